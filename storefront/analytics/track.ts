import { allowsAnalytics } from './consent.ts';
import { isSecretAddress } from './secret-address.ts';
import type { EventFactory } from './send-event.ts';

/**
 * Sends an event to the tag manager if the visitor accepted analytics and the page's address is no secret; otherwise drops it and loads
 * nothing:
 * `track((events) => events.viewCart(items))`.
 */
export function track(createEvent: EventFactory): void {
  if (!allowsAnalytics(document.cookie) || isSecretAddress(window.location)) return;
  void import('./send-event.ts').then(({ sendEvent }) => sendEvent(createEvent));
}
