import { redirect } from 'react-router';
import type { BlogArticle } from '#contract/blog.ts';
import { shop } from '#contract/shop.ts';
import { pageError } from '#storefront/api/page-error.ts';
import { cacheBlocks, flashSalesOf } from '#storefront/blocks/block-products.ts';
import { Blocks } from '#storefront/blocks/blocks.tsx';
import { previewOf } from '#storefront/blocks/page-preview.ts';
import { shownBlock } from '#storefront/blocks/shown-block.ts';
import { roundBoundaries } from '#storefront/flash-sales/flash-sale-rounds.ts';
import { canonicalMeta } from '#storefront/i18n/canonical-meta.ts';
import { descriptionMeta } from '#storefront/i18n/description-meta.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { usePriceChanges } from '#storefront/products/use-price-changes.ts';
import { apiContext, cachePolicyContext } from '#storefront/request/request-context.ts';
import { articleData, breadcrumbData, faqData } from '#storefront/seo/structured-data.ts';
import { type Breadcrumb, Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import { pictureUrl } from '#storefront/ui/picture-source.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { Route } from './+types/article-route';
import { ArticleCard } from './article-card.tsx';
import { ArticleHeader } from './article-header.tsx';
import { BlogAds } from './blog-ads.tsx';
import { blogHref, feedMeta } from './blog-links.ts';
import { FoldedContents, StickyContents } from './table-of-contents.tsx';
import { TopicLinks } from './topic-links.tsx';

const maxAds = 2;

/** An article of the blog, made of blocks. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const cachePolicy = context.get(cachePolicyContext);
  const found = await api('GET /pagerender/content/blog/{slug}', {
    params: { slug: params.slug },
    query: previewOf(url, cachePolicy),
  });
  if (!found.ok) throw pageError(found);
  const article = found.data;
  if (article.slug !== params.slug) throw redirect(localeHref('/blog/:slug', { slug: article.slug }), 301);
  const ads = await api('GET /pagerender/content/blog-ads-list', {
    query: { category: article.category.slug, limit: maxAds },
  });
  const readAt = Date.now();
  cacheBlocks(cachePolicy, article, readAt);
  if (!ads.ok) cachePolicy.noStore();
  return { article: { ...article, blocks: article.blocks.map(shownBlock) }, ads: ads.ok ? ads.data : [], readAt };
}

export const handle = { deferScripts: true };

const breadcrumbsOf = ({ title, category }: Pick<BlogArticle, 'title' | 'category'>): Breadcrumb[] => [
  { label: m.shell_home_short(), href: localeHref('/') },
  { label: m.blog_title(), href: localeHref('/blog') },
  { label: category.name, href: blogHref({ category: category.slug }) },
  { label: title },
];

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { article } = loaderData;
  const { title, description, image, publishedAt, category, tags, blocks } = article;
  const origin = matches[0].loaderData.origin;
  const url = origin + location.pathname;
  const questions = blocks.flatMap(({ type, data }) => (type === 'faq' ? data.items : []));
  return [
    { title: `${title} | ${shop.name[getLocale()]}` },
    ...descriptionMeta(description),
    { property: 'og:type', content: 'article' },
    { property: 'og:title', content: title },
    { property: 'article:published_time', content: publishedAt },
    { property: 'article:section', content: category.name },
    ...tags.map(({ name }) => ({ property: 'article:tag', content: name })),
    ...canonicalMeta(origin, location.pathname, image && pictureUrl(image, 1200)),
    feedMeta(origin),
    { 'script:ld+json': articleData(article, origin, url) },
    { 'script:ld+json': breadcrumbData(breadcrumbsOf(article), origin, url) },
    ...(questions.length > 0 ? [{ 'script:ld+json': faqData(questions) }] : []),
  ];
};

export default function ArticleRoute({ loaderData: { article, ads, readAt }, matches }: Route.ComponentProps) {
  const { slug, blocks, headings, tags, related } = article;
  usePriceChanges(roundBoundaries(flashSalesOf(blocks)));
  const url = matches[0].loaderData.origin + localeHref('/blog/:slug', { slug });
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-8 lg:gap-12 lg:pt-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 lg:gap-4">
        <Breadcrumbs items={breadcrumbsOf(article)} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[minmax(0,1fr)_260px]">
          <article className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:gap-8">
            <ArticleHeader article={article} url={url} />
            <FoldedContents headings={headings} />
            <Blocks page={`blog/${slug}`} blocks={blocks} readAt={readAt} />
            {tags.length > 0 && (
              <TopicLinks
                wraps
                label={m.blog_tags()}
                links={tags.map(({ slug: tag, name }) => ({ label: name, href: blogHref({ tag }) }))}
              />
            )}
          </article>
          <div>
            <StickyContents headings={headings} />
          </div>
        </div>
      </div>
      <BlogAds ads={ads} className="grid gap-4 sm:grid-cols-2 lg:gap-6" />
      <RelatedArticles articles={related} />
    </div>
  );
}

function RelatedArticles({ articles }: { articles: readonly BlogArticle[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="related-articles" className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:gap-4">
      <h2 id="related-articles" className="text-xl font-semibold">
        <WrapAtWords>{m.blog_related()}</WrapAtWords>
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard
              article={article}
              heading="h3"
              sizes="(width >= 64rem) 400px, (width >= 40rem) 50vw, calc(100vw - 32px)"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
