import { type RawBuilder, sql } from 'kysely';
import { type Db, lockRows, type Tx } from '../db/database.ts';
import type { ResourceQuantity } from './rules.ts';

/** The SQL parts of a `ReservationKind`, which documents them. */
export interface KindSql {
  name: string;
  table: string;
  columns: Readonly<Record<string, 'key' | 'recorded'>>;
  available: RawBuilder<unknown>;
  deduct: RawBuilder<unknown>;
}

/** `require_all` reserves every resource in full or nothing at all; `reserve_available` reserves of each what is available. */
export type ReserveMode = 'require_all' | 'reserve_available';

/** SQL: what is available of a resource whose limit was removed since it was requested: more units than anybody requests. */
export const unlimited: RawBuilder<unknown> = sql.lit(1_000_000);

/** The result of reserving one resource. */
export interface ReserveRow {
  /** Its key columns, and the recorded ones if some of it was reserved. */
  resource: Record<string, unknown>;
  requested: number;
  /** Units before the reservation; 0 if the resource does not exist. */
  available: number;
  reserved: number;
}

/**
 * Reserves resources of one kind and records the reservations, in one statement. `requested` names each resource once; rows are
 * locked in the order of their keys, whatever the order of `requested`. The lock (`for no key update`) does not wait for inserts of
 * rows that refer to them, such as those of `ensureCustomerCoupons`: with `for update`, concurrent orders would deadlock. The `limit`
 * of `requested` is the number of its rows: without it the planner expects 100 and reads the whole table.
 */
export async function reserveResources(
  tx: Tx,
  kind: KindSql,
  {
    requested,
    mode,
    attempt,
    reference,
    now,
  }: { requested: readonly ResourceQuantity[]; mode: ReserveMode; attempt: number; reference: string; now: Date },
): Promise<ReserveRow[]> {
  const { table, key, columns } = identifiersOf(kind);
  const allAvailable = sql`
    not exists (
      select from requested left join locked using (${columnList(key)})
      where coalesce(locked.available, 0) < requested.quantity
    )`;
  const reserving = sql<ReserveRow>`
    with requested as (
      select ${columnList(key, 'key_columns')}, item.quantity
      from jsonb_to_recordset(${JSON.stringify(requested)}::jsonb) as item (resource jsonb, quantity integer)
      cross join jsonb_populate_record(null::${table}, item.resource) as key_columns
      limit ${requested.length}::integer
    ), locked as (
      select ${columnList(columns, 't')}, requested.quantity, ${kind.available} as available
      from requested join ${table} t using (${columnList(key)})
      order by ${columnList(key, 't')}
      for no key update of t
    ), change as (
      select ${columnList(columns)}, least(quantity, available) as units, ${now}::timestamptz as at
      from locked
      where ${mode === 'require_all' ? allAvailable : sql`available > 0`}
    ), deducted as (
      update ${table} t set ${kind.deduct}
      from change
      where ${columnsEqual(key, 't', 'change')}
      returning ${columnList(columns, 'change')}, change.units
    ), recorded as (
      insert into reservations (kind, resource, quantity, reference, attempt, reserved_at)
      select ${kind.name}::text, ${jsonObject(columns, 'deducted')}, units, ${reference}::text, ${attempt}::integer, ${now}::timestamptz
      from deducted
    )
    select
      case when deducted.units is null then ${jsonObject(key, 'requested')} else ${jsonObject(columns, 'deducted')} end as resource,
      requested.quantity as requested, coalesce(locked.available, 0) as available, coalesce(deducted.units, 0) as reserved
    from requested
    left join locked on ${columnsEqual(key, 'locked', 'requested')}
    left join deducted on ${columnsEqual(key, 'deducted', 'requested')}`;
  const { rows } = await lockRows(rowNames(kind, requested), () => reserving.execute(tx));
  return rows;
}

/** Records reservations of one kind without deducting units, those that `isReleased` as released. Existing ones are not changed. */
export async function recordReservations(
  tx: Tx,
  { name }: Pick<KindSql, 'name'>,
  { held, now }: { held: readonly (ResourceQuantity & { reference: string; isReleased: boolean })[]; now: Date },
): Promise<void> {
  await sql`
    insert into reservations (kind, resource, quantity, reference, attempt, reserved_at, released_at)
    select ${name}::text, held.resource, held.quantity, held.reference,
      coalesce((select max(previous.attempt) from reservations previous where previous.reference = held.reference), 1),
      ${now}::timestamptz, case when held."isReleased" then ${now}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(held)}::jsonb)
      as held (resource jsonb, quantity integer, reference text, "isReleased" boolean)
    on conflict do nothing`.execute(tx);
}

/** A row of the table `reservations`. */
export interface ReservationRow {
  kind: string;
  resource: Record<string, unknown>;
  quantity: number;
  attempt: number;
  isReleased: boolean;
}

/** All reservations of a reference, released ones included. */
export async function selectReservations(db: Db, reference: string): Promise<ReservationRow[]> {
  const { rows } = await sql<ReservationRow>`
    select kind, resource, quantity, attempt, released_at is not null as "isReleased"
    from reservations where reference = ${reference}::text`.execute(db);
  return rows;
}

/** Units that can be withdrawn from unreleased reservations of these kinds, locked until the transaction ends, by kind and resource. */
export async function lockWithdrawable(
  tx: Tx,
  { reference, kinds }: { reference: string; kinds: readonly string[] },
): Promise<(ResourceQuantity & { kind: string })[]> {
  const { rows } = await sql<ResourceQuantity & { kind: string }>`
    select kind, resource, quantity - withdrawn as quantity from reservations
    where reference = ${reference}::text and kind = any(${kinds}::text[]) and released_at is null and withdrawn < quantity
    order by kind, resource
    for update`.execute(tx);
  return rows;
}

/** Withdraws units from unreleased reservations. */
export async function markWithdrawn(
  tx: Tx,
  { reference, withdrawn }: { reference: string; withdrawn: readonly (ResourceQuantity & { kind: string })[] },
): Promise<void> {
  await sql`
    update reservations set withdrawn = reservations.withdrawn + part.quantity
    from jsonb_to_recordset(${JSON.stringify(withdrawn)}::jsonb) as part (kind text, resource jsonb, quantity integer)
    where reservations.reference = ${reference}::text and reservations.released_at is null
      and reservations.kind = part.kind and reservations.resource = part.resource`.execute(tx);
}

/**
 * Marks all reservations of a reference as released, after locking them in the order of `lockWithdrawable`: concurrent releases
 * would deadlock. @returns the units that were neither released nor withdrawn before
 */
export async function markReleased(
  tx: Tx,
  { reference, now }: { reference: string; now: Date },
): Promise<(ResourceQuantity & { kind: string })[]> {
  const { rows } = await sql<ResourceQuantity & { kind: string }>`
    with unreleased as (
      select reference, attempt, kind, resource from reservations
      where reference = ${reference}::text and released_at is null
      order by kind, resource
      for update
    )
    update reservations set released_at = ${now}::timestamptz
    from unreleased
    where ${columnsEqual(['reference', 'attempt', 'kind', 'resource'], 'reservations', 'unreleased')}
    returning reservations.kind, reservations.resource, reservations.quantity - reservations.withdrawn as quantity`.execute(
    tx,
  );
  return rows.filter(({ quantity }) => quantity > 0);
}

/** Returns released units of one kind to their resources, except to deleted ones. Locks rows in the order of `reserveResources`. */
export async function returnUnits(
  tx: Tx,
  kind: KindSql,
  { released, now }: { released: readonly ResourceQuantity[]; now: Date },
): Promise<void> {
  const { table, key, columns } = identifiersOf(kind);
  const returning = sql`
    with released as (
      select ${columnList(columns, 'recorded_columns')}, item.quantity
      from jsonb_to_recordset(${JSON.stringify(released)}::jsonb) as item (resource jsonb, quantity integer)
      cross join jsonb_populate_record(null::${table}, item.resource) as recorded_columns
      limit ${released.length}::integer
    ), change as (
      select ${columnList(columns, 'released')}, -released.quantity as units, ${now}::timestamptz as at
      from released join ${table} t using (${columnList(key)})
      order by ${columnList(key, 't')}
      for no key update of t
    )
    update ${table} t set ${kind.deduct}
    from change
    where ${columnsEqual(key, 't', 'change')}`;
  await lockRows(rowNames(kind, released), () => returning.execute(tx));
}

/** The rows of resources, for `lockRows`. */
function rowNames(kind: KindSql, resources: readonly ResourceQuantity[]): string[] {
  const { key } = identifiersOf(kind);
  const names = resources.map(({ resource }) => [kind.table, ...key.map((column) => resource[column])].join(' '));
  return [...new Set(names)];
}

/** The number of the advisory lock of `holdLimits` and `lockLimits`. */
const limitsLock = sql.lit(7243_0003);

export async function lockShared(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${limitsLock})`.execute(tx);
}

export async function lockExclusively(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${limitsLock})`.execute(tx);
}

const savepoint = sql.ref('reservations');

export async function setSavepoint(tx: Tx): Promise<void> {
  await sql`savepoint ${savepoint}`.execute(tx);
}

/** Undoes all writes since `setSavepoint` and releases their row locks. */
export async function rollBackToSavepoint(tx: Tx): Promise<void> {
  await sql`rollback to savepoint ${savepoint}`.execute(tx);
}

function identifiersOf({ table, columns }: KindSql) {
  const names = Object.keys(columns);
  return { table: sql.table(table), key: names.filter((name) => columns[name] === 'key'), columns: names };
}

function columnList(columns: readonly string[], alias?: string): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(alias ? `${alias}.${column}` : column)));
}

function jsonObject(columns: readonly string[], alias: string): RawBuilder<unknown> {
  return sql`jsonb_build_object(${sql.join(columns.flatMap((column) => [sql.lit(column), sql.ref(`${alias}.${column}`)]))})`;
}

function columnsEqual(columns: readonly string[], one: string, other: string): RawBuilder<unknown> {
  const pairs = columns.map((column) => sql`${sql.ref(`${one}.${column}`)} = ${sql.ref(`${other}.${column}`)}`);
  return sql.join(pairs, sql` and `);
}
