import { Newspaper, Rss, SearchX } from 'lucide-react';
import type { BlogTopic } from '#contract/blog.ts';
import { shop } from '#contract/shop.ts';
import { pageError } from '#storefront/api/page-error.ts';
import { loadPageContent } from '#storefront/content/load-page-content.ts';
import { PageContent } from '#storefront/content/page-content.tsx';
import { errorMeta, notFoundWithLink } from '#storefront/errors/error-meta.ts';
import { canonicalMeta, noindexMeta } from '#storefront/i18n/canonical-meta.ts';
import { descriptionMeta } from '#storefront/i18n/description-meta.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { apiContext, cachePolicyContext } from '#storefront/request/request-context.ts';
import { breadcrumbData } from '#storefront/seo/structured-data.ts';
import { type Breadcrumb, Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { Pagination } from '#storefront/ui/pagination.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { Route } from './+types/blog-list-route';
import { ArticleCard } from './article-card.tsx';
import { BlogAds } from './blog-ads.tsx';
import { blogHref, feedHref, feedMeta } from './blog-links.ts';
import { BlogSearchForm } from './blog-search-form.tsx';
import { type BlogView, isUnindexed, parseBlogView } from './blog-view.ts';
import { TopArticles } from './top-articles.tsx';
import { TopicLinks } from './topic-links.tsx';

const pageSize = 12;
const maxTop = 5;
const maxAds = 3;

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const cachePolicy = context.get(cachePolicyContext);
  const view = parseBlogView(url.searchParams);
  const { category, tag, search, page } = view;
  const isWhole = category === undefined && tag === undefined && search === undefined;
  const [categories, tags, list, top, ads, pageContent] = await Promise.all([
    api('GET /pagerender/content/blog-category-list'),
    api('GET /pagerender/content/blog-tag-list'),
    api('GET /pagerender/content/blog-list', {
      query: { category, tag, query: search, limit: pageSize, offset: (page - 1) * pageSize },
    }),
    api('GET /pagerender/content/blog-top-list', { query: { limit: maxTop } }),
    api('GET /pagerender/content/blog-ads-list', { query: { category, limit: maxAds } }),
    isWhole && page === 1 ? loadPageContent('/blog', context) : null,
  ]);
  if (!categories.ok) throw pageError(categories);
  if (!tags.ok) throw pageError(tags);
  if (!list.ok) throw pageError(list);
  if (!top.ok) throw pageError(top);
  if (!ads.ok) throw pageError(ads);
  const { items, total, changesAt } = list.data;
  const isUnknown = !isIn(category, categories.data) || !isIn(tag, tags.data);
  if (isUnknown || (items.length === 0 && page > 1))
    throw notFoundWithLink({
      label: m.blog_all_articles(),
      href: isUnknown ? blogHref({}) : blogHref({ ...view, page: 1 }),
    });
  cachePolicy.tag('content');
  if (changesAt !== null) cachePolicy.expireAt(new Date(changesAt));
  // Any number of searches lead here.
  if (search !== undefined) cachePolicy.noStore();
  return {
    ...{ view, categories: categories.data, tags: tags.data, articles: items, total },
    ...{ top: top.data, ads: ads.data, pageContent },
  };
}

const isIn = (slug: string | undefined, topics: readonly BlogTopic[]) =>
  slug === undefined || topics.some((topic) => topic.slug === slug);

export const handle = { deferScripts: true };

interface Titled {
  view: BlogView;
  categories: readonly BlogTopic[];
  tags: readonly BlogTopic[];
}

/** What the list shows: a category, a tag or a search; undefined for all articles. */
function titleOf({ view: { category, tag, search }, categories, tags }: Titled): string | undefined {
  const parts = [
    search === undefined ? undefined : m.blog_results_for({ search }),
    categories.find(({ slug }) => slug === category)?.name,
    tags.find(({ slug }) => slug === tag)?.name,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' · ');
}

function breadcrumbsOf(title: string | undefined): Breadcrumb[] {
  const home = { label: m.shell_home_short(), href: localeHref('/') };
  return title === undefined
    ? [home, { label: m.blog_title() }]
    : [home, { label: m.blog_title(), href: localeHref('/blog') }, { label: title }];
}

export const meta: Route.MetaFunction = ({ loaderData, error, location, matches }) => {
  if (!loaderData) return errorMeta(error);
  const { view, total, pageContent } = loaderData;
  const title = titleOf(loaderData);
  const name = title === undefined ? (pageContent?.title ?? m.blog_head_title()) : `${title} – ${m.blog_title()}`;
  const numbered = view.page > 1 ? m.listing_page_title({ name, page: view.page }) : name;
  const description =
    title === undefined
      ? (pageContent?.description ?? m.blog_description({ shop: shop.name[getLocale()] }))
      : m.blog_topic_description({ topic: title, shop: shop.name[getLocale()] });
  const origin = matches[0].loaderData.origin;
  return [
    { title: `${numbered} | ${shop.name[getLocale()]}` },
    ...descriptionMeta(description),
    { property: 'og:title', content: numbered },
    ...(isUnindexed(view) || total === 0
      ? noindexMeta(origin, location.pathname)
      : canonicalMeta(origin, blogHref(view))),
    feedMeta(origin),
    { 'script:ld+json': breadcrumbData(breadcrumbsOf(title), origin, origin + location.pathname + location.search) },
  ];
};

export default function BlogListRoute({ loaderData }: Route.ComponentProps) {
  const { view, categories, tags, articles, total, top, ads, pageContent } = loaderData;
  const title = titleOf(loaderData);
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-6 lg:gap-8 lg:pt-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:gap-4">
        <Breadcrumbs items={breadcrumbsOf(title)} />
        <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-center lg:gap-12">
          <div className="grid gap-1">
            <h1 className="text-2xl font-bold text-pretty">{title ?? m.blog_title()}</h1>
            {title === undefined && (
              <p className="text-pretty text-muted">
                <WrapAtWords>{m.blog_intro({ shop: shop.name[getLocale()] })}</WrapAtWords>
              </p>
            )}
            {view.search !== undefined && total > 0 && <p className="text-sm text-muted">{countText(total)}</p>}
          </div>
          <BlogSearchForm search={view.search} />
        </div>
        <TopicLinks
          label={m.blog_categories()}
          links={[
            { label: m.blog_all(), href: blogHref({}), isCurrent: title === undefined },
            ...categories.map(({ slug, name }) => ({
              label: name,
              href: blogHref({ category: slug }),
              isCurrent: slug === view.category,
            })),
          ]}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_300px] lg:gap-12">
        <section aria-label={m.blog_articles()} className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          {articles.length > 0 ? (
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:gap-6">
              {articles.map((article, index) => (
                <li key={article.slug}>
                  <ArticleCard
                    article={article}
                    heading="h2"
                    sizes="(width >= 64rem) 440px, (width >= 40rem) 50vw, calc(100vw - 32px)"
                    priority={index < 2}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <NoArticles isSearch={view.search !== undefined} />
          )}
          <Pagination
            page={view.page}
            pageCount={Math.ceil(total / pageSize)}
            hrefOf={(page) => blogHref({ ...view, page })}
          />
        </section>
        <aside aria-label={m.blog_more()} className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <TopArticles articles={top} />
          <BlogAds ads={ads} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1" />
          {tags.length > 0 && (
            <section className="grid gap-3">
              <h2 className="text-lg font-semibold">
                <WrapAtWords>{m.blog_tags()}</WrapAtWords>
              </h2>
              <TopicLinks
                wraps
                label={m.blog_tags()}
                links={tags.map(({ slug, name }) => ({
                  label: name,
                  href: blogHref({ tag: slug }),
                  isCurrent: slug === view.tag,
                }))}
              />
            </section>
          )}
          <a
            href={feedHref()}
            data-reload
            className="flex min-h-11 items-center gap-2 justify-self-start text-sm font-medium text-brand hover:underline"
          >
            <Rss aria-hidden="true" className="size-4" />
            {m.blog_feed()}
          </a>
        </aside>
      </div>
      {pageContent && <PageContent title={m.blog_title()} blocks={pageContent.content} />}
    </div>
  );
}

function NoArticles({ isSearch }: { isSearch: boolean }) {
  return (
    <EmptyState
      icon={isSearch ? <SearchX className="size-10" /> : <Newspaper className="size-10" />}
      title={isSearch ? m.blog_not_found() : m.blog_none()}
      action={
        isSearch && (
          <ButtonLink href={localeHref('/blog')} variant="secondary">
            {m.blog_all_articles()}
          </ButtonLink>
        )
      }
    />
  );
}

const countText = (count: number) => (count === 1 ? m.blog_count_one() : m.blog_count({ count }));
