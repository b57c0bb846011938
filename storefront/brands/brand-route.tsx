import { PackageOpen } from 'lucide-react';
import { redirect } from 'react-router';
import type { BrandLanding } from '#contract/brands.ts';
import { shop } from '#contract/shop.ts';
import { pageError } from '#storefront/api/page-error.ts';
import { flashSalesOf } from '#storefront/blocks/block-products.ts';
import { loadBlocks } from '#storefront/blocks/load-blocks.ts';
import { PageBlocks } from '#storefront/blocks/page-blocks.tsx';
import { DescriptionBlocks } from '#storefront/content/description-blocks.tsx';
import { roundBoundaries } from '#storefront/flash-sales/flash-sale-rounds.ts';
import { canonicalMeta } from '#storefront/i18n/canonical-meta.ts';
import { descriptionMeta } from '#storefront/i18n/description-meta.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { LiveStockProvider } from '#storefront/inventory/live-stock.tsx';
import { listingHref } from '#storefront/listing/listing-links.ts';
import { expireAtPriceChange } from '#storefront/product-cards/expire-at-price-change.ts';
import { ProductGrid } from '#storefront/product-cards/product-grid.tsx';
import { shownCard } from '#storefront/product-cards/shown-card.ts';
import { usePriceChanges } from '#storefront/products/use-price-changes.ts';
import { apiContext, cachePolicyContext, logContext } from '#storefront/request/request-context.ts';
import { breadcrumbData } from '#storefront/seo/structured-data.ts';
import { type Breadcrumb, Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { pictureUrl } from '#storefront/ui/picture-source.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { Route } from './+types/brand-route';
import { BrandHeader } from './brand-header.tsx';
import { SubLandings } from './sub-landings.tsx';

/** A brand's landing page or one of its sub-pages: all slugs are unique. */
export async function loader({ params: { slug }, url, context }: Route.LoaderArgs) {
  const lowerCase = slug.toLowerCase();
  if (slug !== lowerCase) throw redirect(localeHref('/brand/:slug', { slug: lowerCase }), 301);
  const api = context.get(apiContext);
  const cachePolicy = context.get(cachePolicyContext);
  const params = { slug };
  const [own, page] = await Promise.all([
    api('GET /pagerender/content/brand-landing/{slug}', { params }),
    loadBlocks(`/brand/${slug}`, url, { api, cachePolicy, log: context.get(logContext) }),
  ]);
  const result =
    own.ok || own.status !== 404 ? own : await api('GET /pagerender/content/brand-sub-landing/{slug}', { params });
  if (!result.ok) throw pageError(result);
  const landing = result.data;
  cachePolicy.tag(
    'brands',
    'catalogue',
    'promotions',
    ...landing.products.map(({ productId }) => `product:${productId}`),
  );
  expireAtPriceChange(cachePolicy, landing.products);
  return { landing: { ...landing, products: landing.products.map(shownCard) }, page };
}

function breadcrumbsOf({ title, parent, brand }: Pick<BrandLanding, 'title' | 'parent' | 'brand'>): Breadcrumb[] {
  return [
    { label: m.shell_home_short(), href: localeHref('/') },
    { label: m.brands_title(), href: localeHref('/brand') },
    ...(parent ? [{ label: brand.title, href: localeHref('/brand/:slug', { slug: parent.slug }) }] : []),
    { label: parent ? title : brand.title },
  ];
}

export const handle = { deferScripts: true };

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { landing, page } = loaderData;
  const { bannerImage } = landing;
  const title = page?.title ?? landing.title;
  const description = page?.description || landing.summary || m.brands_description({ shop: shop.name[getLocale()] });
  const origin = matches[0].loaderData.origin;
  const shopName = shop.name[getLocale()];
  return [
    // A title that already contains the shop's name stays as it is.
    { title: title.includes(shopName) ? title : `${title} | ${shopName}` },
    ...descriptionMeta(description),
    { property: 'og:title', content: title },
    ...canonicalMeta(origin, location.pathname, bannerImage && pictureUrl(bannerImage, 1200)),
    { 'script:ld+json': breadcrumbData(breadcrumbsOf(landing), origin, origin + location.pathname) },
  ];
};

/** A brand's landing page. */
export default function BrandRoute({ loaderData: { landing, page } }: Route.ComponentProps) {
  usePriceChanges(roundBoundaries(flashSalesOf(page?.blocks ?? [])));
  const { brand, content, subLandings, products } = landing;
  const allProductsHref = listingHref({ brands: [brand.title] });
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-6 lg:gap-8 lg:pt-4">
      <Breadcrumbs items={breadcrumbsOf(landing)} />
      <BrandHeader landing={landing} allProductsHref={allProductsHref} />
      <SubLandings brand={brand.title} landings={subLandings} />
      {page && <PageBlocks name={`brand:${landing.slug}`} loaded={page} />}
      {products.length > 0 ? (
        <section aria-labelledby="brand-products" className="grid gap-4">
          <h2 id="brand-products" className="text-xl font-semibold">
            <WrapAtWords>{m.brands_products()}</WrapAtWords>
          </h2>
          <LiveStockProvider products={products}>
            <ProductGrid
              list={{ id: `brand:${landing.slug}`, name: landing.title }}
              products={products}
              belowBanner={landing.bannerImage !== null}
            />
          </LiveStockProvider>
          <ButtonLink href={allProductsHref} variant="secondary" className="justify-self-center">
            {m.brands_all_of({ brand: brand.title })}
          </ButtonLink>
        </section>
      ) : (
        <EmptyState
          icon={<PackageOpen className="size-10" />}
          title={m.brands_empty()}
          message={m.brands_empty_hint()}
          action={<ButtonLink href={listingHref({})}>{m.listing_see_all_products()}</ButtonLink>}
        />
      )}
      {content.length > 0 && !page && (
        <section aria-labelledby="brand-about" className="grid gap-4">
          <h2 id="brand-about" className="text-xl font-semibold">
            <WrapAtWords>{m.brands_about({ brand: brand.title })}</WrapAtWords>
          </h2>
          <DescriptionBlocks blocks={content} />
        </section>
      )}
    </div>
  );
}
