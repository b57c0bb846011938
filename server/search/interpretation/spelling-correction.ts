import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import { hasThai } from '../../thai-text/thai-text.ts';
import type { Analyser, QueryTerm } from '../analysis/analyser.ts';
import { analyserState } from '../index/current-analyser.ts';
import { indexedTerms } from '../index/vocabulary.ts';
import { displayQuery } from './display-forms.ts';
import { documentFrequencies } from './document-frequencies.ts';
import { findSimilarTerms, maxTypos } from './edit-distance-rules.ts';

/** The terms of a query and how many documents each matches. */
interface TypedQuery {
  terms: readonly QueryTerm[];
  frequencies: readonly number[];
}

/** The query with a likely correction of each term that no document has; null if that changes nothing. */
export async function correctSpelling(
  db: Db,
  analyser: Analyser,
  locale: Locale,
  typed: TypedQuery,
): Promise<string | null> {
  const corrected: string[] = [];
  for (const group of groupThaiTerms(typed)) {
    // A typo in Thai changes where the segmenter sees words: neighbouring terms may be one word.
    const joined = {
      term: group.terms.map(({ term }) => term).join(''),
      isPrefix: group.terms.at(-1)?.isPrefix ?? false,
    };
    const whole = group.isIndexed ? null : await bestCorrection(db, analyser, locale, joined);
    if (whole) corrected.push(whole);
    else
      corrected.push(...(await Promise.all(group.terms.map((term) => correctTerm(db, analyser, locale, typed, term)))));
  }
  if (corrected.join(' ') === typed.terms.map(({ term }) => term).join(' ')) return null;
  return displayQuery(db, locale, corrected);
}

interface TermGroup {
  terms: QueryTerm[];
  /** Whether documents have all of the terms. */
  isIndexed: boolean;
  isThai: boolean;
}

/** Groups neighbouring Thai terms; every other term is a group of its own. */
function groupThaiTerms({ terms, frequencies }: TypedQuery): TermGroup[] {
  const groups: TermGroup[] = [];
  for (const [index, term] of terms.entries()) {
    const isIndexed = (frequencies[index] ?? 0) > 0;
    const isThai = hasThai(term.term);
    const last = groups.at(-1);
    if (!last || !isThai || !last.isThai) {
      groups.push({ terms: [term], isIndexed, isThai });
      continue;
    }
    last.terms.push(term);
    last.isIndexed &&= isIndexed;
  }
  return groups;
}

async function correctTerm(
  db: Db,
  analyser: Analyser,
  locale: Locale,
  { terms, frequencies }: TypedQuery,
  term: QueryTerm,
): Promise<string> {
  if ((frequencies[terms.indexOf(term)] ?? 0) > 0) return term.term;
  return (await bestCorrection(db, analyser, locale, term)) ?? term.term;
}

/** The nearest indexed term or synonym; of equally near ones the one that most documents have. */
async function bestCorrection(
  db: Db,
  analyser: Analyser,
  locale: Locale,
  { term: typed, isPrefix }: Pick<QueryTerm, 'term' | 'isPrefix'>,
): Promise<string | null> {
  const maxDistance = maxTypos(typed);
  if (maxDistance === 0) return null;
  const { synonymPhrases } = await analyserState(db);
  const vocabulary = [...synonymPhrases.keys(), ...(await indexedTerms(db, locale))];
  const similar = findSimilarTerms(vocabulary, typed, maxDistance, isPrefix);
  const terms = similar.map(({ term }) => {
    const [analysed = { term, alternatives: [] }] = analyser.queryTerms(term, locale);
    return { ...analysed, isPrefix: false };
  });
  const [frequencies] = await documentFrequencies(db, locale, terms);
  const [best] = similar
    .map((one, index) => ({ ...one, frequency: frequencies[index] ?? 0 }))
    .filter(({ frequency }) => frequency > 0)
    .sort((a, b) => a.distance - b.distance || b.frequency - a.frequency);
  return best?.term ?? null;
}
