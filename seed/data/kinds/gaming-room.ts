import type { SeedProduct } from '../../types.ts';
import { textAttribute } from '../attributes.ts';
import { composeGoods, type GoodsLine } from '../compose-goods.ts';
import { kilograms, millimetres, specification } from '../specification.ts';
import { question, text } from '../text.ts';
import { serviceCentre } from '../warranty.ts';

interface MatLine extends GoodsLine {
  sizes: Readonly<Partial<Record<'M' | 'L' | 'XL', readonly [millimetres: string, price: number]>>>;
  surface: 'cloth' | 'hard' | 'rgb';
}

const surfaces = {
  cloth: text('ผ้าทอ', 'Cloth'),
  hard: text('ผิวแข็ง', 'Hard'),
  rgb: text('ผ้าขอบไฟ RGB', 'Cloth with RGB edge'),
};

const mats: readonly MatLine[] = [
  {
    brand: 'Logitech',
    model: 'G640',
    hit: true,
    surface: 'cloth',
    sizes: { L: ['460 × 400', 1090], XL: ['900 × 400', 1690] },
  },
  {
    brand: 'Razer',
    model: 'Gigantus V2',
    surface: 'cloth',
    sizes: { M: ['360 × 275', 390], L: ['450 × 400', 590], XL: ['940 × 410', 890] },
    accent: '#44D62C',
  },
  {
    brand: 'SteelSeries',
    model: 'QcK',
    hit: true,
    surface: 'cloth',
    sizes: { M: ['320 × 270', 390], L: ['450 × 400', 690], XL: ['900 × 300', 990] },
  },
  { brand: 'HyperX', model: 'Pulsefire Mat RGB', surface: 'rgb', sizes: { XL: ['900 × 420', 1790] } },
  { brand: 'Corsair', model: 'MM700 RGB', surface: 'rgb', sizes: { XL: ['930 × 400', 1990] } },
  { brand: 'Signo', model: 'MT-325', surface: 'cloth', sizes: { M: ['320 × 270', 120], XL: ['800 × 300', 290] } },
];

export const composedMousePads: SeedProduct[] = composeGoods(
  { idBlock: 4610, basePopularity: 280 },
  mats.map((line) => ({
    ...line,
    options: Object.fromEntries(Object.entries(line.sizes).map(([size, [, price]]) => [size, price])),
  })),
  {
    noun: () => text('แผ่นรองเมาส์', 'Mouse Pad'),
    category: () => 'gaming/mouse-pads',
    drawing: ({ surface }) => ({ kind: 'mouse-pad', line: surface === 'rgb' ? 'lit' : 'standard' }),
    optionAttribute: (size, { sizes }) => {
      const [millimetres] = sizes[size as keyof typeof sizes] ?? [''];
      return textAttribute('size', text(`${size} (${millimetres} มม.)`, `${size} (${millimetres} mm)`));
    },
    title: text('ลากลื่น หยุดแม่น', 'Glide and stop'),
    shortDescriptions: (line) => [
      text(
        `แผ่นรองเมาส์${surfaces[line.surface].th} ฐานยางกันลื่น มีหลายขนาด`,
        `${surfaces[line.surface].en} on a non-slip base, in sizes for every desk.`,
      ),
      text('เมาส์ลื่นสม่ำเสมอทั้งแผ่น ขอบเย็บไม่ลุ่ย', 'An even glide all over, with stitched edges.'),
    ],
    highlights: (line) => [
      text(`พื้นผิว${surfaces[line.surface].th}`, `${surfaces[line.surface].en} surface`),
      text('ฐานยางธรรมชาติไม่เลื่อน', 'Natural rubber that stays put'),
      text('ขอบเย็บทนทาน', 'Durable stitched edge'),
    ],
    usageTexts: () => [
      text('กวาดเมาส์กว้างๆ ในเกมยิงได้โดยไม่หลุดแผ่น', 'Room for wide sweeps in shooters.'),
      text('ซักด้วยมือได้ ตากร่มแล้วกลับมาลื่นเหมือนใหม่', 'Wash by hand, dry in the shade, and it glides like new.'),
      text('ม้วนพกไปแข่งหรือทำงานนอกบ้านได้', 'It rolls up for matches or work away.'),
    ],
    specification: (line) =>
      specification({
        type: surfaces[line.surface],
        dimensions: millimetres(
          Object.values(line.sizes)
            .map((size) => size[0])
            .join(' / '),
        ),
        thickness: text('3–4 มม.', '3–4 mm'),
        material: text('ผ้าโพลีเอสเตอร์และยาง', 'Polyester and rubber'),
        lighting: line.surface === 'rgb' ? 'RGB' : text('ไม่มี', 'None'),
        ports: line.surface === 'rgb' ? 'USB' : text('ไม่มี', 'None'),
        care: text('กันน้ำหก', 'Spill resistant'),
        functions: text('ขอบเย็บ', 'Stitched edge'),
        compatible: text('เมาส์ออปติคัลและเลเซอร์', 'Optical and laser mice'),
        included: text('แผ่นรอง 1 แผ่น', 'One pad'),
      }),
    attributes: (line) => [textAttribute('material', surfaces[line.surface])],
    questions: () => [
      question(
        text('ซักได้ไหม', 'Is it washable?'),
        text('ซักมือด้วยน้ำสบู่อ่อน ห้ามปั่นและห้ามรีด', 'By hand with mild soap; no spinning or ironing.'),
      ),
      question(
        text('เลือกขนาดไหนดี', 'Which size should I take?'),
        text('วางเมาส์อย่างเดียวเลือก M หรือ L หากวางคีย์บอร์ดด้วยเลือก XL', 'M or L for the mouse alone, XL with the keyboard.'),
      ),
    ],
    warranty: () => serviceCentre(6),
  },
);

interface ChairLine extends GoodsLine {
  material: 'fabric' | 'pu' | 'mesh';
  load: number;
  weight: number;
}

const upholstery = { fabric: text('ผ้า', 'Fabric'), pu: text('หนัง PU', 'PU leather'), mesh: text('ตาข่าย', 'Mesh') };

const chairs: readonly ChairLine[] = [
  {
    brand: 'Razer',
    model: 'Iskur V2',
    material: 'pu',
    load: 136,
    weight: 32,
    price: 22900,
    colours: ['black', 'green'],
  },
  {
    brand: 'Corsair',
    model: 'TC100 RELAXED',
    hit: true,
    material: 'fabric',
    load: 120,
    weight: 22,
    price: 6990,
    colours: ['black', 'grey'],
  },
  {
    brand: 'Thermaltake',
    model: 'ARGENT E700',
    material: 'pu',
    load: 150,
    weight: 35,
    price: 29900,
    colours: ['black', 'white'],
  },
  {
    brand: 'Nubwo',
    model: 'X111 Gaming Chair',
    hit: true,
    material: 'pu',
    load: 150,
    weight: 20,
    price: 3990,
    colours: ['black', 'red', 'pink'],
  },
  {
    brand: 'Signo',
    model: 'GC-203 Gaming Chair',
    material: 'pu',
    load: 150,
    weight: 19,
    price: 3490,
    colours: ['black', 'red', 'blue'],
  },
  {
    brand: 'Anitech',
    model: 'ERGO C1 Chair',
    material: 'mesh',
    load: 120,
    weight: 17,
    price: 4990,
    colours: ['black', 'grey'],
  },
];

export const composedChairs: SeedProduct[] = composeGoods({ idBlock: 4630, basePopularity: 240 }, chairs, {
  noun: () => text('เก้าอี้เกมมิ่ง', 'Gaming Chair'),
  category: () => 'gaming/gaming-chairs',
  drawing: ({ material }) => ({ kind: 'gaming-chair', line: material === 'mesh' ? 'mesh' : 'standard' }),
  title: text('นั่งนานไม่ปวดหลัง', 'Sit long, ache less'),
  shortDescriptions: (line) => [
    text(
      `เบาะ${upholstery[line.material].th} รับน้ำหนัก ${line.load} กก. ปรับเอนได้`,
      `${upholstery[line.material].en}, carries ${line.load} kg and reclines.`,
    ),
    text('ซัพพอร์ตเอวและต้นคอ นั่งเล่นหรือทำงานได้ทั้งวัน', 'It holds waist and neck, for play or a working day.'),
  ],
  highlights: (line) => [
    text(`วัสดุหุ้ม${upholstery[line.material].th}`, `${upholstery[line.material].en} cover`),
    text(`รองรับน้ำหนัก ${line.load} กก.`, `Carries ${line.load} kg`),
    text('ปรับเอน ปรับสูง และที่วางแขน', 'Recline, height and armrests adjust'),
  ],
  usageTexts: (line) => [
    line.material === 'mesh'
      ? text('หลังตาข่ายระบายอากาศ นั่งหน้าร้อนไม่อับ', 'The mesh back breathes in the hot season.')
      : text('โฟมขึ้นรูปไม่ยุบง่าย นั่งปีสองก็ยังแน่น', 'Moulded foam stays firm into its second year.'),
    text('โช้กแก๊สผ่านมาตรฐาน ล้อเงียบไม่ขูดพื้น', 'A certified gas lift and quiet wheels.'),
    text(
      'จัดส่งเป็นกล่อง ประกอบเองราว 30 นาที หรือให้ช่างประกอบ',
      'It comes boxed: about 30 minutes to build, or our technician does it.',
    ),
  ],
  specification: (line) =>
    specification({
      material: upholstery[line.material],
      load: text(`${line.load} กก.`, `${line.load} kg`),
      functions: text('เอนหลังและโยก', 'Recline and rock'),
      stand: text('ขาห้าแฉก ล้อไนลอน', 'Five-star base, nylon wheels'),
      safety: text('โช้กแก๊สคลาส 4', 'Class 4 gas lift'),
      height: text('เหมาะกับผู้สูง 155–190 ซม.', 'For 155–190 cm'),
      control: text('ที่วางแขนปรับได้', 'Adjustable armrests'),
      included: text('หมอนรองคอและเอวตามรุ่น', 'Neck and waist cushions by model'),
      type: text('เก้าอี้เกมมิ่ง', 'Gaming chair'),
      weight: kilograms(`${line.weight}`),
    }),
  attributes: (line) => [textAttribute('material', upholstery[line.material])],
  questions: () => [
    question(
      text('มีบริการประกอบไหม', 'Do you assemble it?'),
      text('มีในกรุงเทพฯ และปริมณฑล คิดค่าบริการเพิ่ม แจ้งตอนสั่งซื้อ', 'In greater Bangkok, for a fee: tell us when you order.'),
    ),
    question(
      text('เบาะลอกไหม', 'Does the cover peel?'),
      text(
        'เช็ดด้วยผ้าหมาด เลี่ยงแดดตรงและแอลกอฮอล์ จะใช้ได้นานขึ้น',
        'Wipe with a damp cloth and keep it from sun and alcohol, and it lasts.',
      ),
    ),
  ],
  warranty: () => serviceCentre(24),
});
