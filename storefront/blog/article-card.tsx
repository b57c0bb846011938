import type { BlogArticle } from '#contract/blog.ts';
import { formatDate } from '#storefront/i18n/format.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { DottedTexts } from '#storefront/ui/dotted-texts.tsx';
import { Picture } from '#storefront/ui/picture.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

export interface ArticleCardProps {
  article: BlogArticle;
  /** One level below the heading above the cards. */
  heading: 'h2' | 'h3';
  /** The `sizes` of its `<img>`. */
  sizes: string;
  /** Visible without scrolling. */
  priority?: boolean;
}

/** An article of the blog in a list; all of it is a link. */
export function ArticleCard({ article, heading: Heading, sizes, priority = false }: ArticleCardProps) {
  const { slug, title, description, image, category, publishedAt, readingMinutes } = article;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-edge has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <Picture
        src={image ?? undefined}
        alt=""
        width={400}
        height={225}
        sizes={sizes}
        priority={priority}
        className="aspect-video w-full bg-ground object-cover"
      />
      <div className="flex flex-1 flex-col gap-1.5 p-4">
        <p className="text-xs font-semibold text-brand">{category.name}</p>
        <Heading className="font-semibold text-pretty">
          <a
            href={localeHref('/blog/:slug', { slug })}
            className="line-clamp-3 outline-none group-hover:text-brand after:absolute after:inset-0"
          >
            <WrapAtWords>{title}</WrapAtWords>
          </a>
        </Heading>
        <p className="line-clamp-2 text-sm text-muted">
          <WrapAtWords>{description}</WrapAtWords>
        </p>
        <DottedTexts className="figures mt-auto pt-1 text-xs text-muted">
          <time dateTime={publishedAt}>{formatDate(publishedAt, 'shortDate')}</time>
          {m.blog_reading_minutes({ minutes: readingMinutes })}
        </DottedTexts>
      </div>
    </article>
  );
}
