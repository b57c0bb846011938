import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import type { Wanted } from './rules.ts';

/** What the statements need to know of a kind; `ReservationKind` says what each part means. */
export interface KindQuery {
  name: string;
  table: string;
  columns: Readonly<Record<string, 'key' | 'recorded'>>;
  available: RawBuilder<unknown>;
  take: RawBuilder<unknown>;
}

/** Who reserves or releases, and when. */
export interface Reserving {
  /** Opaque here: an order's id. */
  reference: string;
  now: Date;
}

/** A resource with what became of the wish for it. */
export interface ReservedRow {
  /** Its key columns, and the recorded ones where some of it was reserved. */
  resource: Record<string, unknown>;
  wanted: number;
  /** Units that there were before; 0 where there is no such resource. */
  available: number;
  reserved: number;
}

/**
 * Reserves resources of one kind and records it: all that is wanted or nothing, or of each what is left. The rows are locked in the
 * order of their keys, whatever the order of `wanted`, which names each resource once.
 */
export async function reserveRows(
  tx: Tx,
  kind: KindQuery,
  {
    wanted,
    mode,
    attempt,
    reference,
    now,
  }: Reserving & { wanted: readonly Wanted[]; mode: 'all' | 'what_is_left'; attempt: number },
): Promise<ReservedRow[]> {
  const { table, key, columns } = partsOf(kind);
  const isEnough = sql`
    not exists (
      select from wanted left join locked using (${listOf(key)})
      where coalesce(locked.available, 0) < wanted.quantity
    )`;
  const { rows } = await sql<ReservedRow>`
    with wanted as (
      select ${listOf(key, 'line')}, asked.quantity
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as asked (resource jsonb, quantity integer)
      cross join jsonb_populate_record(null::${table}, asked.resource) as line
    ), locked as (
      select ${listOf(columns, 't')}, wanted.quantity, ${kind.available} as available
      from wanted join ${table} t using (${listOf(key)})
      order by ${listOf(key, 't')}
      for update of t
    ), change as (
      select ${listOf(columns)}, least(quantity, available) as units, ${now}::timestamptz as at
      from locked
      where ${mode === 'all' ? isEnough : sql`available > 0`}
    ), taken as (
      update ${table} t set ${kind.take}
      from change
      where ${areEqual(key, 't', 'change')}
      returning ${listOf(columns, 'change')}, change.units
    ), recorded as (
      insert into reservations (kind, resource, quantity, reference, attempt, reserved_at)
      select ${kind.name}::text, ${objectOf(columns, 'taken')}, units, ${reference}::text, ${attempt}::integer, ${now}::timestamptz
      from taken
    )
    select case when taken.units is null then ${objectOf(key, 'wanted')} else ${objectOf(columns, 'taken')} end as resource,
      wanted.quantity as wanted, coalesce(locked.available, 0) as available, coalesce(taken.units, 0) as reserved
    from wanted
    left join locked on ${areEqual(key, 'locked', 'wanted')}
    left join taken on ${areEqual(key, 'taken', 'wanted')}`.execute(tx);
  return rows;
}

/** A reservation as it is recorded. */
export interface RecordedReservation {
  kind: string;
  resource: Record<string, unknown>;
  quantity: number;
  attempt: number;
  isReleased: boolean;
}

/** All that a reference ever reserved. */
export async function selectReservations(db: Db, reference: string): Promise<RecordedReservation[]> {
  const { rows } = await sql<RecordedReservation>`
    select kind, resource, quantity, attempt, released_at is not null as "isReleased"
    from reservations where reference = ${reference}::text`.execute(db);
  return rows;
}

/** Records that all that a reference has reserved is released. @returns what that is: nothing where it was released before */
export async function recordRelease(
  tx: Tx,
  { reference, now }: Reserving,
): Promise<{ kind: string; resource: Record<string, unknown>; quantity: number }[]> {
  const { rows } = await sql<{ kind: string; resource: Record<string, unknown>; quantity: number }>`
    update reservations set released_at = ${now}::timestamptz
    where reference = ${reference}::text and released_at is null
    returning kind, resource, quantity`.execute(tx);
  return rows;
}

/** Puts released units of one kind back where they were taken, as far as that still exists; rows are locked as by `reserveRows`. */
export async function putBack(
  tx: Tx,
  kind: KindQuery,
  { released, now }: { released: readonly { resource: object; quantity: number }[]; now: Date },
): Promise<void> {
  const { table, key, columns } = partsOf(kind);
  await sql`
    with released as (
      select ${listOf(columns, 'line')}, given.quantity
      from jsonb_to_recordset(${JSON.stringify(released)}::jsonb) as given (resource jsonb, quantity integer)
      cross join jsonb_populate_record(null::${table}, given.resource) as line
    ), change as (
      select ${listOf(columns, 'released')}, -released.quantity as units, ${now}::timestamptz as at
      from released join ${table} t using (${listOf(key)})
      order by ${listOf(key, 't')}
      for update of t
    )
    update ${table} t set ${kind.take}
    from change
    where ${areEqual(key, 't', 'change')}`.execute(tx);
}

const savepoint = sql.ref('reservations');

/** What is written from here on can be undone within the transaction. */
export async function setSavepoint(tx: Tx): Promise<void> {
  await sql`savepoint ${savepoint}`.execute(tx);
}

/** Undoes what was written since `setSavepoint`; the locks of that are given up. */
export async function rollBackToSavepoint(tx: Tx): Promise<void> {
  await sql`rollback to savepoint ${savepoint}`.execute(tx);
}

function partsOf({ table, columns }: KindQuery) {
  const names = Object.keys(columns);
  return { table: sql.table(table), key: names.filter((name) => columns[name] === 'key'), columns: names };
}

function listOf(columns: readonly string[], alias?: string): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(alias ? `${alias}.${column}` : column)));
}

function objectOf(columns: readonly string[], alias: string): RawBuilder<unknown> {
  return sql`jsonb_build_object(${sql.join(columns.flatMap((column) => [sql.lit(column), sql.ref(`${alias}.${column}`)]))})`;
}

function areEqual(columns: readonly string[], one: string, other: string): RawBuilder<unknown> {
  const pairs = columns.map((column) => sql`${sql.ref(`${one}.${column}`)} = ${sql.ref(`${other}.${column}`)}`);
  return sql.join(pairs, sql` and `);
}
