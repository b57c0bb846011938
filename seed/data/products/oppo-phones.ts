import type { SeedProduct } from '../../types.ts';
import { colour, storage } from '../attributes.ts';
import { adapter, cableC, ejectPin, softCase } from '../box-contents.ts';
import { currentSpecial, inStock, product, sku } from '../product.ts';
import { grams, screen, specification } from '../specification.ts';
import { heading, paragraph, question, text } from '../text.ts';
import { serviceCentre } from '../warranty.ts';

const category = 'smartphones-tablets/smartphones/android-phones/oppo';

export const oppoPhones: SeedProduct[] = [
  product({
    id: 1010,
    brand: 'oppo',
    category,
    name: text('สมาร์ทโฟน OPPO Reno14 5G', 'OPPO Reno14 5G'),
    shortDescription: text(
      'สายพอร์เทรตต้องมี กล้อง 50MP สามตัวรวมเทเลโฟโต้ 3.5 เท่า ตัวเครื่องบาง ชาร์จ 80 วัตต์',
      'Made for portraits: 50MP cameras with a 3.5x telephoto, a slim body and 80 W charging.',
    ),
    highlights: [
      text('เทเลโฟโต้พอร์เทรต 50MP ซูมออปติคัล 3.5 เท่า', '50MP portrait telephoto with 3.5x optical zoom'),
      text('กล้องหน้า 50MP โฟกัสอัตโนมัติ', '50MP front camera with autofocus'),
      text('แบต 6,000mAh ชาร์จ SUPERVOOC 80 วัตต์', '6,000mAh with 80 W SUPERVOOC'),
      text('กันน้ำ IP66, IP68 และ IP69', 'IP66, IP68 and IP69'),
    ],
    description: [
      heading('แฟลชสวยแม้ในคาเฟ่แสงน้อย', 'Flattering light, even in a dim café'),
      paragraph(
        'ระบบแฟลชสามดวงให้แสงนุ่มกับผิว ถ่ายงานเลี้ยงหรือคอนเสิร์ตกลางคืนก็หน้าไม่ดรอป และปรับภาพต่อได้ใน AI Editor โดยไม่ต้องโหลดแอปเพิ่ม',
        'A triple flash lights skin softly at parties and night concerts, and AI Editor retouches the picture without another app.',
      ),
    ],
    box: [text('ตัวเครื่อง OPPO Reno14 5G', 'OPPO Reno14 5G'), adapter('80W'), cableC, ejectPin, softCase],
    specification: specification({
      display: screen('6.59', 'AMOLED 1.5K'),
      refresh: '120Hz',
      processor: 'MediaTek Dimensity 8350',
      memory: '12GB',
      mainCamera: text(
        '50MP หลัก OIS + 50MP เทเล 3.5x + 8MP อัลตร้าไวด์',
        '50MP main with OIS + 50MP 3.5x telephoto + 8MP ultra wide',
      ),
      frontCamera: '50MP',
      battery: '6,000mAh',
      charging: '80W SUPERVOOC',
      system: 'ColorOS 15',
      protection: 'IP66, IP68, IP69',
      weight: grams('187'),
    }),
    faq: [
      question(
        text('ถ่ายใต้น้ำได้ไหม', 'Can it shoot under water?'),
        text(
          'ถ่ายในน้ำจืดตื้นๆ ได้ด้วยโหมดถ่ายใต้น้ำ ไม่แนะนำน้ำทะเลและน้ำร้อน และควรเช็ดให้แห้งก่อนชาร์จ',
          'Yes, in shallow fresh water with the underwater mode. Avoid sea and hot water, and dry it before charging.',
        ),
      ),
    ],
    warranty: serviceCentre(12),
    badges: ['official'],
    popularity: 740,
    drawing: { kind: 'phone', line: 'square-island' },
    skus: [
      sku(
        'OPP-R14-256-OWT',
        [colour('opal-white'), storage('256GB')],
        15999,
        inStock(27, 60),
        currentSpecial(14499, 6, text('ราคาพิเศษส่งท้ายปี', 'Year-end price')),
      ),
      sku('OPP-R14-256-GRN', [colour('green'), storage('256GB')], 15999, inStock(20, 60), currentSpecial(14499, 6)),
      sku('OPP-R14-512-GRN', [colour('green'), storage('512GB')], 17999, inStock(9, null)),
    ],
  }),
  product({
    id: 1011,
    brand: 'oppo',
    category,
    name: text('สมาร์ทโฟน OPPO A5 Pro 5G', 'OPPO A5 Pro 5G'),
    shortDescription: text(
      'มือถือสายลุย กันน้ำแรงดันสูง IP69 ตกแล้วไม่หวั่น แบตอึดเหมาะกับไรเดอร์และคนทำงานนอกสถานที่',
      'A tough phone for riders and field work: IP69 against water jets, shock-proof and long-lasting.',
    ),
    highlights: [
      text('กันน้ำกันฝุ่น IP66, IP68 และ IP69', 'IP66, IP68 and IP69'),
      text('แบต 5,800mAh ใช้ได้ข้ามวัน', '5,800mAh battery lasts past a day'),
      text('โหมดสัมผัสขณะมือเปียกหรือใส่ถุงมือ', 'Touch works with wet hands and gloves'),
      text('ชาร์จไว SUPERVOOC 45 วัตต์', '45 W SUPERVOOC charging'),
    ],
    description: [
      heading('ทนจริง ใช้งานจริง', 'Tough where it counts'),
      paragraph(
        'ผ่านการทดสอบแรงกระแทกระดับทางทหาร ฝนตกหนักก็หยิบขึ้นมาดูแผนที่ได้ ลำโพงเสียงดังพิเศษ 300% ได้ยินชัดแม้อยู่ริมถนน',
        'Tested for military-grade shock resistance. Check the map in heavy rain, and hear it by the road with 300% Ultra Volume.',
      ),
    ],
    box: [text('ตัวเครื่อง OPPO A5 Pro 5G', 'OPPO A5 Pro 5G'), adapter('45W'), cableC, ejectPin, softCase],
    specification: specification({
      display: screen('6.67', 'LCD HD+'),
      refresh: '120Hz',
      processor: 'MediaTek Dimensity 6300',
      memory: '8GB',
      storage: '256GB',
      mainCamera: text('50MP หลัก + 2MP วัดระยะ', '50MP main + 2MP depth'),
      frontCamera: '8MP',
      battery: '5,800mAh',
      charging: '45W SUPERVOOC',
      protection: 'IP66, IP68, IP69',
      system: 'ColorOS 15',
      weight: grams('194'),
    }),
    faq: [
      question(
        text('เพิ่ม microSD ได้ไหม', 'Does it take a microSD card?'),
        text('ได้ ใช้ช่องไฮบริดร่วมกับซิมที่สอง', 'Yes, in the hybrid slot shared with the second SIM.'),
      ),
    ],
    warranty: serviceCentre(12),
    popularity: 610,
    drawing: { kind: 'phone', line: 'squircle-island' },
    skus: [
      sku('OPP-A5P-256-MGN', [colour('green')], 9999, inStock(44, 80)),
      sku('OPP-A5P-256-BLK', [colour('black')], 9999, inStock(52, 80)),
    ],
  }),
];
