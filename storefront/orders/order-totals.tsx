import type { ReactNode } from 'react';
import type { CartTotals } from '#contract/cart-totals.ts';
import { orderStatusTerms } from '#contract/order-statuses.ts';
import type { Order } from '#contract/orders.ts';
import { formatBaht, formatBahtExact } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { deliveryDiscountsOf, discountsOf } from '#storefront/promotions/discounts.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

type Totals = CartTotals &
  Pick<Order, 'applyRules' | 'applyRulesDiscount' | 'coupons' | 'cashback'> & {
    /** Of an order that is placed. */
    status?: Order['status'];
  };

export interface OrderTotalsProps {
  totals: Totals;
  /** False for an order of services alone. */
  isDelivered: boolean;
}

/**
 * The totals of an order including VAT, with each promotion and coupon by its name; discounts of zero are left out, and cashback of a
 * closed order, which does not come.
 */
export function OrderTotals({ totals, isDelivered }: OrderTotalsProps) {
  const isClosed = totals.status !== undefined && orderStatusTerms[totals.status].isClosed;
  return (
    <dl className="grid gap-1.5 text-sm">
      <Row label={isDelivered ? m.orders_total_goods() : m.orders_total_services()}>
        {formatBaht(totals.totalMarketPrice)}
      </Row>
      {totals.totalSpecialPrice > 0 && (
        <Row label={m.orders_total_saving()} amountClassName="text-sale">
          {formatBaht(-totals.totalSpecialPrice)}
        </Row>
      )}
      {discountsOf(totals).map(({ key, name, discount }) => (
        <Row key={key} label={name} amountClassName="text-sale">
          {formatBaht(-discount)}
        </Row>
      ))}
      {isDelivered && (
        <Row label={m.orders_total_delivery()}>
          {totals.totalDeliveryFee > 0 ? (
            formatBaht(totals.totalDeliveryFee)
          ) : (
            <span className="text-success">{m.orders_free()}</span>
          )}
        </Row>
      )}
      {deliveryDiscountsOf(totals).map(({ key, name, discount }) => (
        <Row key={key} label={name} className="text-xs text-muted">
          {m.cart_delivery_discount({ amount: formatBaht(discount) })}
        </Row>
      ))}
      <Row label={m.orders_total_payable()} className="mt-2 border-t border-line pt-3 text-base font-bold">
        {formatBaht(totals.totalPayable)}
      </Row>
      {totals.cashback > 0 && !isClosed && (
        <Row label={m.orders_total_cashback()} className="text-success">
          {formatBaht(totals.cashback)}
        </Row>
      )}
      <Row label={m.orders_total_before_vat()} className="text-xs text-muted">
        {formatBahtExact(totals.totalBeforeVat)}
      </Row>
      <Row label={m.orders_total_vat_included()} className="text-xs text-muted">
        {formatBahtExact(totals.totalVat)}
      </Row>
    </dl>
  );
}

interface RowProps {
  label: string;
  className?: string;
  amountClassName?: string;
  children: ReactNode;
}

function Row({ label, className, amountClassName, children }: RowProps) {
  return (
    <div className={classNames('flex items-baseline justify-between gap-4', className)}>
      <dt>
        <WrapAtWords>{label}</WrapAtWords>
      </dt>
      <dd className={classNames('figures', amountClassName)}>{children}</dd>
    </div>
  );
}
