import type { AppContext } from '../app-context.ts';
import type { Db } from '../db/database.ts';
import { LiveCache } from '../db/live-cache.ts';
import type { Promotion } from './model.ts';
import { parsePromotion } from './parse-promotion.ts';
import { type GiftSku, selectGiftSkus, selectLivePromotions, selectReferences } from './queries.ts';
import { mergeReferences, type Parsed } from './rule-kind.ts';

/** The promotions that have not ended, ready to be evaluated. */
export interface LivePromotions {
  /** In the order of evaluation. */
  promotions: readonly Promotion[];
  /** The SKUs of their gifts, by id. */
  giftSkus: ReadonlyMap<number, GiftSku>;
}

type LoadDeps = Pick<AppContext, 'db' | 'clock' | 'log'>;

/** The promotions that have not ended: cached by this process, or read if the context has no cache. Must not run in a transaction. */
export function livePromotions(
  context: LoadDeps & Pick<AppContext, 'livePromotions'>,
): Promise<LivePromotions> | LivePromotions {
  return context.livePromotions ? context.livePromotions.read(context) : loadLivePromotions(context);
}

/** The live promotions of a process, read again when they change. */
export class LivePromotionCache extends LiveCache<LivePromotions, LoadDeps> {
  constructor() {
    super(loadLivePromotions, 'promotions');
  }
}

async function loadLivePromotions({ db, clock, log }: LoadDeps): Promise<LivePromotions> {
  const rows = await selectLivePromotions(db, clock());
  const promotions = await compileStored({ db, log }, rows, parsePromotion, ({ promotionId }) => ({ promotionId }));
  const giftSkuIds = new Set(promotions.flatMap(({ action }) => action.gifts?.map(({ skuId }) => skuId) ?? []));
  return { promotions, giftSkus: giftSkuIds.size > 0 ? await selectGiftSkus(db, [...giftSkuIds]) : new Map() };
}

/**
 * Compiles stored promotions or coupons; what they refer to is read in one statement. One that is not valid, such as one that a later
 * version wrote, is logged with what `identify` returns and left out: it must not prevent the others from applying.
 */
export async function compileStored<Row, Compiled>(
  { db, log }: { db: Db; log: AppContext['log'] },
  rows: readonly Row[],
  parse: (row: Row) => Parsed<Compiled>,
  identify: (row: Row) => object,
): Promise<Compiled[]> {
  const parsed = rows.flatMap((row) => {
    try {
      return [parse(row)];
    } catch (error) {
      log.error({ err: error, ...identify(row) }, 'a promotion or coupon is not valid and does not apply');
      return [];
    }
  });
  if (parsed.length === 0) return [];
  const references = await selectReferences(db, mergeReferences(parsed.map((one) => one.references)));
  return parsed.map(({ compile }) => compile(references));
}
