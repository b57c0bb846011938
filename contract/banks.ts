import type { Localised } from './locale.ts';

/** Thai banks by the three-digit code that the Bank of Thailand gives them; slips of transfers have it in their QR code. */
export const banks = {
  '002': { th: 'ธนาคารกรุงเทพ', en: 'Bangkok Bank' },
  '004': { th: 'ธนาคารกสิกรไทย', en: 'Kasikornbank' },
  '006': { th: 'ธนาคารกรุงไทย', en: 'Krungthai Bank' },
  '011': { th: 'ธนาคารทหารไทยธนชาต', en: 'TMBThanachart Bank' },
  '014': { th: 'ธนาคารไทยพาณิชย์', en: 'Siam Commercial Bank' },
  '022': { th: 'ธนาคารซีไอเอ็มบี ไทย', en: 'CIMB Thai Bank' },
  '024': { th: 'ธนาคารยูโอบี', en: 'United Overseas Bank (Thai)' },
  '025': { th: 'ธนาคารกรุงศรีอยุธยา', en: 'Bank of Ayudhya' },
  '030': { th: 'ธนาคารออมสิน', en: 'Government Savings Bank' },
  '033': { th: 'ธนาคารอาคารสงเคราะห์', en: 'Government Housing Bank' },
  '034': { th: 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร', en: 'Bank for Agriculture and Agricultural Cooperatives' },
  '066': { th: 'ธนาคารอิสลามแห่งประเทศไทย', en: 'Islamic Bank of Thailand' },
  '067': { th: 'ธนาคารทิสโก้', en: 'TISCO Bank' },
  '069': { th: 'ธนาคารเกียรตินาคินภัทร', en: 'Kiatnakin Phatra Bank' },
  '071': { th: 'ธนาคารไทยเครดิต', en: 'Thai Credit Bank' },
  '073': { th: 'ธนาคารแลนด์ แอนด์ เฮ้าส์', en: 'Land and Houses Bank' },
} as const satisfies Record<string, Localised>;

export type BankCode = keyof typeof banks;
export const bankCodes = Object.keys(banks) as readonly BankCode[];
