import { type RawBuilder, sql } from 'kysely';
import type { CookieGroupCode } from '#contract/cookie-groups.ts';
import type { Db, Tx } from '../db/database.ts';
import { storedColumns } from '../import-export/stored-columns.ts';
import { type PolicyFileRow, policyColumns } from './import-export-columns.ts';
import type { PolicyGroups } from './policy-groups.ts';

const storage = storedColumns(policyColumns);

/** The version of the policy that was published last. */
export async function selectPolicyInForce(db: Db): Promise<{ published_on: string; groups: PolicyGroups } | undefined> {
  const { rows } = await sql<{ published_on: string; groups: PolicyGroups }>`
    select published_on, groups from cookie_policies order by published_on desc limit 1`.execute(db);
  return rows[0];
}

/** The versions of these days, or all of them, the first one first. */
export async function policiesByDay(db: Db, days: readonly string[] | null): Promise<PolicyFileRow[]> {
  const { rows } = await sql<object>`
    select ${storage.select('cookie_policies')}
    from cookie_policies where ${days}::text[] is null or published_on = any (${days}::text[])
    order by published_on`.execute(db);
  return rows.map(storage.fileRow);
}

/** Those of the versions that a visitor has answered. */
export async function selectAnsweredVersions(db: Db, days: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ version: string }>`
    select p.published_on as version from cookie_policies p
    where p.published_on = any (${days}::text[])
      and exists (select from cookie_consents c where c.policy_version = p.published_on)`.execute(db);
  return new Set(rows.map(({ version }) => version));
}

export async function savePolicies(tx: Tx, rows: readonly PolicyFileRow[]): Promise<void> {
  await sql`
    insert into cookie_policies (${storage.names})
    select ${storage.values} from json_to_recordset(${storage.json(rows)}::json) as r (${storage.record})
    on conflict (published_on) do update set ${storage.assignments({ except: ['published_on'] })}`.execute(tx);
}

export interface NewConsent {
  at: Date;
  policyVersion: string;
  groups: readonly CookieGroupCode[];
  visitorHash: string | null;
  customerId: string | null;
}

/** @returns whether there is such a version of the policy; without it nothing is inserted */
export async function insertConsent(db: Db, consent: NewConsent): Promise<boolean> {
  const { rows } = await sql`
    insert into cookie_consents (at, policy_version, groups, visitor_hash, customer_id)
    select ${consent.at}::timestamptz, p.published_on, ${consent.groups}::text[], ${consent.visitorHash}::text,
      ${consent.customerId}::uuid
    from cookie_policies p where p.published_on = ${consent.policyVersion}::text
    returning cookie_consent_id`.execute(db);
  return rows.length > 0;
}

export function selectConsentsOf(db: Db, customerId: string, maximum: number) {
  return db
    .selectFrom('cookie_consents')
    .select(['at', 'groups', 'policy_version'])
    .where('customer_id', '=', customerId)
    .orderBy('cookie_consent_id', 'desc')
    .limit(maximum)
    .execute();
}

export async function deleteConsentsBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('cookie_consents').where('at', '<', time).execute();
}

/** How often each choice was made, by version of the policy. */
export async function countConsents(
  db: Db,
  period: Period,
): Promise<{ policyVersion: string; groups: string; count: number }[]> {
  const { rows } = await sql<{ policyVersion: string; groups: string; count: number }>`
    select policy_version as "policyVersion", array_to_string(groups, '|') as groups, count(*)::integer as count
    from cookie_consents where ${within(period)}
    group by 1, 2 order by 1 desc, 3 desc, 2`.execute(db);
  return rows;
}

/** A record of a choice, for a file. */
export interface ConsentRecord {
  id: number;
  at: string;
  policyVersion: string;
  groups: string;
  visitorHash: string | null;
  customerId: string | null;
}

/** Records with ids above this one, the first ones first. */
export async function selectConsentsAfter(
  db: Db,
  { after, limit, ...period }: Period & { after: number; limit: number },
): Promise<ConsentRecord[]> {
  const { rows } = await sql<Omit<ConsentRecord, 'at'> & { at: Date }>`
    select cookie_consent_id as id, at, policy_version as "policyVersion", array_to_string(groups, '|') as groups,
      visitor_hash as "visitorHash", customer_id as "customerId"
    from cookie_consents where cookie_consent_id > ${after}::bigint and ${within(period)}
    order by cookie_consent_id limit ${limit}::integer`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** From a time (inclusive) until another (exclusive). */
export interface Period {
  since: Date | null;
  until: Date | null;
}

function within({ since, until }: Period): RawBuilder<unknown> {
  return sql`(${since}::timestamptz is null or at >= ${since}::timestamptz)
    and (${until}::timestamptz is null or at < ${until}::timestamptz)`;
}
