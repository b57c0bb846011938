import type { QueryTerm } from '../analysis/analyser.ts';
import { seriesOfMakers } from '../analysis/default-names.ts';
import { accessoryTerms } from '../analysis/lexicon-terms.ts';
import { isFigure } from './named-model-rules.ts';
import { stopWords } from './stop-words.ts';

const isWord = ({ term, alternatives }: QueryTerm, word: string) => term === word || alternatives.includes(word);

/** Features that stand for a kind of product where a query names nothing else. */
const kindsOfFeatures: readonly (readonly [feature: string, kind: string])[] = [['windows', 'laptop']];

/** The terms of a query for a feature alone, with the kind that it is asked for: notebooks by windows and by windows 11. */
export function withImpliedKind(
  terms: readonly QueryTerm[],
  analyse: (text: string) => readonly QueryTerm[],
): readonly QueryTerm[] {
  const words = terms.filter(({ term }) => !isFigure(term) && !stopWords.has(term));
  const [word] = words;
  const [, kind] = kindsOfFeatures.find(([feature]) => words.length === 1 && word && isWord(word, feature)) ?? [];
  return kind ? [...terms.map((term) => ({ ...term, isPrefix: false })), ...analyse(kind)] : terms;
}

/** The terms of a query for an accessory, whose name has the series that it is for: galaxy for samsung in ฟิล์มซัมซุง. */
export function withSeriesOfMakers(terms: readonly QueryTerm[]): readonly QueryTerm[] {
  if (!terms.some(({ term }) => accessoryTerms.has(term))) return terms;
  return terms.map((one) => {
    const [, ...series] = seriesOfMakers.find(([maker]) => isWord(one, maker)) ?? [];
    return series.length > 0 ? { ...one, alternatives: [...one.alternatives, ...series] } : one;
  });
}
