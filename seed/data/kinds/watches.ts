import type { Localised, SeedProduct } from '../../types.ts';
import { colour, connectivity, millimetre, textAttribute } from '../attributes.ts';
import { manual } from '../box-contents.ts';
import type { Colour } from '../colours.ts';
import { compose, type ProductDraft, pairs, pickByTurn, type SalesStatus } from '../compose.ts';
import { wearTime } from '../filter-ranges.ts';
import { inches, specification } from '../specification.ts';
import { heading, list, lowerFirst, paragraph, question, table, text } from '../text.ts';
import { serviceCentre } from '../warranty.ts';

type Use = 'smart' | 'run' | 'band' | 'kids';

interface WatchLine extends SalesStatus {
  brand: string;
  model: string;
  use: Use;
  categoryPath: string;
  screen: readonly [size: number, panel: string];
  /** Battery days in daily use. */
  days: number;
  gps: 'dual' | 'yes' | 'none';
  water: string;
  grams: number;
  system: string;
  /** Prices in baht by case size in millimetres; 0 if there is only one size. */
  sizes: Readonly<Record<number, number>>;
  colours: readonly Colour[];
  /** Additional price of the cellular model, in baht. */
  cellular?: number;
  square?: true;
  accent?: string;
}

const apple = {
  brand: 'Apple',
  use: 'smart',
  categoryPath: 'smartwatches/apple-watch',
  system: 'watchOS 26',
  square: true,
} as const;
const galaxy = {
  brand: 'Samsung',
  use: 'smart',
  categoryPath: 'smartwatches/galaxy-watch',
  system: 'Wear OS 6, One UI 8 Watch',
  water: '5 ATM',
} as const;
const huawei = {
  brand: 'HUAWEI',
  use: 'smart',
  categoryPath: 'smartwatches/huawei-watch',
  system: 'HarmonyOS',
  water: '5 ATM',
} as const;
const amazfit = {
  brand: 'Amazfit',
  use: 'smart',
  categoryPath: 'smartwatches/amazfit-xiaomi',
  system: 'Zepp OS',
  water: '5 ATM',
} as const;
const xiaomi = {
  brand: 'Xiaomi',
  use: 'smart',
  categoryPath: 'smartwatches/amazfit-xiaomi',
  system: 'Xiaomi HyperOS',
  water: '5 ATM',
} as const;
const garmin = { brand: 'Garmin', use: 'run', categoryPath: 'running-watches/garmin', system: 'Garmin OS' } as const;
const outdoor = { use: 'run', categoryPath: 'running-watches/coros-suunto' } as const;
const band = { use: 'band', categoryPath: 'fitness-bands', square: true, water: '5 ATM' } as const;
const kids = { use: 'kids', categoryPath: 'kids-watches', square: true, gps: 'yes' } as const;

const lines: readonly WatchLine[] = [
  {
    ...apple,
    model: 'Watch Ultra 3 GPS + Cellular',
    launch: 'new',
    screen: [1.98, 'LTPO3 OLED'],
    days: 2,
    gps: 'dual',
    water: '10 ATM',
    grams: 62,
    sizes: { 49: 29900 },
    colours: ['natural-titanium', 'black-titanium'],
  },
  {
    ...apple,
    model: 'Watch SE 3',
    launch: 'new',
    hit: true,
    screen: [1.57, 'LTPO OLED'],
    days: 1,
    gps: 'yes',
    water: '5 ATM',
    grams: 26,
    sizes: { 40: 8900, 44: 9900 },
    colours: ['midnight', 'starlight'],
    cellular: 2000,
  },
  {
    ...apple,
    model: 'Watch Series 10',
    screen: [1.96, 'LTPO3 OLED'],
    days: 1,
    gps: 'yes',
    water: '5 ATM',
    grams: 30,
    sizes: { 42: 13400, 46: 14400 },
    colours: ['jet-black', 'rose-gold', 'silver'],
  },
  {
    ...galaxy,
    model: 'Galaxy Watch Ultra (2025)',
    screen: [1.47, 'Super AMOLED'],
    days: 3,
    gps: 'dual',
    water: '10 ATM',
    grams: 61,
    sizes: { 47: 23900 },
    colours: ['titanium-silver', 'titanium-blue', 'titanium-grey'],
  },
  {
    ...galaxy,
    model: 'Galaxy Watch8 Classic',
    launch: 'new',
    screen: [1.34, 'Super AMOLED'],
    days: 2,
    gps: 'dual',
    grams: 64,
    sizes: { 46: 16900 },
    colours: ['black', 'white'],
    cellular: 2000,
  },
  {
    ...galaxy,
    model: 'Galaxy Watch7',
    hit: true,
    screen: [1.47, 'Super AMOLED'],
    days: 2,
    gps: 'dual',
    grams: 34,
    sizes: { 40: 7990, 44: 8990 },
    colours: ['green', 'cream'],
    cellular: 1500,
  },
  {
    ...galaxy,
    model: 'Galaxy Watch FE',
    screen: [1.2, 'Super AMOLED'],
    days: 2,
    gps: 'yes',
    grams: 27,
    sizes: { 40: 5990 },
    colours: ['black', 'pink-gold', 'silver'],
  },
  {
    ...huawei,
    model: 'WATCH 5',
    screen: [1.5, 'LTPO AMOLED'],
    days: 7,
    gps: 'dual',
    grams: 58,
    sizes: { 42: 14990, 46: 15990 },
    colours: ['black', 'bronze'],
  },
  {
    ...huawei,
    model: 'WATCH GT 6',
    launch: 'new',
    hit: true,
    screen: [1.47, 'AMOLED'],
    days: 21,
    gps: 'dual',
    grams: 51,
    sizes: { 41: 7990, 46: 8490 },
    colours: ['black', 'green', 'brown'],
  },
  {
    ...huawei,
    model: 'WATCH GT 6 Pro',
    launch: 'new',
    screen: [1.47, 'AMOLED'],
    days: 21,
    gps: 'dual',
    grams: 55,
    sizes: { 46: 11990 },
    colours: ['titanium-grey', 'brown', 'black'],
  },
  {
    ...huawei,
    model: 'WATCH FIT 4',
    hit: true,
    screen: [1.82, 'AMOLED'],
    days: 10,
    gps: 'yes',
    grams: 27,
    sizes: { 0: 4990 },
    colours: ['black', 'purple', 'white', 'grey'],
    square: true,
  },
  {
    ...huawei,
    model: 'WATCH FIT 4 Pro',
    screen: [1.82, 'LTPO AMOLED'],
    days: 10,
    gps: 'dual',
    grams: 30,
    sizes: { 0: 7990 },
    colours: ['black', 'blue', 'green'],
    square: true,
  },
  {
    ...amazfit,
    model: 'Balance 2',
    screen: [1.5, 'AMOLED'],
    days: 21,
    gps: 'dual',
    water: '10 ATM',
    grams: 43,
    sizes: { 47: 10990 },
    colours: ['black', 'lavender'],
  },
  {
    ...amazfit,
    model: 'T-Rex 3',
    screen: [1.5, 'AMOLED'],
    days: 27,
    gps: 'dual',
    water: '10 ATM',
    grams: 68,
    sizes: { 48: 9990 },
    colours: ['black', 'volcanic-orange'],
  },
  {
    ...amazfit,
    model: 'Active 2',
    hit: true,
    screen: [1.32, 'AMOLED'],
    days: 10,
    gps: 'yes',
    grams: 30,
    sizes: { 44: 3790 },
    colours: ['black', 'silver'],
  },
  {
    ...amazfit,
    model: 'Bip 6',
    hit: true,
    screen: [1.97, 'AMOLED'],
    days: 14,
    gps: 'yes',
    grams: 28,
    sizes: { 46: 2790 },
    colours: ['black', 'charcoal', 'red'],
    square: true,
  },
  {
    ...xiaomi,
    model: 'Watch S4',
    screen: [1.43, 'AMOLED'],
    days: 15,
    gps: 'dual',
    grams: 44,
    sizes: { 47: 4990 },
    colours: ['black', 'purple', 'silver'],
  },
  {
    ...xiaomi,
    model: 'Redmi Watch 5',
    hit: true,
    screen: [2.07, 'AMOLED'],
    days: 24,
    gps: 'dual',
    grams: 33,
    sizes: { 0: 2990 },
    colours: ['black', 'silver', 'purple'],
    square: true,
  },
  {
    ...xiaomi,
    model: 'Redmi Watch 5 Active',
    screen: [2, 'LCD'],
    days: 18,
    gps: 'none',
    grams: 42,
    sizes: { 0: 1290 },
    colours: ['midnight-black', 'grey'],
    square: true,
  },
  {
    ...garmin,
    model: 'Forerunner 970',
    launch: 'new',
    screen: [1.4, 'AMOLED'],
    days: 15,
    gps: 'dual',
    water: '5 ATM',
    grams: 56,
    sizes: { 47: 26990 },
    colours: ['black', 'gold', 'silver'],
  },
  {
    ...garmin,
    model: 'Forerunner 570',
    launch: 'new',
    screen: [1.4, 'AMOLED'],
    days: 11,
    gps: 'dual',
    water: '5 ATM',
    grams: 50,
    sizes: { 42: 18990, 47: 18990 },
    colours: ['black', 'purple'],
  },
  {
    ...garmin,
    model: 'Forerunner 265',
    hit: true,
    screen: [1.3, 'AMOLED'],
    days: 13,
    gps: 'dual',
    water: '5 ATM',
    grams: 47,
    sizes: { 46: 14490 },
    colours: ['black', 'white', 'turquoise'],
  },
  {
    ...garmin,
    model: 'Forerunner 55',
    screen: [1.04, 'MIP'],
    days: 14,
    gps: 'yes',
    water: '5 ATM',
    grams: 37,
    sizes: { 42: 6290 },
    colours: ['black', 'white', 'turquoise'],
  },
  {
    ...garmin,
    model: 'fēnix 8 AMOLED',
    screen: [1.4, 'AMOLED'],
    days: 16,
    gps: 'dual',
    water: '10 ATM',
    grams: 80,
    sizes: { 47: 36990, 51: 39990 },
    colours: ['graphite', 'silver'],
  },
  {
    ...garmin,
    model: 'Instinct 3 AMOLED',
    screen: [1.2, 'AMOLED'],
    days: 18,
    gps: 'dual',
    water: '10 ATM',
    grams: 53,
    sizes: { 45: 16490, 50: 17990 },
    colours: ['black', 'neon'],
  },
  {
    ...garmin,
    model: 'Venu 4',
    launch: 'new',
    screen: [1.4, 'AMOLED'],
    days: 12,
    gps: 'dual',
    water: '5 ATM',
    grams: 56,
    sizes: { 41: 19990, 45: 19990 },
    colours: ['slate', 'silver'],
  },
  {
    ...garmin,
    model: 'Lily 2',
    screen: [0.84, 'LCD'],
    days: 5,
    gps: 'none',
    water: '5 ATM',
    grams: 24,
    sizes: { 35: 9290 },
    colours: ['cream', 'lilac'],
  },
  {
    ...outdoor,
    brand: 'COROS',
    model: 'PACE 3',
    hit: true,
    screen: [1.2, 'MIP'],
    days: 17,
    gps: 'dual',
    water: '5 ATM',
    grams: 30,
    system: 'COROS',
    sizes: { 42: 8490 },
    colours: ['black', 'white', 'red'],
  },
  {
    ...outdoor,
    brand: 'COROS',
    model: 'PACE Pro',
    screen: [1.3, 'AMOLED'],
    days: 20,
    gps: 'dual',
    water: '5 ATM',
    grams: 37,
    system: 'COROS',
    sizes: { 46: 12490 },
    colours: ['black', 'grey', 'blue'],
  },
  {
    ...outdoor,
    brand: 'COROS',
    model: 'APEX 2 Pro',
    screen: [1.3, 'MIP'],
    days: 30,
    gps: 'dual',
    water: '5 ATM',
    grams: 53,
    system: 'COROS',
    sizes: { 47: 17990 },
    colours: ['black', 'grey', 'green'],
  },
  {
    ...outdoor,
    brand: 'Suunto',
    model: 'Run',
    launch: 'new',
    screen: [1.32, 'AMOLED'],
    days: 12,
    gps: 'dual',
    water: '5 ATM',
    grams: 36,
    system: 'Suunto',
    sizes: { 46: 8990 },
    colours: ['black', 'coral', 'lime-green'],
  },
  {
    ...outdoor,
    brand: 'Suunto',
    model: 'Race S',
    screen: [1.32, 'AMOLED'],
    days: 9,
    gps: 'dual',
    water: '5 ATM',
    grams: 60,
    system: 'Suunto',
    sizes: { 45: 12990 },
    colours: ['black', 'white'],
  },
  {
    ...outdoor,
    brand: 'Suunto',
    model: 'Vertical 2',
    screen: [1.5, 'AMOLED'],
    days: 20,
    gps: 'dual',
    water: '10 ATM',
    grams: 87,
    system: 'Suunto',
    sizes: { 49: 22990 },
    colours: ['black', 'sand'],
  },
  {
    ...band,
    brand: 'Xiaomi',
    model: 'Smart Band 10',
    hit: true,
    screen: [1.72, 'AMOLED'],
    days: 21,
    gps: 'none',
    grams: 16,
    system: 'Xiaomi HyperOS',
    sizes: { 0: 1290 },
    colours: ['midnight-black', 'mist-purple', 'silver'],
  },
  {
    ...band,
    brand: 'Xiaomi',
    model: 'Smart Band 9 Active',
    screen: [1.47, 'TFT LCD'],
    days: 18,
    gps: 'none',
    grams: 17,
    system: 'Xiaomi HyperOS',
    sizes: { 0: 699 },
    colours: ['black', 'beige', 'pink'],
  },
  {
    ...band,
    brand: 'HUAWEI',
    model: 'Band 10',
    screen: [1.47, 'AMOLED'],
    days: 14,
    gps: 'none',
    grams: 15,
    system: 'HUAWEI Health',
    sizes: { 0: 1490 },
    colours: ['black', 'white', 'green', 'purple'],
  },
  {
    ...band,
    brand: 'Samsung',
    model: 'Galaxy Fit3',
    screen: [1.6, 'AMOLED'],
    days: 13,
    gps: 'none',
    grams: 18,
    system: 'FreeRTOS',
    sizes: { 0: 1990 },
    colours: ['grey', 'silver', 'pink-gold'],
  },
  {
    ...kids,
    brand: 'imoo',
    model: 'Watch Phone Z7',
    hit: true,
    screen: [1.55, 'AMOLED'],
    days: 2,
    water: '2 ATM',
    grams: 60,
    system: 'imooOS',
    sizes: { 0: 6990 },
    colours: ['blue', 'purple'],
  },
  {
    ...kids,
    brand: 'imoo',
    model: 'Watch Phone Z1',
    screen: [1.3, 'TFT LCD'],
    days: 2,
    water: 'IPX8',
    grams: 47,
    system: 'imooOS',
    sizes: { 0: 3490 },
    colours: ['green', 'pink'],
  },
  {
    ...kids,
    brand: 'Xiaomi',
    model: 'Smart Kids Watch',
    screen: [1.68, 'AMOLED'],
    days: 2,
    water: '5 ATM',
    grams: 52,
    system: 'Xiaomi',
    sizes: { 0: 3990 },
    colours: ['blue', 'pink'],
  },
];

const nouns: Record<Use, string> = {
  smart: 'สมาร์ทวอทช์',
  run: 'นาฬิกา GPS',
  band: 'สายรัดข้อมืออัจฉริยะ',
  kids: 'นาฬิกาเด็กโทรได้',
};

const health: Record<Use, Localised> = {
  smart: text('หัวใจ ออกซิเจนในเลือด การนอน ความเครียด', 'Heart rate, blood oxygen, sleep, stress'),
  run: text('หัวใจ HRV การนอน การฟื้นตัว ภาระการซ้อม', 'Heart rate, HRV, sleep, recovery, training load'),
  band: text('หัวใจ ออกซิเจนในเลือด การนอน ก้าวเดิน', 'Heart rate, blood oxygen, sleep, steps'),
  kids: text('ก้าวเดินและการใช้งาน', 'Steps and use'),
};

const usageTexts: Record<Use, readonly [Localised, Localised, Localised]> = {
  smart: [
    text(
      'รับสาย อ่านไลน์ สั่งเพลง และจ่ายเงินจากข้อมือ ประชุมอยู่ก็แค่เหลือบมอง',
      'Calls, messages, music and payments on your wrist: in a meeting, a glance is enough.',
    ),
    text(
      'คะแนนการนอนทุกเช้าบอกว่าควรซ้อมหนักหรือพัก ปรับนิสัยได้จริงในไม่กี่สัปดาห์',
      'A sleep score each morning says whether to train or rest, and habits change within weeks.',
    ),
    text(
      'หน้าปัดเปลี่ยนได้นับร้อยแบบ สายถอดสลับง่าย เข้ากับชุดทำงานและชุดออกกำลังกาย',
      'Hundreds of faces and quick-change straps go with office clothes and sportswear.',
    ),
  ],
  run: [
    text(
      'คุมเพซ โซนหัวใจ และแผนซ้อมตั้งแต่ 5 กม. จนถึงมาราธอน จับสัญญาณไวแม้วิ่งในซอยตึกสูง',
      'Pace, heart zones and plans from 5 km to a marathon, with quick positioning between tall buildings.',
    ),
    text(
      'ดูค่าความพร้อมก่อนออกวิ่ง รู้ว่าวันนี้ควรลงคอร์ตหรือจ็อกเบาๆ ลดโอกาสบาดเจ็บ',
      'Check your readiness first: intervals or an easy jog, with less risk of injury.',
    ),
    text('ซิงก์ขึ้น Strava อัตโนมัติหลังจบกิจกรรม ไม่ต้องต่อสาย', 'Activities go to Strava by themselves, no cable needed.'),
  ],
  band: [
    text(
      'เบาจนลืมว่าใส่ นอนก็ไม่รำคาญ ชาร์จเดือนละไม่กี่ครั้ง',
      'So light that you forget it, even asleep, and charged a few times a month.',
    ),
    text(
      'เตือนลุกเดิน ดื่มน้ำ และสายเข้า เริ่มดูแลสุขภาพได้ในงบเบาๆ',
      'Reminders to move and drink, and call alerts: a light-priced start to better health.',
    ),
    text('จอสว่างกลางแดด เปลี่ยนสายได้หลายสีตามอารมณ์', 'A display for the sun, and straps for every mood.'),
  ],
  kids: [
    text(
      'โทรหาลูก วิดีโอคอล และดูตำแหน่งจากมือถือพ่อแม่ได้ทันที กดปุ่มเดียวขอความช่วยเหลือ',
      'Call, video-call and see where your child is from your own phone; one button calls for help.',
    ),
    text('ล็อกโหมดเรียนในเวลาเรียน ไม่มีเกมกวนสมาธิ', 'Class mode locks it during lessons: no games to distract.'),
    text('ใส่ซิมรายเดือนแพ็กเล็กก็พอ ใช้ได้ทุกค่าย', 'A small monthly SIM of any operator is enough.'),
  ],
};

const phoneAnswer = ({ brand, use }: WatchLine) =>
  question(
    text('ใช้กับมือถืออะไรได้บ้าง', 'Which phones does it work with?'),
    brand === 'Apple'
      ? text('ใช้กับ iPhone 11 ขึ้นไปที่อัปเดตเป็น iOS 26 เท่านั้น', 'Only with iPhone 11 or later on iOS 26.')
      : brand === 'Samsung' && use === 'smart'
        ? text('ใช้กับ Android 12 ขึ้นไป ไม่รองรับ iPhone', 'Android 12 or later; not with iPhone.')
        : text('ใช้ได้ทั้ง iPhone และ Android ผ่านแอปของแบรนด์', "Both iPhone and Android, through the maker's app."),
  );

const swimAnswer = ({ water }: WatchLine) =>
  question(
    text('ใส่ว่ายน้ำได้ไหม', 'Can I swim with it?'),
    water.includes('ATM')
      ? text(
          `ว่ายน้ำได้ กันน้ำ ${water} แต่ไม่ควรกดปุ่มใต้น้ำหรือใส่อาบน้ำอุ่น`,
          `Yes, it is rated ${water}. Leave the buttons alone under water, and take it off for hot showers.`,
        )
      : text(
          `กันละอองน้ำและล้างมือได้ (${water}) ไม่แนะนำให้ว่ายน้ำ`,
          `It stands splashes and washing hands (${water}), but is not for swimming.`,
        ),
  );

const strapAnswer = question(
  text('เปลี่ยนสายเองได้ไหม', 'Can I change the strap?'),
  text('ถอดเปลี่ยนเองได้โดยไม่ต้องใช้เครื่องมือ ใช้สายที่ระบุรุ่นเดียวกัน', 'Yes, without tools: take a strap made for this model.'),
);

function optionsOf({ sizes, colours, cellular }: WatchLine) {
  const links = cellular ? (['GPS', 'GPS + Cellular'] as const) : ([undefined] as const);
  const variants = pairs(
    Object.entries(sizes).map(([size, price]) => [Number(size), price] as const),
    links,
  );
  const all = pairs(variants, colours).slice(0, 9);
  return all.map(([[[size, price], link], shade]) => ({
    attributes: [
      colour(shade),
      ...(size > 0 && variants.length > (cellular ? 2 : 1) ? [millimetre(size)] : []),
      ...(link ? [connectivity(link)] : []),
    ],
    price: price + (link === 'GPS + Cellular' ? (cellular ?? 0) : 0),
  }));
}

function write(line: WatchLine, turn: number): ProductDraft {
  const noun = nouns[line.use];
  const name = line.model.startsWith('Redmi') ? line.model : `${line.brand} ${line.model}`;
  const [first, second, third] = usageTexts[line.use];
  const battery =
    line.days === 1 ? text('ราว 1 วัน', 'About a day') : text(`นานสูงสุด ${line.days} วัน`, `Up to ${line.days} days`);
  const positioning = {
    dual: text('GPS สองความถี่', 'Dual-band GPS'),
    yes: text('GPS ในตัว', 'Built-in GPS'),
    none: text('ใช้ GPS ของมือถือ', "The phone's GPS"),
  }[line.gps];
  const [size, panel] = line.screen;
  const bySize = Object.keys(line.sizes).length > 1;
  return {
    brand: line.brand,
    model: line.model,
    category: `wearables/${line.categoryPath}`,
    name: text(`${noun} ${name}`, name),
    shortDescription: pickByTurn(turn, [
      text(
        `จอ ${panel} ${size} นิ้ว ${positioning.th} แบตอยู่ได้${battery.th}`,
        `${size}" ${panel} with ${lowerFirst(positioning.en)}, and a battery for ${lowerFirst(battery.en)}.`,
      ),
      text(
        `${noun} น้ำหนัก ${line.grams} กรัม ${positioning.th} กันน้ำ ${line.water}`,
        `${line.grams} g on the wrist, rated ${line.water}, with ${lowerFirst(positioning.en)}.`,
      ),
      text(
        `ใส่ทั้งวันทั้งคืน เบา ${line.grams} กรัม กันน้ำ ${line.water} แบตอยู่ได้${battery.th}`,
        `Day and night in ${line.grams} g: rated ${line.water}, with a battery for ${lowerFirst(battery.en)}.`,
      ),
    ]),
    highlights: [
      text(`จอ ${panel} ${size} นิ้ว`, `${size}" ${panel} display`),
      text(`แบตใช้ได้${battery.th}`, `Battery: ${battery.en}`),
      positioning,
      text(`กันน้ำ ${line.water}`, `Water resistance ${line.water}`),
      ...(line.use === 'run' ? [text('แผนซ้อมและค่าฟื้นตัว', 'Training plans and recovery')] : []),
    ],
    description: pickByTurn(turn, [
      [heading('ผู้ช่วยบนข้อมือ', 'A helper on your wrist'), paragraph(first.th, first.en), list(second, third)],
      [paragraph(second.th, second.en), paragraph(third.th, third.en)],
      [
        paragraph(first.th, first.en),
        table(
          [text('แบตเตอรี่', 'Battery'), battery],
          [text('ตำแหน่ง', 'Positioning'), positioning],
          [text('กันน้ำ', 'Water resistance'), text(line.water, line.water)],
        ),
      ],
    ]),
    box: [text(`ตัวเรือน ${name}`, name), text('สายนาฬิกา', 'Strap'), text('สายชาร์จ', 'Charging cable'), manual],
    specification: specification({
      display: inches(`${size}`),
      panel,
      casing:
        bySize || !line.sizes[0]
          ? text(`${Object.keys(line.sizes).join(' / ')} มม.`, `${Object.keys(line.sizes).join(' / ')} mm`)
          : text('ขนาดเดียว', 'One size'),
      health: health[line.use],
      sports: line.use === 'kids' ? text('นับก้าวและวิ่ง', 'Steps and running') : text('มากกว่า 100 โหมด', 'More than 100'),
      navigation: positioning,
      battery,
      wireless: line.cellular
        ? 'Bluetooth, Wi-Fi, NFC, LTE'
        : line.use === 'kids'
          ? '4G, Wi-Fi, Bluetooth'
          : 'Bluetooth',
      system: line.system,
      protection: line.water,
      weight: text(`${line.grams} กรัม (ไม่รวมสาย)`, `${line.grams} g without strap`),
    }),
    attributes: [
      wearTime(line.days),
      textAttribute('water-resistance', line.water),
      ...(line.use === 'kids' ? [textAttribute('network', '4G')] : []),
      ...(line.use === 'smart' && !line.cellular
        ? [
            textAttribute(
              'connectivity',
              line.model.includes('Cellular') ? 'GPS + Cellular' : line.gps === 'none' ? 'Bluetooth' : 'GPS',
            ),
          ]
        : []),
      ...(bySize || line.sizes[0] !== undefined ? [] : [millimetre(Number(Object.keys(line.sizes)[0]))]),
    ],
    faq: pickByTurn(turn, [
      [phoneAnswer(line), swimAnswer(line)],
      [swimAnswer(line), strapAnswer],
      [strapAnswer, phoneAnswer(line)],
    ]),
    warranty: serviceCentre(line.use === 'run' && line.brand !== 'Garmin' ? 24 : 12),
    drawing: {
      kind: 'watch',
      line: line.use === 'band' ? 'band' : line.square ? 'square' : line.use === 'run' ? 'sport' : 'round',
    },
    options: optionsOf(line),
  };
}

export const composedWatches: SeedProduct[] = compose({ idBlock: 2400, basePopularity: 400 }, lines, write);
