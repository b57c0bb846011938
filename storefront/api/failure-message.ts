import type { ClientFail } from '#contract/client.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';

/** What a shopper reads about a failed call: the server's message, or that there was no response. */
export function failureMessage({ message }: ClientFail): string {
  return message || m.api_no_response();
}
