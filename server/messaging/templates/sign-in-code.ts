import { shop } from '#contract/shop.ts';
import { greeting } from './greeting.ts';
import { type Template, translate } from './letter.ts';
import { providerNames } from './provider-names.ts';

const texts = {
  subject: { th: 'รหัสยืนยันอีเมลของคุณ {code}', en: 'Your confirmation code {code}' },
  title: { th: 'ยืนยันอีเมลของคุณ', en: 'Confirm your email' },
  intro: {
    th: 'กรอกรหัสนี้ในหน้าเว็บไซต์{shop} เพื่อเข้าสู่ระบบด้วย {provider}',
    en: 'Enter this code on the {shop} page to sign in with {provider}.',
  },
  details: { th: 'รหัสยืนยัน', en: 'Confirmation code' },
  code: { th: 'รหัส 6 หลัก', en: '6-digit code' },
  note: {
    th: 'รหัสนี้ใช้ได้ 30 นาที อย่าบอกรหัสนี้กับใคร หากคุณไม่ได้เข้าสู่ระบบ ไม่ต้องทำอะไร',
    en: 'This code works for 30 minutes. Do not give it to anyone. If you did not try to sign in, there is nothing to do.',
  },
};

export const signInCode: Template<'sign_in_code'> = ({ code, provider }, locale) => {
  const t = translate(texts, locale, { shop: shop.name[locale], provider: providerNames[provider], code });
  return {
    subject: t.subject,
    preheader: t.intro,
    title: t.title,
    greeting: greeting('', locale),
    blocks: [
      { kind: 'paragraph', text: t.intro },
      { kind: 'facts', title: t.details, facts: [{ label: t.code, value: code, isCode: true }] },
      { kind: 'note', text: t.note },
    ],
  };
};
