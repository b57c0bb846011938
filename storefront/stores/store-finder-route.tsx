import { redirect } from 'react-router';
import { shop } from '#contract/shop.ts';
import { pageError } from '#storefront/api/page-error.ts';
import { loadPageContent } from '#storefront/content/load-page-content.ts';
import { PageContent } from '#storefront/content/page-content.tsx';
import { canonicalMeta, noindexMeta } from '#storefront/i18n/canonical-meta.ts';
import { descriptionMeta } from '#storefront/i18n/description-meta.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { apiContext, cachePolicyContext } from '#storefront/request/request-context.ts';
import { breadcrumbData } from '#storefront/seo/structured-data.ts';
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { Route } from './+types/store-finder-route';
import { finderHref } from './finder-href.ts';
import { FinderPage } from './finder-page.tsx';
import { loadFinder } from './load-finder.ts';
import { finderSearch, isFiltered, parseFinder } from './store-finder.ts';

/** The store finder. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const wanted = parseFinder(url.searchParams);
  const [result, pageContent] = await Promise.all([
    loadFinder(context.get(apiContext), wanted, Date.now()),
    loadPageContent('/store', context),
  ]);
  if (!result.ok) throw pageError(result);
  const { view, total, branches } = result.data;
  // A page after the last one.
  if (total > 0 && branches.length === 0) throw redirect(finderHref({ ...view, page: 1 }));
  const cachePolicy = context.get(cachePolicyContext);
  cachePolicy.tag('stores');
  // Any number of searches lead here, and of places, categories and pages that do not exist.
  const exists = total > 0 || view.page === 1;
  if (view.query !== undefined || !exists || finderSearch(view).toString() !== finderSearch(wanted).toString())
    cachePolicy.noStore();
  return { finder: result.data, pageContent };
}

function breadcrumbs() {
  return [{ label: m.shell_home_short(), href: localeHref('/') }, { label: m.stores_title() }];
}

export const handle = { deferScripts: true };

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { finder, pageContent } = loaderData;
  const { view } = finder;
  const origin = matches[0].loaderData.origin;
  const page = view.page ?? 1;
  const path = page > 1 ? finderHref({ page }) : location.pathname;
  const name = pageContent?.title ?? m.stores_title();
  const title = `${page > 1 ? m.listing_page_title({ name, page }) : name} | ${shop.name[getLocale()]}`;
  const description = pageContent?.description ?? m.stores_description({ shop: shop.name[getLocale()] });
  return [
    { title },
    ...descriptionMeta(description),
    { property: 'og:title', content: title },
    ...(isFiltered(view) ? noindexMeta(origin, location.pathname) : canonicalMeta(origin, path)),
    { 'script:ld+json': breadcrumbData(breadcrumbs(), origin, origin + location.pathname) },
  ];
};

export default function StoreFinder({ loaderData: { finder, pageContent } }: Route.ComponentProps) {
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-4 lg:pt-4">
      <Breadcrumbs items={breadcrumbs()} />
      <div>
        <h1 className="text-2xl font-bold">
          <WrapAtWords>{m.stores_title()}</WrapAtWords>
        </h1>
        <p className="text-sm text-muted">
          <WrapAtWords>{m.stores_intro()}</WrapAtWords>
        </p>
      </div>
      <FinderPage finder={finder} />
      {pageContent && <PageContent title={m.stores_title()} blocks={pageContent.content} />}
    </div>
  );
}
