import { TicketX } from 'lucide-react';
import { useRevalidator } from 'react-router';
import type { Coupon } from '#contract/coupons.ts';
import { shop } from '#contract/shop.ts';
import { hasSignedInCookie } from '#storefront/accounts/signed-in-cookie.ts';
import { useSession } from '#storefront/accounts/use-session.ts';
import { useSignIn } from '#storefront/accounts/use-sign-in.ts';
import { pageError } from '#storefront/api/page-error.ts';
import { canonicalMeta } from '#storefront/i18n/canonical-meta.ts';
import { formatDate } from '#storefront/i18n/format.ts';
import { localeHref, localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { listingHref } from '#storefront/listing/listing-links.ts';
import { usePriceChanges } from '#storefront/products/use-price-changes.ts';
import { apiContext, cachePolicyContext } from '#storefront/request/request-context.ts';
import { breadcrumbData } from '#storefront/seo/structured-data.ts';
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { NeedsScript } from '#storefront/ui/needs-script.tsx';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { useFocusAfterRemoval } from '#storefront/ui/use-focus-after-removal.ts';
import type { Route } from './+types/coupon-route';
import { CouponAction } from './coupon-action.tsx';
import { CouponBanners } from './coupon-banners.tsx';
import { byAvailability, couponBoundaries, couponOffer } from './coupon-state.ts';
import { CouponTicket } from './coupon-ticket.tsx';
import { type CouponKeeping, useCouponKeeping } from './use-coupon-keeping.ts';

const bannerCount = 3;
/** Coupons of each type. */
const maxCoupons = 100;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const cachePolicy = context.get(cachePolicyContext);
  const [banners, collectible, codes] = await Promise.all([
    api('GET /pagerender/landing/coupon-banner', { query: { limit: maxCoupons } }),
    api('GET /pagerender/page/coupon-list', { query: { type: 'collectible', limit: maxCoupons } }),
    api('GET /pagerender/page/coupon-list', { query: { type: 'code', limit: maxCoupons } }),
  ]);
  if (!banners.ok) throw pageError(banners);
  if (!collectible.ok) throw pageError(collectible);
  if (!codes.ok) throw pageError(codes);
  const readAt = Date.now();
  cachePolicy.tag('promotions');
  for (const time of couponBoundaries([...collectible.data.items, ...codes.data.items]))
    if (time > readAt) cachePolicy.expireAt(new Date(time));
  return {
    banners: bannersOf(banners.data, readAt),
    collectible: collectible.data.items,
    codes: codes.data.items,
    readAt,
  };
}

/** Coupons for banners: those that can be kept or used now, each picture once. */
function bannersOf(coupons: readonly Coupon[], readAt: number): Coupon[] {
  const open = coupons.filter((coupon) => ['keep', 'copy', 'use'].includes(couponOffer(coupon, undefined, readAt)));
  return [...new Map(open.toReversed().map((coupon) => [coupon.image, coupon])).values()]
    .toReversed()
    .slice(0, bannerCount);
}

function breadcrumbs() {
  return [{ label: m.shell_home_short(), href: localeHref('/') }, { label: m.coupon_title() }];
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const origin = matches[0].loaderData.origin;
  const title = `${m.coupon_title()} | ${shop.name[getLocale()]}`;
  const description = m.coupon_description();
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...canonicalMeta(origin, location.pathname),
    { 'script:ld+json': breadcrumbData(breadcrumbs(), origin, origin + location.pathname) },
  ];
};

/** The coupon centre: coupons to keep, and codes. */
export default function CouponCentre({ loaderData }: Route.ComponentProps) {
  const { banners, collectible, codes, readAt } = loaderData;
  const { status } = useSession();
  const { openSignIn } = useSignIn();
  const keeping = useCouponKeeping({ status, isSignedIn: hasSignedInCookie, onSignIn: () => openSignIn() });
  const container = useFocusAfterRemoval('article');
  const { revalidate } = useRevalidator();
  usePriceChanges(couponBoundaries([...collectible, ...codes]), () => void revalidate());
  return (
    <div
      ref={container}
      tabIndex={-1}
      className="page-column grid grid-cols-[minmax(0,1fr)] gap-6 pt-2 outline-none lg:gap-8 lg:pt-4"
    >
      <Breadcrumbs items={breadcrumbs()} />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="grid gap-1">
          <h1 className="text-2xl font-bold">{m.coupon_title()}</h1>
          <p className="text-sm text-muted">{m.coupon_hint()}</p>
        </div>
        <TextLink href={localeHref('/account/my-discount-code')} className="flex min-h-11 items-center text-sm">
          {m.coupon_mine()}
        </TextLink>
      </div>
      <NeedsScript>{m.coupon_needs_script()}</NeedsScript>
      {keeping.failed && (
        <div role="alert" className="flex flex-wrap items-center gap-3 rounded-card bg-sale-soft px-4 py-2 text-sm">
          {m.coupon_own_failed()}
          <Button variant="secondary" onClick={keeping.retry}>
            {m.error_try_again()}
          </Button>
        </div>
      )}
      <CouponBanners coupons={banners} />
      <CouponSection title={m.coupon_collectible()} coupons={collectible} readAt={readAt} keeping={keeping} />
      <CouponSection title={m.coupon_codes()} coupons={codes} readAt={readAt} keeping={keeping} />
      {collectible.length + codes.length === 0 && (
        <EmptyState
          icon={<TicketX className="size-10" />}
          title={m.coupon_empty_title()}
          message={m.coupon_empty_text()}
          action={<ButtonLink href={listingHref({ sort: 'discount' })}>{m.flash_sale_empty_action()}</ButtonLink>}
        />
      )}
    </div>
  );
}

interface CouponSectionProps {
  title: string;
  coupons: readonly Coupon[];
  /** When they were read, in milliseconds since 1970. */
  readAt: number;
  keeping: CouponKeeping;
}

function CouponSection({ title, coupons, readAt, keeping }: CouponSectionProps) {
  if (coupons.length === 0) return null;
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-xl font-semibold">{title}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 lg:gap-4 xl:grid-cols-3">
        {byAvailability(coupons, readAt).map((coupon) => {
          const offer = couponOffer(coupon, keeping.own.get(coupon.id), readAt);
          return (
            <li key={coupon.id}>
              <CouponTicket
                coupon={coupon}
                isOver={offer === 'used-up' || offer === 'over' || offer === 'used'}
                note={
                  Date.parse(coupon.startDate) > readAt &&
                  offer !== 'upcoming' && (
                    <p className="text-brand">
                      {m.coupon_use_from({ date: formatDate(coupon.startDate, 'dateTime') })}
                    </p>
                  )
                }
              >
                <div className="ml-auto flex max-w-full items-center gap-3">
                  {(offer === 'kept' || offer === 'use') && (
                    <TextLink
                      href={localiseLink(coupon.link)}
                      className="flex min-h-11 items-center text-sm whitespace-nowrap"
                    >
                      {m.coupon_shop()}
                      <span className="sr-only"> {coupon.name}</span>
                    </TextLink>
                  )}
                  <CouponAction coupon={coupon} offer={offer} onKeep={keeping.keep} />
                </div>
              </CouponTicket>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
