import type { Locale } from '#contract/locale.ts';
import { hasWebAddress } from '#contract/web-address.ts';
import { oneLine } from './format.ts';

export function greeting(firstName: string, locale: Locale): string {
  const name = greetingName(firstName);
  if (locale === 'th') return name ? `สวัสดีคุณ${name}` : 'เรียนคุณลูกค้า';
  return name ? `Hello ${name},` : 'Hello,';
}

/**
 * The first name if it looks like one. Anybody can register with any name and the e-mail address of somebody else: the mail must
 * not carry their advertisement, which would need an address, a number or a sentence.
 */
function greetingName(firstName: string): string | undefined {
  const name = oneLine(firstName);
  return name && name.length <= 40 && !hasWebAddress(name) && !/[/\\:<>]|\d{4}/.test(name) ? name : undefined;
}
