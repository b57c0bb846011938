import type { SeedProduct } from '../../types.ts';
import { inch } from '../attributes.ts';
import { currentSpecial, inStock, product, sku, upcomingSpecial } from '../product.ts';
import { socketsOf } from '../sockets.ts';
import { specification } from '../specification.ts';
import { heading, paragraph, question, table, text } from '../text.ts';
import { onsite } from '../warranty.ts';

const delivery = question(
  text('ส่งและติดตั้งให้ด้วยไหม', 'Do you deliver and install?'),
  text(
    'จัดส่งถึงบ้านฟรี พร้อมวางบนชั้นและเปิดเครื่องทดสอบ หากต้องการแขวนผนังสามารถนัดช่างได้ (มีค่าบริการและค่าขาแขวน)',
    'Delivery is free, and we place it on your stand and test it. A technician can mount it on the wall (service and bracket are charged).',
  ),
);

export const televisions: SeedProduct[] = [
  product({
    id: 1028,
    brand: 'lg',
    category: 'tvs-monitors/tvs/oled-tvs',
    name: text('ทีวี LG OLED evo C5 4K', 'LG OLED evo C5 4K TV'),
    shortDescription: text(
      'สีดำสนิทแบบ OLED ชิป α9 AI Gen8 เล่นเกม 4K 144Hz ได้เต็มสปีด',
      'Perfect OLED blacks, the α9 AI processor Gen8 and 4K gaming at 144Hz.',
    ),
    highlights: [
      text('พิกเซลเปิด-ปิดเองทุกจุด ดำสนิท คอนทราสต์ไม่จำกัด', 'Self-lit pixels: perfect black, infinite contrast'),
      text('ชิป α9 AI Gen8 อัปสเกลคอนเทนต์เก่าให้คมขึ้น', 'α9 AI Gen8 sharpens older content'),
      text('HDMI 2.1 สี่ช่อง 4K 144Hz VRR G-SYNC', 'Four HDMI 2.1 ports, 4K 144Hz, VRR and G-SYNC'),
      text('webOS อัปเดตต่อเนื่อง 5 ปี', 'webOS upgrades for five years'),
    ],
    description: [
      heading('ห้องนั่งเล่นกลายเป็นโรงหนัง', 'Your living room as a cinema'),
      paragraph(
        'ดูหนังในห้องมืดจะเห็นความต่างทันที ฉากกลางคืนมีรายละเอียดครบ ไม่มีแสงฟุ้งรอบซับไตเติล รองรับ Dolby Vision และโหมด Filmmaker ที่ได้ภาพตรงตามผู้กำกับ',
        'In a dark room the difference is plain: night scenes keep their detail, with no halo around subtitles. Dolby Vision and Filmmaker Mode show the picture as it was meant.',
      ),
      heading('จอเกมขนาดยักษ์', 'A giant gaming screen'),
      paragraph(
        'เวลาตอบสนอง 0.1 มิลลิวินาที ต่อ PS5 หรือคอมได้ครบทั้ง VRR และ ALLM เมนู Game Optimizer ปรับค่าภาพให้เข้ากับแนวเกม',
        'A 0.1 ms response with VRR and ALLM for PS5 or PC, and Game Optimizer sets the picture to your genre.',
      ),
      table(
        [text('ระยะนั่งดูที่เหมาะกับ 55 นิ้ว', 'Best distance for 55"'), text('1.5–2.2 เมตร', '1.5–2.2 m')],
        [text('ระยะนั่งดูที่เหมาะกับ 65 นิ้ว', 'Best distance for 65"'), text('1.8–2.6 เมตร', '1.8–2.6 m')],
        [text('ระยะนั่งดูที่เหมาะกับ 77 นิ้ว', 'Best distance for 77"'), text('2.2–3.1 เมตร', '2.2–3.1 m')],
      ),
    ],
    box: [
      text('ทีวีพร้อมขาตั้ง', 'TV with stand'),
      text('รีโมต AI Magic Remote พร้อมถ่าน', 'AI Magic Remote with batteries'),
      text('สายไฟ', 'Power cord'),
    ],
    specification: specification({
      panel: 'OLED evo',
      resolution: '4K UHD (3840 × 2160)',
      refresh: text('120Hz (VRR สูงสุด 144Hz)', '120Hz (VRR up to 144Hz)'),
      response: text('0.1 มิลลิวินาที', '0.1 ms'),
      processor: 'α9 AI Processor 4K Gen8',
      hdr: 'Dolby Vision, HDR10, HLG',
      sync: 'NVIDIA G-SYNC, AMD FreeSync Premium, VRR',
      audio: text('2.2 แชนเนล 40 วัตต์ Dolby Atmos', '2.2 channels, 40 W, Dolby Atmos'),
      ports: 'HDMI 2.1 × 4 (eARC), USB × 3, LAN',
      wireless: 'Wi-Fi 6, Bluetooth 5.3',
      system: 'webOS 25',
      control: text('สั่งงานด้วยเสียงภาษาไทย, AirPlay, Google Cast', 'Thai voice control, AirPlay, Google Cast'),
    }),
    faq: [
      delivery,
      question(
        text('OLED จอเบิร์นไหม', 'Does OLED burn in?'),
        text(
          'ดูคอนเทนต์หลากหลายตามปกติแทบไม่พบ ตัวเครื่องมีระบบเลื่อนพิกเซลและรีเฟรชจออัตโนมัติ เลี่ยงเปิดโลโก้ช่องเดิมค้างไว้วันละหลายชั่วโมง',
          'With varied viewing it is rare. The set shifts pixels and refreshes itself; just avoid a fixed channel logo for many hours each day.',
        ),
      ),
    ],
    warranty: onsite(36),
    badges: ['official'],
    popularity: 750,
    drawing: {
      kind: 'tv',
      line: 'pedestal',
      shape: { inches: 55, sockets: [...socketsOf('HDMI 2.1 × 4 (eARC), USB × 3, LAN'), 'aerial'] },
      colour: '#1B1C20',
    },
    skus: [
      sku('LG-OLED55C5', [inch(55)], 49990, inStock(9, 30), currentSpecial(42990, 9)),
      sku('LG-OLED65C5', [inch(65)], 69990, inStock(6, 30), currentSpecial(59990, 9)),
      sku('LG-OLED77C5', [inch(77)], 119990, inStock(1, 8)),
    ],
  }),
  product({
    id: 1029,
    brand: 'tcl',
    category: 'tvs-monitors/tvs/qled-mini-led-tvs',
    name: text('กูเกิลทีวี TCL C6K QD-Mini LED 4K', 'TCL C6K QD-Mini LED 4K Google TV'),
    shortDescription: text(
      'Mini LED สว่างสู้แสงในห้องคอนโด จอ 144Hz ราคาจับต้องได้',
      'Mini LED bright enough for a sunny condo, at 144Hz and a price within reach.',
    ),
    highlights: [
      text('แบ็กไลต์ Mini LED หรี่แสงแยกโซน', 'Mini LED backlight with local dimming'),
      text('พาเนล 144Hz แท้ เล่นเกมลื่น', 'Native 144Hz panel for smooth games'),
      text('Google TV มีครบ YouTube, Netflix, Viu, TrueID', 'Google TV with YouTube, Netflix, Viu and TrueID'),
      text('เสียง ONKYO รองรับ Dolby Atmos', 'ONKYO sound with Dolby Atmos'),
    ],
    description: [
      heading('กลางวันก็ดูสนุก', 'Bright even by day'),
      paragraph(
        'ห้องที่แดดเข้าเยอะ ทีวีทั่วไปมักภาพซีด C6K ใช้ไฟ Mini LED กับควอนตัมดอต สีจึงยังสดและเห็นรายละเอียดในเงามืด ดูบอลยามบ่ายหรือหนังตอนดึกก็คมทั้งคู่',
        'Sunlight washes out ordinary TVs. With Mini LED and quantum dots, the C6K keeps colours vivid and shadows detailed, for afternoon football and late films alike.',
      ),
    ],
    box: [
      text('ทีวีพร้อมขาตั้ง', 'TV with stand'),
      text('รีโมตสั่งงานด้วยเสียงพร้อมถ่าน', 'Voice remote with batteries'),
      text('สายไฟ', 'Power cord'),
    ],
    specification: specification({
      panel: 'QD-Mini LED (HVA)',
      resolution: '4K UHD (3840 × 2160)',
      refresh: '144Hz',
      hdr: 'Dolby Vision IQ, HDR10+, HLG',
      sync: 'AMD FreeSync, VRR',
      audio: 'ONKYO, Dolby Atmos, DTS',
      ports: 'HDMI × 4 (eARC), USB, LAN',
      wireless: 'Wi-Fi, Bluetooth',
      system: 'Google TV',
      control: text('สั่งงานด้วยเสียงภาษาไทย, AirPlay 2, Google Cast', 'Thai voice control, AirPlay 2, Google Cast'),
    }),
    faq: [delivery],
    warranty: onsite(36),
    badges: ['new'],
    popularity: 670,
    drawing: {
      kind: 'tv',
      line: 'pedestal',
      shape: { inches: 55, sockets: [...socketsOf('HDMI × 4 (eARC), USB, LAN'), 'aerial'] },
      colour: '#1B1C20',
    },
    skus: [
      sku('TCL-55C6K', [inch(55)], 19990, inStock(18, 50), currentSpecial(16990)),
      sku('TCL-65C6K', [inch(65)], 26990, inStock(12, 40), currentSpecial(22990)),
      sku('TCL-75C6K', [inch(75)], 37990, inStock(5, 20), upcomingSpecial(32990)),
    ],
  }),
];
