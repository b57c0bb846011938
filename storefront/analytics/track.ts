import { allowsMeasuring } from './consent.ts';
import type { Telling } from './tell.ts';

/**
 * Tells the tag manager what happened, where the visitor allowed it (spec 7, Analytics events); elsewhere it is forgotten, and
 * nothing of it is loaded: `track((events) => events.viewCart(items))`.
 */
export function track(telling: Telling): void {
  if (allowsMeasuring(document.cookie)) void import('./tell.ts').then(({ tell }) => tell(telling));
}
