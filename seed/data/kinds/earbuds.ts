import type { Localised, SeedProduct } from '../../types.ts';
import { colour, textAttribute, yesNoAttribute } from '../attributes.ts';
import { cableC, manual } from '../box-contents.ts';
import type { Colour } from '../colours.ts';
import { compose, type ProductDraft, pickByTurn, type SalesStatus } from '../compose.ts';
import { playTime } from '../filter-ranges.ts';
import { millimetres, specification } from '../specification.ts';
import { heading, list, paragraph, question, table, text } from '../text.ts';
import { exchange, serviceCentre } from '../warranty.ts';

type EarbudsCategory = 'noise-cancelling-earbuds' | 'value-earbuds' | 'open-sports-earbuds';

interface EarbudsLine extends SalesStatus {
  brand: string;
  model: string;
  categoryPath: EarbudsCategory;
  anc: boolean;
  /** Driver size in millimetres. */
  driver: number;
  /** Battery hours of the earbuds, and including the case. */
  hours: readonly [number, number];
  bluetooth: string;
  codecs: string;
  water: string;
  price: number;
  colours: readonly Colour[];
  fit: 'stem' | 'bud' | 'clip' | 'hook';
  /** Months of the shop's warranty, if the brand has no service centres. */
  exchange?: number;
}

const quiet = { categoryPath: 'noise-cancelling-earbuds', anc: true } as const;
const value = { categoryPath: 'value-earbuds', anc: false } as const;
const fits: Record<EarbudsLine['fit'], Localised> = {
  stem: text('ทรงก้านใส่กระชับ', 'A secure stem fit'),
  bud: text('ทรงเม็ดใส่แล้วเรียบไปกับหู', 'Buds that sit flush'),
  clip: text('ทรงคลิปหนีบใบหู ไม่อุดช่องหู', 'A clip that leaves the ear open'),
  hook: text('มีตะขอเกี่ยวหูกระชับ', 'A hook that holds over the ear'),
};

const open = { categoryPath: 'open-sports-earbuds', anc: false, fit: 'bud' } as const;

const lines: readonly EarbudsLine[] = [
  {
    ...quiet,
    brand: 'Sony',
    model: 'WF-1000XM5',
    hit: true,
    driver: 8.4,
    hours: [8, 24],
    bluetooth: '5.3',
    codecs: 'LDAC, AAC, SBC, LC3',
    water: 'IPX4',
    price: 9990,
    colours: ['black', 'platinum', 'pink'],
    fit: 'bud',
  },
  {
    ...quiet,
    brand: 'Sony',
    model: 'WF-C710N',
    driver: 5,
    hours: [8.5, 30],
    bluetooth: '5.3',
    codecs: 'AAC, SBC',
    water: 'IPX4',
    price: 3990,
    colours: ['black', 'white', 'blue', 'pink'],
    fit: 'bud',
  },
  {
    ...quiet,
    brand: 'Bose',
    model: 'QuietComfort Ultra Earbuds (2nd Gen)',
    launch: 'new',
    driver: 9.3,
    hours: [6, 24],
    bluetooth: '5.3',
    codecs: 'aptX Adaptive, AAC, SBC',
    water: 'IPX4',
    price: 12900,
    colours: ['black', 'white', 'lilac'],
    fit: 'bud',
  },
  {
    ...quiet,
    brand: 'Bose',
    model: 'QuietComfort Earbuds',
    driver: 9,
    hours: [8.5, 31],
    bluetooth: '5.3',
    codecs: 'AAC, SBC',
    water: 'IPX4',
    price: 7400,
    colours: ['black', 'white', 'lilac'],
    fit: 'bud',
  },
  {
    ...quiet,
    brand: 'JBL',
    model: 'Live Beam 3',
    driver: 10,
    hours: [12, 48],
    bluetooth: '5.3',
    codecs: 'LDAC, AAC, SBC',
    water: 'IP55',
    price: 6990,
    colours: ['black', 'silver', 'blue', 'purple'],
    fit: 'stem',
  },
  {
    ...quiet,
    brand: 'JBL',
    model: 'Tour Pro 3',
    driver: 10.2,
    hours: [11, 44],
    bluetooth: '5.3',
    codecs: 'LDAC, AAC, SBC',
    water: 'IP55',
    price: 11900,
    colours: ['black', 'cream'],
    fit: 'stem',
  },
  {
    ...quiet,
    brand: 'JBL',
    model: 'Tune Beam 2',
    hit: true,
    driver: 10,
    hours: [12, 48],
    bluetooth: '5.3',
    codecs: 'AAC, SBC, LC3',
    water: 'IP54',
    price: 3290,
    colours: ['black', 'white', 'blue'],
    fit: 'stem',
  },
  {
    ...quiet,
    brand: 'Samsung',
    model: 'Galaxy Buds3 FE',
    launch: 'new',
    driver: 11,
    hours: [8.5, 30],
    bluetooth: '5.4',
    codecs: 'SSC, AAC, SBC',
    water: 'IP54',
    price: 4990,
    colours: ['black', 'grey'],
    fit: 'stem',
  },
  {
    ...quiet,
    brand: 'Samsung',
    model: 'Galaxy Buds3',
    driver: 11,
    hours: [6, 30],
    bluetooth: '5.4',
    codecs: 'SSC, AAC, SBC',
    water: 'IP57',
    price: 5490,
    colours: ['silver', 'white'],
    fit: 'stem',
  },
  {
    ...quiet,
    brand: 'HUAWEI',
    model: 'FreeBuds Pro 4',
    driver: 11,
    hours: [7, 33],
    bluetooth: '5.2',
    codecs: 'L2HC, LDAC, AAC, SBC',
    water: 'IP54',
    price: 5990,
    colours: ['black', 'white', 'green'],
    fit: 'stem',
  },
  {
    ...quiet,
    brand: 'HUAWEI',
    model: 'FreeBuds 6',
    driver: 11,
    hours: [6, 36],
    bluetooth: '5.4',
    codecs: 'L2HC, LDAC, AAC',
    water: 'IP54',
    price: 4990,
    colours: ['black', 'white', 'purple'],
    fit: 'stem',
  },
  {
    ...quiet,
    brand: 'Nothing',
    model: 'Ear',
    driver: 11,
    hours: [8.5, 40],
    bluetooth: '5.3',
    codecs: 'LDAC, LHDC, AAC, SBC',
    water: 'IP54',
    price: 4990,
    colours: ['black', 'white'],
    fit: 'stem',
  },
  {
    ...quiet,
    brand: 'Nothing',
    model: 'CMF Buds 2',
    hit: true,
    driver: 11,
    hours: [13.5, 55],
    bluetooth: '5.4',
    codecs: 'AAC, SBC',
    water: 'IP55',
    price: 1790,
    colours: ['charcoal', 'light-green', 'orange'],
    fit: 'stem',
  },
  {
    ...quiet,
    brand: 'Beats',
    model: 'Studio Buds +',
    driver: 8.2,
    hours: [9, 36],
    bluetooth: '5.3',
    codecs: 'AAC, SBC',
    water: 'IPX4',
    price: 6290,
    colours: ['black', 'ivory-white', 'clear'],
    fit: 'bud',
  },
  {
    ...quiet,
    brand: 'Sennheiser',
    model: 'Momentum True Wireless 4',
    driver: 7,
    hours: [7.5, 30],
    bluetooth: '5.4',
    codecs: 'aptX Lossless, aptX Adaptive, AAC',
    water: 'IP54',
    price: 11990,
    colours: ['black', 'silver', 'graphite'],
    fit: 'bud',
  },
  {
    ...quiet,
    brand: 'Soundcore',
    model: 'Liberty 5',
    launch: 'new',
    driver: 9.2,
    hours: [12, 48],
    bluetooth: '5.4',
    codecs: 'LDAC, AAC, SBC',
    water: 'IP55',
    price: 3990,
    colours: ['black', 'white', 'blue'],
    fit: 'stem',
    exchange: 18,
  },
  {
    ...quiet,
    brand: 'Soundcore',
    model: 'R50i NC',
    hit: true,
    driver: 10,
    hours: [10, 45],
    bluetooth: '5.4',
    codecs: 'AAC, SBC',
    water: 'IP54',
    price: 1290,
    colours: ['black', 'white', 'pink'],
    fit: 'stem',
    exchange: 18,
  },
  {
    ...quiet,
    brand: 'QCY',
    model: 'MeloBuds Pro',
    driver: 12,
    hours: [7.5, 34],
    bluetooth: '5.3',
    codecs: 'LDAC, AAC, SBC',
    water: 'IPX5',
    price: 1590,
    colours: ['black', 'white'],
    fit: 'stem',
    exchange: 12,
  },
  {
    ...quiet,
    brand: 'Xiaomi',
    model: 'Buds 5 Pro',
    driver: 11,
    hours: [8, 40],
    bluetooth: '5.4',
    codecs: 'aptX Lossless, LDAC, AAC',
    water: 'IP54',
    price: 6490,
    colours: ['titan-grey', 'white'],
    fit: 'stem',
  },
  {
    ...value,
    brand: 'Xiaomi',
    model: 'Redmi Buds 6 Play',
    hit: true,
    driver: 10,
    hours: [7.5, 36],
    bluetooth: '5.4',
    codecs: 'AAC, SBC',
    water: 'IPX4',
    price: 449,
    colours: ['black', 'white', 'pink'],
    fit: 'bud',
  },
  {
    ...value,
    brand: 'QCY',
    model: 'T13',
    driver: 7.2,
    hours: [8, 40],
    bluetooth: '5.1',
    codecs: 'AAC, SBC',
    water: 'IPX5',
    price: 499,
    colours: ['black', 'white', 'pink'],
    fit: 'stem',
    exchange: 12,
  },
  {
    ...value,
    brand: 'Soundcore',
    model: 'P20i',
    hit: true,
    driver: 10,
    hours: [10, 30],
    bluetooth: '5.3',
    codecs: 'AAC, SBC',
    water: 'IPX5',
    price: 690,
    colours: ['black', 'white', 'blue', 'pink'],
    fit: 'stem',
    exchange: 18,
  },
  {
    ...value,
    brand: 'Sony',
    model: 'WF-C510',
    driver: 6,
    hours: [11, 22],
    bluetooth: '5.3',
    codecs: 'AAC, SBC',
    water: 'IPX4',
    price: 1990,
    colours: ['black', 'white', 'blue', 'yellow'],
    fit: 'bud',
  },
  {
    ...value,
    brand: 'JBL',
    model: 'Wave Beam 2',
    driver: 8,
    hours: [10, 40],
    bluetooth: '5.3',
    codecs: 'AAC, SBC',
    water: 'IP54',
    price: 2190,
    colours: ['black', 'white', 'beige', 'blue'],
    fit: 'stem',
  },
  {
    ...value,
    brand: 'realme',
    model: 'Buds T110',
    driver: 10,
    hours: [7, 38],
    bluetooth: '5.4',
    codecs: 'AAC, SBC',
    water: 'IPX5',
    price: 699,
    colours: ['black', 'green'],
    fit: 'stem',
  },
  {
    ...value,
    brand: 'Anitech',
    model: 'TWS-E1',
    driver: 10,
    hours: [5, 20],
    bluetooth: '5.3',
    codecs: 'AAC, SBC',
    water: 'IPX4',
    price: 590,
    colours: ['white', 'pink', 'green'],
    fit: 'stem',
    exchange: 24,
  },
  {
    ...open,
    brand: 'Bose',
    model: 'Ultra Open Earbuds',
    fit: 'clip',
    driver: 12,
    hours: [7.5, 27],
    bluetooth: '5.3',
    codecs: 'aptX Adaptive, AAC, SBC',
    water: 'IPX4',
    price: 11900,
    colours: ['black', 'white'],
  },
  {
    ...open,
    brand: 'HUAWEI',
    model: 'FreeClip',
    fit: 'clip',
    hit: true,
    driver: 10.8,
    hours: [8, 36],
    bluetooth: '5.3',
    codecs: 'L2HC, AAC, SBC',
    water: 'IP54',
    price: 5990,
    colours: ['black', 'purple', 'beige'],
  },
  {
    ...open,
    brand: 'Soundcore',
    model: 'AeroClip',
    fit: 'clip',
    driver: 12,
    hours: [8, 32],
    bluetooth: '5.4',
    codecs: 'LDAC, AAC, SBC',
    water: 'IPX4',
    price: 4590,
    colours: ['black', 'white', 'rose-gold'],
    exchange: 18,
  },
  {
    ...open,
    brand: 'JBL',
    model: 'Endurance Race 2',
    driver: 6.8,
    hours: [12, 48],
    bluetooth: '5.3',
    codecs: 'AAC, SBC',
    water: 'IP68',
    price: 2990,
    colours: ['black', 'white', 'purple'],
  },
  {
    ...open,
    brand: 'Beats',
    model: 'Powerbeats Pro 2',
    fit: 'hook',
    driver: 9.5,
    hours: [10, 45],
    bluetooth: '5.3',
    codecs: 'AAC, SBC',
    water: 'IPX4',
    price: 8990,
    colours: ['jet-black', 'orange', 'lavender'],
  },
];

const usageTexts: Record<EarbudsCategory, readonly [Localised, Localised, Localised]> = {
  'noise-cancelling-earbuds': [
    text(
      'เปิดตัดเสียงแล้วเสียงรถ เสียงแอร์ และเสียงคุยรอบตัวเบาลงทันที เหลือแต่เพลงที่ตั้งใจฟัง',
      'Turn on noise cancelling and traffic, air-conditioning and chatter fade at once.',
    ),
    text(
      'แตะหนึ่งครั้งเพื่อฟังเสียงรอบข้าง สั่งกาแฟหรือฟังประกาศรถไฟฟ้าได้โดยไม่ต้องถอด',
      'One tap lets the outside in, for ordering coffee or hearing the train announcement.',
    ),
    text(
      'ไมค์แยกเสียงพูดออกจากเสียงลม ประชุมระหว่างเดินก็ยังฟังรู้เรื่อง',
      'The microphones lift your voice out of the wind, even in a walking meeting.',
    ),
  ],
  'value-earbuds': [
    text(
      'เปิดฝาก็ต่อให้เอง ฟังเพลง เรียนออนไลน์ คุยสายได้ครบ ในราคาที่หายก็ไม่ปวดใจ',
      'Open the lid and they connect: music, lessons and calls at a price that forgives.',
    ),
    text('โหมดเกมลดความหน่วง ภาพกับเสียงตรงกัน', 'A game mode cuts the delay, so sound and picture agree.'),
    text('เคสเล็กใส่กระเป๋ากางเกงได้ ชาร์จผ่าน USB-C', 'The small case fits a pocket and charges by USB-C.'),
  ],
  'open-sports-earbuds': [
    text(
      'ไม่อุดหู ได้ยินเสียงรถและคนรอบตัว วิ่งริมถนนก็ปลอดภัยกว่า',
      'Nothing plugs the ear: you hear traffic and people, safer by the road.',
    ),
    text('เกาะแน่นแม้สปรินต์หรือกระโดดเชือก เหงื่อท่วมก็ไม่ลื่น', 'They hold through sprints and skipping, sweat and all.'),
    text('ใส่ทั้งวันไม่เจ็บหู เหมาะกับคนใส่แว่น', 'Comfortable all day, with glasses too.'),
  ],
};

const write = (line: EarbudsLine, turn: number): ProductDraft => {
  const name = /^(Redmi|CMF)/.test(line.model) ? line.model : `${line.brand} ${line.model}`;
  const [alone, withCase] = line.hours;
  const [first, second, third] = usageTexts[line.categoryPath];
  const battery = text(`${alone} ชั่วโมง (รวมเคส ${withCase} ชั่วโมง)`, `${alone} hours (${withCase} hours with the case)`);
  const twoPhones = question(
    text('ต่อพร้อมกันสองเครื่องได้ไหม', 'Can they connect to two devices?'),
    line.price >= 1500
      ? text('ได้ สลับเสียงจากโน้ตบุ๊กไปมือถือเองเมื่อมีสายเข้า', 'Yes, and they switch from laptop to phone when a call comes.')
      : text('จับคู่ไว้หลายเครื่องได้ แต่เล่นเสียงได้ทีละเครื่อง', 'They remember several devices but play from one at a time.'),
  );
  const sweat = question(
    text('ใส่ออกกำลังกายได้ไหม', 'May I train with them?'),
    text(
      `ได้ กันเหงื่อระดับ ${line.water} เช็ดให้แห้งก่อนเก็บเข้าเคส`,
      `Yes, they are rated ${line.water}. Wipe them dry before they go back in the case.`,
    ),
  );
  const lost = question(
    text('ทำหายข้างเดียวซื้อเพิ่มได้ไหม', 'Can I buy just one bud?'),
    text(
      'ติดต่อศูนย์บริการของแบรนด์เพื่อสั่งข้างเดียวได้ มีค่าใช้จ่ายตามรุ่น',
      "The maker's service centre sells single buds; the price depends on the model.",
    ),
  );
  return {
    brand: line.brand,
    model: line.model,
    category: `audio/earbuds/${line.categoryPath}`,
    name: text(`หูฟังไร้สาย ${name}`, name),
    shortDescription: pickByTurn(turn, [
      text(
        `${line.anc ? 'ตัดเสียงรบกวน ' : ''}ไดรเวอร์ ${line.driver} มม. ฟังรวมเคส ${withCase} ชั่วโมง กันน้ำ ${line.water}`,
        `${line.anc ? 'Noise cancelling, ' : ''}${line.driver} mm drivers, ${withCase} hours with the case and ${line.water}.`,
      ),
      text(
        `ฟังต่อเนื่อง ${alone} ชั่วโมง บลูทูธ ${line.bluetooth} เสียงดีเกินตัว`,
        `${alone} hours at a time by Bluetooth ${line.bluetooth}, with sound above its size.`,
      ),
      text(`${fits[line.fit].th} แบตรวม ${withCase} ชั่วโมง`, `${fits[line.fit].en} and ${withCase} hours in all.`),
    ]),
    highlights: [
      line.anc
        ? text('ระบบตัดเสียงรบกวน ANC', 'Active noise cancelling')
        : line.categoryPath === 'open-sports-earbuds'
          ? text('ใส่สบายไม่อุดหู ได้ยินรอบข้าง', 'Open fit, aware of what is around')
          : text('โหมดเกมความหน่วงต่ำ', 'Low-delay game mode'),
      text(`ไดรเวอร์ ${line.driver} มม.`, `${line.driver} mm drivers`),
      text(`ฟังรวมเคส ${withCase} ชั่วโมง`, `${withCase} hours with the case`),
      text(`กันเหงื่อกันน้ำ ${line.water}`, `${line.water} against sweat and rain`),
      ...(line.codecs.includes('LDAC') || line.codecs.includes('aptX')
        ? [text('เสียงความละเอียดสูงแบบไร้สาย', 'High-resolution wireless audio')]
        : []),
    ],
    description: pickByTurn(turn, [
      [heading('ฟังได้ทั้งวัน', 'Listening all day'), paragraph(first.th, first.en), list(second, third)],
      [paragraph(second.th, second.en), paragraph(third.th, third.en)],
      [
        paragraph(third.th, third.en),
        table(
          [text('ฟังต่อเนื่อง', 'At a time'), text(`${alone} ชั่วโมง`, `${alone} hours`)],
          [text('รวมเคส', 'With the case'), text(`${withCase} ชั่วโมง`, `${withCase} hours`)],
        ),
      ],
      [heading('จุดเด่นที่คนซื้อชอบ', 'What buyers like'), list(first, second, third)],
    ]),
    box: [
      text(`หูฟัง ${name}`, name),
      text('เคสชาร์จ', 'Charging case'),
      ...(line.categoryPath === 'open-sports-earbuds' ? [] : [text('จุกหูฟังหลายขนาด', 'Ear tips in several sizes')]),
      cableC,
      manual,
    ],
    specification: specification({
      type:
        line.categoryPath === 'open-sports-earbuds'
          ? text('ไร้สายแบบเปิดหู', 'Open-ear, true wireless')
          : text('อินเอียร์ไร้สาย', 'In-ear, true wireless'),
      driver: millimetres(`${line.driver}`),
      noise: line.anc ? text('ANC และฟังเสียงรอบข้าง', 'ANC and transparency') : text('ไม่มี', 'None'),
      codec: line.codecs,
      microphone:
        line.price > 3000 ? text('ข้างละ 3 ตัว', 'Three each') : text('ตัดเสียงรบกวนขณะโทร', 'Noise reduction in calls'),
      battery,
      charging: line.price > 3500 ? text('USB-C และไร้สาย', 'USB-C and wireless') : 'USB-C',
      wireless: `Bluetooth ${line.bluetooth}`,
      control: text('สัมผัสที่ตัวหูฟังและแอป', 'Touch and app'),
      protection: line.water,
      compatible: 'iPhone, Android, Windows, macOS',
    }),
    attributes: [
      yesNoAttribute('noise-cancelling', line.anc),
      playTime(withCase),
      textAttribute('water-resistance', line.water),
    ],
    faq: pickByTurn(turn, [
      [twoPhones, sweat],
      [sweat, lost],
      [lost, twoPhones],
    ]),
    warranty: line.exchange ? exchange(line.exchange) : serviceCentre(12),
    drawing: { kind: 'earbuds', line: line.fit },
    options: line.colours.map((shade) => ({ attributes: [colour(shade)], price: line.price })),
  };
};

export const composedEarbuds: SeedProduct[] = compose({ idBlock: 2500, basePopularity: 430 }, lines, write);
