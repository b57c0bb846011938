import { allowsAnalytics } from './consent.ts';
import type { EventFactory } from './send-event.ts';

/**
 * Sends an event to the tag manager if the visitor accepted analytics; otherwise drops it and loads nothing:
 * `track((events) => events.viewCart(items))`.
 */
export function track(createEvent: EventFactory): void {
  if (allowsAnalytics(document.cookie)) void import('./send-event.ts').then(({ sendEvent }) => sendEvent(createEvent));
}
