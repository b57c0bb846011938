import type { Promotion, PromotionLine, Selection } from './model.ts';
import { isRunning } from './window.ts';

/** The promotions whose counters have to be read. */
export interface CountedPromotions {
  /** Those with a limit of all uses. */
  limitedPromotionIds: readonly number[];
  /** Those with gifts. */
  giftPromotionIds: readonly number[];
}

export function countedPromotions(promotions: readonly Promotion[]): CountedPromotions {
  const idsOf = (some: readonly Promotion[]) => some.map(({ promotionId }) => promotionId);
  return {
    limitedPromotionIds: idsOf(promotions.filter(({ totalLimit }) => totalLimit !== null)),
    giftPromotionIds: idsOf(promotions.filter(({ action }) => action.gifts)),
  };
}

/** The promotions in their window at an instant. */
export interface RunningPromotions extends CountedPromotions {
  /** In the order of evaluation: priority descending, then id. */
  promotions: readonly Promotion[];
  /** Whether all of them combine with coupons. */
  allCombineWithCoupons: boolean;
  /** By index in `promotions`: 0 if it selects none of the lines, so that it cannot match any; else 1. */
  selecting(lines: readonly PromotionLine[]): Uint8Array;
}

interface Snapshot {
  /** Between these times, in UTC milliseconds, no promotion starts or ends; `until` is not included. */
  from: number;
  until: number;
  running: RunningPromotions;
}

const snapshots = new WeakMap<readonly Promotion[], Snapshot>();

/** The promotions that are in their window; computed once for all carts until one starts or ends. */
export function runningPromotions(promotions: readonly Promotion[], now: Date): RunningPromotions {
  const time = now.getTime();
  const known = snapshots.get(promotions);
  if (known && known.from <= time && time < known.until) return known.running;
  const boundaries = promotions.flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()]);
  const snapshot = {
    from: boundaries.filter((boundary) => boundary <= time).reduce((a, b) => Math.max(a, b), -Infinity),
    until: boundaries.filter((boundary) => boundary > time).reduce((a, b) => Math.min(a, b), Infinity),
    running: inOrder(promotions.filter((promotion) => isRunning(promotion, now))),
  };
  snapshots.set(promotions, snapshot);
  return snapshot.running;
}

function inOrder(running: Promotion[]): RunningPromotions {
  const promotions = running.sort((a, b) => b.priority - a.priority || a.promotionId - b.promotionId);
  return {
    ...countedPromotions(promotions),
    promotions,
    allCombineWithCoupons: promotions.every(({ combinesWithCoupons }) => combinesWithCoupons),
    selecting: indexSelections(promotions),
  };
}

/** What a promotion is about at most; undefined if it can be about every product. */
function selectionOf({ conditions }: Pick<Promotion, 'conditions'>): Selection | undefined {
  return conditions.find(({ selects }) => selects)?.selects;
}

/** What promotions are about together at most; null if one of them can be about every product. */
export function jointSelection(promotions: readonly Promotion[]): Selection | null {
  const joint = {
    skuId: new Set<number>(),
    productId: new Set<number>(),
    brandId: new Set<number>(),
    categoryId: new Set<number>(),
  };
  for (const promotion of promotions) {
    const selection = selectionOf(promotion);
    if (!selection) return null;
    for (const key of selectionKeys) for (const id of selection[key]) joint[key].add(id);
  }
  return joint;
}

const selectionKeys = ['skuId', 'productId', 'brandId', 'categoryId'] as const satisfies (keyof Selection)[];

/** Indexes promotions by what they select: most of hundreds of promotions are about none of the lines of a cart. */
function indexSelections(promotions: readonly Promotion[]): RunningPromotions['selecting'] {
  const unselective = new Uint8Array(promotions.length);
  const indexes = selectionKeys.map((key) => ({ key, byId: new Map<number, number[]>() }));
  for (const [index, { conditions }] of promotions.entries()) {
    const selection = selectionOf({ conditions });
    if (!selection) unselective[index] = 1;
    for (const { key, byId } of indexes) {
      for (const id of selection?.[key] ?? []) byId.set(id, [...(byId.get(id) ?? []), index]);
    }
  }
  return (lines) => {
    const selecting = unselective.slice();
    for (const line of lines) {
      for (const { key, byId } of indexes) {
        for (const index of byId.get(line[key]) ?? []) selecting[index] = 1;
      }
    }
    return selecting;
  };
}
