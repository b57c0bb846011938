import type { Locale } from '#contract/locale.ts';
import { formatPhone } from '#contract/phone-number.ts';
import { shop } from '#contract/shop.ts';

/** How the shop is reached, at the end of a sentence. */
export function contact(locale: Locale): string {
  const phone = formatPhone(shop.contactPhone);
  return locale === 'th' ? `โทร. ${phone} หรือ ${shop.contactEmail}` : `${phone} or ${shop.contactEmail}`;
}
