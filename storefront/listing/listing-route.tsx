import { redirect } from 'react-router';
import { pageError } from '#storefront/api/page-error.ts';
import { flashSalesOf } from '#storefront/blocks/block-products.ts';
import { PageBlocks } from '#storefront/blocks/page-blocks.tsx';
import { errorMeta, notFoundWithLink } from '#storefront/errors/error-meta.ts';
import { roundBoundaries } from '#storefront/flash-sales/flash-sale-rounds.ts';
import { canonicalMeta, noindexMeta } from '#storefront/i18n/canonical-meta.ts';
import { descriptionMeta } from '#storefront/i18n/description-meta.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { expireAtPriceChange } from '#storefront/product-cards/expire-at-price-change.ts';
import { shownCard } from '#storefront/product-cards/shown-card.ts';
import { usePriceChanges } from '#storefront/products/use-price-changes.ts';
import { apiContext, cachePolicyContext, logContext } from '#storefront/request/request-context.ts';
import { breadcrumbData } from '#storefront/seo/structured-data.ts';
import type { Breadcrumb } from '#storefront/ui/breadcrumbs.tsx';
import { pictureUrl } from '#storefront/ui/picture-source.ts';
import type { Route } from './+types/listing-route';
import { isCacheableListing } from './cacheable-listing.ts';
import { categoryLink } from './category-links.tsx';
import type { CategoryStep } from './facet-categories.tsx';
import { listingContent } from './listing-content.ts';
import { maxOffset, pageSize } from './listing-limits.ts';
import { listingHref } from './listing-links.ts';
import { ListingPage } from './listing-page.tsx';
import { listingHead, listingTitle, onlyBrand } from './listing-text.ts';
import { isNonCanonical, type ListingView, parseListing } from './listing-view.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const view = parseListing(params['*'] ?? '', url.searchParams);
  const api = context.get(apiContext);
  const cachePolicy = context.get(cachePolicyContext);
  if (listingHref({ path: view.path }) !== url.pathname) {
    // Any number of spellings lead to the same category.
    cachePolicy.noStore();
    throw redirect(listingHref(view), 301);
  }
  const { path, page: number, ...narrowing } = view;
  const [category, content, result] = await Promise.all([
    path ? loadCategory(path) : loadTopCategories(),
    listingContent(view, url, { api, cachePolicy, log: context.get(logContext) }),
    api('GET /search/api/{locale}/products', {
      params: { locale: getLocale() },
      query: {
        ...narrowing,
        category: path || undefined,
        limit: pageSize,
        offset: Math.min((number - 1) * pageSize, maxOffset),
      },
    }),
  ]);
  if (!result.ok) throw pageError(result);
  const { items, total, facets, correctedQuery, askedPrice } = result.data;
  // Without products, as at a price that none has, none is the nearest.
  const notSold = items.length > 0 ? result.data.notSold : null;
  if (items.length === 0 && number > 1)
    throw notFoundWithLink({ label: m.listing_first_page(), href: listingHref({ ...view, page: 1 }) });
  cachePolicy.tag('promotions');
  cachePolicy.tag(category.categoryId === undefined ? 'catalogue' : `category:${category.categoryId}`);
  expireAtPriceChange(cachePolicy, items);
  if (!isCacheableListing(view, { total, facets })) cachePolicy.noStore();
  // Without search text there is nothing to highlight.
  const products = items.map((item) => ({ ...shownCard(item), ...(view.query && { highlights: item.highlights }) }));
  return { view, ...category, ...content, products, total, facets, correctedQuery, notSold, askedPrice };

  async function loadCategory(path: string) {
    const result = await api('GET /pim/api/categories', { query: { path } });
    if (!result.ok) throw pageError(result);
    const { category, breadcrumb } = result.data;
    return {
      categoryId: category.categoryId,
      name: category.categoryName,
      steps: breadcrumb,
      subcategories: category.subcategories.map(categoryLink),
    };
  }

  async function loadTopCategories() {
    const menu = await api('GET /pim/api/categories/menu', { query: { levels: 1 } });
    if (!menu.ok) throw pageError(menu);
    return { categoryId: undefined, name: undefined, steps: [], subcategories: menu.data.map(categoryLink) };
  }
}

/** A search or a brand is one level below its category. */
function breadcrumbsOf(view: ListingView, title: string, steps: readonly CategoryStep[]): Breadcrumb[] {
  const isBelowCategory = view.query !== undefined || onlyBrand(view) !== undefined;
  return [
    { label: m.shell_home_short(), href: localeHref('/') },
    ...steps
      .filter(({ slug }) => isBelowCategory || slug !== view.path)
      .map(({ label, slug }) => ({ label, href: listingHref({ path: slug }) })),
    { label: title },
  ];
}

export const handle = { deferScripts: true };

export const meta: Route.MetaFunction = ({ loaderData, error, location, matches }) => {
  if (!loaderData) return errorMeta(error);
  const { view, name, steps, products, total, facets, page, pageContent } = loaderData;
  const title = listingTitle(view, name, facets);
  const head = listingHead(title, total, view, page ?? pageContent);
  const origin = matches[0].loaderData.origin;
  const [first] = products;
  return [
    { title: head.title },
    ...(head.description === undefined ? [] : descriptionMeta(head.description)),
    { property: 'og:title', content: head.title },
    // An empty list should not be indexed.
    ...(isNonCanonical(view) || total === 0
      ? noindexMeta(origin, location.pathname)
      : canonicalMeta(
          origin,
          listingHref({ path: view.path, page: view.page }),
          first && pictureUrl(first.image, 1200),
        )),
    {
      'script:ld+json': breadcrumbData(breadcrumbsOf(view, title, steps), origin, origin + location.pathname),
    },
  ];
};

export default function ListingRoute({ loaderData }: Route.ComponentProps) {
  const { view, name, steps, ...listing } = loaderData;
  usePriceChanges(roundBoundaries(flashSalesOf(listing.page?.blocks ?? [])));
  const title = listingTitle(view, name, listing.facets);
  return (
    <ListingPage
      view={view}
      title={title}
      breadcrumbs={breadcrumbsOf(view, title, steps)}
      steps={steps}
      subcategories={listing.subcategories}
      facets={listing.facets}
      products={listing.products}
      total={listing.total}
      correctedQuery={listing.correctedQuery}
      notSold={listing.notSold}
      askedPrice={listing.askedPrice}
      banners={listing.banners}
      content={listing.page ? [] : (listing.pageContent?.content ?? [])}
      blocks={listing.page && <PageBlocks name={`category:${view.path}`} loaded={listing.page} />}
    />
  );
}
