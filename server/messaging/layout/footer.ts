import { withUnbrokenPostcode } from '#contract/addresses.ts';
import type { Locale } from '#contract/locale.ts';
import { shop } from '#contract/shop.ts';
import { contact } from '../templates/contact.ts';
import type { Letter } from '../templates/letter.ts';

const helpText = {
  th: (ways: string) => `มีคำถาม? ตอบกลับอีเมลนี้ หรือติดต่อเรา ${ways}`,
  en: (ways: string) => `Questions? Reply to this email or contact us: ${ways}`,
};
const taxIdLabel = { th: 'เลขประจำตัวผู้เสียภาษี', en: 'Tax ID' };

/** The end of each mail: how to get help, unless it is to the shop itself, and who sends it. */
export function footer(
  { isForShop }: Pick<Letter, 'isForShop'>,
  locale: Locale,
): { shopName: string; help: string[]; company: string[] } {
  const { name, address, taxId } = shop.company;
  return {
    shopName: shop.name[locale],
    help: isForShop ? [] : [helpText[locale](contact(locale))],
    company: [name[locale], withUnbrokenPostcode(address[locale]), `${taxIdLabel[locale]} ${taxId}`],
  };
}
