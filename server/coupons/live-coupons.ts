import type { AppContext } from '../app-context.ts';
import type { Db } from '../db/database.ts';
import { LiveCache } from '../db/live-cache.ts';
import { compileStored, type Parsed, parseRules, type Rules } from '../promotions/promotions.ts';
import { type CouponDefinition, selectCouponDefinitions } from './queries.ts';

/** The conditions and actions of coupons, by coupon id. */
export type CompiledCoupons = ReadonlyMap<number, Rules>;

type LoadDeps = Pick<AppContext, 'db' | 'clock' | 'log'>;

/** The coupons that have not ended, or ended lately: cached by this process, or read if the context has no cache. Must not run in a transaction. */
export function liveCoupons(
  context: LoadDeps & Pick<AppContext, 'liveCoupons'>,
): Promise<CompiledCoupons> | CompiledCoupons {
  return context.liveCoupons ? context.liveCoupons.read(context) : loadLiveCoupons(context);
}

/** The coupons of a process, read again when they change. */
export class LiveCouponCache extends LiveCache<CompiledCoupons, LoadDeps> {
  constructor() {
    super(loadLiveCoupons, 'promotions');
  }
}

/** Days for which carts still say what a coupon did that ended. */
const daysAfterEnd = 30;

async function loadLiveCoupons({ db, clock, log }: LoadDeps): Promise<CompiledCoupons> {
  const endedAfter = new Date(clock().getTime() - daysAfterEnd * 24 * 3_600_000);
  return await compileCoupons({ db, log }, await selectCouponDefinitions(db, endedAfter));
}

/** The conditions and actions of coupons; those that are not valid are left out. */
export async function compileCoupons(
  context: { db: Db; log: AppContext['log'] },
  definitions: readonly CouponDefinition[],
): Promise<CompiledCoupons> {
  return new Map(await compileStored(context, definitions, parseCoupon, ({ couponId }) => ({ couponId })));
}

function parseCoupon({ couponId, ...json }: CouponDefinition): Parsed<[number, Rules]> {
  const { references, compile } = parseRules(json);
  return { references, compile: (known) => [couponId, compile(known)] };
}
