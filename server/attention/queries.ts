import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';

export interface StoredItem {
  itemId: number;
  kind: string;
  subject: string;
  details: Record<string, unknown>;
  createdAt: Date;
  doneAt: Date | null;
  doneBy: string | null;
}

const columns = sql`item_id as "itemId", kind, subject, details, created_at as "createdAt", done_at as "doneAt", done_by as "doneBy"`;

/** Inserts an item unless one of its kind and subject is open, which uses up no id. */
export async function insertItem(
  tx: Tx,
  { kind, subject, details, now }: { kind: string; subject: string; details: object; now: Date },
): Promise<void> {
  await sql`
    insert into attention_items (kind, subject, details, created_at)
    select ${kind}, ${subject}, ${JSON.stringify(details)}::jsonb, ${now}::timestamptz
    where not exists (select from attention_items where kind = ${kind} and subject = ${subject} and done_at is null)
    on conflict (kind, subject) where done_at is null do nothing`.execute(tx);
}

/**
 * Inserts an item for each mail that was not sent although pg-boss has given its job up, unless one is open, or was closed since. A mail about
 * what needs attention causes none. Reads the jobs of a day, but only if there is an unsent mail.
 */
export async function insertGivenUpMails(tx: Tx, { kind, now }: { kind: string; now: Date }): Promise<void> {
  await sql`
    insert into attention_items (kind, subject, details, created_at)
    select ${kind}, given_up.mail_id, jsonb_build_object('template', template), ${now}::timestamptz
    from (
      select data ->> 'mailId' as mail_id, max(completed_on) as given_up_at from pgboss.job
      where name = 'send-mail' and state = 'failed' and exists (select from mails where sent_at is null)
      group by 1
    ) given_up
    join mails on mails.mail_id::text = given_up.mail_id
    where sent_at is null and template <> 'attention_notice'
      and not exists (
        select from attention_items
        where kind = ${kind} and subject = given_up.mail_id and (done_at is null or done_at >= given_up_at)
      )
    on conflict (kind, subject) where done_at is null do nothing`.execute(tx);
}

/** Closes the open items of these kinds that have the subject. */
export async function closeItems(
  db: Db,
  { kinds, subject, by, now }: { kinds: readonly string[]; subject: string; by: string; now: Date },
): Promise<void> {
  await db
    .updateTable('attention_items')
    .set({ done_at: now, done_by: by })
    .where('kind', 'in', kinds)
    .where('subject', '=', subject)
    .where('done_at', 'is', null)
    .execute();
}

/** Closes an open item; false if it is not open. */
export async function closeItem(db: Db, itemId: number, { by, now }: { by: string; now: Date }): Promise<boolean> {
  const row = await db
    .updateTable('attention_items')
    .set({ done_at: now, done_by: by })
    .where('item_id', '=', itemId)
    .where('done_at', 'is', null)
    .returning('item_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function selectItems(db: Db, { open, limit }: { open: boolean; limit: number }): Promise<StoredItem[]> {
  const { rows } = await sql<StoredItem>`
    select ${columns} from attention_items where ${open}::boolean is false or done_at is null
    order by item_id limit ${limit}`.execute(db);
  return rows;
}

export async function findItem(db: Db, itemId: number): Promise<StoredItem | undefined> {
  const { rows } =
    await sql<StoredItem>`select ${columns} from attention_items where item_id = ${itemId}::integer`.execute(db);
  return rows[0];
}

/** The open items that were not reported, which are reported from now on; another process gets none of them. */
export async function claimUnreported(tx: Tx, now: Date): Promise<StoredItem[]> {
  const { rows } = await sql<StoredItem>`
    with claimed as (
      update attention_items set reported_at = ${now}::timestamptz where item_id in (
        select item_id from attention_items where reported_at is null and done_at is null for update skip locked
      ) returning *
    ) select ${columns} from claimed order by item_id`.execute(tx);
  return rows;
}

/** How many items are open, by kind; a kind without one is absent. */
export async function countOpen(db: Db): Promise<{ kind: string; count: number }[]> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*)::integer as count from attention_items where done_at is null group by kind`.execute(db);
  return rows;
}
