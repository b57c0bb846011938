import type { Locale } from '#contract/locale.ts';
import type { Db } from '../db/database.ts';
import type { Analysis, QueryWord } from './analysis/analysis.ts';
import { anyHas } from './find-queries.ts';
import { mostWords, type TextQuery, textQuery, withoutOne } from './query-rules.ts';
import { analysisOf, wordsNear, writtenForm } from './vocabulary.ts';
import { documentsOf } from './word-queries.ts';

/** A way to understand a query. */
export interface Reading {
  words: readonly QueryWord[];
  text: TextQuery;
  /** In how many documents each word is, at most; merchant codes are not counted. */
  documents: readonly number[];
  /** Whether so many products may have the words that not each of them can be looked at in a list. */
  broad: boolean;
  /** Whether so many may have them that the best selling ones are enough for suggestions. */
  common: boolean;
  /** What is searched for where that is not what was typed. */
  corrected: string | null;
}

/** Above so many products a search looks through the products rather than up each that it found. */
const broadFrom = 8000;
/** Above so many, suggestions look at the best selling ones first. */
const commonFrom = 1500;

/**
 * How a query is understood: the likeliest way by which any product is found. As it is typed, as the same keys of the other keyboard
 * layout, with words spelt right, and at last with words left out. Null where nothing is found in any way.
 */
export async function understand(db: Db, query: string, locale: Locale): Promise<Reading | null> {
  const analysis = await analysisOf(db);
  const typed = await readingOf(db, locale, analysis.queryWords(query, locale), null, query);
  if (typed && (await isFound(db, locale, typed))) return typed;

  const keys = analysis.otherKeyboard(query);
  if (keys) {
    const other = await readingOf(db, locale, analysis.queryWords(keys, locale), keys.trim());
    if (other && (await isFound(db, locale, other))) return other;
  }
  if (!typed) return null;

  const spelt = await speltRight(db, analysis, locale, typed);
  if (spelt && (await isFound(db, locale, spelt))) return spelt;

  const known = typed.words.filter((_, index) => (typed.documents[index] ?? 0) > 0);
  const fewer = known.length < typed.words.length;
  const terms = known.map(({ term }) => term);
  const rest = fewer ? await readingOf(db, locale, known, await written(db, locale, terms)) : typed;
  if (rest && fewer && (await isFound(db, locale, rest))) return rest;
  const text = rest && withoutOne(rest.words);
  if (!text) return null;
  const relaxed = { ...rest, text, broad: true };
  return (await isFound(db, locale, relaxed)) ? relaxed : null;
}

async function readingOf(
  db: Db,
  locale: Locale,
  words: readonly QueryWord[],
  corrected: string | null,
  typed?: string,
): Promise<Reading | null> {
  const first = words.slice(0, mostWords);
  const text = textQuery(first, typed);
  if (!text) return null;
  const documents = await documentsOfWords(db, locale, first);
  const atMost = Math.min(...documents);
  return { words: first, text, documents, broad: atMost > broadFrom, common: atMost > commonFrom, corrected };
}

async function isFound(db: Db, locale: Locale, { words, documents, text }: Reading): Promise<boolean> {
  if (words.length === 1 && (documents[0] ?? 0) > 0) return true;
  return anyHas(db, locale, text);
}

/** A word is in the documents that have it or one of its alternatives; one of several words in those of its rarest. */
async function documentsOfWords(db: Db, locale: Locale, words: readonly QueryWord[]): Promise<number[]> {
  const phrases = words.flatMap(({ term, alternatives, isLast }, place) => [
    { place, parts: [{ word: term, isPrefix: isLast }] },
    ...alternatives.map((alternative) => ({
      place,
      parts: alternative.split(' ').map((word) => ({ word, isPrefix: false })),
    })),
  ]);
  const numbers = await documentsOf(
    db,
    locale,
    phrases.flatMap(({ parts }) => parts),
  );
  const sums = words.map(() => 0);
  let at = 0;
  for (const { place, parts } of phrases) {
    sums[place] = (sums[place] ?? 0) + Math.min(...numbers.slice(at, at + parts.length));
    at += parts.length;
  }
  return sums;
}

/** The words with the likeliest in the place of what no document has; null where none is known. */
async function speltRight(db: Db, analysis: Analysis, locale: Locale, typed: Reading): Promise<Reading | null> {
  const terms: string[] = [];
  for (const stretch of stretchesOf(typed)) {
    // A slip in Thai spoils where its words begin and end: all that stands together may be one word.
    const together = {
      term: stretch.words.map(({ term }) => term).join(''),
      isLast: stretch.words.at(-1)?.isLast ?? false,
    };
    const whole = stretch.isKnown ? null : await likeliest(db, analysis, locale, together);
    if (whole) terms.push(whole);
    else
      terms.push(
        ...(await Promise.all(stretch.words.map((word) => ownOrLikeliest(db, analysis, locale, typed, word)))),
      );
  }
  if (terms.join(' ') === typed.words.map(({ term }) => term).join(' ')) return null;
  const query = await written(db, locale, terms);
  return readingOf(db, locale, analysis.queryWords(query, locale), query);
}

/** Words of Thai that stand side by side, each other word alone, and whether documents have all of them. */
function stretchesOf({ words, documents }: Reading): { words: QueryWord[]; isKnown: boolean; isThai: boolean }[] {
  const stretches: { words: QueryWord[]; isKnown: boolean; isThai: boolean }[] = [];
  for (const [index, word] of words.entries()) {
    const isKnown = (documents[index] ?? 0) > 0;
    const isThai = thai.test(word.term);
    const last = stretches.at(-1);
    if (!last || !isThai || !last.isThai) {
      stretches.push({ words: [word], isKnown, isThai });
      continue;
    }
    last.words.push(word);
    last.isKnown &&= isKnown;
  }
  return stretches;
}

const thai = /[\u0E00-\u0E7F]/;

/** A word that documents have as it is, another one as the likeliest that is meant. */
async function ownOrLikeliest(
  db: Db,
  analysis: Analysis,
  locale: Locale,
  { words, documents }: Reading,
  word: QueryWord,
): Promise<string> {
  if ((documents[words.indexOf(word)] ?? 0) > 0) return word.term;
  return (await likeliest(db, analysis, locale, word)) ?? word.term;
}

/** Terms as a query that people read. */
async function written(db: Db, locale: Locale, terms: readonly string[]): Promise<string> {
  const forms: string[] = [];
  for (const term of terms) forms.push(await writtenForm(db, locale, term));
  return forms.join(' ');
}

/** The word that a misspelt one means: of the nearest, the one that most documents have. */
async function likeliest(
  db: Db,
  analysis: Analysis,
  locale: Locale,
  { term, isLast }: Pick<QueryWord, 'term' | 'isLast'>,
): Promise<string | null> {
  const within = analysis.withinTypos(term);
  if (within === 0) return null;
  const near = await wordsNear(db, locale, term, within, isLast);
  const words = near.map(({ word }) => {
    const [known = { term: word, alternatives: [] }] = analysis.queryWords(word, locale);
    return { ...known, isLast: false };
  });
  const documents = await documentsOfWords(db, locale, words);
  const [best] = near
    .map((one, index) => ({ ...one, documents: documents[index] ?? 0 }))
    .filter((one) => one.documents > 0)
    .sort((a, b) => a.distance - b.distance || b.documents - a.documents);
  return best?.word ?? null;
}
