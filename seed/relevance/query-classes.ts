import { having, named, of, type ProductFilter, within } from './judgement.ts';

/** A query in both languages of the shop, and what its first results are. */
export interface ClassifiedQuery {
  query: string;
  expected: ProductFilter;
  /** How many of the first results must be what is expected, 3 by default. */
  first?: number;
  /** The model that the query names is not sold: the answer says so, and shows the nearest. */
  isNotSold?: true;
  /** Of the variant on the card. */
  shownVariant?: RegExp;
}

const finds = (expected: ProductFilter, ...queries: string[]): ClassifiedQuery[] =>
  queries.map((query) => ({ query, expected }));
const findsFirst = (expected: ProductFilter, ...queries: string[]): ClassifiedQuery[] =>
  queries.map((query) => ({ query, expected, first: 1 }));
const isNotSold = (nearest: ProductFilter, ...queries: string[]): ClassifiedQuery[] =>
  queries.map((query) => ({ query, expected: nearest, isNotSold: true }));

const phones = 'smartphones-tablets/smartphones';
const storage = 'computer-accessories/ssd-storage';
const iphones = within(`${phones}/iphone`);

/** Classes of queries with several members each, for which a shop of electronics in Thailand must have an answer. */
export const queryClasses: Record<string, readonly ClassifiedQuery[]> = {
  'a model that is not sold': [
    ...isNotSold(iphones, 'iphone 15 pro', 'ไอโฟน 15 โปร', 'ไอโฟน15โปร', 'iphone15pro', 'ไอโฟน 13', 'iphone 12 mini'),
    ...isNotSold(of('samsung', phones), 'galaxy s23 ultra', 'กาแล็กซี่ s23 อัลตร้า', 'ซัมซุง s22'),
    ...isNotSold(within('laptops/macbook'), 'macbook air m2', 'แมคบุ๊ค แอร์ m2'),
    ...isNotSold(named(/PlayStation/, 'gaming'), 'playstation 4 pro', 'เพลย์สเตชั่น 4'),
    ...isNotSold(named(/^Sony WH-1000XM/), 'wh-1000xm4', 'sony wh1000xm3', 'โซนี่ wh-1000xm4'),
    ...isNotSold(within('pc-components/graphics-cards'), 'rtx 4090', 'อาร์ทีเอ็กซ์ 4090'),
    ...isNotSold(of('apple', 'wearables/smartwatches'), 'apple watch series 8'),
  ],
  'a model in both scripts': [
    ...findsFirst(named(/^Apple iPhone 16 Pro/), 'iphone 16 pro', 'ไอโฟน 16 โปร', 'ไอโฟน16โปร', 'iphone16pro'),
    ...findsFirst(named(/Galaxy S25 Ultra/), 'galaxy s25 ultra', 'กาแล็กซี่ s25 อัลตร้า', 'กาแล็กซี่s25อัลตร้า'),
    ...findsFirst(named(/^Apple iPad Air/), 'ipad air', 'ไอแพด แอร์', 'ไอแพดแอร์'),
    ...findsFirst(named(/^Apple iPad mini/), 'ไอแพด มินิ', 'ไอแพดมินิ'),
    ...findsFirst(named(/^Redmi Note/), 'redmi note', 'เรดมี่ โน้ต', 'เรดมี่โน้ต'),
  ],
  'one sign missed, added or exchanged in a brand': [
    ...finds(of('samsung'), 'ซำซุง', 'ซมซุง', 'ซัมซง', 'ซัมซุงง', 'ซันซุง', 'samsng', 'samsumg', 'samssung'),
    ...finds(of('xiaomi'), 'เสียวมี', 'เสี่ยวมิ', 'xiomi', 'xiaomii'),
    ...finds(of('huawei'), 'หัวเวย', 'หวเว่ย', 'huwaei'),
    ...finds(of('logitech'), 'โลจิเท', 'โลจเทค', 'logitec'),
    ...finds(of('garmin'), 'การมิน', 'การ์มิล', 'garmim'),
    ...finds(of('lenovo'), 'เลอโนโ', 'เลโนโวว', 'lenvo'),
    ...finds(of('canon'), 'แคนนอม', 'แคนนน', 'cannon'),
    ...findsFirst(of('nintendo'), 'นนเทนโด'),
  ],
  'a kind under another name': [
    ...finds(
      within(`${storage}/portable-ssds`),
      'ฮาร์ดดิสก์พกพา',
      'ฮาร์ดดิสพกพา',
      'external harddisk',
      'external hard drive',
    ),
    ...finds(within(`${storage}/portable-ssds`), 'ฮาร์ดดิสก์ภายนอก', 'portable hard drive'),
    ...finds(
      within('smartphones-tablets/tablet-accessories', 'mobile-accessories/screen-protectors/ipad-protectors'),
      'เคสไอแพด',
      'ipad case',
      'เคส ipad',
    ),
    ...finds(within('mobile-accessories/power-banks'), 'เพาเวอร์แบงก์', 'แบตเสริม', 'ที่ชาร์จพกพา'),
    ...finds(within('computer-accessories/flash-drives'), 'แฮนดี้ไดรฟ์', 'ธัมบ์ไดรฟ์', 'usb stick'),
    ...finds(within('smart-home-network/security-cameras'), 'กล้องบ้าน', 'กล้องรักษาความปลอดภัย'),
    ...finds(within('home-appliances/stick-vacuums'), 'เครื่องดูดฝุ่นด้ามจับ', 'cordless vacuum'),
    ...finds(within('tvs-monitors/tvs'), 'จอทีวี', 'ทีวีอัจฉริยะ'),
  ],
  'a figure': [
    ...finds(having(/^Refresh rate: 144/, 'tvs-monitors'), 'จอ 144hz', 'จอ 144 เฮิรตซ์', 'monitor 144 hz'),
    ...['ทีวี 55 นิ้ว', 'ทีวี 55"', 'tv 55 inch', 'ทีวี55นิ้ว'].map((query) => ({
      query,
      expected: having(/55/, 'tvs-monitors/tvs'),
      shownVariant: /55/,
    })),
    ...['ssd 2tb', 'ssd 2 tb', 'เอสเอสดี 2 เทราไบต์', 'ssd 2 เทร่า'].map((query) => ({
      query,
      expected: having(/2\s?TB/, storage),
      shownVariant: /2\s?TB/,
    })),
    ...finds(
      having(/20[,.]?[0-9]*\s?(?:K|000)/i, 'mobile-accessories/power-banks'),
      'เพาเวอร์แบงก์ 20000',
      'power bank 20000 mah',
      'พาวเวอร์แบงค์ 20,000 มิลลิแอมป์',
    ),
    ...finds(
      having(
        /^(?:Wireless|Connection): .*(?:2\.4GHz|Bluetooth)/,
        'computer-accessories/keyboards/mechanical-keyboards',
        'gaming/gaming-keyboards',
      ),
      'mechanical keyboard wireless',
      'wireless mechanical keyboard',
    ),
  ],
};
