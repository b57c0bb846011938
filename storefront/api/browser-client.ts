import { createClient } from '#contract/client.ts';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { recordServerTime } from './server-clock.ts';
import { notifySignInRequired } from './sign-in-required.ts';

/** The API client in a browser, in the page's language; cookies authenticate the shopper. */
export const browserApi = createClient({
  host: '',
  locale: getLocale,
  fetch: async (url, init) => {
    const response = await window.fetch(url, init);
    recordServerTime(response);
    if (response.status === 401) notifySignInRequired();
    return response;
  },
});
