export const couponsPerPage = 20;

/** The tabs of the customer's coupons, as states of the API; `usable` also shows the upcoming ones. */
export const couponTabs = ['usable', 'used', 'expired'] as const;
export type CouponTab = (typeof couponTabs)[number];

/** The choice in the URL of the customer's coupons. */
export interface MyCouponsFilter {
  tab: CouponTab;
  /** From 1. */
  page: number;
}

export function readMyCoupons(query: URLSearchParams): MyCouponsFilter {
  const tab = couponTabs.find((known) => known === query.get('state')) ?? 'usable';
  const page = Number(query.get('page') ?? 1);
  return { tab, page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1 };
}

/** The query string with `?`; empty for the first page of usable coupons. */
export function myCouponsQuery({ tab, page }: MyCouponsFilter): string {
  const query = new URLSearchParams();
  if (tab !== 'usable') query.set('state', tab);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text && `?${text}`;
}
