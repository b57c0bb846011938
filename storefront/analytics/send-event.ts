import { shop } from '#contract/shop.ts';
import type { AnalyticsEvent } from './events.ts';
import * as events from './events.ts';

declare global {
  interface Window {
    /** Read by the tag manager. */
    dataLayer?: unknown[];
  }
}

/** Creates one of the known events. */
export type EventFactory = (factories: typeof events) => AnalyticsEvent;

/** The part of `track` that is loaded with the first event. */
export function sendEvent(createEvent: EventFactory): void {
  window.dataLayer ??= [];
  if (shop.tagManagerId) loadTagManager(shop.tagManagerId);
  // Clears the previous event's products; the tag manager would merge them.
  window.dataLayer.push({ ecommerce: null }, createEvent(events));
}

let loaded = false;

function loadTagManager(id: string): void {
  if (loaded) return;
  loaded = true;
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const src = `https://www.googletagmanager.com/gtm.js?${new URLSearchParams({ id })}`;
  document.head.append(Object.assign(document.createElement('script'), { async: true, src }));
}
