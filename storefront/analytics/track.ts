import { allows } from '#storefront/consent/allowed-groups.ts';
import { loadInBackground } from '#storefront/errors/stale-chunk.ts';
import { isSecretAddress } from './secret-address.ts';
import type { EventFactory } from './send-event.ts';

/** Whether the visitor allows analytics. */
export function allowsAnalytics(): boolean {
  return allows(document.cookie, 'C0002');
}

/**
 * Puts an event into the data layer if the visitor allows analytics and the page's address is no secret; otherwise drops it and loads
 * nothing: `track((events) => events.viewCart(items))`.
 */
export function track(createEvent: EventFactory): void {
  if (!allowsAnalytics() || isSecretAddress(window.location)) return;
  void loadInBackground(() => import('./send-event.ts')).then(({ sendEvent }) => sendEvent(createEvent), ignore);
}

function ignore(): void {
  // Without a connection, or where a browser blocks the script, the event is lost; the page stays.
}
