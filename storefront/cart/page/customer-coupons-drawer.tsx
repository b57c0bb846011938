import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CloudOff, TicketPercent } from 'lucide-react';
import type { CouponForCart } from '#contract/coupons.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { says } from '#storefront/coupons/coupon-words.ts';
import { formatBaht, formatDate } from '#storefront/i18n/format.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Badge } from '#storefront/ui/badge.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { DottedTexts } from '#storefront/ui/dotted-texts.tsx';
import { Drawer } from '#storefront/ui/drawer.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { Skeleton } from '#storefront/ui/skeleton.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { cartCookie } from '../cart-cookie.ts';
import { useCart, useCouponChange } from '../use-cart.ts';

export interface CustomerCouponsDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The customer's coupons with what each does for the cart, the one that saves most first. */
export default function CustomerCouponsDrawer({ open, onClose }: CustomerCouponsDrawerProps) {
  const { totals } = useCart();
  const { change, pending, error } = useCouponChange();
  const { data, isError, refetch } = useQuery({
    // What a coupon saves depends on everything in the cart.
    queryKey: ['cart', 'coupons', totals?.cartId, totals?.updatedAt],
    queryFn: ({ signal }) => loadCoupons(signal),
    enabled: open,
    placeholderData: keepPreviousData,
    networkMode: 'always',
  });
  const usedId = totals?.collectibleCouponId ?? null;
  const best = data?.find(({ isBest }) => isBest);
  const use = async (collectibleCouponId: number | null) => {
    const problem = await change({ kind: 'coupon', collectibleCouponId });
    if (problem === null && collectibleCouponId !== null) onClose();
  };
  const groups = [
    { title: m.coupons_usable(), coupons: (data ?? []).filter(({ isUsable }) => isUsable) },
    { title: m.coupons_unusable(), coupons: (data ?? []).filter(({ isUsable }) => !isUsable) },
  ].filter(({ coupons }) => coupons.length > 0);
  const canImprove = best && best.id !== usedId;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="right"
      title={m.coupons_mine()}
      footer={
        canImprove && (
          <Button size="lg" block loading={pending} onClick={() => void use(best.id)}>
            {best.saving > 0
              ? m.coupons_use_best({ amount: formatBaht(best.saving) })
              : m.coupons_use_best_benefit({ benefit: best.benefit })}
          </Button>
        )
      }
    >
      <div className="grid gap-3 px-5 py-4">
        {error && <FormNotice>{error}</FormNotice>}
        {!data && !isError && <Skeleton className="h-28 w-full" />}
        {!data && isError && (
          <EmptyState
            icon={<CloudOff className="size-10" />}
            title={m.coupons_not_loaded()}
            action={<Button onClick={() => void refetch()}>{m.cart_retry()}</Button>}
          />
        )}
        {data?.length === 0 && (
          <EmptyState
            icon={<TicketPercent className="size-10" />}
            title={m.coupons_none_kept()}
            message={m.coupons_none_kept_hint()}
            action={<ButtonLink href={localiseLink('/coupon')}>{m.coupons_see_all()}</ButtonLink>}
          />
        )}
        {groups.map(({ title, coupons }) => (
          <section key={title} aria-label={title} className="grid gap-2">
            <h3 className="text-sm font-semibold">
              <WrapAtWords>{title}</WrapAtWords>
            </h3>
            <ul className="grid gap-3">
              {coupons.map((coupon) => (
                <Ticket
                  key={coupon.id}
                  coupon={coupon}
                  isUsed={coupon.id === usedId}
                  disabled={pending}
                  onUse={() => void use(coupon.id)}
                  onRemove={() => void use(null)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Drawer>
  );
}

interface TicketProps {
  coupon: CouponForCart;
  isUsed: boolean;
  disabled: boolean;
  onUse: () => void;
  onRemove: () => void;
}

function Ticket({ coupon, isUsed, disabled, onUse, onRemove }: TicketProps) {
  const { name, benefit, conditions, endDate, isUsable, isBest, saving, discount, excludedPromotions, errorMessage } =
    coupon;
  const namesBenefit = says(name, benefit);
  const shownConditions = conditions.filter((condition) => !errorMessage || !says(errorMessage, condition));
  const isNet = excludedPromotions.length > 0 && saving < discount;
  return (
    <li
      className={classNames(
        'grid items-center gap-x-4 gap-y-1 rounded-card border px-4 py-3',
        isUsed || isUsable ? 'grid-cols-[minmax(0,1fr)_auto]' : 'grid-cols-[minmax(0,1fr)]',
        isUsed ? 'border-brand bg-brand-soft' : 'border-line',
      )}
    >
      <div className="grid min-w-0 gap-1">
        <p className={classNames('font-semibold text-pretty', !isUsable && 'text-muted')}>
          <WrapAtWords>{namesBenefit ? name : benefit}</WrapAtWords>
        </p>
        {!namesBenefit && (
          <p className="text-sm text-pretty">
            <WrapAtWords>{name}</WrapAtWords>
          </p>
        )}
        {shownConditions.length > 0 && (
          <DottedTexts className="text-xs text-pretty text-muted">{shownConditions}</DottedTexts>
        )}
        <p className="text-xs text-muted">
          {m.coupon_valid_until({ date: formatDate(new Date(Date.parse(endDate) - 1), 'dateTime') })}
        </p>
        {errorMessage && (
          <p className="text-xs font-medium text-sale">
            <WrapAtWords>{errorMessage}</WrapAtWords>
          </p>
        )}
        {isNet && (
          <p className="text-xs font-medium text-pretty text-success">
            {m.coupons_net({
              discount: formatBaht(discount),
              promotions: excludedPromotions.join(', '),
              saving: formatBaht(saving),
            })}
          </p>
        )}
        {isUsable && saving > 0 && (isBest || !isNet) && (
          <p className="flex flex-wrap gap-2 text-xs">
            {!isNet && <Badge tone="success">{m.coupons_saves({ amount: formatBaht(saving) })}</Badge>}
            {isBest && <Badge tone="brand">{m.coupons_best()}</Badge>}
          </p>
        )}
      </div>
      {isUsed && (
        <Button variant="quiet" disabled={disabled} onClick={onRemove} aria-label={m.coupons_remove({ name })}>
          {m.coupons_take_off()}
        </Button>
      )}
      {!isUsed && isUsable && (
        <Button variant="secondary" disabled={disabled} onClick={onUse} aria-label={m.coupons_use_named({ name })}>
          {m.coupons_use()}
        </Button>
      )}
    </li>
  );
}

async function loadCoupons(signal: AbortSignal): Promise<readonly CouponForCart[]> {
  const cartId = cartCookie.read();
  if (!cartId) return [];
  const result = await browserApi('GET /cart/api/cart/{cartId}/validate-coupon', { params: { cartId }, signal });
  if (result.ok) return result.data;
  throw new Error(result.code);
}
