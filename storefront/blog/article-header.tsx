import type { ArticlePage } from '#contract/articles.ts';
import { formatDate } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { DottedTexts } from '#storefront/ui/dotted-texts.tsx';
import { Picture } from '#storefront/ui/picture.tsx';
import { Share } from '#storefront/ui/share.tsx';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { blogHref } from './blog-links.ts';

/** Title, author and cover of an article. `url` is its absolute URL. */
export function ArticleHeader({ article, url }: { article: Omit<ArticlePage, 'blocks'>; url: string }) {
  const { title, description, category, author, publishedAt, readingMinutes, image } = article;
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid max-w-prose gap-2">
        <TextLink
          href={blogHref({ category: category.slug })}
          standalone
          className="justify-self-start text-sm font-semibold"
        >
          {category.name}
        </TextLink>
        <h1 className="text-2xl font-bold lg:text-3xl text-pretty">
          <WrapAtWords>{title}</WrapAtWords>
        </h1>
        <p className="text-pretty text-muted lg:text-lg">
          <WrapAtWords>{description}</WrapAtWords>
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <DottedTexts className="figures text-sm text-muted">
          {m.blog_by({ author })}
          <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
          {m.blog_reading_minutes({ minutes: readingMinutes })}
        </DottedTexts>
        <Share title={title} url={url} />
      </div>
      {image !== null && (
        <Picture
          src={image}
          alt=""
          width={904}
          height={509}
          sizes="(width >= 80rem) 904px, (width >= 64rem) 70vw, calc(100vw - 32px)"
          priority
          className="aspect-video w-full rounded-card bg-ground object-cover"
        />
      )}
    </header>
  );
}
