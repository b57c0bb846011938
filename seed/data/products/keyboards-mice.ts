import type { SeedProduct } from '../../types.ts';
import { colour, keySwitch } from '../attributes.ts';
import { cableC } from '../box-contents.ts';
import { currentSpecial, inStock, pastSpecial, product, sku, soldOut, upcomingSpecial } from '../product.ts';
import { grams, millimetres, specification } from '../specification.ts';
import { paragraph, question, text } from '../text.ts';
import { exchange } from '../warranty.ts';

export const keyboardsAndMice: SeedProduct[] = [
  product({
    id: 1052,
    brand: 'logitech',
    category: 'computer-accessories/mice/wireless-mice',
    name: text('เมาส์ไร้สาย Logitech MX Master 3S', 'Logitech MX Master 3S Wireless Mouse'),
    shortDescription: text(
      'เมาส์ทำงานในฝัน คลิกเงียบ เลื่อนหน้าไวด้วย MagSpeed ใช้บนกระจกได้',
      'The office mouse people dream of: quiet clicks, MagSpeed scrolling, and it tracks on glass.',
    ),
    highlights: [
      text('คลิกเงียบลง 90%', 'Clicks 90% quieter'),
      text('ล้อ MagSpeed เลื่อน 1,000 บรรทัดในวินาทีเดียว', 'MagSpeed wheel: 1,000 lines a second'),
      text('สลับใช้ 3 เครื่องด้วยปุ่มเดียว', 'Three devices, one button'),
    ],
    description: [
      paragraph(
        'ทรงรับอุ้งมือ วางนิ้วโป้งได้เต็ม มีล้อข้างไว้เลื่อนตาราง Excel แนวนอนหรือไทม์ไลน์ตัดต่อ ตั้งปุ่มแยกตามโปรแกรมได้ใน Logi Options+',
        'It fills the palm and rests the thumb. The side wheel scrolls wide spreadsheets and timelines, and Logi Options+ sets the buttons for each program.',
      ),
    ],
    box: [
      text('เมาส์ MX Master 3S', 'MX Master 3S'),
      text('ตัวรับ Logi Bolt', 'Logi Bolt receiver'),
      text('สายชาร์จ USB-C', 'USB-C charging cable'),
    ],
    specification: specification({
      type: text('เมาส์ไร้สายสำหรับมือขวา', 'Wireless mouse, right-handed'),
      resolutionDpi: '200–8,000 DPI',
      buttons: text('7 ปุ่ม', '7'),
      wireless: 'Bluetooth, Logi Bolt',
      battery: text('70 วัน ชาร์จ 1 นาทีใช้ได้ 3 ชั่วโมง', '70 days; one minute gives three hours'),
      compatible: 'Windows, macOS, Linux, iPadOS',
      dimensions: millimetres('124.9 × 84.3 × 51'),
      weight: grams('141'),
    }),
    faq: [
      question(
        text('คนถนัดซ้ายใช้ได้ไหม', 'Is it for left hands?'),
        text('ออกแบบสำหรับมือขวาเท่านั้น', 'It is shaped for the right hand only.'),
      ),
    ],
    warranty: exchange(12),
    popularity: 735,
    drawing: {
      kind: 'mouse',
      line: 'office',
      shape: { mouse: { outline: 'shelf', thumbWheel: true, trim: '#aeb5c0' } },
    },
    skus: [
      sku('LOG-MXM3S-GRP', [colour('graphite')], 3990, inStock(41, 100)),
      sku('LOG-MXM3S-GRY', [colour('pale-grey')], 3990, inStock(23, 100)),
    ],
  }),
  product({
    id: 1053,
    brand: 'logitech',
    category: 'gaming/gaming-mice',
    name: text('เมาส์เกมมิ่งไร้สาย Logitech G304 LIGHTSPEED', 'Logitech G304 LIGHTSPEED Gaming Mouse'),
    shortDescription: text(
      'เมาส์เกมไร้สายตัวเริ่มต้นยอดฮิต เซ็นเซอร์ HERO ถ่านก้อนเดียวใช้ได้ 250 ชั่วโมง',
      'The classic first wireless gaming mouse: HERO sensor and 250 hours on one AA cell.',
    ),
    highlights: [
      text('ไร้สาย LIGHTSPEED หน่วงต่ำ 1ms', 'LIGHTSPEED wireless at 1 ms'),
      text('เซ็นเซอร์ HERO 12,000 DPI', 'HERO sensor, 12,000 DPI'),
      text('ตั้งโปรแกรมได้ 6 ปุ่ม', 'Six programmable buttons'),
    ],
    description: [
      paragraph(
        'เล็ก เบา จับถนัดทั้งมือเล็กและมือใหญ่ เก็บตัวรับสัญญาณไว้ใต้ฝาได้ พกไปเล่นร้านเกมหรือใช้ทำงานก็ดี',
        'Small, light and easy for any hand. The receiver stows inside, so it travels to the café or the office.',
      ),
    ],
    box: [
      text('เมาส์ G304', 'G304'),
      text('ตัวรับ USB และสายต่อ', 'USB receiver and extension'),
      text('ถ่าน AA 1 ก้อน', 'One AA battery'),
    ],
    specification: specification({
      type: text('เมาส์เกมมิ่งไร้สาย', 'Wireless gaming mouse'),
      resolutionDpi: '200–12,000 DPI',
      buttons: text('6 ปุ่ม', '6'),
      polling: '1,000Hz',
      wireless: 'LIGHTSPEED 2.4GHz',
      battery: text('ถ่าน AA ใช้ได้ 250 ชั่วโมง', 'AA cell, 250 hours'),
      dimensions: millimetres('116.6 × 62.2 × 38.2'),
      weight: text('99 กรัม (รวมถ่าน)', '99 g with battery'),
    }),
    faq: [
      question(
        text('มีบลูทูธไหม', 'Does it have Bluetooth?'),
        text('ไม่มี ใช้ผ่านตัวรับ 2.4GHz เท่านั้น', 'No, it uses the 2.4GHz receiver.'),
      ),
    ],
    warranty: exchange(24),
    education: true,
    popularity: 690,
    drawing: {
      kind: 'mouse',
      line: 'gaming',
      accent: '#4FC3F7',
      shape: { mouse: { outline: 'symmetric', size: 0.94, splitButtons: true } },
    },
    skus: [
      sku('LOG-G304-BLK', [colour('black')], 1490, inStock(66, 200), currentSpecial(999, 2)),
      sku('LOG-G304-WHT', [colour('white')], 1490, inStock(48, 200), currentSpecial(999, 2)),
    ],
  }),
  product({
    id: 1054,
    brand: 'logitech',
    category: 'computer-accessories/keyboards/wireless-keyboards',
    name: text('คีย์บอร์ดไร้สาย Logitech MX Keys S', 'Logitech MX Keys S Wireless Keyboard'),
    shortDescription: text(
      'พิมพ์นุ่มเงียบ ปุ่มเว้ารับปลายนิ้ว ไฟปรับตามมือและแสงห้อง คีย์แคปไทย-อังกฤษ',
      'Soft, quiet typing on dished keys, with smart backlight and Thai-English legends.',
    ),
    highlights: [
      text('ปุ่มเว้ารับนิ้ว พิมพ์แม่น', 'Dished keys for accuracy'),
      text('ไฟติดเองเมื่อมือเข้าใกล้', 'Lights up as hands come near'),
      text('Smart Actions สั่งหลายอย่างด้วยปุ่มเดียว', 'Smart Actions do much with one key'),
    ],
    description: [
      paragraph(
        'เหมาะกับคนพิมพ์งานทั้งวันและไม่อยากรบกวนคนข้างๆ ต่อได้ 3 เครื่อง กดสลับจากโน้ตบุ๊กไป iPad ได้ทันที',
        'For all-day typists with neighbours. It pairs with three devices and hops from laptop to iPad at a press.',
      ),
    ],
    box: [
      text('คีย์บอร์ด MX Keys S', 'MX Keys S'),
      text('ตัวรับ Logi Bolt', 'Logi Bolt receiver'),
      text('สายชาร์จ USB-C', 'USB-C charging cable'),
    ],
    specification: specification({
      layout: text('ฟูลไซซ์ ไทย-อังกฤษ', 'Full size, Thai and English'),
      switches: text('แบบกรรไกร', 'Scissor'),
      lighting: text('สีขาว ปรับอัตโนมัติ', 'White, automatic'),
      wireless: 'Bluetooth, Logi Bolt',
      battery: text('10 วัน (ปิดไฟ 5 เดือน)', '10 days (5 months without light)'),
      compatible: 'Windows, macOS, Linux, iPadOS, Android',
      dimensions: millimetres('430.2 × 131.6 × 20.5'),
      weight: grams('810'),
    }),
    faq: [
      question(
        text('ใช้กับ Mac ได้เต็มรูปแบบไหม', 'Is it fully usable with a Mac?'),
        text('ได้ บนปุ่มมีสัญลักษณ์ทั้ง Windows และ Mac', 'Yes, the keys carry both Windows and Mac legends.'),
      ),
    ],
    warranty: exchange(12),
    popularity: 500,
    drawing: { kind: 'keyboard', line: 'full' },
    skus: [
      sku('LOG-MXKS-GRP', [colour('graphite')], 4490, inStock(19, 50), upcomingSpecial(3790)),
      sku('LOG-MXKS-GRY', [colour('pale-grey')], 4490, inStock(12, 50), upcomingSpecial(3790)),
    ],
  }),
  product({
    id: 1055,
    brand: 'keychron',
    category: 'computer-accessories/keyboards/mechanical-keyboards',
    name: text('คีย์บอร์ดแมคคานิคัล Keychron K2 Max', 'Keychron K2 Max Mechanical Keyboard'),
    shortDescription: text(
      'คีย์บอร์ด 75% ต่อได้ 3 แบบ ถอดเปลี่ยนสวิตช์ได้ ปรับแต่งผ่าน QMK/VIA',
      'A 75% board with three ways to connect, hot-swap switches and QMK/VIA.',
    ),
    highlights: [
      text('2.4GHz 1,000Hz, บลูทูธ และสาย', '2.4GHz at 1,000Hz, Bluetooth and cable'),
      text('Hot-swap เปลี่ยนสวิตช์ไม่ต้องบัดกรี', 'Hot-swap, no soldering'),
      text('คีย์แคป PBT Double-shot ไม่ลื่นมัน', 'Double-shot PBT caps stay matte'),
      text('สวิตช์สลับ Mac/Windows ข้างเครื่อง', 'A side switch for Mac or Windows'),
    ],
    description: [
      paragraph(
        'เสียงทึบเพราะมีโฟมซับเสียงหลายชั้น ขนาดกะทัดรัดแต่ยังมีปุ่มลูกศรและแถว F ครบ มือใหม่แนะนำ Brown ส่วนใครพิมพ์ตอนกลางคืนเลือก Red จะเงียบกว่า',
        'Layers of foam give a deep sound. It is compact yet keeps arrows and the F row. New to this? Take Brown. Typing at night? Red is quieter.',
      ),
    ],
    box: [
      text('คีย์บอร์ด K2 Max', 'K2 Max'),
      text('ตัวรับ 2.4GHz', '2.4GHz receiver'),
      text('ที่ดึงคีย์แคปและสวิตช์', 'Keycap and switch puller'),
      text('คีย์แคปสำหรับ Windows', 'Windows keycaps'),
      cableC,
    ],
    specification: specification({
      layout: text('75% 84 ปุ่ม (ภาษาอังกฤษ)', '75%, 84 keys (English)'),
      switches: 'Gateron Jupiter',
      keycaps: 'PBT Double-shot, OSA',
      lighting: 'RGB',
      polling: text('1,000Hz (สายและ 2.4GHz)', '1,000Hz (cable and 2.4GHz)'),
      wireless: '2.4GHz, Bluetooth 5.1',
      battery: '4,000mAh',
      compatible: 'macOS, Windows, Linux',
    }),
    faq: [
      question(
        text('มีคีย์แคปภาษาไทยไหม', 'Are Thai legends printed?'),
        text(
          'ไม่มี สกรีนอังกฤษล้วน แต่เปลี่ยนคีย์แคปไทยทรง OSA หรือ Cherry เพิ่มได้',
          'No, English only. Thai keycaps in OSA or Cherry profile fit.',
        ),
      ),
    ],
    warranty: exchange(12),
    badges: ['new'],
    popularity: 490,
    drawing: { kind: 'keyboard', line: 'compact', colour: '#3B3D42', accent: '#E8813A' },
    skus: [
      sku('KEY-K2MAX-RED', [keySwitch('แดง (Linear)', 'Red (linear)')], 4490, inStock(9, 30), pastSpecial(3990)),
      sku('KEY-K2MAX-BRN', [keySwitch('น้ำตาล (Tactile)', 'Brown (tactile)')], 4490, inStock(13, 30), pastSpecial(3990)),
      sku('KEY-K2MAX-BAN', [keySwitch('บานาน่า (Tactile)', 'Banana (tactile)')], 4490, soldOut(20)),
    ],
  }),
];
