import { shop } from '#contract/shop.ts';
import { contact } from './contact.ts';
import { formatTime } from './format.ts';
import { greeting } from './greeting.ts';
import { type Template, translate } from './letter.ts';

const texts = {
  subject: { th: 'เพิ่มพาสคีย์ในบัญชี{shop}แล้ว', en: 'A passkey was added to your {shop} account' },
  title: { th: 'เพิ่มพาสคีย์แล้ว', en: 'A passkey was added' },
  intro: {
    th: 'จากนี้คุณเข้าสู่ระบบร้าน{shop}ด้วยพาสคีย์ได้ โดยไม่ต้องพิมพ์รหัสผ่าน',
    en: 'You can now sign in to {shop} with this passkey, without typing a password.',
  },
  details: { th: 'พาสคีย์ที่เพิ่ม', en: 'The new passkey' },
  storedIn: { th: 'เก็บไว้ใน', en: 'Stored in' },
  device: { th: 'เพิ่มจากอุปกรณ์', en: 'Added on' },
  browserOnSystem: { th: '{browser} บน {system}', en: '{browser} on {system}' },
  addedAt: { th: 'เมื่อ', en: 'When' },
  button: { th: 'ดูพาสคีย์ของฉัน', en: 'See my passkeys' },
  note: {
    th: 'หากไม่ใช่คุณ ให้ลบพาสคีย์นี้ในข้อมูลส่วนตัว เปลี่ยนรหัสผ่าน และแจ้งเรา {contact}',
    en: 'If this was not you, remove it in your profile, change your password, and tell us: {contact}',
  },
};

export const passkeyAdded: Template<'passkey_added'> = (content, locale) => {
  const { authenticator, browser, system } = content;
  const t = translate(texts, locale, {
    shop: shop.name[locale],
    contact: contact(locale),
    browser: browser ?? '',
    system: system ?? '',
  });
  const device = browser && system ? t.browserOnSystem : (browser ?? system);
  return {
    subject: t.subject,
    preheader: t.intro,
    title: t.title,
    greeting: greeting(content.firstName, locale),
    blocks: [
      { kind: 'paragraph', text: t.intro },
      {
        kind: 'facts',
        title: t.details,
        facts: [
          ...(authenticator ? [{ label: t.storedIn, value: authenticator }] : []),
          ...(device ? [{ label: t.device, value: device }] : []),
          { label: t.addedAt, value: formatTime(content.addedAt, locale) },
        ],
      },
      { kind: 'button', label: t.button, url: content.profileUrl },
      { kind: 'note', text: t.note },
    ],
  };
};
