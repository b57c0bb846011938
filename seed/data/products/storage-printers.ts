import type { SeedProduct } from '../../types.ts';
import { storage } from '../attributes.ts';
import { manual } from '../box-contents.ts';
import { currentSpecial, inStock, product, sku } from '../product.ts';
import { kilograms, millimetres, specification } from '../specification.ts';
import { paragraph, question, text } from '../text.ts';
import { exchange, onsite } from '../warranty.ts';

export const storageAndPrinters: SeedProduct[] = [
  product({
    id: 1056,
    brand: 'samsung',
    category: 'computer-accessories/ssd-storage/nvme-ssds',
    name: text('เอสเอสดี Samsung 990 PRO NVMe M.2', 'Samsung 990 PRO NVMe M.2 SSD'),
    shortDescription: text(
      'SSD PCIe 4.0 ตัวแรง อ่าน 7,450 MB/s ใส่ PC และ PS5 ได้ ประกัน 5 ปี',
      'A fast PCIe 4.0 SSD: 7,450 MB/s reads for PC and PS5, with a five-year warranty.',
    ),
    highlights: [
      text('อ่านสูงสุด 7,450 MB/s', 'Reads up to 7,450 MB/s'),
      text('เขียนสูงสุด 6,900 MB/s', 'Writes up to 6,900 MB/s'),
      text('ใส่ PS5 ได้ (แนะนำติดฮีตซิงก์)', 'Fits PS5 (add a heatsink)'),
    ],
    description: [
      paragraph(
        'เปิดโปรแกรมหนักและโหลดเกมเร็วจนรู้สึกได้ คอนโทรลเลอร์ Samsung เองกินไฟน้อย ใช้กับโน้ตบุ๊กแล้วแบตไม่ลดไว',
        "Heavy programs and games open noticeably faster, and Samsung's own controller is frugal enough for laptops.",
      ),
    ],
    box: [text('ตัว SSD 990 PRO', '990 PRO'), manual],
    specification: specification({
      interface: 'PCIe 4.0 x4, NVMe 2.0',
      type: 'M.2 2280',
      read: '7,450 MB/s',
      write: '6,900 MB/s',
      endurance: text('600 TBW ต่อความจุ 1TB', '600 TBW per 1TB'),
      memory: 'LPDDR4 DRAM cache',
      security: 'AES 256-bit, TCG Opal 2.0',
      software: 'Samsung Magician',
    }),
    faq: [
      question(
        text('โน้ตบุ๊กของฉันใส่ได้ไหม', 'Will it fit my laptop?'),
        text(
          'ใส่ได้ถ้ามีช่อง M.2 2280 แบบ NVMe หากเป็น PCIe 3.0 จะวิ่งที่ความเร็วของช่องนั้น',
          "Yes with an NVMe M.2 2280 slot. In PCIe 3.0 it runs at the slot's speed.",
        ),
      ),
    ],
    warranty: exchange(60),
    popularity: 595,
    drawing: { kind: 'ssd', line: 'stick', colour: '#17181B', accent: '#C8102E', shape: { ssd: { label: 'block' } } },
    skus: [
      sku('SAM-990PRO-1TB', [storage('1TB')], 4290, inStock(37, 100)),
      sku('SAM-990PRO-2TB', [storage('2TB')], 7290, inStock(21, 80)),
      sku('SAM-990PRO-4TB', [storage('4TB')], 12900, inStock(2, 20)),
    ],
  }),
  product({
    id: 1057,
    brand: 'sandisk',
    category: 'computer-accessories/ssd-storage/portable-ssds',
    name: text('เอสเอสดีพกพา SanDisk Extreme Portable SSD', 'SanDisk Extreme Portable SSD'),
    shortDescription: text(
      'SSD พกพาสายลุย กันน้ำกันฝุ่น IP65 ตกจาก 3 เมตรได้ คล้องกระเป๋าได้',
      'A rugged pocket SSD: IP65, survives a 3 m drop and hooks to your bag.',
    ),
    highlights: [
      text('อ่าน 1,050 MB/s เขียน 1,000 MB/s', '1,050 MB/s reads, 1,000 MB/s writes'),
      text('กันน้ำกันฝุ่น IP65', 'IP65 water and dust protection'),
      text('ต่อ iPhone บันทึก ProRes ได้โดยตรง', 'Records ProRes straight from an iPhone'),
    ],
    description: [
      paragraph(
        'โอนไฟล์วิดีโอ 10GB ในราวสิบวินาที เข้ารหัสด้วยรหัสผ่านได้ ใช้กับ Mac, Windows, iPad และมือถือที่เป็น USB-C',
        'Moves a 10GB video in about ten seconds, locks with a password, and works with Mac, Windows, iPad and USB-C phones.',
      ),
    ],
    box: [text('SSD พกพา', 'Portable SSD'), text('สาย USB-C to USB-C', 'USB-C to USB-C cable')],
    specification: specification({
      interface: 'USB 3.2 Gen 2, USB-C',
      read: '1,050 MB/s',
      write: '1,000 MB/s',
      protection: 'IP65',
      drop: text('3 เมตร', '3 m'),
      security: 'AES 256-bit',
      compatible: 'Windows, macOS, iPadOS, iOS, Android',
      dimensions: millimetres('100.5 × 52.4 × 9.6'),
    }),
    faq: [
      question(
        text('ต่อทีวีดูหนังได้ไหม', 'Can I plug it into a TV?'),
        text(
          'ได้ ถ้าทีวีรองรับ exFAT ต่อผ่านตัวแปลง USB-C เป็น USB-A',
          'Yes if the TV reads exFAT, with a USB-C to USB-A adapter.',
        ),
      ),
    ],
    warranty: exchange(60),
    education: true,
    popularity: 585,
    drawing: {
      kind: 'ssd',
      line: 'portable',
      colour: '#2B2E33',
      accent: '#F26B21',
      shape: { ssd: { surface: 'ridges', size: [380, 660, 70], hanger: 'corner' } },
    },
    skus: [
      sku('SDK-EXP-1TB', [storage('1TB')], 3990, inStock(34, 80)),
      sku('SDK-EXP-2TB', [storage('2TB')], 6490, inStock(16, 50)),
    ],
  }),
  product({
    id: 1058,
    brand: 'epson',
    category: 'computer-accessories/printers/ink-tank-printers',
    name: text('เครื่องพิมพ์มัลติฟังก์ชัน Epson EcoTank L3250', 'Epson EcoTank L3250 All-in-One Printer'),
    shortDescription: text(
      'พิมพ์ สแกน ถ่ายเอกสาร แท็งก์แท้ ต้นทุนต่อแผ่นไม่กี่สตางค์ สั่งพิมพ์จากมือถือได้',
      'Print, scan and copy from real ink tanks for a few satang a page, from your phone too.',
    ),
    highlights: [
      text('หมึกดำ 1 ขวดพิมพ์ได้ 4,500 แผ่น', '4,500 pages per black bottle'),
      text('หมึกสี 1 ชุดพิมพ์ได้ 7,500 แผ่น', '7,500 pages per colour set'),
      text('สั่งงานผ่าน Wi-Fi และแอป Epson Smart Panel', 'Wi-Fi and the Epson Smart Panel app'),
    ],
    description: [
      paragraph(
        'พิมพ์การบ้านลูก ใบปะหน้าพัสดุ หรือเอกสารออฟฟิศเล็กๆ ได้สบาย หัวขวดหมึกล็อกตามสี เติมไม่หก ไม่ต้องวอร์มเครื่อง',
        'Homework, parcel labels or a small office: easy. Keyed bottles fill without spills, and it needs no warm-up.',
      ),
    ],
    box: [
      text('เครื่องพิมพ์ L3250', 'L3250 printer'),
      text('หมึก 003 ครบ 4 สี', 'A set of four 003 inks'),
      text('สายไฟและสาย USB', 'Power and USB cables'),
    ],
    specification: specification({
      functions: text('พิมพ์ สแกน ถ่ายเอกสาร', 'Print, scan, copy'),
      resolution: '5760 × 1440 dpi',
      printing: text('ขาวดำ 10 ipm สี 5 ipm (ร่าง 33 แผ่นต่อนาที)', '10 ipm black, 5 ipm colour (33 ppm draft)'),
      ink: text('Epson 003 สี่สี', 'Epson 003, four colours'),
      paper: text('A4 ถาด 100 แผ่น', 'A4, 100 sheets'),
      wireless: 'Wi-Fi, Wi-Fi Direct',
      dimensions: millimetres('375 × 347 × 179'),
      weight: kilograms('3.9'),
    }),
    faq: [
      question(
        text('ใช้หมึกเทียบได้ไหม', 'May I use other inks?'),
        text('แนะนำหมึกแท้ 003 เพื่อรักษาหัวพิมพ์และประกัน', 'Use genuine 003 ink to protect the head and the warranty.'),
      ),
    ],
    warranty: onsite(24),
    education: true,
    popularity: 605,
    drawing: { kind: 'printer', line: 'ink-tank', colour: '#24262A' },
    skus: [sku('EPS-L3250', [], 5290, inStock(28, 80), currentSpecial(4790))],
  }),
];
