import { shop } from '#contract/shop.ts';
import { allowsMeasuring } from './consent.ts';
import type { AnalyticsEvent } from './events.ts';

declare global {
  interface Window {
    /** What the tag manager reads. */
    dataLayer?: unknown[];
  }
}

/** Tells the tag manager what happened, where the visitor allowed it (spec 7, Analytics events); elsewhere it is forgotten. */
export function track(event: AnalyticsEvent): void {
  if (!allowsMeasuring(document.cookie)) return;
  window.dataLayer ??= [];
  if (shop.tagManagerId) loadTagManager(shop.tagManagerId);
  // What an earlier event said of products must not stay for the next one.
  window.dataLayer.push({ ecommerce: null }, event);
}

let loaded = false;

function loadTagManager(id: string): void {
  if (loaded) return;
  loaded = true;
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const src = `https://www.googletagmanager.com/gtm.js?${new URLSearchParams({ id })}`;
  document.head.append(Object.assign(document.createElement('script'), { async: true, src }));
}
