import { providerNames } from '#contract/provider-names.ts';
import { shop } from '#contract/shop.ts';
import { greeting } from './greeting.ts';
import { type Template, translate } from './letter.ts';

const texts = {
  subject: { th: 'เชื่อมต่อ {provider} กับบัญชี{shop}แล้ว', en: '{provider} is now connected to your {shop} account' },
  title: { th: 'เชื่อมต่อ {provider} แล้ว', en: '{provider} is connected' },
  intro: {
    th: 'จากนี้คุณเข้าสู่ระบบร้าน{shop}ด้วย {provider} ได้',
    en: 'You can now sign in to {shop} with {provider}.',
  },
  details: { th: 'บัญชีที่เชื่อมต่อ', en: 'Connected account' },
  account: { th: 'บัญชี {provider}', en: '{provider} account' },
  button: { th: 'ไปที่เว็บไซต์', en: 'Go to the shop' },
  note: {
    th: 'หากไม่ใช่คุณ ให้เข้าสู่ระบบ ยกเลิกการเชื่อมต่อในข้อมูลส่วนตัว และติดต่อเรา',
    en: 'If this was not you, sign in, disconnect it in your profile, and contact us.',
  },
};

export const accountLinked: Template<'account_linked'> = ({ firstName, provider, label, homeUrl }, locale) => {
  const t = translate(texts, locale, { shop: shop.name[locale], provider: providerNames[provider] });
  return {
    subject: t.subject,
    preheader: t.intro,
    title: t.title,
    greeting: greeting(firstName, locale),
    blocks: [
      { kind: 'paragraph', text: t.intro },
      ...(label ? [{ kind: 'facts' as const, title: t.details, facts: [{ label: t.account, value: label }] }] : []),
      { kind: 'button', label: t.button, url: homeUrl },
      { kind: 'note', text: t.note },
    ],
  };
};
