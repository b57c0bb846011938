import type { Block } from '#contract/blocks.ts';

export interface Heading {
  id: string;
  text: string;
}

/** Gives each heading of level two in the texts of blocks an id that is unique on the page, and lists them. */
export function withHeadingIds(blocks: readonly Block[]): { blocks: Block[]; headings: Heading[] } {
  const headings: Heading[] = [];
  const ids = new Set<string>();
  const numbered = blocks.map((block): Block => {
    if (block.type !== 'rich_text') return block;
    let count = 0;
    // The sanitiser wrote it, so that its elements have one form.
    const html = block.data.html.replace(
      /<h2(?: id="([^"]*)")?>(.*?)<\/h2>/gs,
      (_, given: string | undefined, text) => {
        count += 1;
        const id = given && !ids.has(given) ? given : `${block.id}-${count}`;
        ids.add(id);
        headings.push({ id, text: plainText(text) });
        return `<h2 id="${id}">${text}</h2>`;
      },
    );
    return { ...block, data: { html } };
  });
  return { blocks: numbered, headings };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
    .trim();
}
