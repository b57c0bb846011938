import type { SeedProduct } from '../../types.ts';
import { memory, textAttribute } from '../attributes.ts';
import { composeGoods, type GoodsLine } from '../compose-goods.ts';
import { specification } from '../specification.ts';
import { question, text } from '../text.ts';
import { serviceCentre } from '../warranty.ts';

interface MemoryLine extends GoodsLine {
  generation: 'DDR5' | 'DDR4';
  /** Megatransfers per second. */
  speed: number;
  latency: string;
  laptop?: true;
  rgb?: true;
}

const memories: readonly MemoryLine[] = [
  {
    brand: 'Corsair',
    model: 'Vengeance DDR5 6000',
    hit: true,
    generation: 'DDR5',
    speed: 6000,
    latency: 'CL30',
    options: { '32GB (2 × 16GB)': 4290, '64GB (2 × 32GB)': 7990 },
    colours: ['black', 'white'],
  },
  {
    brand: 'Corsair',
    model: 'Vengeance RGB DDR5 6400',
    generation: 'DDR5',
    speed: 6400,
    latency: 'CL36',
    rgb: true,
    options: { '32GB (2 × 16GB)': 4790, '64GB (2 × 32GB)': 8790 },
    colours: ['black', 'white'],
  },
  {
    brand: 'Kingston',
    model: 'FURY Beast DDR5 5600',
    hit: true,
    generation: 'DDR5',
    speed: 5600,
    latency: 'CL36',
    options: { '16GB (1 × 16GB)': 1990, '32GB (2 × 16GB)': 3790 },
  },
  {
    brand: 'Kingston',
    model: 'FURY Renegade RGB DDR5 6400',
    generation: 'DDR5',
    speed: 6400,
    latency: 'CL32',
    rgb: true,
    options: { '32GB (2 × 16GB)': 4990, '64GB (2 × 32GB)': 9290 },
  },
  {
    brand: 'G.SKILL',
    model: 'Trident Z5 Neo RGB DDR5 6000',
    hit: true,
    generation: 'DDR5',
    speed: 6000,
    latency: 'CL30',
    rgb: true,
    options: { '32GB (2 × 16GB)': 4890, '64GB (2 × 32GB)': 8990 },
    colours: ['black', 'white'],
  },
  {
    brand: 'G.SKILL',
    model: 'Flare X5 DDR5 6000',
    generation: 'DDR5',
    speed: 6000,
    latency: 'CL36',
    options: { '32GB (2 × 16GB)': 3990, '64GB (2 × 32GB)': 7690 },
  },
  {
    brand: 'Lexar',
    model: 'ARES RGB DDR5 6000',
    generation: 'DDR5',
    speed: 6000,
    latency: 'CL30',
    rgb: true,
    options: { '32GB (2 × 16GB)': 3990 },
    colours: ['black', 'white'],
  },
  {
    brand: 'Kingston',
    model: 'FURY Beast DDR4 3200',
    hit: true,
    generation: 'DDR4',
    speed: 3200,
    latency: 'CL16',
    options: { '8GB (1 × 8GB)': 890, '16GB (2 × 8GB)': 1690, '32GB (2 × 16GB)': 2890 },
  },
  {
    brand: 'Corsair',
    model: 'Vengeance RGB RS DDR4 3600',
    generation: 'DDR4',
    speed: 3600,
    latency: 'CL18',
    rgb: true,
    options: { '16GB (2 × 8GB)': 2090, '32GB (2 × 16GB)': 3390 },
  },
  {
    brand: 'G.SKILL',
    model: 'Ripjaws V DDR4 3200',
    generation: 'DDR4',
    speed: 3200,
    latency: 'CL16',
    options: { '16GB (2 × 8GB)': 1590, '32GB (2 × 16GB)': 2790 },
    colours: ['black', 'red'],
  },
  {
    brand: 'Kingston',
    model: 'FURY Impact DDR5 5600 SO-DIMM',
    hit: true,
    generation: 'DDR5',
    speed: 5600,
    latency: 'CL40',
    laptop: true,
    options: { '16GB (1 × 16GB)': 2090, '32GB (2 × 16GB)': 3990 },
  },
  {
    brand: 'Corsair',
    model: 'Vengeance DDR5 5600 SO-DIMM',
    generation: 'DDR5',
    speed: 5600,
    latency: 'CL48',
    laptop: true,
    options: { '16GB (1 × 16GB)': 1990, '32GB (1 × 32GB)': 3790 },
  },
  {
    brand: 'Lexar',
    model: 'DDR4 3200 SO-DIMM',
    generation: 'DDR4',
    speed: 3200,
    latency: 'CL22',
    laptop: true,
    options: { '8GB (1 × 8GB)': 790, '16GB (1 × 16GB)': 1390 },
  },
];

export const composedMemory: SeedProduct[] = composeGoods({ idBlock: 3600, basePopularity: 330 }, memories, {
  noun: ({ laptop }) => (laptop ? text('แรมโน้ตบุ๊ก', 'Laptop Memory') : text('แรมพีซี', 'Memory')),
  category: ({ laptop, generation }) =>
    `pc-components/memory/${laptop ? 'laptop-memory' : `${generation.toLowerCase()}-memory`}`,
  drawing: ({ rgb, laptop }) => ({ kind: 'memory', line: laptop ? 'laptop' : rgb ? 'rgb' : 'plain' }),
  optionAttribute: (size) => memory(size),
  title: text('เปิดได้มากกว่า ลื่นกว่า', 'Open more, wait less'),
  shortDescriptions: (line) => [
    text(
      `แรม ${line.generation} ความเร็ว ${line.speed}MT/s ${line.latency}${line.rgb ? ' มีไฟ RGB' : ''}`,
      `${line.generation} at ${line.speed}MT/s, ${line.latency}${line.rgb ? ', with RGB light' : ''}.`,
    ),
    text(
      `อัปเกรด${line.laptop ? 'โน้ตบุ๊ก' : 'พีซี'}ให้ลื่นขึ้นด้วย ${line.generation} ${line.speed}MT/s รับประกัน 10 ปี`,
      `A quicker ${line.laptop ? 'laptop' : 'PC'} with ${line.generation} ${line.speed}MT/s and a ten-year warranty.`,
    ),
  ],
  highlights: (line) => [
    text(`ความเร็ว ${line.speed}MT/s`, `${line.speed}MT/s`),
    text(`ค่าหน่วง ${line.latency}`, `${line.latency} latency`),
    line.laptop
      ? text('ขนาด SO-DIMM สำหรับโน้ตบุ๊กและมินิพีซี', 'SO-DIMM for laptops and mini PCs')
      : text('ตั้งค่าเร็วด้วย XMP หรือ EXPO', 'Set up by XMP or EXPO'),
    line.rgb
      ? text('ไฟ RGB ปรับได้', 'RGB light you can set')
      : text('ฮีตซิงก์เตี้ย ไม่ชนซิงก์ลม', 'Low spreaders clear air coolers'),
  ],
  usageTexts: (line) => [
    text(
      'เปิดแท็บเป็นสิบพร้อมโปรแกรมแต่งภาพหรือเกมได้โดยเครื่องไม่หน่วง',
      'Dozens of tabs beside an editor or a game, with no stutter.',
    ),
    text(
      `เปิด ${line.generation === 'DDR5' ? 'EXPO หรือ XMP' : 'XMP'} ในไบออสครั้งเดียว แรมจะวิ่งเต็ม ${line.speed}MT/s`,
      `Turn on ${line.generation === 'DDR5' ? 'EXPO or XMP' : 'XMP'} once in the BIOS and it runs at ${line.speed}MT/s.`,
    ),
    text(
      'ชิปทุกแถวผ่านการทดสอบก่อนบรรจุ ใส่เป็นคู่ได้ความเร็วดูอัลแชนเนล',
      'Each stick is tested before it is packed; a pair runs in dual channel.',
    ),
  ],
  specification: (line) =>
    specification({
      type: line.generation,
      speed: `${line.speed}MT/s`,
      latency: line.latency,
      formFactor: line.laptop ? 'SO-DIMM' : 'DIMM',
      voltage: line.generation === 'DDR5' ? '1.1–1.4V' : '1.2–1.35V',
      functions: line.laptop ? text('ปรับความเร็วอัตโนมัติ', 'Sets its speed by itself') : 'Intel XMP, AMD EXPO',
      lighting: line.rgb ? 'RGB' : text('ไม่มี', 'None'),
      material: line.laptop ? text('ไม่มีฮีตซิงก์', 'No heat spreader') : text('ฮีตซิงก์อะลูมิเนียม', 'Aluminium heat spreader'),
      compatible: line.laptop
        ? text('โน้ตบุ๊กที่มีช่อง SO-DIMM', 'Laptops with SO-DIMM slots')
        : text(`เมนบอร์ด ${line.generation}`, `${line.generation} motherboards`),
      certificate: 'RoHS',
    }),
  attributes: (line) => [textAttribute('memory-type', line.generation), textAttribute('speed', `${line.speed}MT/s`)],
  questions: (line) => [
    question(
      text('ใส่ปนกับแรมเดิมได้ไหม', 'Can I mix it with my old memory?'),
      text(
        'ใส่ได้ถ้าเป็นรุ่นเดียวกัน แต่จะวิ่งตามแถวที่ช้าที่สุด แนะนำใช้ชุดเดียวกันทั้งหมด',
        'If the generation is the same; all run as slow as the slowest. One kit is best.',
      ),
    ),
    question(
      text(
        `บอร์ด ${line.generation === 'DDR5' ? 'DDR4' : 'DDR5'} ใส่ได้ไหม`,
        `Does it fit a ${line.generation === 'DDR5' ? 'DDR4' : 'DDR5'} board?`,
      ),
      text(
        `ไม่ได้ ร่องบากไม่ตรงกัน ต้องเป็นบอร์ด ${line.generation} เท่านั้น`,
        `No, the notch differs: only ${line.generation} boards.`,
      ),
    ),
  ],
  box: (line) => [text(`แรม ${line.model} ตามความจุที่เลือก`, `${line.model} as chosen`)],
  warranty: () => serviceCentre(120),
});

interface SupplyLine extends GoodsLine {
  rating: '80 PLUS Gold' | '80 PLUS Bronze' | '80 PLUS Platinum';
  modular: boolean;
}

const supplies: readonly SupplyLine[] = [
  {
    brand: 'Corsair',
    model: 'RM-e (ATX 3.1)',
    hit: true,
    rating: '80 PLUS Gold',
    modular: true,
    options: { 750: 3790, 850: 4290, 1000: 5490 },
  },
  {
    brand: 'Corsair',
    model: 'CX Series',
    rating: '80 PLUS Bronze',
    modular: false,
    options: { 550: 1890, 650: 2190, 750: 2590 },
  },
  { brand: 'Corsair', model: 'HX1200i', rating: '80 PLUS Platinum', modular: true, options: { 1200: 9990 } },
  {
    brand: 'Cooler Master',
    model: 'MWE Gold V3',
    rating: '80 PLUS Gold',
    modular: true,
    options: { 750: 3290, 850: 3790 },
  },
  {
    brand: 'DeepCool',
    model: 'PK-D',
    hit: true,
    rating: '80 PLUS Bronze',
    modular: false,
    options: { 550: 1490, 650: 1690, 750: 1990 },
  },
  {
    brand: 'DeepCool',
    model: 'PN-M',
    rating: '80 PLUS Gold',
    modular: true,
    options: { 750: 2790, 850: 3190, 1000: 4290 },
  },
  {
    brand: 'Thermaltake',
    model: 'Toughpower GF A3',
    rating: '80 PLUS Gold',
    modular: true,
    options: { 750: 3490, 850: 3990, 1050: 5490 },
  },
  {
    brand: 'Thermaltake',
    model: 'Smart BX1',
    rating: '80 PLUS Bronze',
    modular: false,
    options: { 550: 1590, 650: 1790 },
  },
  { brand: 'MSI', model: 'MAG A-GL PCIE5', rating: '80 PLUS Gold', modular: true, options: { 750: 3290, 850: 3690 } },
  {
    brand: 'GIGABYTE',
    model: 'UD-GM PG5 V2',
    rating: '80 PLUS Gold',
    modular: true,
    options: { 750: 3190, 850: 3590, 1000: 4990 },
  },
];

const wattage = (supply: string) => textAttribute('power', text(`${supply} วัตต์`, `${supply} W`));

export const composedPowerSupplies: SeedProduct[] = composeGoods({ idBlock: 3630, basePopularity: 270 }, supplies, {
  noun: () => text('พาวเวอร์ซัพพลาย', 'Power Supply'),
  category: () => 'pc-components/power-supplies',
  drawing: () => ({ kind: 'power-supply' }),
  optionAttribute: wattage,
  title: text('ไฟนิ่ง เครื่องนิ่ง', 'Steady power, steady PC'),
  shortDescriptions: (line) => [
    text(
      `มาตรฐาน ${line.rating} ${line.modular ? 'ถอดสายได้ทุกเส้น' : 'สายติดเครื่อง จัดง่าย'} รองรับการ์ดจอรุ่นใหม่`,
      `${line.rating}, ${line.modular ? 'fully modular' : 'with fixed cables'}, ready for new graphics cards.`,
    ),
    text(
      `จ่ายไฟเต็มวัตต์ พัดลมเงียบ ประหยัดไฟระดับ ${line.rating.split(' ')[2]}`,
      `Full rated power, a quiet fan and ${line.rating.split(' ')[2]} efficiency.`,
    ),
  ],
  highlights: (line) => [
    text(`ประสิทธิภาพ ${line.rating}`, `${line.rating} efficiency`),
    line.modular
      ? text('ถอดสายได้ทั้งหมด เคสเรียบร้อย', 'Fully modular for a tidy case')
      : text('สายแบนดำ จัดเก็บง่าย', 'Flat black cables'),
    text('ระบบป้องกันไฟเกิน ไฟตก และลัดวงจร', 'Protection against surge, sag and short circuit'),
  ],
  usageTexts: (line) => [
    text('คาปาซิเตอร์คุณภาพสูง จ่ายไฟนิ่งแม้การ์ดจอกินไฟพุ่งชั่วขณะ', 'Good capacitors hold the voltage when a graphics card leaps.'),
    text(
      'เผื่อกำลังไว้ราว 30% จากที่ใช้จริง เครื่องจะเงียบและอายุยืนกว่า',
      'Leave some 30% above what you use: it runs quieter and longer.',
    ),
    text(
      `ระดับ ${line.rating} สูญเสียเป็นความร้อนน้อยกว่า ช่วยลดค่าไฟเครื่องที่เปิดทั้งวัน`,
      `At ${line.rating} less is lost as heat, which shows on the bill of a PC that is always on.`,
    ),
  ],
  specification: (line) =>
    specification({
      efficiency: line.rating,
      modular: line.modular ? text('ถอดได้ทั้งหมด', 'Fully modular') : text('สายติดเครื่อง', 'Fixed'),
      formFactor: 'ATX',
      input: '220–240V, 50Hz',
      connectors: line.modular ? 'ATX 24, EPS 8 × 2, 12V-2×6, SATA, Molex' : 'ATX 24, EPS 8, PCIe 8 × 2, SATA, Molex',
      cooling: text('พัดลม 120 มม.', '120 mm fan'),
      loudness: text('ปรับรอบตามโหลด', 'Speed follows the load'),
      safety: 'OVP, UVP, OPP, SCP, OTP',
      certificate: text('มอก.', 'TIS'),
      compatible: text('เคส ATX และ Micro-ATX', 'ATX and Micro-ATX cases'),
    }),
  attributes: (line) => [textAttribute('efficiency', line.rating)],
  questions: () => [
    question(
      text('ต้องใช้กี่วัตต์', 'How many watts do I need?'),
      text(
        'การ์ดจอ RTX 5060 ใช้ 550–650 วัตต์, RTX 5070 ใช้ 650–750 วัตต์, RTX 5080 ขึ้นไปใช้ 850 วัตต์',
        'RTX 5060: 550–650 W. RTX 5070: 650–750 W. RTX 5080 and up: 850 W.',
      ),
    ),
    question(
      text('ใส่เคสเล็กได้ไหม', 'Does it fit a small case?'),
      text(
        'เป็นขนาด ATX เคส Mini-ITX หลายรุ่นต้องใช้ SFX โปรดเช็กก่อน',
        'It is ATX size; many Mini-ITX cases need SFX. Check first.',
      ),
    ),
  ],
  box: () => [text('พาวเวอร์ซัพพลายและสาย', 'Power supply and cables'), text('น็อตและสายรัด', 'Screws and ties')],
  warranty: ({ rating }) => serviceCentre(rating === '80 PLUS Bronze' ? 60 : 120),
});

interface CaseLine extends GoodsLine {
  form: 'ATX' | 'Micro-ATX' | 'Mini-ITX';
  front: 'glass' | 'mesh';
  fans: number;
  card: number;
}

const cases: readonly CaseLine[] = [
  {
    brand: 'Lian Li',
    model: 'O11 Dynamic EVO RGB',
    form: 'ATX',
    front: 'glass',
    fans: 0,
    card: 455,
    price: 6290,
    colours: ['black', 'white'],
  },
  {
    brand: 'Lian Li',
    model: 'LANCOOL 217',
    form: 'ATX',
    front: 'mesh',
    fans: 5,
    card: 380,
    price: 4790,
    colours: ['black', 'white'],
  },
  {
    brand: 'NZXT',
    model: 'H6 Flow RGB',
    hit: true,
    form: 'ATX',
    front: 'glass',
    fans: 3,
    card: 365,
    price: 4990,
    colours: ['black', 'white'],
  },
  {
    brand: 'NZXT',
    model: 'H5 Flow (2024)',
    form: 'ATX',
    front: 'mesh',
    fans: 2,
    card: 410,
    price: 3290,
    colours: ['black', 'white'],
  },
  {
    brand: 'Corsair',
    model: '3500X',
    form: 'ATX',
    front: 'glass',
    fans: 0,
    card: 410,
    price: 3490,
    colours: ['black', 'white'],
  },
  {
    brand: 'Cooler Master',
    model: 'MasterBox 600',
    form: 'ATX',
    front: 'mesh',
    fans: 4,
    card: 410,
    price: 2990,
    colours: ['black', 'white'],
  },
  {
    brand: 'DeepCool',
    model: 'CH160',
    form: 'Mini-ITX',
    front: 'mesh',
    fans: 0,
    card: 305,
    price: 1890,
    colours: ['black', 'white'],
  },
  {
    brand: 'DeepCool',
    model: 'CC560 ARGB V2',
    hit: true,
    form: 'ATX',
    front: 'mesh',
    fans: 4,
    card: 370,
    price: 2190,
    colours: ['black', 'white'],
  },
  {
    brand: 'Thermaltake',
    model: 'View 270 Plus TG ARGB',
    form: 'ATX',
    front: 'glass',
    fans: 3,
    card: 420,
    price: 3290,
    colours: ['black', 'white'],
  },
  {
    brand: 'ASUS',
    model: 'Prime AP201',
    form: 'Micro-ATX',
    front: 'mesh',
    fans: 1,
    card: 338,
    price: 2790,
    colours: ['black', 'white'],
  },
  {
    brand: 'MSI',
    model: 'MAG PANO 100R PZ',
    form: 'ATX',
    front: 'glass',
    fans: 4,
    card: 400,
    price: 3990,
    colours: ['black', 'white'],
  },
];

export const composedCases: SeedProduct[] = composeGoods({ idBlock: 3650, basePopularity: 260 }, cases, {
  noun: () => text('เคสคอมพิวเตอร์', 'PC Case'),
  category: () => 'pc-components/pc-cases',
  drawing: ({ front }) => ({ kind: 'pc-case', line: front }),
  title: text('โชว์ของข้างใน', 'Show what is inside'),
  shortDescriptions: (line) => [
    text(
      `เคส ${line.form} ${line.front === 'glass' ? 'กระจกพาโนรามา' : 'หน้าตะแกรงลมผ่านดี'} ใส่การ์ดจอยาว ${line.card} มม.`,
      `${line.form} with ${line.front === 'glass' ? 'panoramic glass' : 'an airy mesh front'}, for cards up to ${line.card} mm.`,
    ),
    text(
      `จัดสายง่าย ${line.fans > 0 ? `มีพัดลมมาให้ ${line.fans} ตัว` : 'ติดพัดลมได้หลายตำแหน่ง'} ดีไซน์เรียบ`,
      `Easy cables, ${line.fans > 0 ? `${line.fans} fans included` : 'room for many fans'} and clean lines.`,
    ),
  ],
  highlights: (line) => [
    text(`รองรับเมนบอร์ด ${line.form}`, `Takes ${line.form} motherboards`),
    text(`การ์ดจอยาวสุด ${line.card} มม.`, `Graphics cards up to ${line.card} mm`),
    line.front === 'glass'
      ? text('กระจกเทมเปอร์สองด้าน', 'Tempered glass on two sides')
      : text('หน้าตะแกรงระบายอากาศ', 'Mesh front for airflow'),
    line.fans > 0
      ? text(`พัดลมในเคส ${line.fans} ตัว`, `${line.fans} fans included`)
      : text('เลือกติดพัดลมเองได้', 'Add the fans you like'),
  ],
  usageTexts: () => [
    text(
      'ช่องหลังเมนบอร์ดกว้าง ซ่อนสายได้หมด ประกอบครั้งแรกก็สวย',
      'Wide space behind the board hides every cable, even on a first build.',
    ),
    text('แผ่นกรองฝุ่นถอดล้างได้ เหมาะกับบ้านติดถนน', 'Dust filters come out to be washed: good beside a road.'),
    text(
      'วางชุดน้ำ 360 มม. ได้ตามตำแหน่งที่ระบุ เผื่ออัปเกรดในอนาคต',
      'It takes a liquid cooler where marked, for later upgrades.',
    ),
  ],
  specification: (line) =>
    specification({
      formFactor: line.form,
      material:
        line.front === 'glass'
          ? text('เหล็กและกระจกเทมเปอร์', 'Steel and tempered glass')
          : text('เหล็ก ตะแกรง และกระจกข้าง', 'Steel, mesh and a glass side'),
      fans: line.fans > 0 ? text(`${line.fans} ตัว`, `${line.fans}`) : text('ไม่มี', 'None'),
      graphics: text(`ยาวสุด ${line.card} มม.`, `Up to ${line.card} mm`),
      cooling:
        line.form === 'Mini-ITX'
          ? text('ชุดน้ำ 240 มม.', '240 mm liquid')
          : text('ชุดน้ำ 240/360 มม.', '240/360 mm liquid'),
      storage: text('SSD 2.5 นิ้ว และ HDD 3.5 นิ้ว', '2.5" SSD and 3.5" disk'),
      ports: 'USB-C, USB-A, 3.5 mm',
      slots: line.form === 'ATX' ? text('7 ช่อง', '7 slots') : text('2–4 ช่อง', '2–4 slots'),
      supply: 'ATX',
      care: text('แผ่นกรองฝุ่นถอดล้างได้', 'Washable dust filters'),
    }),
  attributes: (line) => [textAttribute('form-factor', line.form)],
  questions: () => [
    question(
      text('แถมพาวเวอร์ซัพพลายไหม', 'Is a power supply included?'),
      text('ไม่แถม เลือกวัตต์ให้พอกับการ์ดจอแยกต่างหาก', 'No: choose one for your graphics card.'),
    ),
    question(
      text('กระจกแตกระหว่างขนส่งทำอย่างไร', 'What if the glass breaks in transit?'),
      text(
        'ถ่ายรูปหรือวิดีโอตอนแกะกล่องแล้วแจ้งภายใน 7 วัน เราเปลี่ยนให้ใหม่หรือคืนเงิน',
        'Photograph it as you unpack and tell us within seven days: we replace it or refund you.',
      ),
    ),
  ],
  box: (line) => [text(`เคส ${line.model}`, `${line.model} case`), text('น็อตและสายรัด', 'Screws and ties')],
  warranty: () => serviceCentre(12),
});

interface CoolerLine extends GoodsLine {
  kind: 'air' | 'liquid';
  size: number;
  /** Cooling capacity in watts. */
  heat: number;
}

const coolers: readonly CoolerLine[] = [
  { brand: 'Noctua', model: 'NH-D15 G2', kind: 'air', size: 140, heat: 280, price: 5490, colour: '#8A6A4E' },
  { brand: 'Noctua', model: 'NH-U12S redux', kind: 'air', size: 120, heat: 180, price: 1990, colour: '#7A7E85' },
  {
    brand: 'DeepCool',
    model: 'AK400',
    hit: true,
    kind: 'air',
    size: 120,
    heat: 220,
    price: 890,
    colours: ['black', 'white'],
  },
  {
    brand: 'DeepCool',
    model: 'AK620 Digital',
    kind: 'air',
    size: 120,
    heat: 260,
    price: 2290,
    colours: ['black', 'white'],
  },
  { brand: 'Cooler Master', model: 'Hyper 212 Black', kind: 'air', size: 120, heat: 180, price: 890 },
  { brand: 'Thermaltake', model: 'ASTRIA 400 ARGB', kind: 'air', size: 120, heat: 210, price: 990 },
  {
    brand: 'DeepCool',
    model: 'LE520',
    hit: true,
    kind: 'liquid',
    size: 240,
    heat: 250,
    price: 2190,
    colours: ['black', 'white'],
  },
  {
    brand: 'DeepCool',
    model: 'LT360 ARGB',
    kind: 'liquid',
    size: 360,
    heat: 300,
    price: 3690,
    colours: ['black', 'white'],
  },
  {
    brand: 'Corsair',
    model: 'NAUTILUS 360 RS',
    kind: 'liquid',
    size: 360,
    heat: 300,
    price: 3990,
    colours: ['black', 'white'],
  },
  {
    brand: 'NZXT',
    model: 'Kraken Elite 360 RGB',
    kind: 'liquid',
    size: 360,
    heat: 320,
    price: 9990,
    colours: ['black', 'white'],
  },
  {
    brand: 'Lian Li',
    model: 'Galahad II Trinity 360',
    kind: 'liquid',
    size: 360,
    heat: 320,
    price: 5290,
    colours: ['black', 'white'],
  },
  {
    brand: 'Cooler Master',
    model: 'MasterLiquid 240 Core II',
    kind: 'liquid',
    size: 240,
    heat: 240,
    price: 2290,
    colours: ['black', 'white'],
  },
  { brand: 'ASUS', model: 'ROG RYUO IV SLC 360', launch: 'new', kind: 'liquid', size: 360, heat: 330, price: 11900 },
];

export const composedCoolers: SeedProduct[] = composeGoods({ idBlock: 3670, basePopularity: 250 }, coolers, {
  noun: ({ kind }) => (kind === 'air' ? text('ซิงก์ลมซีพียู', 'CPU Air Cooler') : text('ชุดน้ำปิดซีพียู', 'CPU Liquid Cooler')),
  category: ({ kind }) => `pc-components/cpu-coolers/${kind}-coolers`,
  drawing: ({ kind, size }) => ({ kind: 'cooler', line: kind === 'liquid' && size === 240 ? 'liquid-240' : kind }),
  title: text('เย็น เงียบ มั่นใจ', 'Cool and quiet'),
  shortDescriptions: (line) => [
    text(
      `${line.kind === 'air' ? `พัดลม ${line.size} มม.` : `หม้อน้ำ ${line.size} มม.`} รับความร้อน ${line.heat} วัตต์ ใช้ได้ทั้ง Intel และ AMD`,
      `${line.kind === 'air' ? `A ${line.size} mm fan` : `A ${line.size} mm radiator`} for ${line.heat} W, on Intel and AMD.`,
    ),
    text(`คุมอุณหภูมิซีพียูได้ถึง ${line.heat} วัตต์ เสียงเบา ติดตั้งไม่ยาก`, `Handles ${line.heat} W quietly, and is easy to fit.`),
  ],
  highlights: (line) => [
    text(`รองรับความร้อน ${line.heat} วัตต์`, `Handles ${line.heat} W`),
    line.kind === 'air'
      ? text(`พัดลมขนาด ${line.size} มม.`, `${line.size} mm fan`)
      : text(`หม้อน้ำ ${line.size} มม.`, `${line.size} mm radiator`),
    text('รองรับ LGA1851, LGA1700, AM5 และ AM4', 'For LGA1851, LGA1700, AM5 and AM4'),
    text('ซิลิโคนมาพร้อม', 'Thermal paste included'),
  ],
  usageTexts: (line) => [
    text(
      'เล่นเกมหรือเรนเดอร์นานๆ อุณหภูมินิ่ง ซีพียูบูสต์ได้เต็มเวลา',
      'In long games and renders the temperature holds, so the processor keeps its boost.',
    ),
    text('รอบพัดลมปรับตามความร้อน ทำงานทั่วไปแทบไม่ได้ยิน', 'Fan speed follows the heat; in everyday work you hardly hear it.'),
    line.kind === 'liquid'
      ? text(
          'ระบบปิดมาจากโรงงาน ไม่ต้องเติมน้ำ ประกันครอบคลุมการรั่ว',
          'Sealed at the factory: no refilling, and the warranty covers leaks.',
        )
      : text('ฮีตไปป์สัมผัสตรง ไม่มีน้ำให้กังวล ใช้ได้ยาวหลายปี', 'Heat pipes touch directly; no liquid to worry about for years.'),
  ],
  specification: (line) =>
    specification({
      type: line.kind === 'air' ? text('ระบายความร้อนด้วยอากาศ', 'Air') : text('ระบายความร้อนด้วยน้ำ', 'Liquid'),
      cooling: text(`${line.size} มม.`, `${line.size} mm`),
      power: text(`รองรับ ${line.heat} วัตต์`, `Up to ${line.heat} W`),
      socket: 'LGA1851, LGA1700, AM5, AM4',
      fans: text(
        `${line.kind === 'liquid' ? line.size / 120 : 1} ตัว`,
        `${line.kind === 'liquid' ? line.size / 120 : 1}`,
      ),
      loudness: text('ไม่เกิน 35 dBA', 'Up to 35 dBA'),
      connectors: 'PWM 4-pin',
      material:
        line.kind === 'air'
          ? text('ฮีตไปป์ทองแดง ครีบอะลูมิเนียม', 'Copper pipes, aluminium fins')
          : text('ฐานทองแดง หม้อน้ำอะลูมิเนียม', 'Copper base, aluminium radiator'),
      lighting: /ARGB|RGB/.test(line.model) ? 'ARGB' : text('ไม่มีหรือแล้วแต่รุ่น', 'None or by model'),
      included: text('ซิลิโคนและขายึด', 'Thermal paste and brackets'),
    }),
  attributes: (line) => [textAttribute('cooling', text(`${line.size} มม.`, `${line.size} mm`))],
  questions: (line) => [
    question(
      text('ใส่เคสของฉันได้ไหม', 'Will it fit my case?'),
      line.kind === 'air'
        ? text(
            'เช็กความสูงซิงก์ที่เคสรองรับ ซิงก์ใหญ่ต้องการราว 160 มม.',
            'Check the height your case allows; large ones need about 160 mm.',
          )
        : text(
            `เคสต้องมีตำแหน่งติดหม้อน้ำ ${line.size} มม. ด้านบนหรือด้านหน้า`,
            `Your case needs room for a ${line.size} mm radiator on top or in front.`,
          ),
    ),
    question(
      text('ต้องซื้อซิลิโคนเพิ่มไหม', 'Do I need thermal paste?'),
      text('ไม่ต้อง มีมาในกล่องหรือทามาแล้วที่ฐาน', 'No: it is in the box or on the base.'),
    ),
  ],
  warranty: ({ brand }) => serviceCentre(brand === 'Noctua' ? 72 : 36),
});
