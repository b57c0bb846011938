import { shop } from '#contract/shop.ts';
import { greeting } from './greeting.ts';
import { type Template, translate } from './letter.ts';

const texts = {
  subject: { th: 'ยืนยันอีเมลเพื่อเริ่มช้อปกับ{shop}', en: 'Activate your {shop} account' },
  title: { th: 'อีกขั้นเดียวก็เริ่มช้อปได้', en: 'One step to go' },
  intro: {
    th: 'ขอบคุณที่สมัครสมาชิกกับเรา กดปุ่มด้านล่างเพื่อยืนยันอีเมลและเริ่มใช้งานบัญชีของคุณ',
    en: 'Thank you for registering. Press the button below to confirm your email and start using your account.',
  },
  button: { th: 'ยืนยันอีเมล', en: 'Activate account' },
  note: {
    th: 'ลิงก์นี้ใช้ได้ 24 ชั่วโมง หากคุณไม่ได้สมัคร ไม่ต้องทำอะไร',
    en: 'This link works for 24 hours. If you did not register, there is nothing to do.',
  },
};

export const activation: Template<'activation'> = ({ firstName, activateUrl }, locale) => {
  const t = translate(texts, locale, { shop: shop.name[locale] });
  return {
    subject: t.subject,
    preheader: t.intro,
    title: t.title,
    greeting: greeting(firstName, locale),
    blocks: [
      { kind: 'paragraph', text: t.intro },
      { kind: 'button', label: t.button, url: activateUrl },
      { kind: 'note', text: t.note },
    ],
  };
};
