import type { MetaDescriptor } from 'react-router';

/** The most characters of a description in the head of a page. */
const maxLength = 200;

/** The description of a page for search engines and previews of links, cut at the end of a word. */
export function descriptionMeta(description: string): MetaDescriptor[] {
  const content = summaryOf(description);
  return [
    { name: 'description', content },
    { property: 'og:description', content },
  ];
}

/** A text of at most 200 characters: a longer one ends after a word, and with an ellipsis. */
export function summaryOf(text: string): string {
  if (text.length <= maxLength) return text;
  const cut = beginningOf(text, 'word') || beginningOf(text, 'grapheme');
  return `${cut.replace(/[\s\p{P}]+$/u, '')}…`;
}

/** The segments that fit, with room for the ellipsis. Thai is written without spaces: its words are those of ICU. */
function beginningOf(text: string, granularity: 'word' | 'grapheme'): string {
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter('th', { granularity }).segment(text)) {
    if (index + segment.length >= maxLength) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
