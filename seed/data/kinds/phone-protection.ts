import type { Localised, SeedAttribute, SeedProduct } from '../../types.ts';
import { colour, textAttribute } from '../attributes.ts';
import type { Colour } from '../colours.ts';
import { compose, pairs, pickByTurn, type SalesStatus } from '../compose.ts';
import { deviceIdByName } from '../devices.ts';
import { specification } from '../specification.ts';
import { list, paragraph, question, text } from '../text.ts';
import { exchange } from '../warranty.ts';

/** Phones of one series: name of the series, and product ids by model. */
interface Series {
  name: string;
  categoryPath: string;
  models: Readonly<Record<string, string>>;
}

const series = {
  iphone17: {
    name: 'iPhone 17 Series',
    categoryPath: 'phone-cases/iphone-cases/iphone-17-cases',
    models: {
      'iPhone 17': 'Apple iPhone 17',
      'iPhone 17 Pro': 'Apple iPhone 17 Pro',
      'iPhone 17 Pro Max': 'Apple iPhone 17 Pro Max',
    },
  },
  air: {
    name: 'iPhone Air',
    categoryPath: 'phone-cases/iphone-cases/iphone-17-cases',
    models: { 'iPhone Air': 'Apple iPhone Air' },
  },
  iphone16: {
    name: 'iPhone 16 Series',
    categoryPath: 'phone-cases/iphone-cases/iphone-16-cases',
    models: {
      'iPhone 16': 'Apple iPhone 16',
      'iPhone 16 Pro': 'Apple iPhone 16 Pro',
      'iPhone 16 Pro Max': 'Apple iPhone 16 Pro Max',
    },
  },
  iphone16e: {
    name: 'iPhone 16e',
    categoryPath: 'phone-cases/iphone-cases/iphone-16-cases',
    models: { 'iPhone 16e': 'Apple iPhone 16e' },
  },
  iphone15: {
    name: 'iPhone 15 Series',
    categoryPath: 'phone-cases/iphone-cases/iphone-15-earlier-cases',
    models: { 'iPhone 15': 'Apple iPhone 15', 'iPhone 15 Plus': 'Apple iPhone 15 Plus' },
  },
  iphone14: {
    name: 'iPhone 14',
    categoryPath: 'phone-cases/iphone-cases/iphone-15-earlier-cases',
    models: { 'iPhone 14': 'Apple iPhone 14' },
  },
  s25: {
    name: 'Galaxy S25 Series',
    categoryPath: 'phone-cases/galaxy-cases',
    models: {
      'Galaxy S25': 'Samsung Galaxy S25 5G',
      'Galaxy S25 Plus': 'Samsung Galaxy S25 Plus 5G',
      'Galaxy S25 Ultra': 'Samsung Galaxy S25 Ultra 5G',
    },
  },
  s25fe: {
    name: 'Galaxy S25 FE',
    categoryPath: 'phone-cases/galaxy-cases',
    models: { 'Galaxy S25 FE': 'Samsung Galaxy S25 FE 5G' },
  },
  a: {
    name: 'Galaxy A Series',
    categoryPath: 'phone-cases/galaxy-cases',
    models: {
      'Galaxy A36': 'Samsung Galaxy A36 5G',
      'Galaxy A26': 'Samsung Galaxy A26 5G',
      'Galaxy A17': 'Samsung Galaxy A17 5G',
    },
  },
  fold: {
    name: 'Galaxy Z Series',
    categoryPath: 'phone-cases/galaxy-cases',
    models: { 'Galaxy Z Fold7': 'Samsung Galaxy Z Fold7 5G', 'Galaxy Z Flip7': 'Samsung Galaxy Z Flip7 5G' },
  },
  xiaomi: {
    name: 'Xiaomi 15T Series',
    categoryPath: 'phone-cases/other-phone-cases',
    models: { 'Xiaomi 15T': 'Xiaomi 15T 5G', 'Xiaomi 15T Pro': 'Xiaomi 15T Pro 5G' },
  },
  redmi: {
    name: 'Redmi Note 14 Series',
    categoryPath: 'phone-cases/other-phone-cases',
    models: { 'Redmi Note 14': 'Redmi Note 14', 'Redmi Note 14 Pro': 'Redmi Note 14 Pro 5G' },
  },
  oppo: {
    name: 'OPPO Reno14 Series',
    categoryPath: 'phone-cases/other-phone-cases',
    models: { Reno14: 'OPPO Reno14 5G', 'Reno14 F': 'OPPO Reno14 F 5G' },
  },
  vivo: {
    name: 'vivo V60 Series',
    categoryPath: 'phone-cases/other-phone-cases',
    models: { V60: 'vivo V60 5G', 'V60 Lite': 'vivo V60 Lite 5G' },
  },
} satisfies Record<string, Series>;

type SeriesName = keyof typeof series;

/** Screen size of an iPad model. */
const ipads: Series = {
  name: 'iPad',
  categoryPath: 'screen-protectors/ipad-protectors',
  models: {
    'iPad A16': 'Apple iPad A16',
    'iPad Air 11': 'Apple iPad Air 11-inch M3',
    'iPad Pro 11': 'Apple iPad Pro 11-inch M5',
    'iPad mini': 'Apple iPad mini A17 Pro',
  },
};

interface CaseLine extends SalesStatus {
  brand: string;
  model: string;
  price: number;
  series: SeriesName;
  material: 'clear' | 'silicone' | 'rugged' | 'leather' | 'fabric' | 'carbon';
  magnets?: true;
  colours: readonly Colour[];
}

const cases: readonly CaseLine[] = [
  {
    brand: 'Apple',
    model: 'Silicone Case with MagSafe',
    hit: true,
    series: 'iphone17',
    material: 'silicone',
    magnets: true,
    price: 1890,
    colours: ['black', 'mist-blue', 'coral'],
  },
  {
    brand: 'Apple',
    model: 'TechWoven Case with MagSafe',
    launch: 'new',
    series: 'iphone17',
    material: 'fabric',
    magnets: true,
    price: 2290,
    colours: ['black', 'blue', 'purple'],
  },
  {
    brand: 'Apple',
    model: 'Clear Case with MagSafe',
    series: 'iphone16',
    material: 'clear',
    magnets: true,
    price: 1890,
    colours: ['clear'],
  },
  {
    brand: 'Apple',
    model: 'iPhone Air Bumper',
    launch: 'new',
    series: 'air',
    material: 'clear',
    price: 1590,
    colours: ['black', 'light-gold', 'sky-blue'],
  },
  {
    brand: 'Spigen',
    model: 'Rugged Armor MagFit',
    hit: true,
    series: 'iphone17',
    material: 'rugged',
    magnets: true,
    price: 990,
    colours: ['black', 'deep-blue'],
  },
  {
    brand: 'Spigen',
    model: 'Thin Fit MagFit',
    series: 'iphone17',
    material: 'clear',
    magnets: true,
    price: 890,
    colours: ['black', 'white'],
  },
  {
    brand: 'Spigen',
    model: 'Ultra Hybrid',
    series: 'iphone16',
    material: 'clear',
    price: 690,
    colours: ['clear', 'black'],
  },
  {
    brand: 'Spigen',
    model: 'Liquid Air',
    hit: true,
    series: 'iphone15',
    material: 'silicone',
    price: 590,
    colours: ['black', 'navy-blue'],
  },
  {
    brand: 'Spigen',
    model: 'Tough Armor MagFit',
    series: 's25',
    material: 'rugged',
    magnets: true,
    price: 1190,
    colours: ['black', 'graphite'],
  },
  {
    brand: 'Spigen',
    model: 'Ultra Hybrid Clear',
    series: 's25fe',
    material: 'clear',
    price: 690,
    colours: ['clear', 'black'],
  },
  { brand: 'Spigen', model: 'Slim Armor Pro', series: 'fold', material: 'rugged', price: 1990, colours: ['black'] },
  {
    brand: 'UAG',
    model: 'Pathfinder MagSafe',
    hit: true,
    series: 'iphone17',
    material: 'rugged',
    magnets: true,
    price: 2190,
    colours: ['black', 'forest-owl', 'silver'],
  },
  {
    brand: 'UAG',
    model: 'Monarch Pro',
    series: 'iphone17',
    material: 'carbon',
    magnets: true,
    price: 2990,
    colours: ['black', 'red'],
  },
  {
    brand: 'UAG',
    model: 'Plyo MagSafe',
    series: 'iphone16',
    material: 'clear',
    magnets: true,
    price: 1790,
    colours: ['clear', 'charcoal'],
  },
  { brand: 'UAG', model: 'Civilian', series: 's25', material: 'rugged', price: 1690, colours: ['black', 'slate'] },
  { brand: 'UAG', model: 'Scout', series: 'iphone15', material: 'rugged', price: 1290, colours: ['black', 'red'] },
  {
    brand: 'HiShield',
    model: 'Stand Armor',
    hit: true,
    series: 'iphone17',
    material: 'clear',
    magnets: true,
    price: 690,
    colours: ['clear', 'black', 'pink'],
  },
  {
    brand: 'HiShield',
    model: 'Tough Clear',
    series: 'iphone16',
    material: 'clear',
    price: 390,
    colours: ['clear', 'black'],
  },
  {
    brand: 'HiShield',
    model: 'Soft Touch',
    series: 'iphone16e',
    material: 'silicone',
    price: 390,
    colours: ['black', 'pink', 'sage'],
  },
  {
    brand: 'HiShield',
    model: 'Clear Shield',
    series: 'iphone14',
    material: 'clear',
    price: 290,
    colours: ['clear', 'black'],
  },
  { brand: 'HiShield', model: 'Armor Clear', series: 'a', material: 'clear', price: 290, colours: ['clear', 'black'] },
  {
    brand: 'Belkin',
    model: 'SheerForce Magnetic',
    series: 'iphone17',
    material: 'clear',
    magnets: true,
    price: 1290,
    colours: ['clear', 'black'],
  },
  {
    brand: 'Baseus',
    model: 'Crystal Magnetic',
    series: 'iphone16',
    material: 'clear',
    magnets: true,
    price: 490,
    colours: ['clear', 'black'],
  },
  {
    brand: 'UGREEN',
    model: 'Magnetic Silicone',
    series: 'iphone16',
    material: 'silicone',
    magnets: true,
    price: 490,
    colours: ['black', 'navy-blue', 'lilac'],
  },
  {
    brand: 'Samsung',
    model: 'Silicone Case',
    series: 's25',
    material: 'silicone',
    price: 990,
    colours: ['black', 'mint', 'lilac'],
  },
  {
    brand: 'Samsung',
    model: 'Clear Magnet Case',
    series: 's25',
    material: 'clear',
    magnets: true,
    price: 1290,
    colours: ['clear'],
  },
  {
    brand: 'Samsung',
    model: 'Kindsuit Case',
    series: 'fold',
    material: 'leather',
    price: 2690,
    colours: ['black', 'sand'],
  },
  {
    brand: 'Samsung',
    model: 'Card Slot Case',
    series: 'a',
    material: 'silicone',
    price: 590,
    colours: ['black', 'light-violet'],
  },
  {
    brand: 'Focus',
    model: 'Anti-Shock Clear',
    series: 'xiaomi',
    material: 'clear',
    price: 290,
    colours: ['clear', 'black'],
  },
  {
    brand: 'Focus',
    model: 'Armor Ring',
    hit: true,
    series: 'redmi',
    material: 'rugged',
    price: 350,
    colours: ['black', 'blue', 'red'],
  },
  {
    brand: 'Focus',
    model: 'Soft Silicone',
    series: 'oppo',
    material: 'silicone',
    price: 290,
    colours: ['black', 'lilac', 'mint'],
  },
  {
    brand: 'Focus',
    model: 'Slim Matte',
    series: 'vivo',
    material: 'silicone',
    price: 290,
    colours: ['black', 'navy-blue'],
  },
];

const materials: Record<CaseLine['material'], Localised> = {
  clear: text('โพลีคาร์บอเนตใสและ TPU', 'Clear polycarbonate and TPU'),
  silicone: text('ซิลิโคนเนื้อนุ่ม', 'Soft silicone'),
  rugged: text('ยาง TPU เสริมมุมกันกระแทก', 'TPU with reinforced corners'),
  leather: text('หนังสังเคราะห์', 'Vegan leather'),
  fabric: text('ผ้าทอ', 'Woven fabric'),
  carbon: text('คาร์บอนไฟเบอร์และอะลูมิเนียม', 'Carbon fibre and aluminium'),
};

const caseUsageTexts: Record<CaseLine['material'], readonly [Localised, Localised]> = {
  clear: [
    text('โชว์สีเครื่องได้เต็มตา เคลือบกันเหลืองให้ใสได้นาน', 'It shows the phone’s own colour, coated to stay clear.'),
    text('ขอบนุ่มจับไม่ลื่น หลังแข็งกันขีดข่วน', 'Soft edges to grip, a hard back against scratches.'),
  ],
  silicone: [
    text('ผิวนุ่มลื่นมือกำลังดี ไม่เก็บรอยนิ้วมือ', 'Silky in the hand and free of fingerprints.'),
    text('ด้านในบุไมโครไฟเบอร์ ไม่ขูดตัวเครื่อง', 'A microfibre lining is gentle on the phone.'),
  ],
  rugged: [
    text(
      'ออกไซต์งาน ปีนเขา หรือมือลื่นบ่อยก็อุ่นใจ มุมหนารับแรงกระแทกก่อนเครื่อง',
      'For sites, trails and slippery hands: thick corners take the blow first.',
    ),
    text('ลายกันลื่นจับถนัดแม้มือเปียก', 'A grippy pattern holds in wet hands.'),
  ],
  leather: [
    text('สัมผัสหนังดูสุภาพ เข้ากับชุดทำงาน ยิ่งใช้ยิ่งนุ่ม', 'The feel of leather suits the office and softens with time.'),
    text('พับเปิดปิดลื่น ไม่บดบังบานพับ', 'It opens smoothly and leaves the hinge free.'),
  ],
  fabric: [
    text('เนื้อทอแน่นทนรอยขีดข่วน ระบายอากาศ มือไม่เหงื่อ', 'A tight weave that resists scratches and keeps hands dry.'),
    text('ปุ่มกดโลหะตอบสนองคมชัดเหมือนไม่ใส่เคส', 'Metal buttons click as if there were no case.'),
  ],
  carbon: [
    text('เบาแต่แข็งแกร่ง ผ่านการทดสอบตกจากที่สูงหลายเมตร', 'Light and hard, tested by drops of several metres.'),
    text('โครงห้าชั้นกระจายแรงรอบเครื่อง', 'Five layers spread the shock around the phone.'),
  ],
};

const modelOf = (model: string): SeedAttribute => textAttribute('fits', model);

export const composedPhoneCases: SeedProduct[] = compose(
  { idBlock: 4200, basePopularity: 380 },
  cases,
  (line, turn) => {
    const { name, categoryPath, models }: Series = series[line.series];
    const [first, second] = caseUsageTexts[line.material];
    const wireless = line.magnets
      ? text('แม่เหล็กรองรับ MagSafe และ Qi2', 'Magnets for MagSafe and Qi2')
      : text('ชาร์จไร้สายได้โดยไม่ต้องถอด', 'Charges wirelessly without removal');
    const own = /Case|Bumper/.test(line.model) ? line.model : `${line.model} Case`;
    const english = own.includes(name) ? `${line.brand} ${own}` : `${line.brand} ${own} for ${name}`;
    const protector = question(
      text('ใส่คู่กับฟิล์มกระจกได้ไหม', 'Does it go with a glass protector?'),
      text('ได้ เว้นขอบไว้พอดีกับฟิล์มกระจกทั่วไป', 'Yes, it leaves room for ordinary glass.'),
    );
    const charging = question(
      text('ใส่เคสแล้วชาร์จไร้สายได้ไหม', 'Can I charge wirelessly with it on?'),
      line.magnets
        ? text('ได้ แปะแท่นชาร์จแม่เหล็กได้แน่น', 'Yes, and magnetic chargers hold firmly.')
        : text('ได้ แต่ไม่มีแม่เหล็ก ต้องวางให้ตรงกลางแท่น', 'Yes; without magnets, so set it in the middle.'),
    );
    const wrong = question(
      text('เลือกรุ่นผิดเปลี่ยนได้ไหม', 'I chose the wrong model: may I change?'),
      text('เปลี่ยนได้ภายใน 7 วัน หากยังไม่ใช้งานและบรรจุภัณฑ์ครบ', 'Within seven days, unused and in its packaging.'),
    );
    return {
      brand: line.brand,
      model: `${line.model} ${line.series}`,
      category: `mobile-accessories/${categoryPath}`,
      name: text(`เคส ${line.brand} ${line.model.replace(/ Case| with|Case /g, '')} สำหรับ ${name}`, english),
      shortDescription: pickByTurn(turn, [
        text(
          `เคส${materials[line.material].th} เข้ารูป ${name}${line.magnets ? ' มีแม่เหล็กในตัว' : ''}`,
          `${materials[line.material].en}, shaped for the ${name}${line.magnets ? ', with magnets' : ''}.`,
        ),
        first,
      ]),
      highlights: [
        text(`วัสดุ ${materials[line.material].th}`, materials[line.material].en),
        wireless,
        text('ขอบยกสูงปกป้องจอและเลนส์', 'Raised edges guard screen and lenses'),
        ...(line.material === 'rugged' || line.material === 'carbon'
          ? [text('ผ่านการทดสอบตกตามมาตรฐานทหาร', 'Drop tested to military standards')]
          : []),
      ],
      description: pickByTurn(turn, [
        [paragraph(first.th, first.en), list(second, wireless)],
        [paragraph(second.th, second.en)],
        [list(first, second)],
      ]),
      box: [text('เคส 1 ชิ้น', 'One case')],
      specification: specification({
        type: text('เคสหลัง', 'Back case'),
        compatible: Object.keys(models).join(', '),
        material: materials[line.material],
        magnets: line.magnets ? 'MagSafe, Qi2' : text('ไม่มี', 'None'),
        charging: wireless,
        drop:
          line.material === 'rugged' || line.material === 'carbon'
            ? 'MIL-STD-810G'
            : text('กันกระแทกทั่วไป', 'Everyday bumps'),
        keys: text('ปุ่มกดแยกชัด', 'Separate buttons'),
        edges: text('ขอบจอและขอบเลนส์ยกสูง', 'Raised around screen and lenses'),
        weight: text('ราว 30–50 กรัม', 'About 30–50 g'),
        included: text('เคส 1 ชิ้น', 'One case'),
      }),
      attributes: [textAttribute('material', materials[line.material])],
      fits: Object.values(models).map(deviceIdByName),
      faq: pickByTurn(turn, [
        [protector, charging],
        [charging, wrong],
        [wrong, protector],
      ]),
      warranty: exchange(line.brand === 'Apple' || line.brand === 'Samsung' ? 12 : 6),
      drawing: { kind: 'phone-case' },
      options: pairs(Object.keys(models), line.colours)
        .slice(0, 9)
        .map(([model, shade]) => ({
          attributes: [colour(shade), modelOf(model)],
          price: line.price + (/Max|Ultra|Fold/.test(model) && line.price > 1000 ? 100 : 0),
        })),
    };
  },
);

interface FilmLine extends SalesStatus {
  brand: string;
  model: string;
  price: number;
  series: SeriesName | 'ipads';
  film: 'clear' | 'privacy' | 'matte' | 'paper';
  frame?: true;
}

const films: readonly FilmLine[] = [
  { brand: 'Focus', model: 'Super Glass', hit: true, series: 'iphone17', film: 'clear', price: 490 },
  { brand: 'Focus', model: 'Privacy Glass', series: 'iphone17', film: 'privacy', price: 590 },
  { brand: 'Focus', model: 'Matte Glass', series: 'iphone16', film: 'matte', price: 450 },
  { brand: 'Focus', model: 'Tempered Glass', series: 'a', film: 'clear', price: 290 },
  { brand: 'Focus', model: 'Full Frame Glass', series: 'redmi', film: 'clear', price: 290 },
  { brand: 'Focus', model: 'Full Glass', series: 'oppo', film: 'clear', price: 290 },
  { brand: 'Focus', model: 'Clear Glass', series: 'vivo', film: 'clear', price: 290 },
  {
    brand: 'HiShield',
    model: 'Triple Strong Max',
    hit: true,
    series: 'iphone17',
    film: 'clear',
    frame: true,
    price: 790,
  },
  { brand: 'HiShield', model: 'Triple Strong Privacy', series: 'iphone16', film: 'privacy', frame: true, price: 790 },
  { brand: 'HiShield', model: '3D Strong Max', series: 'iphone15', film: 'clear', price: 590 },
  { brand: 'HiShield', model: 'Selected Glass', series: 's25', film: 'clear', price: 690 },
  { brand: 'HiShield', model: 'Paper-Like Film', hit: true, series: 'ipads', film: 'paper', price: 690 },
  { brand: 'Spigen', model: 'GLAS.tR EZ Fit', hit: true, series: 'iphone17', film: 'clear', frame: true, price: 790 },
  { brand: 'Spigen', model: 'GLAS.tR EZ Fit Privacy', series: 'iphone17', film: 'privacy', frame: true, price: 890 },
  { brand: 'Spigen', model: 'GLAS.tR Optik', series: 's25', film: 'clear', frame: true, price: 790 },
  { brand: 'Spigen', model: 'GLAS.tR EZ Fit for Tablet', series: 'ipads', film: 'clear', frame: true, price: 990 },
  { brand: 'Belkin', model: 'UltraGlass 2', series: 'iphone17', film: 'clear', frame: true, price: 1390 },
  { brand: 'Belkin', model: 'TemperedCurve', series: 's25', film: 'clear', price: 1190 },
  { brand: 'Baseus', model: 'Diamond Glass', series: 'iphone16', film: 'clear', frame: true, price: 390 },
  { brand: 'UGREEN', model: 'HD Glass', series: 'xiaomi', film: 'clear', price: 290 },
];

const filmTexts: Record<FilmLine['film'], Localised> = {
  clear: text('กระจกใสเต็มจอ', 'Clear full-screen glass'),
  privacy: text('กระจกกันแอบมอง', 'Privacy glass'),
  matte: text('กระจกด้านลดแสงสะท้อน', 'Matte anti-glare glass'),
  paper: text('ฟิล์มผิวกระดาษ', 'Paper-feel film'),
};

const filmUsageTexts: Record<FilmLine['film'], readonly [Localised, Localised]> = {
  clear: [
    text('ใสเหมือนไม่ติดฟิล์ม สีและความสว่างไม่เพี้ยน', 'As clear as no protector, true in colour and brightness.'),
    text('เคลือบกันรอยนิ้วมือ ปัดหน้าจอลื่น', 'Coated against fingerprints, smooth to swipe.'),
  ],
  privacy: [
    text(
      'คนข้างๆ บนรถไฟฟ้าเห็นแต่จอดำ แชตและแอปธนาคารปลอดภัย',
      'On the train your neighbour sees black: chats and banking stay yours.',
    ),
    text('มองตรงยังสว่างพอใช้กลางวัน', 'Straight on it is bright enough by day.'),
  ],
  matte: [
    text('เล่นเกมนิ้วไม่ฝืด ไม่มีเงาสะท้อนไฟ', 'Fingers glide in games, and lamps leave no reflection.'),
    text('ลดรอยนิ้วมือ เช็ดครั้งเดียวสะอาด', 'Few fingerprints; one wipe cleans it.'),
  ],
  paper: [
    text('เขียนแล้วมีแรงต้านเหมือนกระดาษ ลายมือสวยขึ้น', 'Writing has the drag of paper, and handwriting improves.'),
    text('ลดแสงสะท้อน อ่านเอกสารสบายตา', 'Less glare for reading.'),
  ],
};

export const composedScreenProtectors: SeedProduct[] = compose(
  { idBlock: 4260, basePopularity: 340 },
  films,
  (line, turn) => {
    const { name, categoryPath, models }: Series = line.series === 'ipads' ? ipads : series[line.series];
    const [first, second] = filmUsageTexts[line.film];
    const own = filmTexts[line.film];
    const bubbles = question(
      text('ติดเองยากไหม', 'Is it hard to apply?'),
      line.frame
        ? text('ไม่ยาก มีกรอบช่วยติด วางแล้วดึงแถบ เสร็จใน 1 นาที', 'No: lay the frame, pull the tab, done in a minute.')
        : text(
            'มีผ้าและสติกเกอร์เก็บฝุ่นให้ หรือนำมาให้สาขาติดฟรี',
            'Wipes and dust stickers are included, or a branch applies it for free.',
          ),
    );
    const breaks = question(
      text('แตกแล้วเปลี่ยนได้ไหม', 'What if it breaks?'),
      text(
        'แตกจากการใช้งานปกติในระยะประกัน นำใบเสร็จมาเปลี่ยนได้ 1 ครั้ง',
        'If it breaks in normal use within the warranty, bring the receipt for one replacement.',
      ),
    );
    const face = question(
      text('สแกนหน้าหรือนิ้วได้ปกติไหม', 'Do face and fingerprint unlock still work?'),
      text('ใช้ได้ปกติ หากเป็นสแกนนิ้วใต้จอให้บันทึกนิ้วใหม่หลังติด', 'Yes; for a reader under the glass, record your finger again.'),
    );
    const categoryOf =
      line.series === 'ipads'
        ? categoryPath
        : `screen-protectors/${name.startsWith('iPhone') ? 'iphone-protectors' : 'android-protectors'}`;
    return {
      brand: line.brand,
      model: `${line.model} ${line.series}`,
      category: `mobile-accessories/${categoryOf}`,
      name: text(
        `ฟิล์มกันรอย ${line.brand} ${line.model.replace(' for Tablet', '')} สำหรับ ${name}`,
        `${line.brand} ${line.model.replace(' for Tablet', '')} Screen Protector for ${name}`,
      ),
      shortDescription: pickByTurn(turn, [
        text(
          `${own.th}สำหรับ ${name}${line.frame ? ' มีกรอบช่วยติด' : ''} แข็งระดับ 9H`,
          `${own.en} for ${name}${line.frame ? ' with an alignment frame' : ''}, 9H hard.`,
        ),
        first,
      ]),
      highlights: [
        own,
        text('แข็งแรงกันรอยระดับ 9H', '9H against scratches'),
        line.frame
          ? text('กรอบช่วยติด ตรงเป๊ะในครั้งเดียว', 'A frame sets it straight at once')
          : text('สาขาของเราติดให้ฟรี', 'Our branches apply it for free'),
        text('เคลือบกันคราบนิ้วมือ', 'Coated against fingerprints'),
      ],
      description: pickByTurn(turn, [
        [paragraph(first.th, first.en), list(second)],
        [list(first, second)],
        [paragraph(second.th, second.en)],
      ]),
      box: [
        text('ฟิล์ม 1 แผ่น', 'One protector'),
        text('ชุดทำความสะอาด', 'Cleaning kit'),
        ...(line.frame ? [text('กรอบช่วยติด', 'Alignment frame')] : []),
      ],
      specification: specification({
        type: own,
        compatible: Object.keys(models).join(', '),
        material: line.film === 'paper' ? 'PET' : text('กระจกเทมเปอร์', 'Tempered glass'),
        hardness: line.film === 'paper' ? '3H' : '9H',
        thickness: line.film === 'paper' ? text('0.15 มม.', '0.15 mm') : text('0.33 มม.', '0.33 mm'),
        coverage: text('เต็มจอ', 'Full screen'),
        functions:
          line.film === 'privacy'
            ? text('กันมองด้านข้าง 28 องศา', 'Hides beyond 28°')
            : text('กันคราบนิ้วมือ', 'Oleophobic coating'),
        touch: text('สัมผัสไว ไม่หน่วง', 'Full touch response'),
        safety: text('แตกแล้วไม่บาดมือ', 'Shatter-safe'),
        included: line.frame
          ? text('กรอบช่วยติดและผ้าเช็ด', 'Alignment frame and wipes')
          : text('ผ้าเช็ดและสติกเกอร์เก็บฝุ่น', 'Wipes and dust stickers'),
      }),
      attributes: [textAttribute('material', own)],
      fits: Object.values(models).map(deviceIdByName),
      faq: pickByTurn(turn, [
        [bubbles, breaks],
        [breaks, face],
        [face, bubbles],
      ]),
      warranty: exchange(6),
      drawing: { kind: 'screen-protector', colour: line.film === 'privacy' ? '#2E3238' : '#DCE6EE' },
      options: Object.keys(models).map((model) => ({
        attributes: [modelOf(model)],
        price: line.price + (/Max|Ultra/.test(model) && line.price > 500 ? 50 : 0),
      })),
    };
  },
);
