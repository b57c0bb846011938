import { codeLetter } from './code-letter.ts';
import type { Template } from './letter.ts';

const texts = {
  subject: { th: 'รหัสยืนยันอีเมลใหม่ของคุณ {code}', en: 'The code for your new email address {code}' },
  title: { th: 'ยืนยันอีเมลใหม่ของคุณ', en: 'Confirm your new email address' },
  intro: {
    th: 'เจ้าหน้าที่กำลังจะเปลี่ยนอีเมลในบัญชี{shop}ของคุณเป็นอีเมลนี้ โปรดแจ้งรหัสนี้กับเจ้าหน้าที่ที่คุณติดต่ออยู่',
    en: 'Our call centre is about to change the email address of your {shop} account to this one. Tell this code to the person you are speaking with.',
  },
  note: {
    th: 'รหัสนี้ใช้ได้ 30 นาที หากคุณไม่ได้ขอเปลี่ยนอีเมล ไม่ต้องทำอะไร และอย่าบอกรหัสนี้กับใคร',
    en: 'This code works for 30 minutes. If you did not ask to change your email address, there is nothing to do: do not give the code to anyone.',
  },
};

export const emailChangeCode: Template<'email_change_code'> = ({ code }, locale) => codeLetter(code, locale, { texts });
