import { shop } from '#contract/shop.ts';
import { type AccountTexts, accountLetter } from './account-letter.ts';
import { contact } from './contact.ts';
import { formatTime } from './format.ts';
import type { Template } from './letter.ts';

const texts: AccountTexts = {
  subject: { th: 'เปลี่ยนเบอร์มือถือในบัญชี{shop}แล้ว', en: 'The mobile number of your {shop} account was changed' },
  title: { th: 'เปลี่ยนเบอร์มือถือเรียบร้อย', en: 'Your mobile number was changed' },
  intro: {
    th: 'เจ้าหน้าที่เปลี่ยนเบอร์มือถือในบัญชีของคุณเป็น {mobileNo} เมื่อ {time} ตามที่แจ้งไว้กับคอลเซ็นเตอร์',
    en: 'Our call centre changed the mobile number of your account to {mobileNo} on {time}, as you asked.',
  },
  button: { th: 'ดูข้อมูลส่วนตัว', en: 'See my profile' },
  note: {
    th: 'หากคุณไม่ได้ขอเปลี่ยน โปรดแจ้งเราทันที {contact}',
    en: 'If you did not ask for it, please tell us right away: {contact}',
  },
};

export const mobileChanged: Template<'mobile_changed'> = (content, locale) =>
  accountLetter(content, locale, {
    texts,
    values: {
      shop: shop.name[locale],
      mobileNo: content.mobileNo,
      time: formatTime(content.changedAt, locale),
      contact: contact(locale),
    },
    url: content.profileUrl,
  });
