import { shop } from '#contract/shop.ts';
import { type AccountTexts, accountLetter } from './account-letter.ts';
import type { Template } from './letter.ts';

const texts: AccountTexts = {
  subject: { th: 'ยืนยันอีเมลเพื่อเริ่มช้อปกับ{shop}', en: 'Activate your {shop} account' },
  title: { th: 'อีกขั้นเดียวก็เริ่มช้อปได้', en: 'One step to go' },
  intro: {
    th: 'ขอบคุณที่สมัครสมาชิกกับเรา กดปุ่มด้านล่างเพื่อยืนยันอีเมลและเริ่มใช้งานบัญชีของคุณ',
    en: 'Thank you for registering. Press the button below to confirm your email and start using your account.',
  },
  button: { th: 'ยืนยันอีเมล', en: 'Activate account' },
  note: {
    th: 'ลิงก์นี้ใช้ได้ 24 ชั่วโมง หากคุณไม่ได้สมัครด้วยตัวเอง โปรดอย่ากดปุ่มนี้',
    en: 'This link works for 24 hours. If you did not register yourself, please do not press the button.',
  },
};

export const activation: Template<'activation'> = ({ activateUrl }, locale) =>
  accountLetter({}, locale, { texts, values: { shop: shop.name[locale] }, url: activateUrl });
