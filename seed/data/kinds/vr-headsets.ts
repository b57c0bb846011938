import type { SeedProduct } from '../../types.ts';
import { storage, textAttribute } from '../attributes.ts';
import { composeGoods, type GoodsLine } from '../compose-goods.ts';
import { gaming } from '../products/gaming.ts';
import { specification } from '../specification.ts';
import { question, text } from '../text.ts';
import { serviceCentre } from '../warranty.ts';
import { composedConsoles } from './consoles.ts';

const playStations = [...gaming, ...composedConsoles]
  .filter(({ name }) => /PlayStation 5/.test(name.en))
  .map(({ productId }) => productId);

interface HeadsetLine extends GoodsLine {
  platform: string;
  picture: string;
  weight: number;
}

const headsets: readonly HeadsetLine[] = [
  {
    brand: 'Sony',
    model: 'PlayStation VR2',
    platform: 'PlayStation 5',
    picture: '2000 × 2040',
    weight: 560,
    price: 15990,
    colour: '#F1F2F3',
  },
  {
    brand: 'Samsung',
    model: 'Galaxy XR',
    launch: 'pre-order',
    platform: 'Android XR',
    picture: '3552 × 3840',
    weight: 545,
    options: { '256GB': 69900 },
    colour: '#8F949B',
  },
  {
    brand: 'Apple',
    model: 'Vision Pro (M5)',
    launch: 'pre-order',
    platform: 'visionOS',
    picture: '3660 × 3200',
    weight: 750,
    options: { '256GB': 139900, '512GB': 146900 },
    colour: '#D9DBDE',
  },
];

export const composedVrHeadsets: SeedProduct[] = composeGoods({ idBlock: 4640, basePopularity: 260 }, headsets, {
  noun: () => text('แว่น VR', 'VR Headset'),
  category: () => 'gaming/vr-headsets',
  drawing: ({ platform }) => ({ kind: 'vr-headset', line: platform === 'PlayStation 5' ? 'standard' : 'hands' }),
  optionAttribute: (size) => storage(size),
  title: text('เข้าไปอยู่ในนั้น', 'Step inside'),
  shortDescriptions: (line) => [
    text(
      `แว่นเสมือนจริง ${line.platform} ภาพข้างละ ${line.picture}`,
      `${line.platform}, with ${line.picture} for each eye.`,
    ),
    text(`ภาพคมทั้งสองตา น้ำหนัก ${line.weight} กรัม`, `Sharp for both eyes at ${line.weight} g.`),
  ],
  highlights: (line) => [
    text(`ความละเอียดข้างละ ${line.picture}`, `${line.picture} for each eye`),
    text(`แพลตฟอร์ม ${line.platform}`, `${line.platform} platform`),
    text('ติดตามดวงตาและมือ', 'Tracks eyes and hands'),
  ],
  usageTexts: (line) => [
    text('ดูหนังจอใหญ่เท่าโรง เล่นเกมแบบหันมองได้รอบตัว', 'Films as big as a cinema, and games all around you.'),
    text(`แอปและเกมโหลดจากสโตร์ของ ${line.platform}`, `Apps and games come from the ${line.platform} store.`),
    text('ลองสวมที่สาขาใหญ่ได้ โปรดนัดล่วงหน้า', 'Try it at a flagship branch by appointment.'),
  ],
  specification: (line) =>
    specification({
      type: text('แว่น VR', 'VR headset'),
      display: 'OLED',
      resolution: text(`ข้างละ ${line.picture}`, `${line.picture} each eye`),
      refresh: '90–120Hz',
      system: line.platform,
      sensors: text('ติดตามดวงตาและมือ', 'Eye and hand tracking'),
      audio: text('เสียงรอบทิศ', 'Spatial audio'),
      wireless: line.platform === 'PlayStation 5' ? text('ต่อสาย USB-C กับ PS5', 'USB-C to PS5') : 'Wi-Fi, Bluetooth',
      control:
        line.platform === 'PlayStation 5'
          ? text('จอย Sense คู่', 'Pair of Sense controllers')
          : text('มือ ดวงตา และเสียง', 'Hands, eyes and voice'),
      weight: text(`${line.weight} กรัม`, `${line.weight} g`),
    }),
  attributes: (line) => [textAttribute('platform', line.platform)],
  fits: ({ platform }) => (platform === 'PlayStation 5' ? playStations : []),
  questions: () => [
    question(
      text('ใส่แว่นสายตาได้ไหม', 'Can I wear glasses?'),
      text('บางรุ่นใส่ได้ บางรุ่นใช้เลนส์เสริม โปรดสอบถามก่อนซื้อ', 'Some allow them, others take inserts: ask before you buy.'),
    ),
    question(
      text('เล่นแล้วเวียนหัวทำอย่างไร', 'What if I feel dizzy?'),
      text('เริ่มจากเกมนั่งเล่นครั้งละ 15 นาที แล้วค่อยเพิ่มเวลา', 'Begin seated, 15 minutes at a time, then longer.'),
    ),
  ],
  warranty: () => serviceCentre(12),
});
