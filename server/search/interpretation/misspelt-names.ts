import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import { foldThaiSpelling, hasThai } from '../../thai-text/thai-text.ts';
import type { Analyser } from '../analysis/analyser.ts';
import { isKindTerm, propertyTerms } from '../analysis/lexicon-terms.ts';
import type { AnalyserState } from '../index/current-analyser.ts';
import { findSimilarTerms, type SimilarTerm } from './edit-distance-rules.ts';
import { isInDictionary, thaiRun, thaiRuns } from './known-thai-words.ts';
import { bestMatch } from './spelling-correction.ts';
import { stopWords } from './stop-words.ts';

/** Further words of a query are not compared: each is a statement. */
const maxWords = 8;
/** Letters of the shortest word that is compared. */
const minLetters = 3;
/** Shorter words are only taken for names of which a letter is missed: too many others differ from them in one letter. */
const minLettersOfOtherSlips = 5;

/**
 * A query with the names and kinds of the lexicon in place of its Thai words that differ from one of them in one letter, and that no
 * dictionary has: the segmenter would see other words in them, which descriptions may have (มอ and ถือ in มอถือ). Null without such a word.
 */
export async function withLexiconNames(
  vocabulary: AnalyserState & { db: Db; locale: Locale },
  query: string,
): Promise<string | null> {
  const names = new Map<string, string>();
  for (const run of [...new Set(thaiRuns(query))].slice(0, maxWords)) {
    const name = await bestMatch(vocabulary, run, namesLike(run, vocabulary));
    if (name !== null) names.set(run, name);
  }
  return names.size === 0 ? null : query.replace(thaiRun, (run) => names.get(run) ?? run);
}

/** The phrases of the lexicon that a misspelt word may stand for. */
function namesLike(run: string, { analyser, synonymPhrases: lexicon }: AnalyserState): SimilarTerm[] {
  const word = foldThaiSpelling(run).text;
  if (lexicon.has(word) || stopWords.has(word) || isInDictionary(run) || beginsWithKind(run, analyser)) return [];
  const similar = similarNames(word, lexicon);
  return similar.length > 0 ? similar : similarNames(withoutMarks(run), namesWithoutMarks(lexicon));
}

/** Whether a kind is in front of something else: จอยคอม is a joystick for computers, and not the จอคอม that it resembles. */
function beginsWithKind(run: string, analyser: Analyser): boolean {
  const [first, ...others] = analyser.queryTerms(run, 'th');
  return first !== undefined && others.length > 0 && isKindTerm(first.term);
}

/** The phrases of the names that differ from a word in one letter at most. */
function similarNames(word: string, names: ReadonlyMap<string, string>): SimilarTerm[] {
  if (word.length < minLetters) return [];
  const same = names.get(word);
  if (same !== undefined) return [{ term: same, distance: 0 }];
  return findSimilarTerms(names.keys(), word, 1, false)
    .filter(
      ({ term }) => !propertyTerms.has(term) && (word.length >= minLettersOfOtherSlips || term.length > word.length),
    )
    .map(({ term, distance }) => ({ term: names.get(term) ?? term, distance }));
}

/** Tone marks, and the mark of a silent letter: folding leaves out that letter, where the mark is missed it stays. */
const marks = /[\u0E48-\u0E4C]/g;
const withoutMarks = (text: string) => text.replace(marks, '');

const spellings = new WeakMap<ReadonlyMap<string, string>, ReadonlyMap<string, string>>();

/** The Thai phrases of the lexicon by their letters. */
function namesWithoutMarks(lexicon: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const known = spellings.get(lexicon);
  if (known) return known;
  const names = [...lexicon].filter(([term, phrase]) => hasThai(phrase) && !propertyTerms.has(term));
  const byLetters = new Map(names.map(([, phrase]) => [withoutMarks(phrase), phrase]));
  spellings.set(lexicon, byLetters);
  return byLetters;
}
