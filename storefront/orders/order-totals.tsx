import type { ReactNode } from 'react';
import type { CartTotals } from '#contract/cart.ts';
import { formatBahtExact } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from '#storefront/ui/class-names.ts';

/** The totals of an order including VAT; discounts of zero are left out. */
export function OrderTotals({ totals }: { totals: CartTotals }) {
  return (
    <dl className="grid gap-1.5 text-sm">
      <Row label={m.orders_total_goods()}>{formatBahtExact(totals.totalMarketPrice)}</Row>
      {totals.totalSpecialPrice > 0 && (
        <Row label={m.orders_total_saving()} className="text-sale">
          {formatBahtExact(-totals.totalSpecialPrice)}
        </Row>
      )}
      {totals.totalDiscount > 0 && (
        <Row label={m.orders_total_discount()} className="text-sale">
          {formatBahtExact(-totals.totalDiscount)}
        </Row>
      )}
      <Row label={m.orders_total_delivery()}>
        {totals.totalDeliveryFee > 0 ? (
          formatBahtExact(totals.totalDeliveryFee)
        ) : (
          <span className="text-success">{m.orders_free()}</span>
        )}
      </Row>
      <Row label={m.orders_total_payable()} className="mt-2 border-t border-line pt-3 text-base font-bold">
        {formatBahtExact(totals.totalPayable)}
      </Row>
      <Row label={m.orders_total_before_vat()} className="text-xs text-muted">
        {formatBahtExact(totals.totalBeforeVat)}
      </Row>
      <Row label={m.orders_total_vat_included()} className="text-xs text-muted">
        {formatBahtExact(totals.totalVat)}
      </Row>
    </dl>
  );
}

function Row({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={classNames('flex items-baseline justify-between gap-4', className)}>
      <dt>{label}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}
