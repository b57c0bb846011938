import { shop } from '#contract/shop.ts';
import { type AccountTexts, accountLetter } from './account-letter.ts';
import type { Template } from './letter.ts';

const texts: AccountTexts = {
  subject: { th: 'ยืนยันการเข้าสู่ระบบ{shop}', en: 'Confirm your sign-in to {shop}' },
  title: { th: 'ยืนยันว่าเป็นคุณ', en: 'Confirm that it is you' },
  intro: {
    th: 'มีผู้ใส่รหัสผ่านบัญชีของคุณผิดหลายครั้ง เราจึงขอให้ยืนยันการเข้าสู่ระบบจากอุปกรณ์ใหม่ กดปุ่มด้านล่างแล้วใส่รหัสผ่านอีกครั้ง',
    en: 'The password of your account was entered wrongly many times, so we ask you to confirm the sign-in on a new device. Press the button below and enter your password again.',
  },
  button: { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  note: {
    th: 'ลิงก์นี้ใช้ได้ 1 ชั่วโมง และใช้ได้ครั้งเดียว หากไม่ใช่คุณ มีผู้อื่นรู้รหัสผ่านของคุณ โปรดเปลี่ยนรหัสผ่านทันที',
    en: 'This link works once, for one hour. If this was not you, somebody knows your password: please change it right away.',
  },
};

export const signInConfirmation: Template<'sign_in_confirmation'> = (content, locale) =>
  accountLetter(content, locale, { texts, values: { shop: shop.name[locale] }, url: content.confirmUrl });
