import { Store } from 'lucide-react';
import type { BrandPage } from '#contract/brands.ts';
import { shop } from '#contract/shop.ts';
import { pageError } from '#storefront/api/page-error.ts';
import { loadPageContent } from '#storefront/content/load-page-content.ts';
import { PageContent } from '#storefront/content/page-content.tsx';
import { canonicalMeta } from '#storefront/i18n/canonical-meta.ts';
import { descriptionMeta } from '#storefront/i18n/description-meta.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { listingHref } from '#storefront/listing/listing-links.ts';
import { apiContext, cachePolicyContext } from '#storefront/request/request-context.ts';
import { breadcrumbData } from '#storefront/seo/structured-data.ts';
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { Route } from './+types/brand-list-route';
import { groupByLetter } from './brand-letters.ts';
import { BrandsByLetter } from './brands-by-letter.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const [result, pageContent] = await Promise.all([
    context.get(apiContext)('GET /pim/api/brand-pages/list'),
    loadPageContent('/brand', context),
  ]);
  if (!result.ok) throw pageError(result);
  context.get(cachePolicyContext).tag('brands', 'catalogue');
  return { brands: result.data.items.map(brandEntry), pageContent };
}

/** Only the fields that the page shows. */
function brandEntry({ id, slug, title, brandLogoUrl }: BrandPage) {
  return { id, slug, title, brandLogoUrl };
}

function breadcrumbs() {
  return [{ label: m.shell_home_short(), href: localeHref('/') }, { label: m.brands_title() }];
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { pageContent } = loaderData;
  const title = `${pageContent?.title ?? m.brands_title()} | ${shop.name[getLocale()]}`;
  const description = pageContent?.description ?? m.brands_description({ shop: shop.name[getLocale()] });
  const origin = matches[0].loaderData.origin;
  return [
    { title },
    ...descriptionMeta(description),
    { property: 'og:title', content: title },
    ...canonicalMeta(origin, location.pathname),
    { 'script:ld+json': breadcrumbData(breadcrumbs(), origin, origin + location.pathname) },
  ];
};

/** All brands from A to Z. */
export default function BrandListRoute({ loaderData: { brands, pageContent } }: Route.ComponentProps) {
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-5 lg:pt-4">
      <Breadcrumbs items={breadcrumbs()} />
      <h1 className="text-2xl font-bold">
        <WrapAtWords>{m.brands_title()}</WrapAtWords>
      </h1>
      {brands.length > 0 ? (
        <BrandsByLetter groups={groupByLetter(brands)} />
      ) : (
        <EmptyState
          icon={<Store className="size-10" />}
          title={m.brands_none()}
          message={m.brands_empty_hint()}
          action={<ButtonLink href={listingHref({})}>{m.listing_see_all_products()}</ButtonLink>}
        />
      )}
      {pageContent && <PageContent title={m.brands_title()} blocks={pageContent.content} />}
    </div>
  );
}
