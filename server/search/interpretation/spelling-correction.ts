import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import { hasThai } from '../../thai-text/thai-text.ts';
import type { QueryTerm } from '../analysis/analyser.ts';
import { propertyTerms } from '../analysis/lexicon-terms.ts';
import type { AnalyserState } from '../index/current-analyser.ts';
import { indexedTerms } from '../index/vocabulary.ts';
import { displayQuery } from './display-forms.ts';
import { documentFrequencies } from './document-frequencies.ts';
import { findSimilarTerms, maxTypos, type SimilarTerm } from './edit-distance-rules.ts';
import { withoutParts } from './text-query-rules.ts';
import { findTransliterated } from './transliteration-rules.ts';

/** The terms of a query and how many documents each matches. */
interface TypedQuery {
  terms: readonly QueryTerm[];
  frequencies: readonly number[];
}

/** Where corrections are looked for: the documents in a language, and the synonyms. */
interface Vocabulary extends AnalyserState {
  db: Db;
  locale: Locale;
}

/**
 * The query with a likely correction of each term that no document has; null if that changes nothing. Words of a dictionary are spelt
 * correctly, and mean what the shop does not sell, unless one wrong key makes another word of the lexicon of them: ทิวี is ทีวี.
 * @param dictionaryWords those of the query, see `knownThaiWords`
 */
export async function correctSpelling(
  vocabulary: Vocabulary,
  typed: TypedQuery,
  dictionaryWords: ReadonlySet<string>,
): Promise<string | null> {
  const { db, locale } = vocabulary;
  const correct = (...words: QueryTerm[]) => {
    const joined = joinTerms(words);
    const isPhrase = words.length > 1 && !hasThai(joined.term);
    return isPhrase ? phraseCorrection(vocabulary, joined.term) : bestCorrection(vocabulary, joined);
  };
  const correctKey = (...words: QueryTerm[]) => correctionOfKey(vocabulary, joinTerms(words).term);
  const isWord = (term: string) => dictionaryWords.has(term);
  const isCorrect = (term: string) =>
    isWord(term) || (typed.frequencies[typed.terms.findIndex((one) => one.term === term)] ?? 0) > 0;
  const corrected: string[] = [];
  // The parts that the segmenter sees in a misspelt word may be found, but no product has them all.
  const wholeTerms = typed.terms.map((one) => withoutParts(one));
  const hasParts = wholeTerms.some(
    (one, index) => one.alternatives.length < (typed.terms[index]?.alternatives.length ?? 0),
  );
  const [frequencies] = hasParts ? await documentFrequencies(db, locale, wholeTerms) : [typed.frequencies];
  for (const group of groupTerms({ terms: typed.terms, frequencies })) {
    // A typo in Thai changes where the segmenter sees words: neighbouring terms may be one word.
    const isOneWord = isWord(joinTerms(group.terms).term);
    const hasWord = isOneWord || group.terms.some(({ term }) => isWord(term));
    const isByChance = !isOneWord && group.terms.every(({ term }) => !isWord(term) || term.length <= maxChanceLetters);
    const whole =
      group.isIndexed || !group.isThai
        ? null
        : ((await (hasWord ? correctKey : correct)(...group.terms)) ??
          (hasWord && isByChance ? await correctionOfLongWord(vocabulary, joinTerms(group.terms).term) : null));
    if (whole) corrected.push(whole);
    else if (isOneWord) corrected.push(...group.terms.map(({ term }) => term));
    else corrected.push(...(await correctTerms(group, isCorrect, correct)));
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

/** Groups neighbouring terms that are Thai, or that are not. */
function groupTerms({ terms, frequencies }: TypedQuery): TermGroup[] {
  const groups: TermGroup[] = [];
  for (const [index, term] of terms.entries()) {
    const isIndexed = (frequencies[index] ?? 0) > 0;
    const isThai = hasThai(term.term);
    const last = groups.at(-1);
    if (last?.isThai !== isThai) {
      groups.push({ terms: [term], isIndexed, isThai });
      continue;
    }
    last.terms.push(term);
    last.isIndexed &&= isIndexed;
  }
  return groups;
}

const joinTerms = (terms: readonly QueryTerm[]) => ({
  term: terms.map(({ term }) => term).join(''),
  isPrefix: terms.at(-1)?.isPrefix ?? false,
});

/** Corrects each term that is not correct, as one word with the next term, by itself, or as one word with the previous term. */
async function correctTerms(
  group: TermGroup,
  isCorrect: (term: string) => boolean,
  correct: (...words: QueryTerm[]) => Promise<string | null>,
): Promise<string[]> {
  const corrected: string[] = [];
  for (let at = 0; at < group.terms.length; at += 1) {
    const term = group.terms[at] as QueryTerm;
    const next = group.terms[at + 1];
    const previous = group.terms[at - 1];
    if (isCorrect(term.term)) {
      corrected.push(term.term);
      continue;
    }
    const withNext = next && (await correct(term, next));
    if (withNext) {
      corrected.push(withNext);
      at += 1;
      continue;
    }
    const alone = await correct(term);
    const withPrevious = !alone && previous && (await correct(previous, term));
    if (withPrevious) corrected.splice(-1, 1, withPrevious);
    else corrected.push(alone ?? term.term);
  }
  return corrected;
}

/** Of shorter Latin words, such as piano and oven, too many others are one typo away: only those of the lexicon are corrections. */
const minLatinLetters = 6;

/**
 * The nearest indexed term or synonym; of equally near ones the one that most documents have. A Thai word with more than one typo is
 * rather a Latin one in Thai letters, if it sounds like one. Documents have Thai words from each letter on: what is still being typed is
 * compared with synonyms only.
 */
async function bestCorrection(
  vocabulary: Vocabulary,
  { term: typed, isPrefix }: Pick<QueryTerm, 'term' | 'isPrefix'>,
): Promise<string | null> {
  const maxDistance = maxTypos(typed);
  const { db, locale, synonymPhrases } = vocabulary;
  const indexed = await indexedTerms(db, locale);
  const all = [...synonymPhrases.keys(), ...indexed];
  const within = (distance: number, ofPrefix: boolean, terms: Iterable<string> = all) =>
    distance === 0 ? [] : findSimilarTerms(terms, typed, distance, ofPrefix);
  const best = (similar: readonly SimilarTerm[]) => bestMatch(vocabulary, typed, similar);
  if (/[0-9]/.test(typed)) return best(namesOfSameSigns(typed, synonymPhrases.keys()));
  if (!hasThai(typed)) {
    const isShort = typed.length < minLatinLetters;
    const similar = within(maxDistance, isPrefix && !isShort, isShort ? synonymPhrases.keys() : all);
    // Of several words none is left out: macbok is macbook, not macbook stand.
    const isLongerPhrase = (term: string) =>
      term.length > typed.length + maxDistance && synonymPhrases.get(term)?.includes(' ');
    // Whole words before those that begin so: gamrin is garmin, not gaming.
    const whole = similar.filter(({ term, distance }) => distance === 1 && Math.abs(term.length - typed.length) <= 1);
    return (await best(whole)) ?? best(similar.filter(({ term }) => !isLongerPhrase(term)));
  }
  return (
    (await best(within(Math.min(maxDistance, 1), false))) ??
    (await best(findTransliterated(typed, isPrefix, indexed))) ??
    (await best(within(maxDistance, false))) ??
    (isPrefix ? best(within(maxDistance, true, synonymPhrases.keys())) : null)
  );
}

/** Names with the same number and with the same letters in another order: 8bitdo for 8bidto. Numbers themselves are of other models. */
function namesOfSameSigns(typed: string, names: Iterable<string>): SimilarTerm[] {
  const [digits, letters] = [digitsOf(typed), sortedLetters(typed)];
  return [...names]
    .filter((name) => name !== typed && sortedLetters(name) === letters && digitsOf(name) === digits)
    .map((term) => ({ term, distance: 1 }));
}

const digitsOf = (text: string) => text.replaceAll(/[^0-9]/g, '');

/** Letters of a name that is hardly two other words with a typo. */
const minJoinedLetters = 8;

/** The synonym of several words, or the long one, that differs from two typed words in one letter: memory card for memory crad. */
async function phraseCorrection(vocabulary: Vocabulary, typed: string): Promise<string | null> {
  if (maxTypos(typed) === 0) return null;
  const isOfWords = (term: string, phrase: string) => phrase.includes(' ') || term.length >= minJoinedLetters;
  const phrases = [...vocabulary.synonymPhrases].flatMap(([term, phrase]) => (isOfWords(term, phrase) ? term : []));
  return bestMatch(vocabulary, typed, findSimilarTerms(phrases, typed, 1, false));
}

/** Vowels above and below a consonant, and the sign that shortens one: easily missed. */
const signs = /[\u0E31\u0E34-\u0E39\u0E47]/g;

/** The name or kind of the lexicon that differs from a Thai word in one letter, or in a missed sign; null if there is none. */
async function correctionOfKey(vocabulary: Vocabulary, typed: string): Promise<string | null> {
  if (maxTypos(typed) === 0) return null;
  const similar = findSimilarTerms(vocabulary.synonymPhrases.keys(), typed, 1, false);
  const isSlip = (term: string) => term.length === typed.length || term.replace(signs, '') === typed.replace(signs, '');
  const slips = similar.filter(({ term }) => isSlip(term) && !propertyTerms.has(term));
  return bestMatch(vocabulary, typed, slips);
}

/** Letters of a word of a dictionary that is easily seen in a misspelt longer one: เตชั in เพสเตชัน. */
const maxChanceLetters = 4;
/** Letters of a word that is hardly another one than the name of the lexicon from which it differs in one letter. */
const minLongLetters = 8;

/** The name or kind of the lexicon that differs from a long Thai word in one letter; null if there is none. */
async function correctionOfLongWord(vocabulary: Vocabulary, typed: string): Promise<string | null> {
  if (typed.length < minLongLetters) return null;
  return bestMatch(vocabulary, typed, findSimilarTerms(vocabulary.synonymPhrases.keys(), typed, 1, false));
}

/** Exchanged letters are a more likely typo than others, and first letters are seldom mistyped. */
const typoRank = (term: string, typed: string): number =>
  hasThai(typed) || sortedLetters(term) === sortedLetters(typed) ? 0 : term[0] === typed[0] ? 1 : 2;

const sortedLetters = (text: string) => [...text].sort().join('');

/** The nearest of the terms that a document has; of equally near ones the one that is most likely meant, then the one that most have. */
export async function bestMatch(
  { db, locale, analyser }: Vocabulary,
  typed: string,
  similar: readonly SimilarTerm[],
): Promise<string | null> {
  if (similar.length === 0) return null;
  const terms = similar.map(({ term }) => {
    const [analysed = { term, alternatives: [] }] = analyser.queryTerms(term, locale);
    return { ...analysed, isPrefix: false };
  });
  const [frequencies] = await documentFrequencies(db, locale, terms);
  const [best] = similar
    .map((one, index) => ({ ...one, frequency: frequencies[index] ?? 0, rank: typoRank(one.term, typed) }))
    .filter(({ frequency }) => frequency > 0)
    .sort((a, b) => a.distance - b.distance || a.rank - b.rank || b.frequency - a.frequency);
  return best?.term ?? null;
}
