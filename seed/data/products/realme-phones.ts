import type { SeedProduct } from '../../types.ts';
import { colour, storage } from '../attributes.ts';
import { adapter, cableC, ejectPin, softCase } from '../box-contents.ts';
import { inStock, pastSpecial, product, sku } from '../product.ts';
import { grams, screen, specification } from '../specification.ts';
import { heading, paragraph, question, text } from '../text.ts';
import { serviceCentre } from '../warranty.ts';

const category = 'smartphones-tablets/smartphones/android-phones/realme';

export const realmePhones: SeedProduct[] = [
  product({
    id: 1014,
    brand: 'realme',
    category,
    name: text('สมาร์ทโฟน realme 14 Pro+ 5G', 'realme 14 Pro+ 5G'),
    shortDescription: text(
      'ฝาหลังเปลี่ยนสีได้เมื่ออากาศเย็น กล้องเพอริสโคป 3 เท่า แบต 6,000mAh',
      'A back that changes colour in the cold, a 3x periscope camera and a 6,000mAh battery.',
    ),
    highlights: [
      text('เทเลโฟโต้เพอริสโคป IMX882 ซูม 3 เท่า', 'IMX882 periscope telephoto, 3x'),
      text('จอโค้ง 1.5K 120Hz ถนอมสายตา', 'Curved 1.5K display at 120Hz, easy on the eyes'),
      text('แบต 6,000mAh ชาร์จ 80 วัตต์', '6,000mAh with 80 W charging'),
      text('ดีไซน์เพิร์ลไวท์เปลี่ยนสีตามอุณหภูมิ', 'Pearl White design that shifts with temperature'),
    ],
    description: [
      heading('สีเปลี่ยนได้ ไม่เหมือนใคร', 'A colour of its own'),
      paragraph(
        'รุ่น Pearl White ใช้สารไวต่ออุณหภูมิ เจออากาศต่ำกว่า 16 องศาฝาหลังจะค่อยๆ เป็นสีฟ้า แล้วกลับมาขาวเมื่ออุ่นขึ้น เอาไปเที่ยวดอยหน้าหนาวคือสนุกเลย',
        'Pearl White holds a temperature-sensitive pigment: below 16 °C the back slowly turns blue, and white again as it warms. Take it up a mountain in the cool season.',
      ),
    ],
    box: [text('ตัวเครื่อง realme 14 Pro+', 'realme 14 Pro+'), adapter('80W'), cableC, ejectPin, softCase],
    specification: specification({
      display: screen('6.83', 'AMOLED 1.5K'),
      refresh: '120Hz',
      processor: 'Snapdragon 7s Gen 3',
      memory: '12GB',
      mainCamera: text(
        '50MP หลัก OIS + 50MP เพอริสโคป 3x + 8MP อัลตร้าไวด์',
        '50MP main with OIS + 50MP 3x periscope + 8MP ultra wide',
      ),
      frontCamera: '32MP',
      battery: '6,000mAh',
      charging: '80W SUPERVOOC',
      protection: 'IP66, IP68, IP69',
      system: 'realme UI 6.0',
      weight: text('194–196 กรัม แล้วแต่สี', '194–196 g depending on the colour'),
    }),
    faq: [
      question(
        text('สีเทาเปลี่ยนสีได้ด้วยไหม', 'Does the grey one change colour too?'),
        text('ไม่ได้ เปลี่ยนได้เฉพาะสี Pearl White', 'No, only Pearl White does.'),
      ),
    ],
    warranty: serviceCentre(12),
    popularity: 560,
    drawing: { kind: 'phone', line: 'round-island' },
    skus: [
      sku('RLM-14PP-256-PWT', [colour('pearl-white'), storage('256GB')], 14999, inStock(13, 40), pastSpecial(12999)),
      sku('RLM-14PP-256-SGY', [colour('suede-grey'), storage('256GB')], 14999, inStock(17, 40), pastSpecial(12999)),
      sku('RLM-14PP-512-SGY', [colour('suede-grey'), storage('512GB')], 16999, inStock(2, 20)),
    ],
  }),
  product({
    id: 1015,
    brand: 'realme',
    category,
    name: text('สมาร์ทโฟน realme C75', 'realme C75'),
    shortDescription: text(
      'มือถืองบหกพันที่กันน้ำได้จริง แบต 6,000mAh ชาร์จ 45 วัตต์',
      'A 6,000-baht phone that survives water, with a 6,000mAh battery and 45 W charging.',
    ),
    highlights: [
      text('กันน้ำ IP69 ไล่น้ำออกจากลำโพงได้', 'IP69, and it expels water from the speaker'),
      text('แบต 6,000mAh ชาร์จ 45 วัตต์', '6,000mAh with 45 W charging'),
      text('ความจุ 256GB เพิ่ม microSD ได้', '256GB plus microSD'),
    ],
    description: [
      heading('เครื่องสำรอง เครื่องพ่อแม่ หรือเครื่องลุย', 'A spare, a gift or a workhorse'),
      paragraph(
        'จอใหญ่ตัวหนังสืออ่านง่าย ลำโพงดัง แบตอยู่ได้ถึงสองวันถ้าใช้งานเบาๆ ทนตก ทนน้ำ ราคาสบายกระเป๋า',
        'A large, readable display, a loud speaker and up to two days of light use. It takes drops and water, and is kind to your wallet.',
      ),
    ],
    box: [text('ตัวเครื่อง realme C75', 'realme C75'), adapter('45W'), cableC, ejectPin, softCase],
    specification: specification({
      display: screen('6.72', 'LCD FHD+'),
      refresh: '90Hz',
      processor: 'MediaTek Helio G92 Max',
      memory: '8GB',
      storage: '256GB',
      mainCamera: '50MP',
      frontCamera: '8MP',
      battery: '6,000mAh',
      charging: '45W SUPERVOOC',
      network: '4G LTE',
      protection: 'IP66, IP68, IP69',
      weight: grams('196'),
    }),
    faq: [
      question(
        text('รองรับ 5G ไหม', 'Does it support 5G?'),
        text(
          'รุ่นนี้รองรับ 4G หากต้องการ 5G แนะนำ OPPO A5 Pro 5G หรือ Galaxy A56 5G',
          'This one is 4G. For 5G look at OPPO A5 Pro 5G or Galaxy A56 5G.',
        ),
      ),
    ],
    warranty: serviceCentre(12),
    popularity: 540,
    drawing: { kind: 'phone', line: 'round-island' },
    skus: [
      sku('RLM-C75-256-GLD', [colour('mocha-gold')], 6499, inStock(37, null)),
      sku('RLM-C75-256-BLK', [colour('storm-grey')], 6499, inStock(48, null)),
    ],
  }),
];
