import { createElement, Fragment, type ReactNode } from 'react';
import { partsOf, type TextPart, WordBoundary, wordStyleOf } from './wrap-at-words.tsx';

export interface TextSegment {
  text: string;
  /** A match of the search. */
  found: boolean;
}

/** A text of which a search found segments, in bold; it wraps as with `WrapAtWords`, also where a segment is a part of a word. */
export function HighlightedText({ segments }: { segments: readonly TextSegment[] }): ReactNode {
  let start = 0;
  const nodes = partsOf(segments.map(({ text }) => text).join('')).map((part) => {
    const shown = showPart(part, cut(segments, start, start + part.text.length));
    start += part.text.length;
    return shown;
  });
  // As separate arguments, which need no keys: the parts of a text are only known by their position.
  return createElement('span', null, ...nodes);
}

function showPart({ text, isWord, needsBoundary }: TextPart, segments: readonly TextSegment[]): ReactNode {
  const texts = segments.map((segment) =>
    segment.found
      ? createElement('mark', { className: 'bg-transparent font-bold text-inherit' }, segment.text)
      : segment.text,
  );
  const shown = isWord
    ? createElement('span', { className: wordStyleOf(text) }, ...texts)
    : createElement(Fragment, null, ...texts);
  return needsBoundary ? createElement(Fragment, null, createElement(WordBoundary), shown) : shown;
}

/** The segments of a range of the text. */
function cut(segments: readonly TextSegment[], from: number, to: number): TextSegment[] {
  let start = 0;
  return segments.flatMap(({ text, found }) => {
    const part = text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += text.length;
    return part === '' ? [] : [{ text: part, found }];
  });
}
