import { allowsAnalytics } from './consent.ts';
import type { EventFactory } from './send-event.ts';

/**
 * Tells the tag manager what happened, where the visitor allowed it (spec 7, Analytics events); elsewhere it is forgotten, and
 * nothing of it is loaded: `track((events) => events.viewCart(items))`.
 */
export function track(createEvent: EventFactory): void {
  if (allowsAnalytics(document.cookie)) void import('./send-event.ts').then(({ sendEvent }) => sendEvent(createEvent));
}
