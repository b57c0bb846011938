import type { Locale } from '#contract/locale.ts';
import type { ProductSort } from '#contract/products.ts';
import type { Db } from '../../db/database.ts';
import type { QueryTerm } from '../analysis/analyser.ts';
import { productKindTerms } from '../analysis/lexicon-terms.ts';
import { analyserState } from '../index/current-analyser.ts';
import { displayQuery } from './display-forms.ts';
import { documentFrequencies } from './document-frequencies.ts';
import { completeLastWord, joinWords } from './joined-words.ts';
import { hasNoThaiWord, hasThaiLetterKeys, switchKeyboardLayout } from './keyboard-layout.ts';
import { knownMachines, knownThaiWords } from './known-thai-words.ts';
import {
  areLikelyMeant,
  inDescriptions,
  insteadOfOtherKinds,
  isInNames,
  isOfNamedKind,
  isOfOtherKinds,
  matchCount,
  namesKind,
  ofNamedKind,
  onlyNamedKind,
} from './likely-matches.ts';
import { withImpliedKind, withSeriesOfMakers } from './meant-terms.ts';
import { withLexiconNames } from './misspelt-names.ts';
import { type CategoryMention, categoryMentions, existingMention, pickNamedCategory } from './named-category-rules.ts';
import { isFigure, isProperName, lacksModel, namedModel } from './named-model-rules.ts';
import {
  namesOf,
  nearestByName,
  nearestModels,
  nearestOfKind,
  withNamedPart,
  withNumberOfModel,
} from './nearest-models.ts';
import { isForOtherGoods } from './other-goods.ts';
import { isAnyGift, isAnything, type Preference, parsePreference } from './preference-rules.ts';
import { parsePricePhrase } from './price-phrase-rules.ts';
import type { AnyProduct, QueryInterpretation } from './query-interpretation.ts';
import { correctSpelling } from './spelling-correction.ts';
import { stopWords, withoutPercentages } from './stop-words.ts';
import { buildTextQuery, relaxTextQuery, type TextQuery, wholeFigure } from './text-query-rules.ts';

const sorts: Record<Preference, ProductSort> = {
  cheap: 'price-asc',
  newest: 'newest',
  'best-selling': 'relevance',
  discounted: 'discount',
};

/** Further terms of a query are ignored. */
const maxTerms = 8;
/** A term that more documents than this may match is common. */
const commonFrequency = 15_000;

/**
 * The first interpretation that finds any product: as typed; on the other keyboard layout; without stop words; in descriptions; with
 * corrected spelling; without the terms that no document has; with terms missing. In place of a model that is not sold, the nearest ones
 * (`nearest-models.ts`). Null if none finds one.
 */
export async function interpretQuery(
  db: Db,
  query: string,
  locale: Locale,
): Promise<QueryInterpretation | AnyProduct | null> {
  const price = parsePricePhrase(query);
  const withoutPrice = withoutPercentages(price?.query ?? query);
  const preferring = isAnyGift(withoutPrice) ? null : parsePreference(withoutPrice);
  const wanted = preferring?.query ?? withoutPrice;
  if (isAnyGift(wanted) || ((price || preferring) && isAnything(wanted))) {
    const sort = preferring ? sorts[preferring.preference] : 'relevance';
    return { terms: [], textQuery: null, sort, price, correctedQuery: null, notSold: null };
  }
  const preferred = preferring && (await interpretText(db, preferring.query, locale));
  if (preferred) {
    const textQuery = { ...preferred.textQuery, preference: preferring.preference };
    return { ...preferred, textQuery, price };
  }
  const interpretation = await interpretText(db, withoutPrice, locale);
  return interpretation && { ...interpretation, price };
}

async function interpretText(
  db: Db,
  query: string,
  locale: Locale,
  { hasNames = false } = {},
): Promise<QueryInterpretation | null> {
  const state = await analyserState(db);
  const { analyser, synonymPhrases } = state;
  const analyse = (text: string) => analyser.queryTerms(text, locale);
  const build: Build = (text, options) => buildInterpretation(db, locale, analyse(text), options);
  const words = knownThaiWords(query);
  const joined = joinWords(analyse(query), query, words, synonymPhrases);
  const typedTerms = withImpliedKind(completeLastWord(joined, query, synonymPhrases, analyse), analyse);
  if (await isForOtherGoods(db, locale, query, typedTerms, analyse)) return null;
  const typed = await buildInterpretation(db, locale, typedTerms, { typed: query });
  const isOnOtherLayout = hasNoThaiWord(query);
  const buildOnOtherLayout = async () => {
    const switched = switchKeyboardLayout(query);
    const isText = switched !== null && (isOnOtherLayout || !hasNoThaiWord(switched));
    return isText ? build(switched, { correctedQuery: switched.trim() }) : null;
  };
  const ofOtherKeys = (isOnOtherLayout || hasThaiLetterKeys(query)) && (await buildOnOtherLayout());
  if (ofOtherKeys && isOfKnownWords(ofOtherKeys, isOnOtherLayout ? 1 : minWordLetters)) return ofOtherKeys;
  const ofModel = typed && (await modelOrPart(db, locale, query.trim(), typed, synonymPhrases));
  if (ofModel) return ofModel;
  const withNames = hasNames ? null : await withLexiconNames({ db, locale, ...state }, query);
  if (withNames && !(typed && (await isInNames(db, locale, typed)))) {
    const named = await interpretText(db, withNames, locale, { hasNames: true });
    if (named) return { ...named, correctedQuery: withNames };
  }
  const asTyped = typed && (await acceptMatching(db, locale, typed));
  if (asTyped && !(await isOfOtherKinds(db, locale, asTyped))) return asTyped;

  const onOtherLayout = await buildOnOtherLayout();
  if (onOtherLayout && (await matchCount(db, locale, onOtherLayout)) > 0) return onOtherLayout;
  if (!typed) return null;

  const essential = await withoutStopWords(db, locale, typed);
  const asEssential = essential !== typed && (await acceptMatching(db, locale, essential));
  if (asEssential && !(await isOfOtherKinds(db, locale, asEssential))) return asEssential;
  const inAnyDescription = inDescriptions(essential);
  const described = {
    ...inAnyDescription,
    textQuery: await withNumberOfModel(db, locale, essential, inAnyDescription.textQuery),
  };
  const ofKind = await nearestOfKind(db, locale, essential, described.textQuery);
  if (ofKind) return { ...essential, ...ofKind, notSold: query.trim() };
  const isOfKind = await isOfNamedKind(db, locale, described);
  if (isOfKind || (await matchCount(db, locale, described)) > 0) {
    const byName = await nearestByName(db, locale, essential, described.textQuery);
    if (byName) return { ...essential, ...byName, notSold: query.trim() };
    if (isOfKind) return onlyNamedKind(described);
    return namesKind(described) ? ofNamedKind(db, locale, essential) : described;
  }

  const knownWords = new Set([...words, ...knownMachines(query)]);
  const correctedQuery = await correctSpelling({ db, locale, ...state }, essential, knownWords);
  const corrected = correctedQuery && (await build(correctedQuery, { correctedQuery }));
  const ofCorrected = corrected && (await modelOrPart(db, locale, correctedQuery, corrected, synonymPhrases));
  if (ofCorrected) return ofCorrected;
  if (corrected && (await matchCount(db, locale, corrected)) > 0) return insteadOfOtherKinds(db, locale, corrected);
  if (words.has(essential.terms.map(({ term }) => term).join(''))) return null;

  const known = await withoutUnknownTerms(db, locale, essential);
  if (known !== essential && known && (await matchCount(db, locale, known)) > 0) {
    const found = await insteadOfOtherKinds(db, locale, known);
    return lacksModel(essential.terms, known.terms) ? { ...found, correctedQuery: null, notSold: query.trim() } : found;
  }
  const byName = known && (await nearestByName(db, locale, known, inDescriptions(known).textQuery));
  if (byName) return { ...known, ...byName, notSold: query.trim() };
  const anyOfKind = known && (await withoutOtherTerms(db, locale, known, build));
  if (anyOfKind) return anyOfKind;
  const relaxed = known && withTermsMissing(known);
  return relaxed && (await matchCount(db, locale, relaxed)) > 0 ? relaxed : null;
}

/** The nearest models to one that a query names and that is not sold, or what has the part that it names; null for other queries. */
async function modelOrPart(
  db: Db,
  locale: Locale,
  query: string,
  interpretation: QueryInterpretation,
  lexicon: ReadonlyMap<string, string>,
): Promise<QueryInterpretation | null> {
  const nearest = await nearestModels(db, locale, query, interpretation);
  if (nearest) return { ...interpretation, ...nearest, notSold: query };
  const textQuery = await withNamedPart(db, locale, interpretation, lexicon);
  return textQuery && { ...interpretation, textQuery };
}

type Build = (text: string, options: InterpretationOptions) => Promise<QueryInterpretation | null>;

/** All products of the kind that an interpretation names, else those that its terms alone find; null without any. */
async function withoutOtherTerms(db: Db, locale: Locale, interpretation: QueryInterpretation, build: Build) {
  if (!namesKind(interpretation)) return null;
  const ofKind = await ofNamedKind(db, locale, interpretation);
  if ((await matchCount(db, locale, ofKind)) > 0) return ofKind;
  const { correctedQuery } = ofKind;
  const kindAlone = correctedQuery && (await build(correctedQuery, { correctedQuery }));
  return kindAlone && (await matchCount(db, locale, kindAlone)) > 0 ? kindAlone : null;
}

interface InterpretationOptions {
  /** The whole query as typed, which may be a merchant code. */
  typed?: string;
  correctedQuery?: string | null;
  /** In place of the one that the terms name. */
  namedCategory?: CategoryMention | null;
}

async function buildInterpretation(
  db: Db,
  locale: Locale,
  queryTerms: readonly QueryTerm[],
  { typed, correctedQuery = null, ...given }: InterpretationOptions,
): Promise<QueryInterpretation | null> {
  const terms = withSeriesOfMakers(wholeFigure(queryTerms.slice(0, maxTerms)));
  const mentions = categoryMentions(terms);
  const [frequencies, ofMentions] = await documentFrequencies(db, locale, terms, mentions);
  const existing = mentions.flatMap((mention, index) => existingMention(mention, ofMentions[index] ?? []) ?? []);
  const { namedCategory = pickNamedCategory(existing, terms) } = given;
  const textQuery = buildTextQuery(terms, namedCategory, typed);
  if (!textQuery) return null;
  const isCommon = Math.min(...frequencies) > commonFrequency;
  return { terms, textQuery, namedCategory, price: null, frequencies, isCommon, correctedQuery, notSold: null };
}

/**
 * Accepts an interpretation that matches likely products. If its matches are few or in another category, returns the same interpretation
 * for descriptions, provided that matches more. Null without matches.
 */
async function acceptMatching(
  db: Db,
  locale: Locale,
  interpretation: QueryInterpretation,
): Promise<QueryInterpretation | null> {
  const matches = await matchCount(db, locale, interpretation);
  if (matches === 0) return null;
  if (await areLikelyMeant(db, locale, interpretation, matches)) return interpretation;
  const described = inDescriptions(await withoutStopWords(db, locale, interpretation));
  if (await isOfNamedKind(db, locale, described)) return onlyNamedKind(described);
  return (await matchCount(db, locale, described)) > matches ? described : interpretation;
}

/** Letters from which a Thai word is hardly typed on the wrong layout by chance. */
const minWordLetters = 4;

/** Whether documents have all terms of an interpretation, and one of them is no short word. */
const isOfKnownWords = ({ terms, frequencies }: QueryInterpretation, minLetters: number) =>
  frequencies.every((frequency) => frequency > 0) && terms.some(({ term }) => term.length >= minLetters);

/** The interpretation without its stop words; unchanged if it has none, or nothing else. */
async function withoutStopWords(
  db: Db,
  locale: Locale,
  interpretation: QueryInterpretation,
): Promise<QueryInterpretation> {
  const { terms, namedCategory } = interpretation;
  const essential = terms.filter(({ term }) => !stopWords.has(term));
  if (essential.length === terms.length) return interpretation;
  const essentialBefore = (index: number) => terms.slice(0, index).filter((term) => essential.includes(term)).length;
  const mention = namedCategory && {
    ...namedCategory,
    from: essentialBefore(namedCategory.from),
    to: essentialBefore(namedCategory.to),
  };
  return (await buildInterpretation(db, locale, essential, { namedCategory: mention })) ?? interpretation;
}

/**
 * The interpretation without the terms that no document has. Of a model whose series is one of them only names are left: asus of asus
 * zenfone 10, nothing of google pixel 9 where no more than an attribute of televisions has google. Null if only figures are left.
 */
async function withoutUnknownTerms(
  db: Db,
  locale: Locale,
  interpretation: QueryInterpretation,
): Promise<QueryInterpretation | null> {
  const { terms, frequencies } = interpretation;
  const known = terms.filter((_, index) => (frequencies[index] ?? 0) > 0);
  if (known.length === terms.length) return interpretation;
  if (known.every(({ term }) => isFigure(term))) return null;
  if (!(await namesProduct(db, locale, known, interpretation.textQuery))) return null;
  const model = namedModel(terms);
  const isOfUnknownSeries = model?.series.some(({ term }) => !known.some((one) => one.term === term));
  const meant = isOfUnknownSeries
    ? await namesOf(
        db,
        locale,
        known.filter((term) => !model?.designation.includes(term)),
        interpretation.textQuery,
      )
    : known;
  if (meant.length === 0) return null;
  const correctedQuery = await displayQuery(
    db,
    locale,
    meant.map(({ term }) => term),
  );
  return buildInterpretation(db, locale, meant, { correctedQuery });
}

/** Whether terms name a kind of product, a brand or a series: ขาว, วิ่ง and washing alone are not what a query is for. */
async function namesProduct(
  db: Db,
  locale: Locale,
  terms: readonly QueryTerm[],
  textQuery: TextQuery,
): Promise<boolean> {
  if (terms.some(({ term }) => productKindTerms.has(term))) return true;
  return (await namesOf(db, locale, terms.filter(isProperName), textQuery, 0)).length > 0;
}

function withTermsMissing(interpretation: QueryInterpretation): QueryInterpretation | null {
  const textQuery = relaxTextQuery(interpretation.terms, interpretation.textQuery);
  return textQuery && { ...interpretation, textQuery };
}
