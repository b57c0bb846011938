import { data, isRouteErrorResponse, redirect, useRouteError } from 'react-router';
import { pageFailure } from '#storefront/api/page-failure.ts';
import { errorMeta } from '#storefront/errors/error-meta.ts';
import { ErrorPage } from '#storefront/errors/error-page.tsx';
import { canonicalMeta, noindexMeta } from '#storefront/i18n/canonical-meta.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { expireWithPrices } from '#storefront/product-cards/price-expiry.ts';
import { apiContext, cachePolicyContext, logContext } from '#storefront/request/request-context.ts';
import { breadcrumbData } from '#storefront/seo/structured-data.ts';
import type { Breadcrumb } from '#storefront/ui/breadcrumbs.tsx';
import type { Route } from './+types/listing-route';
import { isAskedAgain } from './cacheable-listing.ts';
import { categoryLink } from './category-links.tsx';
import type { CategoryStep } from './facet-categories.tsx';
import { listingContent } from './listing-content.ts';
import { furthestOffset, pageSize } from './listing-limits.ts';
import { listingHref } from './listing-links.ts';
import { ListingPage } from './listing-page.tsx';
import { isVariant, type ListingAddress, readListing } from './listing-params.ts';
import { listingHead, listingTitle, onlyBrand } from './listing-text.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const address = readListing(params['*'] ?? '', url.searchParams);
  const api = context.get(apiContext);
  const cachePolicy = context.get(cachePolicyContext);
  if (listingHref({ path: address.path }) !== url.pathname) {
    // Any number of spellings lead to the same category.
    cachePolicy.noStore();
    throw redirect(listingHref(address), 301);
  }
  const { path, page: number, ...narrowing } = address;
  const [found, content, answer] = await Promise.all([
    path ? categoryAt(path) : menuTop(),
    listingContent(address, { api, cachePolicy, log: context.get(logContext) }),
    api('GET /search/api/{locale}/products', {
      params: { locale: getLocale() },
      query: {
        ...narrowing,
        category: path || undefined,
        limit: pageSize,
        offset: Math.min((number - 1) * pageSize, furthestOffset),
      },
    }),
  ]);
  if (!answer.ok) throw pageFailure(answer);
  const { items, total, facets, correctedQuery, askedPrice } = answer.data;
  if (items.length === 0 && number > 1)
    throw data({ firstPage: listingHref({ ...address, page: 1 }) }, { status: 404 });
  cachePolicy.tag(found.categoryId === undefined ? 'catalogue' : `category:${found.categoryId}`);
  expireWithPrices(cachePolicy, items);
  if (!isAskedAgain(address, { total, facets })) cachePolicy.noStore();
  // Without search text there is nothing to highlight.
  const products = address.query ? items : items.map(({ highlights: _, ...card }) => card);
  return { address, ...found, ...content, products, total, facets, correctedQuery, askedPrice };

  async function categoryAt(path: string) {
    const answer = await api('GET /pim/api/categories', { query: { path } });
    if (!answer.ok) throw pageFailure(answer);
    const { category, breadcrumb } = answer.data;
    return {
      categoryId: category.categoryId,
      name: category.categoryName,
      steps: breadcrumb,
      subcategories: category.subcategories.map(categoryLink),
    };
  }

  async function menuTop() {
    const menu = await api('GET /pim/api/categories/menu', { query: { levels: 1 } });
    if (!menu.ok) throw pageFailure(menu);
    return { categoryId: undefined, name: undefined, steps: [], subcategories: menu.data.map(categoryLink) };
  }
}

/** A search or a brand is one level below its category. */
function breadcrumbsOf(address: ListingAddress, title: string, steps: readonly CategoryStep[]): Breadcrumb[] {
  const isBelow = address.query !== undefined || onlyBrand(address) !== undefined;
  return [
    { label: m.shell_home_short(), href: localeHref('/') },
    ...steps
      .filter(({ slug }) => isBelow || slug !== address.path)
      .map(({ label, slug }) => ({ label, href: listingHref({ path: slug }) })),
    { label: title },
  ];
}

export const handle = { pictureFirst: true };

export const meta: Route.MetaFunction = ({ loaderData, error, location, matches }) => {
  if (!loaderData) return errorMeta(error);
  const { address, name, steps, total, facets, written } = loaderData;
  const title = listingTitle(address, name, facets);
  const head = listingHead(title, total, address.page, written);
  const origin = matches[0].loaderData.origin;
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    // An empty list should not be indexed.
    ...(isVariant(address) || total === 0
      ? noindexMeta(origin, location.pathname)
      : canonicalMeta(origin, listingHref({ path: address.path, page: address.page }))),
    {
      'script:ld+json': breadcrumbData(breadcrumbsOf(address, title, steps), origin, origin + location.pathname),
    },
  ];
};

export default function ListingRoute({ loaderData }: Route.ComponentProps) {
  const { address, name, steps, ...listing } = loaderData;
  const title = listingTitle(address, name, listing.facets);
  return (
    <ListingPage
      address={address}
      title={title}
      breadcrumbs={breadcrumbsOf(address, title, steps)}
      steps={steps}
      subcategories={listing.subcategories}
      facets={listing.facets}
      products={listing.products}
      total={listing.total}
      correctedQuery={listing.correctedQuery}
      askedPrice={listing.askedPrice}
      banners={listing.banners}
      story={listing.written?.content ?? []}
    />
  );
}

/** A page number beyond the last links to the first page. */
export function ErrorBoundary() {
  const error = useRouteError();
  const firstPage = firstPageOf(error);
  return <ErrorPage link={firstPage ? { label: m.listing_first_page(), href: firstPage } : undefined} />;
}

function firstPageOf(error: unknown): string | undefined {
  return isRouteErrorResponse(error) && typeof error.data?.firstPage === 'string' ? error.data.firstPage : undefined;
}
