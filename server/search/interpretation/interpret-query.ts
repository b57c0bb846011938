import type { Locale } from '#contract/locale.ts';
import type { AskedPrice } from '#contract/search.ts';
import type { Db } from '../../db/database.ts';
import type { QueryWord } from '../analysis/analyser.ts';
import { analysisOf } from '../index/current-analyser.ts';
import { documentsOfWords } from './document-frequencies.ts';
import { otherKeyboard } from './keyboard-layout.ts';
import { howManyHave } from './match-queries.ts';
import { headOf, type KindName, kindNamesIn } from './named-category-rules.ts';
import { askedPriceIn } from './price-phrase-rules.ts';
import { speltRight, written } from './spelling-correction.ts';
import { fillers } from './stop-words.ts';
import { inDescriptions, type TextQuery, textQuery, thatAre, withoutSome } from './text-query-rules.ts';

/** A way to understand a query. */
export interface Reading {
  words: readonly QueryWord[];
  text: TextQuery;
  /** The words that say what is wanted. */
  head: KindName | null;
  /** Where the query names a price. */
  price: AskedPrice | null;
  /** In how many documents each word is, at most; merchant codes are not counted. */
  documents: readonly number[];
  /** Whether so many may have them that the best selling ones are enough for suggestions. */
  common: boolean;
  /** What is searched for where that is not what was typed. */
  corrected: string | null;
}

/** Words that narrow a search; more of them do not narrow it any further. */
const mostWords = 8;
/** Above so many, suggestions look at the best selling ones first. */
const commonFrom = 15_000;
/** So few products may not be what is meant: what their pages say is searched as well. */
const few = 4;
/** So few are looked through for whether any is of the kind that the query names. */
const somewhatFew = 10;

/**
 * How a query is understood: the likeliest way by which any product is found. As it is typed, as the same keys of the other keyboard
 * layout, in all that is said of products, with words spelt right, and at last with words left out. Null where nothing is found in any
 * way.
 */
export async function understand(db: Db, query: string, locale: Locale): Promise<Reading | null> {
  const asked = askedPriceIn(query);
  const reading = await understandWords(db, asked?.query ?? query, locale);
  return reading && { ...reading, price: asked };
}

/**
 * What a search finds by a reading within whatever narrows it: words that are found elsewhere may be found there only in what is said of
 * products.
 */
export async function findBy<Found extends { total: number }>(
  reading: Reading,
  find: (text: TextQuery) => Promise<Found>,
): Promise<Found> {
  const found = await find(reading.text);
  return found.total > 0 || reading.text.described ? found : find(inPages(reading).text);
}

async function understandWords(db: Db, query: string, locale: Locale): Promise<Reading | null> {
  const analysis = await analysisOf(db);
  const typed = await readingOf(db, locale, analysis.queryWords(query, locale), { typed: query });
  const found = typed && (await thatFinds(db, locale, typed));
  if (found) return found;

  const keys = otherKeyboard(query);
  const other = keys && (await readingOf(db, locale, analysis.queryWords(keys, locale), { corrected: keys.trim() }));
  if (other && (await numberFound(db, locale, other)) > 0) return other;
  if (!typed) return null;

  const plain = await withoutFillers(db, locale, typed);
  const foundPlain = plain !== typed && (await thatFinds(db, locale, plain));
  if (foundPlain) return foundPlain;
  const described = inPages(plain);
  if ((await numberFound(db, locale, described)) > 0) return described;

  const words = await speltRight(db, analysis, locale, plain);
  const spelt = words && (await readingOf(db, locale, analysis.queryWords(words, locale), { corrected: words }));
  if (spelt && (await numberFound(db, locale, spelt)) > 0) return spelt;

  const known = await ofKnownWords(db, locale, plain);
  if (known !== plain && known && (await numberFound(db, locale, known)) > 0) return known;
  const some = known && leavingOut(known);
  return some && (await numberFound(db, locale, some)) > 0 ? some : null;
}

interface Understood {
  typed?: string;
  corrected?: string;
  head?: KindName | null;
}

async function readingOf(
  db: Db,
  locale: Locale,
  words: readonly QueryWord[],
  { typed, corrected, ...known }: Understood,
): Promise<Reading | null> {
  const first = words.slice(0, mostWords);
  const names = kindNamesIn(first);
  const [documents, kinds] = await documentsOfWords(db, locale, first, names);
  const there = names.filter((_, index) => (kinds[index] ?? 0) > 0);
  const { head = headOf(there, first) } = known;
  const text = textQuery(first, head, typed);
  if (!text) return null;
  const common = Math.min(...documents) > commonFrom;
  return { words: first, text, head, price: null, documents, common, corrected: corrected ?? null };
}

/** How many are found, as far as that matters. */
async function numberFound(db: Db, locale: Locale, { words, documents, text }: Reading): Promise<number> {
  const [number = 0] = documents;
  return words.length === 1 && number >= somewhatFew && !text.described
    ? number
    : howManyHave(db, locale, text, somewhatFew);
}

/** A reading as it is where it finds what is meant; in all that is said of products where that finds more; null where it finds nothing. */
async function thatFinds(db: Db, locale: Locale, reading: Reading): Promise<Reading | null> {
  const found = await numberFound(db, locale, reading);
  if (found === 0) return null;
  if (await isEnough(db, locale, reading, found)) return reading;
  const described = inPages(await withoutFillers(db, locale, reading));
  return (await numberFound(db, locale, described)) > found ? described : reading;
}

/** Whether what is found may be what is meant: not too few, and where the query names a kind of things, one of these. */
async function isEnough(db: Db, locale: Locale, { text }: Reading, found: number): Promise<boolean> {
  if (found >= somewhatFew) return true;
  if (found < few) return false;
  return text.kind === null || (await howManyHave(db, locale, thatAre(text, text.kind), 1)) > 0;
}

/** The reading itself where no word is a filler, or every one. */
async function withoutFillers(db: Db, locale: Locale, reading: Reading): Promise<Reading> {
  const telling = reading.words.filter(({ term }) => !fillers.has(term));
  if (telling.length === reading.words.length) return reading;
  return (await readingOf(db, locale, telling, { head: reading.head })) ?? reading;
}

/** The reading itself where documents have every word; null where they have none. */
async function ofKnownWords(db: Db, locale: Locale, reading: Reading): Promise<Reading | null> {
  const known = reading.words.filter((_, index) => (reading.documents[index] ?? 0) > 0);
  if (known.length === reading.words.length) return reading;
  const terms = known.map(({ term }) => term);
  return readingOf(db, locale, known, { corrected: await written(db, locale, terms) });
}

const inPages = (reading: Reading): Reading => ({ ...reading, text: inDescriptions(reading.words, reading.text) });

function leavingOut(reading: Reading): Reading | null {
  const text = withoutSome(reading.words, reading.text);
  return text && { ...reading, text };
}
