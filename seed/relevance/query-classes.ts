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
const headphones = ['audio/headphones', 'audio/earbuds'];
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
    ...isNotSold(named(/^DJI Osmo/), 'dji osmo pocket', 'dji osmo pocket 3', 'osmo pocket'),
    ...isNotSold(named(/^JBL Charge/), 'jbl charge 5'),
    ...isNotSold(named(/^Redmi Note/), 'redmi note 12', 'เรดมี่โน้ต 11'),
    ...isNotSold(of('oppo', phones), 'oppo reno 12', 'ออปโป้ reno 10'),
    ...isNotSold(named(/Galaxy Z Fold/), 'galaxy z fold 5'),
    ...isNotSold(named(/Galaxy Watch/), 'galaxy watch 5'),
    ...isNotSold(of('samsung', phones), 'samsung s21', 'ซัมซุง a05'),
    ...isNotSold(of('apple', 'smartphones-tablets/tablets'), 'ไอแพด 10', 'ipad gen 9', 'ipad pro m2'),
    ...isNotSold(named(/AirPods/), 'airpods gen 2'),
    ...isNotSold(named(/^Sony WF-1000XM/), 'wf-1000xm4'),
    ...isNotSold(named(/^DJI Osmo Mobile/), 'dji osmo mobile 6'),
    ...isNotSold(named(/GeForce/), 'gtx 1660'),
    ...isNotSold(iphones, 'iphone xs', 'iphone xr', 'iphone x', 'ไอโฟน x', 'iphone x max'),
    ...isNotSold(of('samsung', phones), 'samsung a15', 's23 ultra'),
    ...isNotSold(named(/Alpha 6700/), 'sony a6400', 'โซนี่ a6400', 'sony a6100'),
    ...isNotSold(named(/EOS R/, 'cameras/mirrorless-cameras'), 'canon m50', 'แคนนอน m50'),
    ...isNotSold(of('epson', 'computer-accessories/printers'), 'epson l3110'),
    ...isNotSold(within('pc-components/graphics-cards'), 'rx 6600', 'การ์ดจอ rx 6600'),
    ...isNotSold(within('pc-components/processors'), 'ryzen 5 7600x'),
    ...findsFirst(named(/^DJI Osmo Mobile 7/), 'osmo mobile 7'),
  ],
  'a model of a kind that is not sold': [
    ...isNotSold(
      named(/RTX 50/, 'pc-components/graphics-cards'),
      'การ์ดจอ 4060',
      'การ์ดจอ rtx 4060',
      'การ์ดจอ 3060',
      'graphics card 4070',
    ),
    ...isNotSold(named(/Galaxy S2/, phones), 'มือถือ s23', 'สมาร์ทโฟน galaxy s22', 'samsung phone s21'),
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
  'a name in Thai letters': [
    ...findsFirst(named(/Victus/), 'วิคตัส', 'วิกตัส', 'เอชพี วิคตัส'),
    ...finds(named(/COROS/), 'โคโรส', 'นาฬิกา โคโรส'),
    ...findsFirst(of('bose'), 'บอส', 'หูฟัง บอส'),
    ...finds(named(/Reno/), 'เรโน่', 'ออปโป้ เรโน่', 'ออปโป้ เรโน 14'),
    ...findsFirst(named(/Magic/, phones), 'ออเนอร์ แมจิก', 'แมจิก'),
    ...finds(named(/FreeBuds/), 'ฟรีบัดส์', 'หัวเว่ย ฟรีบัดส์'),
    ...finds(named(/MatePad/), 'เมทแพด', 'เมตแพด'),
    ...findsFirst(named(/Emberton/), 'เอ็มเบอร์ตัน'),
    ...findsFirst(named(/Zephyrus/), 'เซไฟรัส', 'เซฟีรัส'),
    ...finds(named(/OmniBook/), 'ออมนิบุ๊ก', 'ออมนิบุ๊ค'),
    ...finds(named(/ThinkPad/), 'ทิงก์แพด'),
    ...findsFirst(named(/Galaxy S25/, phones), 'กาแลคซี่ เอส 25', 'ซัมซุง เอส25'),
    ...findsFirst(named(/AirPods/, 'audio/earbuds'), 'แอร์พอต', 'แอร์พอร์ต โปร'),
  ],
  'a name whose words other names have, too': [
    ...finds(of('asus'), 'asus zenfone 10'),
    ...findsFirst(named(/G PRO X/), 'g pro x', 'logitech g pro x'),
    ...findsFirst(named(/Alpha 7 IV/), 'sony a7iv', 'sony a7 iv', 'a7iv'),
    ...findsFirst(named(/Galaxy Z Flip7/, phones), 'zflip7', 'z flip 7'),
  ],
  'a word that only its tone mark tells from another one': [
    ...finds(within('cameras'), 'กล้องราคาถูก', 'กล้องถูกๆ'),
    ...finds(within('smart-home-network/security-cameras'), 'กลองวงจรปิด'),
    ...finds(within('tvs-monitors/media-players'), 'กล่องทีวี'),
    ...finds(within('cameras/tripods'), 'ไม้เซลฟี่'),
  ],
  'keys of the other layout': [
    ...finds(of('samsung'), ":y,:6'"),
    ...finds(within(phones), ',nv5nv'),
    ...finds(within('tvs-monitors/tvs'), 'mu;u', 'mu;u 55 obh;'),
    ...findsFirst(named(/Galaxy S25/, phones), 'หฟทหีืเ s25'),
    ...findsFirst(named(/^Apple iPad Air/), 'รยฟก แอร์'),
  ],
  'a missed or exchanged sign in a word that a dictionary may have': [
    ...finds(within('tvs-monitors/tvs'), 'ทีวึ', 'ทีวั'),
    ...finds(within(...headphones, 'gaming/gaming-headsets'), 'หูฟง'),
    ...finds(within('office-projectors/projectors'), 'โปเจคเตอร์'),
    ...finds(within('pc-components/graphics-cards'), 'การ์จอ'),
  ],
  'a kind, with the name of what it is for': [
    ...finds(within('mobile-accessories/cables'), 'สายชาร์จซัมซุง', 'สายชาร์จ macbook'),
    ...finds(within('laptops/laptop-accessories'), 'macbook stand', 'ขาตั้ง macbook', 'macbook bag'),
    ...finds(within('smartphones-tablets/smartphones/android-phones'), 'android', 'แอนดรอยด์', 'มือถือแอนดรอย'),
    ...finds(within('smartphones-tablets/tablets'), 'แท็บเล็ตแอนดรอยด์', 'android tablet'),
    ...finds(within('laptops/laptop-accessories'), 'กระเป๋า macbook', 'กระเป๋าแมคบุ๊ค'),
    ...finds(within('computer-accessories/hubs-docks'), 'hub macbook', 'ฮับ macbook'),
    ...finds(within('computer-accessories/ink-toner'), 'printer ink'),
    ...finds(within('audio/portable-speakers', 'audio/home-speakers', 'audio/soundbars'), 'speaker for tv'),
    ...findsFirst(of('samsung', 'smartphones-tablets/tablet-accessories'), 'ปากกาซัมซุง'),
    ...finds(within('gaming/controllers'), 'xbox controller', 'จอย xbox'),
    ...finds(of('samsung', 'smartphones-tablets/tablets'), 'tablet ซัมซุง'),
    ...finds(within('smart-home-network/wi-fi-routers'), 'wireless router'),
    ...finds(within('home-appliances/stick-vacuums'), 'เครื่องดูดฝุ่นแบบด้าม'),
  ],
  'a word in both scripts': [...finds(within('tvs-monitors/tvs'), 'smart ทีวี', 'ทีวี smart tv')],
  'a kind, for something that none of it is made for': [
    ...finds(within('mobile-accessories/cables'), 'สายชาร์จ iphone 17'),
    ...finds(within('mobile-accessories/chargers'), 'หัวชาร์จไอโฟน 17'),
  ],
  'two kinds, of which one is meant': [
    ...finds(within(phones), 'มือถือกล้องดี', 'camera phone'),
    ...finds(within('audio/portable-speakers', 'audio/home-speakers'), 'ลำโพงคอม'),
  ],
  'one wrong key in a word that a dictionary may have': [
    ...finds(within('tvs-monitors/tvs'), 'ทิวี'),
    ...finds(of('sony'), 'โชนี่'),
    ...findsFirst(of('kingston'), 'คิงสตัน'),
  ],
  'a kind under another name': [
    ...finds(within('cameras'), 'กล้องดิจิตอล', 'digital camera'),
    ...finds(within('computer-accessories/memory-cards'), 'เมโมรี่การ์ด'),
    ...finds(within('car-gadgets/dash-cams'), 'แดชแคม', 'กล้องติดหน้ารถ', 'กล้องรถ'),
    ...finds(within('smart-home-network/smart-plugs'), 'ปลั๊กพ่วง', 'ปลั๊กราง'),
    ...finds(within('office-projectors/projectors'), 'เครื่องฉาย', 'เครื่องฉายหนัง'),
    ...finds(within('pc-components/graphics-cards'), 'วีจีเอ', 'กราฟฟิกการ์ด'),
    ...finds(within('home-appliances/air-purifiers'), 'เครื่องกรองอากาศ'),
    ...finds(within('mobile-accessories/power-banks'), 'portable charger'),
    ...finds(within(phones), 'cellphone'),
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
    ...finds(within('desktop-computers'), 'พีซี', 'คอมประกอบ', 'คอมตั้งโต๊ะ', 'desktop pc'),
  ],
  'a figure': [
    ...finds(iphones, 'iphone ผ่อน 0%', 'ไอโฟน ผ่อน 0 %', 'ไอโฟนผ่อน0%'),
    ...finds(within(phones), 'มือถือ ลด 20%'),
    ...finds(
      having(/^Resolution: (?:QHD|2560 × 1440)/, 'tvs-monitors/monitors'),
      'จอ 2k',
      'monitor 1440p',
      'จอ qhd',
      'จอคอม 2k',
    ),
    ...finds(having(/^Resolution: (?:Full HD|1920 × 1080)/, 'tvs-monitors/monitors'), 'จอ fhd', 'monitor 1080p'),
    ...findsFirst(named(/Full HD/, 'tvs-monitors/tvs'), 'ทีวี ฟูลเอชดี', 'tv 1080p'),
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
  'a price': [
    ...finds({ in: phones, maxPrice: 15_000 }, 'งบ 15000 มือถือ', 'มือถืองบ15000', 'budget 15000 phone'),
    ...finds(
      { in: phones, maxPrice: 8000 },
      'มือถือ 5000-8000',
      'มือถือ 5,000 - 8,000',
      'phone 5000 to 8000',
      'มือถือ 5-8 พัน',
    ),
    ...finds({ in: phones, maxPrice: 4000 }, 'มือถือ 3000 บาท', '฿3000 phone', 'มือถือราคา 3000'),
    ...finds({ in: phones, maxPrice: 9999 }, 'มือถือหลักพัน'),
    ...finds({ in: phones, maxPrice: 5000 }, 'มือถือไม่เกินห้าพัน', 'มือถือ 5000 ลงมา', 'มือถือ <5000'),
    ...findsFirst({ in: headphones, maxPrice: 900 }, 'หูฟัง 500 บาท', 'headphones 500 baht'),
    ...finds({ in: 'laptops', maxPrice: 24_000 }, 'โน้ตบุ๊ก 2 หมื่น', 'โน้ตบุ๊ก งบ 2 หมื่น', 'โน้ตบุ๊ก 2 หมื่นต้นๆ', 'laptop 15k-24k'),
  ],
  'any product at a price or with a preference': [
    ...finds({ maxPrice: 1000 }, 'ไม่เกิน 1000 บาท', 'ของขวัญไม่เกิน 1000', 'gifts under 1000', 'สินค้าราคาถูก'),
    ...finds({}, 'โปรโมชั่น', 'สินค้าลดราคา', 'ขายดี', 'new arrivals', 'best sellers'),
  ],
  'a preference': [
    ...finds({ in: 'tvs-monitors/tvs', maxPrice: 12_000 }, 'ทีวี ราคาถูก', 'ทีวีราคาประหยัด', 'ทีวีไม่แพง', 'cheap tv'),
    ...finds({ in: phones, maxPrice: 7000 }, 'มือถือราคาถูก', 'มือถือราคาประหยัด', 'cheap phone', 'budget phone'),
    ...finds({ in: 'laptops', maxPrice: 20_000 }, 'โน้ตบุ๊กราคาไม่แพง', 'โน๊ตบุ๊คราคาถูก', 'cheapest laptop'),
    ...findsFirst(named(/iPhone (?:17|Air)/, phones), 'ไอโฟนรุ่นล่าสุด', 'ไอโฟนใหม่', 'latest iphone', 'new iphone'),
    ...finds(iphones, 'ไอโฟนรุ่นล่าสุด', 'latest iphone', 'ไอโฟนราคาถูก', 'iphone on sale'),
    ...finds(within('smartphones-tablets/tablets/ipad'), 'ไอแพดราคาถูก', 'latest ipad'),
    ...finds(within(phones), 'new phones', 'มือถือรุ่นใหม่', 'มือถือลดราคา', 'phones on sale', 'มือถือ flash sale'),
    ...finds(within(...headphones), 'หูฟังขายดี', 'หูฟังยอดนิยม', 'best seller headphones'),
    ...findsFirst(
      named(/^(?:Sony )?PlayStation 5/),
      'ps5 ราคาถูก',
      'เพลย์ 5 ราคาถูก',
      'cheap ps5',
      'ps5 ลดราคา',
      'latest ps5',
    ),
    ...finds(named(/^Nintendo Switch/, 'gaming/game-consoles'), 'nintendo switch ราคาถูก', 'cheap nintendo switch'),
    ...finds(of('gopro'), 'gopro ราคาถูก'),
    ...findsFirst(named(/RTX 5070/, 'pc-components/graphics-cards'), 'rtx 5070 ราคาถูก'),
  ],
};

/** Names of what the shop does not sell, nor anything next to it. */
export const unknownNames = [
  ...['pixel 9', 'google pixel 9', 'google nest 3', 'oneplus 12', 'nokia 3310', 'โนเกีย 3310', 'zenfone 10', 'wacom'],
  ...['หม้อหุงข้าว', 'เตาอบ', 'เปียโน', 'แว่นกันแดด', 'เก้าอี้นวด', 'รองเท้า'],
  ...['piano', 'oven', 'toaster', 'air fryer', 'washing machine', 'lego', 'nike'],
  ...['ที่นอน', 'เครื่องปั่น', 'เครื่องนวด'],
  ...['หม้อทอด', 'สบู่', 'แชมพู', 'ไมโครเวฟ', 'ลิปสติก', 'หนังสือ'],
];
