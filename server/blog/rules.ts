/** Words that are read silently in a minute, in Thai and in English. */
const wordsPerMinute = 220;

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** How long reading a text takes, in whole minutes, at least 1. Thai is written without spaces: its words are those of ICU. */
export function readingMinutes(text: string): number {
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** The path of an article's page, without the language. */
export function articlePath(slug: string): string {
  return `/blog/${slug}`;
}
