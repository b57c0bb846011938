import { greeting } from './greeting.ts';
import { type Template, translate } from './letter.ts';

const texts = {
  subject: { th: 'อีเมลนี้มีบัญชีอยู่แล้ว', en: 'You already have an account' },
  title: { th: 'คุณมีบัญชีอยู่แล้ว', en: 'You already have an account' },
  intro: {
    th: 'มีการสมัครสมาชิกด้วยอีเมลนี้ ซึ่งมีบัญชีอยู่แล้ว คุณเข้าสู่ระบบได้ทันที',
    en: 'Someone registered with this email, which already has an account. You can sign in right away.',
  },
  button: { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  note: { th: 'หากไม่ใช่คุณ ไม่ต้องทำอะไร', en: 'If this was not you, there is nothing to do.' },
};

export const alreadyRegistered: Template<'already_registered'> = ({ firstName, signInUrl }, locale) => {
  const t = translate(texts, locale);
  return {
    subject: t.subject,
    preheader: t.intro,
    title: t.title,
    greeting: greeting(firstName, locale),
    blocks: [
      { kind: 'paragraph', text: t.intro },
      { kind: 'button', label: t.button, url: signInUrl },
      { kind: 'note', text: t.note },
    ],
  };
};
