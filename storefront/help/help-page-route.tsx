import { redirect } from 'react-router';
import { policySlugs } from '#contract/help.ts';
import { shop } from '#contract/shop.ts';
import { pageError } from '#storefront/api/page-error.ts';
import { cacheBlocks, flashSalesOf } from '#storefront/blocks/block-products.ts';
import { Blocks } from '#storefront/blocks/blocks.tsx';
import { previewOf } from '#storefront/blocks/page-preview.ts';
import { shownBlock } from '#storefront/blocks/shown-block.ts';
import { roundBoundaries } from '#storefront/flash-sales/flash-sale-rounds.ts';
import { canonicalMeta } from '#storefront/i18n/canonical-meta.ts';
import { descriptionMeta } from '#storefront/i18n/description-meta.ts';
import { formatDate } from '#storefront/i18n/format.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { usePriceChanges } from '#storefront/products/use-price-changes.ts';
import { apiContext, cachePolicyContext } from '#storefront/request/request-context.ts';
import { breadcrumbData, faqData } from '#storefront/seo/structured-data.ts';
import { type Breadcrumb, Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import { pictureUrl } from '#storefront/ui/picture-source.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { Route } from './+types/help-page-route';
import { DidThisHelp } from './did-this-help.tsx';
import { HelpContact } from './help-contact.tsx';
import { HelpMenu } from './help-menu.tsx';
import { HelpSearchForm } from './help-search-form.tsx';
import { RelatedHelp } from './related-help.tsx';

/** A help page, with the menu of all of them. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const cachePolicy = context.get(cachePolicyContext);
  const [help, menus] = await Promise.all([
    api('GET /pagerender/content/faq/{slug}', {
      params: { slug: params.slug },
      query: previewOf(url, cachePolicy),
    }),
    api('GET /pagerender/content/faq-menus'),
  ]);
  if (!help.ok) throw pageError(help);
  if (!menus.ok) throw pageError(menus);
  const { slug } = help.data;
  if (slug !== params.slug) throw redirect(localeHref('/help/:slug', { slug }), 301);
  const readAt = Date.now();
  cacheBlocks(cachePolicy, help.data, readAt);
  return { page: { ...help.data, blocks: help.data.blocks.map(shownBlock) }, menus: menus.data, readAt };
}

export const handle = { deferScripts: true };

const breadcrumbsOf = (title: string): Breadcrumb[] => [
  { label: m.shell_home_short(), href: localeHref('/') },
  { label: m.help_title(), href: localeHref('/help') },
  { label: title },
];

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { page } = loaderData;
  const { title, description, image, blocks } = page;
  const origin = matches[0].loaderData.origin;
  const questions = blocks.flatMap(({ type, data }) => (type === 'faq' ? data.items : []));
  return [
    { title: `${title} | ${shop.name[getLocale()]}` },
    ...descriptionMeta(description),
    { property: 'og:title', content: title },
    ...canonicalMeta(origin, location.pathname, image && pictureUrl(image, 1200)),
    { 'script:ld+json': breadcrumbData(breadcrumbsOf(title), origin, origin + location.pathname) },
    ...(questions.length > 0 ? [{ 'script:ld+json': faqData(questions) }] : []),
  ];
};

export default function HelpPageRoute({ loaderData: { page, menus, readAt } }: Route.ComponentProps) {
  usePriceChanges(roundBoundaries(flashSalesOf(page.blocks)));
  const { slug, title, description, helpType } = page;
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-6 lg:pt-4">
      <Breadcrumbs items={breadcrumbsOf(title)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[260px_minmax(0,1fr)] lg:gap-12">
        <div className="grid content-start gap-4 max-lg:order-last lg:order-first">
          <HelpSearchForm />
          <HelpMenu menus={menus} type={helpType.type} currentHref={localeHref('/help/:slug', { slug })} />
        </div>
        <article className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <header className="grid max-w-prose gap-2">
            <p className="text-sm text-muted">{helpType.label}</p>
            <h1 className="text-2xl font-bold text-pretty">
              <WrapAtWords>{title}</WrapAtWords>
            </h1>
            <p className="text-pretty text-muted">
              <WrapAtWords>{description}</WrapAtWords>
            </p>
            {policySlugs.includes(slug) && (
              <p className="text-sm text-muted">{m.help_policy_version({ date: formatDate(shop.policyVersion) })}</p>
            )}
          </header>
          <Blocks page={`help/${slug}`} blocks={page.blocks} readAt={readAt} />
          <DidThisHelp key={slug} slug={slug} />
          <RelatedHelp contents={page.related} />
        </article>
      </div>
      <HelpContact />
    </div>
  );
}
