import type { SeedProduct } from '../../types.ts';
import { colour, storage } from '../attributes.ts';
import { adapter, cableC, ejectPin, softCase } from '../box-contents.ts';
import { currentSpecial, inStock, product, sku, upcomingSpecial } from '../product.ts';
import { screen, specification } from '../specification.ts';
import { heading, paragraph, question, text } from '../text.ts';
import { serviceCentre } from '../warranty.ts';

const category = 'smartphones-tablets/smartphones/android-phones/vivo';

export const vivoPhones: SeedProduct[] = [
  product({
    id: 1012,
    brand: 'vivo',
    category,
    name: text('สมาร์ทโฟน vivo X200 Pro 5G', 'vivo X200 Pro 5G'),
    shortDescription: text(
      'ตัวจริงเรื่องซูมคอนเสิร์ต เทเลโฟโต้ ZEISS APO 200MP แบต 6,000mAh',
      'The concert-zoom champion: a 200MP ZEISS APO telephoto and a 6,000mAh battery.',
    ),
    highlights: [
      text('เทเลโฟโต้ ZEISS APO 200MP ซูม 3.7 เท่า', '200MP ZEISS APO telephoto, 3.7x'),
      text('กล้องหลักเซ็นเซอร์ LYT-818 50MP', '50MP main camera on the LYT-818 sensor'),
      text('ถ่าย 4K 120fps และ Log 10 บิต', '4K 120fps and 10-bit Log'),
      text('แบต 6,000mAh ชาร์จ 90 วัตต์', '6,000mAh with 90 W charging'),
    ],
    description: [
      heading('นั่งแถวหลังก็เห็นหน้าศิลปิน', 'Front-row shots from the back row'),
      paragraph(
        'เลนส์เทเลโฟโต้ ZEISS APO เก็บแสงได้มาก ลดขอบม่วง ซูม 10 เท่ายังเห็นแววตา และโหมด Stage ปรับแสงไฟเวทีให้พอดีแบบไม่ต้องตั้งค่า',
        'The ZEISS APO telephoto gathers plenty of light and tames colour fringes: eyes still sparkle at 10x, and Stage mode balances the lights for you.',
      ),
    ],
    box: [text('ตัวเครื่อง vivo X200 Pro', 'vivo X200 Pro'), adapter('90W'), cableC, ejectPin, softCase],
    specification: specification({
      display: screen('6.78', 'AMOLED LTPO 1.5K'),
      refresh: '1–120Hz',
      brightness: text('สูงสุด 4,500 นิต', 'Up to 4,500 nits'),
      processor: 'MediaTek Dimensity 9400',
      memory: '16GB',
      storage: '512GB',
      mainCamera: text(
        '50MP หลัก OIS + 200MP เทเล 3.7x + 50MP อัลตร้าไวด์',
        '50MP main with OIS + 200MP 3.7x telephoto + 50MP ultra wide',
      ),
      frontCamera: '32MP',
      battery: '6,000mAh',
      charging: text('สาย 90 วัตต์ ไร้สาย 30 วัตต์', '90 W wired, 30 W wireless'),
      protection: 'IP68, IP69',
      system: 'Funtouch OS 15',
      weight: text('223–228 กรัม แล้วแต่สี', '223–228 g depending on the colour'),
    }),
    faq: [
      question(
        text('ต้องใช้เลนส์เสริมไหมถ้าจะถ่ายคอนเสิร์ต', 'Do I need an extra lens for concerts?'),
        text(
          'ไม่ต้อง ซูม 10–20 เท่าจากตัวเครื่องก็ชัดพอโพสต์ได้เลย',
          'No. At 10x to 20x the phone alone is sharp enough to post.',
        ),
      ),
    ],
    warranty: serviceCentre(24),
    badges: ['official'],
    popularity: 690,
    drawing: { kind: 'phone', line: 'round-island' },
    skus: [
      sku('VIV-X200P-512-TGY', [colour('titanium-grey')], 37999, inStock(6, 30), currentSpecial(31999)),
      sku('VIV-X200P-512-BLK', [colour('midnight-black')], 37999, inStock(1, 30), currentSpecial(31999)),
    ],
  }),
  product({
    id: 1013,
    brand: 'vivo',
    category,
    name: text('สมาร์ทโฟน vivo V50 5G', 'vivo V50 5G'),
    shortDescription: text(
      'กล้อง ZEISS ถ่ายคนสวย ไฟ Aura Light นุ่มตา แบตใหญ่ 6,000mAh ในตัวเครื่องบาง',
      'ZEISS portraits, the soft Aura Light and a big 6,000mAh battery in a slim body.',
    ),
    highlights: [
      text('กล้อง ZEISS 50MP ทั้งหน้าและหลัง', '50MP ZEISS cameras front and rear'),
      text('Aura Light ปรับโทนอุ่น-เย็นตามแสงจริง', 'Aura Light matches the warmth of the scene'),
      text('แบต 6,000mAh ชาร์จ 90 วัตต์', '6,000mAh with 90 W charging'),
      text('จอโค้งสี่ด้าน 120Hz', 'Quad-curved 120Hz display'),
    ],
    description: [
      heading('รับปริญญา งานแต่ง ทริปเพื่อน สวยทุกงาน', 'Graduations, weddings and trips'),
      paragraph(
        'โหมดพอร์เทรต ZEISS เลือกโบเก้ได้หลายสไตล์ และครอบคลุมระยะ 23, 35 และ 50 มม. ถ่ายเต็มตัวก็สวย ถ่ายครึ่งตัวก็ได้หน้าคมหลังละลาย',
        'ZEISS portrait offers several bokeh styles at 23, 35 and 50 mm: full-length or half, faces are crisp and backgrounds melt.',
      ),
    ],
    box: [text('ตัวเครื่อง vivo V50', 'vivo V50'), adapter('90W'), cableC, ejectPin, softCase],
    specification: specification({
      display: screen('6.77', 'AMOLED FHD+'),
      refresh: '120Hz',
      processor: 'Snapdragon 7 Gen 3',
      memory: '12GB',
      mainCamera: text('50MP หลัก OIS + 50MP อัลตร้าไวด์', '50MP main with OIS + 50MP ultra wide'),
      frontCamera: '50MP',
      battery: '6,000mAh',
      charging: '90W FlashCharge',
      protection: 'IP68, IP69',
      system: 'Funtouch OS 15',
      weight: text('189–199 กรัม แล้วแต่สี', '189–199 g depending on the colour'),
    }),
    faq: [
      question(
        text('เครื่องร้อนไหมเวลาเล่นเกม', 'Does it get hot in games?'),
        text(
          'เล่น RoV หรือ Free Fire ได้ลื่นและอุ่นพอประมาณ ชิประดับกลางกินไฟน้อย',
          'RoV and Free Fire run smoothly and only gently warm: the chip is frugal.',
        ),
      ),
    ],
    warranty: serviceCentre(24),
    popularity: 720,
    drawing: { kind: 'phone', line: 'pill-island' },
    skus: [
      sku('VIV-V50-256-PUR', [colour('purple'), storage('256GB')], 15999, inStock(18, 60), upcomingSpecial(13999, 5)),
      sku(
        'VIV-V50-256-BLK',
        [colour('midnight-black'), storage('256GB')],
        15999,
        inStock(22, 60),
        upcomingSpecial(13999, 5),
      ),
      sku('VIV-V50-512-PUR', [colour('purple'), storage('512GB')], 17999, inStock(10, 30)),
    ],
  }),
];
