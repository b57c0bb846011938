import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import { hasThai } from '../../thai-text/thai-text.ts';
import { isInParts, type QueryTerm } from '../analysis/analyser.ts';
import { isKindTerm } from '../analysis/lexicon-terms.ts';
import { displayQuery } from './display-forms.ts';
import { countMatches } from './match-queries.ts';
import type { QueryInterpretation } from './query-interpretation.ts';
import { inCategoryQuery, inNameQuery, narrowedTo, toDescriptionQuery } from './text-query-rules.ts';

/** With fewer matches, descriptions are searched as well. */
const minMatches = 4;
/** With this many matches, one of them is assumed to be in the named category. */
const enoughMatches = 10;

/** The same interpretation, searched in descriptions. */
export const inDescriptions = (interpretation: QueryInterpretation): QueryInterpretation => ({
  ...interpretation,
  textQuery: toDescriptionQuery(interpretation.terms, interpretation.textQuery),
});

/** How many products match, at least up to `enoughMatches`. */
export async function matchCount(db: Db, locale: Locale, interpretation: QueryInterpretation): Promise<number> {
  const { terms, frequencies, textQuery } = interpretation;
  const [frequency = 0] = frequencies;
  const [{ term, alternatives } = { term: '', alternatives: [] }] = terms;
  // Of the parts of a Thai word each may be in many documents, and all of them in none.
  const isExact = !hasThai(term) || !alternatives.some((phrase) => isInParts(phrase, term));
  return terms.length === 1 && isExact && frequency >= enoughMatches && !textQuery.inDescriptions
    ? frequency
    : countMatches(db, locale, textQuery, enoughMatches);
}

/** Whether there are enough matches and, if the query names a category, some of them are in it or have all terms in their names. */
export async function areLikelyMeant(
  db: Db,
  locale: Locale,
  interpretation: QueryInterpretation,
  matches: number,
): Promise<boolean> {
  const { textQuery } = interpretation;
  if (matches < minMatches) return false;
  const kind = kindOf(interpretation);
  if (kind) {
    const hasKind = await isOfNamedKind(db, locale, interpretation);
    if (!hasKind || !beginsWithKind(interpretation)) return hasKind || isNamedSo(db, locale, interpretation);
  }
  if (matches >= enoughMatches || textQuery.namedCategory === null) return true;
  const named = `(${textQuery.namedCategory}) | (${inNameQuery(interpretation.terms)})`;
  return (await countMatches(db, locale, narrowedTo(named, textQuery), 1)) > 0;
}

/** Whether a product has all terms of a query in its name, as whole words. */
export const isInNames = async (db: Db, locale: Locale, { terms, textQuery }: QueryInterpretation): Promise<boolean> =>
  (await countMatches(db, locale, { ...textQuery, match: inNameQuery(terms), inDescriptions: false }, 1)) > 0;

/** Of a word in two scripts, its alternatives say so: เคสไอแพด for เคส ipad. */
const isKind = ({ term, alternatives }: QueryTerm) =>
  isKindTerm(term) || (hasThai(term) && /[a-z]/.test(term) && alternatives.some(isKindTerm));

const beginsWithKind = ({ terms }: QueryInterpretation): boolean => terms.slice(0, 1).some(isKind);

/** The terms for a kind of product, and what matches products of it. */
interface Kind {
  terms: readonly QueryTerm[];
  match: string;
  /** Whether the named category is that kind. */
  isNamed: boolean;
}

/**
 * The kind of product that a query names besides others: the named category, or a kind at its beginning that no category is named like. Of
 * two kinds next to each other, the first one is meant in Thai: speakers by ลำโพงคอม. Null while it is being typed.
 */
function kindOf({ terms, namedCategory: mention }: QueryInterpretation): Kind | null {
  const begins = terms.slice(0, 1).some(isKind);
  if (mention?.isPrefix && (mention.from === 0 || !begins)) return null;
  const namedCategory = mention?.isPrefix ? null : mention;
  const named = namedCategory ? terms.slice(namedCategory.from, namedCategory.to) : [];
  const isFirstMeant = named.length === 0 || (begins && hasThai(terms[0]?.term ?? ''));
  const isNamed = !isFirstMeant || namedCategory?.from === 0;
  const kind = isNamed ? named : terms.slice(0, 1);
  if (kind.length === terms.length || !kind.some(isKind)) return null;
  // After other words in Thai it is rather what the product is for: มือถือ in รถชาร์จมือถือ.
  const isPurpose = isNamed && namedCategory?.from !== 0 && hasThai(kind[0]?.term ?? '');
  const inName = inNameQuery(kind);
  const inCategory = isNamed && namedCategory ? inCategoryQuery(namedCategory) : inName;
  return { terms: kind, match: isPurpose ? `(${inCategory}) | (${inName})` : inCategory, isNamed };
}

/** Whether a query names a kind of product and something besides. */
export const namesKind = (interpretation: QueryInterpretation): boolean => kindOf(interpretation) !== null;

/** What `isOfNamedKind` has found out: several steps ask it of the same interpretation. */
const hasNamedKind = new WeakMap<QueryInterpretation, Promise<boolean>>();

/** Whether a query names a kind of product and something besides, and a match is of that kind. */
export function isOfNamedKind(db: Db, locale: Locale, interpretation: QueryInterpretation): Promise<boolean> {
  const kind = kindOf(interpretation);
  if (kind === null) return Promise.resolve(false);
  const known = hasNamedKind.get(interpretation);
  if (known) return known;
  const found = countMatches(db, locale, narrowedTo(kind.match, interpretation.textQuery), 1).then(
    (count) => count > 0,
  );
  hasNamedKind.set(interpretation, found);
  return found;
}

/** Whether a product is named with the Latin words of a query next to each other, as Osmo Mobile 7 is: they stand for no kind. */
async function isNamedSo(db: Db, locale: Locale, { terms, textQuery }: QueryInterpretation): Promise<boolean> {
  const { phrase } = textQuery;
  if (phrase === null || phrase.includes(' | ') || terms.some(({ term }) => hasThai(term))) return false;
  return (await countMatches(db, locale, narrowedTo(phrase, { ...textQuery, inDescriptions: false }), 1)) > 0;
}

/**
 * Whether a query names a kind of product and something besides, and no match is of that kind: a case for สายชาร์จซัมซุง.
 */
export async function isOfOtherKinds(db: Db, locale: Locale, interpretation: QueryInterpretation): Promise<boolean> {
  if (!namesKind(interpretation) || (await isOfNamedKind(db, locale, interpretation))) return false;
  if (await isNamedSo(db, locale, interpretation)) return false;
  return interpretation.textQuery.inDescriptions || !(await isOfNamedKind(db, locale, inDescriptions(interpretation)));
}

/** An interpretation whose matches are all of other kinds than the named one: those of that kind in descriptions, else all of it. */
export async function insteadOfOtherKinds(
  db: Db,
  locale: Locale,
  interpretation: QueryInterpretation,
): Promise<QueryInterpretation> {
  if (!namesKind(interpretation) || (await isOfNamedKind(db, locale, interpretation))) return interpretation;
  if (await isNamedSo(db, locale, interpretation)) return interpretation;
  const described = inDescriptions(interpretation);
  return (await isOfNamedKind(db, locale, described))
    ? onlyNamedKind(described)
    : ofNamedKind(db, locale, interpretation);
}

/** The matches that are of the kind that a query names, of which there are some (`isOfNamedKind`); all without one. */
export function onlyNamedKind(interpretation: QueryInterpretation): QueryInterpretation {
  const kind = kindOf(interpretation);
  if (!kind) return interpretation;
  const ofKind = { ...interpretation, textQuery: narrowedTo(kind.match, interpretation.textQuery) };
  hasNamedKind.set(ofKind, Promise.resolve(true));
  return ofKind;
}

/** All products of the kind that a query names; those with more of the other terms come first. */
export async function ofNamedKind(
  db: Db,
  locale: Locale,
  interpretation: QueryInterpretation,
): Promise<QueryInterpretation> {
  const kind = kindOf(interpretation);
  if (!kind) return interpretation;
  const { match } = kind;
  const namedCategory = kind.isNamed ? interpretation.textQuery.namedCategory : null;
  const textQuery = { ...interpretation.textQuery, match, preferred: match, namedCategory };
  const correctedQuery = await displayQuery(
    db,
    locale,
    kind.terms.map(({ term }) => term),
  );
  return { ...interpretation, textQuery, correctedQuery };
}
