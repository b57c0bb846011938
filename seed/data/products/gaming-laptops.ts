import type { SeedProduct } from '../../types.ts';
import { graphics } from '../attributes.ts';
import { adapter, manual } from '../box-contents.ts';
import { currentSpecial, inStock, pastSpecial, product, sku } from '../product.ts';
import { kilograms, screen, specification } from '../specification.ts';
import { heading, paragraph, question, text } from '../text.ts';
import { onsite } from '../warranty.ts';

export const gamingLaptops: SeedProduct[] = [
  product({
    id: 1021,
    brand: 'asus',
    category: 'laptops/gaming-laptops/asus-rog-tuf',
    name: text('โน้ตบุ๊กเกมมิ่ง ASUS ROG Strix G16 (2025)', 'ASUS ROG Strix G16 (2025)'),
    shortDescription: text(
      'การ์ดจอ RTX 50 Series จอ 2.5K 240Hz ระบายความร้อน Tri-Fan แรงเต็มวัตต์ไม่ดรอป',
      'RTX 50 Series graphics, a 2.5K 240Hz display and Tri-Fan cooling that holds full power.',
    ),
    highlights: [
      text('GeForce RTX 50 Series รองรับ DLSS 4', 'GeForce RTX 50 Series with DLSS 4'),
      text('จอ ROG Nebula 2.5K 240Hz 3ms', 'ROG Nebula 2.5K display, 240Hz, 3 ms'),
      text('Intel Core Ultra 9 275HX 24 คอร์', '24-core Intel Core Ultra 9 275HX'),
      text('ถอดฝาล่างอัปเกรดแรมและ SSD ได้โดยไม่ต้องไขทุกน็อต', 'Tool-light bottom cover for memory and SSD upgrades'),
    ],
    description: [
      heading('เฟรมเรตนิ่ง แม้แมตช์ตัดสิน', 'Steady frames when it counts'),
      paragraph(
        'พัดลมสามตัวกับโลหะเหลวบนซีพียูช่วยให้การ์ดจอทำงานเต็มกำลังโดยไม่ร้อนมือ จอ Nebula สีตรงจากโรงงาน ใช้ตัดต่อหรือสตรีมต่อหลังเล่นเกมได้เลย',
        'Three fans and liquid metal let the GPU run at full power while the palm rest stays cool. The factory-calibrated Nebula display is ready for editing and streaming too.',
      ),
    ],
    box: [text('โน้ตบุ๊ก ROG Strix G16', 'ROG Strix G16'), adapter('280W'), text('กระเป๋าเป้ ROG', 'ROG backpack')],
    specification: specification({
      display: screen('16', 'IPS 2.5K ROG Nebula'),
      resolution: '2560 × 1600',
      refresh: '240Hz, 3 ms',
      processor: 'Intel Core Ultra 9 275HX',
      memory: '32GB DDR5',
      storage: '1TB NVMe SSD',
      slots: text('แรม 2 ช่อง, M.2 2 ช่อง', 'Two memory slots, two M.2 slots'),
      battery: '90Wh',
      ports: 'USB-C × 2, USB-A × 3, HDMI 2.1, RJ-45',
      wireless: 'Wi-Fi 7, Bluetooth 5.4',
      keyboard: text('ไฟ RGB แยก 4 โซน', 'Four-zone RGB'),
      system: 'Windows 11 Home',
      weight: kilograms('2.65'),
    }),
    faq: [
      question(
        text('RTX 5060 กับ RTX 5070 Ti เลือกรุ่นไหนดี', 'RTX 5060 or RTX 5070 Ti?'),
        text(
          'เล่นเกมอีสปอร์ตหรือปรับภาพกลาง-สูงเลือก 5060 ก็ลื่น ถ้าเล่น AAA ปรับสุดที่ 2.5K หรือทำงาน 3D แนะนำ 5070 Ti',
          'For e-sports and medium to high settings the 5060 is smooth. For AAA games maxed at 2.5K, or 3D work, take the 5070 Ti.',
        ),
      ),
    ],
    warranty: onsite(36),
    badges: ['new'],
    popularity: 640,
    drawing: { kind: 'laptop', line: 'gaming', colour: '#2A2C31', accent: '#E0245E' },
    skus: [
      sku('ASU-G615-U9-5060', [graphics('RTX 5060 8GB')], 59990, inStock(9, 25)),
      sku('ASU-G615-U9-5070TI', [graphics('RTX 5070 Ti 12GB')], 79990, inStock(2, 15)),
    ],
  }),
  product({
    id: 1022,
    brand: 'acer',
    category: 'laptops/gaming-laptops/acer-predator-nitro',
    name: text('โน้ตบุ๊กเกมมิ่ง Acer Nitro V 15 (ANV15-52)', 'Acer Nitro V 15 (ANV15-52)'),
    shortDescription: text(
      'เกมมิ่งงบสองหมื่นกลางๆ Core i5 ตระกูล H การ์ดจอ RTX แยก จอ 165Hz',
      'Gaming on a mid-20,000s budget: an H-series Core i5, a GeForce RTX card and a 165Hz display.',
    ),
    highlights: [
      text('การ์ดจอ GeForce RTX พร้อม DLSS', 'GeForce RTX graphics with DLSS'),
      text('จอ 15.6 นิ้ว FHD 165Hz', '15.6" FHD display at 165Hz'),
      text('พัดลมคู่ ปรับโหมดด้วยปุ่ม NitroSense', 'Dual fans set by the NitroSense key'),
      text('ใส่แรมได้สูงสุด 64GB', 'Takes up to 64GB of memory'),
    ],
    description: [
      heading('เริ่มเล่นเกมจริงจัง ไม่ต้องจ่ายแพง', 'Serious gaming, sensible money'),
      paragraph(
        'Valorant, FC หรือ GTA V เล่นลื่นที่ FHD กลางวันใช้เรียนสายวิศวะ เขียนแบบหรือรันโมเดลเบาๆ ได้ ดีไซน์เรียบพอจะเอาเข้าห้องประชุม',
        'Valorant, FC and GTA V run smoothly at FHD. By day it handles engineering classes and CAD, in a shell plain enough for meetings.',
      ),
    ],
    box: [text('โน้ตบุ๊ก Acer Nitro V 15', 'Acer Nitro V 15'), adapter('135W'), manual],
    specification: specification({
      display: screen('15.6', 'IPS FHD'),
      resolution: '1920 × 1080',
      refresh: '165Hz',
      processor: 'Intel Core i5-13420H',
      memory: '16GB DDR5',
      storage: '512GB NVMe SSD',
      slots: text('แรม 2 ช่อง รวมสูงสุด 64GB', 'Two memory slots, 64GB at most'),
      battery: '57Wh',
      ports: 'Thunderbolt 4, USB-A × 3, HDMI 2.1, RJ-45',
      wireless: 'Wi-Fi 6, Bluetooth 5.1',
      system: 'Windows 11 Home',
      weight: kilograms('2.11'),
    }),
    faq: [
      question(
        text('ต่อจอนอก 4K ได้ไหม', 'Does it drive an external 4K display?'),
        text('ได้ ต่อผ่าน HDMI 2.1 หรือ Thunderbolt 4', 'Yes, by HDMI 2.1 or Thunderbolt 4.'),
      ),
    ],
    warranty: onsite(36),
    education: true,
    popularity: 710,
    drawing: { kind: 'laptop', line: 'gaming', colour: '#202226', accent: '#D7263D' },
    skus: [
      sku('ACE-ANV15-I5-4050', [graphics('RTX 4050 6GB')], 27990, inStock(19, 50), currentSpecial(24990, 7)),
      sku('ACE-ANV15-I5-3050', [graphics('RTX 3050 6GB')], 23990, inStock(11, 50), currentSpecial(21990, 7)),
    ],
  }),
  product({
    id: 1023,
    brand: 'lenovo',
    category: 'laptops/gaming-laptops/lenovo-legion-loq',
    name: text('โน้ตบุ๊กเกมมิ่ง Lenovo LOQ 15IRX10', 'Lenovo LOQ 15IRX10'),
    shortDescription: text(
      'การ์ดจอ RTX 5060 รุ่นใหม่ จอ FHD 144Hz sRGB 100% ใช้เล่นเกมและตัดต่อในเครื่องเดียว',
      'The new RTX 5060 and a 144Hz display with 100% sRGB, for games and editing alike.',
    ),
    highlights: [
      text('การ์ดจอ GeForce RTX 5060 8GB GDDR7', 'GeForce RTX 5060 8GB GDDR7'),
      text('Intel Core i7-13650HX 14 คอร์', '14-core Intel Core i7-13650HX'),
      text('จอ IPS 144Hz สีตรง sRGB 100%', '144Hz IPS, 100% sRGB'),
      text('ชิป Lenovo LA1 ปรับพลังงานอัตโนมัติ', 'Lenovo LA1 chip tunes power by itself'),
    ],
    description: [
      heading('ความแรงที่จับต้องได้', 'Power within reach'),
      paragraph(
        'คีย์บอร์ดกดสนุกแบบ Legion มีปุ่มตัวเลขครบ พอร์ตส่วนใหญ่อยู่ด้านหลัง โต๊ะจึงไม่รก และอัปเกรดได้ทั้งแรมและ SSD',
        'A Legion-style keyboard with a number pad, most ports at the back for a tidy desk, and upgradable memory and SSD.',
      ),
    ],
    box: [text('โน้ตบุ๊ก Lenovo LOQ 15', 'Lenovo LOQ 15'), adapter('245W'), manual],
    specification: specification({
      display: screen('15.6', 'IPS FHD'),
      refresh: '144Hz',
      brightness: text('300 นิต', '300 nits'),
      colourSpace: 'sRGB 100%',
      processor: 'Intel Core i7-13650HX',
      graphics: 'NVIDIA GeForce RTX 5060 8GB',
      memory: '16GB DDR5',
      storage: '512GB NVMe SSD',
      battery: '60Wh',
      ports: 'USB-C, USB-A × 3, HDMI 2.1, RJ-45',
      wireless: 'Wi-Fi 6, Bluetooth 5.2',
      system: 'Windows 11 Home',
      weight: kilograms('2.4'),
    }),
    faq: [
      question(
        text('มีที่ว่างใส่ SSD เพิ่มไหม', 'Is there room for a second SSD?'),
        text('มีช่อง M.2 ว่างอีก 1 ช่อง ใส่ NVMe เพิ่มได้เลย', 'Yes, one M.2 slot is free for another NVMe drive.'),
      ),
    ],
    warranty: onsite(24),
    popularity: 580,
    drawing: { kind: 'laptop', line: 'gaming', colour: '#3B3E45', accent: '#4C8DFF' },
    skus: [sku('LEN-LOQ15-I7-5060', [], 38990, inStock(13, 30), pastSpecial(35990))],
  }),
];
