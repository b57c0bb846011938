import { createClient } from '#contract/client.ts';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';

/** The API client in a browser for calls that are completed even if the page is left. */
export const lastingApi = createClient({
  host: '',
  locale: getLocale,
  fetch: (url, init) => window.fetch(url, { ...init, keepalive: true }),
});
