import type { ClientFail } from '#contract/client.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';

/** What a shopper is told about a failed call: the server's words, or that no answer came. */
export function failureMessage({ message }: ClientFail): string {
  return message || m.api_no_answer();
}
