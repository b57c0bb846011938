import { TicketX } from 'lucide-react';
import type { Coupon } from '#contract/coupons.ts';
import { shop } from '#contract/shop.ts';
import { hasSignedInCookie } from '#storefront/accounts/signed-in-cookie.ts';
import { useSession } from '#storefront/accounts/use-session.ts';
import { useSignIn } from '#storefront/accounts/use-sign-in.ts';
import { pageError } from '#storefront/api/page-error.ts';
import { loadPageContent } from '#storefront/content/load-page-content.ts';
import { PageContent } from '#storefront/content/page-content.tsx';
import { canonicalMeta } from '#storefront/i18n/canonical-meta.ts';
import { descriptionMeta } from '#storefront/i18n/description-meta.ts';
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
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { Route } from './+types/coupon-route';
import { CouponAction } from './coupon-action.tsx';
import { CouponBanners } from './coupon-banners.tsx';
import { type CouponGroup, groupedCoupons } from './coupon-groups.ts';
import { couponBoundaries, couponOffer } from './coupon-state.ts';
import { CouponTicket } from './coupon-ticket.tsx';
import { FoldedCoupons } from './folded-coupons.tsx';
import { type CouponKeeping, useCouponKeeping } from './use-coupon-keeping.ts';

/** Of a group; the others unfold. */
const maxUnfolded = 3;
const bannerCount = 3;
/** Coupons of each type. */
const maxCoupons = 100;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const cachePolicy = context.get(cachePolicyContext);
  const [banners, collectible, codes, pageContent] = await Promise.all([
    api('GET /pagerender/landing/coupon-banner', { query: { limit: maxCoupons } }),
    api('GET /pagerender/page/coupon-list', { query: { type: 'collectible', limit: maxCoupons } }),
    api('GET /pagerender/page/coupon-list', { query: { type: 'code', limit: maxCoupons } }),
    loadPageContent('/coupon', context),
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
    pageContent,
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
  const { pageContent } = loaderData;
  const title = `${pageContent?.title ?? m.coupon_title()} | ${shop.name[getLocale()]}`;
  const description = pageContent?.description ?? m.coupon_description({ shop: shop.name[getLocale()] });
  return [
    { title },
    ...descriptionMeta(description),
    { property: 'og:title', content: title },
    ...canonicalMeta(origin, location.pathname),
    { 'script:ld+json': breadcrumbData(breadcrumbs(), origin, origin + location.pathname) },
  ];
};

/** The coupon centre: coupons to keep, and codes. */
export default function CouponCentre({ loaderData }: Route.ComponentProps) {
  const { banners, collectible, codes, pageContent, readAt } = loaderData;
  const { status } = useSession();
  const { openSignIn } = useSignIn();
  const keeping = useCouponKeeping({ status, isSignedIn: hasSignedInCookie, onSignIn: () => openSignIn() });
  const container = useFocusAfterRemoval('article');
  const groups = groupedCoupons([...collectible, ...codes], readAt);
  usePriceChanges(couponBoundaries([...collectible, ...codes]));
  return (
    <div
      ref={container}
      tabIndex={-1}
      className="page-column grid grid-cols-[minmax(0,1fr)] gap-3 outline-none lg:gap-8 lg:pt-4"
    >
      <Breadcrumbs items={breadcrumbs()} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 lg:gap-x-8">
        <h1 className="text-xl font-bold lg:text-2xl">
          <WrapAtWords>{m.coupon_title()}</WrapAtWords>
        </h1>
        <TextLink href={localeHref('/account/my-discount-code')} className="flex min-h-11 items-center text-sm">
          {m.coupon_mine()}
        </TextLink>
        <p className="w-full text-xs text-muted lg:text-sm">
          <WrapAtWords>{m.coupon_hint()}</WrapAtWords>
        </p>
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
      {groups.length > 1 && (
        <nav aria-label={m.coupon_groups()} className="min-w-0">
          <ul className="scroll-row -mx-4 gap-2 px-4 py-0.5 lg:mx-0 lg:px-0">
            {groups.map(({ group, coupons }) => (
              <li key={group} className="shrink-0">
                <a href={`#${group}`} data-reload className={chip}>
                  {groupTitles[group]()}
                  <span className="figures shrink-0 text-muted">{coupons.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <CouponBanners coupons={banners} />
      {groups.map(({ group, coupons }) => (
        <section
          key={group}
          id={group}
          aria-label={groupTitles[group]()}
          className="grid grid-cols-[minmax(0,1fr)] gap-2 lg:gap-3"
        >
          <h2 className="text-lg font-semibold lg:text-xl">
            <WrapAtWords>{groupTitles[group]()}</WrapAtWords>
          </h2>
          <FoldedCoupons
            coupons={coupons}
            visible={maxUnfolded}
            className="grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 lg:gap-4 xl:grid-cols-3"
            render={(coupon) => <OfferedTicket coupon={coupon} readAt={readAt} keeping={keeping} />}
          />
        </section>
      ))}
      {collectible.length + codes.length === 0 && (
        <EmptyState
          icon={<TicketX className="size-10" />}
          title={m.coupon_empty_title()}
          message={m.coupon_empty_text()}
          action={<ButtonLink href={listingHref({ sort: 'discount' })}>{m.flash_sale_empty_action()}</ButtonLink>}
        />
      )}
      {pageContent && <PageContent title={m.coupon_title()} blocks={pageContent.content} />}
    </div>
  );
}

const groupTitles = {
  all: m.coupon_group_all,
  category: m.coupon_group_category,
  brand: m.coupon_group_brand,
  delivery: m.coupon_group_delivery,
  coming: m.coupon_group_coming,
} satisfies Record<CouponGroup, () => string>;

interface OfferedTicketProps {
  coupon: Coupon;
  /** When it was read, in milliseconds since 1970. */
  readAt: number;
  keeping: CouponKeeping;
}

function OfferedTicket({ coupon, readAt, keeping }: OfferedTicketProps) {
  const offer = couponOffer(coupon, keeping.own.get(coupon.id), readAt);
  const isUpcoming = Date.parse(coupon.startDate) > readAt;
  return (
    <CouponTicket
      coupon={coupon}
      isOver={offer === 'used-up' || offer === 'over' || offer === 'used'}
      isUpcoming={isUpcoming || offer === 'upcoming'}
      note={
        isUpcoming &&
        offer !== 'upcoming' && (
          <p className="text-brand">{m.coupon_use_from({ date: formatDate(coupon.startDate, 'dateTime') })}</p>
        )
      }
    >
      <div className="ml-auto flex max-w-full items-center gap-3">
        {(offer === 'kept' || offer === 'use') && (
          <TextLink href={localiseLink(coupon.link)} className="flex min-h-11 items-center text-sm whitespace-nowrap">
            {m.coupon_shop()}
            <span className="sr-only"> {coupon.name}</span>
          </TextLink>
        )}
        <CouponAction coupon={coupon} offer={offer} onKeep={keeping.keep} />
      </div>
    </CouponTicket>
  );
}

const chip =
  'flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-medium whitespace-nowrap ' +
  'hover:border-edge';
