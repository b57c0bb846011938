import type { SeedProduct } from '../../types.ts';
import { colour, connectivity, memory, storage } from '../attributes.ts';
import { adapter, cableC, ejectPin, manual } from '../box-contents.ts';
import { currentSpecial, inStock, pastSpecial, product, sku, soldOut, upcomingSpecial } from '../product.ts';
import { grams, hours, millimetres, screen, specification, watts } from '../specification.ts';
import { heading, paragraph, question, sameText, text } from '../text.ts';
import { serviceCentre } from '../warranty.ts';

const pencilAnswer = (th: string, en: string) =>
  question(text('ใช้ปากกา Apple Pencil รุ่นไหนได้บ้าง', 'Which Apple Pencil works with it?'), text(th, en));

export const tablets: SeedProduct[] = [
  product({
    id: 1024,
    brand: 'apple',
    category: 'smartphones-tablets/tablets/ipad/ipad-air',
    name: text('แท็บเล็ต Apple iPad Air 11 นิ้ว ชิป M3', 'Apple iPad Air 11-inch M3'),
    shortDescription: text(
      'iPad ที่พอดีทั้งเรียนและทำงาน ชิป M3 รองรับ Apple Pencil Pro และ Magic Keyboard รุ่นใหม่',
      'The iPad that fits study and work: M3 power, Apple Pencil Pro and the new Magic Keyboard.',
    ),
    highlights: [
      text('ชิป M3 รองรับ Apple Intelligence', 'M3 chip with Apple Intelligence'),
      text('ใช้ Apple Pencil Pro บีบเพื่อเรียกเมนูได้', 'Apple Pencil Pro with the squeeze gesture'),
      text('กล้องหน้าแนวนอน ประชุมแล้วสบตาพอดี', 'Landscape front camera for natural calls'),
      text('จอ Liquid Retina เคลือบกันแสงสะท้อน', 'Anti-reflective Liquid Retina display'),
    ],
    description: [
      heading('สมุด จอวาด และคอมพิวเตอร์ในเล่มเดียว', 'Notebook, canvas and computer in one'),
      paragraph(
        'จดเลกเชอร์ใน GoodNotes วาดใน Procreate แล้วต่อคีย์บอร์ดทำรายงานต่อได้ทันที ชิป M3 เปิดไฟล์เลเยอร์เยอะๆ ได้โดยไม่หน่วง',
        'Take notes in GoodNotes, draw in Procreate, then snap on a keyboard and write the report. M3 handles heavy layered files with ease.',
      ),
    ],
    box: [sameText('iPad Air'), text('สายชาร์จ USB-C ความยาว 1 เมตร', 'USB-C charge cable, 1 m'), adapter('20W')],
    specification: specification({
      display: screen('11', 'Liquid Retina IPS'),
      resolution: '2360 × 1640, 264 ppi',
      brightness: text('500 นิต', '500 nits'),
      processor: 'Apple M3',
      memory: '8GB',
      mainCamera: '12MP',
      frontCamera: '12MP Center Stage',
      pen: 'Apple Pencil Pro, Apple Pencil (USB-C)',
      battery: hours('10'),
      security: 'Touch ID',
      wireless: 'Wi-Fi 6E, Bluetooth 5.3',
      ports: 'USB-C',
      dimensions: millimetres('247.6 × 178.5 × 6.1'),
      weight: grams('460'),
    }),
    faq: [
      pencilAnswer(
        'ใช้ได้กับ Apple Pencil Pro และ Apple Pencil (USB-C) ไม่รองรับรุ่นที่ 1 และ 2',
        'Apple Pencil Pro and Apple Pencil (USB-C). The first and second generations do not work.',
      ),
    ],
    warranty: serviceCentre(12),
    badges: ['official'],
    education: true,
    popularity: 890,
    drawing: { kind: 'tablet', line: 'pencil' },
    skus: [
      sku('APL-IPA11-128-WIFI-BLU', [colour('blue'), storage('128GB'), connectivity('Wi-Fi')], 22900, inStock(26, 60)),
      sku(
        'APL-IPA11-128-WIFI-SGY',
        [colour('space-grey'), storage('128GB'), connectivity('Wi-Fi')],
        22900,
        inStock(40, 60),
      ),
      sku(
        'APL-IPA11-256-WIFI-SGY',
        [colour('space-grey'), storage('256GB'), connectivity('Wi-Fi')],
        26900,
        inStock(15, 40),
      ),
      sku(
        'APL-IPA11-128-CELL-SGY',
        [colour('space-grey'), storage('128GB'), connectivity('Wi-Fi + Cellular')],
        28900,
        inStock(3, 20),
      ),
    ],
  }),
  product({
    id: 1025,
    brand: 'apple',
    category: 'smartphones-tablets/tablets/ipad/ipad-standard',
    name: text('แท็บเล็ต Apple iPad ชิป A16', 'Apple iPad A16'),
    shortDescription: text(
      'iPad รุ่นเริ่มต้นสีสันสดใส จอ 11 นิ้ว ความจุ 128GB เหมาะกับเด็กและทั้งครอบครัว',
      'The colourful entry iPad with an 11-inch display and 128GB, for children and the whole family.',
    ),
    highlights: [
      text('จอ Liquid Retina 11 นิ้ว', '11-inch Liquid Retina display'),
      text('ชิป A16 เล่นเกม ดูหนัง เรียนออนไลน์ลื่น', 'A16 for games, films and online classes'),
      text('เริ่มต้น 128GB มากกว่าเดิมสองเท่า', 'Starts at 128GB, twice as much as before'),
    ],
    description: [
      heading('เครื่องเดียวแบ่งกันใช้ได้ทั้งบ้าน', 'One for the whole family'),
      paragraph(
        'ลูกใช้เรียน พ่อแม่ใช้ดูซีรีส์ ปู่ย่าวิดีโอคอลหาหลาน จอใหญ่กำลังดี น้ำหนักไม่ถึงครึ่งกิโล ตั้งเวลาหน้าจอให้เด็กได้จากเครื่องของคุณ',
        'School work, series, video calls with the grandparents: the display is a good size, it weighs under half a kilo, and Screen Time is set from your own device.',
      ),
    ],
    box: [sameText('iPad'), text('สายชาร์จ USB-C ความยาว 1 เมตร', 'USB-C charge cable, 1 m'), adapter('20W')],
    specification: specification({
      display: screen('11', 'Liquid Retina IPS'),
      resolution: '2360 × 1640, 264 ppi',
      processor: 'Apple A16',
      mainCamera: '12MP',
      frontCamera: '12MP Center Stage',
      pen: 'Apple Pencil (USB-C)',
      battery: hours('10'),
      security: 'Touch ID',
      wireless: 'Wi-Fi 6, Bluetooth 5.3',
      ports: 'USB-C',
      weight: grams('477'),
    }),
    faq: [
      pencilAnswer(
        'ใช้ได้กับ Apple Pencil (USB-C) และรุ่นที่ 1 (ต้องใช้ตัวแปลง)',
        'Apple Pencil (USB-C), and the first generation with an adapter.',
      ),
    ],
    warranty: serviceCentre(12),
    badges: ['official'],
    education: true,
    popularity: 860,
    drawing: { kind: 'tablet', line: 'plain' },
    skus: [
      sku(
        'APL-IPAD-A16-128-PNK',
        [colour('pink'), storage('128GB')],
        12900,
        inStock(31, 80),
        currentSpecial(11900, 11),
      ),
      sku(
        'APL-IPAD-A16-128-BLU',
        [colour('blue'), storage('128GB')],
        12900,
        inStock(45, 80),
        currentSpecial(11900, 11),
      ),
      sku('APL-IPAD-A16-128-SLV', [colour('silver'), storage('128GB')], 12900, soldOut(80), currentSpecial(11900, 11)),
      sku('APL-IPAD-A16-256-BLU', [colour('blue'), storage('256GB')], 16900, inStock(10, 30)),
    ],
  }),
  product({
    id: 1026,
    brand: 'samsung',
    category: 'smartphones-tablets/tablets/android-tablets/galaxy-tab',
    name: text('แท็บเล็ต Samsung Galaxy Tab S10 FE', 'Samsung Galaxy Tab S10 FE'),
    shortDescription: text(
      'มีปากกา S Pen ในกล่อง กันน้ำ IP68 ทั้งเครื่องและปากกา จดงานได้ทุกที่',
      'S Pen in the box, with IP68 for both tablet and pen, for notes anywhere.',
    ),
    highlights: [
      text('แถม S Pen ไม่ต้องซื้อเพิ่ม', 'S Pen included'),
      text('กันน้ำกันฝุ่น IP68', 'IP68 water and dust protection'),
      text('จอ 10.9 นิ้ว 90Hz', '10.9" display at 90Hz'),
      text('ใส่ microSD ได้สูงสุด 2TB', 'microSD up to 2TB'),
    ],
    description: [
      heading('จดให้เป็นระเบียบด้วย AI', 'Tidy notes with AI'),
      paragraph(
        'Samsung Notes จัดลายมือให้ตรง สรุปเนื้อหา และคิดเลขจากสมการที่เขียนได้ในตัว เหมาะกับนักเรียนที่อยากได้แท็บเล็ตพร้อมปากกาในงบเดียว',
        'Samsung Notes straightens handwriting, sums up pages and solves equations as you write. A fine student set with the pen included.',
      ),
    ],
    box: [sameText('Galaxy Tab S10 FE'), text('ปากกา S Pen', 'S Pen'), cableC, ejectPin, manual],
    specification: specification({
      display: screen('10.9', 'TFT LCD'),
      resolution: '2304 × 1440',
      refresh: '90Hz',
      processor: 'Exynos 1580',
      memory: '8GB',
      storage: '128GB + microSD',
      mainCamera: '13MP',
      frontCamera: '12MP',
      battery: '8,000mAh',
      charging: watts('45'),
      protection: 'IP68',
      pen: text('S Pen ในกล่อง', 'S Pen included'),
      weight: text('497–500 กรัม', '497–500 g'),
    }),
    faq: [
      question(
        text('รุ่น 5G โทรออกได้ไหม', 'Can the 5G model make calls?'),
        text(
          'ใส่ซิมใช้เน็ตได้ การโทรขึ้นกับเครือข่าย แนะนำใช้ผ่าน LINE หรือแอปโทร',
          'It takes a SIM for data. Calls depend on the network, so use LINE or another app.',
        ),
      ),
    ],
    warranty: serviceCentre(12),
    badges: ['official'],
    education: true,
    popularity: 650,
    drawing: { kind: 'tablet', line: 'pencil' },
    skus: [
      sku(
        'SAM-TS10FE-128-WIFI-GRY',
        [colour('grey'), connectivity('Wi-Fi')],
        17990,
        inStock(20, 50),
        upcomingSpecial(15990, 4),
      ),
      sku(
        'SAM-TS10FE-128-WIFI-BLU',
        [colour('icy-blue'), connectivity('Wi-Fi')],
        17990,
        inStock(13, 50),
        upcomingSpecial(15990, 4),
      ),
      sku('SAM-TS10FE-128-5G-GRY', [colour('grey'), connectivity('Wi-Fi + 5G')], 21990, inStock(7, null)),
    ],
  }),
  product({
    id: 1027,
    brand: 'xiaomi',
    category: 'smartphones-tablets/tablets/android-tablets/xiaomi-pad',
    name: text('แท็บเล็ต Xiaomi Pad 7', 'Xiaomi Pad 7'),
    shortDescription: text(
      'จอ 3.2K 144Hz ชิป Snapdragon 7+ Gen 3 ตัวเครื่องโลหะ สเปกคุ้มสุดในงบหมื่นต้น',
      'A 3.2K 144Hz display, Snapdragon 7+ Gen 3 and a metal body: the most tablet for a little over 10,000 baht.',
    ),
    highlights: [
      text('จอ 11.2 นิ้ว 3.2K 144Hz', '11.2" 3.2K display at 144Hz'),
      text('ชิป Snapdragon 7+ Gen 3 ลื่นทั้งงานและเกม', 'Snapdragon 7+ Gen 3 for work and games'),
      text('แบต 8,850mAh ชาร์จ 45 วัตต์', '8,850mAh with 45 W charging'),
      text('ลำโพง 4 ตัว Dolby Atmos', 'Four Dolby Atmos speakers'),
    ],
    description: [
      heading('ดูซีรีส์จอสวย เล่นเกมก็ลื่น', 'Lovely for series, smooth for games'),
      paragraph(
        'สัดส่วนจอ 3:2 อ่านเอกสารและการ์ตูนเต็มตา เปิดแอปซ้อนเป็นหน้าต่างได้เหมือนคอมพิวเตอร์ และส่งไฟล์กับมือถือ Xiaomi ได้ในไม่กี่วินาที',
        'The 3:2 display suits documents and comics, apps open in windows as on a computer, and files fly to a Xiaomi phone in seconds.',
      ),
    ],
    box: [sameText('Xiaomi Pad 7'), adapter('45W'), cableC, manual],
    specification: specification({
      display: screen('11.2', 'IPS LCD 3.2K'),
      resolution: '3200 × 2136',
      refresh: '144Hz',
      brightness: text('สูงสุด 800 นิต', 'Up to 800 nits'),
      processor: 'Snapdragon 7+ Gen 3',
      mainCamera: '13MP',
      frontCamera: '8MP',
      battery: '8,850mAh',
      charging: watts('45'),
      audio: text('ลำโพง 4 ตัว Dolby Atmos', 'Four speakers, Dolby Atmos'),
      system: 'Xiaomi HyperOS 2',
      dimensions: millimetres('251.2 × 173.4 × 6.18'),
      weight: grams('500'),
    }),
    faq: [
      question(
        text('ใส่ซิมได้ไหม', 'Does it take a SIM?'),
        text('เป็นรุ่น Wi-Fi อย่างเดียว ใช้ฮอตสปอตจากมือถือได้', 'It is Wi-Fi only. Use your phone as a hotspot.'),
      ),
    ],
    warranty: serviceCentre(12),
    education: true,
    popularity: 600,
    drawing: { kind: 'tablet', line: 'plain' },
    skus: [
      sku(
        'XMI-PAD7-128-GRY',
        [colour('grey'), memory('8GB'), storage('128GB')],
        10990,
        inStock(34, 60),
        pastSpecial(9990),
      ),
      sku(
        'XMI-PAD7-256-GRN',
        [colour('green'), memory('8GB'), storage('256GB')],
        11990,
        inStock(16, 40),
        pastSpecial(10990),
      ),
    ],
  }),
];
