import type { SsdForm } from '../../drawings/model-forms.ts';
import type { Localised, SeedProduct } from '../../types.ts';
import { storage, textAttribute } from '../attributes.ts';
import { composeGoods, type GoodsLine } from '../compose-goods.ts';
import { driveSpeed } from '../filter-ranges.ts';
import { specification } from '../specification.ts';
import { question, text } from '../text.ts';
import { serviceCentre } from '../warranty.ts';

type Use = 'nvme' | 'sata' | 'portable' | 'disk' | 'nas' | 'flash' | 'micro' | 'sd';

interface DriveLine extends GoodsLine {
  use: Use;
  interface: string;
  /** Megabytes per second. */
  read: number;
  write: number;
  years: number;
  outward?: SsdForm;
}

const nvme4 = { use: 'nvme', interface: 'PCIe 4.0 x4 NVMe', years: 5, colour: '#1B1C20' } as const;
const nvme5 = { use: 'nvme', interface: 'PCIe 5.0 x4 NVMe', years: 5, colour: '#1B1C20' } as const;
const sata = { use: 'sata', interface: 'SATA III', years: 5, colour: '#2B2D31' } as const;
const portable = { use: 'portable', interface: 'USB 3.2 Gen 2', years: 3 } as const;
const disk = { use: 'disk', interface: 'SATA III', colour: '#C9CCD1' } as const;
const nas = { use: 'nas', interface: 'SATA III', colour: '#C9CCD1' } as const;
const flash = { use: 'flash', years: 5 } as const;
const micro = { use: 'micro', interface: 'UHS-I', years: 10 } as const;
const sd = { use: 'sd', interface: 'UHS-I', years: 10, colour: '#26282D' } as const;

const lines: readonly DriveLine[] = [
  {
    ...nvme5,
    brand: 'Samsung',
    model: '9100 PRO NVMe',
    outward: { label: 'frame', trim: '#c9ced6' },
    launch: 'new',
    read: 14700,
    write: 13300,
    options: { '1TB': 6990, '2TB': 11990, '4TB': 21900 },
    accent: '#2B5FD9',
  },
  {
    ...nvme4,
    brand: 'Samsung',
    model: '990 EVO Plus NVMe',
    outward: { label: 'split', trim: '#5b6270' },
    hit: true,
    read: 7250,
    write: 6300,
    options: { '1TB': 2990, '2TB': 5290, '4TB': 10900 },
    accent: '#2B5FD9',
  },
  {
    ...nvme4,
    brand: 'WD',
    model: 'Black SN850X NVMe',
    outward: { label: 'band', trim: '#d97a2b' },
    read: 7300,
    write: 6600,
    options: { '1TB': 3290, '2TB': 5690, '4TB': 11900 },
    accent: '#D88A2B',
  },
  {
    ...nvme4,
    brand: 'WD',
    model: 'Blue SN5000 NVMe',
    outward: { label: 'split', trim: '#2f6fd0' },
    hit: true,
    read: 5150,
    write: 4900,
    options: { '500GB': 1490, '1TB': 2190, '2TB': 4190 },
    accent: '#2B7FD9',
  },
  {
    ...nvme4,
    brand: 'Kingston',
    model: 'NV3 NVMe',
    outward: { label: 'stripe', trim: '#2f8fd0' },
    hit: true,
    read: 6000,
    write: 5000,
    options: { '500GB': 1290, '1TB': 1990, '2TB': 3990 },
  },
  {
    ...nvme4,
    brand: 'Kingston',
    model: 'KC3000 NVMe',
    outward: { label: 'lines', trim: '#aeb5c0' },
    read: 7000,
    write: 6000,
    options: { '1TB': 2890, '2TB': 5490 },
  },
  {
    ...nvme4,
    brand: 'Lexar',
    model: 'NM790 NVMe',
    outward: { label: 'lines', trim: '#c79a4b' },
    read: 7400,
    write: 6500,
    options: { '1TB': 2290, '2TB': 4190, '4TB': 8490 },
  },
  {
    ...nvme5,
    brand: 'Corsair',
    model: 'MP700 ELITE NVMe',
    outward: { label: 'block', trim: '#e0c23c' },
    read: 10000,
    write: 8500,
    options: { '1TB': 4290, '2TB': 7290 },
  },
  {
    ...sata,
    brand: 'Samsung',
    model: '870 EVO SATA',
    outward: { label: 'square', trim: '#aeb5c0' },
    read: 560,
    write: 530,
    options: { '500GB': 1990, '1TB': 3290, '2TB': 6290 },
  },
  {
    ...sata,
    brand: 'Kingston',
    model: 'A400 SATA',
    outward: { label: 'band', trim: '#c2273a' },
    hit: true,
    years: 3,
    read: 500,
    write: 450,
    options: { '240GB': 690, '480GB': 1090, '960GB': 1890 },
  },
  {
    ...sata,
    brand: 'WD',
    model: 'Green SATA',
    outward: { label: 'split', trim: '#3f9e4f' },
    years: 3,
    read: 545,
    write: 465,
    options: { '240GB': 690, '480GB': 1090, '1TB': 1990 },
    accent: '#4BA35B',
  },
  {
    ...portable,
    brand: 'Samsung',
    model: 'Portable SSD T7 Shield',
    outward: { surface: 'ridges', size: [420, 620, 90] },
    hit: true,
    read: 1050,
    write: 1000,
    options: { '1TB': 3690, '2TB': 6290 },
    colours: ['black', 'blue', 'beige'],
  },
  {
    ...portable,
    brand: 'Samsung',
    model: 'Portable SSD T9',
    outward: { surface: 'ribs', size: [440, 620, 100], trim: '#c2273a' },
    interface: 'USB 3.2 Gen 2x2',
    years: 5,
    read: 2000,
    write: 1950,
    options: { '1TB': 4490, '2TB': 7290, '4TB': 13900 },
  },
  {
    ...portable,
    brand: 'Kingston',
    model: 'XS1000 External SSD',
    outward: { surface: 'smooth', size: [300, 620, 100] },
    hit: true,
    years: 5,
    read: 1050,
    write: 1000,
    options: { '1TB': 2590, '2TB': 4490 },
    colours: ['black', 'red'],
  },
  {
    ...portable,
    brand: 'SanDisk',
    model: 'Portable SSD 800MB/s',
    outward: { surface: 'smooth', size: [420, 560, 70], hanger: 'loop', trim: '#c2273a' },
    read: 800,
    write: 700,
    options: { '1TB': 2790, '2TB': 4990 },
  },
  {
    ...portable,
    brand: 'Lexar',
    model: 'ES5 Magnetic Portable SSD',
    outward: { surface: 'ring', size: [480, 540, 70] },
    launch: 'new',
    interface: 'USB 3.2 Gen 2x2',
    years: 5,
    read: 2000,
    write: 2000,
    options: { '1TB': 4290, '2TB': 7290 },
  },
  {
    ...portable,
    brand: 'WD',
    model: 'My Passport SSD',
    outward: { surface: 'waves', size: [380, 640, 70] },
    years: 5,
    read: 1050,
    write: 1000,
    options: { '1TB': 3590, '2TB': 6190 },
    colours: ['grey', 'blue', 'red'],
  },
  {
    ...disk,
    brand: 'Seagate',
    model: 'BarraCuda 3.5" Hard Disk',
    colour: '#2f8f5b',
    th: 'BarraCuda 3.5 นิ้ว',
    hit: true,
    years: 2,
    read: 220,
    write: 220,
    options: { '1TB': 1690, '2TB': 2190, '4TB': 3290, '8TB': 6290 },
  },
  {
    ...disk,
    brand: 'WD',
    model: 'Blue 3.5" Hard Disk',
    colour: '#1f6fd1',
    th: 'Blue 3.5 นิ้ว',
    years: 2,
    read: 215,
    write: 215,
    options: { '1TB': 1690, '2TB': 2190, '4TB': 3390 },
  },
  {
    ...nas,
    brand: 'WD',
    model: 'Red Plus NAS Hard Disk',
    colour: '#c8202f',
    hit: true,
    years: 3,
    read: 215,
    write: 215,
    options: { '4TB': 4590, '8TB': 8290, '12TB': 11900 },
  },
  {
    ...nas,
    brand: 'Seagate',
    model: 'IronWolf NAS Hard Disk',
    colour: '#a8322a',
    years: 3,
    read: 240,
    write: 240,
    options: { '4TB': 4490, '8TB': 7990, '12TB': 11500 },
  },
  {
    ...nas,
    brand: 'Seagate',
    model: 'IronWolf Pro NAS Hard Disk',
    colour: '#571a1c',
    years: 5,
    read: 285,
    write: 285,
    options: { '8TB': 9990, '16TB': 17900, '24TB': 26900 },
  },
  {
    ...nas,
    brand: 'WD',
    model: 'Purple Surveillance Hard Disk',
    colour: '#6b2fa0',
    years: 3,
    read: 175,
    write: 175,
    options: { '1TB': 1890, '2TB': 2490, '4TB': 3890 },
  },
  {
    ...nas,
    brand: 'Seagate',
    model: 'SkyHawk Surveillance Hard Disk',
    colour: '#1d6f8a',
    years: 3,
    read: 190,
    write: 190,
    options: { '2TB': 2490, '4TB': 3790, '8TB': 7290 },
  },
  {
    ...flash,
    brand: 'SanDisk',
    model: 'Ultra Dual Drive Go USB-C Flash Drive',
    hit: true,
    interface: 'USB-C + USB-A',
    read: 400,
    write: 100,
    options: { '64GB': 290, '128GB': 450, '256GB': 790 },
    colours: ['black', 'mint', 'lavender'],
  },
  {
    ...flash,
    brand: 'SanDisk',
    model: 'Ultra Flair USB 3.0 Flash Drive',
    interface: 'USB-A',
    read: 150,
    write: 60,
    options: { '32GB': 169, '64GB': 249, '128GB': 390 },
    colour: '#C9CCD1',
  },
  {
    ...flash,
    brand: 'Kingston',
    model: 'DataTraveler Exodia Flash Drive',
    hit: true,
    interface: 'USB-A',
    read: 100,
    write: 40,
    options: { '64GB': 169, '128GB': 290, '256GB': 590 },
    colour: '#2A2B2F',
    accent: '#2BA6D9',
  },
  {
    ...flash,
    brand: 'Kingston',
    model: 'DataTraveler 80 M USB-C Flash Drive',
    interface: 'USB-C',
    read: 200,
    write: 60,
    options: { '64GB': 250, '128GB': 390, '256GB': 690 },
  },
  {
    ...flash,
    brand: 'Samsung',
    model: 'BAR Plus Flash Drive',
    interface: 'USB-A',
    read: 400,
    write: 110,
    options: { '64GB': 390, '128GB': 590, '256GB': 990 },
    colours: ['silver', 'titan-grey'],
  },
  {
    ...flash,
    brand: 'Lexar',
    model: 'JumpDrive D40E Dual Flash Drive',
    interface: 'USB-C + USB-A',
    read: 150,
    write: 60,
    options: { '64GB': 229, '128GB': 349 },
    colour: '#C9CCD1',
  },
  {
    ...micro,
    brand: 'SanDisk',
    model: 'Ultra microSD Card',
    hit: true,
    read: 150,
    write: 50,
    options: { '64GB': 199, '128GB': 350, '256GB': 690 },
    colour: '#B9272E',
    accent: '#8C9299',
  },
  {
    ...micro,
    brand: 'SanDisk',
    model: 'Extreme microSD Card',
    read: 190,
    write: 130,
    options: { '128GB': 590, '256GB': 990, '512GB': 1990 },
    colour: '#C99A2E',
    accent: '#B9272E',
  },
  {
    ...micro,
    brand: 'Samsung',
    model: 'PRO Plus microSD Card',
    read: 180,
    write: 130,
    options: { '128GB': 490, '256GB': 890, '512GB': 1790 },
    colour: '#2B5FD9',
  },
  {
    ...micro,
    brand: 'Kingston',
    model: 'Canvas Select Plus microSD Card',
    hit: true,
    read: 100,
    write: 85,
    options: { '64GB': 169, '128GB': 290, '256GB': 590 },
    colour: '#2A2B2F',
  },
  {
    ...micro,
    brand: 'Lexar',
    model: 'PLAY PRO microSD Express Card',
    launch: 'new',
    interface: 'microSD Express',
    read: 900,
    write: 600,
    options: { '256GB': 1990, '512GB': 3490, '1TB': 6990 },
    colour: '#2A2B2F',
  },
  {
    ...sd,
    brand: 'SanDisk',
    model: 'Extreme PRO SD Card',
    hit: true,
    read: 200,
    write: 140,
    options: { '64GB': 690, '128GB': 1090, '256GB': 1990 },
    accent: '#C99A2E',
  },
  {
    ...sd,
    brand: 'Lexar',
    model: 'Professional 1800x SD Card',
    interface: 'UHS-II',
    read: 280,
    write: 210,
    options: { '64GB': 1290, '128GB': 2090, '256GB': 3690 },
    accent: '#C99A2E',
  },
  {
    ...sd,
    brand: 'Sony',
    model: 'SF-G TOUGH SD Card',
    interface: 'UHS-II',
    read: 300,
    write: 299,
    options: { '64GB': 3490, '128GB': 5990 },
    accent: '#D8B52B',
  },
];

const nouns: Record<Use, Localised> = {
  nvme: text('เอสเอสดี M.2', 'SSD'),
  sata: text('เอสเอสดี 2.5 นิ้ว', 'SSD'),
  portable: text('เอสเอสดีพกพา', 'SSD'),
  disk: text('ฮาร์ดดิสก์', 'Hard Disk'),
  nas: text('ฮาร์ดดิสก์', 'Hard Disk'),
  flash: text('แฟลชไดรฟ์', 'Flash Drive'),
  micro: text('การ์ด microSD', 'microSD'),
  sd: text('การ์ด SD', 'SD Card'),
};

const categoryPaths: Record<Use, string> = {
  nvme: 'ssd-storage/nvme-ssds',
  sata: 'ssd-storage/sata-ssds',
  portable: 'ssd-storage/portable-ssds',
  disk: 'hard-disks/desktop-hard-disks',
  nas: 'hard-disks/nas-surveillance-disks',
  flash: 'flash-drives',
  micro: 'memory-cards/microsd-cards',
  sd: 'memory-cards/sd-cards',
};

const drawings = {
  nvme: { kind: 'ssd', line: 'stick' },
  sata: { kind: 'ssd', line: 'sata' },
  portable: { kind: 'ssd', line: 'portable' },
  disk: { kind: 'hard-disk', line: 'internal' },
  nas: { kind: 'hard-disk', line: 'internal' },
  flash: { kind: 'flash-drive', line: 'standard' },
  micro: { kind: 'memory-card', line: 'micro-sd' },
  sd: { kind: 'memory-card', line: 'sd' },
} as const;

const usageTexts: Record<Use, readonly [Localised, Localised, Localised]> = {
  nvme: [
    text(
      'เปิดเครื่อง โหลดเกม และเปิดโปรเจกต์วิดีโอไวขึ้นทันทีที่เปลี่ยน',
      'Starting up, loading games and opening video projects speed up at once.',
    ),
    text(
      'ใส่ PS5 เพิ่มความจุได้เมื่อเป็น PCIe 4.0 ขึ้นไปและติดฮีตซิงก์',
      'It adds room to a PS5 if PCIe 4.0 or better, with a heatsink.',
    ),
    text(
      'มีโปรแกรมย้ายข้อมูลจากไดรฟ์เก่า ไม่ต้องลง Windows ใหม่',
      'Cloning software moves your old drive: no new Windows needed.',
    ),
  ],
  sata: [
    text('คืนชีพโน้ตบุ๊กเก่าจากเปิดเครื่องเป็นนาทีเหลือไม่กี่วินาที', 'An old laptop that took minutes starts in seconds.'),
    text('ไม่มีชิ้นส่วนหมุน เงียบ ทนกระแทก กินไฟน้อย', 'No moving parts: silent, tough and frugal.'),
    text('ใส่แทนฮาร์ดดิสก์ 2.5 นิ้วได้ทันที ขนาดเท่ากัน', 'The same size as a 2.5" disk, so it drops right in.'),
  ],
  portable: [
    text('โยนฟุตเทจหลายสิบกิกะไบต์เสร็จก่อนกาแฟหมดแก้ว', 'Dozens of gigabytes of footage move before the coffee is gone.'),
    text('เสียบ iPhone อัด ProRes ลงไดรฟ์ได้โดยตรง', 'Plug it into an iPhone to record ProRes straight onto it.'),
    text('เข้ารหัสด้วยรหัสผ่าน ทำหายก็ไม่มีใครเปิดได้', 'A password encrypts it: lost is not leaked.'),
  ],
  disk: [
    text(
      'เก็บรูปครอบครัว หนัง และไฟล์สำรองหลายปีในราคาต่อเทราไบต์ที่ถูกที่สุด',
      'Years of family photos, films and backups at the lowest price for each terabyte.',
    ),
    text('ใช้คู่กับ SSD ลงวินโดว์ใน SSD แล้วเก็บข้อมูลในนี้', 'Beside an SSD: Windows there, data here.'),
    text('แคชใหญ่ เปิดไฟล์ติดกันได้ต่อเนื่อง', 'A large cache keeps runs of files coming.'),
  ],
  nas: [
    text(
      'ออกแบบให้ทำงานตลอด 24 ชั่วโมง ทนสั่นเมื่อใส่หลายลูก',
      'Built to run day and night, and to stand the vibration of many bays.',
    ),
    text('บันทึกภาพกล้องวงจรปิดหรือสำรองข้อมูลทั้งออฟฟิศได้ต่อเนื่อง', 'Records cameras, or backs up a whole office, without pause.'),
    text('แนะนำซื้อเป็นคู่ทำ RAID 1 ลูกหนึ่งเสียข้อมูลยังอยู่', 'Buy a pair for RAID 1: if one fails the data stays.'),
  ],
  flash: [
    text('ห้อยพวงกุญแจไปพรีเซนต์ เสียบปุ๊บเปิดไฟล์ได้', 'On the key ring to the presentation: plug in and open.'),
    text('ย้ายรูปจากมือถือไปคอมได้โดยไม่ต้องอัปขึ้นคลาวด์', 'Photos from phone to computer without the cloud.'),
    text('ตัวบอดี้เล็ก ไม่บังพอร์ตข้างๆ', 'Small enough not to block the next port.'),
  ],
  micro: [
    text('เพิ่มที่เก็บเกม กล้องติดรถ หรือโดรนได้ในไม่กี่วินาที', 'Room for games, dash cams or drones in seconds.'),
    text('ทนน้ำ ทนเอกซเรย์ ทนความร้อนในรถ', 'It stands water, X-rays and a hot car.'),
    text('เลือก U3 V30 ขึ้นไปสำหรับวิดีโอ 4K', 'For 4K video take U3 V30 or better.'),
  ],
  sd: [
    text('กดชัตเตอร์รัวแล้วบัฟเฟอร์ระบายไว ไม่พลาดจังหวะสำคัญ', 'Long bursts clear quickly, so no moment is missed.'),
    text('อัด 4K ต่อเนื่องโดยเฟรมไม่ตก', 'Steady 4K with no dropped frames.'),
    text('ช่างภาพงานแต่งแนะนำให้บันทึกสองการ์ดพร้อมกัน', 'Wedding photographers record on two cards at once.'),
  ],
};

const kindText: Record<Use, Localised> = {
  nvme: text('M.2 2280', 'M.2 2280'),
  sata: text('2.5 นิ้ว', '2.5"'),
  portable: text('พกพา', 'Portable'),
  disk: text('3.5 นิ้วสำหรับพีซี', '3.5" for PCs'),
  nas: text('3.5 นิ้วสำหรับ NAS และ NVR', '3.5" for NAS and NVR'),
  flash: text('แฟลชไดรฟ์', 'Flash drive'),
  micro: text('microSD พร้อมอะแดปเตอร์ SD', 'microSD with SD adapter'),
  sd: text('SDXC', 'SDXC'),
};

const typeText: Partial<Record<Use, Localised>> = {
  disk: text('พีซี', 'PC'),
  nas: text('NAS และกล้องวงจรปิด', 'NAS and cameras'),
};

/** The Thai name starts with the noun, so the model does not repeat it at the end. */
const inThai = (line: DriveLine): DriveLine => ({
  ...line,
  th: line.th ?? line.model.replace(/( Flash Drive| microSD Card| SD Card| Hard Disk| External SSD)$/, ''),
});

export const composedStorage: SeedProduct[] = composeGoods({ idBlock: 4300, basePopularity: 380 }, lines.map(inThai), {
  noun: ({ use }) => nouns[use],
  category: ({ use }) => `computer-accessories/${categoryPaths[use]}`,
  drawing: ({ use, outward }) => ({ ...drawings[use], ...(outward && { shape: { ssd: outward } }) }),
  optionAttribute: (size) => storage(size),
  title: text('ที่เก็บที่ไว้ใจได้', 'Storage to trust'),
  shortDescriptions: (line) => [
    text(
      `อ่านสูงสุด ${line.read.toLocaleString('en')} MB/s เขียน ${line.write.toLocaleString('en')} MB/s ผ่าน ${line.interface}`,
      `Reads up to ${line.read.toLocaleString('en')} MB/s and writes ${line.write.toLocaleString('en')} MB/s by ${line.interface}.`,
    ),
    text(
      `เลือกความจุได้ตั้งแต่ ${Object.keys(line.options ?? {})[0]} รับประกัน ${line.years} ปี`,
      `From ${Object.keys(line.options ?? {})[0]} up, with ${line.years} years of warranty.`,
    ),
  ],
  highlights: (line) => [
    text(`อ่านสูงสุด ${line.read.toLocaleString('en')} MB/s`, `Reads up to ${line.read.toLocaleString('en')} MB/s`),
    text(`เขียนสูงสุด ${line.write.toLocaleString('en')} MB/s`, `Writes up to ${line.write.toLocaleString('en')} MB/s`),
    text(`อินเทอร์เฟซ ${line.interface}`, `${line.interface} interface`),
    text(`รับประกัน ${line.years} ปี`, `${line.years}-year warranty`),
  ],
  usageTexts: ({ use }) => usageTexts[use],
  specification: (line) =>
    specification({
      type: kindText[line.use],
      interface: line.interface,
      capacities: Object.keys(line.options ?? {}).join(', '),
      read: `${line.read.toLocaleString('en')} MB/s`,
      write: `${line.write.toLocaleString('en')} MB/s`,
      functions:
        line.use === 'nvme' || line.use === 'sata'
          ? 'TRIM, S.M.A.R.T.'
          : line.use === 'nas'
            ? text('ทำงาน 24 ชั่วโมง', 'Runs day and night')
            : text('เสียบแล้วใช้ได้ทันที', 'Plug and play'),
      use:
        line.use === 'micro' || line.use === 'sd'
          ? text('กันน้ำ กันเอกซเรย์', 'Water and X-ray proof')
          : line.use === 'portable'
            ? text('กันกระแทก', 'Shock resistant')
            : text('ใช้งานในเครื่อง', 'For use inside a device'),
      temperature: text('0–70 °C', '0–70 °C'),
      system: 'Windows, macOS, Linux',
      compatible:
        line.use === 'nvme'
          ? text('พีซี โน้ตบุ๊ก PS5', 'PCs, laptops, PS5')
          : line.use === 'micro'
            ? text('มือถือ กล้อง โดรน เครื่องเกม', 'Phones, cameras, drones, consoles')
            : text('พีซีและโน้ตบุ๊ก', 'PCs and laptops'),
      included:
        line.use === 'portable'
          ? text('สาย USB-C', 'USB-C cable')
          : line.use === 'micro'
            ? text('อะแดปเตอร์ SD', 'SD adapter')
            : text('ตัวไดรฟ์', 'The drive'),
    }),
  attributes: (line) => [
    ...(line.use === 'flash' ? [textAttribute('connector', line.interface)] : [driveSpeed(line.read)]),
    ...(line.use === 'flash' || line.use === 'micro' || line.use === 'sd'
      ? []
      : [
          textAttribute(
            'type',
            typeText[line.use] ??
              (line.use === 'nvme' ? line.interface.slice(0, 8) : line.use === 'sata' ? 'SATA' : 'USB 3.2'),
          ),
        ]),
  ],
  questions: (line) => [
    question(
      text('ทำไมเครื่องเห็นความจุน้อยกว่าที่ระบุ', 'Why does the computer show less space?'),
      text(
        'ผู้ผลิตนับ 1GB เป็นพันล้านไบต์ แต่ Windows นับแบบฐานสอง จึงเห็นน้อยลงราว 7–9%',
        'Makers count a gigabyte as a billion bytes; Windows counts in binary, so you see 7 to 9% less.',
      ),
    ),
    question(
      text('ประกันรวมกู้ข้อมูลไหม', 'Does the warranty recover data?'),
      text(
        'ไม่รวม ประกันเปลี่ยนตัวสินค้า โปรดสำรองข้อมูลสำคัญไว้อีกที่',
        'No, it replaces the drive. Keep a second copy of what matters.',
      ),
    ),
    question(
      text('สาขาช่วยติดตั้งหรือย้ายข้อมูลไหม', 'Can a branch fit it and move my data?'),
      line.use === 'nvme' || line.use === 'sata' || line.use === 'disk'
        ? text('ได้ ติดตั้งและโคลนวินโดว์ให้โดยคิดค่าบริการตามสาขา', 'Yes: fitting and cloning for a fee at the branch.')
        : text('พนักงานช่วยตั้งค่าและทดสอบให้ก่อนรับของ', 'Staff set it up and test it before you take it.'),
    ),
  ],
  box: (line) => [
    text(`${nouns[line.use].th} ตามความจุที่เลือก`, `${nouns[line.use].en} as chosen`),
    ...(line.use === 'portable' ? [text('สาย USB-C', 'USB-C cable')] : []),
  ],
  warranty: ({ years }) => serviceCentre(years * 12),
});
