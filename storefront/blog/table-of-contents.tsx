import { ChevronDown } from 'lucide-react';
import type { ArticlePage } from '#contract/articles.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

type Headings = ArticlePage['headings'];

/** Headings from which a table of contents helps. */
const minHeadings = 3;

/** The headings of an article as links, unfolded by a press: for phones. */
export function FoldedContents({ headings }: { headings: Headings }) {
  if (headings.length < minHeadings) return null;
  return (
    <details className="group/more rounded-card bg-ground lg:hidden">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden">
        {m.blog_contents()}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted group-open/more:rotate-180" />
      </summary>
      <nav aria-label={m.blog_contents()} className="px-4 pb-3">
        <HeadingLinks headings={headings} />
      </nav>
    </details>
  );
}

/** The headings of an article as links that stay in view: for desktops. */
export function StickyContents({ headings }: { headings: Headings }) {
  if (headings.length < minHeadings) return null;
  return (
    <nav
      aria-labelledby="contents"
      className="bar-heights grid gap-2 max-lg:hidden lg:sticky lg:top-[calc(var(--frame-header,0px)+16px)]"
    >
      <h2 id="contents" className="text-sm font-semibold text-muted">
        <WrapAtWords>{m.blog_contents()}</WrapAtWords>
      </h2>
      <HeadingLinks headings={headings} />
    </nav>
  );
}

function HeadingLinks({ headings }: { headings: Headings }) {
  return (
    <ol className="border-l-2 border-line text-sm">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            data-reload
            className="flex min-h-11 items-center py-1 pl-4 text-pretty hover:text-brand lg:min-h-0 lg:py-1.5"
          >
            <WrapAtWords>{text}</WrapAtWords>
          </a>
        </li>
      ))}
    </ol>
  );
}
