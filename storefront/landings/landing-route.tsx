import { redirect } from 'react-router';
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
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { usePriceChanges } from '#storefront/products/use-price-changes.ts';
import { apiContext, cachePolicyContext, logContext } from '#storefront/request/request-context.ts';
import { breadcrumbData } from '#storefront/seo/structured-data.ts';
import { type Breadcrumb, Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import { pictureUrl } from '#storefront/ui/picture-source.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { Route } from './+types/landing-route';

/** A landing page of a campaign or other content, made of blocks. */
export async function loader({ params: { landingSlug }, url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const cachePolicy = context.get(cachePolicyContext);
  const path = `/${landingSlug}`;
  const preview = previewOf(url, cachePolicy);
  const [landing, popUp] = await Promise.all([
    api('GET /pagerender/landing/page', { query: { path, ...preview } }),
    loadPopUp({ path, ...preview }, { api, cachePolicy, log: context.get(logContext) }),
  ]);
  if (!landing.ok) throw pageError(landing);
  const slug = landing.data.path.slice(1);
  if (slug !== landingSlug) throw redirect(localeHref('/:landingSlug', { landingSlug: slug }), 301);
  const readAt = Date.now();
  cacheBlocks(cachePolicy, landing.data, readAt);
  const { title, description, image, blocks } = landing.data;
  return {
    page: { slug, title, description, image, blocks: blocks.map(shownBlock) },
    popUp,
    isPreview: 'at' in preview,
    readAt,
  };
}

export const handle = { deferScripts: true };

const breadcrumbsOf = (title: string): Breadcrumb[] => [
  { label: m.shell_home_short(), href: localeHref('/') },
  { label: title },
];

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { title, description, image } = loaderData.page;
  const origin = matches[0].loaderData.origin;
  return [
    { title: `${title} | ${shop.name[getLocale()]}` },
    ...descriptionMeta(description),
    { property: 'og:title', content: title },
    ...canonicalMeta(origin, location.pathname, image && pictureUrl(image, 1200)),
    { 'script:ld+json': breadcrumbData(breadcrumbsOf(title), origin, origin + location.pathname) },
  ];
};

export default function Landing({ loaderData: { page, popUp, isPreview, readAt } }: Route.ComponentProps) {
  usePriceChanges(roundBoundaries(flashSalesOf(page.blocks)));
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-8 lg:gap-12 lg:pt-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-5">
        <Breadcrumbs items={breadcrumbsOf(page.title)} />
        <h1 className="text-2xl font-bold text-pretty">
          <WrapAtWords>{page.title}</WrapAtWords>
        </h1>
      </div>
      <Blocks page={page.slug} blocks={page.blocks} readAt={readAt} />
      <PopUp popUp={popUp} isPreview={isPreview} />
    </div>
  );
}
