import type { DescriptionBlock, Localised, Question } from '../types.ts';

/** A text in both languages, Thai first. */
export const text = (th: string, en: string): Localised => ({ th, en });

/** A text that is the same in both languages, such as a number or a model name. */
export const sameText = (value: string): Localised => ({ th: value, en: value });

export const paragraph = (th: string, en: string): DescriptionBlock => ({
  type: 'paragraph',
  data: { text: text(th, en) },
});

export const heading = (th: string, en: string): DescriptionBlock => ({
  type: 'header',
  data: { text: text(th, en), level: 2 },
});

export const list = (...items: Localised[]): DescriptionBlock => ({ type: 'list', data: { items } });

export const table = (...rows: [Localised, Localised][]): DescriptionBlock => ({ type: 'table', data: { rows } });

/** The English article before a number: an 8-inch, an 11-inch, a 14-inch. */
export const article = (value: number): 'A' | 'An' => (/^(8|11\b|18\b)/.test(`${value}`) ? 'An' : 'A');

/** Makes the first letter lower case, for use inside a sentence. */
export const lowerFirst = (english: string): string => english.charAt(0).toLowerCase() + english.slice(1);

/** A question with its answer. */
export const question = (question: Localised, answer: Localised): Question => ({ question, answer });

/** The path segment of an English name: lower case, words joined by dashes. */
export const slugOf = (english: string): string =>
  english
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
