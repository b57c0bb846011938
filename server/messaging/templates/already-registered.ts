import { type AccountTexts, accountLetter } from './account-letter.ts';
import type { Template } from './letter.ts';

const texts: AccountTexts = {
  subject: { th: 'อีเมลนี้มีบัญชีอยู่แล้ว', en: 'You already have an account' },
  title: { th: 'คุณมีบัญชีอยู่แล้ว', en: 'You already have an account' },
  intro: {
    th: 'มีการสมัครสมาชิกด้วยอีเมลนี้ ซึ่งมีบัญชีอยู่แล้ว คุณเข้าสู่ระบบได้ทันที',
    en: 'Someone registered with this email, which already has an account. You can sign in right away.',
  },
  button: { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  note: { th: 'หากไม่ใช่คุณ ไม่ต้องทำอะไร', en: 'If this was not you, there is nothing to do.' },
};

export const alreadyRegistered: Template<'already_registered'> = (content, locale) =>
  accountLetter(content, locale, { texts, url: content.signInUrl });
