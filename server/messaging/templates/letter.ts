import type { Locale, Localised } from '#contract/locale.ts';
import type { MailContents, MailKind } from './mail-contents.ts';

/** A mail in one language, before its layout as HTML and as text. All texts are plain. */
export interface Letter {
  subject: string;
  /** Shown after the subject in lists of mails. */
  preheader: string;
  title: string;
  greeting: string;
  blocks: Block[];
  /** Whether it is to the shop itself: its end names no ways to ask the shop. */
  isForShop?: true;
  /** Of a mail that the reader can unsubscribe from: the page that does it, and accepts the POST of mail programs (RFC 8058). */
  unsubscribeUrl?: string;
}

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'notice'; tone: NoticeTone; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'note'; text: string }
  | { kind: 'facts'; title: string; facts: Fact[] }
  | { kind: 'address'; title: string; lines: string[]; link?: { label: string; url: string } }
  /** A code to show at a counter; `qrPayload` as a picture. */
  | { kind: 'code'; label: string; code: string; qrPayload: string; qrLabel: string }
  | { kind: 'lines'; title: string; lines: LetterLine[] }
  | { kind: 'totals'; rows: TotalsRow[] }
  | { kind: 'products'; title: string; products: LetterProduct[] }
  /** A small text that ends with a link. */
  | { kind: 'link'; text: string; label: string; url: string };

export interface LetterProduct {
  name: string;
  url: string;
  /** URL; null if there is no picture. */
  image: string | null;
  /** What is new, a line each. */
  news: string[];
  price: string;
  /** The price before, with what it is; null if it is not lower. */
  priceBefore: string | null;
}

export interface LetterLine {
  name: string;
  /** URL; null if there is no picture. */
  image: string | null;
  quantity: number;
  /** The quantity in words. */
  quantityText: string;
  /** What else there is to say about the line, below it. */
  note?: string;
  total: string;
}

export type NoticeTone = 'good' | 'calm' | 'warning';

export interface Fact {
  label: string;
  value: string;
  /** A number that the reader copies: account, reference, tracking number. */
  isCode?: boolean;
}

export interface TotalsRow {
  label: string;
  value: string;
  tone?: 'total' | 'saving' | 'muted';
}

/** Composes the mail of a kind. */
export type Template<Kind extends MailKind> = (content: MailContents[Kind], locale: Locale) => Letter;

/**
 * The texts in one language, with `{name}` replaced by values.
 *
 * @throws Error if a text names a value that is not given
 */
export function translate<Key extends string>(
  texts: Record<Key, Localised>,
  locale: Locale,
  values: Record<string, string> = {},
): Record<Key, string> {
  const entries = Object.entries<Localised>(texts).map(([key, text]) => [key, fill(text[locale], values)]);
  return Object.fromEntries(entries) as Record<Key, string>;
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`a text of a mail needs {${name}}: ${text}`);
    return value;
  });
}
