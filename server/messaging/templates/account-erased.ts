import { type AccountTexts, accountLetter } from './account-letter.ts';
import type { Template } from './letter.ts';

const texts: AccountTexts = {
  subject: { th: 'ลบบัญชีของคุณแล้ว', en: 'Your account has been deleted' },
  title: { th: 'ลบบัญชีของคุณแล้ว', en: 'Your account has been deleted' },
  intro: {
    th: 'เราลบชื่อ อีเมล หมายเลขโทรศัพท์ ที่อยู่ รายการโปรด และตะกร้าสินค้าของคุณแล้ว ส่วนคำสั่งซื้อและใบกำกับภาษียังคงเก็บไว้ตามที่กฎหมายภาษีกำหนด คุณสมัครสมาชิกใหม่ด้วยอีเมลนี้ได้ทุกเมื่อ',
    en: 'We have deleted your name, email, mobile number, addresses, wishlist and cart. Orders and tax invoices stay as the tax law requires. You can register with this email again at any time.',
  },
  button: { th: 'ไปที่ร้าน', en: 'Go to the shop' },
  note: {
    th: 'หากคุณไม่ได้ลบบัญชีนี้เอง กรุณาติดต่อเราทันที',
    en: 'If you did not delete this account, please contact us right away.',
  },
};

export const accountErased: Template<'account_erased'> = (content, locale) =>
  accountLetter(content, locale, { texts, url: content.homeUrl });
