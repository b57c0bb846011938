import { TicketPercent, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { AppliedCoupon } from '#contract/promotions.ts';
import { formatBaht } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { IconButton } from '#storefront/ui/icon-button.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import { useFocusAfterRemoval } from '#storefront/ui/use-focus-after-removal.ts';
import { useFocusOnInvalid } from '#storefront/ui/use-focus-on-invalid.ts';
import { type CartView, useCouponChange } from '../use-cart.ts';
import { CustomerCoupons } from './customer-coupons.tsx';
import type { Shopper } from './use-proceed-to-checkout.ts';

/** The coupons of the cart, the field for a code, and the customer's own coupons in a drawer. */
export function CartCoupons({ cart, shopper }: { cart: CartView; shopper: Shopper }) {
  const coupons = cart.totals?.coupons ?? [];
  const container = useFocusAfterRemoval('[data-coupon]');
  return (
    <section ref={container} tabIndex={-1} aria-label={m.coupons_title()} className="grid gap-3 outline-none">
      <CustomerCoupons shopper={shopper} />
      {coupons.map((coupon) => (
        <CartCoupon key={coupon.type} coupon={coupon} />
      ))}
      {!coupons.some(({ type }) => type === 'code') && <CouponField />}
    </section>
  );
}

function CouponField() {
  const { change, pending } = useCouponChange();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [submitCount, setSubmitCount] = useState(0);
  const form = useFocusOnInvalid(submitCount);
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = code.trim() === '';
    const refusal = isEmpty ? m.coupons_code_required() : await change({ kind: 'coupon', couponCode: code });
    setError(refusal ?? undefined);
    setSubmitCount((count) => count + 1);
  };
  return (
    <form
      ref={form}
      data-coupon
      onSubmit={(event) => void apply(event)}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2"
    >
      <TextField
        label={m.coupons_code()}
        labelHidden
        placeholder={m.coupons_code()}
        value={code}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="done"
        error={error}
        onChange={(event) => {
          setCode(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="secondary" className="min-h-12" loading={pending}>
        {m.coupons_apply()}
      </Button>
    </form>
  );
}

/** A coupon of the cart: what it saves, or why it saves nothing at the moment. */
function CartCoupon({ coupon }: { coupon: AppliedCoupon }) {
  const { change, pending } = useCouponChange();
  const { type, name, description, couponCode, errorMessage } = coupon;
  const saved = coupon.discount + coupon.deliveryDiscount;
  const remove = () =>
    void change(type === 'code' ? { kind: 'coupon', couponCode: null } : { kind: 'coupon', collectibleCouponId: null });
  return (
    <div
      data-coupon
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 rounded-field border border-line bg-surface py-2 pr-1 pl-3"
    >
      <TicketPercent
        aria-hidden="true"
        className={errorMessage ? 'mt-1.5 size-5 text-muted' : 'mt-1.5 size-5 text-success'}
      />
      <div className="grid min-w-0 gap-0.5 py-1 text-sm">
        <p className="font-medium text-pretty">
          {name} {couponCode && <span className="font-normal text-muted">({couponCode})</span>}
        </p>
        <div role="status" className="text-xs">
          {errorMessage ? (
            <p className="font-medium text-sale">{errorMessage}</p>
          ) : (
            <p className="text-success">{saved > 0 ? m.coupons_saves({ amount: formatBaht(saved) }) : description}</p>
          )}
        </div>
      </div>
      <IconButton
        label={m.coupons_remove({ name })}
        icon={<X aria-hidden="true" className="size-5 text-muted" />}
        disabled={pending}
        onClick={remove}
      />
    </div>
  );
}
