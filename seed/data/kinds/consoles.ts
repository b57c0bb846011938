import type { SeedProduct } from '../../types.ts';
import { edition, storage, textAttribute } from '../attributes.ts';
import { composeGoods, type GoodsLine } from '../compose-goods.ts';
import { kilograms, specification } from '../specification.ts';
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
      processor: line.chip,
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
