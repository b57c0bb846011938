import type { DescriptionBlock, Localised } from '../../types.ts';
import { heading, list, paragraph, text } from '../text.ts';

/** What the shop says of one of its pages. */
export interface SeedPage {
  /** A storefront path without the language. */
  path: string;
  title: Localised;
  description: Localised;
  content: DescriptionBlock[];
}

/** Thai, then English. */
export type Words = readonly [th: string, en: string];

/** A page with its title, description, a paragraph and how to choose, point by point. */
export function page(path: string, title: Words, description: Words, about: Words, ...choice: Words[]): SeedPage {
  return {
    path,
    title: text(...title),
    description: text(...description),
    content: [
      paragraph(...about),
      heading('เลือกอย่างไรให้ตรงใจ', 'How to choose'),
      list(...choice.map((words) => text(...words))),
    ],
  };
}

/** The same for a category, by its path below `/product-category/`. */
export function category(path: string, title: Words, description: Words, about: Words, ...choice: Words[]): SeedPage {
  return page(`/product-category/${path}`, title, description, about, ...choice);
}
