import type { SeedProduct } from '../../types.ts';
import { colour, edition } from '../attributes.ts';
import { manual } from '../box-contents.ts';
import { currentSpecial, inStock, product, sku, upcomingSpecial } from '../product.ts';
import { specification } from '../specification.ts';
import { paragraph, question, text } from '../text.ts';
import { exchange } from '../warranty.ts';

const onThePlane = question(
  text('นำขึ้นเครื่องบินได้ไหม', 'May I take it on a plane?'),
  text(
    'ได้ ความจุไม่เกิน 100Wh พกติดตัวขึ้นเครื่องได้ ห้ามโหลดใต้ท้องเครื่อง และโปรดตรวจกฎการใช้งานของสายการบิน',
    "Yes, it is under 100Wh: keep it in cabin baggage, never in the hold, and check your airline's rules on using it.",
  ),
);

export const powerBanksAndCases: SeedProduct[] = [
  product({
    id: 1064,
    brand: 'anker',
    category: 'mobile-accessories/power-banks/magnetic-power-banks',
    name: text('พาวเวอร์แบงค์แม่เหล็ก Anker MagGo 10K Qi2', 'Anker MagGo Power Bank 10K Qi2'),
    shortDescription: text(
      'แปะหลัง iPhone ชาร์จไร้สาย Qi2 15 วัตต์ มีจอบอกแบตและขาตั้งดูหนัง',
      'Snaps to your iPhone for 15 W Qi2 wireless charging, with a display and a stand.',
    ),
    highlights: [
      text('Qi2 15 วัตต์ เร็วเท่า MagSafe', 'Qi2 at 15 W, as quick as MagSafe'),
      text('จอแสดงเปอร์เซ็นต์และเวลาที่เหลือ', 'Shows percent and time left'),
      text('ขาตั้งพับในตัว ดูหนังชาร์จไปด้วย', 'Fold-out stand to watch and charge'),
    ],
    description: [
      paragraph(
        'ออกนอกบ้านไม่ต้องพันสาย แปะแล้วหยิบใช้ต่อได้เลย ถ้ารีบก็เสียบ USB-C จ่ายได้ถึง 27 วัตต์',
        'No cable to wind: snap it on and carry on. In a hurry, the USB-C port gives up to 27 W.',
      ),
    ],
    box: [text('พาวเวอร์แบงค์ MagGo', 'MagGo power bank'), text('สาย USB-C to USB-C', 'USB-C to USB-C cable'), manual],
    specification: specification({
      capacity: '10,000mAh',
      outlet: text('ไร้สาย 15 วัตต์, USB-C 27 วัตต์', 'Wireless 15 W, USB-C 27 W'),
      input: text('USB-C 27 วัตต์', 'USB-C 27 W'),
      protocols: 'Qi2, USB PD',
      display: text('จอแสดงสถานะ', 'Status display'),
      certificate: text('มอก. 2879-2560', 'TIS 2879-2560'),
      compatible: text('iPhone 12 ขึ้นไป', 'iPhone 12 or later'),
    }),
    faq: [onThePlane],
    warranty: exchange(18),
    badges: ['new'],
    popularity: 655,
    drawing: { kind: 'power-bank', line: 'magnetic' },
    skus: [
      sku('ANK-MAGGO10K-BLK', [colour('black')], 2990, inStock(38, 100)),
      sku('ANK-MAGGO10K-WHT', [colour('white')], 2990, inStock(24, 100)),
    ],
  }),
  product({
    id: 1065,
    brand: 'xiaomi',
    category: 'mobile-accessories/power-banks/pocket-power-banks',
    name: text('พาวเวอร์แบงค์ Xiaomi 33W 10000mAh สายในตัว', 'Xiaomi 33W Power Bank 10000mAh (Integrated Cable)'),
    shortDescription: text(
      'มีสาย USB-C ติดตัว ชาร์จไว 33 วัตต์ พกตัวเดียวจบ',
      'A built-in USB-C cable and 33 W: nothing else to carry.',
    ),
    highlights: [
      text('สาย USB-C ในตัว ใช้เป็นหูหิ้วได้', 'The USB-C cable doubles as a loop'),
      text('จ่ายไฟสูงสุด 33 วัตต์', 'Up to 33 W'),
      text('ชาร์จพร้อมกัน 3 เครื่อง', 'Charges three devices'),
    ],
    description: [
      paragraph(
        'ลืมสายบ่อยต้องรุ่นนี้ ดึงสายที่คล้องอยู่ออกมาเสียบได้เลย ใช้ทั้งจ่ายไฟออกและชาร์จตัวเองได้ในเส้นเดียว',
        'For those who forget cables: pull the loop and plug in. It feeds your phone and charges the bank itself.',
      ),
    ],
    box: [text('พาวเวอร์แบงค์', 'Power bank'), manual],
    specification: specification({
      capacity: '10,000mAh',
      outlet: text('สูงสุด 33 วัตต์', 'Up to 33 W'),
      ports: text('สาย USB-C ในตัว, USB-C, USB-A', 'Built-in USB-C cable, USB-C, USB-A'),
      protocols: 'USB PD, QC',
      certificate: text('มอก. 2879-2560', 'TIS 2879-2560'),
      safety: text('ป้องกัน 10 ชั้น', '10 layers of protection'),
      compatible: 'iPhone 15+, Android, iPad',
    }),
    faq: [onThePlane],
    warranty: exchange(6),
    popularity: 715,
    drawing: { kind: 'power-bank' },
    skus: [
      sku('XMI-PB33-BLU', [colour('icy-blue')], 790, inStock(75, 200), currentSpecial(649)),
      sku('XMI-PB33-TAN', [colour('cream')], 790, inStock(51, null), currentSpecial(649)),
    ],
  }),
  product({
    id: 1066,
    brand: 'eloop',
    category: 'mobile-accessories/power-banks/high-capacity-power-banks',
    name: text('พาวเวอร์แบงค์ Eloop E29 30000mAh', 'Eloop E29 Power Bank 30000mAh'),
    shortDescription: text(
      'ความจุจุใจ ชาร์จมือถือได้หลายรอบ เหมาะกับทริปแคมป์และบ้านที่ไฟดับบ่อย',
      'Plenty for several charges: made for camping trips and power cuts.',
    ),
    highlights: [
      text('ความจุ 30,000mAh', '30,000mAh'),
      text('รองรับ PD 18W และ QC 3.0', 'PD 18W and QC 3.0'),
      text('จ่ายไฟออก 3 เครื่องพร้อมกัน', 'Charges three devices at once'),
    ],
    description: [
      paragraph(
        'ไปเข้าค่ายหรือออกงานตลาดทั้งวันก็ไม่ต้องหาปลั๊ก ชาร์จเครื่องหลัก เครื่องสำรอง และพัดลมพกพาได้พร้อมกัน',
        'A camp or a full day at a market needs no socket: main phone, spare phone and hand fan charge together.',
      ),
    ],
    box: [text('พาวเวอร์แบงค์ Eloop E29', 'Eloop E29'), text('สายชาร์จ', 'Charging cable'), text('ถุงผ้า', 'Pouch')],
    specification: specification({
      capacity: '30,000mAh',
      outlet: text('สูงสุด 18 วัตต์', 'Up to 18 W'),
      ports: 'USB-C (PD), USB-A × 2',
      protocols: 'USB PD, QC 3.0',
      certificate: text('มอก. 2879-2560', 'TIS 2879-2560'),
      safety: text('กันลัดวงจรและกันชาร์จเกิน', 'Short-circuit and overcharge protection'),
      compatible: 'iPhone, Android, iPad',
    }),
    faq: [
      question(
        text('นำขึ้นเครื่องบินได้ไหม', 'May I take it on a plane?'),
        text(
          'ความจุประมาณ 111Wh ซึ่งอยู่ในช่วง 100–160Wh ต้องขออนุญาตสายการบินก่อน และห้ามโหลดใต้เครื่อง',
          'It holds about 111Wh, within 100 to 160Wh: ask your airline first, and never put it in the hold.',
        ),
      ),
    ],
    warranty: exchange(12),
    popularity: 535,
    drawing: { kind: 'power-bank' },
    skus: [
      sku('ELP-E29-BLK', [colour('black')], 990, inStock(44, 150), upcomingSpecial(790, 3)),
      sku('ELP-E29-WHT', [colour('white')], 990, inStock(29, 150), upcomingSpecial(790, 3)),
    ],
  }),
  product({
    id: 1067,
    brand: 'spigen',
    category: 'mobile-accessories/phone-cases/iphone-cases/iphone-17-cases',
    name: text(
      'เคส Spigen Ultra Hybrid MagFit สำหรับ iPhone 17 Series',
      'Spigen Ultra Hybrid MagFit Case for iPhone 17 Series',
    ),
    shortDescription: text(
      'เคสใสกันกระแทก โชว์สีเครื่องชัดๆ มีแม่เหล็กใช้กับ MagSafe ได้',
      'A clear, shock-proof case that shows off your colour and holds MagSafe accessories.',
    ),
    highlights: [
      text('Air Cushion กันกระแทกสี่มุม', 'Air Cushion in all four corners'),
      text('แม่เหล็กแรง ใช้ MagSafe ได้เต็มที่', 'Strong magnets for MagSafe'),
      text('ขอบยกป้องกันเลนส์และจอ', 'Raised edges guard lens and screen'),
    ],
    description: [
      paragraph(
        'ตัวเคสใสแข็งด้านหลัง ขอบนุ่มจับกระชับ ใส่ฟิล์มกระจกร่วมกันได้ไม่ดันขอบ',
        'A hard clear back with soft, grippy edges that leave room for a glass protector.',
      ),
    ],
    box: [text('เคส 1 ชิ้น', 'One case')],
    specification: specification({
      material: text('โพลีคาร์บอเนตและ TPU', 'Polycarbonate and TPU'),
      magnets: 'MagFit (MagSafe)',
      drop: 'Air Cushion Technology',
      charging: text('ชาร์จไร้สายได้โดยไม่ต้องถอด', 'Wireless charging without removal'),
      type: text('เคสหลัง', 'Back case'),
      compatible: 'iPhone 17, iPhone 17 Pro',
      colours: text('ใส, ดำ', 'Crystal Clear, Black'),
    }),
    faq: [
      question(
        text('ใช้ไปนานๆ เคสเหลืองไหม', 'Will it yellow?'),
        text(
          'ด้านหลังเป็นโพลีคาร์บอเนตจึงเหลืองช้า ส่วนขอบ TPU อาจหมองตามการใช้งาน',
          'The polycarbonate back resists it; the TPU edge may dull with use.',
        ),
      ),
    ],
    warranty: exchange(6),
    popularity: 600,
    drawing: { kind: 'phone-case' },
    skus: [
      sku('SPG-UHM-IP17-CLR', [edition('สำหรับ iPhone 17', 'For iPhone 17'), colour('clear')], 1190, inStock(60, 150)),
      sku('SPG-UHM-IP17-BLK', [edition('สำหรับ iPhone 17', 'For iPhone 17'), colour('black')], 1190, inStock(45, 150)),
      sku(
        'SPG-UHM-IP17P-CLR',
        [edition('สำหรับ iPhone 17 Pro', 'For iPhone 17 Pro'), colour('clear')],
        1190,
        inStock(2, 150),
      ),
    ],
  }),
  product({
    id: 1068,
    brand: 'spigen',
    category: 'mobile-accessories/phone-cases/galaxy-cases',
    name: text('เคส Spigen Liquid Air สำหรับ Galaxy S25 Ultra', 'Spigen Liquid Air Case for Galaxy S25 Ultra'),
    shortDescription: text(
      'เคสบางลายสามเหลี่ยม จับไม่ลื่น ไม่เก็บลายนิ้วมือ',
      'A thin patterned case that grips well and hides fingerprints.',
    ),
    highlights: [
      text('บางเบา ไม่เพิ่มความหนา', 'Thin and light'),
      text('ลายกันลื่น ไม่เป็นคราบ', 'Grippy pattern, no smudges'),
      text('หยิบ S Pen ได้ไม่ติดขอบ', 'S Pen slides out freely'),
    ],
    description: [
      paragraph(
        'เคสสีดำด้านเรียบๆ ที่เข้ากับทุกชุด มุมมี Air Cushion ซับแรง ปุ่มกดชัดไม่แข็ง',
        'Matte black goes with anything. Air Cushion corners soak up shocks and the buttons stay crisp.',
      ),
    ],
    box: [text('เคส 1 ชิ้น', 'One case')],
    specification: specification({
      material: 'TPU',
      drop: 'Air Cushion Technology',
      charging: text('ชาร์จไร้สายได้โดยไม่ต้องถอด', 'Wireless charging without removal'),
      type: text('เคสหลัง', 'Back case'),
      compatible: 'Galaxy S25 Ultra',
      colours: text('ดำด้าน', 'Matte Black'),
      magnets: text('ไม่มี', 'None'),
    }),
    faq: [
      question(
        text('ติดแหวนแม่เหล็กเพิ่มได้ไหม', 'Can I add a magnetic ring?'),
        text('ติดได้ แต่ผิวเคสมีลาย แนะนำแบบกาวแรง', 'Yes, but the back is patterned: choose strong adhesive.'),
      ),
    ],
    warranty: exchange(6),
    popularity: 440,
    drawing: { kind: 'phone-case', colour: '#1E1F22' },
    skus: [sku('SPG-LA-S25U-BLK', [], 690, inStock(35, 100))],
  }),
];
