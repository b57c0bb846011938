import type { SeedProduct } from '../../types.ts';
import { metre, textAttribute } from '../attributes.ts';
import { composeGoods, type GoodsLine } from '../compose-goods.ts';
import { deviceIdsByPrefix } from '../devices.ts';
import { cellCapacity, chargingPower } from '../filter-ranges.ts';
import { specification, watts } from '../specification.ts';
import { question, text } from '../text.ts';
import { exchange, serviceCentre } from '../warranty.ts';

const portsText = (count: number) => text(`${count} พอร์ต`, count === 1 ? '1 port' : `${count} ports`);

const warrantyOf = (brand: string) =>
  ['Apple', 'Samsung', 'Xiaomi', 'OPPO', 'realme', 'HUAWEI'].includes(brand) ? serviceCentre(12) : exchange(18);

interface ChargerLine extends GoodsLine {
  watts: number;
  ports: string;
  count: number;
  protocols: string;
  cable?: true;
  for: 'iphone' | 'galaxy' | 'laptop' | 'any';
}

const chargers: readonly ChargerLine[] = [
  {
    brand: 'Apple',
    model: '40W Dynamic Power Adapter with 60W Max',
    launch: 'new',
    watts: 60,
    ports: 'USB-C × 1',
    count: 1,
    protocols: 'USB PD 3.2 AVS',
    for: 'iphone',
    price: 1490,
    colour: '#F5F5F3',
  },
  {
    brand: 'Apple',
    model: '35W Dual USB-C Port Compact Power Adapter',
    th: '35W USB-C 2 พอร์ตแบบกะทัดรัด',
    watts: 35,
    ports: 'USB-C × 2',
    count: 2,
    protocols: 'USB PD',
    for: 'iphone',
    price: 2190,
    colour: '#F5F5F3',
  },
  {
    brand: 'Apple',
    model: '70W USB-C Power Adapter',
    watts: 70,
    ports: 'USB-C × 1',
    count: 1,
    protocols: 'USB PD',
    for: 'laptop',
    price: 2290,
    colour: '#F5F5F3',
  },
  {
    brand: 'Samsung',
    model: '25W Power Adapter EP-T2510',
    hit: true,
    watts: 25,
    ports: 'USB-C × 1',
    count: 1,
    protocols: 'USB PD, PPS',
    for: 'galaxy',
    price: 590,
    colours: ['black', 'white'],
  },
  {
    brand: 'Samsung',
    model: '45W Power Adapter EP-T4511',
    watts: 45,
    ports: 'USB-C × 1',
    count: 1,
    protocols: 'USB PD, PPS',
    cable: true,
    for: 'galaxy',
    price: 1290,
    colours: ['black', 'white'],
  },
  {
    brand: 'Xiaomi',
    model: '67W GaN Charger',
    watts: 67,
    ports: 'USB-C × 1, USB-A × 1',
    count: 2,
    protocols: 'Mi Turbo, USB PD',
    cable: true,
    for: 'any',
    price: 990,
    colour: '#F5F5F3',
  },
  {
    brand: 'Anker',
    model: 'Nano Charger 20W',
    watts: 20,
    ports: 'USB-C × 1',
    count: 1,
    protocols: 'USB PD 3.0',
    for: 'iphone',
    price: 490,
    colours: ['white', 'black', 'sky-blue'],
  },
  {
    brand: 'Anker',
    model: 'Zolo Charger 45W',
    hit: true,
    watts: 45,
    ports: 'USB-C × 2',
    count: 2,
    protocols: 'USB PD 3.0, PPS',
    for: 'galaxy',
    price: 890,
    colours: ['black', 'white'],
  },
  {
    brand: 'Anker',
    model: '335 Charger 67W',
    watts: 67,
    ports: 'USB-C × 2, USB-A × 1',
    count: 3,
    protocols: 'USB PD 3.0, PPS',
    for: 'laptop',
    price: 1690,
    colour: '#2A2B2F',
  },
  {
    brand: 'Anker',
    model: 'Prime Charger 100W',
    watts: 100,
    ports: 'USB-C × 2, USB-A × 1',
    count: 3,
    protocols: 'USB PD 3.0, PPS',
    for: 'laptop',
    price: 2690,
    colours: ['black', 'white'],
  },
  {
    brand: 'Anker',
    model: 'Prime Charger 160W',
    launch: 'new',
    watts: 160,
    ports: 'USB-C × 3',
    count: 3,
    protocols: 'USB PD 3.1, PPS',
    for: 'laptop',
    price: 4990,
    colour: '#2A2B2F',
  },
  {
    brand: 'UGREEN',
    model: 'Nexode Charger 30W',
    hit: true,
    watts: 30,
    ports: 'USB-C × 1',
    count: 1,
    protocols: 'USB PD, PPS, QC 4+',
    for: 'iphone',
    price: 490,
    colours: ['black', 'white', 'purple'],
  },
  {
    brand: 'UGREEN',
    model: 'Uno Robot Charger 65W',
    watts: 65,
    ports: 'USB-C × 2, USB-A × 1',
    count: 3,
    protocols: 'USB PD, PPS',
    for: 'laptop',
    price: 1490,
    colours: ['purple', 'white'],
  },
  {
    brand: 'UGREEN',
    model: 'Nexode Charger 100W 4-Port',
    th: 'Nexode Charger 100W 4 พอร์ต',
    watts: 100,
    ports: 'USB-C × 3, USB-A × 1',
    count: 4,
    protocols: 'USB PD, PPS',
    for: 'laptop',
    price: 2290,
    colour: '#3A3C42',
  },
  {
    brand: 'UGREEN',
    model: 'Nexode Pro Charger 160W 4-Port',
    th: 'Nexode Pro Charger 160W 4 พอร์ต',
    watts: 160,
    ports: 'USB-C × 3, USB-A × 1',
    count: 4,
    protocols: 'USB PD 3.1, PPS',
    for: 'laptop',
    price: 3990,
    colour: '#3A3C42',
  },
  {
    brand: 'Baseus',
    model: 'Super Si Charger 25W',
    watts: 25,
    ports: 'USB-C × 1',
    count: 1,
    protocols: 'USB PD, PPS',
    for: 'galaxy',
    price: 290,
    colours: ['black', 'white'],
  },
  {
    brand: 'Baseus',
    model: 'GaN6 Pro Charger 65W',
    watts: 65,
    ports: 'USB-C × 2, USB-A × 2',
    count: 4,
    protocols: 'USB PD, PPS',
    cable: true,
    for: 'laptop',
    price: 1290,
    colours: ['black', 'white'],
  },
  {
    brand: 'Belkin',
    model: 'BoostCharge PPS Charger 30W',
    watts: 30,
    ports: 'USB-C × 1',
    count: 1,
    protocols: 'USB PD 3.1, PPS',
    for: 'iphone',
    price: 790,
    colours: ['white', 'black'],
  },
  {
    brand: 'Belkin',
    model: 'BoostCharge Pro 4-Port GaN Charger 108W',
    th: 'BoostCharge Pro GaN 4 พอร์ต 108W',
    watts: 108,
    ports: 'USB-C × 2, USB-A × 2',
    count: 4,
    protocols: 'USB PD 3.0',
    cable: true,
    for: 'laptop',
    price: 2990,
    colour: '#F2F2F0',
  },
  {
    brand: 'Eloop',
    model: 'C12 Charger 33W',
    watts: 33,
    ports: 'USB-C × 1, USB-A × 1',
    count: 2,
    protocols: 'USB PD, QC 3.0',
    for: 'any',
    price: 349,
    colours: ['black', 'white'],
  },
  {
    brand: 'Anitech',
    model: 'P501 Charger 20W',
    watts: 20,
    ports: 'USB-C × 1, USB-A × 1',
    count: 2,
    protocols: 'USB PD, QC 3.0',
    for: 'any',
    price: 290,
    colours: ['white', 'pink', 'green'],
  },
];

const fitsOf: Record<ChargerLine['for'], () => number[]> = {
  iphone: () =>
    deviceIdsByPrefix('Apple iPhone 17', 'Apple iPhone Air', 'Apple iPhone 16', 'Apple iPhone 15', 'Apple iPad'),
  galaxy: () => deviceIdsByPrefix('Samsung Galaxy S25', 'Samsung Galaxy A', 'Samsung Galaxy Z'),
  laptop: () => deviceIdsByPrefix('Apple MacBook', 'Microsoft Surface', 'ASUS Zenbook'),
  any: () => deviceIdsByPrefix('Redmi', 'POCO', 'OPPO A', 'vivo Y', 'realme C'),
};

export const composedChargers: SeedProduct[] = composeGoods({ idBlock: 4000, basePopularity: 430 }, chargers, {
  noun: ({ model }) => text('หัวชาร์จเร็ว', model.includes('Adapter') ? 'Adapter' : 'Charger'),
  category: (line) => `mobile-accessories/chargers/${line.watts > 60 ? 'laptop-gan-chargers' : 'phone-chargers'}`,
  drawing: ({ count }) => ({ kind: 'charger', line: count > 1 ? 'multi' : 'single' }),
  title: text('เสียบแป๊บเดียว พร้อมไปต่อ', 'Plug in briefly, carry on'),
  shortDescriptions: (line) => [
    text(
      `จ่ายไฟสูงสุด ${line.watts} วัตต์ ${line.ports} ชาร์จ${line.watts >= 65 ? 'โน้ตบุ๊กและมือถือ' : 'มือถือ'}ได้ไว`,
      `Up to ${line.watts} W from ${line.ports}, quick for ${line.watts >= 65 ? 'laptops and phones' : 'phones'}.`,
    ),
    text(
      `หัวชาร์จ ${line.watts} วัตต์ขนาดเล็ก รองรับ ${line.protocols}`,
      `A small ${line.watts} W charger with ${line.protocols}.`,
    ),
    line.count > 1
      ? text(
          `ชาร์จพร้อมกัน ${line.count} อุปกรณ์ ปลอดภัยด้วยระบบคุมความร้อน`,
          `Charges ${line.count} at a time and watches its heat.`,
        )
      : text(`หัวเล็กพกง่าย ${line.watts} วัตต์ ปลอดภัยด้วยระบบคุมความร้อน`, `Small, ${line.watts} W, and watches its heat.`),
  ],
  highlights: (line) => [
    text(`กำลังไฟสูงสุด ${line.watts} วัตต์`, `Up to ${line.watts} W`),
    text(`พอร์ต ${line.ports}`, `Ports: ${line.ports}`),
    text(`มาตรฐาน ${line.protocols}`, `Supports ${line.protocols}`),
    line.cable
      ? text('มีสาย USB-C ในกล่อง', 'USB-C cable included')
      : text('ขาปลั๊กแข็งแรง พกง่าย', 'Sturdy prongs, easy to carry'),
  ],
  usageTexts: (line) => [
    line.watts >= 65
      ? text(
          'หัวเดียวแทนอะแดปเตอร์โน้ตบุ๊กตัวใหญ่ ไปทำงานต่างจังหวัดกระเป๋าเบาลงเยอะ',
          'One small charger takes the place of the laptop brick: a lighter bag on every trip.',
        )
      : text(
          'เสียบก่อนอาบน้ำ แต่งตัวเสร็จก็มีแบตพอใช้ทั้งวัน',
          'Plug in before the shower, and there is enough for the day when you are dressed.',
        ),
    line.count > 1
      ? text(
          'ชาร์จหลายเครื่องพร้อมกันระบบจะแบ่งวัตต์ให้เองตามที่แต่ละเครื่องต้องการ',
          'With several devices it shares the watts by what each needs.',
        )
      : text('เล็กพอเสียบรางปลั๊กโดยไม่บังช่องข้างๆ', 'Small enough not to cover the next socket.'),
    text('มีวงจรตัดเมื่อร้อนหรือไฟเกิน เสียบทิ้งไว้ข้ามคืนได้อุ่นใจ', 'It cuts off on heat or overload, for peace of mind overnight.'),
  ],
  specification: (line) =>
    specification({
      power: watts(`${line.watts}`),
      ports: line.ports,
      protocols: line.protocols,
      input: '100–240V, 50/60Hz',
      outlet: line.watts >= 65 ? '5V/3A, 9V/3A, 15V/3A, 20V' : '5V/3A, 9V',
      material: line.watts >= 30 ? 'GaN' : text('พลาสติกทนไฟ', 'Fire-resistant plastic'),
      safety: text('กันไฟเกิน กันลัดวงจร กันร้อนเกิน', 'Over-current, short-circuit and heat protection'),
      certificate: text('มอก. 62368 เล่ม 1', 'TIS 62368-1'),
      included: line.cable ? text('มีสาย USB-C', 'USB-C cable') : text('ไม่รวมสาย', 'Cable not included'),
      compatible: {
        iphone: 'iPhone, iPad, AirPods',
        galaxy: 'Samsung Galaxy, Android',
        laptop: 'MacBook, Windows, iPhone, Android',
        any: 'Android, iPhone',
      }[line.for],
    }),
  attributes: (line) => [chargingPower(line.watts), textAttribute('ports', portsText(line.count))],
  fits: (line) => fitsOf[line.for](),
  questions: (line) => [
    question(
      text('ใช้กับ iPhone และ Samsung ได้ทั้งคู่ไหม', 'Does it suit both iPhone and Samsung?'),
      line.protocols.includes('PPS')
        ? text(
            'ได้ทั้งสอง มี PD สำหรับ iPhone และ PPS สำหรับ Super Fast Charging ของ Samsung',
            'Yes: PD for iPhone, and PPS for Samsung Super Fast Charging.',
          )
        : text(
            'ชาร์จได้ทั้งสอง แต่ Samsung บางรุ่นจะไม่ขึ้น Super Fast Charging เพราะไม่มี PPS',
            'It charges both; without PPS some Samsung phones do not show Super Fast Charging.',
          ),
    ),
    question(
      text('ต้องใช้สายแบบไหน', 'Which cable do I need?'),
      text(
        'สาย USB-C ถึง USB-C ที่รองรับวัตต์เท่าหรือมากกว่าหัวชาร์จ',
        'A USB-C to USB-C cable rated for the same watts or more.',
      ),
    ),
    question(
      text('หัวร้อนผิดปกติไหม', 'Is it normal that it gets warm?'),
      text(
        'อุ่นระหว่างชาร์จเร็วเป็นเรื่องปกติ หากร้อนจนจับไม่ได้ให้ถอดและนำมาเคลม',
        'Warm while fast charging, yes. If it is too hot to hold, unplug it and bring it in.',
      ),
    ),
  ],
  warranty: ({ brand }) => warrantyOf(brand),
});

interface PadLine extends GoodsLine {
  watts: number;
  shape: 'pad' | 'stand';
  devices: number;
  standard: string;
  apple?: true;
}

const pads: readonly PadLine[] = [
  {
    brand: 'Apple',
    model: 'MagSafe Charger (1 m)',
    hit: true,
    watts: 25,
    shape: 'pad',
    devices: 1,
    standard: 'MagSafe, Qi2.2',
    apple: true,
    price: 1590,
    colour: '#F2F2F2',
  },
  {
    brand: 'Belkin',
    model: 'BoostCharge Pro 3-in-1 Magnetic Wireless Charger',
    th: 'BoostCharge Pro 3-in-1 แบบแม่เหล็ก',
    watts: 15,
    shape: 'stand',
    devices: 3,
    standard: 'Qi2',
    apple: true,
    price: 4990,
    colours: ['white', 'black'],
  },
  {
    brand: 'Belkin',
    model: 'UltraCharge 2-in-1 Qi2 25W',
    launch: 'new',
    watts: 25,
    shape: 'stand',
    devices: 2,
    standard: 'Qi2.2',
    apple: true,
    price: 3490,
    colours: ['charcoal', 'sand'],
  },
  {
    brand: 'Anker',
    model: 'MagGo Wireless Charger Pad',
    watts: 15,
    shape: 'pad',
    devices: 1,
    standard: 'Qi2',
    apple: true,
    price: 1090,
    colours: ['black', 'white'],
  },
  {
    brand: 'Anker',
    model: 'MagGo Wireless Charging Station (Foldable 3-in-1)',
    th: 'MagGo 3-in-1 แบบพับได้',
    hit: true,
    watts: 15,
    shape: 'stand',
    devices: 3,
    standard: 'Qi2',
    apple: true,
    price: 3490,
    colours: ['black', 'white'],
  },
  {
    brand: 'UGREEN',
    model: 'MagFlow 2-in-1 Magnetic Charger 25W',
    th: 'MagFlow 2-in-1 แบบแม่เหล็ก 25W',
    watts: 25,
    shape: 'stand',
    devices: 2,
    standard: 'Qi2.2',
    apple: true,
    price: 1990,
    colours: ['grey', 'white'],
  },
  {
    brand: 'Samsung',
    model: 'Wireless Charger Duo 15W EP-P5400',
    watts: 15,
    shape: 'pad',
    devices: 2,
    standard: 'Qi',
    price: 2290,
    colours: ['black', 'white'],
  },
  {
    brand: 'Baseus',
    model: 'Nomos Magnetic Wireless Charger',
    watts: 15,
    shape: 'pad',
    devices: 1,
    standard: 'Qi2',
    apple: true,
    price: 790,
    colours: ['black', 'white'],
  },
];

export const composedWirelessChargers: SeedProduct[] = composeGoods({ idBlock: 4040, basePopularity: 330 }, pads, {
  noun: () => text('แท่นชาร์จไร้สาย', 'Charger'),
  category: () => 'mobile-accessories/chargers/wireless-chargers',
  drawing: ({ shape }) => ({ kind: 'wireless-charger', line: shape }),
  title: text('วางปุ๊บ ชาร์จปั๊บ', 'Lay it down, it charges'),
  shortDescriptions: (line) => [
    text(
      `ชาร์จไร้สาย ${line.watts} วัตต์ มาตรฐาน ${line.standard} ชาร์จได้ทีละ ${line.devices} เครื่อง`,
      `${line.watts} W wireless by ${line.standard} for ${line.devices} ${line.devices === 1 ? 'device' : 'devices'}.`,
    ),
    text(
      `โต๊ะหัวเตียงโล่งขึ้น ${line.shape === 'stand' ? 'ตั้งจอดูนาฬิกาและแจ้งเตือนได้' : 'แผ่นบางวางตรงไหนก็ได้'}`,
      `A tidier bedside: ${line.shape === 'stand' ? 'see clock and alerts as it stands' : 'thin enough for anywhere'}.`,
    ),
  ],
  highlights: (line) => [
    text(`ชาร์จไร้สายสูงสุด ${line.watts} วัตต์`, `Up to ${line.watts} W wireless`),
    text(`มาตรฐาน ${line.standard}`, `${line.standard} standard`),
    text(`ชาร์จพร้อมกัน ${line.devices} อุปกรณ์`, `${line.devices} at a time`),
    line.standard.includes('Qi2')
      ? text('แม่เหล็กจัดตำแหน่งให้เอง', 'Magnets find the place')
      : text('ตรวจจับสิ่งแปลกปลอม', 'Detects foreign objects'),
  ],
  usageTexts: (line) => [
    line.devices > 2
      ? text(
          'มือถือ นาฬิกา และหูฟังชาร์จครบในแท่นเดียว เหลือสายเส้นเดียวบนโต๊ะ',
          'Phone, watch and earbuds on one stand, with one cable on the table.',
        )
      : text('กลับถึงบ้านวางแล้วลืม หยิบออกจากแท่นได้เลยตอนรีบ', 'Set it down when you come home, pick it up when you rush.'),
    text('ใส่เคสที่รองรับแม่เหล็กอยู่ก็ชาร์จได้ ไม่ต้องถอด', 'Magnetic cases can stay on.'),
    text(
      'ระบบคุมความร้อนลดไฟเองเมื่อเครื่องอุ่น ถนอมแบตระยะยาว',
      'It eases off when the phone warms up, to spare the battery.',
    ),
  ],
  specification: (line) =>
    specification({
      type: line.shape === 'stand' ? text('แท่นตั้ง', 'Stand') : text('แผ่นวาง', 'Pad'),
      power: watts(`${line.watts}`),
      protocols: line.standard,
      devices: text(`${line.devices} เครื่อง`, `${line.devices}`),
      magnets: line.standard.includes('Qi2') ? text('มี', 'Yes') : text('ไม่มี', 'No'),
      input: text('USB-C แนะนำหัวชาร์จ 30 วัตต์ขึ้นไป', 'USB-C; adapter of 30 W or more'),
      safety: text('ตรวจจับโลหะและคุมอุณหภูมิ', 'Metal detection and temperature control'),
      material: text('ซิลิโคนและอะลูมิเนียม', 'Silicone and aluminium'),
      included: line.apple
        ? text('สาย USB-C ไม่รวมหัวชาร์จ', 'USB-C cable; no adapter')
        : text('สาย USB-C', 'USB-C cable'),
      compatible: line.apple ? 'iPhone 12+, AirPods, Apple Watch' : 'Samsung Galaxy, Galaxy Watch, Buds',
    }),
  attributes: (line) => [
    chargingPower(line.watts),
    textAttribute(
      'ports',
      text(`${line.devices} อุปกรณ์`, `${line.devices} ${line.devices === 1 ? 'device' : 'devices'}`),
    ),
  ],
  fits: (line) =>
    line.apple
      ? deviceIdsByPrefix('Apple iPhone 17', 'Apple iPhone Air', 'Apple iPhone 16', 'Apple iPhone 15')
      : deviceIdsByPrefix('Samsung Galaxy S25', 'Samsung Galaxy Z'),
  questions: (line) => [
    question(
      text('ใส่เคสแล้วชาร์จได้ไหม', 'Does it charge through a case?'),
      text(
        'ได้ถ้าเคสหนาไม่เกิน 3 มม. และไม่มีแผ่นโลหะ เคสแม่เหล็กจะเกาะแน่นที่สุด',
        'Yes, through up to 3 mm without metal; magnetic cases hold best.',
      ),
    ),
    question(
      text('แถมหัวชาร์จไหม', 'Is an adapter included?'),
      line.devices > 2
        ? text(
            'บางชุดมีมาในกล่อง ดูรายการอุปกรณ์ หากไม่มีให้ใช้หัว 30–40 วัตต์',
            'Some sets include one: see the list. Otherwise use 30 to 40 W.',
          )
        : text('ไม่แถม ใช้หัว USB-C 30 วัตต์ขึ้นไป', 'No: use a USB-C adapter of 30 W or more.'),
    ),
  ],
  warranty: ({ brand }) => warrantyOf(brand),
});

interface CableLine extends GoodsLine {
  ends: 'USB-C to USB-C' | 'USB-C to Lightning' | 'USB-A to USB-C' | 'HDMI' | 'USB-C to HDMI' | 'DisplayPort';
  watts: number;
  data: string;
  material: 'nylon' | 'silicone' | 'plain';
}

const cc = { ends: 'USB-C to USB-C' } as const;
const lightning = { ends: 'USB-C to Lightning', watts: 27, data: '480 Mbps' } as const;

const cables: readonly CableLine[] = [
  {
    ...cc,
    brand: 'Apple',
    model: 'USB-C Charge Cable 60W',
    hit: true,
    watts: 60,
    data: '480 Mbps',
    material: 'nylon',
    options: { 1: 690 },
    colour: '#F5F5F3',
  },
  {
    ...cc,
    brand: 'Apple',
    model: 'USB-C Charge Cable 240W',
    watts: 240,
    data: '480 Mbps',
    material: 'nylon',
    options: { 2: 1090 },
    colour: '#F5F5F3',
  },
  {
    ...cc,
    brand: 'Apple',
    model: 'Thunderbolt 4 Pro Cable',
    watts: 100,
    data: '40 Gbps',
    material: 'nylon',
    options: { 1: 2490, 1.8: 4590 },
    colour: '#26272B',
  },
  {
    ...cc,
    brand: 'Anker',
    model: 'Prime USB-C Cable 240W',
    watts: 240,
    data: '480 Mbps',
    material: 'nylon',
    options: { 0.9: 590, 1.8: 690 },
    colours: ['black', 'white'],
  },
  {
    ...cc,
    brand: 'Anker',
    model: '322 USB-C Cable 60W',
    hit: true,
    watts: 60,
    data: '480 Mbps',
    material: 'nylon',
    options: { 0.9: 249, 1.8: 299 },
    colours: ['black', 'white'],
  },
  {
    ...cc,
    brand: 'UGREEN',
    model: 'Uno USB-C Cable 100W',
    watts: 100,
    data: '480 Mbps',
    material: 'silicone',
    options: { 1: 390, 2: 490 },
    colours: ['black', 'purple'],
  },
  {
    ...cc,
    brand: 'UGREEN',
    model: 'USB4 Cable 240W 40Gbps',
    watts: 240,
    data: '40 Gbps',
    material: 'nylon',
    options: { 0.8: 990, 1.2: 1290 },
    colour: '#2A2B2F',
  },
  {
    ...cc,
    brand: 'Baseus',
    model: 'Crystal Shine USB-C Cable 100W',
    watts: 100,
    data: '480 Mbps',
    material: 'nylon',
    options: { 1.2: 229, 2: 279 },
    colours: ['black', 'pink', 'green'],
  },
  {
    ...cc,
    brand: 'Vention',
    model: 'Cotton Braided USB-C Cable 60W',
    watts: 60,
    data: '480 Mbps',
    material: 'nylon',
    options: { 1: 149, 2: 199 },
    colours: ['black', 'grey'],
  },
  {
    ...cc,
    brand: 'Belkin',
    model: 'BoostCharge Flex USB-C Cable',
    watts: 60,
    data: '480 Mbps',
    material: 'silicone',
    options: { 1: 590, 2: 690, 3: 790 },
    colours: ['black', 'white'],
  },
  {
    ends: 'USB-A to USB-C',
    brand: 'Eloop',
    model: 'S9 USB-A to USB-C Cable',
    watts: 18,
    data: '480 Mbps',
    material: 'plain',
    options: { 1: 129, 2: 169 },
    colours: ['black', 'white'],
  },
  {
    ends: 'USB-A to USB-C',
    brand: 'Anitech',
    model: 'US302 USB-A to USB-C Cable',
    watts: 15,
    data: '480 Mbps',
    material: 'nylon',
    options: { 1: 119, 2: 149 },
    colours: ['white', 'pink'],
  },
  {
    ...lightning,
    brand: 'Apple',
    model: 'USB-C to Lightning Cable',
    hit: true,
    material: 'plain',
    options: { 1: 690, 2: 1090 },
    colour: '#F5F5F3',
  },
  {
    ...lightning,
    brand: 'UGREEN',
    model: 'MFi USB-C to Lightning Cable',
    material: 'nylon',
    options: { 1: 390, 2: 490 },
    colours: ['black', 'white'],
  },
  {
    ...lightning,
    brand: 'Belkin',
    model: 'BoostCharge Pro Flex Lightning Cable',
    material: 'silicone',
    options: { 1: 890, 2: 990 },
    colours: ['black', 'white'],
  },
  {
    ends: 'HDMI',
    brand: 'UGREEN',
    model: 'HDMI 2.1 Cable 8K',
    hit: true,
    watts: 0,
    data: '48 Gbps',
    material: 'nylon',
    options: { 1: 349, 2: 449, 3: 590 },
    colour: '#2A2B2F',
  },
  {
    ends: 'HDMI',
    brand: 'Vention',
    model: 'HDMI 2.0 Cable 4K',
    watts: 0,
    data: '18 Gbps',
    material: 'plain',
    options: { 1.5: 159, 3: 229, 5: 329 },
    colour: '#2A2B2F',
  },
  {
    ends: 'USB-C to HDMI',
    brand: 'UGREEN',
    model: 'USB-C to HDMI Cable 4K',
    watts: 0,
    data: '18 Gbps',
    material: 'nylon',
    options: { 1.5: 690, 2: 790 },
    colour: '#4A4C52',
  },
  {
    ends: 'DisplayPort',
    brand: 'Vention',
    model: 'DisplayPort 1.4 Cable 8K',
    watts: 0,
    data: '32.4 Gbps',
    material: 'nylon',
    options: { 1.5: 349, 2: 399, 3: 490 },
    colour: '#2A2B2F',
  },
];

const sheath = {
  nylon: text('ถักไนลอน', 'Braided nylon'),
  silicone: text('ซิลิโคนนุ่ม', 'Soft silicone'),
  plain: text('TPE', 'TPE'),
};

export const composedCables: SeedProduct[] = composeGoods({ idBlock: 4060, basePopularity: 340 }, cables, {
  noun: ({ watts: power }) => (power > 0 ? text('สายชาร์จ', 'Cable') : text('สายต่อจอ', 'Cable')),
  category: ({ ends }) =>
    `mobile-accessories/cables/${ends.includes('Lightning') ? 'lightning-cables' : ends.startsWith('USB') && !ends.includes('HDMI') ? 'usb-c-cables' : 'display-cables'}`,
  drawing: ({ ends }) => ({ kind: 'cable', line: ends.includes('Lightning') ? 'lightning' : 'usb-c' }),
  optionAttribute: (length) => metre(Number(length)),
  title: text('สายดีๆ ใช้ได้นานกว่า', 'A good cable lasts'),
  shortDescriptions: (line) => [
    text(
      `สาย ${line.ends} ${line.watts > 0 ? `ชาร์จสูงสุด ${line.watts} วัตต์` : `ส่งภาพ ${line.data}`} สาย${sheath[line.material].th === 'TPE' ? 'เหนียวทน' : sheath[line.material].th}`,
      `${line.ends}, ${line.watts > 0 ? `up to ${line.watts} W` : line.data}, in ${sheath[line.material].en.toLowerCase().replace('tpe', 'TPE')}.`,
    ),
    text(
      `เลือกความยาวได้ ส่งข้อมูล ${line.data} ทนการพับงอนับหมื่นครั้ง`,
      `Choose the length: ${line.data} of data, and tens of thousands of bends.`,
    ),
  ],
  highlights: (line) => [
    text(`หัวต่อ ${line.ends}`, `${line.ends} connectors`),
    line.watts > 0
      ? text(`รองรับกำลังไฟ ${line.watts} วัตต์`, `Carries ${line.watts} W`)
      : text('ภาพและเสียงในเส้นเดียว', 'Picture and sound in one'),
    text(`ความเร็วข้อมูล ${line.data}`, `${line.data} data`),
    text(
      `วัสดุ${sheath[line.material].th === 'TPE' ? ' TPE' : sheath[line.material].th}`,
      `${sheath[line.material].en} sheath`,
    ),
  ],
  usageTexts: (line) => [
    text('โคนสายเสริมแกนกันหัก จุดที่สายทั่วไปเสียก่อนเพื่อน', 'The neck is reinforced where others fail first.'),
    line.watts > 0
      ? text(
          'หัวมีชิปคุยกับหัวชาร์จ จ่ายไฟเท่าที่เครื่องรับได้ ไม่ทำร้ายแบต',
          'A chip agrees the power with the charger, and spares the battery.',
        )
      : text('ต่อโน้ตบุ๊กหรือคอนโซลเข้าทีวีแล้วภาพนิ่ง ไม่วูบ', 'From laptop or console to the TV with a steady picture.'),
    text('มีสายรัดเก็บในตัว ไม่พันกันในกระเป๋า', 'Its own strap keeps it from tangling in the bag.'),
  ],
  specification: (line) =>
    specification({
      connectors: line.ends,
      type: line.watts > 0 ? text('สายชาร์จและซิงก์ข้อมูล', 'Charge and sync') : text('สายสัญญาณภาพ', 'Video'),
      power: line.watts > 0 ? watts(`${line.watts}`) : text('ไม่มีการจ่ายไฟ', 'No charging'),
      data: line.data,
      video:
        line.data === '480 Mbps' ? text('ไม่รองรับการต่อจอ', 'No display output') : text('รองรับการต่อจอ', 'Display output'),
      material: sheath[line.material],
      bends: text('พับงอมากกว่า 10,000 ครั้ง', 'More than 10,000 bends'),
      certificate: line.ends.includes('Lightning') ? 'MFi' : line.watts >= 100 ? 'E-Marker' : 'RoHS',
      included: text('สายรัดเก็บสาย', 'Cable tie'),
      compatible: line.ends.includes('Lightning')
        ? 'iPhone 14, iPad, AirPods'
        : line.watts > 0
          ? text('มือถือ แท็บเล็ต และโน้ตบุ๊ก USB-C', 'USB-C phones, tablets and laptops')
          : text('ทีวี จอ และคอนโซล', 'TVs, monitors and consoles'),
    }),
  attributes: (line) => [
    textAttribute(
      'connector',
      line.ends.includes('Lightning')
        ? 'Lightning'
        : line.ends.includes('HDMI')
          ? 'HDMI'
          : line.ends === 'DisplayPort'
            ? 'DisplayPort'
            : 'USB-C',
    ),
    ...(line.watts > 0 ? [chargingPower(line.watts)] : []),
  ],
  fits: (line) =>
    line.ends.includes('Lightning')
      ? deviceIdsByPrefix('Apple iPhone 14')
      : line.watts > 0 && line.brand !== 'Vention'
        ? deviceIdsByPrefix('Apple iPhone 17', 'Samsung Galaxy S25', 'Xiaomi')
        : [],
  questions: (line) => [
    question(
      text('สายยาวชาร์จช้าลงไหม', 'Is a longer cable slower?'),
      text('ไม่ต่างจนรู้สึกในความยาวที่ขาย เพราะใช้แกนทองแดงหนา', 'Not so you would notice: the copper is thick.'),
    ),
    question(
      text('ต่อจอได้ไหม', 'Can it carry a picture?'),
      line.data === '480 Mbps'
        ? text(
            'สายนี้เน้นชาร์จ หากต้องการต่อจอเลือกสาย USB4 หรือสาย HDMI',
            'This one is for charging. For a display choose a USB4 or HDMI cable.',
          )
        : text('ได้ ตามความละเอียดที่ระบุในสเปก', 'Yes, as the specification says.'),
    ),
  ],
  box: (line) => [text(`สาย ${line.ends} ตามความยาวที่เลือก`, `${line.ends} cable as chosen`)],
  warranty: ({ brand }) => warrantyOf(brand),
});

interface BankLine extends GoodsLine {
  milliampHours: number;
  watts: number;
  ports: string;
  magnetic?: true;
  builtIn?: true;
}

const banks: readonly BankLine[] = [
  {
    brand: 'Anker',
    model: 'MagGo Power Bank 5K Slim',
    milliampHours: 5000,
    watts: 15,
    ports: 'USB-C × 1',
    magnetic: true,
    hit: true,
    price: 1690,
    colours: ['black', 'white', 'blue'],
  },
  {
    brand: 'Apple',
    model: 'iPhone Air MagSafe Battery',
    launch: 'new',
    milliampHours: 3149,
    watts: 12,
    ports: 'USB-C × 1',
    magnetic: true,
    price: 3690,
    colour: '#F5F5F3',
  },
  {
    brand: 'Belkin',
    model: 'BoostCharge Pro Magnetic Power Bank 10K',
    milliampHours: 10000,
    watts: 20,
    ports: 'USB-C × 1',
    magnetic: true,
    price: 2990,
    colours: ['black', 'white'],
  },
  {
    brand: 'UGREEN',
    model: 'MagFlow Power Bank 10K 25W',
    launch: 'new',
    milliampHours: 10000,
    watts: 30,
    ports: 'USB-C × 1',
    magnetic: true,
    builtIn: true,
    price: 1990,
    colours: ['grey', 'white'],
  },
  {
    brand: 'Xiaomi',
    model: 'Magnetic Power Bank 5000 15W',
    milliampHours: 5000,
    watts: 20,
    ports: 'USB-C × 1',
    magnetic: true,
    price: 1190,
    colours: ['grey', 'orange'],
  },
  {
    brand: 'Baseus',
    model: 'Picogo Magnetic Power Bank 5K',
    milliampHours: 5000,
    watts: 20,
    ports: 'USB-C × 1',
    magnetic: true,
    price: 990,
    colours: ['black', 'white', 'purple'],
  },
  {
    brand: 'Eloop',
    model: 'MagCore Power Bank EW56',
    hit: true,
    milliampHours: 10000,
    watts: 20,
    ports: 'USB-C × 1',
    magnetic: true,
    builtIn: true,
    price: 890,
    colours: ['black', 'white', 'pink'],
  },
  {
    brand: 'Anker',
    model: 'Zolo Power Bank 10K 22.5W',
    hit: true,
    milliampHours: 10000,
    watts: 22,
    ports: 'USB-C × 1, USB-A × 1',
    builtIn: true,
    price: 790,
    colours: ['black', 'white', 'blue'],
  },
  {
    brand: 'Anker',
    model: 'Nano Power Bank 10K 45W',
    launch: 'new',
    milliampHours: 10000,
    watts: 45,
    ports: 'USB-C × 1',
    builtIn: true,
    price: 1690,
    colours: ['black', 'white', 'blue'],
  },
  {
    brand: 'UGREEN',
    model: 'Nexode Power Bank 12K 100W',
    milliampHours: 12000,
    watts: 100,
    ports: 'USB-C × 2, USB-A × 1',
    price: 1990,
    colour: '#3A3C42',
  },
  {
    brand: 'Xiaomi',
    model: '22.5W Power Bank 10000 Lite',
    hit: true,
    milliampHours: 10000,
    watts: 22,
    ports: 'USB-C × 1, USB-A × 1',
    price: 449,
    colours: ['black', 'white'],
  },
  {
    brand: 'Samsung',
    model: '25W Power Bank 10000 EB-P3400',
    milliampHours: 10000,
    watts: 25,
    ports: 'USB-C × 2',
    price: 1190,
    colour: '#C9C6BD',
  },
  {
    brand: 'Eloop',
    model: 'E36 Power Bank 12000',
    milliampHours: 12000,
    watts: 12,
    ports: 'USB-A × 2',
    price: 449,
    colours: ['black', 'white', 'pink'],
  },
  {
    brand: 'Eloop',
    model: 'EW52 Power Bank 10000 20W',
    milliampHours: 10000,
    watts: 20,
    ports: 'USB-C × 1, USB-A × 1',
    price: 590,
    colours: ['black', 'white', 'green'],
  },
  {
    brand: 'Anitech',
    model: 'PB101 Power Bank 10000',
    milliampHours: 10000,
    watts: 20,
    ports: 'USB-C × 1, USB-A × 1',
    price: 490,
    colours: ['white', 'pink', 'blue'],
  },
  {
    brand: 'Anker',
    model: 'PowerCore III Power Bank 20K 87W',
    milliampHours: 20000,
    watts: 87,
    ports: 'USB-C × 2, USB-A × 1',
    builtIn: true,
    price: 2690,
    colours: ['black', 'white'],
  },
  {
    brand: 'Anker',
    model: 'Prime Power Bank 20K 220W',
    launch: 'new',
    milliampHours: 20100,
    watts: 220,
    ports: 'USB-C × 2, USB-A × 1',
    price: 5490,
    colours: ['black', 'silver'],
  },
  {
    brand: 'UGREEN',
    model: 'Nexode Power Bank 20K 165W',
    hit: true,
    milliampHours: 20000,
    watts: 165,
    ports: 'USB-C × 2, USB-A × 1',
    builtIn: true,
    price: 2690,
    colour: '#3A3C42',
  },
  {
    brand: 'Baseus',
    model: 'EnerFill FC11 Power Bank 20K 100W',
    milliampHours: 20000,
    watts: 100,
    ports: 'USB-C × 2, USB-A × 1',
    builtIn: true,
    price: 1890,
    colours: ['black', 'white'],
  },
  {
    brand: 'Xiaomi',
    model: '33W Power Bank 20000 (Integrated Cable)',
    th: '33W Power Bank 20000 สายในตัว',
    milliampHours: 20000,
    watts: 33,
    ports: 'USB-C × 1, USB-A × 1',
    builtIn: true,
    price: 1190,
    colours: ['blue', 'sand'],
  },
  {
    brand: 'Eloop',
    model: 'E37 Power Bank 22000',
    milliampHours: 22000,
    watts: 18,
    ports: 'USB-C × 1, USB-A × 1',
    price: 790,
    colours: ['black', 'white'],
  },
];

export const composedPowerBanks: SeedProduct[] = composeGoods({ idBlock: 4090, basePopularity: 430 }, banks, {
  noun: () => text('พาวเวอร์แบงค์', 'Power Bank'),
  category: (line) =>
    `mobile-accessories/power-banks/${line.magnetic ? 'magnetic-power-banks' : line.milliampHours >= 20000 ? 'high-capacity-power-banks' : 'pocket-power-banks'}`,
  drawing: ({ magnetic }) => ({ kind: 'power-bank', line: magnetic ? 'magnetic' : 'standard' }),
  title: text('ออกทั้งวันไม่ต้องหาปลั๊ก', 'All day without a socket'),
  shortDescriptions: (line) => [
    text(
      `${line.milliampHours.toLocaleString('en')}mAh จ่ายไฟสูงสุด ${line.watts} วัตต์${line.magnetic ? ' แปะแม่เหล็กชาร์จไร้สาย' : ''}`,
      `${line.milliampHours.toLocaleString('en')}mAh and up to ${line.watts} W${line.magnetic ? ', with magnetic wireless charging' : ''}.`,
    ),
    text(
      `${line.builtIn ? 'มีสายในตัว ไม่ต้องพกเพิ่ม ' : ''}ชาร์จไว ${line.watts} วัตต์ พกขึ้นเครื่องได้`,
      `${line.builtIn ? 'A built-in cable and ' : ''}${line.watts} W${line.builtIn ? '' : ' of fast charging'}, allowed in cabin baggage.`,
    ),
    text(
      `ความจุ ${line.milliampHours.toLocaleString('en')}mAh ชาร์จมือถือได้ราว ${Math.max(1, Math.round((line.milliampHours * 0.6) / 4500))} รอบ`,
      `${line.milliampHours.toLocaleString('en')}mAh: about ${Math.max(1, Math.round((line.milliampHours * 0.6) / 4500))} phone charge${line.milliampHours > 12000 ? 's' : ''}.`,
    ),
  ],
  highlights: (line) => [
    text(`ความจุ ${line.milliampHours.toLocaleString('en')}mAh`, `${line.milliampHours.toLocaleString('en')}mAh`),
    text(`จ่ายไฟสูงสุด ${line.watts} วัตต์`, `Up to ${line.watts} W`),
    line.magnetic
      ? text('แม่เหล็กเกาะแน่นหลังมือถือ', 'Magnets hold to the phone')
      : line.builtIn
        ? text('สาย USB-C ในตัว', 'Built-in USB-C cable')
        : text(`พอร์ต ${line.ports}`, `Ports: ${line.ports}`),
    text('ผ่านมาตรฐาน มอก. 2879', 'Certified to TIS 2879'),
  ],
  usageTexts: (line) => [
    line.magnetic
      ? text(
          'แปะหลังเครื่องแล้วถ่ายรูปหรือเล่นเกมต่อได้ ไม่มีสายเกะกะ',
          'Snap it on and keep shooting or playing, with no cable in the way.',
        )
      : text('เดินงานแสดงหรือเที่ยวทั้งวันก็ยังมีไฟเหลือให้เพื่อนยืม', 'A fair or a day trip, and still some left to lend.'),
    line.watts >= 60
      ? text(
          'แรงพอชาร์จโน้ตบุ๊กผ่าน USB-C ระหว่างประชุมนอกสถานที่',
          'Strong enough for a laptop by USB-C at an outside meeting.',
        )
      : text('ชาร์จตัวเองไวผ่าน USB-C ตื่นมาก็เต็มพร้อมออก', 'It fills itself quickly by USB-C, ready in the morning.'),
    text(
      'เซลล์แบตคุณภาพพร้อมวงจรตัดไฟหลายชั้น พกขึ้นเครื่องได้ตามเกณฑ์สายการบิน',
      'Good cells and layers of cut-off; it meets airline limits for the cabin.',
    ),
  ],
  specification: (line) =>
    specification({
      capacity: `${line.milliampHours.toLocaleString('en')}mAh (${Math.round((line.milliampHours * 3.7) / 100) / 10}Wh)`,
      power: watts(`${line.watts}`),
      ports: line.ports,
      type: line.magnetic ? text('แม่เหล็กไร้สาย', 'Magnetic wireless') : text('แบบสาย', 'Wired'),
      protocols: line.watts >= 20 ? 'USB PD, QC 3.0' : '5V/2.4A',
      included: line.builtIn ? text('สาย USB-C ในตัว', 'Built-in USB-C cable') : text('สายชาร์จ', 'Charging cable'),
      safety: text('กันชาร์จเกิน กันลัดวงจร กันร้อนเกิน', 'Overcharge, short-circuit and heat protection'),
      certificate: text('มอก. 2879-2560', 'TIS 2879-2560'),
      indicator:
        line.watts >= 87
          ? text('จอแสดงวัตต์และเปอร์เซ็นต์', 'Display of watts and percent')
          : text('ไฟบอกระดับแบต', 'Charge lights'),
      compatible: line.magnetic ? 'iPhone 12+' : 'iPhone, Android, iPad',
    }),
  attributes: (line) => [cellCapacity(line.milliampHours), chargingPower(line.watts)],
  fits: (line) => (line.magnetic ? deviceIdsByPrefix('Apple iPhone 17', 'Apple iPhone Air', 'Apple iPhone 16') : []),
  questions: (line) => [
    question(
      text('นำขึ้นเครื่องบินได้ไหม', 'May I take it on a plane?'),
      text(
        'พกติดตัวขึ้นเครื่องได้เพราะไม่เกิน 100Wh ห้ามโหลดใต้ท้องเครื่อง',
        'Yes in the cabin, being under 100Wh; never in the hold.',
      ),
    ),
    question(
      text('ชาร์จตัวเองเต็มกี่ชั่วโมง', 'How long does it take to fill?'),
      text(
        `ใช้หัวชาร์จเร็วราว ${line.milliampHours >= 20000 ? '4–5' : '2–3'} ชั่วโมง`,
        `About ${line.milliampHours >= 20000 ? 'four to five' : 'two to three'} hours with a fast charger.`,
      ),
    ),
    question(
      text('ทำไมชาร์จได้ไม่เท่าความจุที่เขียน', 'Why do I get less than the printed capacity?'),
      text(
        'เป็นปกติ พลังงานราว 30–40% เสียไปกับการแปลงแรงดัน',
        'That is normal: 30 to 40% goes into converting the voltage.',
      ),
    ),
  ],
  warranty: ({ brand }) =>
    brand === 'Xiaomi' ? exchange(6) : exchange(brand === 'Eloop' || brand === 'Anitech' ? 24 : 18),
});
