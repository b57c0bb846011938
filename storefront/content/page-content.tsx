import type { DescriptionBlock } from '#contract/products.ts';
import { DescriptionBlocks } from './description-blocks.tsx';

const headingId = 'page-content';

/** Content written for a page, below everything else; nothing where there is none. `title` is for screen readers. */
export function PageContent({ title, blocks }: { title: string; blocks: readonly DescriptionBlock[] }) {
  if (blocks.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-4 border-t border-line pt-6">
      <h2 id={headingId} className="sr-only">
        {title}
      </h2>
      <DescriptionBlocks blocks={blocks} />
    </section>
  );
}
