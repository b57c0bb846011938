import { shop } from '#contract/shop.ts';
import { type AccountTexts, accountLetter } from './account-letter.ts';
import { contact } from './contact.ts';
import { formatTime } from './format.ts';
import type { Template } from './letter.ts';

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

export const passwordChanged: Template<'password_changed'> = (content, locale) =>
  accountLetter(content, locale, {
    texts,
    values: {
      shop: shop.name[locale],
      time: formatTime(content.changedAt, locale),
      contact: contact(locale),
    },
    url: content.forgotPasswordUrl,
  });
