import type { SeedProduct } from '../../types.ts';
import { colour, metre } from '../attributes.ts';
import { manual } from '../box-contents.ts';
import { currentSpecial, inStock, pastSpecial, product, sku, soldOut } from '../product.ts';
import { specification, watts } from '../specification.ts';
import { paragraph, question, table, text } from '../text.ts';
import { exchange, serviceCentre } from '../warranty.ts';

export const chargersAndCables: SeedProduct[] = [
  product({
    id: 1059,
    brand: 'apple',
    category: 'mobile-accessories/chargers/phone-chargers',
    name: text('หัวชาร์จ Apple USB-C 20W', 'Apple 20W USB-C Power Adapter'),
    shortDescription: text(
      'หัวชาร์จแท้ ชาร์จ iPhone ถึง 50% ในราว 30 นาที',
      'The genuine adapter: an iPhone to 50% in about 30 minutes.',
    ),
    highlights: [
      text('ชาร์จเร็วสำหรับ iPhone และ iPad', 'Fast for iPhone and iPad'),
      text('ขนาดเล็ก พกง่าย', 'Small and easy to carry'),
      text('ของแท้ Apple ประเทศไทย', 'Genuine Apple Thailand stock'),
    ],
    description: [
      paragraph(
        'คู่กับสาย USB-C ที่มาในกล่อง iPhone ได้ทันที ใช้ชาร์จ AirPods และ Apple Watch ก็ได้',
        'Pairs with the USB-C cable that comes with iPhone, and charges AirPods and Apple Watch too.',
      ),
    ],
    box: [text('หัวชาร์จ 20W', '20W adapter')],
    specification: specification({
      power: watts('20'),
      ports: 'USB-C × 1',
      protocols: 'USB PD',
      outlet: '5V/3A, 9V/2.22A',
      input: '100–240V, 50/60Hz',
      compatible: 'iPhone, iPad, AirPods, Apple Watch',
      included: text('ไม่รวมสาย', 'Cable not included'),
    }),
    faq: [
      question(
        text('ชาร์จ MacBook ได้ไหม', 'Can it charge a MacBook?'),
        text('ชาร์จได้แต่ช้ามาก แนะนำ 30 วัตต์ขึ้นไป', 'Only slowly. Take 30 W or more.'),
      ),
    ],
    warranty: serviceCentre(12),
    badges: ['official'],
    popularity: 790,
    drawing: { kind: 'charger', line: 'single', colour: '#F5F5F3' },
    skus: [sku('APL-PD20W', [], 690, inStock(140, 300), pastSpecial(590))],
  }),
  product({
    id: 1060,
    brand: 'anker',
    category: 'mobile-accessories/chargers/phone-chargers',
    name: text('หัวชาร์จเร็ว Anker 511 Nano 3 30W', 'Anker 511 Charger (Nano 3, 30W)'),
    shortDescription: text(
      'หัวชาร์จ GaN จิ๋ว 30 วัตต์ ชาร์จมือถือไวและชาร์จ MacBook Air ได้',
      'A tiny 30 W GaN charger, quick for phones and enough for a MacBook Air.',
    ),
    highlights: [
      text('GaN เล็กลง 70% จากหัว 30 วัตต์ทั่วไป', 'GaN, 70% smaller than ordinary 30 W chargers'),
      text('ActiveShield 2.0 คุมอุณหภูมิ', 'ActiveShield 2.0 watches the heat'),
      text('ขาปลั๊กพับได้', 'Foldable prongs'),
    ],
    description: [
      paragraph(
        'เล็กเท่าหัวชาร์จ 5 วัตต์รุ่นเก่าแต่แรงกว่าหกเท่า พับขาปลั๊กแล้วใส่กระเป๋ากางเกงได้ มีหลายสีให้เข้ากับมือถือ',
        'As small as the old 5 W cube and six times as strong. Fold it into your pocket, in colours to match your phone.',
      ),
    ],
    box: [text('หัวชาร์จ Anker 30W', 'Anker 30W charger'), manual],
    specification: specification({
      power: watts('30'),
      ports: 'USB-C × 1',
      protocols: 'USB PD 3.0, PPS',
      input: '100–240V, 50/60Hz',
      safety: 'ActiveShield 2.0',
      material: 'GaN',
      compatible: 'iPhone, Samsung Galaxy, iPad, MacBook Air',
    }),
    faq: [
      question(
        text('ชาร์จ Samsung 25W Super Fast ได้ไหม', 'Does it do Samsung 25W Super Fast?'),
        text('ได้ รองรับ PPS', 'Yes, by PPS.'),
      ),
    ],
    warranty: exchange(18),
    popularity: 705,
    drawing: { kind: 'charger', line: 'single' },
    skus: [
      sku('ANK-511N3-BLK', [colour('black')], 790, inStock(85, 200), currentSpecial(590)),
      sku('ANK-511N3-WHT', [colour('white')], 790, inStock(92, 200), currentSpecial(590)),
      sku('ANK-511N3-LAV', [colour('lavender')], 790, inStock(3, 100), currentSpecial(590)),
    ],
  }),
  product({
    id: 1061,
    brand: 'ugreen',
    category: 'mobile-accessories/chargers/laptop-gan-chargers',
    name: text('หัวชาร์จ UGREEN Nexode 65W GaN 3 พอร์ต', 'UGREEN Nexode 65W GaN Charger, 3 Ports'),
    shortDescription: text(
      'ชาร์จโน้ตบุ๊ก มือถือ และหูฟังพร้อมกันด้วยหัวเดียว',
      'One charger for laptop, phone and earbuds at once.',
    ),
    highlights: [
      text('จ่ายไฟสูงสุด 65 วัตต์พอร์ตเดียว', 'Up to 65 W from one port'),
      text('USB-C 2 พอร์ต และ USB-A 1 พอร์ต', 'Two USB-C and one USB-A'),
      text('ตรวจอุณหภูมิ 800 ครั้งต่อวินาที', 'Checks its heat 800 times a second'),
    ],
    description: [
      paragraph(
        'ไปทำงานต่างจังหวัดพกหัวเดียวพอ เสียบโน้ตบุ๊ก 45 วัตต์พร้อมชาร์จมือถือ 20 วัตต์ได้สบาย',
        'The only one to pack: 45 W for the laptop while the phone takes 20 W.',
      ),
      table(
        [text('ใช้พอร์ตเดียว', 'One port'), text('USB-C 65 วัตต์', 'USB-C 65 W')],
        [text('ใช้ USB-C สองพอร์ต', 'Two USB-C ports'), text('45 + 20 วัตต์', '45 + 20 W')],
      ),
    ],
    box: [text('หัวชาร์จ Nexode 65W', 'Nexode 65W charger'), manual],
    specification: specification({
      power: watts('65'),
      ports: 'USB-C × 2, USB-A × 1',
      protocols: 'USB PD 3.0, PPS, QC 4+',
      input: '100–240V, 50/60Hz',
      material: 'GaN',
      safety: text('กันไฟเกิน กันลัดวงจร กันร้อนเกิน', 'Over-current, short-circuit and heat protection'),
      included: text('ไม่รวมสาย', 'Cable not included'),
    }),
    faq: [
      question(
        text('ใช้กับโน้ตบุ๊กเกมมิ่งได้ไหม', 'Is it enough for a gaming laptop?'),
        text('โน้ตบุ๊กเกมมิ่งส่วนใหญ่กินไฟเกิน 100 วัตต์ ใช้ได้แค่ชาร์จตอนทำงานเบาๆ', 'Most need over 100 W, so only for light work.'),
      ),
    ],
    warranty: exchange(24),
    popularity: 620,
    drawing: { kind: 'charger', line: 'multi', colour: '#4A4C50' },
    skus: [sku('UGR-NEX65-3P', [], 1490, inStock(57, 150))],
  }),
  product({
    id: 1062,
    brand: 'ugreen',
    category: 'mobile-accessories/cables/usb-c-cables',
    name: text('สายชาร์จ UGREEN USB-C to USB-C 100W', 'UGREEN USB-C to USB-C 100W Cable'),
    shortDescription: text(
      'สายถักทน ชาร์จโน้ตบุ๊กได้ถึง 100 วัตต์ ราคาไม่ถึงสามร้อย',
      'A tough braided cable for up to 100 W, under 300 baht.',
    ),
    highlights: [
      text('รองรับ 100 วัตต์ (20V/5A) มีชิป E-Marker', '100 W (20V/5A) with an E-Marker chip'),
      text('สายถักไนลอน ไม่พันง่าย', 'Braided nylon that does not tangle'),
      text('ใช้ได้ทั้ง iPhone, Android และโน้ตบุ๊ก', 'For iPhone, Android and laptops'),
    ],
    description: [
      paragraph(
        'สายเส้นเดียวใช้ได้กับแทบทุกเครื่องในบ้าน หัวต่อเสริมคอสายกันหัก ซื้อติดรถไว้อีกเส้นก็ไม่เสียดาย',
        'One cable for nearly everything at home, with reinforced necks. Cheap enough to keep a second one in the car.',
      ),
    ],
    box: [text('สายชาร์จ 1 เส้น', 'One cable')],
    specification: specification({
      connectors: 'USB-C – USB-C',
      power: watts('100'),
      data: 'USB 2.0 (480Mbps)',
      material: text('ไนลอนถัก', 'Braided nylon'),
      protocols: 'USB PD, QC',
      compatible: 'iPhone, Android, iPad, MacBook, Notebook',
      safety: text('ชิป E-Marker', 'E-Marker chip'),
    }),
    faq: [
      question(
        text('ต่อจอภาพได้ไหม', 'Does it carry video?'),
        text('ไม่ได้ เป็นสายชาร์จและรับส่งข้อมูลความเร็ว USB 2.0', 'No. It charges and moves data at USB 2.0 speed.'),
      ),
    ],
    warranty: exchange(12),
    popularity: 745,
    drawing: { kind: 'cable', line: 'usb-c', colour: '#2A2C30' },
    skus: [
      sku('UGR-CC100-1M', [metre(1)], 199, inStock(210, 500), currentSpecial(149)),
      sku('UGR-CC100-2M', [metre(2)], 259, inStock(180, 500), currentSpecial(199)),
    ],
  }),
  product({
    id: 1063,
    brand: 'anker',
    category: 'mobile-accessories/cables/lightning-cables',
    name: text('สายชาร์จ Anker 322 USB-C to Lightning', 'Anker 322 USB-C to Lightning Cable'),
    shortDescription: text(
      'สาย Lightning ผ่านมาตรฐาน MFi สำหรับ iPhone 14 และรุ่นก่อนหน้า',
      'An MFi-certified Lightning cable for iPhone 14 and earlier.',
    ),
    highlights: [
      text('ผ่านการรับรอง MFi จาก Apple', 'Certified MFi by Apple'),
      text('ชาร์จเร็ว PD กับ iPhone 8–14', 'PD fast charging for iPhone 8 to 14'),
      text('สายถัก ทนการหักงอ', 'Braided against bending'),
    ],
    description: [
      paragraph(
        'ใครยังใช้ iPhone หรือ AirPods พอร์ต Lightning อยู่ เส้นนี้ชาร์จไวและไม่ขึ้นเตือนว่าไม่รองรับ',
        'Still on a Lightning iPhone or AirPods? This one charges fast and never warns that it is unsupported.',
      ),
    ],
    box: [text('สายชาร์จ 1 เส้น', 'One cable')],
    specification: specification({
      connectors: 'USB-C – Lightning',
      certificate: 'Apple MFi',
      protocols: 'USB PD',
      data: '480Mbps',
      material: text('ไนลอนถัก', 'Braided nylon'),
      compatible: text('iPhone 5 ถึง iPhone 14 และ AirPods พอร์ต Lightning', 'iPhone 5 to iPhone 14, Lightning AirPods'),
      colours: text('ขาว', 'White'),
    }),
    faq: [
      question(
        text('ใช้กับ iPhone 15 ขึ้นไปได้ไหม', 'Does it fit iPhone 15 and later?'),
        text('ไม่ได้ iPhone 15 ขึ้นไปใช้พอร์ต USB-C', 'No, those have USB-C.'),
      ),
    ],
    warranty: exchange(18),
    popularity: 460,
    drawing: { kind: 'cable', line: 'lightning', colour: '#EDEDEB' },
    skus: [sku('ANK-322-09', [metre(0.9)], 449, inStock(64, 150)), sku('ANK-322-18', [metre(1.8)], 549, soldOut(150))],
  }),
];
