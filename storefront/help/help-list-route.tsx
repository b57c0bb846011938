import { CircleQuestionMark } from 'lucide-react';
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
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { Route } from './+types/help-list-route';
import { HelpContact } from './help-contact.tsx';
import { helpSearchOf } from './help-query.ts';
import { HelpSearchForm } from './help-search-form.tsx';
import { HelpSearchResults } from './help-search-results.tsx';
import { HelpTopics, PopularQuestions } from './help-topics.tsx';

/** The types of help with their pages, or the pages that a search finds. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const search = helpSearchOf(url.searchParams);
  const cachePolicy = context.get(cachePolicyContext);
  cachePolicy.tag('content');
  if (search !== '') {
    // Any number of searches lead here.
    cachePolicy.noStore();
    const found = await api('GET /utils/api/help-information/search', { query: { query: search } });
    if (!found.ok) throw pageError(found);
    return { search, found: found.data, menus: [], pageContent: null };
  }
  const [menus, pageContent] = await Promise.all([
    api('GET /pagerender/content/faq-menus'),
    loadPageContent('/help', context),
  ]);
  if (!menus.ok) throw pageError(menus);
  return { search, found: [], menus: menus.data, pageContent };
}

export const handle = { deferScripts: true };

const breadcrumbs = () => [{ label: m.shell_home_short(), href: localeHref('/') }, { label: m.help_title() }];

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { search, pageContent } = loaderData;
  const origin = matches[0].loaderData.origin;
  const title =
    search === '' ? (pageContent?.title ?? m.help_title()) : `${m.help_search_results({ search })} | ${m.help_title()}`;
  return [
    { title: `${title} | ${shop.name[getLocale()]}` },
    ...descriptionMeta(pageContent?.description ?? m.help_description()),
    { property: 'og:title', content: title },
    ...(search === '' ? canonicalMeta(origin, location.pathname) : noindexMeta(origin, location.pathname)),
    { 'script:ld+json': breadcrumbData(breadcrumbs(), origin, origin + location.pathname) },
  ];
};

export default function HelpListRoute({ loaderData: { search, found, menus, pageContent } }: Route.ComponentProps) {
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-8 lg:gap-12 lg:pt-4">
      <div className="grid gap-5">
        <Breadcrumbs items={breadcrumbs()} />
        <div className="grid justify-items-center gap-4 rounded-card bg-brand-soft px-4 py-8 text-center lg:py-12">
          <h1 className="text-2xl font-bold">
            <WrapAtWords>{m.help_title()}</WrapAtWords>
          </h1>
          <p className="text-pretty text-muted">
            <WrapAtWords>{m.help_intro()}</WrapAtWords>
          </p>
          <div className="w-full max-w-modal text-left">
            <HelpSearchForm search={search} />
          </div>
        </div>
      </div>
      {search !== '' ? (
        <HelpSearchResults search={search} found={found} />
      ) : menus.length > 0 ? (
        <>
          <PopularQuestions menus={menus} />
          <HelpTopics menus={menus} />
        </>
      ) : (
        <EmptyState icon={<CircleQuestionMark className="size-10" />} title={m.help_none()} />
      )}
      {pageContent && <PageContent title={m.help_title()} blocks={pageContent.content} />}
      <HelpContact />
    </div>
  );
}
