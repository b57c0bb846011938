import type { SeedProduct } from '../../types.ts';
import { colour, storage } from '../attributes.ts';
import { ejectPin, manual } from '../box-contents.ts';
import { currentSpecial, inStock, preOrder, product, sku, soldOut } from '../product.ts';
import { grams, millimetres, screen, specification } from '../specification.ts';
import { heading, paragraph, question, sameText, text } from '../text.ts';
import { serviceCentre } from '../warranty.ts';

const category = 'smartphones-tablets/smartphones/iphone';
const phoneBox = [
  text('ตัวเครื่อง iPhone', 'iPhone'),
  text('สายชาร์จ USB-C ความยาว 1 เมตร', 'USB-C charge cable, 1 m'),
  ejectPin,
  manual,
];
const noAdapter = question(
  text('ในกล่องมีหัวชาร์จให้ไหม', 'Is a power adapter included?'),
  text(
    'ในกล่องมีเฉพาะสาย USB-C ไม่มีหัวชาร์จ แนะนำหัวชาร์จ USB-C PD 20 วัตต์ขึ้นไปเพื่อให้ชาร์จไวได้เต็มที่',
    'The box holds a USB-C cable only. For fast charging we suggest a USB-C PD adapter of 20 W or more.',
  ),
);
const simAnswer = question(
  text('เครื่องไทยใส่ซิมการ์ดได้ไหม', 'Does the Thai model take a SIM card?'),
  text(
    'ได้ เครื่องศูนย์ไทยใส่นาโนซิมได้ 1 ซิม และใช้ eSIM ร่วมได้ รองรับทั้ง AIS, True และ NT',
    'Yes. The Thai model takes one nano-SIM together with eSIM and works with AIS, True and NT.',
  ),
);

export const iphones: SeedProduct[] = [
  product({
    id: 1001,
    brand: 'apple',
    category,
    name: text('สมาร์ทโฟน Apple iPhone 17 Pro', 'Apple iPhone 17 Pro'),
    shortDescription: text(
      'ตัวเครื่องอะลูมิเนียมยูนิบอดี้ ชิป A19 Pro ระบายความร้อนด้วย Vapor Chamber และกล้อง Fusion 48MP ครบทั้งสามตัว',
      'An aluminium unibody, the A19 Pro chip cooled by a vapour chamber, and three 48MP Fusion cameras.',
    ),
    highlights: [
      text(
        'ชิป A19 Pro พร้อม Vapor Chamber เล่นเกมนานเครื่องไม่ร้อนง่าย',
        'A19 Pro with a vapour chamber for long, cool gaming',
      ),
      text('กล้องหลัง 48MP สามตัว ซูมคุณภาพออปติคัลสูงสุด 8 เท่า', 'Three 48MP cameras with up to 8x optical-quality zoom'),
      text('กล้องหน้า Center Stage 18MP จัดเฟรมเซลฟี่หมู่ให้เอง', '18MP Center Stage front camera that frames group selfies'),
      text('จอ ProMotion 120Hz สู้แดดได้ถึง 3,000 นิต', 'ProMotion 120Hz display, 3,000 nits in sunlight'),
      text('ดูวิดีโอต่อเนื่องสูงสุด 31 ชั่วโมง', 'Up to 31 hours of video playback'),
    ],
    description: [
      heading('โปรขึ้นทั้งข้างในและข้างนอก', 'Pro, inside and out'),
      paragraph(
        'iPhone 17 Pro เปลี่ยนมาใช้ตัวเครื่องอะลูมิเนียมขึ้นรูปชิ้นเดียวที่กระจายความร้อนได้ดี จับคู่กับ Vapor Chamber ที่อยู่หลังชิป A19 Pro ถ่าย 4K ยาวๆ หรือเล่นเกมกราฟิกหนักก็ยังลื่นต่อเนื่อง',
        'iPhone 17 Pro moves to a one-piece aluminium body that spreads heat well, with a vapour chamber behind the A19 Pro chip. Long 4K takes and demanding games stay smooth.',
      ),
      heading('กล้องตัวเดียวที่อยากพกทุกทริป', 'The only camera you pack'),
      paragraph(
        'เลนส์เทเลโฟโต้ใหม่ 4 เท่าใช้เซ็นเซอร์ใหญ่ขึ้น 56% เก็บรายละเอียดคอนเสิร์ตหรือวิวไกลได้คมกว่าเดิม สายวิดีโอถ่าย ProRes RAW และ Dolby Vision 4K 120fps ได้ในเครื่องเดียว',
        'The new 4x telephoto has a 56% larger sensor for sharper stages and distant views. Film-makers get ProRes RAW and Dolby Vision at 4K 120fps.',
      ),
    ],
    box: phoneBox,
    specification: specification({
      display: screen('6.3', 'Super Retina XDR OLED'),
      resolution: sameText('2622 × 1206, 460 ppi'),
      refresh: 'ProMotion 1–120Hz',
      brightness: text('สูงสุด 3,000 นิต (กลางแจ้ง)', 'Up to 3,000 nits outdoors'),
      processor: 'Apple A19 Pro',
      mainCamera: text(
        '48MP หลัก + 48MP อัลตร้าไวด์ + 48MP เทเลโฟโต้ 4 เท่า',
        '48MP main + 48MP ultra wide + 48MP 4x telephoto',
      ),
      frontCamera: '18MP Center Stage',
      video: text('ถ่ายได้ถึง 4K 120fps Dolby Vision, ProRes RAW', 'Up to 4K at 120fps in Dolby Vision, ProRes RAW'),
      battery: text('ดูวิดีโอสูงสุด 31 ชั่วโมง', 'Up to 31 hours of video'),
      charging: text('USB-C และ MagSafe สูงสุด 25 วัตต์', 'USB-C, MagSafe up to 25 W'),
      network: '5G, 4G LTE',
      sim: text('นาโนซิม + eSIM', 'Nano-SIM and eSIM'),
      wireless: 'Wi-Fi 7, Bluetooth 6, NFC',
      ports: 'USB-C (USB 3, 10Gb/s)',
      security: 'Face ID',
      protection: 'IP68',
      dimensions: millimetres('150 × 71.9 × 8.75'),
      weight: grams('206'),
    }),
    faq: [simAnswer, noAdapter],
    warranty: serviceCentre(12),
    badges: ['official'],
    popularity: 990,
    drawing: { kind: 'phone', line: 'plateau' },
    skus: [
      sku('APL-IP17P-256-ORG', [colour('cosmic-orange'), storage('256GB')], 43900, inStock(18, 80)),
      sku('APL-IP17P-256-BLU', [colour('deep-blue'), storage('256GB')], 43900, inStock(42, 80)),
      sku('APL-IP17P-256-SLV', [colour('silver'), storage('256GB')], 43900, inStock(2, 60)),
      sku('APL-IP17P-512-ORG', [colour('cosmic-orange'), storage('512GB')], 52400, inStock(9, 30)),
      sku('APL-IP17P-512-BLU', [colour('deep-blue'), storage('512GB')], 52400, soldOut(30)),
      sku('APL-IP17P-1TB-ORG', [colour('cosmic-orange'), storage('1TB')], 60900, preOrder(20)),
    ],
  }),
  product({
    id: 1002,
    brand: 'apple',
    category,
    name: text('สมาร์ทโฟน Apple iPhone 17', 'Apple iPhone 17'),
    shortDescription: text(
      'รุ่นมาตรฐานที่ได้จอ ProMotion 120Hz แล้ว เริ่มต้น 256GB กล้องคู่ 48MP และกล้องหน้า Center Stage',
      'The standard model now has a 120Hz ProMotion display, starts at 256GB and takes 48MP shots with both rear cameras.',
    ),
    highlights: [
      text('จอ 6.3 นิ้ว ProMotion 120Hz พร้อม Always-On', '6.3" ProMotion 120Hz always-on display'),
      text('ความจุเริ่มต้น 256GB เก็บรูปและวิดีโอได้จุใจ', 'Storage starts at 256GB'),
      text('กล้องคู่ Dual Fusion 48MP ถ่ายมาโครได้', 'Dual 48MP Fusion cameras with macro'),
      text('Ceramic Shield 2 ทนรอยขีดข่วนกว่าเดิม 3 เท่า', 'Ceramic Shield 2, three times more scratch resistant'),
    ],
    description: [
      heading('ครบกว่าที่เคยในรุ่นเริ่มต้น', 'The everyday iPhone, complete'),
      paragraph(
        'ไม่ต้องขยับไปรุ่น Pro ก็ได้จอลื่น 120Hz ขอบบาง และสู้แดดถึง 3,000 นิต ชิป A19 รองรับ Apple Intelligence และแบตเตอรี่อยู่ได้ทั้งวันแม้ใช้งานหนัก',
        'You no longer need a Pro for a smooth 120Hz display with thin borders and 3,000 nits outdoors. The A19 chip runs Apple Intelligence and the battery lasts a busy day.',
      ),
      paragraph(
        'กล้องหน้าใหม่ใช้เซ็นเซอร์ทรงจัตุรัส ถือเครื่องแนวตั้งก็ถ่ายเซลฟี่แนวนอนได้ ใครเข้าเฟรมเพิ่มกล้องก็ขยายมุมให้อัตโนมัติ',
        'The new front camera has a square sensor: hold the phone upright and still take a landscape selfie. When friends step in, the frame widens by itself.',
      ),
    ],
    box: phoneBox,
    specification: specification({
      display: screen('6.3', 'Super Retina XDR OLED'),
      resolution: '2622 × 1206, 460 ppi',
      refresh: 'ProMotion 1–120Hz',
      processor: 'Apple A19',
      mainCamera: text('48MP หลัก + 48MP อัลตร้าไวด์', '48MP main + 48MP ultra wide'),
      frontCamera: '18MP Center Stage',
      battery: text('ดูวิดีโอสูงสุด 30 ชั่วโมง', 'Up to 30 hours of video'),
      charging: text('50% ใน 20 นาที ด้วยหัวชาร์จ 40 วัตต์', '50% in 20 minutes with a 40 W adapter'),
      network: '5G, 4G LTE',
      wireless: 'Wi-Fi 7, Bluetooth 6, NFC',
      security: 'Face ID',
      protection: 'IP68',
      dimensions: millimetres('149.6 × 71.5 × 7.95'),
      weight: grams('177'),
    }),
    faq: [simAnswer, noAdapter],
    warranty: serviceCentre(12),
    badges: ['official'],
    popularity: 985,
    drawing: { kind: 'phone', line: 'pill-island' },
    skus: [
      sku('APL-IP17-256-LAV', [colour('lavender'), storage('256GB')], 29900, inStock(36, 90), currentSpecial(28900, 9)),
      sku('APL-IP17-256-SAG', [colour('sage'), storage('256GB')], 29900, inStock(21, 60), currentSpecial(28900, 9)),
      sku('APL-IP17-256-MBL', [colour('mist-blue'), storage('256GB')], 29900, inStock(3, 60), currentSpecial(28900, 9)),
      sku('APL-IP17-256-BLK', [colour('black'), storage('256GB')], 29900, inStock(64, 120), currentSpecial(28900, 9)),
      sku('APL-IP17-512-LAV', [colour('lavender'), storage('512GB')], 38400, inStock(8, 20)),
      sku('APL-IP17-512-BLK', [colour('black'), storage('512GB')], 38400, inStock(12, 20)),
    ],
  }),
  product({
    id: 1003,
    brand: 'apple',
    category,
    name: text('สมาร์ทโฟน Apple iPhone 16 Pro', 'Apple iPhone 16 Pro'),
    shortDescription: text(
      'ดีไซน์ไทเทเนียม ชิป A18 Pro ปุ่มควบคุมกล้อง และซูมเทเลโฟโต้ 5 เท่า ในราคาที่คุ้มกว่าเดิม',
      'Titanium design, the A18 Pro chip, Camera Control and a 5x telephoto, now better value than ever.',
    ),
    highlights: [
      text('เฟรมไทเทเนียมเกรด 5 เบาและแข็งแรง', 'Grade 5 titanium frame, light and strong'),
      text('เทเลโฟโต้ 5 เท่า และอัลตร้าไวด์ 48MP', '5x telephoto and 48MP ultra wide'),
      text('ปุ่มควบคุมกล้อง กดปุ๊บถ่ายปั๊บ', 'Camera Control: one press and you are shooting'),
      text('ถ่าย 4K 120fps Dolby Vision', '4K 120fps in Dolby Vision'),
    ],
    description: [
      heading('ไทเทเนียมที่ยังน่าใช้', 'Titanium, still a favourite'),
      paragraph(
        'ถ้าชอบผิวสัมผัสไทเทเนียมและซูม 5 เท่าแท้ๆ รุ่นนี้คือคำตอบ จอ 6.3 นิ้วขอบบาง ชิป A18 Pro แรงเหลือสำหรับเกมระดับคอนโซล และได้อัปเดต iOS ต่ออีกหลายปี',
        'If you like the feel of titanium and a true 5x zoom, this is the one. A thin-bordered 6.3" display, an A18 Pro with power to spare for console-class games, and years of iOS updates ahead.',
      ),
    ],
    box: phoneBox,
    specification: specification({
      display: screen('6.3', 'Super Retina XDR OLED'),
      resolution: '2622 × 1206, 460 ppi',
      refresh: 'ProMotion 1–120Hz',
      processor: 'Apple A18 Pro',
      mainCamera: text(
        '48MP หลัก + 48MP อัลตร้าไวด์ + 12MP เทเลโฟโต้ 5 เท่า',
        '48MP main + 48MP ultra wide + 12MP 5x telephoto',
      ),
      frontCamera: '12MP TrueDepth',
      video: text('ถ่ายได้ถึง 4K 120fps Dolby Vision', 'Up to 4K at 120fps in Dolby Vision'),
      battery: text('ดูวิดีโอสูงสุด 27 ชั่วโมง', 'Up to 27 hours of video'),
      charging: text('USB-C และ MagSafe สูงสุด 25 วัตต์', 'USB-C, MagSafe up to 25 W'),
      wireless: 'Wi-Fi 7, Bluetooth 5.3, NFC',
      ports: 'USB-C (USB 3, 10Gb/s)',
      protection: 'IP68',
      dimensions: millimetres('149.6 × 71.5 × 8.25'),
      weight: grams('199'),
    }),
    faq: [noAdapter],
    warranty: serviceCentre(12),
    badges: ['official'],
    popularity: 870,
    drawing: { kind: 'phone', line: 'square-island' },
    skus: [
      sku(
        'APL-IP16P-256-NAT',
        [colour('natural-titanium'), storage('256GB')],
        43900,
        inStock(7, 100),
        currentSpecial(36900, 14, text('ล้างสต็อกรุ่นไทเทเนียม', 'Last of the titanium models')),
      ),
      sku(
        'APL-IP16P-256-DES',
        [colour('desert-titanium'), storage('256GB')],
        43900,
        inStock(1, 100),
        currentSpecial(36900, 14),
      ),
      sku(
        'APL-IP16P-256-BLK',
        [colour('black-titanium'), storage('256GB')],
        43900,
        soldOut(100),
        currentSpecial(36900, 14),
      ),
      sku(
        'APL-IP16P-128-NAT',
        [colour('natural-titanium'), storage('128GB')],
        39900,
        inStock(4, 100),
        currentSpecial(32900, 14),
      ),
    ],
  }),
  product({
    id: 1004,
    brand: 'apple',
    category,
    name: text('สมาร์ทโฟน Apple iPhone 16e', 'Apple iPhone 16e'),
    shortDescription: text(
      'iPhone ราคาเข้าถึงง่าย ชิป A18 กล้อง 48MP แบตอึดที่สุดในบรรดารุ่นจอ 6.1 นิ้ว',
      'The affordable iPhone with an A18 chip, a 48MP camera and the longest battery life of any 6.1" iPhone.',
    ),
    highlights: [
      text('ชิป A18 รองรับ Apple Intelligence', 'A18 chip, ready for Apple Intelligence'),
      text('กล้อง Fusion 48MP ซูม 2 เท่าคุณภาพออปติคัล', '48MP Fusion camera with 2x optical-quality zoom'),
      text('ดูวิดีโอได้สูงสุด 26 ชั่วโมง', 'Up to 26 hours of video playback'),
      text('ปุ่มแอ็กชันตั้งค่าเองได้', 'Action button you set yourself'),
    ],
    description: [
      heading('จ่ายเบาลง ฟีเจอร์ที่ใช้ทุกวันยังครบ', 'Pay less, keep what you use daily'),
      paragraph(
        'เหมาะกับคนที่เพิ่งย้ายมาใช้ iPhone หรือซื้อให้ลูกและพ่อแม่ ได้ชิปรุ่นเดียวกับ iPhone 16 จอ OLED คมชัด Face ID และพอร์ต USB-C',
        'A good first iPhone, or one for the children or your parents: the chip of iPhone 16, a crisp OLED display, Face ID and USB-C.',
      ),
    ],
    box: phoneBox,
    specification: specification({
      display: screen('6.1', 'Super Retina XDR OLED'),
      resolution: '2532 × 1170, 460 ppi',
      refresh: '60Hz',
      processor: 'Apple A18',
      mainCamera: '48MP Fusion',
      frontCamera: '12MP TrueDepth',
      battery: text('ดูวิดีโอสูงสุด 26 ชั่วโมง', 'Up to 26 hours of video'),
      charging: text('USB-C และไร้สาย Qi 7.5 วัตต์', 'USB-C, Qi wireless at 7.5 W'),
      wireless: 'Wi-Fi 6, Bluetooth 5.3, NFC',
      security: 'Face ID',
      protection: 'IP68',
      dimensions: millimetres('146.7 × 71.5 × 7.8'),
      weight: grams('167'),
    }),
    faq: [
      question(
        text('ใช้ MagSafe ได้ไหม', 'Does it have MagSafe?'),
        text(
          'ตัวเครื่องไม่มีแม่เหล็ก MagSafe แต่ชาร์จไร้สายแบบ Qi ได้ และใช้เคสที่มีแม่เหล็กช่วยได้',
          'There are no MagSafe magnets inside. It charges on Qi pads, and a case with magnets helps.',
        ),
      ),
      noAdapter,
    ],
    warranty: serviceCentre(12),
    badges: ['official'],
    popularity: 780,
    drawing: { kind: 'phone', line: 'column-lenses' },
    skus: [
      sku('APL-IP16E-128-WHT', [colour('white'), storage('128GB')], 26900, inStock(25, 60)),
      sku('APL-IP16E-128-BLK', [colour('black'), storage('128GB')], 26900, inStock(31, 60)),
      sku('APL-IP16E-256-BLK', [colour('black'), storage('256GB')], 30900, inStock(14, null)),
    ],
  }),
];
