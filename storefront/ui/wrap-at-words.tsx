import { createElement, Fragment, type ReactNode } from 'react';
import { thaiWordPattern } from './thai-words.ts';

/** Words of at most 12 characters with hyphens, after which browsers would break: Wi-Fi, USB-C, 6-in-1, models such as 15-fa2. */
const hyphenated = '(?<![\\w-])(?=[\\w-]{3,12}(?![\\w-]))[A-Za-z0-9]+(?:-[A-Za-z0-9]+)+(?![\\w-])';
const words = new RegExp(`(${thaiWordPattern}|${hyphenated})`);
const isThai = (letter: string | undefined) => letter !== undefined && /[ก-๛]/.test(letter);
/** ฯ and ๆ belong to the word before them. */
const canStartLine = (letter: string | undefined) => isThai(letter) && letter !== 'ฯ' && letter !== 'ๆ';

interface Part {
  text: string;
  /** One of the words. */
  isWord: boolean;
  /** Whether it directly follows Thai letters: browsers find words from one certain boundary to the next, without it ผ่า|นอะแดปเตอร์. */
  needsBoundary: boolean;
}

function partsOf(text: string): Part[] {
  let last: string | undefined;
  return text.split(words).flatMap((part, index) => {
    if (part === '') return [];
    const needsBoundary = isThai(last) && canStartLine(part[0]);
    last = part.at(-1);
    return [{ text: part, isWord: index % 2 === 1, needsBoundary }];
  });
}

/**
 * A text that wraps before and after the Thai words that browsers do not know and short words with hyphens, never within them
 * (decision 045). It stays the same text for screen readers, searches and copies.
 */
export function WrapAtWords({ children }: { children: string }): ReactNode {
  const parts = partsOf(children);
  if (!parts.some(({ isWord }) => isWord)) return children;
  const nodes = parts.map(({ text, isWord, needsBoundary }) => {
    const shown = isWord ? createElement('span', { className: 'whitespace-nowrap' }, text) : text;
    return needsBoundary ? createElement(Fragment, null, createElement('wbr'), shown) : shown;
  });
  // One element, so that the text stays one item of a flex or grid container. As separate arguments, which need no keys: the parts
  // of a text are only known by their position.
  return createElement('span', null, ...nodes);
}

/** HTML whose text wraps so. @param html has no `>` in its attributes, as sanitised HTML; words of which elements contain parts can break */
export function wrapHtmlAtWords(html: string): string {
  return html.replace(/(?<=^|>)[^<>]+/g, (text) =>
    partsOf(text)
      .map(
        (part) =>
          (part.needsBoundary ? '<wbr>' : '') +
          (part.isWord ? `<span class="whitespace-nowrap">${part.text}</span>` : part.text),
      )
      .join(''),
  );
}
