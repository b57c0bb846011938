import { shop } from '#contract/shop.ts';
import { type AccountTexts, accountLetter } from './account-letter.ts';
import { contact } from './contact.ts';
import { formatTime } from './format.ts';
import type { Template } from './letter.ts';

const texts: AccountTexts = {
  subject: { th: 'เปลี่ยนอีเมลในบัญชี{shop}แล้ว', en: 'The email address of your {shop} account was changed' },
  title: { th: 'เปลี่ยนอีเมลเรียบร้อย', en: 'Your email address was changed' },
  intro: {
    th: 'เจ้าหน้าที่เปลี่ยนอีเมลในบัญชีของคุณเป็น {email} เมื่อ {time} ตามที่แจ้งไว้กับคอลเซ็นเตอร์ ทุกอุปกรณ์ออกจากระบบแล้ว โปรดเข้าสู่ระบบด้วยอีเมลใหม่',
    en: 'Our call centre changed the email address of your account to {email} on {time}, as you asked. All devices were signed out: please sign in with the new address.',
  },
  button: { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  note: {
    th: 'หากคุณไม่ได้ขอเปลี่ยน โปรดแจ้งเราทันที {contact}',
    en: 'If you did not ask for it, please tell us right away: {contact}',
  },
};

export const emailChanged: Template<'email_changed'> = (content, locale) =>
  accountLetter(content, locale, {
    texts,
    values: {
      shop: shop.name[locale],
      email: content.email,
      time: formatTime(content.changedAt, locale),
      contact: contact(locale),
    },
    url: content.signInUrl,
  });
