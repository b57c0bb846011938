import { necessaryGroup } from '#contract/cookie-groups.ts';
import { allowedGroups } from '#storefront/consent/allowed-groups.ts';
import { firstEntries } from './consent-mode.ts';

declare global {
  interface Window {
    /** Read by the tag manager. */
    dataLayer?: unknown[];
  }
}

/** The data layer; it begins with what the visitor allows, before any event and before the container. */
export function startedDataLayer(): unknown[] {
  window.dataLayer ??= firstEntries(allowedGroups(document.cookie) ?? [necessaryGroup]);
  return window.dataLayer;
}

let isContainerLoaded = false;

/** Loads the container of the tag manager, once. */
export function loadContainer(id: string): void {
  if (isContainerLoaded) return;
  isContainerLoaded = true;
  startedDataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const src = `https://www.googletagmanager.com/gtm.js?${new URLSearchParams({ id })}`;
  document.head.append(Object.assign(document.createElement('script'), { async: true, src }));
}
