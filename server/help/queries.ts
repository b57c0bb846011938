import { sql } from 'kysely';
import type { HelpContent, HelpType } from '#contract/help.ts';
import type { Locale } from '#contract/locale.ts';
import type { Db } from '../db/database.ts';
import { isInWindow } from '../db/window-queries.ts';

/** A help page that is in its window, with its type. */
export interface HelpRow extends HelpContent {
  path: string;
  type: string;
  related: string[];
}

/** The types of help, by position. */
export async function typeRows(db: Db, locale: Locale): Promise<HelpType[]> {
  const { rows } = await sql<HelpType>`
    select help_type as type, label ->> ${locale}::text as label, description ->> ${locale}::text as description
    from help_types order by position, help_type`.execute(db);
  return rows;
}

/** The help pages that are in their window, by position in their type. */
export async function contentRows(db: Db, now: Date, locale: Locale): Promise<HelpRow[]> {
  const { rows } = await sql<HelpRow>`
    select path, substr(path, length('/help/') + 1) as slug, p.title ->> ${locale}::text as title,
      p.description ->> ${locale}::text as description, h.question ->> ${locale}::text as question,
      h.help_type as type, h.related
    from help_contents h join content_pages p using (path)
    where ${isInWindow('p', now)}
    order by h.position, path`.execute(db);
  return rows;
}

/** The place of a help page, whatever its window. */
export async function findPlace(
  db: Db,
  path: string,
  locale: Locale,
): Promise<{ type: string; label: string; related: string[] } | undefined> {
  const { rows } = await sql<{ type: string; label: string; related: string[] }>`
    select t.help_type as type, t.label ->> ${locale}::text as label, h.related
    from help_contents h join help_types t using (help_type) where path = ${path}::text`.execute(db);
  return rows[0];
}

/** Stores a visitor's vote about a page that is in its window, instead of an earlier one. @returns whether there is such a page */
export async function saveVote(
  db: Db,
  vote: { path: string; visitorHash: string; locale: Locale; helpful: boolean; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into help_votes (path, visitor_hash, locale, helpful, voted_at)
    select path, ${vote.visitorHash}::text, ${vote.locale}::text, ${vote.helpful}::boolean, ${vote.now}::timestamptz
    from help_contents join content_pages p using (path)
    where path = ${vote.path}::text
      and ${isInWindow('p', vote.now)}
    on conflict (path, visitor_hash) do update
      set locale = excluded.locale, helpful = excluded.helpful, voted_at = excluded.voted_at
    returning path`.execute(db);
  return rows.length > 0;
}

/** Votes about a page in a language. */
export interface VoteCount {
  path: string;
  locale: Locale;
  helpful: number;
  notHelpful: number;
}

/** Counts votes since a time by page and language; those with the most negative votes first. */
export async function countVotes(db: Db, since: Date | null): Promise<VoteCount[]> {
  const { rows } = await sql<VoteCount>`
    select path, locale, (count(*) filter (where helpful))::integer as helpful,
      (count(*) filter (where not helpful))::integer as "notHelpful"
    from help_votes where ${since}::timestamptz is null or voted_at >= ${since}::timestamptz
    group by path, locale order by "notHelpful" desc, helpful desc, path, locale`.execute(db);
  return rows;
}
