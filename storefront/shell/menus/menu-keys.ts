import type { KeyboardEvent } from 'react';

/**
 * Arrow keys, Home and End in nested lists of links: up and down within a list, right into the nested list, left out of
 * it.
 */
export function moveByKeys(event: KeyboardEvent<HTMLAnchorElement>): void {
  const entry = event.currentTarget.parentElement;
  const list = entry?.parentElement;
  if (!entry || !list || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [...list.querySelectorAll<HTMLElement>(':scope > li > a')];
  const position = links.indexOf(event.currentTarget);
  const targets: Record<string, HTMLElement | null | undefined> = {
    ArrowDown: links[position + 1],
    ArrowUp: links[position - 1],
    ArrowRight: entry.querySelector<HTMLElement>(':scope ul a'),
    ArrowLeft: list.closest('li')?.querySelector<HTMLElement>(':scope > a'),
    Home: links[0],
    End: links.at(-1),
  };
  if (!(event.key in targets)) return;
  event.preventDefault();
  targets[event.key]?.focus();
}
