import type { RawBuilder } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Database as Tables } from '../db/tables.ts';
import {
  type KindQuery,
  putBack,
  type Reserving,
  recordRelease,
  reserveRows,
  rollBackToSavepoint,
  selectReservations,
  setSavepoint,
} from './queries.ts';
import { type ShortageCode, shortageCode, sumByResource } from './rules.ts';

/*
 * What runs out is reserved by an order when it is placed, released when the order is cancelled or expires, and reserved again when
 * an order is paid after it expired: stock, quotas, uses. How much there is of a kind and which orders want it is said by the feature
 * that owns it, in one `ReservationKind`; how it is reserved exactly once, never beyond what there is, is here.
 */

/**
 * The resources of each kind. A kind adds itself here where it is declared (`declare module`), and must be in every list of all
 * kinds then: `key` are the columns of the kind's table that name a resource, `recorded` those whose values are recorded as they are
 * when it is reserved, because releasing needs them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: its members are added by the features that own them.
export interface ReservableResources {}

export type ReservationKindName = keyof ReservableResources;
type KeyOf<Name extends ReservationKindName> = ReservableResources[Name]['key'];
type RecordedOf<Name extends ReservationKindName> = ReservableResources[Name] extends { recorded: infer Recorded }
  ? Recorded
  : unknown;

/** Something that orders reserve. `Order` is what it has to know of an order. */
export interface ReservationKind<Name extends ReservationKindName, Order> {
  /** As it is in the table `reservations`: never changes. */
  name: Name;
  /** The table that has one row for each resource. */
  table: keyof Tables;
  columns: { [Column in keyof KeyOf<Name>]: 'key' } & { [Column in keyof RecordedOf<Name>]: 'recorded' };
  /** SQL: the units of the row `t` that are free. */
  available: RawBuilder<unknown>;
  /**
   * SQL: the assignments of an `update … t set` that take `change.units` out of the row `t`, or put them back where they are below
   * zero. `change` has the columns of the resource, too, and `change.at`, the time. The table's own constraints are the last defence.
   */
  take: RawBuilder<unknown>;
  /** What an order wants of it; nothing, where the kind does not concern the order. A resource may be named several times. */
  wanted: (order: Order) => { resource: KeyOf<Name>; quantity: number }[];
  /** When an order reserves again, it must get all that it had, or gets what is left of it. */
  again: 'all' | 'what_is_left';
  /** What a buyer is answered who wants some when none is left. */
  noneLeft: ShortageCode;
}

/** Every kind, in the order in which their rows are locked. */
export type ReservationKinds<Order> = { [Name in ReservationKindName]: ReservationKind<Name, Order> };

export type ReservedResource<Name extends ReservationKindName> = KeyOf<Name> & RecordedOf<Name>;

export type Reserved =
  | { ok: true /** By kind. */; resources: { [Name in ReservationKindName]: ReservedResource<Name>[] } }
  | {
      ok: false;
      code: ShortageCode;
      /** Of the first kind that is short of something. */
      short: { resource: Record<string, unknown>; wanted: number; available: number }[];
    };

/**
 * Reserves all that an order wants, or reports what is short: then the caller rolls back. Rows are locked until the transaction
 * ends, in the same order by everybody, so that buyers wait for each other and never deadlock.
 *
 * @throws when the reference reserved before
 */
export async function reserve<Order>(
  tx: Tx,
  kinds: Partial<ReservationKinds<Order>>,
  order: Order,
  { reference, now }: Reserving,
): Promise<Reserved> {
  const resources: Record<string, unknown[]> = {};
  for (const kind of listOf(kinds)) {
    const wanted = sumByResource(kind.wanted(order));
    const rows =
      wanted.length > 0 ? await reserveRows(tx, kind, { wanted, mode: 'all', attempt: 1, reference, now }) : [];
    const short = rows.filter((row) => row.available < row.wanted);
    if (short.length > 0) return { ok: false, code: shortageCode(kind.noneLeft, short), short };
    resources[kind.name] = rows.map(({ resource }) => resource);
  }
  return { ok: true, resources: resources as Extract<Reserved, { ok: true }>['resources'] };
}

/** Releases all that a reference has reserved, exactly once: again, or where nothing is reserved, it changes nothing. */
export async function release<Order>(
  tx: Tx,
  kinds: Partial<ReservationKinds<Order>>,
  { reference, now }: Reserving,
): Promise<void> {
  const released = Map.groupBy(await recordRelease(tx, { reference, now }), ({ kind }) => kind);
  for (const kind of listOf(kinds, released.keys())) {
    const ofKind = released.get(kind.name);
    if (ofKind) await putBack(tx, kind, { released: ofKind, now });
  }
}

/**
 * Reserves again what a reference reserved first and released since: all of some kinds, what is left of others.
 *
 * @returns false, with nothing changed, where a kind that must be whole is not
 * @throws when the reference still has something reserved
 */
export async function reserveAgain<Order>(
  tx: Tx,
  kinds: Partial<ReservationKinds<Order>>,
  { reference, now }: Reserving,
): Promise<boolean> {
  const before = await selectReservations(tx, reference);
  if (before.some(({ isReleased }) => !isReleased)) throw new Error(`${reference} still has something reserved`);
  const attempt = Math.max(0, ...before.map((reservation) => reservation.attempt)) + 1;
  const first = Map.groupBy(
    before.filter((reservation) => reservation.attempt === 1),
    ({ kind }) => kind,
  );
  await setSavepoint(tx);
  for (const kind of listOf(kinds, first.keys())) {
    const wanted = first.get(kind.name);
    if (!wanted) continue;
    const rows = await reserveRows(tx, kind, { wanted, mode: kind.again, attempt, reference, now });
    if (kind.again === 'all' && rows.some((row) => row.reserved < row.wanted)) {
      await rollBackToSavepoint(tx);
      return false;
    }
  }
  return true;
}

type AnyKind<Order> = KindQuery & {
  wanted: (order: Order) => { resource: Record<string, unknown>; quantity: number }[];
  again: 'all' | 'what_is_left';
  noneLeft: ShortageCode;
};

/**
 * The kinds in the order in which their rows are locked.
 *
 * @throws when one of the recorded names is that of no kind: what it reserved would be lost
 */
function listOf<Order>(kinds: Partial<ReservationKinds<Order>>, recorded: Iterable<string> = []): AnyKind<Order>[] {
  for (const name of recorded) if (!(name in kinds)) throw new Error(`no kind of reservation is called ${name}`);
  return Object.values<AnyKind<Order>>(kinds as Record<string, AnyKind<Order>>);
}
