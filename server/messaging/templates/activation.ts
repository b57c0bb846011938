import { shop } from '#contract/shop.ts';
import { type AccountTexts, accountLetter } from './account-letter.ts';
import type { Template } from './letter.ts';

const texts: AccountTexts = {
  subject: { th: 'ยืนยันอีเมลเพื่อเริ่มช้อปกับ{shop}', en: 'Activate your {shop} account' },
  title: { th: 'อีกขั้นเดียวก็เริ่มช้อปได้', en: 'One step to go' },
  intro: {
    th: 'ขอบคุณที่สมัครสมาชิกกับเรา กดปุ่มด้านล่าง แล้วกดเปิดใช้งานบัญชีในหน้าที่เปิดขึ้น หากเปิดบนเบราว์เซอร์หรืออุปกรณ์อื่นที่ไม่ได้ใช้สมัคร เราจะขอรหัสผ่านที่คุณตั้งไว้',
    en: 'Thank you for registering. Press the button below, then activate your account on the page that opens. In another browser or on another device than you registered with, we ask for the password that you chose.',
  },
  button: { th: 'ยืนยันอีเมล', en: 'Activate account' },
  note: {
    th: 'ลิงก์นี้ใช้ได้ 24 ชั่วโมง หากคุณไม่ได้สมัครด้วยตัวเอง ไม่ต้องทำอะไร บัญชีจะไม่ถูกเปิดใช้งาน',
    en: 'This link works for 24 hours. If you did not register yourself, ignore this email: no account is activated.',
  },
};

export const activation: Template<'activation'> = ({ activateUrl }, locale) =>
  accountLetter({}, locale, { texts, values: { shop: shop.name[locale] }, url: activateUrl });
