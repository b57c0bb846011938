import type { Localised, SeedProduct } from '../../types.ts';
import { textAttribute } from '../attributes.ts';
import { composeGoods, type GoodsLine } from '../compose-goods.ts';
import { processorFamily } from '../filter-ranges.ts';
import { specification } from '../specification.ts';
import { question, text } from '../text.ts';
import { serviceCentre } from '../warranty.ts';

const fitting = question(
  text('สาขาช่วยประกอบให้ไหม', 'Can your branch build it in?'),
  text(
    'ซื้อชิ้นส่วนหลักกับเราครบชุด ประกอบและลงโปรแกรมทดสอบให้ฟรีที่สาขาที่มีช่าง',
    'Buy the main parts together and branches with a technician build and test them for free.',
  ),
);

interface ProcessorLine extends GoodsLine {
  cores: readonly [cores: number, threads: number];
  /** Highest clock in GHz. */
  boost: number;
  socket: 'LGA1851' | 'LGA1700' | 'AM5' | 'AM4';
  memory: 'DDR5' | 'DDR4' | 'DDR5 / DDR4';
  watts: number;
  /** Megabytes of last-level cache. */
  cache: number;
  graphics: boolean;
  cooler?: true;
  use: 'game' | 'work' | 'home';
}

const arrow = {
  brand: 'Intel',
  socket: 'LGA1851',
  memory: 'DDR5',
  graphics: true,
  colour: '#C9CCD2',
  accent: '#1F6FD6',
} as const;
const raptor = {
  brand: 'Intel',
  socket: 'LGA1700',
  memory: 'DDR5 / DDR4',
  colour: '#C9CCD2',
  accent: '#1F6FD6',
} as const;
const am5 = {
  brand: 'AMD',
  socket: 'AM5',
  memory: 'DDR5',
  graphics: true,
  colour: '#C9CCD2',
  accent: '#E8632B',
} as const;
const am4 = {
  brand: 'AMD',
  socket: 'AM4',
  memory: 'DDR4',
  cooler: true,
  colour: '#C9CCD2',
  accent: '#E8632B',
} as const;

const processors: readonly ProcessorLine[] = [
  {
    ...arrow,
    model: 'Core Ultra 9 285K',
    cores: [24, 24],
    boost: 5.7,
    watts: 125,
    cache: 36,
    use: 'work',
    price: 21900,
  },
  {
    ...arrow,
    model: 'Core Ultra 7 265K',
    hit: true,
    cores: [20, 20],
    boost: 5.5,
    watts: 125,
    cache: 30,
    use: 'work',
    price: 11900,
  },
  {
    ...arrow,
    model: 'Core Ultra 5 245K',
    cores: [14, 14],
    boost: 5.2,
    watts: 125,
    cache: 24,
    use: 'game',
    price: 9490,
  },
  {
    ...arrow,
    model: 'Core Ultra 5 225F',
    graphics: false,
    cooler: true,
    cores: [10, 10],
    boost: 4.9,
    watts: 65,
    cache: 20,
    use: 'home',
    price: 6490,
  },
  {
    ...raptor,
    model: 'Core i9-14900K',
    graphics: true,
    cores: [24, 32],
    boost: 6,
    watts: 125,
    cache: 36,
    use: 'work',
    price: 17900,
  },
  {
    ...raptor,
    model: 'Core i7-14700F',
    graphics: false,
    cooler: true,
    cores: [20, 28],
    boost: 5.4,
    watts: 65,
    cache: 33,
    use: 'game',
    price: 11490,
  },
  {
    ...raptor,
    model: 'Core i5-14400F',
    hit: true,
    graphics: false,
    cooler: true,
    cores: [10, 16],
    boost: 4.7,
    watts: 65,
    cache: 20,
    use: 'game',
    price: 5290,
  },
  {
    ...raptor,
    model: 'Core i5-12400F',
    hit: true,
    graphics: false,
    cooler: true,
    cores: [6, 12],
    boost: 4.4,
    watts: 65,
    cache: 18,
    use: 'game',
    price: 3990,
  },
  {
    ...raptor,
    model: 'Core i3-14100',
    graphics: true,
    cooler: true,
    cores: [4, 8],
    boost: 4.7,
    watts: 60,
    cache: 12,
    use: 'home',
    price: 4690,
  },
  { ...am5, model: 'Ryzen 9 9950X3D', cores: [16, 32], boost: 5.7, watts: 170, cache: 128, use: 'work', price: 27900 },
  {
    ...am5,
    model: 'Ryzen 7 9800X3D',
    hit: true,
    cores: [8, 16],
    boost: 5.2,
    watts: 120,
    cache: 96,
    use: 'game',
    price: 17900,
  },
  { ...am5, model: 'Ryzen 7 7800X3D', cores: [8, 16], boost: 5, watts: 120, cache: 96, use: 'game', price: 13900 },
  { ...am5, model: 'Ryzen 7 9700X', cores: [8, 16], boost: 5.5, watts: 65, cache: 32, use: 'work', price: 11490 },
  {
    ...am5,
    model: 'Ryzen 5 9600X',
    hit: true,
    cores: [6, 12],
    boost: 5.4,
    watts: 65,
    cache: 32,
    use: 'game',
    price: 7790,
  },
  {
    ...am5,
    model: 'Ryzen 5 7500F',
    graphics: false,
    cores: [6, 12],
    boost: 5,
    watts: 65,
    cache: 32,
    use: 'game',
    price: 5490,
  },
  {
    ...am5,
    model: 'Ryzen 5 8600G',
    cooler: true,
    cores: [6, 12],
    boost: 5,
    watts: 65,
    cache: 16,
    use: 'home',
    price: 7290,
  },
  {
    ...am4,
    model: 'Ryzen 7 5700X',
    graphics: false,
    cores: [8, 16],
    boost: 4.6,
    watts: 65,
    cache: 32,
    use: 'work',
    price: 5690,
  },
  {
    ...am4,
    model: 'Ryzen 5 5600',
    hit: true,
    graphics: false,
    cores: [6, 12],
    boost: 4.4,
    watts: 65,
    cache: 32,
    use: 'game',
    price: 3590,
  },
  {
    ...am4,
    model: 'Ryzen 5 5600G',
    graphics: true,
    cores: [6, 12],
    boost: 4.4,
    watts: 65,
    cache: 16,
    use: 'home',
    price: 4190,
  },
];

const processorUse: Record<ProcessorLine['use'], Localised> = {
  game: text(
    'จับคู่การ์ดจอระดับกลางถึงสูงแล้วเฟรมนิ่ง เล่นเกมแข่งขันได้เกิน 144fps',
    'With a mid to high graphics card it holds steady frames, past 144fps in competitive games.',
  ),
  work: text(
    'เรนเดอร์ คอมไพล์ และตัดวิดีโอ 4K หลายแทร็กเสร็จไวกว่ารุ่นก่อนชัดเจน',
    'Rendering, compiling and multitrack 4K editing finish clearly sooner.',
  ),
  home: text(
    'ทำงานเอกสาร เรียนออนไลน์ และเล่นเกมเบาๆ ได้โดยไม่เปลืองไฟ',
    'Documents, classes and light games, with little power.',
  ),
};

export const composedProcessors: SeedProduct[] = composeGoods({ idBlock: 3500, basePopularity: 360 }, processors, {
  noun: () => text('ซีพียู', 'Processor'),
  category: ({ brand }) => `pc-components/processors/${brand.toLowerCase()}-processors`,
  drawing: ({ socket }) => ({
    kind: 'processor',
    line: socket.startsWith('LGA') ? 'oblong' : socket === 'AM4' ? 'plain' : 'square',
  }),
  title: text('หัวใจของเครื่อง', 'The heart of the build'),
  shortDescriptions: (line) => [
    text(
      `${line.cores[0]} คอร์ ${line.cores[1]} เธรด บูสต์สูงสุด ${line.boost}GHz ซ็อกเก็ต ${line.socket}`,
      `${line.cores[0]} cores, ${line.cores[1]} threads, up to ${line.boost}GHz, for ${line.socket}.`,
    ),
    text(
      `ซีพียู ${line.socket} แคช ${line.cache}MB ใช้ไฟ ${line.watts} วัตต์ ${line.graphics ? 'มีกราฟิกในตัว' : 'ต้องใช้การ์ดจอแยก'}`,
      `For ${line.socket}: ${line.cache}MB of cache at ${line.watts} W, ${line.graphics ? 'with graphics built in' : 'to pair with a graphics card'}.`,
    ),
  ],
  highlights: (line) => [
    text(`${line.cores[0]} คอร์ ${line.cores[1]} เธรด`, `${line.cores[0]} cores and ${line.cores[1]} threads`),
    text(`ความเร็วบูสต์ ${line.boost}GHz`, `Boost up to ${line.boost}GHz`),
    text(`แคช ${line.cache}MB`, `${line.cache}MB of cache`),
    line.graphics
      ? text('มีกราฟิกในตัว ต่อจอได้เลย', 'Graphics built in')
      : text('เหมาะกับเครื่องที่มีการ์ดจอแยก', 'For builds with a graphics card'),
  ],
  usageTexts: (line) => [
    processorUse[line.use],
    text(
      `ใช้กับเมนบอร์ด ${line.socket} และแรม ${line.memory} โปรดอัปเดตไบออสเมนบอร์ดก่อนติดตั้ง`,
      `It takes ${line.socket} boards and ${line.memory} memory. Update the board’s BIOS first.`,
    ),
    line.cooler
      ? text('มีชุดระบายความร้อนในกล่อง ประกอบเสร็จใช้ได้ทันที', 'A cooler is in the box, so it runs as soon as it is built.')
      : text(
          `ไม่มีพัดลมในกล่อง แนะนำชุดระบายความร้อนที่รองรับ ${line.watts} วัตต์ขึ้นไป`,
          `No cooler in the box: take one for ${line.watts} W or more.`,
        ),
  ],
  specification: (line) =>
    specification({
      cores: `${line.cores[0]} / ${line.cores[1]}`,
      clock: text(`สูงสุด ${line.boost}GHz`, `Up to ${line.boost}GHz`),
      cache: `${line.cache}MB`,
      socket: line.socket,
      memory: line.memory,
      graphics: line.graphics ? text('มีในตัว', 'Built in') : text('ไม่มี', 'None'),
      power: text(`${line.watts} วัตต์`, `${line.watts} W`),
      cooling: line.cooler ? text('มีพัดลมในกล่อง', 'Cooler included') : text('ไม่มีพัดลมในกล่อง', 'No cooler included'),
      interface: 'PCIe',
      system: 'Windows 11, Linux',
    }),
  attributes: (line) => [
    processorFamily(`${line.brand} ${line.model}`),
    textAttribute('socket', line.socket),
    textAttribute('graphics', line.graphics ? text('ในตัวซีพียู', 'Integrated') : text('ไม่มี', 'None')),
  ],
  questions: (line) => [
    question(
      text('ใช้กับเมนบอร์ดรุ่นไหนได้บ้าง', 'Which motherboards take it?'),
      text(
        `เมนบอร์ดซ็อกเก็ต ${line.socket} ทุกรุ่นที่ไบออสรองรับ ดูรายชื่อในหน้าเมนบอร์ดของเรา`,
        `Any ${line.socket} board whose BIOS supports it; see our motherboards.`,
      ),
    ),
    question(
      text('ต้องซื้อการ์ดจอเพิ่มไหม', 'Do I need a graphics card?'),
      line.graphics
        ? text('ไม่จำเป็นสำหรับงานทั่วไป แต่หากเล่นเกมหนักควรมีการ์ดจอแยก', 'Not for general work; for demanding games, yes.')
        : text('จำเป็น เพราะไม่มีกราฟิกในตัว', 'Yes: it has no graphics of its own.'),
    ),
    fitting,
  ],
  box: (line) => [
    text(`ซีพียู ${line.brand} ${line.model}`, `${line.brand} ${line.model}`),
    ...(line.cooler ? [text('ชุดระบายความร้อน', 'Cooler')] : []),
    text('สติกเกอร์และเอกสารรับประกัน', 'Sticker and warranty card'),
  ],
  warranty: () => serviceCentre(36),
});

interface BoardLine extends GoodsLine {
  socket: 'LGA1851' | 'LGA1700' | 'AM5' | 'AM4';
  chipset: string;
  form: 'ATX' | 'Micro-ATX' | 'Mini-ITX';
  memory: 'DDR5' | 'DDR4';
  slots: 2 | 4;
  m2: number;
  wifi?: 'Wi-Fi 6E' | 'Wi-Fi 7';
  lan: string;
}

const boards: readonly BoardLine[] = [
  {
    brand: 'ASUS',
    model: 'ROG MAXIMUS Z890 HERO',
    socket: 'LGA1851',
    chipset: 'Z890',
    form: 'ATX',
    memory: 'DDR5',
    slots: 4,
    m2: 6,
    wifi: 'Wi-Fi 7',
    lan: '5G + 2.5G',
    price: 25900,
  },
  {
    brand: 'ASUS',
    model: 'TUF GAMING B860-PLUS WIFI',
    socket: 'LGA1851',
    chipset: 'B860',
    form: 'ATX',
    memory: 'DDR5',
    slots: 4,
    m2: 3,
    wifi: 'Wi-Fi 7',
    lan: '2.5G',
    price: 7990,
  },
  {
    brand: 'MSI',
    model: 'MAG Z890 TOMAHAWK WIFI',
    socket: 'LGA1851',
    chipset: 'Z890',
    form: 'ATX',
    memory: 'DDR5',
    slots: 4,
    m2: 4,
    wifi: 'Wi-Fi 7',
    lan: '5G',
    price: 11900,
  },
  {
    brand: 'MSI',
    model: 'PRO B860M-A WIFI',
    socket: 'LGA1851',
    chipset: 'B860',
    form: 'Micro-ATX',
    memory: 'DDR5',
    slots: 4,
    m2: 2,
    wifi: 'Wi-Fi 7',
    lan: '5G',
    price: 6190,
  },
  {
    brand: 'GIGABYTE',
    model: 'Z890 AORUS ELITE WIFI7',
    socket: 'LGA1851',
    chipset: 'Z890',
    form: 'ATX',
    memory: 'DDR5',
    slots: 4,
    m2: 4,
    wifi: 'Wi-Fi 7',
    lan: '2.5G',
    price: 10900,
  },
  {
    brand: 'ASRock',
    model: 'B860M Pro RS WiFi',
    socket: 'LGA1851',
    chipset: 'B860',
    form: 'Micro-ATX',
    memory: 'DDR5',
    slots: 4,
    m2: 3,
    wifi: 'Wi-Fi 6E',
    lan: '2.5G',
    price: 5290,
  },
  {
    brand: 'ASUS',
    model: 'PRIME B760M-A WIFI D4',
    hit: true,
    socket: 'LGA1700',
    chipset: 'B760',
    form: 'Micro-ATX',
    memory: 'DDR4',
    slots: 4,
    m2: 2,
    wifi: 'Wi-Fi 6E',
    lan: '2.5G',
    price: 4690,
  },
  {
    brand: 'MSI',
    model: 'PRO B760M-E DDR4',
    hit: true,
    socket: 'LGA1700',
    chipset: 'B760',
    form: 'Micro-ATX',
    memory: 'DDR4',
    slots: 2,
    m2: 1,
    lan: '1G',
    price: 2990,
  },
  {
    brand: 'GIGABYTE',
    model: 'H610M K DDR4',
    socket: 'LGA1700',
    chipset: 'H610',
    form: 'Micro-ATX',
    memory: 'DDR4',
    slots: 2,
    m2: 1,
    lan: '1G',
    price: 2090,
  },
  {
    brand: 'ASUS',
    model: 'ROG STRIX X870E-E GAMING WIFI',
    socket: 'AM5',
    chipset: 'X870E',
    form: 'ATX',
    memory: 'DDR5',
    slots: 4,
    m2: 5,
    wifi: 'Wi-Fi 7',
    lan: '5G',
    price: 18900,
  },
  {
    brand: 'ASUS',
    model: 'TUF GAMING B850M-PLUS WIFI',
    hit: true,
    socket: 'AM5',
    chipset: 'B850',
    form: 'Micro-ATX',
    memory: 'DDR5',
    slots: 4,
    m2: 3,
    wifi: 'Wi-Fi 7',
    lan: '2.5G',
    price: 7290,
  },
  {
    brand: 'MSI',
    model: 'MAG X870 TOMAHAWK WIFI',
    socket: 'AM5',
    chipset: 'X870',
    form: 'ATX',
    memory: 'DDR5',
    slots: 4,
    m2: 4,
    wifi: 'Wi-Fi 7',
    lan: '5G',
    price: 11490,
  },
  {
    brand: 'MSI',
    model: 'B850 GAMING PLUS WIFI',
    socket: 'AM5',
    chipset: 'B850',
    form: 'ATX',
    memory: 'DDR5',
    slots: 4,
    m2: 3,
    wifi: 'Wi-Fi 7',
    lan: '5G',
    price: 6790,
  },
  {
    brand: 'GIGABYTE',
    model: 'B850 AORUS ELITE WIFI7',
    socket: 'AM5',
    chipset: 'B850',
    form: 'ATX',
    memory: 'DDR5',
    slots: 4,
    m2: 3,
    wifi: 'Wi-Fi 7',
    lan: '2.5G',
    price: 8290,
    colour: '#E4E6EA',
  },
  {
    brand: 'GIGABYTE',
    model: 'B650M K',
    hit: true,
    socket: 'AM5',
    chipset: 'B650',
    form: 'Micro-ATX',
    memory: 'DDR5',
    slots: 2,
    m2: 2,
    lan: '2.5G',
    price: 3590,
  },
  {
    brand: 'ASRock',
    model: 'B650I Lightning WiFi',
    socket: 'AM5',
    chipset: 'B650',
    form: 'Mini-ITX',
    memory: 'DDR5',
    slots: 2,
    m2: 2,
    wifi: 'Wi-Fi 6E',
    lan: '2.5G',
    price: 6490,
  },
  {
    brand: 'ASRock',
    model: 'B450M/ac R2.0',
    socket: 'AM4',
    chipset: 'B450',
    form: 'Micro-ATX',
    memory: 'DDR4',
    slots: 2,
    m2: 1,
    lan: '1G',
    price: 2290,
  },
  {
    brand: 'MSI',
    model: 'B550M PRO-VDH WIFI',
    socket: 'AM4',
    chipset: 'B550',
    form: 'Micro-ATX',
    memory: 'DDR4',
    slots: 4,
    m2: 2,
    wifi: 'Wi-Fi 6E',
    lan: '1G',
    price: 3490,
  },
];

const processorBrandOf = (socket: string) => (socket.startsWith('AM') ? 'AMD' : 'Intel');

export const composedMotherboards: SeedProduct[] = composeGoods({ idBlock: 3530, basePopularity: 300 }, boards, {
  noun: () => text('เมนบอร์ด', 'Motherboard'),
  category: ({ socket }) => `pc-components/motherboards/${processorBrandOf(socket).toLowerCase()}-motherboards`,
  drawing: ({ form }) => ({
    kind: 'motherboard',
    line: ({ ATX: 'standard', 'Micro-ATX': 'micro', 'Mini-ITX': 'mini' } as const)[form],
  }),
  title: text('ฐานที่มั่นของทั้งเครื่อง', 'The ground for the whole build'),
  shortDescriptions: (line) => [
    text(
      `ชิปเซ็ต ${line.chipset} ซ็อกเก็ต ${line.socket} ขนาด ${line.form} แรม ${line.memory}`,
      `${line.chipset} for ${line.socket}, ${line.form}, with ${line.memory}.`,
    ),
    text(
      `เมนบอร์ด ${processorBrandOf(line.socket)} แรม ${line.memory} ${line.slots} ช่อง M.2 ${line.m2} ช่อง${line.wifi ? ` มี ${line.wifi}` : ''}`,
      `For ${processorBrandOf(line.socket)}: ${line.slots} ${line.memory} slots, ${line.m2} M.2${line.wifi ? ` and ${line.wifi}` : ''}.`,
    ),
  ],
  highlights: (line) => [
    text(`ชิปเซ็ต ${line.chipset} รองรับซีพียู ${line.socket}`, `${line.chipset} chipset for ${line.socket}`),
    text(`แรม ${line.memory} ${line.slots} ช่อง`, `${line.slots} slots of ${line.memory}`),
    text(`ช่อง M.2 ${line.m2} ช่อง`, `${line.m2} M.2 ${line.m2 === 1 ? 'slot' : 'slots'}`),
    line.wifi ? text(`${line.wifi} ในตัว`, `${line.wifi} built in`) : text(`พอร์ต LAN ${line.lan}`, `${line.lan} LAN`),
  ],
  usageTexts: (line) => [
    text(
      `ภาคจ่ายไฟพร้อมฮีตซิงก์ คุมอุณหภูมิให้ซีพียู ${processorBrandOf(line.socket)} วิ่งได้เต็มแรงแม้งานหนักต่อเนื่อง`,
      `Power stages under heatsinks let ${processorBrandOf(line.socket)} processors run at full speed under long loads.`,
    ),
    text(
      `ขนาด ${line.form} ใส่ SSD ได้ ${line.m2} ตัว เพิ่มความจุภายหลังได้ง่าย`,
      `${line.form} size, with ${line.m2} M.2 for drives now or later.`,
    ),
    line.wifi
      ? text(`มี ${line.wifi} และบลูทูธในตัว ไม่ต้องซื้อการ์ดเพิ่ม`, `${line.wifi} and Bluetooth are on board: no card to add.`)
      : text('ไม่มี Wi-Fi ในตัว ต่อสาย LAN หรือเพิ่มอะแดปเตอร์ได้', 'There is no Wi-Fi: use a LAN cable or add an adapter.'),
  ],
  specification: (line) =>
    specification({
      socket: line.socket,
      chipset: line.chipset,
      formFactor: line.form,
      memory: text(`${line.memory} × ${line.slots} ช่อง`, `${line.memory} × ${line.slots}`),
      memoryLimit:
        line.slots === 4 ? (line.memory === 'DDR5' ? '256GB' : '128GB') : line.memory === 'DDR5' ? '128GB' : '64GB',
      slots: text(`M.2 × ${line.m2}, SATA × 4`, `M.2 × ${line.m2}, SATA × 4`),
      expansion: 'PCIe x16 × 1, PCIe x1',
      network: `LAN ${line.lan}`,
      wireless: line.wifi ?? text('ไม่มี', 'None'),
      ports: 'USB-C, USB-A, HDMI, DisplayPort',
      audio:
        line.price && line.price > 7000
          ? text('7.1 แชนเนลความละเอียดสูง', 'High-definition 7.1 channels')
          : text('7.1 แชนเนล', '7.1 channels'),
    }),
  attributes: (line) => [
    textAttribute('socket', line.socket),
    textAttribute('chipset', line.chipset),
    textAttribute('form-factor', line.form),
    textAttribute('memory-type', line.memory),
  ],
  questions: (line) => [
    question(
      text('ต้องอัปเดตไบออสก่อนใช้ไหม', 'Must I update the BIOS?'),
      text(
        'ซีพียูรุ่นใหม่กว่าบอร์ดอาจต้องอัปเดต รุ่นที่มีปุ่มแฟลชไบออสทำได้โดยไม่ต้องใส่ซีพียู สาขาช่วยได้',
        'A processor newer than the board may need it. Boards with a flash button need no processor; our branches can help.',
      ),
    ),
    question(
      text('ใส่แรมกี่ GB ดี', 'How much memory should I fit?'),
      text(
        `แนะนำ ${line.memory} เป็นคู่ 2 × 8GB หรือ 2 × 16GB เพื่อให้วิ่งแบบดูอัลแชนเนล`,
        `A pair of ${line.memory}, 2 × 8GB or 2 × 16GB, to run in dual channel.`,
      ),
    ),
    fitting,
  ],
  box: (line) => [
    text(`เมนบอร์ด ${line.model}`, `${line.model} motherboard`),
    text('สาย SATA และฝาปิดพอร์ต', 'SATA cables and I/O shield'),
    ...(line.wifi ? [text('เสา Wi-Fi', 'Wi-Fi antenna')] : []),
  ],
  warranty: () => serviceCentre(36),
});

interface CardLine extends GoodsLine {
  chip: string;
  /** Gigabytes of video memory and its type. */
  memory: readonly [number, 'GDDR7' | 'GDDR6'];
  fans: 2 | 3;
  watts: number;
  /** Recommended power supply in watts. */
  supply: number;
  /** Recommended resolution. */
  level: 'Full HD' | 'QHD' | '4K';
}

const rtx = (chip: string, memory: number, watts: number, supply: number, level: CardLine['level']) =>
  ({ chip: `RTX ${chip}`, memory: [memory, 'GDDR7'], watts, supply, level }) as const;
const rx = (chip: string, memory: number, watts: number, supply: number, level: CardLine['level']) =>
  ({ chip: `RX ${chip}`, memory: [memory, 'GDDR6'], watts, supply, level }) as const;

const g5090 = rtx('5090', 32, 575, 1000, '4K');
const g5080 = rtx('5080', 16, 360, 850, '4K');
const g5070t = rtx('5070 Ti', 16, 300, 750, '4K');
const g5070 = rtx('5070', 12, 250, 650, 'QHD');
const g5060t = rtx('5060 Ti', 16, 180, 600, 'QHD');
const g5060 = rtx('5060', 8, 145, 550, 'Full HD');
const g5050 = { ...rtx('5050', 8, 130, 550, 'Full HD'), memory: [8, 'GDDR6'] } as const;
const a9070x = rx('9070 XT', 16, 304, 750, '4K');
const a9070 = rx('9070', 16, 220, 650, 'QHD');
const a9060x = rx('9060 XT', 16, 160, 550, 'QHD');

const cards: readonly CardLine[] = [
  { ...g5090, brand: 'ASUS', model: 'ROG Astral GeForce RTX 5090 OC', fans: 3, price: 129900 },
  { ...g5090, brand: 'GIGABYTE', model: 'AORUS GeForce RTX 5090 MASTER', fans: 3, price: 119900 },
  { ...g5080, brand: 'ASUS', model: 'TUF Gaming GeForce RTX 5080 OC', fans: 3, price: 54900 },
  { ...g5080, brand: 'MSI', model: 'GeForce RTX 5080 VENTUS 3X OC', hit: true, fans: 3, price: 44900 },
  { ...g5080, brand: 'ZOTAC', model: 'GeForce RTX 5080 SOLID CORE', fans: 3, price: 43900 },
  { ...g5070t, brand: 'ASUS', model: 'PRIME GeForce RTX 5070 Ti OC', fans: 3, price: 33900 },
  { ...g5070t, brand: 'GIGABYTE', model: 'GeForce RTX 5070 Ti WINDFORCE OC', hit: true, fans: 3, price: 31900 },
  { ...g5070t, brand: 'MSI', model: 'GeForce RTX 5070 Ti GAMING TRIO OC', fans: 3, price: 36900 },
  { ...g5070, brand: 'ASUS', model: 'DUAL GeForce RTX 5070 OC', fans: 2, price: 23900 },
  { ...g5070, brand: 'GIGABYTE', model: 'GeForce RTX 5070 EAGLE OC ICE', fans: 3, price: 23490, colour: '#EDEEF0' },
  { ...g5070, brand: 'ZOTAC', model: 'GeForce RTX 5070 Twin Edge OC', hit: true, fans: 2, price: 21900 },
  { ...g5070, brand: 'MSI', model: 'GeForce RTX 5070 SHADOW 2X OC', fans: 2, price: 21490 },
  { ...g5060t, brand: 'ASUS', model: 'DUAL GeForce RTX 5060 Ti 16GB OC', hit: true, fans: 2, price: 18490 },
  { ...g5060t, brand: 'MSI', model: 'GeForce RTX 5060 Ti 16G GAMING OC', fans: 2, price: 18900 },
  { ...g5060t, brand: 'GIGABYTE', model: 'GeForce RTX 5060 Ti AERO OC 16G', fans: 3, price: 19490, colour: '#EDEEF0' },
  { ...g5060, brand: 'ASUS', model: 'PRIME GeForce RTX 5060 OC', fans: 3, price: 12490 },
  { ...g5060, brand: 'MSI', model: 'GeForce RTX 5060 VENTUS 2X OC', hit: true, fans: 2, price: 11490 },
  { ...g5060, brand: 'ZOTAC', model: 'GeForce RTX 5060 SOLO', fans: 2, price: 10990 },
  { ...g5060, brand: 'GIGABYTE', model: 'GeForce RTX 5060 WINDFORCE OC', fans: 2, price: 11290 },
  { ...g5050, brand: 'MSI', model: 'GeForce RTX 5050 SHADOW 2X OC', fans: 2, price: 9290 },
  { ...g5050, brand: 'ASUS', model: 'DUAL GeForce RTX 5050 OC', fans: 2, price: 9690 },
  { ...a9070x, brand: 'Sapphire', model: 'NITRO+ Radeon RX 9070 XT', fans: 3, price: 29900 },
  { ...a9070x, brand: 'GIGABYTE', model: 'Radeon RX 9070 XT GAMING OC', hit: true, fans: 3, price: 26900 },
  { ...a9070x, brand: 'ASRock', model: 'Radeon RX 9070 XT Steel Legend', fans: 3, price: 25900, colour: '#EDEEF0' },
  { ...a9070, brand: 'Sapphire', model: 'PULSE Radeon RX 9070', fans: 2, price: 22900 },
  { ...a9070, brand: 'ASUS', model: 'PRIME Radeon RX 9070 OC', fans: 3, price: 23900 },
  { ...a9060x, brand: 'Sapphire', model: 'PULSE Radeon RX 9060 XT 16GB', hit: true, fans: 2, price: 14490 },
  { ...a9060x, brand: 'ASRock', model: 'Radeon RX 9060 XT Challenger 16GB', fans: 2, price: 13990 },
];

const cardCategory = ({ chip }: CardLine) =>
  chip.startsWith('RX')
    ? 'radeon-rx'
    : `geforce-rtx/${/50[89]0/.test(chip) ? 'rtx-5090-5080' : chip.includes('5070') ? 'rtx-5070-series' : 'rtx-5060-5050'}`;

export const composedGraphicsCards: SeedProduct[] = composeGoods({ idBlock: 3560, basePopularity: 380 }, cards, {
  noun: () => text('การ์ดจอ', 'Graphics Card'),
  category: (line) => `pc-components/graphics-cards/${cardCategory(line)}`,
  drawing: ({ fans }) => ({ kind: 'graphics-card', line: fans === 3 ? 'triple-fan' : 'dual-fan' }),
  title: text('ภาพลื่นแบบที่รอคอย', 'Frames worth the wait'),
  shortDescriptions: (line) => [
    text(
      `${line.chip} แรมการ์ด ${line.memory[0]}GB ${line.memory[1]} พัดลม ${line.fans} ตัว เหมาะกับเกม ${line.level}`,
      `${line.chip} with ${line.memory[0]}GB ${line.memory[1]} and ${line.fans} fans, for ${line.level} games.`,
    ),
    text(
      `เล่นเกม ${line.level} ปรับสูง ใช้ไฟ ${line.watts} วัตต์ แรมการ์ด ${line.memory[0]}GB`,
      `${line.level} at high settings, ${line.watts} W and ${line.memory[0]}GB of memory.`,
    ),
    text(
      `ชิป ${line.chip} โอเวอร์คล็อกจากโรงงาน ระบายความร้อนด้วยพัดลม ${line.fans} ตัว`,
      `${line.chip}, tuned at the factory, cooled by ${line.fans} fans.`,
    ),
  ],
  highlights: (line) => [
    text(`ชิปกราฟิก ${line.chip}`, `${line.chip} graphics`),
    text(`แรมการ์ด ${line.memory[0]}GB ${line.memory[1]}`, `${line.memory[0]}GB of ${line.memory[1]}`),
    text(`พัดลม ${line.fans} ตัว หยุดหมุนเมื่อไม่ร้อน`, `${line.fans} fans that rest when cool`),
    line.chip.startsWith('RTX')
      ? text('DLSS 4 และ Ray Tracing', 'DLSS 4 and ray tracing')
      : text('FSR 4 และ Ray Tracing', 'FSR 4 and ray tracing'),
  ],
  usageTexts: (line) => [
    text(
      `เปิดกราฟิกสูงที่ความละเอียด ${line.level} แล้วยังลื่น เหลือเฟรมให้จอรีเฟรชสูงได้ใช้คุ้ม`,
      `High settings at ${line.level} stay smooth, with frames to spare for a fast monitor.`,
    ),
    text(
      `ควรใช้พาวเวอร์ซัพพลาย ${line.supply} วัตต์ขึ้นไป และเช็กความยาวการ์ดกับเคสก่อนซื้อ`,
      `Use a power supply of ${line.supply} W or more, and check the card’s length against your case.`,
    ),
    text(
      `แรมการ์ด ${line.memory[0]}GB ช่วยงานตัดต่อ เรนเดอร์ และรันโมเดล AI ในเครื่อง`,
      `${line.memory[0]}GB also serves editing, rendering and AI models at home.`,
    ),
  ],
  specification: (line) =>
    specification({
      graphics: `${line.chip.startsWith('RTX') ? 'NVIDIA GeForce' : 'AMD Radeon'} ${line.chip}`,
      memory: `${line.memory[0]}GB ${line.memory[1]}`,
      interface: line.chip.startsWith('RTX') ? 'PCIe 5.0' : 'PCIe 5.0 x16',
      ports: 'DisplayPort × 3, HDMI 2.1',
      video: text('สูงสุด 7680 × 4320', 'Up to 7680 × 4320'),
      cooling: text(`พัดลม ${line.fans} ตัว`, `${line.fans} fans`),
      power: text(`${line.watts} วัตต์`, `${line.watts} W`),
      supply: text(`${line.supply} วัตต์ขึ้นไป`, `${line.supply} W or more`),
      functions: line.chip.startsWith('RTX') ? 'DLSS 4, Reflex 2, Ray Tracing' : 'FSR 4, Ray Tracing',
      devices: text('ต่อได้สูงสุด 4 จอ', 'Up to four displays'),
      system: 'Windows 11, Linux',
    }),
  attributes: (line) => [
    textAttribute('graphics', line.chip),
    textAttribute('memory', `${line.memory[0]}GB`),
    textAttribute('power', text(`พาวเวอร์ ${line.supply} วัตต์ขึ้นไป`, `${line.supply} W supply and up`)),
  ],
  questions: (line) => [
    question(
      text('พาวเวอร์ซัพพลายเดิมใช้ได้ไหม', 'Will my power supply do?'),
      text(
        `ถ้าได้ ${line.supply} วัตต์ขึ้นไปและมีหัวต่อครบก็ใช้ได้ แนะนำมาตรฐาน ATX 3.1`,
        `Yes if it gives ${line.supply} W with the right plugs; ATX 3.1 is best.`,
      ),
    ),
    question(
      text('รับประกันรวมกรณีขุดเหรียญไหม', 'Does the warranty cover mining?'),
      text(
        'ประกันครอบคลุมการใช้งานทั่วไปและเล่นเกม ไม่รวมการใช้งานเชิงพาณิชย์ต่อเนื่อง',
        'It covers home use and games, not continuous commercial use.',
      ),
    ),
    fitting,
  ],
  box: (line) => [
    text(`การ์ดจอ ${line.chip}`, `${line.chip} card`),
    text('สายแปลงไฟ', 'Power adapter cable'),
    text('คู่มือ', 'Manual'),
  ],
  warranty: () => serviceCentre(36),
});
