import { type Locale, type Localised, locales } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';
import { hasThai } from '../../thai-text/thai-text.ts';
import type { Analyser } from '../analysis/analyser.ts';
import { categoryLexemes } from '../analysis/category-lexemes.ts';
import { codeLexeme, maxTermLength, nameMark, quoteLexeme } from '../analysis/lexemes.ts';

/** The content of a product that its documents are made of. */
export interface ProductSource {
  productId: number;
  brandId: number;
  brand: string;
  categoryId: number;
  /** Its own category first, then those above it. */
  categoryNames: [Localised, ...Localised[]];
  name: Localised;
  shortDescription: Localised;
  keyHighlight: Record<Locale, string[]>;
  specification: { label: Localised; value: Localised }[];
  createdAt: Date;
  popularity: number;
  badges: string[];
  /** Whether it is sold on installments. */
  installmentFlag: boolean;
  /** Installment plans of its own, which replace the general ones. */
  ownPlanIds: number[];
  attributes: SourceAttribute[];
  skus: [SourceSku, ...SourceSku[]];
}

export interface SourceSku {
  skuId: number;
  sku: string;
  defaultFlag: boolean;
  attributes: SourceAttribute[];
}

export interface SourceAttribute {
  code: string;
  value: string;
  /** Of the value. */
  label: Localised;
  /** Of the attribute. */
  name: Localised;
}

/** The price and availability of a SKU. */
export interface Offer {
  standard: Satang;
  selling: Satang;
  isSpecial: boolean;
  /** Whether the special price is one of a flash sale. */
  isFlash: boolean;
  available: boolean;
  preOrder: boolean;
}

/** The fields that lists filter and sort by. */
export interface ListingFields {
  productId: number;
  brandId: number;
  categoryId: number;
  createdAt: Date;
  selling: Satang;
  /** Share of the standard price, 0 to 1. */
  discount: number;
  /** One of `availabilities`. */
  availability: number;
  /** Bits of `promotions`. */
  promotions: number;
  /** Popularity; far below zero while the product is sold out. */
  rankScore: number;
  attributes: SourceAttribute[];
}

/** The searched lexemes of a product in one language. */
export interface DocumentText {
  productId: number;
  /** In the input syntax of `tsvector`. */
  lexemes: string;
  /** How many words its name has: the fewer, the more each match says. */
  nameWordCount: number;
}

/** The lexemes of all texts of a product, in both languages. */
export interface Description {
  productId: number;
  /** Whole words, in the input syntax of `tsvector`. */
  lexemes: string;
}

/** Availabilities as documents store them. */
export const availabilities = { 'out-of-stock': 0, 'pre-order': 1, 'in-stock': 2 } as const;
export type Availability = keyof typeof availabilities;

/** Promotions as bits of the field that documents store. */
export const promotions = { special: 1, 'flash-sale': 2, installment: 4, 'free-gift': 8 } as const;
export type Promotion = keyof typeof promotions;

/** Ranks sold-out products below all others. */
const soldOutPenalty = 1_000_000_000;

/** @param shown the one of `offers` that the product's card shows */
export function listingFieldsOf(source: ProductSource, shown: Offer, offers: readonly Offer[]): ListingFields {
  const availability = offers.some(({ available, preOrder }) => available && !preOrder)
    ? availabilities['in-stock']
    : offers.some(({ available }) => available)
      ? availabilities['pre-order']
      : availabilities['out-of-stock'];
  return {
    productId: source.productId,
    brandId: source.brandId,
    categoryId: source.categoryId,
    createdAt: source.createdAt,
    selling: shown.selling,
    discount: 1 - shown.selling / shown.standard,
    availability,
    promotions:
      (offers.some(({ isSpecial }) => isSpecial) ? promotions.special : 0) |
      (offers.some(({ isSpecial, isFlash }) => isSpecial && isFlash) ? promotions['flash-sale'] : 0) |
      (source.installmentFlag ? promotions.installment : 0) |
      (source.badges.includes('free-gift') ? promotions['free-gift'] : 0),
    rankScore:
      Math.min(source.popularity, soldOutPenalty) -
      (availability === availabilities['out-of-stock'] ? soldOutPenalty : 0),
    attributes: valuesOf(source),
  };
}

/** The values of a product's attributes and of its SKUs', each once. */
function valuesOf({ attributes, skus }: ProductSource): SourceAttribute[] {
  const all = [...attributes, ...skus.flatMap((sku) => sku.attributes)];
  return [...new Map(all.map((attribute) => [`${attribute.code}:${attribute.value}`, attribute])).values()];
}

/** In a product's name, what follows it is what the product is for, not what it is: Case for iPhone. */
const purposePreposition = /\s(?:for|with|compatible with|fits)\s|สำหรับ|ใช้กับ/i;

/**
 * The lexemes of a product for the index of a language, weighted by where they are written: A the name, B the brand, the category and the
 * name in the other language, C what the product is for, attributes, and categories above. Lexemes that are not written so, such as joined
 * words, have weight D.
 */
export function documentTextOf(source: ProductSource, locale: Locale, analyser: Analyser): DocumentText {
  const other = locale === 'th' ? 'en' : 'th';
  const weights = new Map<string, Weight>();
  const add = (weight: Weight, text: string, language: Locale = locale) => {
    const written = latinRuns(text);
    for (const term of analyser.documentTerms(text, language)) {
      const own = isWritten(term, written) ? weight : 'D';
      const known = weights.get(term);
      if (term.length <= maxTermLength && (known === undefined || own < known)) weights.set(term, own);
    }
  };
  const own = splitName(source.name[locale]);
  const foreign = splitName(source.name[other]);
  const [category, ...above] = source.categoryNames;
  add('A', own.head);
  add('B', foreign.head, other);
  add('B', source.brand, 'en');
  add('B', category[locale]);
  add('C', category[other], other);
  for (const name of above) add('C', name[locale]);
  add('C', own.tail);
  add('C', foreign.tail, other);
  for (const { label } of valuesOf(source)) add('C', label[locale]);
  for (const { sku } of source.skus) {
    const code = codeLexeme(sku);
    if (code) weights.set(code, 'D');
  }
  const named = new Set(analyser.documentTerms(own.head, locale));
  const figures = standardsIn(own.head);
  for (const [term, weight] of [...weights])
    if ((weight === 'A' || (named.has(term) && isLatin(term))) && !figures.has(term)) weights.set(nameMark + term, 'D');
  for (const lexeme of categoryLexemes(source.categoryNames, analyser)) weights.set(lexeme, 'C');
  return {
    productId: source.productId,
    lexemes: [...weights].map(([lexeme, weight]) => `${quoteLexeme(lexeme)}:1${weight}`).join(' '),
    nameWordCount: Math.min(countNameWords(source.name.en), 32_767),
  };
}

/** How the value of a specification starts that denies a feature; ไม่เกิน and the like are limits. */
const negation = /^(?:no|none|not|without)\b|^ไม่(?!เกิน|ต่ำกว่า|น้อยกว่า)/i;

export function descriptionOf(source: ProductSource, analyser: Analyser): Description {
  const has = source.specification.filter(({ value }) => !locales.some((locale) => negation.test(value[locale])));
  const texts = [
    ...locales.flatMap((locale) => [
      source.name[locale],
      ...source.categoryNames.map((name) => name[locale]),
      ...valuesOf(source).flatMap(({ name, label }) => [name[locale], label[locale]]),
      source.shortDescription[locale],
      ...source.keyHighlight[locale],
      ...has.flatMap(({ label, value }) => [label[locale], value[locale]]),
    ]),
    source.brand,
  ];
  const terms = texts.flatMap((text) => analyser.wholeWordTerms(text));
  const nameTerms = locales.flatMap((locale) => analyser.wholeWordTerms(splitName(source.name[locale]).head));
  const all = new Set([
    ...categoryLexemes(source.categoryNames, analyser),
    ...terms.filter((term) => term.length <= maxTermLength),
    ...nameTerms.map((term) => nameMark + term),
  ]);
  return { productId: source.productId, lexemes: [...all].map(quoteLexeme).join(' ') };
}

/** The standards in a name, such as 5G and 4K, and their numbers unless another one is the same: Galaxy Z Fold7 5G is no Fold 5. */
function standardsIn(name: string): ReadonlySet<string> {
  const numbers = (name.toLowerCase().match(/[0-9]+(?:\.[0-9]+)?[gk]?(?![a-z])|[0-9]+(?:\.[0-9]+)?/g) ??
    []) as string[];
  const standards = numbers.filter((number) => /^[0-9][gk]$/.test(number));
  const ofStandards = standards.map((standard) => standard.slice(0, 1));
  return new Set([...standards, ...ofStandards.filter((number) => !numbers.includes(number))]);
}

type Weight = 'A' | 'B' | 'C' | 'D';

/** The Latin words and numbers of a text as they are written. */
function latinRuns(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{Script=Latin}+|[0-9]+(?:\.[0-9]+)?/gu));
}

const isLatin = (term: string) => /^[a-z0-9.]+$/.test(term);

/** Whether a term is written in a text, possibly in the plural. Thai has no spaces, so any Thai term is. */
function isWritten(term: string, written: ReadonlySet<string>): boolean {
  return hasThai(term) || written.has(term) || written.has(`${term}s`);
}

function splitName(name: string): { head: string; tail: string } {
  const at = name.search(purposePreposition);
  return at > 0 ? { head: name.slice(0, at), tail: name.slice(at) } : { head: name, tail: '' };
}

/** Words before what a product is for. Thai names have no spaces to count by. */
function countNameWords(englishName: string): number {
  return splitName(englishName).head.split(/\s+/).filter(Boolean).length;
}
