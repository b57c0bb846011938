import type { SeedProduct } from '../../types.ts';
import { colour, memory, storage } from '../attributes.ts';
import { adapter } from '../box-contents.ts';
import { currentSpecial, inStock, preOrder, product, sku } from '../product.ts';
import { hours, kilograms, millimetres, screen, specification } from '../specification.ts';
import { heading, list, paragraph, question, text } from '../text.ts';
import { serviceCentre } from '../warranty.ts';

const thaiKeys = question(
  text('คีย์บอร์ดมีสกรีนภาษาไทยไหม', 'Are Thai characters printed on the keys?'),
  text('มี เครื่องศูนย์ไทยสกรีนไทย-อังกฤษจากโรงงาน', 'Yes. Thai stock has Thai and English keys from the factory.'),
);

export const macbooks: SeedProduct[] = [
  product({
    id: 1016,
    brand: 'apple',
    category: 'laptops/macbook/macbook-air',
    name: text('โน้ตบุ๊ก Apple MacBook Air 13 นิ้ว ชิป M4', 'Apple MacBook Air 13-inch M4'),
    shortDescription: text(
      'บางเบา ไร้พัดลม เงียบสนิท แบต 18 ชั่วโมง แรมเริ่มต้น 16GB พร้อม Apple Intelligence',
      'Thin, fanless and silent, with 18 hours of battery and 16GB of memory as standard.',
    ),
    highlights: [
      text('ชิป M4 ซีพียู 10 คอร์ แรงพอสำหรับตัดต่อ 4K', 'M4 with a 10-core CPU, strong enough to edit 4K'),
      text('หนักแค่ 1.24 กก. ใช้ได้ทั้งวันถึง 18 ชั่วโมง', '1.24 kg and up to 18 hours of battery'),
      text('กล้อง Center Stage 12MP ประชุมออนไลน์หน้าชัด', '12MP Center Stage camera for clear calls'),
      text('ต่อจอนอกได้ 2 จอโดยไม่ต้องพับฝา', 'Drives two external displays with the lid open'),
    ],
    description: [
      heading('โน้ตบุ๊กที่นักศึกษาและคนทำงานเลือกมากที่สุด', 'The favourite of students and professionals'),
      paragraph(
        'พกเข้าเรียน นั่งคาเฟ่ หรือทำงานบนรถไฟฟ้าก็คล่องตัว เปิดฝาแล้วทำงานต่อได้ทันที ไม่มีเสียงพัดลมกวนใจ และทำงานร่วมกับ iPhone ได้แนบเนียน ทั้งคัดลอกวางข้ามเครื่องและใช้หน้าจอ iPhone บน Mac',
        'Take it to class, a café or the Skytrain. Open the lid and go on, without fan noise, and with your iPhone at hand: copy and paste across both, or use the iPhone right on the Mac.',
      ),
      list(
        text('ทำเอกสาร เรียนออนไลน์ เขียนโค้ด: แรม 16GB เพียงพอ', 'Documents, classes and code: 16GB is enough'),
        text('แต่งภาพ RAW ตัดต่อวิดีโอยาวๆ: แนะนำแรม 24GB', 'RAW photos and long video projects: choose 24GB'),
      ),
    ],
    box: [
      text('MacBook Air 13 นิ้ว', 'MacBook Air 13-inch'),
      adapter('30W'),
      text('สาย USB-C เป็น MagSafe 3 ยาว 2 เมตร', 'USB-C to MagSafe 3 cable, 2 m'),
    ],
    specification: specification({
      display: screen('13.6', 'Liquid Retina'),
      resolution: '2560 × 1664, 224 ppi',
      brightness: text('500 นิต', '500 nits'),
      processor: 'Apple M4 (10-core CPU)',
      npu: 'Neural Engine 16-core',
      webcam: '12MP Center Stage',
      battery: hours('18'),
      ports: 'Thunderbolt 4 × 2, MagSafe 3, 3.5 mm',
      wireless: 'Wi-Fi 6E, Bluetooth 5.3',
      keyboard: text(
        'Magic Keyboard ไทย-อังกฤษ มีไฟ พร้อม Touch ID',
        'Backlit Magic Keyboard, Thai and English, with Touch ID',
      ),
      audio: text('ลำโพง 4 ตัว รองรับ Spatial Audio', 'Four speakers with Spatial Audio'),
      system: 'macOS',
      dimensions: millimetres('304 × 215 × 11.3'),
      weight: kilograms('1.24'),
    }),
    faq: [
      thaiKeys,
      question(
        text('เพิ่มแรมหรือ SSD ภายหลังได้ไหม', 'Can I add memory or storage later?'),
        text(
          'เพิ่มไม่ได้ เลือกสเปกให้พอตั้งแต่ตอนซื้อ หรือใช้ SSD พกพาเสริม',
          'No. Choose enough from the start, or add a portable SSD.',
        ),
      ),
    ],
    warranty: serviceCentre(12),
    badges: ['official'],
    education: true,
    popularity: 945,
    drawing: { kind: 'laptop', line: 'thin' },
    skus: [
      sku(
        'APL-MBA13-M4-256-SKY',
        [colour('sky-blue'), memory('16GB'), storage('256GB')],
        34900,
        inStock(23, 60),
        currentSpecial(31900, 15),
      ),
      sku(
        'APL-MBA13-M4-256-MID',
        [colour('midnight'), memory('16GB'), storage('256GB')],
        34900,
        inStock(35, 60),
        currentSpecial(31900, 15),
      ),
      sku(
        'APL-MBA13-M4-256-STL',
        [colour('starlight'), memory('16GB'), storage('256GB')],
        34900,
        inStock(3, 60),
        currentSpecial(31900, 15),
      ),
      sku('APL-MBA13-M4-512-MID', [colour('midnight'), memory('16GB'), storage('512GB')], 41900, inStock(12, 30)),
      sku('APL-MBA13-M4-24-512-MID', [colour('midnight'), memory('24GB'), storage('512GB')], 48900, inStock(5, 15)),
    ],
  }),
  product({
    id: 1017,
    brand: 'apple',
    category: 'laptops/macbook/macbook-pro',
    name: text('โน้ตบุ๊ก Apple MacBook Pro 14 นิ้ว ชิป M5', 'Apple MacBook Pro 14-inch M5'),
    shortDescription: text(
      'จอ Liquid Retina XDR 120Hz ชิป M5 เร่งงาน AI ในเครื่อง แบตสูงสุด 24 ชั่วโมง',
      'A 120Hz Liquid Retina XDR display, on-device AI with the M5 chip, and up to 24 hours of battery.',
    ),
    highlights: [
      text('ชิป M5 มี Neural Accelerator ในทุกคอร์กราฟิก', 'M5 with a Neural Accelerator in every GPU core'),
      text('จอ XDR 120Hz สว่าง HDR สูงสุด 1,600 นิต', '120Hz XDR display, 1,600 nits peak HDR'),
      text('แบตอึดสูงสุด 24 ชั่วโมง', 'Up to 24 hours of battery life'),
      text('มีช่อง HDMI และ SDXC ไม่ต้องพกดองเกิล', 'HDMI and SDXC built in: no dongles'),
    ],
    description: [
      heading('งานหนักแค่ไหนก็รันต่อได้ไม่สะดุด', 'Heavy work, no stutter'),
      paragraph(
        'นักตัดต่อ ช่างภาพ และนักพัฒนาได้ทั้งจอสีตรงที่ครอบคลุม P3 และพัดลมที่รักษาความแรงไว้ได้ตลอดงานเรนเดอร์ยาวๆ SSD รุ่นใหม่เร็วขึ้นกว่ารุ่นก่อนถึงสองเท่า',
        'Editors, photographers and developers get a P3-accurate display and active cooling that holds full speed through long renders. The new SSD is up to twice as fast as before.',
      ),
    ],
    box: [
      text('MacBook Pro 14 นิ้ว', 'MacBook Pro 14-inch'),
      adapter('70W'),
      text('สาย USB-C เป็น MagSafe 3 ยาว 2 เมตร', 'USB-C to MagSafe 3 cable, 2 m'),
    ],
    specification: specification({
      display: screen('14.2', 'Liquid Retina XDR (mini-LED)'),
      resolution: '3024 × 1964, 254 ppi',
      refresh: 'ProMotion 120Hz',
      brightness: text('1,000 นิต (HDR สูงสุด 1,600 นิต)', '1,000 nits sustained, 1,600 nits peak HDR'),
      processor: 'Apple M5 (10-core CPU, 10-core GPU)',
      memory: '16GB',
      webcam: '12MP Center Stage',
      battery: hours('24'),
      ports: 'Thunderbolt 4 × 3, HDMI, SDXC, MagSafe 3, 3.5 mm',
      wireless: 'Wi-Fi 6E, Bluetooth 5.3',
      system: 'macOS',
      dimensions: millimetres('312.6 × 221.2 × 15.5'),
      weight: kilograms('1.55'),
    }),
    faq: [thaiKeys],
    warranty: serviceCentre(12),
    badges: ['official', 'new'],
    education: true,
    popularity: 840,
    drawing: { kind: 'laptop', line: 'thin' },
    skus: [
      sku('APL-MBP14-M5-512-SBK', [colour('space-black'), storage('512GB')], 56900, inStock(14, 40)),
      sku('APL-MBP14-M5-512-SLV', [colour('silver'), storage('512GB')], 56900, inStock(8, 40)),
      sku('APL-MBP14-M5-1TB-SBK', [colour('space-black'), storage('1TB')], 63900, preOrder(15)),
    ],
  }),
];
