import type { Locale } from '#contract/locale.ts';
import { foldThai } from './normalisation.ts';
import { loanWords } from './thai-dictionary.ts';
import { type Lexicon, lexiconOf, parts, type Run, runsOf, segment, tails, wordsWithin } from './tokeniser.ts';

/** A word that a shopper typed. */
export interface QueryWord {
  /** In its folded form, as documents have it. */
  term: string;
  /** What means the same: each one or several terms, separated by blanks, all of which must be there. */
  alternatives: string[];
  /** Whether it may go on: the last one, with nothing behind it. */
  isLast: boolean;
}

/** Makes lexemes of texts and queries, of both languages alike: a shopper mixes them in either shop. */
export interface Analysis {
  /** The lexemes of a document's text: its words, and what is typed of it in other ways. */
  documentTerms(text: string, locale: Locale): string[];
  /** The words of a text that is found by whole words only. */
  wordTerms(text: string): string[];
  /** The words of a query in their order, at most twelve. */
  queryWords(query: string, locale: Locale): QueryWord[];
}

/** Longer queries are read up to here. */
const longestQuery = 200;
const mostWords = 12;
/** Lexemes that serve prefixes need not be longer than what anybody types. */
const longestTail = 24;
/** Texts whose lexemes are remembered: names of categories, brands and values come again and again. */
const remembered = 20_000;

/** The analysis that knows these groups of words that mean the same. */
export function analyser(synonyms: readonly (readonly string[])[]): Analysis {
  const lexicon = lexiconOf([
    ...loanWords,
    ...synonyms.flat().flatMap((phrase) => runsOf(phrase).flatMap(({ kind, text }) => (kind === 'thai' ? text : []))),
  ]);
  const alike = synonymsOf(synonyms, lexicon);
  return {
    documentTerms: rememberedFor((text) => termsOf(text, (run) => termsOfRun(run, lexicon))),
    wordTerms: rememberedFor((text) => termsOf(text, (run) => wordsOfRun(run, lexicon))),
    queryWords: (query) => wordsOf(query.slice(0, longestQuery), lexicon, alike),
  };
}

function rememberedFor(terms: (text: string) => string[]): (text: string) => string[] {
  const memory = new Map<string, string[]>();
  return (text) => {
    const known = memory.get(text);
    if (known) return known;
    const found = terms(text);
    if (memory.size >= remembered) memory.clear();
    memory.set(text, found);
    return found;
  };
}

function termsOf(text: string, termsOfRun: (run: Run) => string[]): string[] {
  const runs = runsOf(text);
  const terms = new Set<string>();
  for (const run of runs) for (const term of termsOfRun(run)) terms.add(term);
  // Whatever stands side by side may be typed as one: power bank, wh-1000xm5, iphone 17 pro.
  for (let at = 0; at < runs.length; at += 1) {
    let glued = '';
    for (const run of runs.slice(at, at + 4)) {
      if (run.kind === 'thai' || run.kind === 'other') break;
      glued += run.text;
      terms.add(glued);
    }
  }
  return [...terms];
}

function wordsOfRun({ kind, text }: Run, lexicon: Lexicon): string[] {
  if (kind === 'latin') return [text, ...singular(text)];
  if (kind !== 'thai') return [text];
  const { folded, words } = segment(text, lexicon);
  const pairs = words.flatMap((word, at) => {
    const next = words[at + 1];
    return next === undefined ? [] : [word + next];
  });
  return [...words, ...pairs, ...wordsWithin(folded, lexicon)];
}

function termsOfRun(run: Run, lexicon: Lexicon): string[] {
  const words = wordsOfRun(run, lexicon);
  if (run.kind !== 'thai') return words;
  const folded = foldThai(run.text).text;
  const typed = foldThai(run.text, { keepSilent: true }).text;
  return [...words, ...tails(folded, longestTail), ...(typed === folded ? [] : tails(typed, longestTail))];
}

/** The singular of what may be an English plural. */
export function singular(word: string): string[] {
  if (word.length <= 3 || !/[a-rt-z]s$/.test(word)) return [];
  return [/(?:ch|sh|x|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)];
}

/** A word of a query before it is known what means the same. */
interface Typed {
  term: string;
  alternatives: string[];
}

function wordsOf(query: string, lexicon: Lexicon, alike: Synonyms): QueryWord[] {
  const runs = runsOf(query);
  const goesOn = /[\p{L}\p{M}\p{N}]$/u.test(query);
  const typed: Typed[] = [];
  for (let at = 0; at < runs.length; ) {
    const run = runs[at];
    if (!run) break;
    if (run.kind === 'thai') {
      at += 1;
      typed.push(...typedThai(run.text, lexicon, at === runs.length && goesOn));
      continue;
    }
    // What is written as one, such as wh1000xm5 or 256gb, is looked for as one and in its parts.
    let end = at + 1;
    while (end < runs.length && runs[end]?.glued && runs[end]?.kind !== 'thai') end += 1;
    const together = runs.slice(at, end).map(({ text }) => text);
    const term = together.join('');
    typed.push({ term, alternatives: [...(together.length > 1 ? [together.join(' ')] : []), ...singular(term)] });
    at = end;
  }
  const words = withSynonyms(typed, alike).slice(0, mostWords);
  const seen = new Set<string>();
  return words
    .map((word, at) => ({ ...word, isLast: goesOn && at === words.length - 1 }))
    .filter(({ term, isLast }) => isLast || (!seen.has(term) && Boolean(seen.add(term))));
}

/**
 * The words of a run of Thai. While it is being typed, what the lexicon does not know at its end is one word that goes on, however
 * the segmenter would part what there is of it so far.
 */
function typedThai(run: string, lexicon: Lexicon, goesOn: boolean): Typed[] {
  const { words, unknownAtEnd } = segment(run, lexicon);
  const plain = (all: readonly string[]) => all.map((term) => ({ term, alternatives: partsOf(term, lexicon) }));
  if (!goesOn || unknownAtEnd === 0) return plain(words);
  // One letter behind a word may be about to be silenced, and narrows nothing.
  if (unknownAtEnd === 1 && words.length > 1 && words.at(-1)?.length === 1) return plain(words.slice(0, -1));
  if (unknownAtEnd === 1) return plain(words);
  const unknown = words.slice(-unknownAtEnd);
  const typed = unknown.join('');
  // A ก sounds as what follows it has it.
  const term = run.endsWith('ก') && typed.length > 2 ? typed.slice(0, -1) : typed;
  return [...plain(words.slice(0, -unknownAtEnd)), { term, alternatives: [unknown.join(' ')] }];
}

function partsOf(term: string, lexicon: Lexicon): string[] {
  const found = parts(term, lexicon);
  return found ? [found.join(' ')] : [];
}

/** What means the same as a phrase, by the phrase's terms joined with blanks. */
interface Synonyms {
  groups: ReadonlyMap<string, readonly string[]>;
  /** Words of the longest phrase. */
  longest: number;
}

function synonymsOf(groups: readonly (readonly string[])[], lexicon: Lexicon): Synonyms {
  const found = new Map<string, Set<string>>();
  let longest = 1;
  for (const group of groups) {
    const phrases = group.map((phrase) => phraseOf(phrase, lexicon)).filter((terms) => terms.length > 0);
    const keys = [...new Set(phrases.map((terms) => terms.join(' ')))];
    longest = Math.max(longest, ...phrases.map((terms) => terms.length));
    for (const key of keys) {
      const others = found.get(key) ?? new Set();
      found.set(key, others);
      for (const other of keys) if (other !== key) others.add(other);
    }
  }
  return { groups: new Map([...found].map(([key, others]) => [key, [...others]])), longest };
}

function phraseOf(phrase: string, lexicon: Lexicon): string[] {
  return runsOf(phrase).flatMap(({ kind, text }) => (kind === 'thai' ? segment(text, lexicon).words : [text]));
}

/** Adds what means the same; words that are one phrase become one word. */
function withSynonyms(typed: readonly Typed[], { groups, longest }: Synonyms): Typed[] {
  const words: Typed[] = [];
  for (let at = 0; at < typed.length; ) {
    let taken = 1;
    let word = typed[at] as Typed;
    for (let length = Math.min(longest, typed.length - at); length >= 1; length -= 1) {
      const phrase = typed.slice(at, at + length);
      const terms = phrase.map(({ term }) => term);
      // A phrase is known by its words, by what its one word consists of, and written as one.
      const keys = [terms.join(' '), ...(length === 1 ? word.alternatives : [terms.join('')])];
      const others = keys.flatMap((key) => groups.get(key) ?? []);
      if (others.length === 0) continue;
      const own = length === 1 ? word.alternatives : [terms.join(' ')];
      word = { term: terms.join(''), alternatives: [...new Set([...own, ...others])] };
      taken = length;
      break;
    }
    words.push(word);
    at += taken;
  }
  return words;
}
