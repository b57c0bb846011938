import { Link } from 'react-router';
import type { BlogArticle } from '#contract/blog.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

/** The articles that the shop recommends, numbered. */
export function TopArticles({ articles }: { articles: readonly BlogArticle[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="top-articles" className="grid gap-3">
      <h2 id="top-articles" className="text-lg font-semibold">
        <WrapAtWords>{m.blog_top()}</WrapAtWords>
      </h2>
      <ol className="grid gap-1">
        {articles.map(({ slug, title, category }, index) => (
          <li key={slug}>
            <Link
              to={localeHref('/blog/:slug', { slug })}
              className="group grid min-h-11 grid-cols-[2rem_minmax(0,1fr)] items-start gap-x-2 rounded-field py-2"
            >
              <span aria-hidden="true" className="figures row-span-2 text-xl leading-tight font-bold text-edge">
                {index + 1}
              </span>
              <span className="text-sm font-semibold text-pretty group-hover:text-brand">
                <WrapAtWords>{title}</WrapAtWords>
              </span>
              <span className="text-xs text-muted">{category.name}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
