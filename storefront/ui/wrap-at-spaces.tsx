import { createElement, Fragment } from 'react';

/**
 * A text that wraps at its spaces only, and not before a number, such as a Thai address: browsers would separate แขวง and its
 * name, or leave the postcode on a line of its own. A part that is longer than a line wraps as any text. No-break spaces do not wrap.
 */
export function WrapAtSpaces({ children }: { children: string }) {
  const parts = children
    .split(/( +)(?!\d+(?: |$))/)
    .map((part, index) =>
      index % 2 === 1 ? part : createElement('span', { className: 'inline-block max-w-full' }, part),
    );
  // As separate arguments, which need no keys: the parts of a text are only known by their position.
  return createElement(Fragment, null, ...parts);
}
