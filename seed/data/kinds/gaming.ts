import type { MouseForm } from '../../drawings/model-forms.ts';
import type { Localised, SeedProduct } from '../../types.ts';
import { edition, keySwitch, storage, textAttribute } from '../attributes.ts';
import { cableC, manual } from '../box-contents.ts';
import { composeGoods, type GoodsLine } from '../compose-goods.ts';
import { deviceIdsByPrefix } from '../devices.ts';
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

interface MouseLine extends GoodsLine {
  use: 'gaming' | 'office' | 'ergonomic';
  dpi: number;
  link: string;
  battery: string;
  weight: number;
  buttons: number;
  /** If it has not the usual form of its use. */
  form?: 'vertical' | 'trackball' | 'slim';
  outward: MouseForm;
}

const wirelessMouse = { use: 'office', battery: '12' } as const;
const mice: readonly MouseLine[] = [
  {
    use: 'gaming',
    brand: 'Logitech',
    model: 'G PRO X SUPERLIGHT 2 DEX',
    outward: { outline: 'ergonomic', lights: 'none' },
    hit: true,
    dpi: 44000,
    link: 'LIGHTSPEED',
    battery: '95',
    weight: 60,
    buttons: 5,
    price: 4990,
    colours: ['black', 'white', 'pink'],
  },
  {
    use: 'gaming',
    brand: 'Logitech',
    model: 'G502 X LIGHTSPEED',
    outward: { outline: 'angular', lights: 'none', splitButtons: true },
    dpi: 25600,
    link: 'LIGHTSPEED',
    battery: '140',
    weight: 102,
    buttons: 13,
    price: 3990,
    colours: ['black', 'white'],
  },
  {
    use: 'gaming',
    brand: 'Logitech',
    model: 'G102 LIGHTSYNC',
    outward: { outline: 'symmetric', lights: 'strip' },
    hit: true,
    dpi: 8000,
    link: 'USB',
    battery: '0',
    weight: 85,
    buttons: 6,
    price: 590,
    colours: ['black', 'white', 'blue', 'lilac'],
  },
  {
    use: 'gaming',
    brand: 'Razer',
    model: 'DeathAdder V3 Pro',
    outward: { outline: 'ergonomic', size: 1.04, lights: 'none', splitButtons: true },
    dpi: 35000,
    link: 'HyperSpeed',
    battery: '90',
    weight: 63,
    buttons: 5,
    price: 4490,
    colours: ['black', 'white'],
  },
  {
    use: 'gaming',
    brand: 'Razer',
    model: 'Viper V3 Pro',
    outward: { outline: 'symmetric', lights: 'none', splitButtons: true },
    dpi: 35000,
    link: 'HyperSpeed',
    battery: '95',
    weight: 54,
    buttons: 6,
    price: 5290,
    colours: ['black', 'white'],
  },
  {
    use: 'gaming',
    brand: 'Razer',
    model: 'Cobra',
    outward: { outline: 'symmetric', size: 0.94, shell: 'grips', lights: 'outline', trim: '#3ecf4a' },
    dpi: 8500,
    link: 'USB',
    battery: '0',
    weight: 58,
    buttons: 6,
    price: 1190,
    colour: '#1E1F23',
    accent: '#44D62C',
  },
  {
    use: 'gaming',
    brand: 'SteelSeries',
    model: 'Aerox 3 Wireless',
    outward: { outline: 'symmetric', shell: 'holes', lights: 'strip' },
    dpi: 18000,
    link: '2.4GHz, Bluetooth',
    battery: '200',
    weight: 68,
    buttons: 6,
    price: 2990,
    colours: ['black', 'white'],
  },
  {
    use: 'gaming',
    brand: 'HyperX',
    model: 'Pulsefire Haste 2 Wireless',
    outward: { outline: 'waisted', shell: 'closed', lights: 'logo', trim: '#e0433c' },
    dpi: 26000,
    link: '2.4GHz, Bluetooth',
    battery: '100',
    weight: 61,
    buttons: 6,
    price: 2590,
    colours: ['black', 'white'],
  },
  {
    use: 'gaming',
    brand: 'ASUS',
    model: 'ROG Harpe Ace Mini',
    outward: { outline: 'symmetric', size: 0.9, shell: 'closed', lights: 'logo', trim: '#c2273a' },
    dpi: 42000,
    link: '2.4GHz, Bluetooth',
    battery: '105',
    weight: 49,
    buttons: 5,
    price: 3990,
    colours: ['black', 'white'],
  },
  {
    use: 'gaming',
    brand: 'Nubwo',
    model: 'X33 Wireless',
    outward: { outline: 'waisted', shell: 'holes', lights: 'outline' },
    dpi: 10000,
    link: '2.4GHz, Bluetooth',
    battery: '60',
    weight: 74,
    buttons: 6,
    price: 590,
    colours: ['black', 'white', 'pink'],
  },
  {
    use: 'gaming',
    brand: 'Signo',
    model: 'WG-904 Wireless',
    outward: { outline: 'angular', shell: 'closed', lights: 'outline', trim: '#3fb5d6' },
    dpi: 12000,
    link: '2.4GHz',
    battery: '50',
    weight: 82,
    buttons: 7,
    price: 490,
    colours: ['black', 'white'],
  },
  {
    ...wirelessMouse,
    brand: 'Logitech',
    model: 'MX Anywhere 3S',
    outward: { outline: 'compact', size: 0.9, splitButtons: true, trim: '#aeb5c0' },
    dpi: 8000,
    link: 'Bluetooth, Logi Bolt',
    battery: '70',
    weight: 99,
    buttons: 6,
    price: 2790,
    colours: ['graphite', 'pale-grey', 'pink'],
  },
  {
    ...wirelessMouse,
    brand: 'Logitech',
    model: 'MX Master 4',
    outward: { outline: 'shelf', thumbWheel: true, splitButtons: true, trim: '#aeb5c0' },
    launch: 'new',
    hit: true,
    dpi: 8000,
    link: 'Bluetooth, Logi Bolt',
    battery: '70',
    weight: 150,
    buttons: 8,
    price: 4490,
    colours: ['graphite', 'pale-grey', 'charcoal'],
  },
  {
    ...wirelessMouse,
    brand: 'Logitech',
    model: 'Pebble 2 M350s',
    outward: { outline: 'pebble', size: 0.94, trim: '#5b6270' },
    form: 'slim',
    hit: true,
    dpi: 4000,
    link: 'Bluetooth',
    battery: '730',
    weight: 76,
    buttons: 3,
    price: 790,
    colours: ['graphite', 'white', 'pink', 'blue'],
  },
  {
    ...wirelessMouse,
    brand: 'Logitech',
    model: 'M221 Silent',
    outward: { outline: 'symmetric', size: 0.88, trim: '#5b6270' },
    dpi: 1000,
    link: '2.4GHz',
    battery: '540',
    weight: 75,
    buttons: 3,
    price: 390,
    colours: ['black', 'blue', 'red'],
  },
  {
    ...wirelessMouse,
    brand: 'Apple',
    model: 'Magic Mouse (USB-C)',
    outward: { outline: 'long' },
    form: 'slim',
    dpi: 1300,
    link: 'Bluetooth',
    battery: '30',
    weight: 99,
    buttons: 1,
    price: 2790,
    colours: ['white', 'black'],
  },
  {
    ...wirelessMouse,
    brand: 'Microsoft',
    model: 'Surface Mobile Mouse',
    outward: { outline: 'flat', size: 0.92, trim: '#8b93a1' },
    form: 'slim',
    dpi: 1800,
    link: 'Bluetooth',
    battery: '365',
    weight: 78,
    buttons: 3,
    price: 1190,
    colours: ['platinum', 'black'],
  },
  {
    ...wirelessMouse,
    brand: 'Anitech',
    model: 'W236 Wireless',
    outward: { outline: 'compact', size: 0.94, trim: '#e0663c' },
    dpi: 1600,
    link: '2.4GHz',
    battery: '365',
    weight: 70,
    buttons: 3,
    price: 199,
    colours: ['black', 'pink', 'green', 'blue'],
  },
  {
    use: 'ergonomic',
    brand: 'Logitech',
    model: 'Lift Vertical',
    outward: { slope: 57, size: 0.94, trim: '#5b6270' },
    form: 'vertical',
    hit: true,
    dpi: 4000,
    link: 'Bluetooth, Logi Bolt',
    battery: '730',
    weight: 125,
    buttons: 6,
    price: 2390,
    colours: ['graphite', 'white', 'pink'],
  },
  {
    use: 'ergonomic',
    brand: 'Logitech',
    model: 'ERGO M575S Trackball',
    outward: { trim: '#3f6fc4' },
    form: 'trackball',
    dpi: 2000,
    link: 'Bluetooth, Logi Bolt',
    battery: '540',
    weight: 142,
    buttons: 5,
    price: 1990,
    colours: ['graphite', 'white'],
  },
  {
    use: 'ergonomic',
    brand: 'UGREEN',
    model: 'M751 Vertical',
    outward: { slope: 62, hasLip: true, trim: '#3ecf9a' },
    form: 'vertical',
    dpi: 4000,
    link: '2.4GHz, Bluetooth',
    battery: '365',
    weight: 108,
    buttons: 6,
    price: 690,
    colour: '#3A3C42',
  },
];

const mouseUsageTexts: Record<MouseLine['use'], readonly [Localised, Localised, Localised]> = {
  gaming: [
    text(
      'เซ็นเซอร์แม่นยำ สะบัดแรงก็ไม่หลุดเป้า น้ำหนักเบาลากง่าย',
      'An exact sensor holds the target in hard flicks, and its lightness is easy to lift.',
    ),
    text('สวิตช์ทนการกดหลายสิบล้านครั้ง ไม่ดับเบิลคลิกก่อนวัย', 'Switches rated for tens of millions of clicks.'),
    text('ปรับ DPI และมาโครได้ในโปรแกรม บันทึกไว้ในตัวเมาส์', 'Set DPI and macros in the software, kept in the mouse.'),
  ],
  office: [
    text('คลิกเงียบ ใช้ในห้องประชุมหรือห้องสมุดก็ไม่รบกวน', 'Quiet clicks for meetings and libraries.'),
    text('สลับใช้กับโน้ตบุ๊กและแท็บเล็ตได้ด้วยปุ่มเดียว', 'One button moves it between laptop and tablet.'),
    text('เลื่อนหน้ายาวๆ ลื่น ใช้บนโต๊ะแทบทุกพื้นผิว', 'Smooth scrolling, on nearly any table.'),
  ],
  ergonomic: [
    text('วางมือเอียงตามธรรมชาติ ลดอาการปวดข้อมือของคนทำงานทั้งวัน', 'The natural angle eases wrists at the end of the day.'),
    text('ปรับสองสามวันก็ชิน แล้วจะไม่อยากกลับไปใช้ทรงเดิม', 'It takes two or three days, and then there is no going back.'),
    text('มีที่วางนิ้วโป้งบุนุ่ม จับไม่ลื่น', 'A soft thumb rest that does not slip.'),
  ],
};

export const composedMice: SeedProduct[] = composeGoods({ idBlock: 4540, basePopularity: 370 }, mice, {
  noun: ({ use }) =>
    ({
      gaming: text('เมาส์เกมมิ่ง', 'Gaming Mouse'),
      office: text('เมาส์ไร้สาย', 'Mouse'),
      ergonomic: text('เมาส์เพื่อสุขภาพ', 'Ergonomic Mouse'),
    })[use],
  category: ({ use }) =>
    ({
      gaming: 'gaming/gaming-mice',
      office: 'computer-accessories/mice/wireless-mice',
      ergonomic: 'computer-accessories/mice/ergonomic-mice',
    })[use],
  drawing: ({ use, form, outward }) => ({
    kind: 'mouse',
    line: form ?? (use === 'gaming' ? 'gaming' : 'office'),
    shape: { mouse: outward },
  }),
  title: text('แม่นทุกคลิก', 'Every click counts'),
  shortDescriptions: (line) => [
    text(
      `${line.dpi.toLocaleString('en')} DPI น้ำหนัก ${line.weight} กรัม เชื่อมต่อ ${line.link}`,
      `${line.dpi.toLocaleString('en')} DPI in ${line.weight} g, by ${line.link}.`,
    ),
    text(
      `ปุ่ม ${line.buttons} ปุ่ม จับสบาย ${line.battery === '0' ? 'แบบมีสายไม่ต้องชาร์จ' : 'แบตอึด'}`,
      `${line.buttons === 1 ? 'One button' : `${line.buttons} buttons`}, easy to hold, ${line.battery === '0' ? 'wired so never flat' : 'with a lasting battery'}.`,
    ),
  ],
  highlights: (line) => [
    text(`ความไวสูงสุด ${line.dpi.toLocaleString('en')} DPI`, `Up to ${line.dpi.toLocaleString('en')} DPI`),
    text(`น้ำหนัก ${line.weight} กรัม`, `${line.weight} grams`),
    text(`เชื่อมต่อ ${line.link}`, `Connects by ${line.link}`),
    text(`ปุ่ม ${line.buttons} ปุ่ม`, line.buttons === 1 ? 'One touch surface' : `${line.buttons} buttons`),
  ],
  usageTexts: ({ use }) => mouseUsageTexts[use],
  specification: (line) => {
    const long = Number(line.battery) >= 200 && line.use !== 'gaming';
    return specification({
      type: {
        gaming: text('เกมมิ่ง', 'Gaming'),
        office: text('ทำงาน', 'Office'),
        ergonomic: text('เพื่อสุขภาพ', 'Ergonomic'),
      }[line.use],
      resolutionDpi: `${line.dpi.toLocaleString('en')} DPI`,
      buttons: text(`${line.buttons} ปุ่ม`, `${line.buttons}`),
      connection: line.link === 'USB' ? text('มีสาย USB', 'Wired USB') : line.link,
      battery:
        line.battery === '0'
          ? text('ไม่ใช้แบตเตอรี่', 'None needed')
          : long
            ? text(
                `ราว ${Math.round(Number(line.battery) / 30)} เดือน`,
                `About ${Math.round(Number(line.battery) / 30)} months`,
              )
            : line.use === 'gaming'
              ? text(`${line.battery} ชั่วโมง`, `${line.battery} hours`)
              : text(`${line.battery} วัน`, `${line.battery} days`),
      polling: line.use === 'gaming' ? '1,000Hz+' : '125Hz',
      lighting: (line.outward.lights ?? 'none') === 'none' ? text('ไม่มี', 'None') : 'RGB',
      software: line.use === 'gaming' ? text('มีโปรแกรมตั้งค่า', 'Set-up software') : text('ใช้ได้ทันที', 'Ready at once'),
      compatible: 'Windows, macOS',
      weight: grams(`${line.weight}`),
    });
  },
  attributes: (line) => [
    textAttribute('type', line.link === 'USB' ? text('มีสาย', 'Wired') : text('ไร้สาย', 'Wireless')),
  ],
  questions: (line) => [
    question(
      text('ใช้กับ Mac ได้ไหม', 'Does it work with a Mac?'),
      text('ใช้ได้ ปุ่มพื้นฐานทำงานทันที บางฟังก์ชันต้องลงโปรแกรม', 'Yes at once; some functions need the software.'),
    ),
    question(
      text('มือเล็กใช้ถนัดไหม', 'Does it suit small hands?'),
      text(
        `น้ำหนัก ${line.weight} กรัม ลองจับของจริงได้ที่สาขาก่อนตัดสินใจ`,
        `It weighs ${line.weight} g; try it at a branch first.`,
      ),
    ),
  ],
  warranty: ({ brand }) => serviceCentre(brand === 'Anitech' || brand === 'Razer' || brand === 'ASUS' ? 24 : 12),
});

interface KeyboardLine extends GoodsLine {
  use: 'gaming' | 'wireless' | 'mechanical' | 'tablet';
  layout: string;
  link: string;
  switches?: Readonly<Record<string, readonly [th: string, en: string]>>;
  light: string;
  thai: boolean;
  /** By default mechanical for gaming and mechanical keyboards, otherwise scissor. */
  keys?: keyof typeof keyTypes;
}

const keyTypes = {
  mechanical: text('แมคคานิคัล', 'Mechanical'),
  magnetic: text('สวิตช์แม่เหล็ก', 'Magnetic'),
  dome: text('ปุ่มยางโดม', 'Dome'),
  scissor: text('ปุ่มกรรไกร', 'Scissor keys'),
};

const linear: Record<string, readonly [string, string]> = {
  red: ['สวิตช์แดง', 'Red switch'],
  brown: ['สวิตช์น้ำตาล', 'Brown switch'],
};

const keyboards: readonly KeyboardLine[] = [
  {
    use: 'gaming',
    brand: 'Logitech',
    model: 'G515 LIGHTSPEED TKL',
    layout: 'TKL',
    link: '2.4GHz, Bluetooth',
    light: 'RGB',
    thai: true,
    switches: linear,
    price: 4590,
  },
  {
    use: 'gaming',
    brand: 'Logitech',
    keys: 'dome',
    model: 'G213 Prodigy',
    hit: true,
    layout: '100%',
    link: 'USB',
    light: 'RGB',
    thai: true,
    price: 1590,
  },
  {
    use: 'gaming',
    brand: 'Razer',
    model: 'BlackWidow V4 75%',
    layout: '75%',
    link: 'USB-C',
    light: 'RGB',
    thai: false,
    price: 6490,
    colours: ['black', 'white'],
  },
  {
    use: 'gaming',
    brand: 'Razer',
    keys: 'magnetic',
    model: 'Huntsman V3 Pro TKL',
    layout: 'TKL',
    link: 'USB-C',
    light: 'RGB',
    thai: false,
    price: 7990,
  },
  {
    use: 'gaming',
    brand: 'SteelSeries',
    keys: 'magnetic',
    model: 'Apex Pro TKL Gen 3',
    layout: 'TKL',
    link: 'USB-C',
    light: 'RGB',
    thai: false,
    price: 7490,
    colours: ['black', 'white'],
  },
  {
    use: 'gaming',
    brand: 'HyperX',
    model: 'Alloy Origins 65',
    layout: '65%',
    link: 'USB-C',
    light: 'RGB',
    thai: true,
    switches: { red: ['HyperX Red แบบเรียบ', 'HyperX Red'], aqua: ['HyperX Aqua แบบสัมผัส', 'HyperX Aqua'] },
    price: 3290,
  },
  {
    use: 'gaming',
    brand: 'ASUS',
    model: 'ROG Azoth',
    layout: '75%',
    link: '2.4GHz, Bluetooth, USB-C',
    light: 'RGB',
    thai: false,
    price: 8990,
    colours: ['black', 'white'],
  },
  {
    use: 'gaming',
    brand: 'Corsair',
    model: 'K70 CORE TKL',
    layout: 'TKL',
    link: 'USB',
    light: 'RGB',
    thai: true,
    price: 3290,
    colours: ['black', 'white'],
  },
  {
    use: 'gaming',
    brand: 'Nubwo',
    model: 'X38 Mechanical',
    hit: true,
    layout: 'TKL',
    link: 'USB',
    light: 'RGB',
    thai: true,
    switches: { blue: ['บลูสวิตช์', 'Blue switch'], red: ['เรดสวิตช์', 'Red switch'] },
    price: 790,
  },
  {
    use: 'gaming',
    brand: 'Signo',
    model: 'KB-782 Mechanical',
    layout: '100%',
    link: 'USB',
    light: 'RGB',
    thai: true,
    switches: { blue: ['บลูสวิตช์', 'Blue switch'], red: ['เรดสวิตช์', 'Red switch'] },
    price: 990,
  },
  {
    use: 'wireless',
    brand: 'Logitech',
    model: 'MX Keys Mini',
    layout: '75%',
    link: 'Bluetooth, Logi Bolt',
    light: 'white',
    thai: true,
    price: 3490,
    colours: ['graphite', 'pale-grey', 'pink'],
  },
  {
    use: 'wireless',
    brand: 'Logitech',
    model: 'Pebble Keys 2 K380s',
    hit: true,
    layout: '75%',
    link: 'Bluetooth',
    light: 'none',
    thai: true,
    price: 1290,
    colours: ['graphite', 'white', 'pink', 'lavender'],
  },
  {
    use: 'wireless',
    brand: 'Logitech',
    keys: 'dome',
    model: 'MK270 Combo',
    hit: true,
    layout: '100%',
    link: '2.4GHz',
    light: 'none',
    thai: true,
    price: 790,
  },
  {
    use: 'wireless',
    brand: 'Apple',
    model: 'Magic Keyboard (USB-C)',
    layout: '75%',
    link: 'Bluetooth',
    light: 'none',
    thai: true,
    price: 3490,
    colours: ['white', 'black'],
  },
  {
    use: 'wireless',
    brand: 'Microsoft',
    model: 'Surface Keyboard',
    layout: '100%',
    link: 'Bluetooth',
    light: 'none',
    thai: true,
    price: 3690,
    colour: '#C4C7CC',
  },
  {
    use: 'wireless',
    brand: 'Anitech',
    keys: 'dome',
    model: 'PA807 Wireless Combo',
    layout: '100%',
    link: '2.4GHz',
    light: 'none',
    thai: true,
    price: 590,
    colours: ['black', 'pink', 'green'],
  },
  {
    use: 'mechanical',
    brand: 'Keychron',
    model: 'Q1 Max',
    layout: '75%',
    link: '2.4GHz, Bluetooth, USB-C',
    light: 'RGB',
    thai: false,
    switches: {
      red: ['Gateron Jupiter Red แบบเรียบ', 'Gateron Jupiter Red'],
      brown: ['Gateron Jupiter Brown แบบสัมผัส', 'Gateron Jupiter Brown'],
      banana: ['Gateron Jupiter Banana แบบสัมผัส', 'Gateron Jupiter Banana'],
    },
    price: 7590,
    colours: ['black', 'white'],
  },
  {
    use: 'mechanical',
    brand: 'Keychron',
    model: 'V3 Max',
    layout: 'TKL',
    link: '2.4GHz, Bluetooth, USB-C',
    light: 'RGB',
    thai: true,
    switches: {
      red: ['Gateron Jupiter Red แบบเรียบ', 'Gateron Jupiter Red'],
      brown: ['Gateron Jupiter Brown แบบสัมผัส', 'Gateron Jupiter Brown'],
    },
    price: 4290,
  },
  {
    use: 'mechanical',
    brand: 'Keychron',
    model: 'K8 Pro',
    hit: true,
    layout: 'TKL',
    link: 'Bluetooth, USB-C',
    light: 'RGB',
    thai: true,
    switches: {
      red: ['K Pro Red แบบเรียบ', 'K Pro Red'],
      brown: ['K Pro Brown แบบสัมผัส', 'K Pro Brown'],
      blue: ['K Pro Blue แบบคลิก', 'K Pro Blue'],
    },
    price: 3890,
  },
  {
    use: 'mechanical',
    brand: 'Keychron',
    keys: 'scissor',
    model: 'B1 Pro Ultra-Slim',
    layout: '75%',
    link: '2.4GHz, Bluetooth',
    light: 'none',
    thai: true,
    price: 1490,
    colours: ['space-grey', 'ivory-white'],
  },
  {
    use: 'mechanical',
    brand: 'Logitech',
    model: 'MX Mechanical',
    layout: '100%',
    link: 'Bluetooth, Logi Bolt',
    light: 'white',
    thai: false,
    switches: { quiet: ['สัมผัสเงียบ', 'Tactile Quiet'], linear: ['แบบเรียบ', 'Linear'] },
    price: 5790,
  },
  {
    use: 'mechanical',
    brand: 'Logitech',
    model: 'Alto Keys K98M',
    launch: 'new',
    layout: '98%',
    link: 'Bluetooth, Logi Bolt',
    light: 'white',
    thai: false,
    price: 3690,
    colours: ['graphite', 'white', 'lilac'],
  },
  {
    use: 'tablet',
    brand: 'Apple',
    model: 'Magic Keyboard for iPad Pro 11-inch',
    th: 'Magic Keyboard สำหรับ iPad Pro 11 นิ้ว',
    layout: '75%',
    link: 'Smart Connector',
    light: 'white',
    thai: true,
    price: 10900,
    colours: ['black', 'white'],
  },
  {
    use: 'tablet',
    brand: 'Apple',
    model: 'Magic Keyboard Folio for iPad',
    th: 'Magic Keyboard Folio สำหรับ iPad',
    layout: '75%',
    link: 'Smart Connector',
    light: 'none',
    thai: true,
    price: 8990,
    colour: '#F2F2F0',
  },
  {
    use: 'tablet',
    brand: 'Logitech',
    model: 'Combo Touch for iPad Air 11-inch',
    th: 'Combo Touch สำหรับ iPad Air 11 นิ้ว',
    hit: true,
    layout: '75%',
    link: 'Smart Connector',
    light: 'white',
    thai: true,
    price: 6990,
    colour: '#6B6E74',
  },
  {
    use: 'tablet',
    brand: 'Samsung',
    model: 'Book Cover Keyboard for Galaxy Tab S10 FE',
    th: 'Book Cover Keyboard สำหรับ Galaxy Tab S10 FE',
    layout: '75%',
    link: 'Pogo Pin',
    light: 'none',
    thai: true,
    price: 5490,
    colour: '#3A3D42',
  },
  {
    use: 'tablet',
    brand: 'Xiaomi',
    model: 'Pad 7 Focus Keyboard',
    layout: '75%',
    link: 'Pogo Pin',
    light: 'white',
    thai: false,
    price: 4990,
    colour: '#33363B',
  },
];

const tabletFits: Record<string, readonly string[]> = {
  'Magic Keyboard for iPad Pro 11-inch': ['Apple iPad Pro 11-inch'],
  'Magic Keyboard Folio for iPad': ['Apple iPad A16'],
  'Combo Touch for iPad Air 11-inch': ['Apple iPad Air 11-inch'],
  'Book Cover Keyboard for Galaxy Tab S10 FE': ['Samsung Galaxy Tab S10 FE'],
  'Pad 7 Focus Keyboard': ['Xiaomi Pad 7'],
};

/** The drawing's line of each layout. */
const layoutLines: Record<string, string> = {
  '100%': 'full',
  '98%': 'dense',
  TKL: 'tkl',
  '75%': 'compact',
  '65%': 'small',
};

const tabletOf = (model: string) =>
  model.includes('iPad') ? 'iPad' : model.includes('Galaxy') ? 'Galaxy Tab' : 'Xiaomi Pad';

const keyboardUsageTexts: Record<KeyboardLine['use'], readonly [Localised, Localised, Localised]> = {
  gaming: [
    text('กดพร้อมกันกี่ปุ่มก็ติดครบ ตอบสนองไวในจังหวะชิงแต้ม', 'Any number of keys register at once, and quickly when it counts.'),
    text('ไฟปรับสีตามเกมหรือทั้งโต๊ะซิงก์กันได้', 'Lights follow the game, or match the whole desk.'),
    text('ฐานกันลื่น โครงแข็ง พิมพ์แรงก็ไม่โยก', 'A firm frame and non-slip feet for heavy hands.'),
  ],
  wireless: [
    text(
      'โต๊ะโล่งไม่มีสาย สลับพิมพ์ในโน้ตบุ๊ก แท็บเล็ต และมือถือได้',
      'No cable on the desk, and three devices at the press of a key.',
    ),
    text('ปุ่มนุ่มเสียงเบา พิมพ์ในคาเฟ่ไม่รบกวนใคร', 'Soft, quiet keys that bother nobody.'),
    text('ถ่านหรือชาร์จครั้งเดียวใช้ได้หลายเดือน', 'A battery or a charge lasts for months.'),
  ],
  mechanical: [
    text('สัมผัสปุ่มคมชัด พิมพ์งานยาวๆ เพลินมือ', 'Crisp keys that make long writing a pleasure.'),
    text('ถอดเปลี่ยนสวิตช์และคีย์แคปได้ แต่งตามสไตล์ตัวเอง', 'Swap switches and caps to make it yours.'),
    text('สลับโหมด Mac และ Windows ด้วยสวิตช์ข้างเครื่อง', 'A switch on the side turns Mac to Windows.'),
  ],
  tablet: [
    text('ประกบแล้วแท็บเล็ตกลายเป็นโน้ตบุ๊ก ไม่ต้องจับคู่บลูทูธ', 'Attach it and the tablet becomes a laptop, with no pairing.'),
    text('ปรับองศาตั้งจอได้ ปกป้องทั้งหน้าและหลัง', 'It sets the angle and covers both sides.'),
    text('มีแป้นสัมผัสหรือปุ่มลัด ทำสไลด์และตอบอีเมลเร็วขึ้น', 'A trackpad or shortcuts speed up slides and mail.'),
  ],
};

/** Of keyboards that do not switch devices: one for a tablet is attached to it. */
const keyboardFunctions: Partial<Record<KeyboardLine['use'], Localised>> = {
  gaming: text('กดพร้อมกันได้ทุกปุ่ม', 'N-key rollover'),
  tablet: text('เป็นขาตั้งแท็บเล็ตได้', 'Stands the tablet up'),
};

export const composedKeyboards: SeedProduct[] = composeGoods(
  { idBlock: 4570, basePopularity: 330 },
  keyboards.map(withSwitches),
  {
    noun: ({ use }) =>
      ({
        gaming: text('คีย์บอร์ดเกมมิ่ง', 'Gaming Keyboard'),
        wireless: text('คีย์บอร์ดไร้สาย', 'Keyboard'),
        mechanical: text('คีย์บอร์ดแมคคานิคัล', 'Mechanical Keyboard'),
        tablet: text('คีย์บอร์ดแท็บเล็ต', 'Keyboard'),
      })[use],
    category: ({ use }) =>
      ({
        gaming: 'gaming/gaming-keyboards',
        wireless: 'computer-accessories/keyboards/wireless-keyboards',
        mechanical: 'computer-accessories/keyboards/mechanical-keyboards',
        tablet: 'smartphones-tablets/tablet-accessories/tablet-keyboards',
      })[use],
    drawing: ({ use, layout }) => ({
      kind: 'keyboard',
      line: use === 'tablet' ? 'tablet' : (layoutLines[layout] ?? 'full'),
    }),
    optionAttribute: (key, line) => keySwitch(...(line.switches?.[key] ?? [key, key])),
    title: text('พิมพ์สนุก กดมันมือ', 'A joy to type on'),
    shortDescriptions: (line) =>
      line.use === 'tablet'
        ? [
            text(
              `เปลี่ยน ${tabletOf(line.model)} เป็นโน้ตบุ๊ก ต่อผ่าน ${line.link} ไม่ต้องจับคู่`,
              `Turns your ${tabletOf(line.model)} into a laptop by ${line.link}, with no pairing.`,
            ),
            text(
              `พิมพ์ถนัด ปกป้องหน้าหลัง${line.thai ? ' มีตัวอักษรไทย' : ''}`,
              `Easy typing and a cover on both sides${line.thai ? ', with Thai letters' : ''}.`,
            ),
          ]
        : [
            text(
              `เลย์เอาต์ ${line.layout} ต่อ ${line.link} ${line.thai ? 'มีตัวอักษรไทย' : 'แป้นอังกฤษ'}`,
              `${line.layout} layout by ${line.link}, ${line.thai ? 'with Thai letters' : 'with English caps'}.`,
            ),
            text(
              `${line.light === 'RGB' ? 'ไฟ RGB สวยทั้งแป้น' : line.light === 'white' ? 'มีไฟใต้แป้น' : 'บางเบาใช้ง่าย'} ขนาด ${line.layout}`,
              `${line.light === 'RGB' ? 'RGB light under every key' : line.light === 'white' ? 'Backlit keys' : 'Slim and simple'}, ${line.layout} size.`,
            ),
          ],
    highlights: (line) => [
      text(`ขนาด ${line.layout}`, `${line.layout} size`),
      text(`เชื่อมต่อ ${line.link}`, `Connects by ${line.link}`),
      line.thai
        ? text('สกรีนไทย-อังกฤษ', 'Thai and English legends')
        : text('สกรีนอังกฤษ ใช้สติกเกอร์ไทยเพิ่มได้', 'English legends; Thai stickers can be added'),
      line.switches
        ? text('เลือกสวิตช์ได้', 'Choice of switches')
        : line.light === 'none'
          ? text('ประหยัดพลังงาน', 'Low power')
          : text('ปรับไฟได้หลายระดับ', 'Adjustable light'),
    ],
    usageTexts: ({ use }) => keyboardUsageTexts[use],
    specification: (line) =>
      specification({
        layout: line.layout,
        type: keyTypes[line.keys ?? (line.use === 'gaming' || line.use === 'mechanical' ? 'mechanical' : 'scissor')],
        ...(line.switches && { switches: text('เลือกได้', 'By choice') }),
        connection: line.link,
        lighting: line.light === 'RGB' ? 'RGB' : line.light === 'white' ? text('ไฟขาว', 'White') : text('ไม่มี', 'None'),
        legends: line.thai ? text('ไทย-อังกฤษ', 'Thai and English') : text('อังกฤษ', 'English'),
        keycaps: line.use === 'mechanical' ? 'PBT' : 'ABS',
        battery:
          line.link.startsWith('USB') || line.use === 'tablet'
            ? text('ใช้ไฟจากอุปกรณ์', 'Powered by the device')
            : text('ชาร์จหรือใส่ถ่าน', 'Rechargeable or cells'),
        compatible: line.use === 'tablet' ? tabletOf(line.model) : 'Windows, macOS',
        functions: keyboardFunctions[line.use] ?? text('สลับอุปกรณ์ได้', 'Switches devices'),
        included:
          line.use === 'tablet'
            ? text('คีย์บอร์ดและคู่มือ', 'Keyboard and manual')
            : text('สายหรือดองเกิลตามรุ่น', 'Cable or dongle by model'),
      }),
    attributes: (line) => [
      ...(line.use === 'tablet'
        ? [textAttribute('fits', tabletOf(line.model)), textAttribute('connector', line.link)]
        : [textAttribute('type', line.layout === '100%' ? text('เต็มขนาด', 'Full size') : line.layout)]),
    ],
    fits: (line) => deviceIdsByPrefix(...(tabletFits[line.model] ?? [])),
    questions: (line) => [
      question(
        text('มีตัวอักษรไทยบนแป้นไหม', 'Are there Thai letters?'),
        line.thai
          ? text('มี สกรีนไทยและอังกฤษมาจากโรงงาน', 'Yes, printed at the factory.')
          : text('ไม่มี แต่พิมพ์ไทยได้ปกติ มีสติกเกอร์ไทยจำหน่าย', 'No, but it types Thai; stickers are sold.'),
      ),
      question(
        text('เสียงดังไหม', 'Is it loud?'),
        line.switches || line.use === 'gaming'
          ? text(
              'ดังกว่าแป้นทั่วไป หากทำงานร่วมกับคนอื่นแนะนำสวิตช์แดงหรือแบบเงียบ',
              'Louder than most; beside others take red or quiet switches.',
            )
          : text('เบา เหมาะกับออฟฟิศและห้องสมุด', 'No, fit for offices and libraries.'),
      ),
    ],
    warranty: ({ brand }) => serviceCentre(brand === 'Nubwo' || brand === 'Signo' || brand === 'Anitech' ? 24 : 12),
  },
);

/** All switches of a keyboard have the same price. */
function withSwitches(line: KeyboardLine): KeyboardLine {
  const { switches, price = 0 } = line;
  return switches ? { ...line, options: Object.fromEntries(Object.keys(switches).map((key) => [key, price])) } : line;
}
