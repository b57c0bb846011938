import type { DescriptionBlock, Localised, Question } from '../types.ts';

/** One text in both languages, Thai first. */
export const text = (th: string, en: string): Localised => ({ th, en });

/** Figures and model names, which read the same in both languages. */
export const same = (value: string): Localised => ({ th: value, en: value });

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

/** The article before a figure, as it is spoken: an 8-inch, an 11-inch, a 14-inch. */
export const article = (figure: number): 'A' | 'An' => (/^(8|11\b|18\b)/.test(`${figure}`) ? 'An' : 'A');

/** For words that begin a line elsewhere and stand inside a sentence here. */
export const lowerFirst = (english: string): string => english.charAt(0).toLowerCase() + english.slice(1);

/** A question with its answer. */
export const ask = (question: Localised, answer: Localised): Question => ({ question, answer });

/** The path segment of an English name: lower case, words joined by dashes. */
export const slugOf = (english: string): string =>
  english
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
