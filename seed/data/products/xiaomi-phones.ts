import type { SeedProduct } from '../../types.ts';
import { colour, storage } from '../attributes.ts';
import { adapter, cableC, ejectPin, manual, softCase } from '../box-contents.ts';
import { inStock, pastSpecial, product, sku, soldOut } from '../product.ts';
import { grams, millimetres, screen, specification, watts } from '../specification.ts';
import { heading, paragraph, question, text } from '../text.ts';
import { serviceCentre } from '../warranty.ts';

const category = 'smartphones-tablets/smartphones/android-phones/xiaomi';

export const xiaomiPhones: SeedProduct[] = [
  product({
    id: 1008,
    brand: 'xiaomi',
    category,
    name: text('สมาร์ทโฟน Xiaomi 15T Pro 5G', 'Xiaomi 15T Pro 5G'),
    shortDescription: text(
      'กล้อง Leica ซูมออปติคัล 5 เท่า จอ 144Hz ชาร์จไว 90 วัตต์ ครบเครื่องในราคาไม่ถึงสองหมื่นห้า',
      'Leica cameras with 5x optical zoom, a 144Hz display and 90 W charging for under 25,000 baht.',
    ),
    highlights: [
      text('เลนส์ Leica Summilux พร้อมเทเลโฟโต้ 5 เท่า', 'Leica Summilux lens and a 5x telephoto'),
      text('จอ AMOLED 6.83 นิ้ว 144Hz', '6.83" AMOLED at 144Hz'),
      text('แบต 5,500mAh สาย 90 วัตต์ ไร้สาย 50 วัตต์', '5,500mAh with 90 W wired and 50 W wireless charging'),
      text('ชิป Dimensity 9400+', 'Dimensity 9400+ chip'),
    ],
    description: [
      heading('โทนภาพ Leica ที่กดถ่ายแล้วสวยเลย', 'Leica tones, straight from the shutter'),
      paragraph(
        'เลือกได้สองโทน Leica Authentic กับ Leica Vibrant ถ่ายสตรีตก็มีอารมณ์ ถ่ายคนก็ละลายฉากหลังสวยเป็นธรรมชาติด้วยระยะเทเลโฟโต้แท้',
        'Pick Leica Authentic or Leica Vibrant. Streets get mood, and portraits get real background blur from a true telephoto.',
      ),
    ],
    box: [text('ตัวเครื่อง Xiaomi 15T Pro', 'Xiaomi 15T Pro'), cableC, ejectPin, softCase, manual],
    specification: specification({
      display: screen('6.83', 'AMOLED 1.5K'),
      refresh: '144Hz',
      brightness: text('สูงสุด 3,200 นิต', 'Up to 3,200 nits'),
      processor: 'MediaTek Dimensity 9400+',
      memory: '12GB LPDDR5X',
      mainCamera: text(
        '50MP หลัก OIS + 50MP เทเล 5x + 12MP อัลตร้าไวด์',
        '50MP main with OIS + 50MP 5x telephoto + 12MP ultra wide',
      ),
      frontCamera: '32MP',
      battery: '5,500mAh',
      charging: text('สาย 90 วัตต์ ไร้สาย 50 วัตต์', '90 W wired, 50 W wireless'),
      wireless: 'Wi-Fi 7, Bluetooth 6.0, NFC',
      system: 'Xiaomi HyperOS 2',
      protection: 'IP68',
      weight: grams('210'),
    }),
    faq: [
      question(
        text('แถมหัวชาร์จ 90 วัตต์ในกล่องไหม', 'Is the 90 W adapter in the box?'),
        text('เครื่องศูนย์ไทยไม่มีหัวชาร์จในกล่อง มีสายและเคสให้', 'Not with the Thai model: a cable and a case are included.'),
      ),
    ],
    warranty: serviceCentre(24),
    badges: ['official', 'new'],
    popularity: 800,
    drawing: { kind: 'phone', line: 'grid-island' },
    skus: [
      sku('XMI-15TP-256-MOC', [colour('mocha-gold'), storage('256GB')], 20990, inStock(24, 50)),
      sku('XMI-15TP-256-BLK', [colour('black'), storage('256GB')], 20990, inStock(30, 50)),
      sku('XMI-15TP-512-BLK', [colour('black'), storage('512GB')], 22990, inStock(3, 30)),
    ],
  }),
  product({
    id: 1009,
    brand: 'xiaomi',
    category,
    name: text('สมาร์ทโฟน Redmi Note 14 Pro 5G', 'Redmi Note 14 Pro 5G'),
    shortDescription: text(
      'กล้อง 200MP กันสั่น OIS จอโค้งทนรอยด้วย Gorilla Glass Victus 2 กันน้ำ IP68',
      'A 200MP OIS camera, a curved display under Gorilla Glass Victus 2, and IP68.',
    ),
    highlights: [
      text('กล้องหลัก 200MP ครอปแล้วยังคม', '200MP main camera, sharp even when cropped'),
      text('จอ AMOLED 1.5K 120Hz ขอบโค้ง', 'Curved 1.5K AMOLED at 120Hz'),
      text('แบตอึด 5,110mAh ชาร์จ 45 วัตต์', '5,110mAh with 45 W charging'),
      text('กันน้ำกันฝุ่น IP68', 'IP68 water and dust protection'),
    ],
    description: [
      heading('ตกไม่กลัว เปียกไม่หวั่น', 'Drops and splashes? Fine'),
      paragraph(
        'โครงสร้าง All-Star Armor กระจายแรงกระแทกรอบตัว ใช้กลางฝนหรือริมสระได้สบายใจ พร้อมลบคนและวัตถุออกจากภาพด้วย AI Erase Pro',
        'The All-Star Armor structure spreads shocks around the body. Use it in the rain or by the pool, and clean up photos with AI Erase Pro.',
      ),
    ],
    box: [text('ตัวเครื่อง Redmi Note 14 Pro 5G', 'Redmi Note 14 Pro 5G'), adapter('45W'), cableC, ejectPin, softCase],
    specification: specification({
      display: screen('6.67', 'AMOLED 1.5K'),
      refresh: '120Hz',
      brightness: text('สูงสุด 3,000 นิต', 'Up to 3,000 nits'),
      processor: 'MediaTek Dimensity 7300-Ultra',
      mainCamera: text('200MP หลัก OIS + 8MP อัลตร้าไวด์ + 2MP มาโคร', '200MP main with OIS + 8MP ultra wide + 2MP macro'),
      frontCamera: '20MP',
      battery: '5,110mAh',
      charging: watts('45'),
      system: 'Xiaomi HyperOS',
      protection: 'IP68',
      dimensions: millimetres('162.3 × 74.4 × 8.4'),
      weight: grams('190'),
    }),
    faq: [
      question(
        text('มีหัวชาร์จในกล่องไหม', 'Is there an adapter in the box?'),
        text('มีหัวชาร์จ 45 วัตต์พร้อมสายให้เลย', 'Yes, a 45 W adapter and a cable.'),
      ),
    ],
    warranty: serviceCentre(18),
    education: true,
    popularity: 760,
    drawing: { kind: 'phone', line: 'squircle-island' },
    skus: [
      sku('RDM-N14P-256-LAV', [colour('lavender-purple'), storage('256GB')], 10990, inStock(26, 70), pastSpecial(9490)),
      sku('RDM-N14P-256-MBK', [colour('midnight-black'), storage('256GB')], 10990, inStock(38, 70), pastSpecial(9490)),
      sku('RDM-N14P-512-MBK', [colour('midnight-black'), storage('512GB')], 12990, soldOut(30)),
    ],
  }),
];
