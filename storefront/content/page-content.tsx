import type { DescriptionBlock } from '#contract/products.ts';
import { Description } from './description-blocks.tsx';

const headingId = 'page-story';

/** What the shop wrote about a page, below all else on it; nothing where it wrote nothing. `title` is heard, not seen. */
export function PageStory({ title, blocks }: { title: string; blocks: readonly DescriptionBlock[] }) {
  if (blocks.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-4 border-t border-line pt-6">
      <h2 id={headingId} className="sr-only">
        {title}
      </h2>
      <Description blocks={blocks} />
    </section>
  );
}
