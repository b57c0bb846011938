import { useId } from 'react';
import { ArticleCard } from '#storefront/blog/article-card.tsx';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { BlockHeader } from './block-header.tsx';
import type { BlockProps } from './block-view.ts';

/** Articles of the blog. */
export function BlogTeasers({ data: { title, articles, link } }: BlockProps<'blog_teasers'>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <BlockHeader id={id} title={title} link={link} linkText={m.blog_all_articles()} />
      <ul className="scroll-row -mx-4 scroll-px-4 gap-3 px-4 py-1 lg:mx-0 lg:grid lg:grid-cols-3 lg:gap-6 lg:px-0">
        {articles.map((article) => (
          <li key={article.slug} className="w-72 shrink-0 snap-start lg:w-auto">
            <ArticleCard article={article} heading="h3" sizes="(width >= 64rem) 400px, 288px" />
          </li>
        ))}
      </ul>
    </section>
  );
}
