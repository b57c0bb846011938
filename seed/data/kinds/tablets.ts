import type { SeedProduct } from '../../types.ts';
import { colour, connectivity, memory, storage } from '../attributes.ts';
import { cableC, manual } from '../box-contents.ts';
import type { Colour } from '../colours.ts';
import { compose, type ProductDraft, pairs, pickByTurn, type SalesStatus } from '../compose.ts';
import { processorFamily, tabletScreen } from '../filter-ranges.ts';
import { grams, screen, specification, watts } from '../specification.ts';
import { article, heading, list, paragraph, question, table, text } from '../text.ts';
import { serviceCentre } from '../warranty.ts';

interface TabletLine extends SalesStatus {
  brand: string;
  model: string;
  /** Thai model name, if different. */
  th?: string;
  categoryPath: string;
  chip: string;
  screen: readonly [size: number, panel: string, pixels: string, hertz: number];
  rear: number;
  front: number;
  battery: string;
  watts: number;
  grams: number;
  pen?: string;
  links: readonly ('Wi-Fi' | 'Wi-Fi + Cellular' | 'Wi-Fi + 5G')[];
  /** Additional price of the cellular model, in baht. */
  sim?: number;
  options: Readonly<Record<string, number>>;
  colours: readonly Colour[];
}

const ipad = { brand: 'Apple', battery: '10', watts: 20, links: ['Wi-Fi', 'Wi-Fi + Cellular'] } as const;
const tab = { brand: 'Samsung', categoryPath: 'android-tablets/galaxy-tab', watts: 45 } as const;
const pad = { brand: 'Xiaomi', categoryPath: 'android-tablets/xiaomi-pad', links: ['Wi-Fi'] } as const;
const lenovo = { brand: 'Lenovo', categoryPath: 'android-tablets/lenovo-tab', links: ['Wi-Fi'] } as const;
const other = 'android-tablets/huawei-honor-tablets';

const lines: readonly TabletLine[] = [
  {
    ...ipad,
    model: 'iPad Air 13-inch M3',
    th: 'iPad Air 13 นิ้ว ชิป M3',
    categoryPath: 'ipad/ipad-air',
    chip: 'Apple M3',
    screen: [13, 'Liquid Retina IPS', '2732 × 2048', 60],
    rear: 12,
    front: 12,
    grams: 616,
    pen: 'Apple Pencil Pro',
    sim: 6000,
    options: { '128GB': 29900, '256GB': 33900 },
    colours: ['space-grey', 'blue'],
  },
  {
    ...ipad,
    model: 'iPad Pro 11-inch M5',
    th: 'iPad Pro 11 นิ้ว ชิป M5',
    categoryPath: 'ipad/ipad-pro',
    launch: 'new',
    chip: 'Apple M5',
    screen: [11, 'Ultra Retina XDR OLED', '2420 × 1668', 120],
    rear: 12,
    front: 12,
    grams: 444,
    pen: 'Apple Pencil Pro',
    sim: 7000,
    options: { '256GB': 36900, '512GB': 43900 },
    colours: ['space-black', 'silver'],
  },
  {
    ...ipad,
    model: 'iPad Pro 13-inch M5',
    th: 'iPad Pro 13 นิ้ว ชิป M5',
    categoryPath: 'ipad/ipad-pro',
    launch: 'new',
    chip: 'Apple M5',
    screen: [13, 'Ultra Retina XDR OLED', '2752 × 2064', 120],
    rear: 12,
    front: 12,
    grams: 579,
    pen: 'Apple Pencil Pro',
    sim: 7000,
    options: { '256GB': 48900, '512GB': 55900 },
    colours: ['space-black', 'silver'],
  },
  {
    ...ipad,
    model: 'iPad mini A17 Pro',
    th: 'iPad mini ชิป A17 Pro',
    categoryPath: 'ipad/ipad-mini',
    hit: true,
    chip: 'Apple A17 Pro',
    screen: [8.3, 'Liquid Retina IPS', '2266 × 1488', 60],
    rear: 12,
    front: 12,
    grams: 293,
    pen: 'Apple Pencil Pro',
    sim: 6000,
    options: { '128GB': 17900, '256GB': 21900 },
    colours: ['starlight', 'blue'],
  },
  {
    ...tab,
    model: 'Galaxy Tab S11 Ultra',
    chip: 'Dimensity 9400+',
    screen: [14.6, 'Dynamic AMOLED 2X', '2960 × 1848', 120],
    rear: 13,
    front: 12,
    battery: '11,600mAh',
    grams: 692,
    pen: 'S Pen',
    links: ['Wi-Fi', 'Wi-Fi + 5G'],
    sim: 5000,
    options: { '12/256': 43900, '12/512': 48900 },
    colours: ['grey', 'silver'],
  },
  {
    ...tab,
    model: 'Galaxy Tab S11',
    launch: 'new',
    chip: 'Dimensity 9400+',
    screen: [11, 'Dynamic AMOLED 2X', '2560 × 1600', 120],
    rear: 13,
    front: 12,
    battery: '8,400mAh',
    grams: 469,
    pen: 'S Pen',
    links: ['Wi-Fi', 'Wi-Fi + 5G'],
    sim: 5000,
    options: { '12/128': 27900, '12/256': 30900 },
    colours: ['grey', 'silver'],
  },
  {
    ...tab,
    model: 'Galaxy Tab S10 FE+',
    chip: 'Exynos 1580',
    screen: [13.1, 'TFT LCD', '2880 × 1800', 90],
    rear: 13,
    front: 12,
    battery: '10,090mAh',
    grams: 664,
    pen: 'S Pen',
    links: ['Wi-Fi', 'Wi-Fi + 5G'],
    sim: 4000,
    options: { '8/128': 22900, '12/256': 26900 },
    colours: ['grey', 'silver'],
  },
  {
    ...tab,
    model: 'Galaxy Tab A9+',
    hit: true,
    watts: 15,
    chip: 'Snapdragon 695',
    screen: [11, 'TFT LCD', '1920 × 1200', 90],
    rear: 8,
    front: 5,
    battery: '7,040mAh',
    grams: 480,
    links: ['Wi-Fi', 'Wi-Fi + 5G'],
    sim: 2000,
    options: { '4/64': 7490, '8/128': 9490 },
    colours: ['graphite', 'silver'],
  },
  {
    ...tab,
    model: 'Galaxy Tab A11',
    launch: 'new',
    watts: 15,
    chip: 'Helio G99',
    screen: [8.7, 'TFT LCD', '1340 × 800', 90],
    rear: 8,
    front: 5,
    battery: '5,100mAh',
    grams: 335,
    links: ['Wi-Fi'],
    options: { '4/64': 4490, '8/128': 5990 },
    colours: ['grey', 'silver'],
  },
  {
    ...pad,
    model: 'Pad 7 Pro',
    chip: 'Snapdragon 8s Gen 3',
    screen: [11.2, 'IPS LCD', '3200 × 2136', 144],
    rear: 50,
    front: 32,
    battery: '8,850mAh',
    watts: 67,
    grams: 500,
    pen: 'Xiaomi Focus Pen',
    options: { '8/256': 15990, '12/512': 18990 },
    colours: ['graphite', 'blue'],
  },
  {
    ...pad,
    model: 'Redmi Pad 2',
    hit: true,
    chip: 'Helio G100-Ultra',
    screen: [11, 'IPS LCD', '2560 × 1600', 90],
    rear: 8,
    front: 5,
    battery: '9,000mAh',
    watts: 18,
    grams: 510,
    options: { '4/128': 5990, '8/256': 7490 },
    colours: ['graphite', 'mint', 'lavender-purple'],
  },
  {
    ...pad,
    model: 'Redmi Pad Pro',
    chip: 'Snapdragon 7s Gen 2',
    screen: [12.1, 'IPS LCD', '2560 × 1600', 120],
    rear: 8,
    front: 8,
    battery: '10,000mAh',
    watts: 33,
    grams: 571,
    pen: 'Redmi Smart Pen',
    options: { '6/128': 8490, '8/256': 9990 },
    colours: ['graphite', 'ocean-blue', 'mint'],
  },
  {
    ...pad,
    model: 'Redmi Pad SE 8.7',
    chip: 'Helio G85',
    screen: [8.7, 'IPS LCD', '1340 × 800', 90],
    rear: 8,
    front: 5,
    battery: '6,650mAh',
    watts: 18,
    grams: 375,
    options: { '4/64': 3990, '6/128': 4990 },
    colours: ['grey', 'sky-blue'],
  },
  {
    ...lenovo,
    model: 'Idea Tab Pro',
    chip: 'Dimensity 8300',
    screen: [12.7, 'IPS LCD', '2944 × 1840', 144],
    rear: 13,
    front: 8,
    battery: '10,200mAh',
    watts: 45,
    grams: 620,
    pen: 'Lenovo Tab Pen Plus',
    options: { '8/128': 12990, '12/256': 14990 },
    colours: ['lunar-grey'],
  },
  {
    ...lenovo,
    model: 'Tab M11',
    chip: 'Helio G88',
    screen: [11, 'IPS LCD', '1920 × 1200', 90],
    rear: 8,
    front: 8,
    battery: '7,040mAh',
    watts: 15,
    grams: 465,
    pen: 'Lenovo Tab Pen',
    options: { '4/128': 5990, '8/128': 6990 },
    colours: ['lunar-grey', 'mint'],
  },
  {
    ...lenovo,
    model: 'Tab One',
    chip: 'Helio G85',
    screen: [8.7, 'IPS LCD', '1340 × 800', 60],
    rear: 8,
    front: 2,
    battery: '5,100mAh',
    watts: 15,
    grams: 320,
    options: { '4/64': 3490, '4/128': 3990 },
    colours: ['lunar-grey'],
  },
  {
    brand: 'HUAWEI',
    model: 'MatePad 11.5 PaperMatte',
    categoryPath: other,
    chip: 'Snapdragon 7 Gen 1',
    screen: [11.5, 'IPS PaperMatte', '2200 × 1440', 120],
    rear: 13,
    front: 8,
    battery: '7,700mAh',
    watts: 22,
    grams: 510,
    pen: 'HUAWEI M-Pencil',
    links: ['Wi-Fi'],
    options: { '8/128': 9990, '8/256': 11990 },
    colours: ['space-grey', 'light-violet'],
  },
  {
    brand: 'HUAWEI',
    model: 'MatePad Pro 12.2',
    categoryPath: other,
    chip: 'Kirin T91',
    screen: [12.2, 'Tandem OLED PaperMatte', '2800 × 1840', 144],
    rear: 50,
    front: 8,
    battery: '10,100mAh',
    watts: 100,
    grams: 508,
    pen: 'HUAWEI M-Pencil',
    links: ['Wi-Fi'],
    options: { '12/256': 26990, '12/512': 29990 },
    colours: ['black', 'gold'],
  },
  {
    brand: 'HONOR',
    model: 'Pad 10',
    categoryPath: other,
    chip: 'Snapdragon 7 Gen 3',
    screen: [12.1, 'IPS LCD', '2560 × 1600', 120],
    rear: 8,
    front: 8,
    battery: '10,100mAh',
    watts: 35,
    grams: 525,
    pen: 'HONOR Choice Pencil',
    links: ['Wi-Fi'],
    options: { '8/256': 11990, '12/512': 13990 },
    colours: ['grey'],
  },
  {
    brand: 'HONOR',
    model: 'Pad X8a',
    categoryPath: other,
    hit: true,
    chip: 'Snapdragon 680',
    screen: [11, 'TFT LCD', '1920 × 1200', 90],
    rear: 5,
    front: 5,
    battery: '8,300mAh',
    watts: 15,
    grams: 495,
    links: ['Wi-Fi'],
    options: { '4/64': 4490, '4/128': 4990 },
    colours: ['space-grey'],
  },
];

const penAnswer = ({ pen }: TabletLine) =>
  question(
    text('ใช้ปากกาจดโน้ตได้ไหม', 'Can I take notes with a pen?'),
    pen
      ? text(
          `ได้ รองรับ ${pen} เขียนลื่น วางมือบนจอได้ไม่มีเส้นเกิน`,
          `Yes, with ${pen}; rest your palm on the glass as you write.`,
        )
      : text(
          'เขียนด้วยปากกาหัวยางทั่วไปได้ แต่ไม่มีระบบแรงกดและกันฝ่ามือ',
          'A simple capacitive pen works, without pressure or palm rejection.',
        ),
  );

const simAnswer = ({ links }: TabletLine) =>
  question(
    text('ใส่ซิมเล่นเน็ตได้ไหม', 'Does it take a SIM?'),
    links.length > 1
      ? text(
          'เลือกรุ่นที่มีเซลลูลาร์ ใส่ซิมหรือใช้ eSIM ได้ทุกค่าย',
          'Choose the cellular model: it takes a SIM or eSIM of any operator.',
        )
      : text(
          'รุ่นนี้ต่อ Wi-Fi อย่างเดียว แชร์ฮอตสปอตจากมือถือได้',
          'This one is Wi-Fi only; share your phone’s hotspot when out.',
        ),
  );

const kidsAnswer = question(
  text('ให้เด็กใช้ตั้งเวลาได้ไหม', 'Can I limit screen time for children?'),
  text(
    'ตั้งเวลาใช้งาน จำกัดแอป และล็อกการซื้อได้จากเมนูผู้ปกครองในเครื่อง',
    'Yes: time limits, allowed apps and purchases are set in the parental menu.',
  ),
);

function optionsOf({ options, links, colours, sim = 0 }: TabletLine) {
  const variants = pairs(Object.entries(options), links).slice(0, 4);
  return pairs(variants, colours).map(([[[size, price], link], shade]) => {
    const [ram, rom = ''] = size.includes('/') ? size.split('/') : [undefined, size];
    return {
      attributes: [
        colour(shade),
        ...(ram ? [memory(`${ram}GB`)] : []),
        storage(/[A-Z]$/.test(rom) ? rom : `${rom}GB`),
        connectivity(link),
      ],
      price: price + (link === 'Wi-Fi' ? 0 : sim),
    };
  });
}

function write(line: TabletLine, turn: number): ProductDraft {
  const [size, panel, pixels, hertz] = line.screen;
  const apple = line.brand === 'Apple';
  const name = line.model.startsWith('Redmi') ? line.model : `${line.brand} ${line.model}`;
  const thaiName = line.th ? `${line.brand} ${line.th}` : name;
  const power = apple
    ? text(`ใช้งานได้ ${line.battery} ชั่วโมง`, `${line.battery} hours of use`)
    : text(line.battery, line.battery);
  const small = size < 10;
  return {
    brand: line.brand,
    model: line.model.replace('+', ' Plus'),
    category: `smartphones-tablets/tablets/${line.categoryPath}`,
    name: text(`แท็บเล็ต ${thaiName}`, name.replace('+', ' Plus')),
    shortDescription: pickByTurn(turn, [
      text(
        `จอ ${panel} ${size} นิ้ว ชิป ${line.chip} ${small ? 'ถือมือเดียวอ่านสบาย' : 'ทำงานและดูหนังเต็มตา'}`,
        `${article(size)} ${size}" ${panel} display and ${line.chip}, ${small ? 'light enough for one hand' : 'roomy for work and films'}.`,
      ),
      text(
        `${line.pen ? `จดโน้ตด้วย ${line.pen} ` : ''}จอลื่น ${hertz}Hz น้ำหนัก ${line.grams} กรัม`,
        `${line.pen ? `Notes with ${line.pen}, a` : 'A'} smooth ${hertz}Hz display in ${line.grams} grams.`,
      ),
      text(
        `เรียน ทำงาน ดูซีรีส์ในเครื่องเดียว จอ ${size} นิ้ว แบต ${power.th}`,
        `Study, work and series in one: ${size}" and ${power.en}.`,
      ),
    ]),
    highlights: [
      text(`จอ ${size} นิ้ว ${pixels} ${hertz}Hz`, `${size}" display, ${pixels} at ${hertz}Hz`),
      text(`ชิป ${line.chip}`, `${line.chip} chip`),
      text(`แบตเตอรี่ ${power.th}`, `Battery: ${power.en}`),
      line.pen
        ? text(`รองรับปากกา ${line.pen}`, `Works with ${line.pen}`)
        : text('โหมดเด็กและถนอมสายตา', "Children's mode and eye comfort"),
    ],
    description: pickByTurn(turn, [
      [
        heading('โต๊ะทำงานที่พกไปได้', 'A desk you can carry'),
        paragraph(
          `เปิดเอกสารครึ่งจอ ประชุมอีกครึ่งจอ หรือกางไฟล์ PDF ขีดเขียนได้เต็มหน้า ตัวเครื่องหนัก ${line.grams} กรัม ใส่กระเป๋าไปไหนก็ไหว`,
          `A document on one half, a meeting on the other, or a PDF to mark in full. At ${line.grams} g it goes anywhere.`,
        ),
      ],
      [
        paragraph(
          `ลำโพงสเตอริโอกับจอ ${panel} ทำให้ซีรีส์ตอนดึกสนุกเหมือนทีวีเครื่องเล็ก และยังแบ่งให้ลูกใช้เรียนตอนเช้าได้`,
          `Stereo speakers and the ${panel} display make late series feel like a small TV, and the children can study on it in the morning.`,
        ),
        table(
          [text('จอ', 'Display'), text(`${size} นิ้ว ${hertz}Hz`, `${size}", ${hertz}Hz`)],
          [text('แบตเตอรี่', 'Battery'), power],
          [text('ชาร์จ', 'Charging'), watts(`${line.watts}`)],
        ),
      ],
      [
        heading('เหมาะกับใคร', 'Who is it for?'),
        list(
          small
            ? text('คนอ่านอีบุ๊กและเดินทางบ่อย', 'Readers and frequent travellers')
            : text('นักเรียนนักศึกษาที่จดเลกเชอร์', 'Students who take notes'),
          text('ครอบครัวที่อยากได้จอกลางไว้ดูหนัง', 'Families who want a screen to share'),
          text('คนทำงานที่ต้องเปิดไฟล์นอกสถานที่', 'People who open files away from the desk'),
        ),
      ],
    ]),
    box: [
      text(`เครื่อง ${thaiName}`, name),
      cableC,
      ...(line.pen === 'S Pen' ? [text('ปากกา S Pen', 'S Pen')] : []),
      manual,
    ],
    specification: specification({
      display: screen(`${size}`, panel),
      resolution: pixels,
      refresh: `${hertz}Hz`,
      chip: line.chip,
      mainCamera: `${line.rear}MP`,
      frontCamera: `${line.front}MP`,
      battery: power,
      charging: watts(`${line.watts}`),
      ...(line.pen && { pen: line.pen }),
      wireless:
        line.links.length > 1
          ? text('Wi-Fi, บลูทูธ, เลือกรุ่นใส่ซิมได้', 'Wi-Fi, Bluetooth, SIM on cellular models')
          : 'Wi-Fi, Bluetooth',
      ports: 'USB-C',
      system: apple ? 'iPadOS 26' : line.brand === 'HUAWEI' ? 'HarmonyOS 4.3' : 'Android 15',
      weight: grams(`${line.grams}`),
    }),
    attributes: [tabletScreen(size), processorFamily(line.chip)],
    faq: pickByTurn(turn, [
      [penAnswer(line), simAnswer(line)],
      [simAnswer(line), kidsAnswer],
      [kidsAnswer, penAnswer(line)],
    ]),
    warranty: serviceCentre(12),
    education: true,
    drawing: { kind: 'tablet', line: line.pen ? 'pencil' : 'plain' },
    options: optionsOf(line),
  };
}

export const composedTablets: SeedProduct[] = compose({ idBlock: 2300, basePopularity: 480 }, lines, write);
