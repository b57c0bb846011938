import type { Locale } from '#contract/locale.ts';
import type { Analysis, QueryWord } from '../analysis/analyser.ts';

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
const thai = /^[\u0E00-\u0E7F]+$/;
/** A word that was found is at most so many segments of Thai, which the segmenter cuts too often. */
const longestRun = 6;

interface Span {
  from: number;
  to: number;
}

/** Where words are found, from the left, none over another. */
export function spansOf(
  name: string,
  words: readonly QueryWord[],
  analysis: Pick<Analysis, 'documentTerms'>,
  locale: Locale,
): Span[] {
  const segments = [...segmenter.segment(name)].filter(({ isWordLike }) => isWordLike);
  const spans: Span[] = [];
  for (let first = 0; first < segments.length; first += 1) {
    const from = segments[first]?.index ?? 0;
    let to = from;
    for (let last = first; last < Math.min(segments.length, first + longestRun); last += 1) {
      const segment = segments[last];
      if (!segment || (last > first && (segment.index !== to || !thai.test(name.slice(from, to) + segment.segment))))
        break;
      to = segment.index + segment.segment.length;
      if (!isFound(analysis.documentTerms(name.slice(from, to), locale), words)) continue;
      spans.push({ from, to });
      first = last;
      break;
    }
  }
  return spans;
}

function isFound(terms: readonly string[], words: readonly QueryWord[]): boolean {
  return words.some(
    ({ term, alternatives, isLast }) =>
      terms.some((one) => one === term || (isLast && one.startsWith(term))) ||
      alternatives.some((alternative) => alternative.split(' ').some((part) => terms.includes(part))),
  );
}
