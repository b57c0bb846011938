import { providerNames } from '#contract/provider-names.ts';
import { codeLetter } from './code-letter.ts';
import type { Template } from './letter.ts';

const texts = {
  subject: { th: 'รหัสยืนยันอีเมลของคุณ {code}', en: 'Your confirmation code {code}' },
  title: { th: 'ยืนยันอีเมลของคุณ', en: 'Confirm your email' },
  intro: {
    th: 'กรอกรหัสนี้ในหน้าเว็บไซต์{shop} เพื่อเข้าสู่ระบบด้วย {provider}',
    en: 'Enter this code on the {shop} page to sign in with {provider}.',
  },
  note: {
    th: 'รหัสนี้ใช้ได้ 30 นาที อย่าบอกรหัสนี้กับใคร หากคุณไม่ได้เข้าสู่ระบบ ไม่ต้องทำอะไร',
    en: 'This code works for 30 minutes. Do not give it to anyone. If you did not try to sign in, there is nothing to do.',
  },
};

export const signInCode: Template<'sign_in_code'> = ({ code, provider }, locale) =>
  codeLetter(code, locale, { texts, values: { provider: providerNames[provider] } });
