import { shop } from '#contract/shop.ts';
import type { AnalyticsEvent } from './events.ts';
import * as events from './events.ts';

declare global {
  interface Window {
    /** What the tag manager reads. */
    dataLayer?: unknown[];
  }
}

/** Makes an event out of those that there are. */
export type EventFactory = (factories: typeof events) => AnalyticsEvent;

/** The part of `track` that is loaded once there is something to tell. */
export function sendEvent(createEvent: EventFactory): void {
  window.dataLayer ??= [];
  if (shop.tagManagerId) loadTagManager(shop.tagManagerId);
  // What an earlier event said of products must not stay for the next one.
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
