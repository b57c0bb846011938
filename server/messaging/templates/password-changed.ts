import type { Locale } from '#contract/locale.ts';
import { providerNames } from '#contract/provider-names.ts';
import { shop } from '#contract/shop.ts';
import { type AccountTexts, accountLetter } from './account-letter.ts';
import { contact } from './contact.ts';
import { formatTime } from './format.ts';
import { type Block, type Template, translate } from './letter.ts';
import type { MailContents } from './mail-contents.ts';

const passkeyTexts = {
  removed: {
    th: 'เพื่อความปลอดภัย เราได้ลบพาสคีย์ทั้งหมดในบัญชี ({removed} รายการ) แล้ว เพิ่มใหม่ได้ในข้อมูลส่วนตัว',
    en: 'For your security, all passkeys of the account ({removed}) were removed. You can add them again in your profile.',
  },
  left: {
    th: 'บัญชีนี้ยังเข้าสู่ระบบด้วยพาสคีย์ได้ ({left} รายการ) ตรวจสอบได้ในข้อมูลส่วนตัว',
    en: 'Passkeys can still sign in to the account ({left}). You can check them in your profile.',
  },
};

const linkedTexts = {
  title: { th: 'บัญชีที่ยังเข้าสู่ระบบได้', en: 'Accounts that can still sign in' },
  account: { th: 'บัญชี {provider}', en: '{provider} account' },
  connected: { th: 'เชื่อมต่อแล้ว', en: 'connected' },
  check: {
    th: 'หากมีบัญชีที่ไม่ใช่ของคุณ ให้ยกเลิกการเชื่อมต่อ',
    en: 'If one of them is not yours, disconnect it:',
  },
  profile: { th: 'ข้อมูลส่วนตัว', en: 'My profile' },
};

const texts: AccountTexts = {
  subject: { th: 'รหัสผ่านบัญชี{shop}ถูกเปลี่ยนแล้ว', en: 'The password of your {shop} account was changed' },
  title: { th: 'เปลี่ยนรหัสผ่านเรียบร้อย', en: 'Your password was changed' },
  intro: {
    th: 'รหัสผ่านบัญชีของคุณถูกเปลี่ยนเมื่อ {time} และอุปกรณ์อื่นทั้งหมดออกจากระบบแล้ว หากเป็นคุณเอง ไม่ต้องทำอะไร',
    en: 'The password of your account was changed on {time}, and all other devices were signed out. If this was you, there is nothing to do.',
  },
  button: { th: 'ไม่ใช่ฉัน ตั้งรหัสผ่านใหม่', en: 'It was not me: set a new password' },
  note: {
    th: 'หากคุณไม่ได้เปลี่ยนรหัสผ่าน โปรดตั้งรหัสผ่านใหม่ทันทีและแจ้งเรา {contact}',
    en: 'If you did not change it, set a new password right away and tell us: {contact}',
  },
};

export const passwordChanged: Template<'password_changed'> = (content, locale) => {
  const { passkeysRemoved: removed = 0, passkeysLeft: left = 0 } = content;
  const t = translate(passkeyTexts, locale, { removed: String(removed), left: String(left) });
  return accountLetter(content, locale, {
    texts,
    values: {
      shop: shop.name[locale],
      time: formatTime(content.changedAt, locale),
      contact: contact(locale),
    },
    paragraphs: [...(removed > 0 ? [t.removed] : []), ...(left > 0 ? [t.left] : [])],
    blocks: linkedBlocks(content, locale),
    url: content.forgotPasswordUrl,
  });
};

function linkedBlocks({ linkedAccounts = [], profileUrl }: MailContents['password_changed'], locale: Locale): Block[] {
  if (linkedAccounts.length === 0 || !profileUrl) return [];
  const facts = linkedAccounts.map(({ provider, label }) => {
    const t = translate(linkedTexts, locale, { provider: providerNames[provider] });
    return { label: t.account, value: label || t.connected };
  });
  const t = translate(linkedTexts, locale, { provider: '' });
  return [
    { kind: 'facts', title: t.title, facts },
    { kind: 'link', text: t.check, label: t.profile, url: profileUrl },
  ];
}
