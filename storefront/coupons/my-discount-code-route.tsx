import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Ticket, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CustomerCoupon } from '#contract/coupons.ts';
import { privateData } from '#storefront/accounts/guards.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { formatDate } from '#storefront/i18n/format.ts';
import { localeHref, localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { useCurrentInView } from '#storefront/navigation/use-current-in-view.ts';
import { apiContext } from '#storefront/request/request-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { IconButton } from '#storefront/ui/icon-button.tsx';
import { Pagination } from '#storefront/ui/pagination.tsx';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { useFocusAfterRemoval } from '#storefront/ui/use-focus-after-removal.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { Route } from './+types/my-discount-code-route';
import { keepCoupon, removeCoupon } from './coupon-queries.ts';
import { CouponTicket } from './coupon-ticket.tsx';
import { type CouponTab, couponsPerPage, couponTabs, myCouponsQuery, readMyCoupons } from './my-coupons-filter.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tab, page } = readMyCoupons(url.searchParams);
  const api = context.get(apiContext);
  const offset = (page - 1) * couponsPerPage;
  const [listed, upcoming] = await Promise.all([
    api('GET /account/api/coupons', { query: { state: tab, limit: couponsPerPage, offset } }),
    tab === 'usable' ? api('GET /account/api/coupons', { query: { state: 'upcoming', limit: couponsPerPage } }) : null,
  ]);
  const { items, total } = privateData(listed, url);
  return {
    coupons: items,
    upcoming: upcoming ? privateData(upcoming, url).items : [],
    pageCount: Math.ceil(total / couponsPerPage),
    tab,
    page,
  };
}

export const meta: Route.MetaFunction = () => privatePageMeta(m.coupon_mine());

/** The customer's coupons: those that can be used, were used, or are over. */
export default function MyDiscountCode({
  loaderData: { coupons, upcoming, pageCount, tab, page },
}: Route.ComponentProps) {
  const row = useCurrentInView<HTMLUListElement>();
  const hrefOf = (chosen: CouponTab, at = 1) =>
    localeHref('/account/my-discount-code') + myCouponsQuery({ tab: chosen, page: at });
  return (
    <div className="grid grid-cols-1 gap-5">
      <h1 className="text-2xl font-bold">
        <WrapAtWords>{m.coupon_mine()}</WrapAtWords>
      </h1>
      <nav aria-label={m.coupon_tabs()} className="min-w-0">
        <ul ref={row} className="scroll-row -mx-4 gap-2 px-4 py-1 lg:mx-0 lg:px-0">
          {couponTabs.map((known) => (
            <li key={known}>
              <Link to={hrefOf(known)} aria-current={known === tab ? 'true' : undefined} className={chip}>
                {tabText(known)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {coupons.length > 0 && (
        <section aria-labelledby="listed">
          <h2 id="listed" className="sr-only">
            {tabText(tab)}
          </h2>
          <CouponList coupons={coupons} />
        </section>
      )}
      <Pagination page={page} pageCount={pageCount} hrefOf={(at) => hrefOf(tab, at)} />
      {upcoming.length > 0 && (
        <section aria-labelledby="upcoming">
          <details open={coupons.length === 0} className="group/more">
            <summary className="flex min-h-11 list-none items-center gap-2 text-lg font-semibold">
              <h2 id="upcoming">
                <WrapAtWords>{m.coupon_upcoming()}</WrapAtWords>
              </h2>
              <span className="figures text-sm font-medium text-muted">{upcoming.length}</span>
              <ChevronDown
                aria-hidden="true"
                className="ml-auto size-5 text-muted transition-transform group-open/more:rotate-180"
              />
            </summary>
            <CouponList coupons={upcoming} />
          </details>
        </section>
      )}
      {coupons.length + upcoming.length === 0 && (
        <div className="rounded-card border border-line">
          <EmptyState
            icon={<Ticket className="size-10" />}
            title={emptyTitle(tab)}
            message={tab === 'usable' ? m.coupon_mine_empty_text() : undefined}
            action={<ButtonLink href={localeHref('/coupon')}>{m.coupon_collect()}</ButtonLink>}
          />
        </div>
      )}
    </div>
  );
}

function tabText(tab: CouponTab): string {
  return { usable: m.coupon_usable, used: m.coupon_used, expired: m.coupon_expired }[tab]();
}

function emptyTitle(tab: CouponTab): string {
  return { usable: m.coupon_mine_empty, used: m.coupon_used_empty, expired: m.coupon_expired_empty }[tab]();
}

/** The coupons; a removed one stays in its place, with a button to keep it again, until the page is left. */
function CouponList({ coupons }: { coupons: readonly CustomerCoupon[] }) {
  const queryClient = useQueryClient();
  const container = useFocusAfterRemoval('li');
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState<number>();
  const change = async (id: number, keep: boolean) => {
    if (busy !== undefined) return;
    setBusy(id);
    const failure = await (keep ? keepCoupon : removeCoupon)(queryClient, id);
    setBusy(undefined);
    if (failure) return showToast(failureMessage(failure), 'error');
    const next = new Set(removed);
    next[keep ? 'delete' : 'add'](id);
    setRemoved(next);
    showToast(keep ? m.coupon_kept_toast() : m.coupon_removed());
  };
  return (
    <ul ref={container} tabIndex={-1} className="grid grid-cols-1 gap-3 outline-none md:grid-cols-2 lg:gap-4">
      {coupons.map((coupon) => (
        <li key={coupon.id}>
          <MyCoupon
            coupon={coupon}
            isRemoved={removed.has(coupon.id)}
            busy={busy === coupon.id}
            onChange={(keep) => void change(coupon.id, keep)}
          />
        </li>
      ))}
    </ul>
  );
}

interface MyCouponProps {
  coupon: CustomerCoupon;
  isRemoved: boolean;
  busy: boolean;
  onChange: (keep: boolean) => void;
}

function MyCoupon({ coupon, isRemoved, busy, onChange }: MyCouponProps) {
  const { name, state, isKeep, startDate, link, couponCode, collectibleCouponId, isUsedUp, remainingUses } = coupon;
  const canUse = state === 'usable' || state === 'upcoming';
  const canRemove = isKeep && collectibleCouponId !== null && canUse;
  return (
    <CouponTicket
      coupon={coupon}
      isOver={!canUse || isRemoved}
      isUpcoming={state === 'upcoming'}
      corner={
        canRemove &&
        !isRemoved && (
          <IconButton
            label={m.coupon_remove({ name })}
            icon={<X aria-hidden="true" className="size-5" />}
            aria-busy={busy || undefined}
            onClick={() => onChange(false)}
          />
        )
      }
      note={
        <>
          {state === 'upcoming' && (
            <p className="text-brand">{m.coupon_use_from({ date: formatDate(startDate, 'dateTime') })}</p>
          )}
          {canUse && remainingUses !== null && remainingUses > 1 && (
            <p>{m.coupon_uses_left({ count: remainingUses })}</p>
          )}
          {couponCode && <p className="figures">{couponCode}</p>}
        </>
      }
    >
      {canRemove && isRemoved && (
        <Button variant="secondary" loading={busy} onClick={() => onChange(true)} className="ml-auto">
          <span>
            {m.coupon_keep_again()}
            <span className="sr-only"> {name}</span>
          </span>
        </Button>
      )}
      {canUse && !isRemoved && (
        <TextLink
          href={localiseLink(link)}
          className="ml-auto flex min-h-11 items-center text-sm font-semibold whitespace-nowrap"
        >
          {m.coupon_shop()}
          <span className="sr-only"> {name}</span>
        </TextLink>
      )}
      {state === 'used' && <p className={stateStyle}>{m.coupon_used()}</p>}
      {state === 'expired' && <p className={stateStyle}>{isUsedUp ? m.coupon_used_up() : m.coupon_over()}</p>}
    </CouponTicket>
  );
}

const stateStyle = 'ml-auto flex min-h-11 items-center text-sm font-semibold text-muted';

const chip =
  'flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm font-medium whitespace-nowrap ' +
  'hover:border-edge aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:text-brand';
