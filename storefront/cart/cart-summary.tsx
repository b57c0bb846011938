import { orderTotal } from '#contract/money.ts';
import { formatBaht } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { Modal } from '#storefront/ui/modal.tsx';
import { Spinner } from '#storefront/ui/spinner.tsx';
import { quantityToCheckOut } from './cart-selection.ts';
import type { CartView } from './use-cart.ts';
import { type Shopper, useProceedToCheckout } from './use-proceed-to-checkout.ts';

/** Sums are dimmed while the server calculates new ones. */
const dimmed = 'opacity-45';

/** The order total, announced when it changes, and the checkout button. */
export function CartCheckout({ cart, shopper }: { cart: CartView; shopper: Shopper }) {
  const { items, totals, updating } = cart;
  const { busy, proceed } = useProceedToCheckout(cart, shopper);
  const nothingSelected = !items.some(({ isSelected }) => isSelected);
  const quantity = quantityToCheckOut(items);
  const total = totals ? orderTotal(totals) : 0;
  return (
    <div className="grid gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{m.cart_order_total()}</span>
        <span
          aria-live="polite"
          aria-busy={updating}
          className={classNames('figures text-xl font-bold transition-opacity', updating && dimmed)}
        >
          {formatBaht(total)}
        </span>
      </div>
      <p className="text-xs text-muted">{nothingSelected ? m.cart_nothing_selected() : m.cart_total_note()}</p>
      <Button size="lg" block disabled={nothingSelected} loading={busy === 'selecting'} onClick={proceed}>
        {quantity === 0 ? m.cart_checkout() : m.cart_checkout_count({ count: quantity })}
      </Button>
      <Modal open={busy === 'leaving'} onClose={() => {}} backdropCloses={false} title={m.cart_to_checkout()}>
        <p className="flex items-center gap-3 text-sm text-muted">
          <Spinner className="size-5 text-brand" />
          {m.cart_to_checkout_wait()}
        </p>
      </Modal>
    </div>
  );
}

/** The parts of the order total that are not zero. */
export function CartSums({ cart: { totals, updating } }: { cart: CartView }) {
  if (!totals) return null;
  const rows = [
    { label: m.cart_market_price(), amount: totals.totalMarketPrice, always: true },
    { label: m.cart_saving(), amount: -totals.totalSpecialPrice },
    { label: m.cart_discount(), amount: -totals.totalDiscount },
  ].filter(({ amount, always }) => always || amount !== 0);
  return (
    <dl className={classNames('grid gap-2 text-sm transition-opacity', updating && dimmed)}>
      {rows.map(({ label, amount }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-muted">{label}</dt>
          <dd className={classNames('figures font-medium', amount < 0 && 'text-sale')}>{formatBaht(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
