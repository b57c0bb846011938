import { data, redirect } from 'react-router';
import { pageFailure } from '#storefront/api/page-failure.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { apiContext, pageContext } from '#storefront/request-context.ts';
import type { Breadcrumb } from '#storefront/ui/breadcrumbs.tsx';
import type { Route } from './+types/listing-route';
import { categoryLink } from './category-links.tsx';
import { isVariant, type ListingAddress, listingHref, pageSize, readListing } from './listing-links.ts';
import { ListingPage } from './listing-page.tsx';
import { listingHead, listingTitle } from './listing-words.ts';
import { notePrices } from './note-products.ts';
import { breadcrumbData } from './structured-data.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const address = readListing(params['*'] ?? '', url.searchParams);
  if (address.path !== (params['*'] ?? '')) throw redirect(listingHref(address), 301);
  const api = context.get(apiContext);
  const page = context.get(pageContext);
  const { path, query, brands, sort } = address;
  const [found, products] = await Promise.all([
    path ? categoryAt(path) : menuTop(),
    api('GET /pim/api/products', {
      query: {
        category: path || undefined,
        query,
        brands,
        sort,
        limit: pageSize,
        offset: (address.page - 1) * pageSize,
      },
    }),
  ]);
  if (!products.ok) throw pageFailure(products);
  const { items, total } = products.data;
  if (items.length === 0 && address.page > 1) throw data(null, { status: 404 });
  page.tag(found.categoryId === undefined ? 'catalogue' : `category:${found.categoryId}`);
  notePrices(page, items);
  return { address, ...found, products: items, total };

  async function categoryAt(path: string) {
    const answer = await api('GET /pim/api/categories', { query: { path } });
    if (!answer.ok) throw pageFailure(answer);
    const { category, breadcrumb } = answer.data;
    return {
      categoryId: category.categoryId,
      name: category.categoryName,
      // A search or a brand is one step below its category.
      above: breadcrumb.filter(({ slug }) => query || brands || slug !== category.path),
      subcategories: category.subcategories.map(categoryLink),
    };
  }

  async function menuTop() {
    const menu = await api('GET /pim/api/categories/menu', { query: { levels: 1 } });
    if (!menu.ok) throw pageFailure(menu);
    return { categoryId: undefined, name: undefined, above: [], subcategories: menu.data.map(categoryLink) };
  }
}

function breadcrumbsOf(title: string, above: readonly { label: string; slug: string }[]): Breadcrumb[] {
  return [
    { label: m.shell_home_short(), href: localeHref('/') },
    ...above.map(({ label, slug }) => ({ label, href: listingHref({ path: slug }) })),
    { label: title },
  ];
}

function titleOf({ address, name }: { address: ListingAddress; name: string | undefined }): string {
  return listingTitle(address, name);
}

export const handle = { pictureFirst: true };

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { address, above, total } = loaderData;
  const title = titleOf(loaderData);
  const head = listingHead(title, total, address.page);
  const origin = matches[0].loaderData.origin;
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    ...(isVariant(address) ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { 'script:ld+json': breadcrumbData(breadcrumbsOf(title, above), origin, origin + location.pathname) },
  ];
};

export default function ListingRoute({ loaderData }: Route.ComponentProps) {
  const { address, above, subcategories, products, total } = loaderData;
  const title = titleOf(loaderData);
  return (
    <ListingPage
      address={address}
      title={title}
      breadcrumbs={breadcrumbsOf(title, above)}
      subcategories={subcategories}
      products={products}
      total={total}
    />
  );
}
