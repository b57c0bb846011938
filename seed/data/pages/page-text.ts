import type { DescriptionBlock, Localised } from '../../types.ts';
import { heading, list, paragraph, text } from '../text.ts';

/** Texts of a page. */
export interface SeedPage {
  /** Storefront path without the language prefix. */
  path: string;
  title: Localised;
  description: Localised;
  content: DescriptionBlock[];
}

/** Thai, then English. */
export type BothLanguages = readonly [th: string, en: string];

/** A page with title, description, a paragraph and a list of buying tips. */
export function page(
  path: string,
  title: BothLanguages,
  description: BothLanguages,
  about: BothLanguages,
  ...tips: BothLanguages[]
): SeedPage {
  return {
    path,
    title: text(...title),
    description: text(...description),
    content: [
      paragraph(...about),
      heading('เลือกอย่างไรให้ตรงใจ', 'How to choose'),
      list(...tips.map((tip) => text(...tip))),
    ],
  };
}

/** The page of a category, by its path below `/product-category/`. */
export function category(
  path: string,
  title: BothLanguages,
  description: BothLanguages,
  about: BothLanguages,
  ...tips: BothLanguages[]
): SeedPage {
  return page(`/product-category/${path}`, title, description, about, ...tips);
}
