import type { Locale } from '#contract/locale.ts';
import type { Analyser, QueryTerm } from '../analysis/analyser.ts';

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
const thai = /^[\u0E00-\u0E7F]+$/;
/** Segments that may form one matched word: the segmenter splits Thai words too often. */
const maxSegments = 6;

/** A range of a string, as `slice` takes it. */
interface Span {
  from: number;
  to: number;
}

/** Where a title matches the terms of a query, in order and without overlaps. */
export function matchedSpans(
  title: string,
  terms: readonly QueryTerm[],
  analyser: Pick<Analyser, 'documentTerms'>,
  locale: Locale,
): Span[] {
  const segments = [...segmenter.segment(title)].filter(({ isWordLike }) => isWordLike);
  const spans: Span[] = [];
  for (let first = 0; first < segments.length; first += 1) {
    const from = segments[first]?.index ?? 0;
    let to = from;
    for (let last = first; last < Math.min(segments.length, first + maxSegments); last += 1) {
      const segment = segments[last];
      if (!segment || (last > first && (segment.index !== to || !thai.test(title.slice(from, to) + segment.segment))))
        break;
      to = segment.index + segment.segment.length;
      if (!matchesAny(analyser.documentTerms(title.slice(from, to), locale), terms)) continue;
      spans.push({ from, to });
      first = last;
      break;
    }
  }
  return spans;
}

function matchesAny(documentTerms: readonly string[], queryTerms: readonly QueryTerm[]): boolean {
  return queryTerms.some(
    ({ term, alternatives, isPrefix }) =>
      documentTerms.some((one) => one === term || (isPrefix && one.startsWith(term))) ||
      alternatives.some((alternative) => alternative.split(' ').some((part) => documentTerms.includes(part))),
  );
}
