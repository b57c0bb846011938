import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: whether a row of a table, or its alias, is in its window: from `starts_at`, or without a start if that is null, until `ends_at`,
 * which is excluded, or without an end.
 *
 * @param now by default the time of the database
 */
export function isInWindow(table: string, now?: Date): RawBuilder<boolean> {
  const at = now ? sql`${now}::timestamptz` : sql`now()`;
  const [startsAt, endsAt] = [sql.ref(`${table}.starts_at`), sql.ref(`${table}.ends_at`)];
  return sql`(coalesce(${startsAt} <= ${at}, true) and coalesce(${endsAt} > ${at}, true))`;
}
