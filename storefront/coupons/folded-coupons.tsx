import type { ReactNode } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from '#storefront/ui/class-names.ts';

export interface FoldedCouponsProps<Item> {
  coupons: readonly Item[];
  /** How many are always visible; one more if it would be the only one that is not. */
  visible: number;
  /** Of the lists, such as their columns. */
  className: string;
  render: (coupon: Item) => ReactNode;
}

/** The first coupons of a group; the others unfold without a script. */
export function FoldedCoupons<Item extends { id: number }>({
  coupons,
  visible,
  className,
  render,
}: FoldedCouponsProps<Item>) {
  const list = (items: readonly Item[]) => (
    <ul className={classNames('grid', className)}>
      {items.map((coupon) => (
        <li key={coupon.id}>{render(coupon)}</li>
      ))}
    </ul>
  );
  const first = coupons.length === visible + 1 ? coupons : coupons.slice(0, visible);
  const rest = coupons.slice(first.length);
  return (
    <>
      {list(first)}
      {rest.length > 0 && (
        <details className="group/more">
          <summary className="flex min-h-11 list-none items-center text-sm font-semibold text-brand hover:underline">
            <span className="group-open/more:hidden">{m.coupon_more({ count: rest.length })}</span>
            <span className="hidden group-open/more:inline">{m.coupon_fewer()}</span>
          </summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}
