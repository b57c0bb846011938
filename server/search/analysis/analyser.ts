import type { Locale } from '#contract/locale.ts';
import { foldThaiSpelling, hasThai, normaliseText } from '../../thai-text/thai-text.ts';
import { isOfStandard, isProcessorName, isWithinCode, joinFigures, unitAtStart } from './figures.ts';
import { withLatinLetters } from './letter-names.ts';
import { thaiDictionary } from './thai-dictionary.ts';
import {
  createDictionary,
  type Dictionary,
  dictionaryWordsWithin,
  type Run,
  segmentThai,
  splitCompound,
  splitIntoRuns,
  suffixes,
} from './tokeniser.ts';

/** One term of a query. */
export interface QueryTerm {
  /** Normalised and folded, as documents store it. */
  term: string;
  /** Synonyms and other spellings. Each is one term, or several separated by spaces that must all match. */
  alternatives: string[];
  /** Whether longer terms that start with it match too: the last term, while it is being typed. */
  isPrefix: boolean;
}

/** Whether an alternative of a term is the term itself in its parts, as 144 hz is of 144hz. */
export const isInParts = (phrase: string, term: string): boolean =>
  phrase !== term && phrase.replaceAll(' ', '') === term;

/** Turns texts and queries into terms. Thai and English are handled alike, because shoppers mix them in both languages of the shop. */
export interface Analyser {
  /** The terms of a text that is searched while typing: its words, joined spellings and, for Thai, suffixes that serve prefix search. */
  documentTerms(text: string, locale: Locale): string[];
  /** The terms of a text that is searched by whole words only. */
  wholeWordTerms(text: string): string[];
  /** The terms of a query in order, at most 12. */
  queryTerms(query: string, locale: Locale): QueryTerm[];
}

/** Neighbouring runs of Latin letters and of digits that are one term as well. */
export const maxJoinedRuns = 4;
/** Characters of a normalised query that are read. */
const maxQueryLength = 200;
const maxQueryTerms = 12;
/** Characters of a suffix that serves prefix search. */
const maxSuffixLength = 24;
/** Texts whose terms are cached: names of categories, brands and attribute values repeat often. */
const maxCachedTexts = 20_000;

/** @param synonyms groups of phrases with the same meaning, such as `['iphone', 'ไอโฟน']` */
export function createAnalyser(synonyms: readonly (readonly string[])[]): Analyser {
  const dictionary = createDictionary([
    ...thaiDictionary,
    ...synonyms
      .flat()
      .flatMap((phrase) => splitIntoRuns(phrase).flatMap(({ script, text }) => (script === 'thai' ? text : []))),
  ]);
  const synonymIndex = indexSynonyms(synonyms, dictionary);
  return {
    documentTerms: memoise((text) => collectTerms(text, (run) => termsOfRun(run, dictionary))),
    wholeWordTerms: memoise((text) => collectTerms(text, (run) => wordsOfRun(run, dictionary))),
    queryTerms: (query) => parseQuery(normaliseText(query).slice(0, maxQueryLength), dictionary, synonymIndex),
  };
}

function memoise(compute: (text: string) => string[]): (text: string) => string[] {
  const cache = new Map<string, string[]>();
  return (text) => {
    const cached = cache.get(text);
    if (cached) return cached;
    const terms = compute(text);
    if (cache.size >= maxCachedTexts) cache.clear();
    cache.set(text, terms);
    return terms;
  };
}

function collectTerms(text: string, termsOfRun: (run: Run) => string[]): string[] {
  const runs = splitIntoRuns(text);
  const terms = new Set<string>();
  for (const [at, run] of runs.entries())
    if (!isWithinCode(runs, at)) for (const term of termsOfRun(run)) terms.add(term);
  // Neighbouring runs may be typed without a space: power bank, wh-1000xm5, iphone 17 pro.
  for (let at = 0; at < runs.length; at += 1) {
    let joined = '';
    for (let to = at; to < Math.min(runs.length, at + maxJoinedRuns); to += 1) {
      const run = runs[to] as Run;
      const unit = run.script === 'thai' && runs[to - 1]?.script === 'digits' ? unitAtStart(run.text) : null;
      if (unit) terms.add(joined + unit);
      if (run.script === 'thai' || run.script === 'other') break;
      joined += run.text;
      if (to > at && !isOfStandard(runs, to)) terms.add(joined);
    }
  }
  return [...terms];
}

function wordsOfRun({ script, text }: Run, dictionary: Dictionary): string[] {
  if (script === 'latin') return [text, ...singularForms(text)];
  if (script !== 'thai') return [text];
  const { folded, words } = segmentThai(text, dictionary);
  const pairs = words.flatMap((word, at) => {
    const next = words[at + 1];
    return next === undefined ? [] : [word + next];
  });
  return [...words, ...pairs, ...dictionaryWordsWithin(folded, dictionary)];
}

function termsOfRun(run: Run, dictionary: Dictionary): string[] {
  const words = wordsOfRun(run, dictionary);
  if (run.script !== 'thai') return words;
  const folded = foldThaiSpelling(run.text).text;
  const unsilenced = foldThaiSpelling(run.text, { keepSilentConsonants: true }).text;
  return [
    ...words,
    ...suffixes(folded, maxSuffixLength),
    ...(unsilenced === folded ? [] : suffixes(unsilenced, maxSuffixLength)),
  ];
}

/** The singular of a possible English plural; empty for other words. */
export function singularForms(word: string): string[] {
  if (word.length <= 3 || !/[a-rt-z]s$/.test(word)) return [];
  return [/(?:ch|sh|x|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)];
}

/** A term of a query before it is known whether it is a prefix. */
type TypedTerm = Omit<QueryTerm, 'isPrefix'>;

function parseQuery(query: string, dictionary: Dictionary, synonymIndex: SynonymIndex): QueryTerm[] {
  const runs = withLatinLetters(splitIntoRuns(query), dictionary);
  const endsInWord = /[\p{L}\p{M}\p{N}]$/u.test(query);
  const typed: TypedTerm[] = [];
  for (let at = 0; at < runs.length; ) {
    const run = runs[at];
    if (!run) break;
    if (run.script === 'thai') {
      at += 1;
      typed.push(...thaiQueryTerms(run.text, dictionary, at === runs.length && endsInWord));
      continue;
    }
    // Runs typed without a space, such as wh1000xm5 or 256gb, match joined or in parts.
    let end = at + 1;
    while (end < runs.length && runs[end]?.followsDirectly && runs[end]?.script !== 'thai') end += 1;
    const together = runs.slice(at, end).map(({ text }) => text);
    const term = together.join('');
    typed.push({
      term,
      alternatives: [
        ...(together.length > 1 ? [together.join(' ')] : []),
        ...withSynonymAtStart(together, synonymIndex),
        ...singularForms(term),
      ],
    });
    at = end;
  }
  const terms = joinFigures(expandSynonyms(typed, synonymIndex), synonymIndex.alternativesByPhrase).slice(
    0,
    maxQueryTerms,
  );
  const seen = new Set<string>();
  return terms
    .map((term, at) => ({ ...term, isPrefix: endsInWord && at === terms.length - 1 && !isProcessorName(term.term) }))
    .filter(({ term, isPrefix }) => isPrefix || (!seen.has(term) && Boolean(seen.add(term))));
}

/**
 * The terms of a Thai run. While it is being typed, the unknown words at its end are taken as the beginning of one word: the segmenter
 * cannot know where an unfinished word ends.
 */
function thaiQueryTerms(run: string, dictionary: Dictionary, isUnfinished: boolean): TypedTerm[] {
  const { words, trailingUnknownWords } = segmentThai(run, dictionary);
  const complete = (all: readonly string[]) =>
    all.map((term) => ({ term, alternatives: compoundParts(term, dictionary) }));
  if (!isUnfinished || trailingUnknownWords === 0) return complete(words);
  // A single letter after a word may be about to get a thanthakhat, which silences it: ignore it until more is typed.
  if (trailingUnknownWords === 1 && words.length > 1 && words.at(-1)?.length === 1) return complete(words.slice(0, -1));
  if (trailingUnknownWords === 1) return complete(words);
  const unknown = words.slice(-trailingUnknownWords);
  const typed = unknown.join('');
  // Whether a final ก folds to ค depends on the vowel that follows: leave it out until that is typed.
  const term = run.endsWith('ก') && typed.length > 2 ? typed.slice(0, -1) : typed;
  return [...complete(words.slice(0, -trailingUnknownWords)), { term, alternatives: [unknown.join(' ')] }];
}

/** By itself it is in the descriptions of anything. */
const manner = 'แบบ';

function compoundParts(term: string, dictionary: Dictionary): string[] {
  const found = splitCompound(term, dictionary);
  return found && !found.includes(manner) ? [found.join(' ')] : [];
}

/** The synonyms of each phrase. */
interface SynonymIndex {
  /** The key is the terms of the phrase, separated by spaces. */
  alternativesByPhrase: ReadonlyMap<string, readonly string[]>;
  maxPhraseTerms: number;
}

function indexSynonyms(groups: readonly (readonly string[])[], dictionary: Dictionary): SynonymIndex {
  const found = new Map<string, Set<string>>();
  let maxPhraseTerms = 1;
  for (const group of groups) {
    const phrases = group.map((phrase) => phraseTerms(phrase, dictionary)).filter((terms) => terms.length > 0);
    const keys = [...new Set(phrases.map((terms) => terms.join(' ')))];
    maxPhraseTerms = Math.max(maxPhraseTerms, ...phrases.map((terms) => terms.length));
    // Latin phrases may be typed without spaces: memorycard.
    const joined = keys.filter((key) => !hasThai(key)).map((key) => key.replaceAll(' ', ''));
    for (const key of [...keys, ...joined]) {
      const others = found.get(key) ?? new Set();
      found.set(key, others);
      for (const other of keys) if (other !== key) others.add(other);
    }
  }
  return { alternativesByPhrase: new Map([...found].map(([key, others]) => [key, [...others]])), maxPhraseTerms };
}

function phraseTerms(phrase: string, dictionary: Dictionary): string[] {
  return splitIntoRuns(phrase).flatMap(({ script, text }) =>
    script === 'thai' ? segmentThai(text, dictionary).words : [text],
  );
}

/** A word of several runs with the synonyms of its first ones: alpha 7 iv for a7iv, alpha 6700 for a6700. */
function withSynonymAtStart(runs: readonly string[], { alternativesByPhrase }: SynonymIndex): string[] {
  for (let length = runs.length - 1; length > 0; length -= 1) {
    const others = alternativesByPhrase
      .get(runs.slice(0, length).join(' '))
      ?.filter((other) => length > 1 || !hasThai(other));
    if (others) return others.map((other) => [other, ...runs.slice(length)].join(' '));
  }
  return [];
}

/** A phrase of two terms with either of them as another word of its kind: smart tv for smart ทีวี. */
function mixedPhrases(terms: readonly TypedTerm[], { alternativesByPhrase }: SynonymIndex): string[] {
  const [first, second, third] = terms;
  if (!first || !second || third) return [];
  const others = ({ term }: TypedTerm) => [...singularForms(term), ...(alternativesByPhrase.get(term) ?? [])];
  const phrases = [
    ...others(second).map((other) => [first.term, other]),
    ...others(first).map((other) => [other, second.term]),
  ];
  return phrases.flatMap((phrase) => [phrase.join(' '), phrase.join('')]);
}

/** Whether the last of the Latin terms before an index is rather the first of another phrase: gaming mouse pad is no gaming mouse. */
function endsInOverlap(terms: readonly TypedTerm[], end: number, phrases: ReadonlyMap<string, unknown>): boolean {
  const [last, next] = [terms[end - 1]?.term ?? '', terms[end]?.term];
  return next !== undefined && !hasThai(last + next) && phrases.has(`${last} ${next}`);
}

/** Adds synonyms. Several terms that form a known phrase become one term. */
function expandSynonyms(typed: readonly TypedTerm[], synonymIndex: SynonymIndex): TypedTerm[] {
  const { alternativesByPhrase, maxPhraseTerms } = synonymIndex;
  const expanded: TypedTerm[] = [];
  for (let at = 0; at < typed.length; ) {
    let consumed = 1;
    let term = typed[at] as TypedTerm;
    for (let length = Math.min(maxPhraseTerms, typed.length - at); length >= 1; length -= 1) {
      const parts = typed.slice(at, at + length).map((one) => one.term);
      // A phrase may be typed as separate terms, as a compound of them, without spaces, or in both scripts: smart ทีวี.
      const keys = [parts.join(' '), ...(length === 1 ? term.alternatives : [parts.join('')])];
      const mixed = mixedPhrases(typed.slice(at, at + length), synonymIndex);
      const others = [...keys, ...mixed].flatMap((key) => alternativesByPhrase.get(key) ?? []);
      others.push(...mixed.filter((key) => alternativesByPhrase.has(key)));
      if (others.length === 0) continue;
      if (length > 1 && endsInOverlap(typed, at + length, alternativesByPhrase)) continue;
      const own = length === 1 ? term.alternatives : [parts.join(' ')];
      term = { term: parts.join(''), alternatives: [...new Set([...own, ...others])] };
      consumed = length;
      break;
    }
    expanded.push(term);
    at += consumed;
  }
  return expanded;
}
