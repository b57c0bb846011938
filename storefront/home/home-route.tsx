import { shop } from '#contract/shop.ts';
import { pageError } from '#storefront/api/page-error.ts';
import { cacheBlocks, flashSalesOf } from '#storefront/blocks/block-products.ts';
import { Blocks } from '#storefront/blocks/blocks.tsx';
import { loadPopUp } from '#storefront/blocks/load-pop-up.ts';
import { previewOf } from '#storefront/blocks/page-preview.ts';
import { PopUp } from '#storefront/blocks/pop-up.tsx';
import { shownBlock } from '#storefront/blocks/shown-block.ts';
import { roundBoundaries } from '#storefront/flash-sales/flash-sale-rounds.ts';
import { canonicalMeta } from '#storefront/i18n/canonical-meta.ts';
import { descriptionMeta } from '#storefront/i18n/description-meta.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { usePriceChanges } from '#storefront/products/use-price-changes.ts';
import { apiContext, cachePolicyContext, logContext } from '#storefront/request/request-context.ts';
import { organisationData, siteData } from '#storefront/seo/site-structured-data.ts';
import type { Route } from './+types/home-route';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const cachePolicy = context.get(cachePolicyContext);
  const preview = previewOf(url, cachePolicy);
  const [home, popUp] = await Promise.all([
    api('GET /pagerender/page/home', { query: preview }),
    loadPopUp({ path: '/', ...preview }, { api, cachePolicy, log: context.get(logContext) }),
  ]);
  if (!home.ok) throw pageError(home);
  const readAt = Date.now();
  cacheBlocks(cachePolicy, home.data, readAt);
  const { title, description, blocks } = home.data;
  return { page: { title, description, blocks: blocks.map(shownBlock) }, popUp, isPreview: 'at' in preview, readAt };
}

export const handle = { deferScripts: true };

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { title: pageTitle, description } = loaderData.page;
  const title = `${pageTitle} | ${shop.name[getLocale()]}`;
  const origin = matches[0].loaderData.origin;
  return [
    { title },
    ...descriptionMeta(description),
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    ...canonicalMeta(origin, location.pathname),
    { 'script:ld+json': organisationData(origin) },
    { 'script:ld+json': siteData(origin) },
  ];
};

export default function Home({ loaderData: { page, popUp, isPreview, readAt } }: Route.ComponentProps) {
  usePriceChanges(roundBoundaries(flashSalesOf(page.blocks)));
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-8 pt-4 lg:gap-12 lg:pt-6">
      <h1 className="sr-only">{m.home_title({ shop: shop.name[getLocale()], tagline: shop.tagline[getLocale()] })}</h1>
      <Blocks page="home" blocks={page.blocks} readAt={readAt} />
      <PopUp popUp={popUp} isPreview={isPreview} />
    </div>
  );
}
