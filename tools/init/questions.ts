import type { Brand } from '#contract/brand.ts';

/** What init asks for. */
export interface Question {
  /** Its name in the file of answers. */
  name: string;
  prompt: string;
  example: string;
  /** The answer to Enter alone; without a default the question must be answered. */
  default?: string;
  /** The fields of the brand that its answer decides: their problems are its own. */
  fields: readonly string[];
}

/** In the order in which they are asked. */
export const questions = [
  { name: 'name_th', prompt: 'Name of the shop in Thai', example: 'กล้องดี', fields: ['name.th'] },
  { name: 'name_en', prompt: 'Name of the shop in English', example: 'Klongdee', fields: ['name.en'] },
  {
    name: 'tagline_th',
    prompt: 'What it sells, in a Thai sentence',
    example: 'กล้องและเลนส์ของแท้ ส่งทั่วไทย',
    fields: ['tagline.th'],
  },
  {
    name: 'tagline_en',
    prompt: 'The same in English',
    example: 'Genuine cameras and lenses, delivered across Thailand',
    fields: ['tagline.en'],
  },
  {
    name: 'company_th',
    prompt: 'Company in Thai, as on tax invoices',
    example: 'บริษัท กล้องดี จำกัด',
    fields: ['company.name.th'],
  },
  { name: 'company_en', prompt: 'Company in English', example: 'Klongdee Co., Ltd.', fields: ['company.name.en'] },
  { name: 'tax_id', prompt: 'Tax ID', example: '0505561000018', fields: ['company.taxId', 'promptPayBillerId'] },
  {
    name: 'address_th',
    prompt: 'Address of the head office in Thai, from the house number to the postcode',
    example: '12 ถนนนิมมานเหมินท์ ตำบลสุเทพ อำเภอเมืองเชียงใหม่ จังหวัดเชียงใหม่ 50200',
    fields: [
      'company.address.th',
      'company.mailingAddress.th',
      'company.addressParts.houseNumber',
      'company.addressParts.postcode',
    ],
  },
  {
    name: 'address_en',
    prompt: 'The same in English',
    example: '12 Nimmanhaemin Road, Suthep, Mueang Chiang Mai, Chiang Mai 50200',
    fields: ['company.address.en', 'company.mailingAddress.en'],
  },
  {
    name: 'subdistrict_code',
    prompt: 'Official code of its subdistrict, six digits (TIS 1099)',
    example: '500108',
    fields: ['company.addressParts.subdistrictCode'],
  },
  {
    name: 'location',
    prompt: 'Where it is, as a map shows it: latitude, longitude',
    example: '18.7961, 98.9670',
    fields: ['company.location', 'company.location.latitude', 'company.location.longitude'],
  },
  { name: 'phone', prompt: 'Phone number for customers', example: '053000111', fields: ['contactPhone'] },
  {
    name: 'email',
    prompt: 'E-mail address for customers',
    example: 'hello@klongdee.example',
    fields: ['contactEmail'],
  },
  {
    name: 'hours_th',
    prompt: 'When it is answered, in Thai',
    example: 'ทุกวัน 10.00–19.00 น.',
    default: 'จันทร์–ศุกร์ 9.00–18.00 น.',
    fields: ['callCentre.hours.th'],
  },
  {
    name: 'hours_en',
    prompt: 'The same in English',
    example: 'Every day, 10:00–19:00',
    default: 'Monday to Friday, 9:00–18:00',
    fields: ['callCentre.hours.en'],
  },
  {
    name: 'order_prefix',
    prompt: 'What order numbers begin with, 2 to 4 letters',
    example: 'KD',
    fields: ['numberPrefixes.order'],
  },
  {
    name: 'colour',
    prompt: 'Colour of buttons and links',
    example: '#166534',
    default: '#1d4ed8',
    fields: ['colours.brand'],
  },
  {
    name: 'origin',
    prompt: 'Address of the shop on the web',
    example: 'https://shop.klongdee.example',
    default: 'http://localhost:3000',
    fields: [],
  },
] as const satisfies readonly Question[];

/** The answers by name. */
export type Answers = Record<(typeof questions)[number]['name'], string>;

/** Colours besides the one that is asked for, and what customers prove to have their number changed: as in the demo, until edited. */
export type DemoParts = Pick<Brand, 'callCentre' | 'colours' | 'numberPrefixes'>;
