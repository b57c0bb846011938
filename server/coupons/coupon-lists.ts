import type { Coupon, CustomerCoupon } from '#contract/coupons.ts';
import type { Locale } from '#contract/locale.ts';
import type { AppContext } from '../app-context.ts';
import { compileCoupons } from './live-coupons.ts';
import { presentCoupon, presentCustomerCoupon } from './present.ts';
import {
  type CouponRow,
  type CustomerCouponRow,
  selectCustomerCoupons,
  selectKeepableCoupons,
  selectOfferedCoupons,
} from './queries.ts';
import { endOfValidity, stateOf, stateOrder } from './rules.ts';

type ListDeps = Pick<AppContext, 'db' | 'clock' | 'log'>;

interface Page {
  limit: number;
  offset: number;
}

type PageOf<Item> = Page & { items: Item[]; total: number };

/** The coupons that are offered to everybody now or soon. */
export async function listOfferedCoupons(
  context: ListDeps,
  { locale, type, withImage, ...page }: Page & { locale: Locale; type?: CouponRow['type']; withImage?: boolean },
): Promise<PageOf<Coupon>> {
  const rows = await selectOfferedCoupons(context.db, context.clock(), { type, withImage });
  return await pageOf(context, rows, page, (row, rules) => presentCoupon(row, rules, locale));
}

/** Collectible coupons that can be kept now or soon, and those that the customer keeps. */
export async function listKeepableCoupons(
  context: ListDeps,
  { customerId, locale, ...page }: Page & { customerId: string; locale: Locale },
): Promise<PageOf<CustomerCoupon>> {
  const now = context.clock();
  const rows = await selectKeepableCoupons(context.db, customerId, now);
  return await pageOf(context, rows, page, (row, rules) => presentCustomerCoupon(row, rules, { locale, now }));
}

/** The coupons that a customer kept or used: usable ones first, then those that end first. */
export async function listCustomerCoupons(
  context: ListDeps,
  {
    customerId,
    locale,
    state,
    ...page
  }: Page & { customerId: string; locale: Locale; state?: CustomerCoupon['state'] },
): Promise<PageOf<CustomerCoupon>> {
  const now = context.clock();
  const rows = (await selectCustomerCoupons(context.db, customerId))
    .map((row) => ({ row, state: stateOf(row, row.customer, now), endsAt: endOfValidity(row, row.customer).getTime() }))
    .filter((one) => !state || one.state === state)
    .sort((one, other) => stateOrder.indexOf(one.state) - stateOrder.indexOf(other.state) || one.endsAt - other.endsAt)
    .map(({ row }) => row);
  return await pageOf(context, rows, page, (row, rules) => presentCustomerCoupon(row, rules, { locale, now }));
}

/** One page of coupons; those whose definition is not valid are left out of it. */
async function pageOf<Row extends CouponRow | CustomerCouponRow, Item>(
  context: ListDeps,
  rows: readonly Row[],
  { limit, offset }: Page,
  present: (row: Row, rules: Parameters<typeof presentCoupon>[1]) => Item,
): Promise<PageOf<Item>> {
  const page = rows.slice(offset, offset + limit);
  const compiled = await compileCoupons(context, page);
  const items = page.flatMap((row) => {
    const rules = compiled.get(row.couponId);
    return rules ? [present(row, rules)] : [];
  });
  return { items, total: rows.length, limit, offset };
}
