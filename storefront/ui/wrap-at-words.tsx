import { Children, createElement, Fragment, memo, type ReactNode } from 'react';
import { thaiWordPattern } from './thai-words.ts';

/** Words of at most 12 characters with hyphens, after which browsers would break: Wi-Fi, USB-C, 6-in-1, models such as 15-fa2. */
const hyphenated = '(?<![\\w-])(?=[\\w-]{3,12}(?![\\w-]))[A-Za-z0-9]+(?:-[A-Za-z0-9]+)+(?![\\w-])';
/** A short Latin word with the number or single letter after it, as in models and standards: iPhone 17, Nano 3, Wi-Fi 6E, Galaxy Z. */
const numbered = '(?<![\\w-])[A-Za-z](?:[\\w-]{0,9}\\w)? (?:\\d(?:[\\w.]{0,5}\\w)?|[A-Z])(?![\\w-])';
/** A number of units or a measure with what is before its sign: USB-A × 4, Thunderbolt 4 × 3, 2880 × 1800. */
const counted = '(?<![\\w-])(?:[A-Za-z][\\w-]{0,11} )?(?:฿?[\\w.,-]{1,12} )?× \\d+(?:[.,]\\d+)*';
/** Two numbers with a dash, after which browsers would break: 6.1–6.3, 10:00–22:00. */
const range = '฿?\\d[\\d.,:]*–฿?\\d(?:[\\d.,:]*\\d)?';
/** With the punctuation beside it, before or after which a line could end otherwise. */
const mailAddress = '[(“]?[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+[.,;:!?)”]*';
const words = new RegExp(`(${thaiWordPattern}|${mailAddress}|${counted}|${numbered}|${hyphenated}|${range})`);
const isThai = (letter: string | undefined) => letter !== undefined && /[ก-๛]/.test(letter);
/** ฯ and ๆ belong to the word before them. */
const canStartLine = (letter: string | undefined) => isThai(letter) && letter !== 'ฯ' && letter !== 'ๆ';

export interface TextPart {
  text: string;
  /** One of the words, or a mail address. */
  isWord: boolean;
  /** Whether it directly follows Thai letters: browsers find words from one certain boundary to the next, without it ผ่า|นอะแดปเตอร์. */
  needsBoundary: boolean;
}

/** The text as words that do not break and what is between them. */
export function partsOf(text: string): TextPart[] {
  let last: string | undefined;
  return text.split(words).flatMap((part, index) => {
    if (part === '') return [];
    const needsBoundary = isThai(last) && canStartLine(part[0]);
    last = part.at(-1);
    return [{ text: part, isWord: index % 2 === 1, needsBoundary }];
  });
}

/**
 * Texts that wrap before and after the Thai words that browsers do not know, short words with hyphens, models with their number, numbers of units, ranges of numbers and mail addresses, never
 * within them (decision 045). They stay the same texts for screen readers, searches and copies.
 * @param children elements among them stay as they are: their own texts do not wrap so
 */
export const WrapAtWords = memo(function WrapAtWords({ children }: { children: ReactNode }): ReactNode {
  if (typeof children === 'string') return wrapText(children);
  if (!Array.isArray(children)) return children;
  return createElement(
    Fragment,
    null,
    ...joinTexts(children).map((child) => (typeof child === 'string' ? wrapText(child) : child)),
  );
});

/** The children, with neighbouring texts as one: together they are one item of a flex container. */
function joinTexts(children: readonly ReactNode[]): ReactNode[] {
  const joined: ReactNode[] = [];
  for (const child of Children.toArray(children)) {
    const last = joined.at(-1);
    const isText = typeof child === 'string' || typeof child === 'number';
    if (isText && typeof last === 'string') joined[joined.length - 1] = last + child;
    else joined.push(isText ? String(child) : child);
  }
  return joined;
}

function wrapText(text: string): ReactNode {
  const parts = partsOf(text);
  if (!parts.some(({ isWord }) => isWord)) return text;
  const nodes = parts.map(({ text, isWord, needsBoundary }) => {
    const shown = isWord ? renderWord(text) : text;
    return needsBoundary ? createElement(Fragment, null, createElement(WordBoundary), shown) : shown;
  });
  // One element, so that the text stays one item of a flex or grid container. As separate arguments, which need no keys: the parts
  // of a text are only known by their position.
  return createElement('span', null, ...nodes);
}

const wordStyle = 'whitespace-nowrap';
const addressStyle = 'mail-address';
/** Characters that are narrower than any line. */
const shortLength = 28;

/** A mail address that is longer than a line breaks before its @, or anywhere if a part of it is too long for that. */
function addressParts(word: string): string[] {
  const parts = word.split(/(?=@)/);
  return parts.every(({ length }) => length <= shortLength) ? parts : [];
}

/** The style of a word. */
export function wordStyleOf(word: string): string {
  return word.includes('@') ? addressStyle : wordStyle;
}

function renderWord(word: string): ReactNode {
  if (!word.includes('@')) return createElement('span', { className: wordStyle }, word);
  const [name, domain] = addressParts(word).map((part) => createElement('span', { className: wordStyle }, part));
  if (!name) return createElement('span', { className: addressStyle }, word);
  return createElement('span', { className: addressStyle }, name, createElement(WordBoundary), domain);
}

function wordHtml(word: string): string {
  const span = (style: string, content: string) => `<span class="${style}">${content}</span>`;
  if (!word.includes('@')) return span(wordStyle, word);
  const parts = addressParts(word).map((part) => span(wordStyle, part));
  return span(addressStyle, parts.join('<wbr aria-hidden="true">') || word);
}

/** Where a line may break between two words. Browsers would put a space there in accessible names if it were not hidden. */
export function WordBoundary(): ReactNode {
  return createElement('wbr', { 'aria-hidden': true });
}

/** HTML whose text wraps so. @param html has no `>` in its attributes, as sanitised HTML; words of which elements contain parts can break */
export function wrapHtmlAtWords(html: string): string {
  return html.replace(/(?<=^|>)[^<>]+/g, (text) =>
    partsOf(text)
      .map(
        (part) =>
          (part.needsBoundary ? '<wbr aria-hidden="true">' : '') + (part.isWord ? wordHtml(part.text) : part.text),
      )
      .join(''),
  );
}
