import type { DescriptionBlock } from '#contract/catalogue.ts';
import { Description } from './description.tsx';

/** What the shop wrote about a page, below all else on it; nothing where it wrote nothing. `title` is heard, not seen. */
export function PageStory({ title, blocks }: { title: string; blocks: readonly DescriptionBlock[] }) {
  if (blocks.length === 0) return null;
  return (
    <section className="mt-4 border-t border-line pt-6">
      <h2 className="sr-only">{title}</h2>
      <Description blocks={blocks} />
    </section>
  );
}
