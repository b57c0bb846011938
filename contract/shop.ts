import type { Localised } from './locale.ts';

/**
 * The merchant's brand: the place to change for another merchant, together with
 * `storefront/styles/tokens.css` (colours, type) and `storefront/shell/logo.tsx`.
 */
export const shop = {
  name: { th: 'สายฟ้า', en: 'Saifah' } satisfies Localised,
  tagline: {
    th: 'มือถือ โน้ตบุ๊ก และแกดเจ็ตของแท้ ส่งไวทั่วไทย',
    en: 'Genuine phones, laptops and gadgets, delivered fast across Thailand',
  } satisfies Localised,
  /** Shown in the top bar and in error dialogs; digits only. */
  contactPhone: '020009000',
  contactEmail: 'care@saifah.example',
  callCentre: {
    hours: { th: 'ทุกวัน 9.00–21.00 น.', en: 'Every day, 9:00–21:00' } satisfies Localised,
    /** What customers have ready when they have their mobile number changed. */
    mobileChangeProof: [
      { th: 'อีเมลของบัญชี', en: 'The email of your account' },
      { th: 'หมายเลขโทรศัพท์เดิมและหมายเลขใหม่', en: 'Your old and your new mobile number' },
      { th: 'เลขที่คำสั่งซื้อล่าสุด ถ้าเคยสั่งซื้อ', en: 'The number of your latest order, if you have ordered before' },
      { th: 'บัตรประชาชนหรือหนังสือเดินทาง', en: 'Your ID card or passport' },
    ] satisfies readonly Localised[],
  },
  /** The day on which the terms and the privacy policy were published; stored with each consent. */
  policyVersion: '2022-05-01',
  company: {
    name: { th: 'บริษัท สายฟ้า รีเทล จำกัด', en: 'Saifah Retail Co., Ltd.' } satisfies Localised,
    address: {
      th: '99/9 อาคารสายฟ้า ชั้น 12 ถนนพระรามที่ 4 แขวงคลองเตย เขตคลองเตย กรุงเทพมหานคร 10110',
      en: '99/9 Saifah Building, 12th Floor, Rama IV Road, Khlong Toei, Khlong Toei, Bangkok 10110',
    } satisfies Localised,
    /** Where letters and parcels to the shop go. */
    mailingAddress: {
      th: 'ตู้ ปณ. 99 ไปรษณีย์คลองเตย กรุงเทพมหานคร 10110',
      en: 'P.O. Box 99, Khlong Toei Post Office, Bangkok 10110',
    } satisfies Localised,
    /** Of the head office: degrees, WGS 84. */
    location: { latitude: 13.7226, longitude: 100.5601 },
    /** The parts of the address that e-Tax XML wants by themselves. */
    addressParts: {
      /** At most 16 characters. */
      houseNumber: '99/9',
      /** Six digits (TIS 1099); the first two are the province, the first four the district. */
      subdistrictCode: '103301',
      postcode: '10110',
    },
    /** Thirteen digits with a valid checksum. */
    taxId: '0105560000010',
    /** `00000` is the head office. */
    branch: '00000',
  },
  /** Receives PromptPay bill payments of the mock gateway: 15 digits, tax ID and suffix. */
  promptPayBillerId: '010556000001000',
  copyrightYear: 2021,
} as const;

/** The demo shop's customer, created by the seed, already active. */
export const demoCustomer = { email: 'demo@saifah.example', password: 'Saifah#2026' } as const;
