import { Zap } from 'lucide-react';
import { useRevalidator } from 'react-router';
import type { FlashSale } from '#contract/flash-sales.ts';
import { shop } from '#contract/shop.ts';
import { pageError } from '#storefront/api/page-error.ts';
import { serverNow } from '#storefront/api/server-clock.ts';
import { loadPageContent } from '#storefront/content/load-page-content.ts';
import { PageContent } from '#storefront/content/page-content.tsx';
import { expireWithRounds, hasBegun, roundBoundaries, roundOffers } from '#storefront/flash-sales/flash-sale-rounds.ts';
import { canonicalMeta } from '#storefront/i18n/canonical-meta.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import type { LiveStock } from '#storefront/inventory/stock-view.ts';
import { useLiveStock } from '#storefront/inventory/use-live-stock.ts';
import { listingHref } from '#storefront/listing/listing-links.ts';
import { expireAtPriceChange } from '#storefront/product-cards/expire-at-price-change.ts';
import { ProductRow } from '#storefront/product-cards/product-row.tsx';
import { usePriceChanges } from '#storefront/products/use-price-changes.ts';
import { apiContext, cachePolicyContext, logContext } from '#storefront/request/request-context.ts';
import { organisationData, siteData } from '#storefront/seo/site-structured-data.ts';
import { Countdown } from '#storefront/ui/countdown.tsx';
import type { Route } from './+types/home-route';
import { CategoryTiles } from './category-tiles.tsx';
import { Hero } from './hero.tsx';
import { heroSlides } from './hero-slides.ts';

/** Products in a row. */
const rowLength = 10;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const cachePolicy = context.get(cachePolicyContext);
  const [menu, round, special, newest, popular, pageContent] = await Promise.all([
    api('GET /pim/api/categories/menu', { query: { levels: 2 } }),
    api('GET /pagerender/landing/flash-sale', { query: {} }),
    api('GET /pim/api/products', { query: { promotion: 'special', sort: 'discount', limit: rowLength } }),
    api('GET /pim/api/products', { query: { sort: 'newest', limit: rowLength } }),
    api('GET /pim/api/products', { query: { limit: rowLength } }),
    loadPageContent('/', { api, cachePolicy, log: context.get(logContext) }),
  ]);
  if (!menu.ok) throw pageError(menu);
  if (!round.ok) throw pageError(round);
  if (!special.ok) throw pageError(special);
  if (!newest.ok) throw pageError(newest);
  if (!popular.ok) throw pageError(popular);
  const rows = { special: special.data.items, newest: newest.data.items, popular: popular.data.items };
  const readAt = Date.now();
  const flashSale = round.data && { ...round.data, products: round.data.products.slice(0, rowLength) };
  cachePolicy.tag('catalogue', 'flash-sales', 'promotions');
  expireAtPriceChange(cachePolicy, Object.values(rows).flat());
  expireWithRounds(cachePolicy, flashSale ? [flashSale] : [], readAt);
  const paths = new Set(menu.data.flatMap((top) => [top, ...top.subcategories]).map(({ path }) => path));
  return {
    rows,
    flashSale,
    readAt,
    categories: menu.data.map(({ categoryId, categoryName, path, categoryIconImage }) => ({
      categoryId,
      categoryName,
      path,
      icon: categoryIconImage[0]?.url,
    })),
    slidePaths: heroSlides().flatMap(({ path }) => (paths.has(path) ? [path] : [])),
    pageContent,
  };
}

export const handle = { deferScripts: true };

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { pageContent } = loaderData;
  const shopName = shop.name[getLocale()];
  const title = pageContent ? `${pageContent.title} | ${shopName}` : m.home_title();
  const description = pageContent?.description ?? shop.tagline[getLocale()];
  const origin = matches[0].loaderData.origin;
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...canonicalMeta(origin, location.pathname),
    { 'script:ld+json': organisationData(origin) },
    { 'script:ld+json': siteData(origin) },
  ];
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const { rows, flashSale, readAt, categories, slidePaths, pageContent } = loaderData;
  const { revalidate } = useRevalidator();
  usePriceChanges(roundBoundaries(flashSale ? [flashSale] : []), () => void revalidate());
  const liveStock = useLiveStock(
    [...Object.values(rows), flashSale?.products ?? []].flat().map(({ productId }) => productId),
  );
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-8 pt-4 lg:gap-12 lg:pt-6">
      <h1 className="sr-only">{m.home_title()}</h1>
      <Hero slides={heroSlides().filter(({ path }) => slidePaths.includes(path))} />
      <CategoryTiles categories={categories} />
      {flashSale && <FlashSaleRow flashSale={flashSale} readAt={readAt} liveStock={liveStock} />}
      <ProductRow
        listId="home:special"
        title={m.home_special()}
        products={rows.special}
        liveStock={liveStock}
        moreHref={listingHref({ sort: 'discount' })}
      />
      <ProductRow
        listId="home:newest"
        title={m.home_newest()}
        products={rows.newest}
        liveStock={liveStock}
        moreHref={listingHref({ sort: 'newest' })}
      />
      <ProductRow
        listId="home:popular"
        title={m.home_popular()}
        products={rows.popular}
        liveStock={liveStock}
        moreHref={listingHref({})}
      />
      {pageContent && <PageContent title={m.home_title()} blocks={pageContent.content} />}
    </div>
  );
}

/** The running flash sale, or the next one. */
function FlashSaleRow({
  flashSale,
  readAt,
  liveStock,
}: {
  flashSale: FlashSale;
  readAt: number;
  liveStock: LiveStock;
}) {
  const begun = hasBegun(flashSale, readAt);
  const offers = roundOffers(flashSale, readAt);
  return (
    <ProductRow
      listId="home:flash-sale"
      title={m.flash_sale_title()}
      note={
        <p className="flex items-center gap-1.5 rounded-full bg-bolt px-3 py-0.5 text-sm font-medium whitespace-nowrap text-ink">
          <Zap aria-hidden="true" className="size-4 fill-current" />
          {begun ? m.flash_sale_ends_in() : m.flash_sale_starts_in()}
          <Countdown
            end={begun ? flashSale.endDate : flashSale.startDate}
            now={serverNow}
            className="figures min-w-[4em] text-center font-bold"
          />
        </p>
      }
      products={flashSale.products}
      liveStock={liveStock}
      round={({ productId }) => offers.get(productId)}
      moreHref={localeHref('/flash-sale')}
    />
  );
}
