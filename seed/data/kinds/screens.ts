import type { Localised, SeedProduct } from '../../types.ts';
import { inch, textAttribute } from '../attributes.ts';
import { manual } from '../box-contents.ts';
import { composeGoods, type GoodsLine } from '../compose-goods.ts';
import { monitorRefresh, monitorScreen } from '../filter-ranges.ts';
import { socketsOf } from '../sockets.ts';
import { inches, specification } from '../specification.ts';
import { question, text } from '../text.ts';
import { onsite, serviceCentre } from '../warranty.ts';

type Use = 'office' | 'gaming' | 'creator' | 'wide' | 'smart';

interface MonitorLine extends GoodsLine {
  use: Use;
  inches: number;
  resolution: 'Full HD' | 'QHD' | '4K' | 'UWQHD' | '5K';
  hertz: number;
  panel: 'IPS' | 'VA' | 'OLED' | 'Mini LED';
  response: string;
  ports: string;
  curved?: true;
}

const pixels = {
  'Full HD': '1920 × 1080',
  QHD: '2560 × 1440',
  '4K': '3840 × 2160',
  UWQHD: '3440 × 1440',
  '5K': '5120 × 2880',
};

const office = {
  use: 'office',
  response: '5 ms',
  ports: 'HDMI, DisplayPort',
  panel: 'IPS',
  resolution: 'Full HD',
} as const;
const gaming = { use: 'gaming', response: '1 ms', ports: 'HDMI × 2, DisplayPort', panel: 'IPS' } as const;
const oled = { use: 'gaming', response: '0.03 ms', ports: 'HDMI 2.1 × 2, DisplayPort, USB-C', panel: 'OLED' } as const;
const creator = {
  use: 'creator',
  response: '5 ms',
  ports: 'USB-C 90W, HDMI, DisplayPort, USB-A',
  panel: 'IPS',
  resolution: '4K',
  hertz: 60,
} as const;
const wide = {
  use: 'wide',
  curved: true,
  response: '1 ms',
  ports: 'HDMI × 2, DisplayPort',
  resolution: 'UWQHD',
} as const;
const smart = { use: 'smart', response: '4 ms', ports: 'HDMI × 2, USB-C, Wi-Fi', panel: 'VA', hertz: 60 } as const;

const lines: readonly MonitorLine[] = [
  { ...office, brand: 'Dell', model: 'SE2425HM', hit: true, inches: 23.8, hertz: 100, price: 2990 },
  {
    ...office,
    brand: 'Dell',
    model: 'P2725HE',
    inches: 27,
    hertz: 100,
    price: 9290,
    ports: 'USB-C 90W, HDMI, DisplayPort, LAN',
  },
  { ...office, brand: 'LG', model: '24MS500-B', inches: 23.8, hertz: 100, price: 2790, ports: 'HDMI × 2' },
  { ...office, brand: 'LG', model: '27MR400-B', inches: 27, hertz: 100, price: 3590, ports: 'HDMI, D-Sub' },
  {
    ...office,
    brand: 'Samsung',
    model: 'Essential S3 S36GD 24',
    hit: true,
    inches: 24,
    hertz: 100,
    panel: 'VA',
    curved: true,
    price: 2690,
    ports: 'HDMI, D-Sub',
  },
  { ...office, brand: 'Acer', model: 'SA242YHbi', inches: 23.8, hertz: 100, price: 2390, ports: 'HDMI, D-Sub' },
  { ...office, brand: 'ASUS', model: 'VA249HG Eye Care', inches: 23.8, hertz: 120, price: 2990 },
  { ...office, brand: 'HP', model: 'Series 3 Pro 324pv', inches: 23.8, hertz: 100, price: 3290 },
  {
    ...office,
    brand: 'Lenovo',
    model: 'ThinkVision S24i-30',
    inches: 23.8,
    hertz: 100,
    price: 3490,
    ports: 'HDMI, D-Sub',
  },
  {
    ...office,
    brand: 'Philips',
    model: '241V8LB',
    inches: 23.8,
    hertz: 100,
    panel: 'VA',
    price: 2290,
    ports: 'HDMI, D-Sub',
  },
  { ...office, brand: 'ViewSonic', model: 'VA2432-H', inches: 23.8, hertz: 100, price: 2490, ports: 'HDMI, D-Sub' },
  {
    ...office,
    brand: 'BenQ',
    model: 'GW2490',
    hit: true,
    inches: 23.8,
    hertz: 100,
    price: 3290,
    ports: 'HDMI × 2, DisplayPort',
  },
  { ...office, brand: 'Xiaomi', model: 'Monitor A24i (2026)', inches: 23.8, hertz: 144, price: 2490 },
  {
    ...gaming,
    brand: 'AOC',
    model: '24G11E',
    hit: true,
    inches: 23.8,
    resolution: 'Full HD',
    hertz: 200,
    price: 3690,
    accent: '#D33A3A',
  },
  {
    ...gaming,
    brand: 'ASUS',
    model: 'TUF Gaming VG249Q5R',
    inches: 23.8,
    resolution: 'Full HD',
    hertz: 200,
    price: 3990,
  },
  {
    ...gaming,
    brand: 'Acer',
    model: 'Nitro VG240Y',
    inches: 23.8,
    resolution: 'Full HD',
    hertz: 180,
    price: 3390,
    accent: '#D33A3A',
  },
  {
    ...gaming,
    brand: 'Samsung',
    model: 'Odyssey G3 G30F 24',
    inches: 24,
    resolution: 'Full HD',
    hertz: 180,
    panel: 'VA',
    price: 3990,
  },
  {
    ...gaming,
    brand: 'BenQ',
    model: 'ZOWIE XL2546X+',
    inches: 24.5,
    resolution: 'Full HD',
    hertz: 280,
    price: 15990,
    accent: '#D33A3A',
  },
  {
    ...gaming,
    brand: 'MSI',
    model: 'MAG 275QF',
    hit: true,
    inches: 27,
    resolution: 'QHD',
    hertz: 180,
    price: 6490,
    accent: '#D33A3A',
  },
  { ...gaming, brand: 'GIGABYTE', model: 'M27Q2', inches: 27, resolution: 'QHD', hertz: 200, price: 8490 },
  {
    ...gaming,
    brand: 'ASUS',
    model: 'ROG Strix XG27ACS',
    inches: 27,
    resolution: 'QHD',
    hertz: 180,
    price: 9990,
    accent: '#D33A3A',
  },
  {
    ...gaming,
    brand: 'AOC',
    model: 'Q27G4X',
    inches: 27,
    resolution: 'QHD',
    hertz: 180,
    price: 6990,
    accent: '#D33A3A',
  },
  {
    ...gaming,
    brand: 'Acer',
    model: 'Nitro XV275K P3',
    inches: 27,
    resolution: '4K',
    hertz: 160,
    panel: 'Mini LED',
    price: 17990,
  },
  {
    ...gaming,
    brand: 'LG',
    model: 'UltraGear 27G850A-B',
    launch: 'new',
    inches: 27,
    resolution: '4K',
    hertz: 240,
    price: 22900,
    accent: '#7A3FF2',
  },
  {
    ...oled,
    brand: 'Samsung',
    model: 'Odyssey OLED G6 G60SF',
    hit: true,
    inches: 27,
    resolution: 'QHD',
    hertz: 500,
    price: 29900,
  },
  {
    ...oled,
    brand: 'ASUS',
    model: 'ROG Strix XG27AQDMG',
    inches: 26.5,
    resolution: 'QHD',
    hertz: 240,
    price: 21990,
    accent: '#D33A3A',
  },
  { ...oled, brand: 'MSI', model: 'MPG 272URX QD-OLED', inches: 26.5, resolution: '4K', hertz: 240, price: 36900 },
  {
    ...oled,
    brand: 'LG',
    model: 'UltraGear OLED 32GX870A-B',
    inches: 31.5,
    resolution: '4K',
    hertz: 240,
    price: 49900,
    accent: '#7A3FF2',
  },
  { ...creator, brand: 'Dell', model: 'UltraSharp U2725QE', inches: 27, hertz: 120, price: 22900 },
  { ...creator, brand: 'ASUS', model: 'ProArt PA279CRV', hit: true, inches: 27, price: 17990 },
  { ...creator, brand: 'BenQ', model: 'PD2706U', inches: 27, price: 18900 },
  { ...creator, brand: 'LG', model: 'UltraFine 27UQ750-W', inches: 27, price: 13900, colour: '#E8E9EB' },
  {
    ...creator,
    brand: 'Apple',
    model: 'Studio Display',
    inches: 27,
    resolution: '5K',
    price: 54900,
    ports: 'Thunderbolt 3, USB-C × 3',
    colour: '#D6D8DB',
  },
  { ...wide, brand: 'LG', model: '34WR55QK-B', inches: 34, hertz: 100, panel: 'VA', price: 10900 },
  { ...wide, brand: 'Samsung', model: 'Odyssey G5 G55T 34', inches: 34, hertz: 165, panel: 'VA', price: 12900 },
  { ...wide, brand: 'MSI', model: 'MAG 341CQP QD-OLED', inches: 34, hertz: 175, panel: 'OLED', price: 27900 },
  {
    ...wide,
    brand: 'Xiaomi',
    model: 'Curved Gaming Monitor G34WQi',
    hit: true,
    inches: 34,
    hertz: 180,
    panel: 'VA',
    price: 8990,
  },
  {
    ...smart,
    brand: 'Samsung',
    model: 'Smart Monitor M5 M50F 27',
    inches: 27,
    resolution: 'Full HD',
    price: 6490,
    colour: '#EDEEF0',
  },
  {
    ...smart,
    brand: 'Samsung',
    model: 'Smart Monitor M8 M80F 32',
    inches: 32,
    resolution: '4K',
    price: 17900,
    colour: '#EDEEF0',
  },
  {
    ...smart,
    brand: 'LG',
    model: 'MyView 32SR50F-W',
    inches: 31.5,
    resolution: 'Full HD',
    panel: 'IPS',
    price: 7990,
    colour: '#EDEEF0',
  },
];

const nouns: Record<Use, Localised> = {
  office: text('จอมอนิเตอร์', 'Monitor'),
  gaming: text('จอเกมมิ่ง', 'Gaming Monitor'),
  creator: text('จอกราฟิก', 'Creator Monitor'),
  wide: text('จออัลตร้าไวด์', 'Ultrawide Monitor'),
  smart: text('จอสมาร์ทมอนิเตอร์', 'Smart Monitor'),
};

const categoryOf = ({ use, resolution, panel }: MonitorLine) => {
  const gamingCategory =
    panel === 'OLED' || resolution === '4K' ? '4k-oled-gaming' : resolution === 'QHD' ? 'qhd-gaming' : 'full-hd-gaming';
  return {
    office: 'office-monitors',
    gaming: `gaming-monitors/${gamingCategory}`,
    creator: 'creator-monitors',
    wide: 'ultrawide-monitors',
    smart: 'smart-monitors',
  }[use];
};

const usageTexts: Record<Use, readonly [Localised, Localised, Localised]> = {
  office: [
    text(
      'เพิ่มจอที่สองแล้วงานเอกสารเร็วขึ้นเห็นๆ เปิดตารางซ้าย อีเมลขวา ไม่ต้องสลับหน้าต่างทั้งวัน',
      'A second display speeds up paperwork: tables left, mail right, and no more switching.',
    ),
    text(
      'ลดแสงสีฟ้าและไม่กะพริบ ทำงานแปดชั่วโมงตาล้าน้อยลง',
      'Low blue light and no flicker keep eyes fresh through eight hours.',
    ),
    text(
      'ขอบจอบาง ตั้งคู่กันได้เนียน เก็บสายหลังขาตั้งเป็นระเบียบ',
      'Slim borders sit well side by side, and the stand keeps cables tidy.',
    ),
  ],
  gaming: [
    text(
      'รีเฟรชสูงทำให้เป้าเคลื่อนไหวคมชัด หันกล้องเร็วแล้วภาพไม่เบลอ',
      'A high refresh rate keeps moving targets sharp, even in fast turns.',
    ),
    text(
      'ซิงก์กับการ์ดจออัตโนมัติ ภาพไม่ฉีก ไม่กระตุก ปรับเงาให้เห็นศัตรูในที่มืดได้',
      'It keeps step with your graphics card, with no tearing, and lifts shadows where enemies hide.',
    ),
    text('ต่อ PS5 หรือ Xbox เล่น 120Hz ได้ผ่าน HDMI', 'PS5 and Xbox play at 120Hz by HDMI.'),
  ],
  creator: [
    text(
      'ค่าความเพี้ยนสีต่ำมาพร้อมใบรับรองจากโรงงาน งานพิมพ์และเว็บสีตรงกัน',
      'Small colour error, with a certificate from the factory: print and web agree.',
    ),
    text(
      'สาย USB-C เส้นเดียวส่งภาพ ชาร์จโน้ตบุ๊ก และต่ออุปกรณ์ได้พร้อมกัน',
      'One USB-C cable carries the picture, charges the laptop and joins your devices.',
    ),
    text('ขาตั้งปรับสูงต่ำ หมุนแนวตั้งดูพอร์ตเทรตหรือโค้ดยาวได้', 'The stand rises, and turns upright for portraits or long code.'),
  ],
  wide: [
    text(
      'กว้างเท่าจอครึ่งสองจอไม่มีขอบกั้น วางไทม์ไลน์ตัดต่อหรือกราฟหุ้นได้ครบ',
      'As wide as a display and a half with no border between: room for timelines and charts.',
    ),
    text(
      'ความโค้งโอบสายตา เกมแข่งรถและจำลองการบินอินขึ้นทันที',
      'The curve wraps around you, and racing and flight pull you in.',
    ),
    text('แบ่งหน้าต่างสามส่วนได้ด้วยโปรแกรมที่มากับจอ', 'Its software parts the screen in three.'),
  ],
  smart: [
    text(
      'เปิด Netflix และ YouTube ได้เองไม่ต้องเปิดคอม วางห้องนอนแทนทีวีเครื่องเล็กได้',
      'Netflix and YouTube without a computer: a small TV for the bedroom.',
    ),
    text(
      'ต่อมือถือไร้สายหรือใช้ Microsoft 365 ผ่าน Wi-Fi ทำงานเบาๆ ได้',
      'Join your phone without a cable, or open Microsoft 365 over Wi-Fi.',
    ),
    text('มีรีโมตและลำโพงในตัว เสียบปลั๊กแล้วใช้ได้ทันที', 'Remote and speakers included: plug it in and go.'),
  ],
};

export const composedMonitors: SeedProduct[] = composeGoods({ idBlock: 3300, basePopularity: 400 }, lines, {
  noun: ({ use }) => nouns[use],
  category: (line) => `tvs-monitors/monitors/${categoryOf(line)}`,
  drawing: ({ use, curved, inches: size, ports }) => ({
    kind: 'monitor',
    line: use === 'wide' ? 'ultrawide' : curved ? 'curved' : use,
    shape: { inches: size, sockets: socketsOf(ports) },
  }),
  title: text('มุมมองที่กว้างกว่าเดิม', 'A wider view'),
  shortDescriptions: (line) => [
    text(
      `จอ ${line.inches} นิ้ว ${line.resolution} ${line.hertz}Hz พาเนล ${line.panel}`,
      `${line.inches}" ${line.resolution} at ${line.hertz}Hz on ${line.panel}.`,
    ),
    text(
      `${line.panel} ${line.inches} นิ้ว ความละเอียด ${pixels[line.resolution]} ต่อผ่าน ${line.ports.split(',')[0]}`,
      `A ${line.inches}" ${line.panel} panel of ${pixels[line.resolution]}, with ${line.ports.split(',')[0]}.`,
    ),
    text(
      `ภาพลื่น ${line.hertz}Hz ตอบสนอง ${line.response} ขนาด ${line.inches} นิ้ว`,
      `Smooth ${line.hertz}Hz, ${line.response} response, ${line.inches}" across.`,
    ),
  ],
  highlights: (line) => [
    text(`ขนาด ${line.inches} นิ้ว ความละเอียด ${line.resolution}`, `${line.inches}" ${line.resolution} display`),
    text(`รีเฟรช ${line.hertz}Hz ตอบสนอง ${line.response}`, `${line.hertz}Hz refresh, ${line.response} response`),
    text(`พาเนล ${line.panel} มุมมองกว้าง`, `${line.panel} panel with wide viewing angles`),
    text(`พอร์ต ${line.ports}`, `Ports: ${line.ports}`),
  ],
  usageTexts: ({ use }) => usageTexts[use],
  specification: (line) =>
    specification({
      display: inches(`${line.inches}`),
      resolution: `${line.resolution} (${pixels[line.resolution]})`,
      refresh: `${line.hertz}Hz`,
      panel: line.panel,
      response: line.response,
      brightness:
        line.panel === 'OLED' || line.use === 'creator'
          ? text('400 นิต', '400 nits')
          : text('250–300 นิต', '250–300 nits'),
      colourSpace: line.use === 'creator' ? 'DCI-P3 95%+' : line.panel === 'OLED' ? 'DCI-P3 99%' : 'sRGB 99%',
      sync: line.use === 'gaming' || line.use === 'wide' ? 'Adaptive Sync' : text('ไม่ระบุ', 'Not stated'),
      ports: line.ports,
      stand:
        line.use === 'creator' || line.use === 'gaming'
          ? text('ปรับสูงต่ำ เอียง หมุน', 'Height, tilt and turn')
          : text('ปรับก้มเงย', 'Tilt'),
      vesa: line.brand === 'Apple' ? text('ตามรุ่นขาตั้ง', 'By the stand chosen') : text('100 × 100 มม.', '100 × 100 mm'),
      audio:
        line.use === 'smart' || line.brand === 'Apple'
          ? text('ลำโพงในตัว', 'Built-in speakers')
          : text('ช่องหูฟัง', 'Headphone jack'),
    }),
  attributes: (line) => [
    monitorScreen(line.inches),
    textAttribute('resolution', line.resolution),
    monitorRefresh(line.hertz),
    textAttribute('panel', line.panel),
  ],
  questions: (line) => [
    question(
      text('แถมสายอะไรมาบ้าง', 'Which cables are included?'),
      line.ports.includes('USB-C')
        ? text('มีสาย USB-C และสายไฟ สายอื่นซื้อเพิ่มได้', 'A USB-C cable and the power cord; others are extra.')
        : text('มีสาย HDMI 1 เส้นและสายไฟ', 'One HDMI cable and the power cord.'),
    ),
    question(
      text('พิกเซลเสียเคลมได้ไหม', 'What about dead pixels?'),
      text(
        'ตรวจจอภายใน 7 วันแรก หากพบจุดสว่างหรือจุดดับตามเงื่อนไขแบรนด์ เปลี่ยนตัวใหม่ให้',
        "Check within seven days. If there are bright or dead pixels within the maker's terms, we replace it.",
      ),
    ),
    question(
      text('ต่อกับ MacBook ได้ไหม', 'Does it work with a MacBook?'),
      line.ports.includes('USB-C') || line.ports.includes('Thunderbolt')
        ? text('ได้ เสียบสาย USB-C เส้นเดียวได้ทั้งภาพและชาร์จไฟ', 'Yes: one USB-C cable for picture and charging.')
        : text('ได้ ใช้อะแดปเตอร์ USB-C เป็น HDMI', 'Yes, with a USB-C to HDMI adapter.'),
    ),
  ],
  box: (line) => [
    text(`จอ ${line.brand} ${line.model}`, `${line.brand} ${line.model}`),
    text('ขาตั้งและน็อต', 'Stand and screws'),
    text('สายไฟและสายสัญญาณ', 'Power and video cables'),
    manual,
  ],
  warranty: ({ brand }) =>
    brand === 'Dell' || brand === 'HP' || brand === 'Lenovo' ? onsite(36) : serviceCentre(brand === 'Apple' ? 12 : 36),
  education: true,
});

interface TelevisionLine extends GoodsLine {
  panel: 'OLED' | 'Mini LED' | 'QLED' | 'LED';
  resolution: '4K' | 'Full HD' | 'HD';
  hertz: number;
  platform: string;
}

const uhd = { panel: 'LED', resolution: '4K', hertz: 60 } as const;

const televisions: readonly TelevisionLine[] = [
  {
    brand: 'LG',
    model: 'OLED B5 4K TV',
    launch: 'new',
    panel: 'OLED',
    resolution: '4K',
    hertz: 120,
    platform: 'webOS',
    options: { 55: 42990, 65: 59990 },
  },
  {
    brand: 'LG',
    model: 'OLED evo G5 4K TV',
    panel: 'OLED',
    resolution: '4K',
    hertz: 165,
    platform: 'webOS',
    options: { 55: 69990, 65: 89990, 77: 149990 },
  },
  {
    brand: 'Samsung',
    model: 'OLED S90F 4K TV',
    hit: true,
    panel: 'OLED',
    resolution: '4K',
    hertz: 144,
    platform: 'Tizen',
    options: { 55: 49990, 65: 69990, 77: 119990 },
  },
  {
    brand: 'Sony',
    model: 'BRAVIA 8 II 4K TV',
    panel: 'OLED',
    resolution: '4K',
    hertz: 120,
    platform: 'Google TV',
    options: { 55: 79990, 65: 109990 },
  },
  {
    brand: 'Samsung',
    model: 'Neo QLED QN80F 4K TV',
    panel: 'Mini LED',
    resolution: '4K',
    hertz: 144,
    platform: 'Tizen',
    options: { 55: 29990, 65: 39990, 75: 54990 },
  },
  {
    brand: 'Samsung',
    model: 'QLED Q7F 4K TV',
    hit: true,
    panel: 'QLED',
    resolution: '4K',
    hertz: 60,
    platform: 'Tizen',
    options: { 43: 12990, 55: 16990, 65: 22990 },
  },
  {
    brand: 'Samsung',
    model: 'The Frame LS03F 4K TV',
    panel: 'QLED',
    resolution: '4K',
    hertz: 120,
    platform: 'Tizen',
    options: { 43: 29990, 55: 39990, 65: 52990 },
    colour: '#3B332C',
  },
  {
    brand: 'Sony',
    model: 'BRAVIA 5 4K TV',
    panel: 'Mini LED',
    resolution: '4K',
    hertz: 120,
    platform: 'Google TV',
    options: { 55: 36990, 65: 47990, 75: 69990 },
  },
  {
    brand: 'TCL',
    model: 'C7K QD-Mini LED 4K TV',
    hit: true,
    panel: 'Mini LED',
    resolution: '4K',
    hertz: 144,
    platform: 'Google TV',
    options: { 55: 22990, 65: 31990, 75: 42990, 85: 62990 },
  },
  {
    brand: 'TCL',
    model: 'P7K QLED 4K TV',
    panel: 'QLED',
    resolution: '4K',
    hertz: 60,
    platform: 'Google TV',
    options: { 43: 9990, 55: 12990, 65: 17990 },
  },
  {
    brand: 'Hisense',
    model: 'U7Q Mini-LED 4K TV',
    panel: 'Mini LED',
    resolution: '4K',
    hertz: 165,
    platform: 'VIDAA',
    options: { 55: 21990, 65: 29990, 75: 41990 },
  },
  {
    brand: 'Hisense',
    model: 'Q6Q QLED 4K TV',
    panel: 'QLED',
    resolution: '4K',
    hertz: 60,
    platform: 'VIDAA',
    options: { 50: 10990, 55: 12490, 65: 16990 },
  },
  {
    brand: 'Xiaomi',
    model: 'TV S Mini LED 2025 4K TV',
    panel: 'Mini LED',
    resolution: '4K',
    hertz: 144,
    platform: 'Google TV',
    options: { 55: 16990, 65: 22990, 75: 32990 },
  },
  {
    brand: 'LG',
    model: 'QNED82A 4K TV',
    panel: 'QLED',
    resolution: '4K',
    hertz: 60,
    platform: 'webOS',
    options: { 50: 15990, 55: 18990, 65: 25990 },
  },
  {
    ...uhd,
    brand: 'LG',
    model: 'UA75 4K UHD TV',
    platform: 'webOS',
    hit: true,
    options: { 43: 9990, 55: 13990, 65: 18990 },
  },
  {
    ...uhd,
    brand: 'Samsung',
    model: 'Crystal UHD U8500F 4K TV',
    platform: 'Tizen',
    options: { 43: 9490, 55: 12990, 65: 17990 },
  },
  {
    ...uhd,
    brand: 'Sony',
    model: 'BRAVIA 2 II 4K TV',
    platform: 'Google TV',
    options: { 43: 14990, 55: 18990, 65: 24990 },
  },
  {
    ...uhd,
    brand: 'Xiaomi',
    model: 'TV A Pro 2026 4K TV',
    platform: 'Google TV',
    hit: true,
    options: { 43: 7490, 55: 9990, 65: 14490 },
  },
  { ...uhd, brand: 'Philips', model: 'PUT7129 4K TV', platform: 'Titan OS', options: { 43: 7990, 55: 10990 } },
  {
    brand: 'Xiaomi',
    model: 'TV A 32 2026',
    panel: 'LED',
    resolution: 'HD',
    hertz: 60,
    platform: 'Google TV',
    price: 3990,
  },
  {
    brand: 'TCL',
    model: 'S5K Full HD TV',
    panel: 'QLED',
    resolution: 'Full HD',
    hertz: 60,
    platform: 'Google TV',
    options: { 32: 5990, 43: 8490 },
  },
  {
    brand: 'Samsung',
    model: 'HD H5000F TV',
    panel: 'LED',
    resolution: 'HD',
    hertz: 60,
    platform: 'Tizen',
    price: 5490,
  },
  { brand: 'Hisense', model: 'A4Q HD TV', panel: 'LED', resolution: 'HD', hertz: 60, platform: 'VIDAA', price: 4290 },
];

const screenSentence: Record<TelevisionLine['panel'], Localised> = {
  OLED: text(
    'พิกเซลเปิดปิดเอง สีดำจึงดำสนิท ดูหนังกลางคืนเห็นรายละเอียดในเงาครบ',
    'Every pixel lights itself, so black is black and night scenes keep their detail.',
  ),
  'Mini LED': text(
    'ไฟ Mini LED แบ่งโซนนับร้อย สว่างสู้แสงห้องกลางวันและคุมแสงฟุ้งได้ดี',
    'Hundreds of Mini LED zones beat daylight and keep halos down.',
  ),
  QLED: text(
    'ควอนตัมดอทให้สีสดและกว้าง ดูบอลหรือการ์ตูนกับลูกก็มีชีวิตชีวา',
    'Quantum dots give wide, lively colours, for football and for cartoons.',
  ),
  LED: text(
    'ภาพคมชัดสำหรับข่าว ละคร และสตรีมมิ่ง ในราคาที่เบา',
    'A clear picture for news, series and streaming at a light price.',
  ),
};

const televisionPorts = (panel: TelevisionLine['panel']) => `HDMI × ${panel === 'LED' ? 3 : 4}, USB × 2, LAN`;

const televisionCategory = ({ panel, resolution }: TelevisionLine) =>
  resolution !== '4K' ? 'hd-tvs' : panel === 'OLED' ? 'oled-tvs' : panel === 'LED' ? '4k-uhd-tvs' : 'qled-mini-led-tvs';

export const composedTelevisions: SeedProduct[] = composeGoods({ idBlock: 3400, basePopularity: 420 }, televisions, {
  noun: ({ platform }) => text(platform === 'Google TV' ? 'กูเกิลทีวี' : 'สมาร์ททีวี', 'TV'),
  category: (line) => `tvs-monitors/tvs/${televisionCategory(line)}`,
  drawing: ({ model, panel, options = { 32: 0 } }) => ({
    kind: 'tv',
    line: model.startsWith('The Frame') ? 'frame' : panel === 'OLED' || panel === 'Mini LED' ? 'pedestal' : 'slim',
    shape: {
      inches: Math.min(...Object.keys(options).map(Number)),
      sockets: [...socketsOf(televisionPorts(panel)), 'aerial'],
    },
  }),
  optionAttribute: (size) => inch(Number(size)),
  title: text('ห้องนั่งเล่นคือโรงหนัง', 'The living room is the cinema'),
  shortDescriptions: (line) => [
    text(
      `ทีวี ${line.panel} ${line.resolution} ${line.hertz}Hz ระบบ ${line.platform}`,
      `A ${line.resolution} ${line.panel} TV at ${line.hertz}Hz with ${line.platform}.`,
    ),
    text(
      `ดูสตรีมมิ่งครบทุกแอปบน ${line.platform} จอ ${line.panel} ${line.resolution}`,
      `Every streaming app on ${line.platform}, on ${line.resolution === 'HD' ? 'an' : 'a'} ${line.resolution} ${line.panel} screen.`,
    ),
  ],
  highlights: (line) => [
    text(`จอ ${line.panel} ความละเอียด ${line.resolution}`, `${line.resolution} ${line.panel} screen`),
    text(
      `ภาพลื่น ${line.hertz}Hz${line.hertz >= 120 ? ' เล่นเกมคอนโซลได้เต็มที่' : ''}`,
      `${line.hertz}Hz${line.hertz >= 120 ? ', ready for consoles' : ' picture'}`,
    ),
    text(`ระบบปฏิบัติการ ${line.platform}`, `${line.platform} built in`),
    text('แชร์จอจากมือถือได้ทันที', 'Shares your phone’s screen'),
  ],
  usageTexts: (line) => [
    screenSentence[line.panel],
    text(
      `เปิดเครื่องแล้วเลือก Netflix, YouTube, TrueID หรือ Viu ได้จากหน้าแรกของ ${line.platform} สั่งงานด้วยเสียงภาษาไทยได้`,
      `Netflix, YouTube, TrueID and Viu wait on the home screen of ${line.platform}, and you can ask in Thai.`,
    ),
    text(
      'ตั้งค่าครั้งแรกตามขั้นตอนบนจอ ต่อ Wi-Fi แล้วเลือกแอปที่ใช้ประจำ',
      'Set it up by the steps on the screen: connect it to Wi-Fi, then choose your apps.',
    ),
  ],
  specification: (line) =>
    specification({
      panel: line.panel,
      resolution: { '4K': '4K UHD (3840 × 2160)', 'Full HD': 'Full HD (1920 × 1080)', HD: 'HD (1366 × 768)' }[
        line.resolution
      ],
      refresh: `${line.hertz}Hz`,
      hdr: line.resolution === '4K' ? 'HDR10, HLG' : text('ไม่รองรับ', 'Not supported'),
      system: line.platform,
      ports: televisionPorts(line.panel),
      wireless: 'Wi-Fi 5, Bluetooth 5',
      audio: line.panel === 'OLED' ? text('40 วัตต์ Dolby Atmos', '40 W, Dolby Atmos') : text('20 วัตต์', '20 W'),
      network: text('ดิจิทัลทีวี DVB-T2', 'DVB-T2 digital TV'),
      control: text('รีโมตพร้อมไมค์', 'Remote with a microphone'),
      vesa: text('รองรับ', 'Supported'),
    }),
  attributes: (line) => [
    textAttribute('panel', line.panel),
    textAttribute('resolution', line.resolution),
    textAttribute('refresh-rate', `${line.hertz}Hz`),
    textAttribute('platform', line.platform),
    ...(line.options ? [] : [inch(32)]),
  ],
  questions: (line) => [
    question(
      text('มีบริการติดตั้งแขวนผนังไหม', 'Do you mount it on the wall?'),
      text(
        'มี ช่างคิดค่าแขวนตามขนาด ขาแขวนซื้อเพิ่มได้ แจ้งตอนนัดส่ง',
        'Yes, for a fee by size; brackets are extra. Tell us when we call.',
      ),
    ),
    question(
      text('ดูช่องดิจิทัลทีวีได้เลยไหม', 'Does it receive digital TV?'),
      text('ได้ มีจูนเนอร์ในตัว ต่อเสาอากาศแล้วค้นหาช่อง', 'Yes: it has a tuner. Join an aerial and scan.'),
    ),
    question(
      text('ต่อ PS5 เล่น 120Hz ได้ไหม', 'Does it play PS5 at 120Hz?'),
      line.hertz >= 120
        ? text('ได้ ใช้ช่อง HDMI 2.1 และเปิดโหมดเกม', 'Yes: use an HDMI 2.1 port and game mode.')
        : text(
            'ต่อได้ที่ 60Hz หากต้องการ 120Hz แนะนำรุ่น Mini LED หรือ OLED',
            'It plays at 60Hz; for 120Hz look at Mini LED or OLED.',
          ),
    ),
  ],
  box: (line) => [
    text(`ทีวี ${line.brand} ${line.model}`, `${line.brand} ${line.model}`),
    text('รีโมตและถ่าน', 'Remote and batteries'),
    text('ขาตั้งและน็อต', 'Stand and screws'),
    manual,
  ],
  warranty: ({ panel }) => onsite(panel === 'OLED' ? 36 : 24),
});
