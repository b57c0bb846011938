import { shop } from '#contract/shop.ts';
import { type AccountTexts, accountLetter } from './account-letter.ts';
import type { Template } from './letter.ts';

const texts: AccountTexts = {
  subject: { th: 'ตั้งรหัสผ่านใหม่สำหรับบัญชี{shop}', en: 'Set a new password for your {shop} account' },
  title: { th: 'ตั้งรหัสผ่านใหม่', en: 'Set a new password' },
  intro: {
    th: 'เราได้รับคำขอตั้งรหัสผ่านใหม่สำหรับบัญชีของคุณ กดปุ่มด้านล่างเพื่อตั้งรหัสผ่าน แล้วทุกอุปกรณ์จะออกจากระบบ',
    en: 'We received a request for a new password. Press the button below to choose one. All devices are then signed out.',
  },
  button: { th: 'ตั้งรหัสผ่านใหม่', en: 'Choose a new password' },
  note: {
    th: 'ลิงก์นี้ใช้ได้ 1 ชั่วโมง และใช้ได้ครั้งเดียว หากคุณไม่ได้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้',
    en: 'This link works once, for one hour. If you did not ask for it, there is nothing to do: your password stays as it is.',
  },
};

export const passwordReset: Template<'password_reset'> = (content, locale) =>
  accountLetter(content, locale, { texts, values: { shop: shop.name[locale] }, url: content.resetUrl });
