import type { SeedProduct } from '../../types.ts';
import { edition, storage, textAttribute } from '../attributes.ts';
import { cableC, manual } from '../box-contents.ts';
import { composeGoods, type GoodsLine } from '../compose-goods.ts';
import { grams, kilograms, specification } from '../specification.ts';
import { question, text } from '../text.ts';
import { serviceCentre } from '../warranty.ts';

interface ConsoleLine extends GoodsLine {
  platform: string;
  categoryPath: 'playstation' | 'nintendo' | 'xbox' | 'handheld-gaming-pcs';
  chip: string;
  screen: string;
  picture: string;
  weight: string;
  handheld: boolean;
  form: 'tower' | 'box' | 'slab' | 'handheld' | 'one-piece' | 'handheld-pc' | 'portal';
  by: 'storage' | 'edition';
}

const editions: Record<string, readonly [th: string, en: string]> = {
  console: ['เฉพาะเครื่อง', 'Console only'],
  bundle: ['ชุดพร้อมเกม', 'Bundle with a game'],
};

const consoles: readonly ConsoleLine[] = [
  {
    brand: 'Sony',
    model: 'PlayStation 5 Pro',
    platform: 'PlayStation 5',
    categoryPath: 'playstation',
    chip: 'AMD Zen 2, RDNA 16.7 TFLOPS',
    screen: 'TV',
    picture: '8K, 4K 120Hz',
    weight: '3.1',
    handheld: false,
    form: 'tower',
    by: 'storage',
    options: { '2TB': 27990 },
    colour: '#F1F2F3',
  },
  {
    brand: 'Sony',
    model: 'PlayStation Portal',
    platform: 'PlayStation 5',
    categoryPath: 'playstation',
    chip: 'PS5 Remote Play',
    screen: '8" LCD 1080p',
    picture: '1080p 60fps',
    weight: '0.53',
    handheld: true,
    form: 'portal',
    by: 'edition',
    price: 7790,
    colours: ['white', 'midnight-black'],
  },
  {
    brand: 'Nintendo',
    model: 'Switch OLED Model',
    platform: 'Nintendo Switch',
    categoryPath: 'nintendo',
    chip: 'NVIDIA Tegra',
    screen: '7" OLED 720p',
    picture: '1080p',
    weight: '0.42',
    handheld: true,
    form: 'handheld',
    by: 'edition',
    options: { console: 11590, bundle: 12990 },
    colours: ['white', 'red'],
  },
  {
    brand: 'Nintendo',
    model: 'Switch Lite',
    platform: 'Nintendo Switch',
    categoryPath: 'nintendo',
    chip: 'NVIDIA Tegra',
    screen: '5.5" LCD 720p',
    picture: '720p',
    weight: '0.28',
    handheld: true,
    form: 'one-piece',
    by: 'edition',
    price: 6990,
    colours: ['turquoise', 'grey', 'coral', 'yellow'],
  },
  {
    brand: 'Microsoft',
    model: 'Xbox Series X',
    platform: 'Xbox Series',
    categoryPath: 'xbox',
    chip: 'AMD Zen 2, RDNA 2 12 TFLOPS',
    screen: 'TV',
    picture: '8K, 4K 120Hz',
    weight: '4.4',
    handheld: false,
    form: 'box',
    by: 'storage',
    options: { '1TB': 20990 },
    colours: ['black', 'white'],
  },
  {
    brand: 'Microsoft',
    model: 'Xbox Series S',
    platform: 'Xbox Series',
    categoryPath: 'xbox',
    chip: 'AMD Zen 2, RDNA 2 4 TFLOPS',
    screen: 'TV',
    picture: '1440p 120Hz',
    weight: '1.9',
    handheld: false,
    form: 'slab',
    by: 'storage',
    options: { '512GB': 12990, '1TB': 14990 },
    colours: ['white'],
  },
  {
    brand: 'ASUS',
    model: 'ROG Xbox Ally',
    launch: 'new',
    platform: 'Windows',
    categoryPath: 'handheld-gaming-pcs',
    chip: 'AMD Ryzen Z2 A',
    screen: '7" IPS 1080p 120Hz',
    picture: '1080p',
    weight: '0.67',
    handheld: true,
    form: 'handheld-pc',
    by: 'storage',
    options: { '512GB': 20990 },
    colour: '#EDEEF0',
  },
  {
    brand: 'ASUS',
    model: 'ROG Xbox Ally X',
    launch: 'new',
    hit: true,
    platform: 'Windows',
    categoryPath: 'handheld-gaming-pcs',
    chip: 'AMD Ryzen AI Z2 Extreme',
    screen: '7" IPS 1080p 120Hz',
    picture: '1080p',
    weight: '0.72',
    handheld: true,
    form: 'handheld-pc',
    by: 'storage',
    options: { '1TB': 32990 },
    colour: '#1E1F23',
  },
  {
    brand: 'Lenovo',
    model: 'Legion Go S',
    platform: 'Windows',
    categoryPath: 'handheld-gaming-pcs',
    chip: 'AMD Ryzen Z2 Go',
    screen: '8" IPS 1200p 120Hz',
    picture: '1200p',
    weight: '0.74',
    handheld: true,
    form: 'handheld-pc',
    by: 'storage',
    options: { '512GB': 18990, '1TB': 21990 },
    colour: '#F0F1F3',
  },
  {
    brand: 'Lenovo',
    model: 'Legion Go 2',
    launch: 'new',
    platform: 'Windows',
    categoryPath: 'handheld-gaming-pcs',
    chip: 'AMD Ryzen Z2 Extreme',
    screen: '8.8" OLED 1200p 144Hz',
    picture: '1200p',
    weight: '0.92',
    handheld: true,
    form: 'handheld-pc',
    by: 'storage',
    options: { '1TB': 39990, '2TB': 44990 },
    colour: '#1E1F23',
  },
  {
    brand: 'MSI',
    model: 'Claw 8 AI+',
    platform: 'Windows',
    categoryPath: 'handheld-gaming-pcs',
    chip: 'Intel Core Ultra 7 258V',
    screen: '8" IPS 1200p 120Hz',
    picture: '1200p',
    weight: '0.8',
    handheld: true,
    form: 'handheld-pc',
    by: 'storage',
    options: { '1TB': 33990 },
    colour: '#26282D',
  },
];

export const composedConsoles: SeedProduct[] = composeGoods({ idBlock: 4500, basePopularity: 470 }, consoles, {
  noun: ({ handheld }) => (handheld ? text('เครื่องเกมพกพา', 'Handheld Console') : text('เครื่องเกม', 'Console')),
  category: ({ categoryPath }) => `gaming/game-consoles/${categoryPath}`,
  drawing: ({ form }) => ({ kind: 'console', line: form }),
  optionAttribute: (option, { by }) =>
    by === 'storage' ? storage(option) : edition(...(editions[option] ?? [option, option])),
  title: text('เล่นได้ทุกที่ที่อยาก', 'Play where you like'),
  shortDescriptions: (line) => [
    text(
      `เล่นเกม ${line.platform} ภาพ ${line.picture} ${line.handheld ? `จอ ${line.screen.replace('"', ' นิ้ว')}` : 'ต่อทีวี'}`,
      `${line.platform} games at ${line.picture}, ${line.handheld ? `on ${line.screen}` : 'on your TV'}.`,
    ),
    text(`${line.chip} ตัวเครื่องหนัก ${line.weight} กก.`, `${line.chip} in ${line.weight} kg.`),
  ],
  highlights: (line) => [
    line.chip.includes('Remote')
      ? text('สตรีมเกมจาก PS5 ผ่าน Wi-Fi', 'Streams your PS5 over Wi-Fi')
      : text(`ประมวลผลด้วย ${line.chip}`, `Runs on ${line.chip}`),
    line.handheld
      ? text(`จอ ${line.screen.replace('"', ' นิ้ว')}`, `${line.screen} screen`)
      : text(`ภาพสูงสุด ${line.picture}`, `Pictures up to ${line.picture}`),
    text(`เล่นเกม ${line.platform} ได้ทั้งคลัง`, `The whole ${line.platform} library`),
    text('เครื่องศูนย์ไทย', 'Thai stock'),
  ],
  usageTexts: (line) => [
    line.handheld
      ? text('เล่นบนโซฟา บนเครื่องบิน หรือหยุดไว้แล้วเปิดต่อได้ทันที', 'On the sofa or a plane, paused and resumed at once.')
      : text(
          'โหลดไวจาก SSD เปิดเครื่องแล้วกลับเข้าเกมเดิมในไม่กี่วินาที',
          'It loads from SSD and returns to your game in seconds.',
        ),
    text(
      `เกมใหม่ของ ${line.platform} ลงสม่ำเสมอ มีทั้งแบบซื้อขาดและสมาชิกรายเดือน`,
      `New ${line.platform} games come steadily, to buy or by subscription.`,
    ),
    text('ต่อจอยเพิ่มเล่นกับเพื่อนหรือครอบครัวในวันหยุดได้', 'Add controllers for friends and family on a day off.'),
  ],
  specification: (line) =>
    specification({
      type: line.handheld ? text('พกพา', 'Handheld') : text('ต่อทีวี', 'For the TV'),
      system: line.platform,
      chip: line.chip,
      display: line.screen === 'TV' ? text('ต่อทีวีผ่าน HDMI', 'TV by HDMI') : line.screen,
      video: line.picture,
      storage:
        line.by === 'storage'
          ? Object.keys(line.options ?? {}).join(' / ')
          : text('ในตัวและเพิ่มได้ด้วยการ์ด', 'Built in, more by card'),
      wireless: 'Wi-Fi, Bluetooth',
      ports: line.handheld ? 'USB-C, 3.5 mm' : 'HDMI 2.1, USB-C, USB-A, LAN',
      audio: text('ลำโพงหรือเสียงรอบทิศผ่านหูฟัง', 'Speakers, or surround by headphones'),
      included: line.handheld
        ? text('อะแดปเตอร์', 'Adapter')
        : text('จอย 1 ตัวและสาย HDMI', 'One controller and HDMI cable'),
      weight: kilograms(line.weight),
    }),
  attributes: (line) => [textAttribute('platform', line.platform)],
  questions: (line) => [
    question(
      text('เกมต้องซื้อเพิ่มไหม', 'Are games extra?'),
      text(
        'ซื้อแยก ยกเว้นชุดที่ระบุว่ามีเกม มีทั้งแผ่นและดาวน์โหลดตามรุ่น',
        'Yes, unless the set says so; on disc or by download, by model.',
      ),
    ),
    question(
      text('เพิ่มความจุได้ไหม', 'Can I add storage?'),
      line.categoryPath === 'nintendo'
        ? text('ได้ ใส่การ์ด microSD', 'Yes, by microSD.')
        : line.handheld
          ? text('ได้ ด้วย microSD หรือเปลี่ยน SSD โดยศูนย์บริการ', 'Yes, by microSD, or a new SSD at a service centre.')
          : text('ได้ ด้วย SSD หรือการ์ดขยายตามรุ่น', 'Yes, by SSD or expansion card.'),
    ),
    question(
      text('สั่งผ่อนได้ไหม', 'Can I pay by installments?'),
      text('ได้ เลือกแผนผ่อนในหน้าชำระเงินตามธนาคารที่ร่วมรายการ', 'Yes: choose a plan at checkout with participating banks.'),
    ),
  ],
  warranty: () => serviceCentre(12),
});

interface PadLine extends GoodsLine {
  platform: string;
  link: string;
  hours: number;
  weight: number;
  hall: boolean;
  /** If its sticks and buttons are not laid out as usual. */
  form?: 'symmetric' | 'retro' | 'halves';
}

const pads: readonly PadLine[] = [
  {
    brand: 'Sony',
    model: 'DualSense Edge Controller',
    form: 'symmetric',
    platform: 'PlayStation 5',
    link: 'Bluetooth, USB-C',
    hours: 8,
    weight: 325,
    hall: false,
    price: 7290,
    colours: ['white', 'midnight-black'],
  },
  {
    brand: 'Microsoft',
    model: 'Xbox Wireless Controller',
    hit: true,
    platform: 'Xbox Series',
    link: 'Xbox Wireless, Bluetooth',
    hours: 40,
    weight: 287,
    hall: false,
    price: 2090,
    colours: ['black', 'white', 'red', 'blue'],
  },
  {
    brand: 'Nintendo',
    model: 'Switch 2 Pro Controller',
    launch: 'new',
    platform: 'Nintendo Switch 2',
    link: 'Bluetooth',
    hours: 40,
    weight: 235,
    hall: false,
    price: 2990,
    colour: '#26282D',
  },
  {
    brand: 'Nintendo',
    model: 'Joy-Con 2 Pair Controller',
    form: 'halves',
    launch: 'new',
    platform: 'Nintendo Switch 2',
    link: 'Bluetooth',
    hours: 20,
    weight: 134,
    hall: false,
    price: 3290,
    colour: '#2B2D31',
    accent: '#E8503A',
  },
  {
    brand: '8BitDo',
    model: 'Ultimate 2 Wireless Controller',
    hit: true,
    platform: 'PC',
    link: '2.4GHz, Bluetooth, USB-C',
    hours: 25,
    weight: 246,
    hall: true,
    price: 2290,
    colours: ['black', 'white', 'purple'],
  },
  {
    brand: '8BitDo',
    model: 'Ultimate 2C Controller',
    platform: 'PC',
    link: '2.4GHz, Bluetooth, USB-C',
    hours: 19,
    weight: 230,
    hall: true,
    price: 1190,
    colours: ['mint', 'purple', 'orange'],
  },
  {
    brand: '8BitDo',
    model: 'SN30 Pro Controller',
    form: 'retro',
    platform: 'Nintendo Switch',
    link: 'Bluetooth, USB-C',
    hours: 18,
    weight: 114,
    hall: true,
    price: 1590,
    colours: ['grey', 'clear'],
  },
  {
    brand: 'Razer',
    model: 'Wolverine V3 Pro Controller',
    platform: 'Xbox Series',
    link: '2.4GHz, USB-C',
    hours: 20,
    weight: 304,
    hall: true,
    price: 7490,
    colours: ['black', 'white'],
  },
  {
    brand: 'Signo',
    model: 'GP-690 Wireless Controller',
    platform: 'PC',
    link: '2.4GHz, Bluetooth',
    hours: 10,
    weight: 210,
    hall: false,
    price: 690,
    colours: ['black', 'white'],
  },
];

export const composedControllers: SeedProduct[] = composeGoods({ idBlock: 4520, basePopularity: 380 }, pads, {
  noun: () => text('จอยเกม', 'Controller'),
  category: () => 'gaming/controllers',
  drawing: ({ form }) => ({ kind: 'controller', line: form ?? 'standard' }),
  title: text('จับถนัด กดแม่น', 'Made for the hand'),
  shortDescriptions: (line) => [
    text(
      `จอย ${line.platform} ต่อ ${line.link} แบต ${line.hours} ชั่วโมง`,
      `For ${line.platform} by ${line.link}, with ${line.hours} hours of battery.`,
    ),
    text(
      `${line.hall ? 'ก้านแม่เหล็กไม่ดริฟต์' : 'ปุ่มตอบสนองไว'} น้ำหนัก ${line.weight} กรัม เล่นนานไม่เมื่อย`,
      `${line.hall ? 'Magnetic sticks that do not drift' : 'Quick buttons'} in an easy ${line.weight} g.`,
    ),
  ],
  highlights: (line) => [
    text(`รองรับ ${line.platform}`, `Works with ${line.platform}`),
    text(`เชื่อมต่อ ${line.link}`, `Connects by ${line.link}`),
    line.hall ? text('ก้านอนาล็อก Hall Effect', 'Hall effect sticks') : text('ระบบสั่นละเอียด', 'Fine vibration'),
    text(`แบตเตอรี่ ${line.hours} ชั่วโมง`, `${line.hours} hours of battery`),
  ],
  usageTexts: (line) => [
    text(
      'ทรงเข้ามือ ปุ่มหลังตั้งค่าได้ตามเกม สายไฟต์ติ้งและยิงใช้ได้ทั้งคู่',
      'Shaped for the hand, with buttons to set for fighters and shooters alike.',
    ),
    line.hall
      ? text('เซ็นเซอร์แม่เหล็กไม่สึก หมดปัญหาตัวละครเดินเอง', 'Magnetic sensors do not wear: no more wandering on their own.')
      : text(
          'แรงสั่นและปุ่มเหนี่ยวให้ความรู้สึกสมจริงในเกมที่รองรับ',
          'Vibration and triggers feel real in games that support them.',
        ),
    text('อัปเดตเฟิร์มแวร์และปรับปุ่มได้จากแอปหรือเครื่องเกม', 'Update and remap it from the app or console.'),
  ],
  specification: (line) =>
    specification({
      type: text('จอยไร้สาย', 'Wireless controller'),
      compatible: line.platform,
      wireless: line.link,
      battery: text(`${line.hours} ชั่วโมง`, `${line.hours} hours`),
      sticks: line.hall ? 'Hall Effect' : text('อนาล็อกมาตรฐาน', 'Standard analogue'),
      functions: text('ระบบสั่น', 'Vibration'),
      charging: 'USB-C',
      audio: line.platform === 'PC' ? text('ไม่มี', 'None') : text('ช่องหูฟังตามรุ่น', 'Headphone jack by model'),
      included: text('จอยและสายหรือดองเกิล', 'Controller with cable or dongle'),
      weight: grams(`${line.weight}`),
    }),
  attributes: (line) => [textAttribute('platform', line.platform)],
  questions: (line) => [
    question(
      text('ใช้กับพีซีได้ไหม', 'Does it work with a PC?'),
      text(
        'ได้ ต่อผ่านบลูทูธหรือสาย USB-C เกมส่วนใหญ่บน Steam รองรับ',
        'Yes, by Bluetooth or cable; most games on Steam support it.',
      ),
    ),
    question(
      text('ก้านดริฟต์เคลมได้ไหม', 'Does the warranty cover stick drift?'),
      line.hall
        ? text(
            'ก้าน Hall Effect แทบไม่เกิดดริฟต์ หากเกิดในประกันเปลี่ยนให้',
            'Hall effect sticks hardly drift; if they do within the warranty we replace it.',
          )
        : text('เคลมได้ในระยะประกันหากไม่ตกหรือโดนน้ำ', 'Yes, within the warranty, if it was not dropped or wet.'),
    ),
  ],
  box: (line) => [text(`จอย ${line.brand} ${line.model}`, `${line.brand} ${line.model}`), cableC, manual],
  warranty: () => serviceCentre(12),
});
