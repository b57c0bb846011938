import type { SeedProduct } from '../../types.ts';
import { textAttribute } from '../attributes.ts';
import { cableC, manual } from '../box-contents.ts';
import { composeGoods, type GoodsLine } from '../compose-goods.ts';
import { grams, specification } from '../specification.ts';
import { question, text } from '../text.ts';
import { serviceCentre } from '../warranty.ts';

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
