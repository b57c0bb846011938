import type { Locale, Localised } from '#contract/locale.ts';
import { shop } from '#contract/shop.ts';
import { greeting } from './greeting.ts';
import { type Letter, translate } from './letter.ts';

const shared = {
  details: { th: 'รหัสยืนยัน', en: 'Confirmation code' },
  code: { th: 'รหัส 6 หลัก', en: '6-digit code' },
};

/** A mail with a code of six digits; its texts can contain `{code}`, `{shop}` and `values`. */
export function codeLetter(
  code: string,
  locale: Locale,
  {
    texts,
    values = {},
  }: { texts: Record<'subject' | 'title' | 'intro' | 'note', Localised>; values?: Record<string, string> },
): Letter {
  const t = translate({ ...shared, ...texts }, locale, { shop: shop.name[locale], code, ...values });
  return {
    subject: t.subject,
    preheader: t.intro,
    title: t.title,
    greeting: greeting('', locale),
    blocks: [
      { kind: 'paragraph', text: t.intro },
      { kind: 'facts', title: t.details, facts: [{ label: t.code, value: code, isCode: true }] },
      { kind: 'note', text: t.note },
    ],
  };
}
