import { Zap } from 'lucide-react';
import type { FlashSale } from '#contract/flash-sales.ts';
import { shop } from '#contract/shop.ts';
import { pageError } from '#storefront/api/page-error.ts';
import { serverNow } from '#storefront/api/server-clock.ts';
import { loadPageContent } from '#storefront/content/load-page-content.ts';
import { PageContent } from '#storefront/content/page-content.tsx';
import { canonicalMeta, noindexMeta } from '#storefront/i18n/canonical-meta.ts';
import { descriptionMeta } from '#storefront/i18n/description-meta.ts';
import { formatDate } from '#storefront/i18n/format.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { LiveStockProvider } from '#storefront/inventory/live-stock.tsx';
import { listingHref } from '#storefront/listing/listing-links.ts';
import { expireAtPriceChange } from '#storefront/product-cards/expire-at-price-change.ts';
import { ProductGrid } from '#storefront/product-cards/product-grid.tsx';
import { type ShownCard, shownCard } from '#storefront/product-cards/shown-card.ts';
import { skuHref } from '#storefront/products/selected-sku.ts';
import { usePriceChanges } from '#storefront/products/use-price-changes.ts';
import { apiContext, cachePolicyContext } from '#storefront/request/request-context.ts';
import { breadcrumbData } from '#storefront/seo/structured-data.ts';
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { Countdown } from '#storefront/ui/countdown.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { Route } from './+types/flash-sale-route';
import {
  chosenRoundId,
  expireWithRounds,
  hasBegun,
  type Round,
  roundBoundaries,
  roundOffers,
  roundQuery,
} from './flash-sale-rounds.ts';
import { RoundTabs } from './round-tabs.tsx';
import { useLiveRound } from './use-live-round.ts';

/** A flash sale with the fields of its products that their cards show. */
type ShownFlashSale = Omit<FlashSale, 'products'> & { products: readonly ShownCard[] };

/** The schedule's first flash sales, and the products of the chosen one: by default the first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const cachePolicy = context.get(cachePolicyContext);
  const [result, pageContent] = await Promise.all([
    context.get(apiContext)('GET /pagerender/content/flash-sale/schedule'),
    loadPageContent('/flash-sale', context),
  ]);
  if (!result.ok) throw pageError(result);
  const readAt = Date.now();
  const { items } = result.data;
  const chosenId = chosenRoundId(url.searchParams);
  const chosen = items.find(({ flashSaleId }) => flashSaleId === chosenId);
  // An id of no flash sale could be any number: not cached.
  if (chosenId !== undefined && !chosen) cachePolicy.noStore();
  const sale = chosen ?? items[0];
  cachePolicy.tag('flash-sales', 'catalogue', 'promotions');
  expireWithRounds(cachePolicy, items, readAt);
  expireAtPriceChange(cachePolicy, sale?.products ?? []);
  const rounds = items.map(
    ({ flashSaleId, name, startDate, endDate }): Round => ({ flashSaleId, name, startDate, endDate }),
  );
  const shown = sale && { ...sale, products: sale.products.map(shownCard) };
  return { rounds, sale: shown, isView: chosenId !== undefined, readAt, pageContent };
}

function breadcrumbs() {
  return [{ label: m.shell_home_short(), href: localeHref('/') }, { label: m.flash_sale_title() }];
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const origin = matches[0].loaderData.origin;
  const { isView, pageContent } = loaderData;
  const title = `${pageContent?.title ?? m.flash_sale_title()} | ${shop.name[getLocale()]}`;
  const description = pageContent?.description ?? m.flash_sale_description({ shop: shop.name[getLocale()] });
  return [
    { title },
    ...descriptionMeta(description),
    { property: 'og:title', content: title },
    ...(isView ? noindexMeta : canonicalMeta)(origin, location.pathname),
    { 'script:ld+json': breadcrumbData(breadcrumbs(), origin, origin + location.pathname) },
  ];
};

/** The flash sales that run and those that come next. */
export default function FlashSalePage({ loaderData: { rounds, sale, readAt, pageContent } }: Route.ComponentProps) {
  usePriceChanges(roundBoundaries(rounds));
  const hrefOf = ({ flashSaleId }: Round) =>
    localeHref('/flash-sale') + (flashSaleId === rounds[0]?.flashSaleId ? '' : roundQuery(flashSaleId));
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-6 lg:pt-4">
      <Breadcrumbs items={breadcrumbs()} />
      {sale ? (
        <>
          <RoundHeader sale={sale} begun={hasBegun(sale, readAt)} />
          <RoundTabs rounds={rounds} chosen={sale.flashSaleId} readAt={readAt} hrefOf={hrefOf} />
          <RoundProducts key={sale.flashSaleId} sale={sale} readAt={readAt} />
        </>
      ) : (
        <EmptyState
          heading="h1"
          icon={<Zap className="size-10" />}
          title={m.flash_sale_empty_title()}
          message={m.flash_sale_empty_text()}
          action={<ButtonLink href={listingHref({ sort: 'discount' })}>{m.flash_sale_empty_action()}</ButtonLink>}
        />
      )}
      {pageContent && <PageContent title={m.flash_sale_title()} blocks={pageContent.content} />}
    </div>
  );
}

/** The name of the flash sale, and how long until it begins or ends. */
function RoundHeader({ sale: { name, startDate, endDate }, begun }: { sale: ShownFlashSale; begun: boolean }) {
  return (
    <div className="relative flex items-center justify-between gap-x-4 gap-y-3 overflow-hidden rounded-card bg-accent px-4 py-4 text-ink max-[22.4rem]:flex-wrap lg:px-10 lg:py-8">
      <Zap
        aria-hidden="true"
        className="absolute -top-8 right-[28%] size-56 rotate-12 fill-ink stroke-none opacity-6 max-lg:hidden"
      />
      <div className="relative grid gap-1">
        <h1 className="flex items-center gap-2 text-2xl leading-tight font-bold lg:text-3xl">
          <Zap aria-hidden="true" className="size-7 fill-current lg:size-9" />
          <WrapAtWords>{m.flash_sale_title()}</WrapAtWords>
        </h1>
        <p className="text-sm font-medium lg:text-base">
          <WrapAtWords>{name}</WrapAtWords>{' '}
          <span className="whitespace-nowrap">
            {m.flash_sale_window({ start: formatDate(startDate, 'time'), end: formatDate(endDate, 'time') })}
          </span>
        </p>
      </div>
      <p className="relative flex shrink-0 flex-col items-center gap-1 font-medium lg:flex-row lg:gap-3 noscript:hidden">
        <span className="text-xs lg:text-base">{begun ? m.flash_sale_ends_in() : m.flash_sale_starts_in()}</span>
        <Countdown
          end={begun ? endDate : startDate}
          now={serverNow}
          className="figures min-w-[5.2em] rounded-field bg-ink px-2 py-1 text-center text-lg font-bold text-accent lg:px-3 lg:text-2xl"
        />
      </p>
    </div>
  );
}

function RoundProducts({ sale, readAt }: { sale: ShownFlashSale; readAt: number }) {
  const begun = hasBegun(sale, readAt);
  const { products, ...live } = useLiveRound(sale, begun);
  const offers = roundOffers(live, readAt);
  return (
    <section aria-labelledby="round" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="round" className="text-xl font-semibold">
          <WrapAtWords>{begun ? m.flash_sale_now_title() : m.flash_sale_coming_title()}</WrapAtWords>
        </h2>
        <p className="text-sm text-muted">{begun ? m.flash_sale_now_hint() : m.flash_sale_coming_hint()}</p>
      </div>
      <LiveStockProvider products={begun ? [] : products}>
        <ProductGrid
          list={{ id: begun ? 'flash-sale' : 'flash-sale:coming', name: m.flash_sale_title() }}
          products={products}
          round={({ productId }) => offers.get(productId)}
          href={({ productId, slug, defaultProductId }) => {
            const path = localeHref('/product/:slug?', { slug });
            const skuId = offers.get(productId)?.offer.productId ?? defaultProductId;
            return skuId === defaultProductId ? path : skuHref(path, skuId);
          }}
        />
      </LiveStockProvider>
    </section>
  );
}
