import type { AppContext } from '../app-context.ts';
import type { Db } from '../db/database.ts';
import { LiveCache } from './live-cache.ts';
import type { Promotion } from './model.ts';
import { type PromotionRow, parsePromotion } from './parse-promotion.ts';
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
    super(loadLivePromotions);
  }
}

async function loadLivePromotions({ db, clock, log }: LoadDeps): Promise<LivePromotions> {
  const parsed = (await selectLivePromotions(db, clock())).flatMap((row) => parseStored(row, log));
  const promotions = await compileAll(db, parsed);
  const giftSkuIds = new Set(promotions.flatMap(({ action }) => action.gifts?.map(({ skuId }) => skuId) ?? []));
  return { promotions, giftSkus: giftSkuIds.size > 0 ? await selectGiftSkus(db, [...giftSkuIds]) : new Map() };
}

/** One promotion that is not valid, such as one that a later version wrote, must not prevent the others from applying. */
function parseStored(row: PromotionRow, log: AppContext['log']): Parsed<Promotion>[] {
  try {
    return [parsePromotion(row)];
  } catch (error) {
    log.error({ err: error, promotionId: row.promotionId }, 'a promotion is not valid and does not apply');
    return [];
  }
}

/** Compiles promotions or coupons with what they refer to, read in one statement. */
export async function compileAll<Compiled>(db: Db, parsed: readonly Parsed<Compiled>[]): Promise<Compiled[]> {
  if (parsed.length === 0) return [];
  const references = await selectReferences(db, mergeReferences(parsed.map((one) => one.references)));
  return parsed.map(({ compile }) => compile(references));
}
