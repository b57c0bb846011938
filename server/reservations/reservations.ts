import type { RawBuilder } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Database as Tables } from '../db/tables.ts';
import {
  type KindSql,
  lockExclusively,
  lockShared,
  lockWithdrawable,
  markReleased,
  markWithdrawn,
  type ReserveMode,
  recordReservations,
  reserveResources,
  returnUnits,
  rollBackToSavepoint,
  selectReservations,
  setSavepoint,
} from './queries.ts';
import { planWithdrawal, type ResourceQuantity, type ShortageCode, shortageCode, sumByResource } from './rules.ts';

export { unlimited } from './queries.ts';
export { remainingPercent } from './rules.ts';

/*
 * Orders reserve limited resources: stock, quotas, stock of add-on deals, uses of promotions and coupons. They are reserved when an order is placed,
 * released when it is cancelled, expires or is to be refunded, and reserved again when it is paid after that. Each kind is declared by the
 * feature that owns it as a `ReservationKind`; this module reserves exactly once and never more than is available.
 *
 * A `reference` identifies what reserves: an order id, which has no further meaning here.
 */

/**
 * The resources of each kind. A kind adds itself where it is declared (`declare module`); lists of all kinds that lack it then
 * fail to compile. `key` has the columns of the kind's table that identify a resource, `recorded` those whose current values
 * are stored with a reservation because releasing it depends on them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: its members are added by the features that own them.
export interface ReservableResources {}

export type ReservationKindName = keyof ReservableResources;
type KeyOf<Name extends ReservationKindName> = ReservableResources[Name]['key'];
type RecordedOf<Name extends ReservationKindName> = ReservableResources[Name] extends { recorded: infer Recorded }
  ? Recorded
  : unknown;

/** A kind of resource that orders reserve. `Order` is the part of an order that the kind depends on. */
export interface ReservationKind<Name extends ReservationKindName, Order> {
  /** As stored in the table `reservations`: must never change. */
  name: Name;
  /** The table that has one row per resource. */
  table: keyof Tables;
  columns: { [Column in keyof KeyOf<Name>]: 'key' } & { [Column in keyof RecordedOf<Name>]: 'recorded' };
  /** SQL expression: the available units of the row `t`. */
  available: RawBuilder<unknown>;
  /**
   * SQL assignments of an `update … t set` that deduct `change.units` from the row `t`; negative units are returned to it.
   * `change` also has the resource's columns and `change.at`, the current time.
   */
  deduct: RawBuilder<unknown>;
  /** The units that an order requests; a resource may occur several times. */
  requestedBy: (order: Order) => { resource: KeyOf<Name>; quantity: number }[];
  /** Whether an order that reserves again must get all units of this kind, or as many as are available. */
  onReserveAgain: ReserveMode;
  /** The error code if a requested resource has no units left. */
  codeWhenExhausted: ShortageCode;
}

/** Every kind, in the order in which their rows are locked. */
export type ReservationKinds<Order> = { [Name in ReservationKindName]: ReservationKind<Name, Order> };

export type ReservedResource<Name extends ReservationKindName> = KeyOf<Name> & RecordedOf<Name>;

/** By kind. */
export type ReservedResources = { [Name in ReservationKindName]: ReservedResource<Name>[] };

export type ReserveResult =
  | { ok: true; resources: ReservedResources }
  | {
      ok: false;
      code: ShortageCode;
      /** Resources of the first kind that lacks some. */
      shortages: { resource: Record<string, unknown>; requested: number; available: number }[];
    };

/**
 * Holds limits as they are until the transaction ends: an import that sets one waits. Whatever an order requests by its limits must be read
 * after it. Releasing and reserving again begin with it.
 */
export async function holdLimits(tx: Tx): Promise<void> {
  await lockShared(tx);
}

/**
 * Waits for the transactions that hold limits, and lets others wait until this one ends: to be called before a transaction counts what
 * orders hold of a limit that it sets (`recordHeld`), and before it locks any row.
 */
export async function lockLimits(tx: Tx): Promise<void> {
  await lockExclusively(tx);
}

/**
 * Reserves all that an order requests. If some is not available, the caller must roll back: other kinds may be reserved already.
 * Rows stay locked until the transaction ends, always in the same order, so that concurrent orders never deadlock.
 *
 * @throws if the reference has reserved before
 */
export async function reserve<Order>(
  tx: Tx,
  kinds: Partial<ReservationKinds<Order>>,
  order: Order,
  { reference, now }: { reference: string; now: Date },
): Promise<ReserveResult> {
  const resources = noResources(kinds);
  for (const kind of kindsInLockOrder(kinds)) {
    const requested = sumByResource(kind.requestedBy(order));
    const rows =
      requested.length > 0
        ? await reserveResources(tx, kind, { requested, mode: 'require_all', attempt: 1, reference, now })
        : [];
    const shortages = rows.filter((row) => row.available < row.requested);
    if (shortages.length > 0) return { ok: false, code: shortageCode(kind.codeWhenExhausted, shortages), shortages };
    resources[kind.name] = rows.map(({ resource }) => resource);
  }
  return { ok: true, resources: resources as ReservedResources };
}

/** Releases all reservations of a reference. Idempotent: without unreleased reservations nothing changes. */
export async function release<Order>(
  tx: Tx,
  kinds: Partial<ReservationKinds<Order>>,
  { reference, now }: { reference: string; now: Date },
): Promise<void> {
  await holdLimits(tx);
  const releasedByKind = Map.groupBy(await markReleased(tx, { reference, now }), ({ kind }) => kind);
  for (const kind of kindsInLockOrder(kinds, releasedByKind.keys())) {
    const released = releasedByKind.get(kind.name);
    if (released) await returnUnits(tx, kind, { released, now });
  }
}

/**
 * Ends units of a reference before the rest of its reservations: of each resource, as many as are not released or withdrawn yet.
 * `returnsUnits` returns them, otherwise they are used up. A resource is wanted by some of its columns.
 */
export async function withdraw<Order>(
  tx: Tx,
  kinds: Partial<ReservationKinds<Order>>,
  {
    reference,
    wanted,
    returnsUnits,
    now,
  }: { reference: string; wanted: readonly ResourceQuantity[]; returnsUnits: boolean; now: Date },
): Promise<void> {
  await holdLimits(tx);
  const reservations = await lockWithdrawable(tx, { reference, kinds: Object.keys(kinds) });
  const withdrawn = planWithdrawal(reservations, sumByResource(wanted));
  if (withdrawn.length === 0) return;
  await markWithdrawn(tx, { reference, withdrawn });
  if (!returnsUnits) return;
  for (const kind of kindsInLockOrder(kinds)) {
    const released = withdrawn.filter((part) => part.kind === kind.name);
    if (released.length > 0) await returnUnits(tx, kind, { released, now });
  }
}

/**
 * Reserves what a reference reserved at first and released since: in full or as far as available, as `onReserveAgain` of each
 * kind says.
 *
 * @returns what is reserved now, by kind; null, with nothing changed, if a kind with `require_all` is not available in full
 * @throws if the reference has unreleased reservations
 */
export async function reserveAgain<Order>(
  tx: Tx,
  kinds: Partial<ReservationKinds<Order>>,
  { reference, now }: { reference: string; now: Date },
): Promise<ReservedResources | null> {
  await holdLimits(tx);
  const previous = await selectReservations(tx, reference);
  if (previous.some(({ isReleased }) => !isReleased)) throw new Error(`${reference} has unreleased reservations`);
  const attempt = Math.max(0, ...previous.map((reservation) => reservation.attempt)) + 1;
  const firstByKind = Map.groupBy(
    previous.filter((reservation) => reservation.attempt === 1),
    ({ kind }) => kind,
  );
  const resources = noResources(kinds);
  await setSavepoint(tx);
  for (const kind of kindsInLockOrder(kinds, firstByKind.keys())) {
    const requested = firstByKind.get(kind.name);
    if (!requested) continue;
    const mode = kind.onReserveAgain;
    const rows = await reserveResources(tx, kind, { requested, mode, attempt, reference, now });
    if (mode === 'require_all' && rows.some((row) => row.reserved < row.requested)) {
      await rollBackToSavepoint(tx);
      return null;
    }
    resources[kind.name] = rows.map(({ resource }) => resource);
  }
  return resources as ReservedResources;
}

/**
 * Records what references hold of resources that were not limited when they were placed, so that releasing it returns the units. The
 * caller counts these units as used; nothing is deducted here. What `isReleased` is held no longer, and is what the reference reserves
 * again. Requires `lockLimits`.
 */
export async function recordHeld<Name extends ReservationKindName>(
  tx: Tx,
  name: Name,
  held: readonly { resource: KeyOf<Name>; quantity: number; reference: string; isReleased: boolean }[],
  now: Date,
): Promise<void> {
  if (held.length > 0) await recordReservations(tx, { name }, { held, now });
}

type AnyKind<Order> = KindSql & {
  requestedBy: (order: Order) => { resource: Record<string, unknown>; quantity: number }[];
  onReserveAgain: ReserveMode;
  codeWhenExhausted: ShortageCode;
};

function noResources(kinds: object): Record<string, unknown[]> {
  return Object.fromEntries(Object.keys(kinds).map((name) => [name, []]));
}

/** @throws if a kind in `reservedKinds` is missing in `kinds`: its units would never be returned */
function kindsInLockOrder<Order>(
  kinds: Partial<ReservationKinds<Order>>,
  reservedKinds: Iterable<string> = [],
): AnyKind<Order>[] {
  for (const name of reservedKinds) if (!(name in kinds)) throw new Error(`unknown reservation kind: ${name}`);
  return Object.values<AnyKind<Order>>(kinds as Record<string, AnyKind<Order>>);
}
