import type { FeedItem } from './feed-items.ts';

/** A rule of a field: what is wrong with a value that is given, or undefined. */
export type Rule = (value: string, item: FeedItem) => string | undefined;

/** A field of a feed, by the name that its specification gives it. */
export interface Field {
  name: string;
  /** Several values for a list; an object for a field that consists of fields. Empty texts count as missing. */
  value: (item: FeedItem) => string | readonly string[] | Readonly<Record<string, string>> | undefined;
  /** Required in every item, or if the function says so: the message for items without it. */
  required?: string | ((item: FeedItem) => string | undefined);
  /** Checked in each value that is given. */
  rules?: readonly Rule[];
}

/** Why a feed's specification rejects an item, one text per violation; empty if it accepts it. */
export function violations(fields: readonly Field[], item: FeedItem): string[] {
  return fields.flatMap(({ name, value, required, rules = [] }) => {
    const texts = textsOf(value(item));
    if (texts.length === 0) {
      const missing = typeof required === 'function' ? required(item) : required;
      return missing === undefined ? [] : [`${name}: ${missing}`];
    }
    return texts.flatMap((text) =>
      rules.flatMap((rule) => {
        const problem = rule(text, item);
        return problem === undefined ? [] : [`${name}: ${problem}`];
      }),
    );
  });
}

/** The texts of a field's value that are not empty. */
export function textsOf(value: ReturnType<Field['value']>): string[] {
  if (value === undefined) return [];
  const texts = typeof value === 'string' ? [value] : Object.values(value);
  return texts.filter((text) => text !== '');
}

export function maxLength(longest: number): Rule {
  return (text) => {
    const length = [...text].length;
    return length > longest ? `must have at most ${longest} characters, not ${length}` : undefined;
  };
}

export function minLength(shortest: number): Rule {
  return (text) => {
    const length = [...text].length;
    return length < shortest ? `must have at least ${shortest} characters, not ${length}` : undefined;
  };
}

/** @param form what is allowed: "must be …" */
export function matches(pattern: RegExp, form: string): Rule {
  return (text) => (pattern.test(text) ? undefined : `${form}, not ${JSON.stringify(text)}`);
}

const maxUrlLength = 2000;

/** An absolute URL of the web. */
export const webAddress: Rule = (text) =>
  /^https?:\/\/\S+$/.test(text) && text.length <= maxUrlLength
    ? undefined
    : `must be a URL that begins with http:// or https://, of at most ${maxUrlLength} characters`;

/** A GTIN (EAN, UPC, JAN, ISBN-13) with its check digit: https://www.gs1.org/services/how-calculate-check-digit-manually */
export const gtin: Rule = (text) => {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return `must have 8, 12, 13 or 14 digits, not ${JSON.stringify(text)}`;
  const sum = [...text]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? undefined : `has a wrong check digit: ${text}`;
};

/** A text of at most `longest` characters: a longer one ends with an ellipsis. */
export function cut(text: string, longest: number): string {
  const characters = [...text];
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`;
}

/** `1290.00 THB` */
export function thb(baht: number): string {
  return `${baht.toFixed(2)} THB`;
}

/** A time in UTC to the second. */
export function toSeconds(time: string): string {
  return time.replace(/\.\d+Z$/, 'Z');
}

/** The labels of its variant besides the colour: in feeds that distinguish variants by colour and size, the size. */
export function otherOptions({ options }: FeedItem): string {
  return options
    .filter(({ code }) => code !== 'colour')
    .map(({ label }) => label)
    .join(' / ');
}
