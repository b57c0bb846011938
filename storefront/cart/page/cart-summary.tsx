import { PiggyBank, Truck } from 'lucide-react';
import { orderTotal } from '#contract/money.ts';
import { formatBaht } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { CouponProblems } from '#storefront/promotions/coupon-problems.tsx';
import { deliveryDiscountsOf, discountsOf } from '#storefront/promotions/discounts.ts';
import { Button } from '#storefront/ui/button.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { Modal } from '#storefront/ui/modal.tsx';
import { Spinner } from '#storefront/ui/spinner.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { CartView } from '../use-cart.ts';
import { quantityToCheckOut } from './cart-selection.ts';
import { type Shopper, useProceedToCheckout } from './use-proceed-to-checkout.ts';

/** Sums are dimmed while the server calculates new ones. */
const dimmed = 'opacity-45';

export interface CartCheckoutProps {
  cart: CartView;
  shopper: Shopper;
  /** On phones one row, without the note. */
  bar?: boolean;
}

/** The order total, announced when it changes, and the checkout button. */
export function CartCheckout({ cart, shopper, bar = false }: CartCheckoutProps) {
  const { items, totals, updating } = cart;
  const { busy, proceed } = useProceedToCheckout(cart, shopper);
  const nothingSelected = !items.some(({ isSelected }) => isSelected);
  const quantity = quantityToCheckOut(items);
  const total = totals ? orderTotal(totals) : 0;
  return (
    <div
      className={classNames(
        'grid gap-3',
        bar && 'max-lg:grid-cols-[auto_minmax(0,1fr)] max-lg:items-center max-lg:gap-4',
      )}
    >
      <div className={classNames('flex items-baseline justify-between gap-4', bar && 'max-lg:block')}>
        <span
          className={classNames(
            'font-semibold',
            bar && 'max-lg:block max-lg:text-xs max-lg:font-normal max-lg:text-muted',
          )}
        >
          {m.cart_order_total()}
        </span>
        <span
          aria-live="polite"
          aria-busy={updating}
          className={classNames(
            'figures text-xl leading-tight font-bold transition-opacity',
            bar && 'max-lg:text-lg',
            updating && dimmed,
          )}
        >
          {formatBaht(total)}
        </span>
      </div>
      <div className={bar ? 'max-lg:hidden' : undefined}>
        <CartTotalNote cart={cart} />
      </div>
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

/** What the total includes, or how there will be one. */
export function CartTotalNote({ cart: { items } }: { cart: CartView }) {
  return <p className="text-xs text-muted">{totalNote(items.filter(({ isSelected }) => isSelected))}</p>;
}

function totalNote(selected: CartView['items']): string {
  if (selected.length === 0) return m.cart_nothing_selected();
  return selected.every(({ kind }) => kind === 'service') ? m.cart_total_note_services() : m.cart_total_note();
}

/** The parts of the order total: every promotion and coupon by its name. */
export function CartSums({ cart: { totals, updating } }: { cart: CartView }) {
  if (!totals) return null;
  const rows = [
    { key: 'market-price', label: m.cart_market_price(), amount: totals.totalMarketPrice },
    ...(totals.totalSpecialPrice === 0
      ? []
      : [{ key: 'saving', label: m.cart_saving(), amount: -totals.totalSpecialPrice }]),
    ...discountsOf(totals).map(({ key, name, discount }) => ({ key, label: name, amount: -discount })),
  ];
  return (
    <div className={classNames('grid gap-3 text-sm transition-opacity', updating && dimmed)}>
      <dl className="grid gap-2">
        {rows.map(({ key, label, amount }) => (
          <div key={key} className="flex justify-between gap-4">
            <dt className="min-w-0 text-pretty">
              <WrapAtWords>{label}</WrapAtWords>
            </dt>
            <dd className={classNames('figures font-medium', amount < 0 && 'text-sale')}>{formatBaht(amount)}</dd>
          </div>
        ))}
      </dl>
      {deliveryDiscountsOf(totals).map(({ key, name, discount }) => (
        <p key={key} className="flex items-center gap-2 text-success">
          <Truck aria-hidden="true" className="size-5 shrink-0" />
          <span className="min-w-0 text-pretty">
            {name} · {m.cart_delivery_discount({ amount: formatBaht(discount) })}
          </span>
        </p>
      ))}
      {totals.cashback > 0 && (
        <p className="flex items-center gap-2 text-success">
          <PiggyBank aria-hidden="true" className="size-5 shrink-0" />
          {m.cart_cashback({ amount: formatBaht(totals.cashback) })}
        </p>
      )}
      {totals.unavailableGifts.map(({ ruleId, ruleName: name, givenQuantity: given, missingQuantity }) => (
        <p key={ruleId} className="text-xs text-muted">
          {given === 0
            ? m.cart_gift_sold_out({ name })
            : m.cart_gift_left({ name, given, total: given + missingQuantity })}
        </p>
      ))}
    </div>
  );
}

/** What promotions and coupons do to the cart, for the mini cart, which has no coupon field; nothing without any. */
export function CartBenefits({ cart }: { cart: CartView }) {
  const { totals } = cart;
  if (!totals) return null;
  const { totalDiscount, applyRules, coupons, unavailableGifts } = totals;
  const hasSums = totalDiscount > 0 || applyRules.length + coupons.length + unavailableGifts.length > 0;
  return (
    <>
      {hasSums && <CartSums cart={cart} />}
      <CouponProblems coupons={coupons} />
    </>
  );
}
