import { type ProductFilter, within } from './judgement.ts';

/** A query in both languages of the shop, and what its first results are. */
export interface ClassifiedQuery {
  query: string;
  expected: ProductFilter;
  /** How many of the first results must be what is expected, 3 by default. */
  first?: number;
  /** The model that the query names is not sold: the answer says so, and shows the nearest. */
  isNotSold?: true;
  /** Of the variant on the card. */
  shownVariant?: RegExp;
}

export const finds = (expected: ProductFilter, ...queries: string[]): ClassifiedQuery[] =>
  queries.map((query) => ({ query, expected }));
export const findsFirst = (expected: ProductFilter, ...queries: string[]): ClassifiedQuery[] =>
  queries.map((query) => ({ query, expected, first: 1 }));
export const isNotSold = (nearest: ProductFilter, ...queries: string[]): ClassifiedQuery[] =>
  queries.map((query) => ({ query, expected: nearest, isNotSold: true }));

export const phones = 'smartphones-tablets/smartphones';
export const storage = 'computer-accessories/ssd-storage';
export const headphones = ['audio/headphones', 'audio/earbuds'];
export const iphones = within(`${phones}/iphone`);
