import { type Locale, type Localised, locales } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';
import type { Analysis } from '../analysis/analyser.ts';
import { kindsOf } from '../analysis/category-lexemes.ts';
import { called, codeTerm, longestTerm, quoted } from '../analysis/lexemes.ts';
import { hasThai } from '../analysis/normalisation.ts';

/** A product as its documents are made of it. */
export interface ProductSource {
  productId: number;
  brandId: number;
  brand: string;
  categoryId: number;
  /** Of its own category first, then of those above it. */
  categoryNames: [Localised, ...Localised[]];
  name: Localised;
  shortDescription: Localised;
  keyHighlight: Record<Locale, string[]>;
  specification: { label: Localised; value: Localised }[];
  createdAt: Date;
  popularity: number;
  badges: string[];
  installmentFlag: boolean;
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
  /** What it is a value of. */
  name: Localised;
}

/** What a SKU costs and whether it can be had. */
export interface Offer {
  standard: Satang;
  selling: Satang;
  isSpecial: boolean;
  /** Whether the special price is one of a flash sale. */
  isFlash: boolean;
  available: boolean;
  preOrder: boolean;
}

/** What lists filter and sort by. */
export interface Facts {
  productId: number;
  brandId: number;
  categoryId: number;
  createdAt: Date;
  selling: Satang;
  /** The share that is saved, 0 to 1. */
  discount: number;
  availability: number;
  promotions: number;
  standing: number;
  attributes: SourceAttribute[];
}

/** The words of a product in one language. */
export interface Texts {
  productId: number;
  /** A `tsvector` as PostgreSQL reads it. */
  words: string;
  nameWords: number;
}

/** What is said of a product. */
export interface Description {
  productId: number;
  /** A `tsvector` of whole words. */
  described: string;
}

/** Ways of availability as documents number them. */
export const availabilities = { 'out-of-stock': 0, 'pre-order': 1, 'in-stock': 2 } as const;
export type Availability = keyof typeof availabilities;

/** Promotions as bits of a document. */
export const promotions = { special: 1, 'flash-sale': 2, installment: 4, 'free-gift': 8 } as const;
export type Promotion = keyof typeof promotions;

/** Takes what is sold out below all that can be had. */
const soldOut = 1_000_000_000;

/** The facts of a product whose card shows `shown`, one of `offers`. */
export function factsOf(source: ProductSource, shown: Offer, offers: readonly Offer[]): Facts {
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
    standing: Math.min(source.popularity, soldOut) - (availability === availabilities['out-of-stock'] ? soldOut : 0),
    attributes: valuesOf(source),
  };
}

/** The values of a product's attributes and of its SKUs', each once. */
function valuesOf({ attributes, skus }: ProductSource): SourceAttribute[] {
  const all = [...attributes, ...skus.flatMap((sku) => sku.attributes)];
  return [...new Map(all.map((attribute) => [`${attribute.code}:${attribute.value}`, attribute])).values()];
}

/** What makes a product one for another: behind it stands what it fits, not what it is. */
const purpose = /\s(?:for|with|compatible with|fits)\s|สำหรับ|ใช้กับ/i;

/** The words of a product for the index of a language; those of the other one are in it as well, weaker. */
export function textsOf(source: ProductSource, locale: Locale, analysis: Analysis): Texts {
  const other = locale === 'th' ? 'en' : 'th';
  const words = new Map<string, Weight>();
  const add = (weight: Weight, text: string, language: Locale = locale) => {
    const typed = runsIn(text);
    for (const term of analysis.documentTerms(text, language)) {
      const own = isTyped(term, typed) ? weight : 'D';
      const known = words.get(term);
      if (term.length <= longestTerm && (known === undefined || own < known)) words.set(term, own);
    }
  };
  const own = partsOf(source.name[locale]);
  const foreign = partsOf(source.name[other]);
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
    const code = codeTerm(sku);
    if (code) words.set(code, 'D');
  }
  for (const [term, weight] of [...words]) if (weight === 'A') words.set(called + term, 'D');
  for (const lexeme of kindsOf(source.categoryNames, analysis)) words.set(lexeme, 'C');
  return {
    productId: source.productId,
    words: [...words].map(([term, weight]) => `${quoted(term)}:1${weight}`).join(' '),
    nameWords: Math.min(nameWordsOf(source.name.en), 32_767),
  };
}

/** What a line of a specification begins with that says what a product has not. */
const denies = /^(?:no|none|not|without)\b|^ไม่(?!เกิน|ต่ำกว่า|น้อยกว่า)/i;

/** Whole words of all that is said of a product, in both languages. */
export function descriptionOf(source: ProductSource, analysis: Analysis): Description {
  const has = source.specification.filter(({ value }) => !locales.some((locale) => denies.test(value[locale])));
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
  const words = texts.flatMap((text) => analysis.wordTerms(text));
  const names = locales.flatMap((locale) => analysis.wordTerms(partsOf(source.name[locale]).head));
  const all = new Set([
    ...kindsOf(source.categoryNames, analysis),
    ...words.filter((word) => word.length <= longestTerm),
    ...names.map((word) => called + word),
  ]);
  return { productId: source.productId, described: [...all].map(quoted).join(' ') };
}

/** D is of words that are not written so: what stands side by side, typed as one. */
type Weight = 'A' | 'B' | 'C' | 'D';

/** The words of a text in Latin script and its numbers, as they are written. */
function runsIn(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{Script=Latin}+|[0-9]+(?:\.[0-9]+)?/gu));
}

/** Whether a term is written in a text so, in the plural, or in Thai, which has no blanks. */
function isTyped(term: string, typed: ReadonlySet<string>): boolean {
  return hasThai(term) || typed.has(term) || typed.has(`${term}s`);
}

function partsOf(name: string): { head: string; tail: string } {
  const at = name.search(purpose);
  return at > 0 ? { head: name.slice(0, at), tail: name.slice(at) } : { head: name, tail: '' };
}

/** Words before what a thing is for; Thai names have the same, joined. */
function nameWordsOf(englishName: string): number {
  return partsOf(englishName).head.split(/\s+/).filter(Boolean).length;
}
