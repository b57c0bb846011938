import type { SeedProduct } from '../../types.ts';
import { colour, memory, storage } from '../attributes.ts';
import { ejectPin, manual } from '../box-contents.ts';
import { currentSpecial, inStock, product, sku, soldOut, upcomingSpecial } from '../product.ts';
import { grams, millimetres, screen, specification, watts } from '../specification.ts';
import { heading, paragraph, question, text } from '../text.ts';
import { serviceCentre } from '../warranty.ts';

const category = 'smartphones-tablets/smartphones/android-phones/samsung-galaxy';
const phoneBox = [
  text('ตัวเครื่อง Galaxy', 'The Galaxy phone'),
  text('สาย USB-C to USB-C', 'USB-C to USB-C cable'),
  ejectPin,
  manual,
];

export const galaxies: SeedProduct[] = [
  product({
    id: 1005,
    brand: 'samsung',
    category,
    name: text('สมาร์ทโฟน Samsung Galaxy S25 Ultra 5G', 'Samsung Galaxy S25 Ultra 5G'),
    shortDescription: text(
      'ตัวท็อปเฟรมไทเทเนียม กล้อง 200MP ปากกา S Pen ในตัว และ Galaxy AI ที่สั่งงานข้ามแอปได้',
      'The titanium flagship: a 200MP camera, a built-in S Pen and Galaxy AI that works across your apps.',
    ),
    highlights: [
      text('Snapdragon 8 Elite for Galaxy แรงสุดในตระกูล', 'Snapdragon 8 Elite for Galaxy'),
      text('กล้อง 200MP พร้อมอัลตร้าไวด์ใหม่ 50MP', '200MP main camera with a new 50MP ultra wide'),
      text('จอ 6.9 นิ้ว กระจก Gorilla Armor 2 ลดแสงสะท้อน', '6.9" display under anti-reflective Gorilla Armor 2'),
      text('S Pen ในตัว จด วาด เซ็นเอกสารได้ทันที', 'Built-in S Pen to note, draw and sign'),
      text('อัปเดต Android และความปลอดภัย 7 ปี', 'Seven years of Android and security updates'),
    ],
    description: [
      heading('เครื่องเดียวจบทั้งงานและคอนเทนต์', 'Work and content in one device'),
      paragraph(
        'จอ Dynamic AMOLED 2X ขนาด 6.9 นิ้วอ่านกลางแดดได้สบาย เขียนด้วย S Pen ได้ลื่นเหมือนสมุดโน้ต ส่วน Galaxy AI ช่วยสรุปประชุม แปลสายโทรเข้าออกเป็นภาษาไทยแบบสดๆ และลบสิ่งรบกวนในภาพ',
        'The 6.9" Dynamic AMOLED 2X stays readable in the sun, and the S Pen glides like ink on paper. Galaxy AI sums up meetings, translates calls live, Thai included, and clears clutter from photos.',
      ),
      heading('ซูมถึงหน้าเวที', 'Zoom right up to the stage'),
      paragraph(
        'กล้องสี่ตัวครอบคลุมตั้งแต่มาโครถึง Space Zoom 100 เท่า ถ่าย 8K ได้ และมี Log สำหรับคนทำวิดีโอจริงจัง',
        'Four cameras reach from macro to 100x Space Zoom, with 8K video and a Log profile for serious film-makers.',
      ),
    ],
    box: [...phoneBox, text('ปากกา S Pen (อยู่ในตัวเครื่อง)', 'S Pen (inside the phone)')],
    specification: specification({
      display: screen('6.9', 'Dynamic AMOLED 2X'),
      resolution: '3120 × 1440 (QHD+)',
      refresh: '1–120Hz',
      brightness: text('สูงสุด 2,600 นิต', 'Up to 2,600 nits'),
      processor: 'Snapdragon 8 Elite for Galaxy',
      memory: '12GB',
      mainCamera: text(
        '200MP หลัก + 50MP อัลตร้าไวด์ + 10MP เทเล 3x + 50MP เทเล 5x',
        '200MP main + 50MP ultra wide + 10MP 3x + 50MP 5x telephoto',
      ),
      frontCamera: '12MP',
      battery: '5,000mAh',
      charging: text('สาย 45 วัตต์ ไร้สาย 15 วัตต์', '45 W wired, 15 W wireless'),
      sim: text('นาโนซิม 2 ช่อง + eSIM', 'Two nano-SIMs and eSIM'),
      wireless: 'Wi-Fi 7, Bluetooth 5.4, UWB, NFC',
      system: 'Android 15, One UI 7',
      updates: text('7 ปี', '7 years'),
      protection: 'IP68',
      dimensions: millimetres('162.8 × 77.6 × 8.2'),
      weight: grams('218'),
    }),
    faq: [
      question(
        text('S Pen รุ่นนี้สั่งถ่ายรูประยะไกลได้ไหม', 'Can this S Pen take photos from a distance?'),
        text(
          'ไม่ได้ S Pen ของ S25 Ultra ไม่มีบลูทูธ จึงใช้เขียน วาด และแปลข้อความได้ แต่สั่งชัตเตอร์ระยะไกลไม่ได้',
          'No. The S25 Ultra pen has no Bluetooth: it writes, draws and translates, but is no remote shutter.',
        ),
      ),
      question(
        text('ใส่ microSD เพิ่มได้ไหม', 'Can I add a microSD card?'),
        text('ใส่ไม่ได้ แนะนำให้เลือกความจุ 512GB หากถ่ายวิดีโอบ่อย', 'No. If you shoot much video, choose 512GB.'),
      ),
    ],
    warranty: serviceCentre(12),
    badges: ['official'],
    popularity: 960,
    drawing: { kind: 'phone', line: 'column-lenses' },
    skus: [
      sku(
        'SAM-S25U-256-TSB',
        [colour('titanium-silverblue'), storage('256GB')],
        46900,
        inStock(22, 80),
        currentSpecial(39900, 10, text('ลดแรงส่งท้ายปี', 'Year-end price')),
      ),
      sku(
        'SAM-S25U-256-TGY',
        [colour('titanium-grey'), storage('256GB')],
        46900,
        inStock(17, 80),
        currentSpecial(39900, 10),
      ),
      sku(
        'SAM-S25U-512-TSB',
        [colour('titanium-silverblue'), storage('512GB')],
        50900,
        inStock(11, 40),
        currentSpecial(44900, 10),
      ),
      sku(
        'SAM-S25U-512-TGY',
        [colour('titanium-grey'), storage('512GB')],
        50900,
        inStock(2, 40),
        currentSpecial(44900, 10),
      ),
    ],
  }),
  product({
    id: 1006,
    brand: 'samsung',
    category,
    name: text('สมาร์ทโฟน Samsung Galaxy S25 5G', 'Samsung Galaxy S25 5G'),
    shortDescription: text(
      'เรือธงไซซ์กะทัดรัด ถือมือเดียวถนัด สเปกแรงเท่ารุ่นพี่ น้ำหนักแค่ 162 กรัม',
      'A compact flagship that fits one hand: top-tier power in just 162 grams.',
    ),
    highlights: [
      text('ตัวเครื่องเบาเพียง 162 กรัม บาง 7.2 มม.', 'Only 162 g and 7.2 mm thin'),
      text('Snapdragon 8 Elite for Galaxy แรม 12GB', 'Snapdragon 8 Elite for Galaxy with 12GB of memory'),
      text('กล้องหลัก 50MP เทเลโฟโต้ 3 เท่า', '50MP main camera and 3x telephoto'),
      text('Now Brief สรุปวันของคุณทุกเช้า', 'Now Brief sums up your day each morning'),
    ],
    description: [
      heading('เล็กแต่ไม่ลดสเปก', 'Small, not smaller'),
      paragraph(
        'ใครเบื่อมือถือเครื่องใหญ่ต้องลองรุ่นนี้ จอ 6.2 นิ้วพอดีมือ ใช้ชิปตัวเดียวกับ S25 Ultra และระบายความร้อนดีขึ้น เล่นเกมยาวๆ ได้โดยเฟรมไม่ตก',
        'Tired of huge phones? The 6.2" display fits your hand, the chip is that of the S25 Ultra, and better cooling keeps frame rates steady.',
      ),
    ],
    box: phoneBox,
    specification: specification({
      display: screen('6.2', 'Dynamic AMOLED 2X'),
      resolution: '2340 × 1080 (FHD+)',
      refresh: '1–120Hz',
      processor: 'Snapdragon 8 Elite for Galaxy',
      memory: '12GB',
      mainCamera: text('50MP หลัก + 12MP อัลตร้าไวด์ + 10MP เทเล 3x', '50MP main + 12MP ultra wide + 10MP 3x telephoto'),
      frontCamera: '12MP',
      battery: '4,000mAh',
      charging: text('สาย 25 วัตต์ ไร้สาย 15 วัตต์', '25 W wired, 15 W wireless'),
      system: 'Android 15, One UI 7',
      updates: text('7 ปี', '7 years'),
      protection: 'IP68',
      dimensions: millimetres('146.9 × 70.5 × 7.2'),
      weight: grams('162'),
    }),
    faq: [
      question(
        text('แบต 4,000mAh ใช้ทั้งวันไหวไหม', 'Does the 4,000mAh battery last a day?'),
        text(
          'ใช้งานทั่วไป เล่นโซเชียล ถ่ายรูป อยู่ได้ทั้งวัน ถ้าเล่นเกมหนักแนะนำพกพาวเวอร์แบงค์เล็กๆ สักตัว',
          'Yes with messages, social media and photos. For long gaming, carry a small power bank.',
        ),
      ),
    ],
    warranty: serviceCentre(12),
    badges: ['official'],
    education: true,
    popularity: 820,
    drawing: { kind: 'phone', line: 'column-lenses' },
    skus: [
      sku('SAM-S25-256-ICB', [colour('icy-blue'), storage('256GB')], 31900, inStock(28, 60), upcomingSpecial(27900)),
      sku('SAM-S25-256-NVY', [colour('navy-blue'), storage('256GB')], 31900, inStock(16, 60), upcomingSpecial(27900)),
      sku('SAM-S25-256-SLV', [colour('silver-shadow'), storage('256GB')], 31900, soldOut(40), upcomingSpecial(27900)),
    ],
  }),
  product({
    id: 1007,
    brand: 'samsung',
    category,
    name: text('สมาร์ทโฟน Samsung Galaxy A56 5G', 'Samsung Galaxy A56 5G'),
    shortDescription: text(
      'มือถือระดับกลางที่ได้เฟรมโลหะ กันน้ำ IP67 และอัปเดตยาว 6 ปี',
      'A mid-range phone with a metal frame, IP67 and six years of updates.',
    ),
    highlights: [
      text('จอ Super AMOLED 6.7 นิ้ว 120Hz', '6.7" Super AMOLED at 120Hz'),
      text('ชาร์จไว 45 วัตต์', '45 W fast charging'),
      text('กล้องหลัก 50MP มีกันสั่น OIS', '50MP main camera with OIS'),
      text('อัปเดต Android 6 รุ่น และความปลอดภัย 6 ปี', 'Six Android upgrades and six years of security'),
    ],
    description: [
      heading('ซื้อครั้งเดียวใช้ยาวๆ', 'Buy once, keep it for years'),
      paragraph(
        'Galaxy A56 ได้งานประกอบกระจกและโลหะแบบเรือธง ขอบจอบางลง และฟีเจอร์ AI แต่งภาพอย่าง Best Face ที่เลือกสีหน้าดีที่สุดของทุกคนในรูปหมู่',
        'Galaxy A56 is built of glass and metal like a flagship, with slimmer borders and AI editing such as Best Face, which picks the best expression of everyone in a group shot.',
      ),
    ],
    box: phoneBox,
    specification: specification({
      display: screen('6.7', 'Super AMOLED'),
      resolution: '2340 × 1080 (FHD+)',
      refresh: '120Hz',
      processor: 'Exynos 1580',
      mainCamera: text('50MP หลัก OIS + 12MP อัลตร้าไวด์ + 5MP มาโคร', '50MP main with OIS + 12MP ultra wide + 5MP macro'),
      frontCamera: '12MP',
      battery: '5,000mAh',
      charging: watts('45'),
      system: 'Android 15, One UI 7',
      updates: text('6 ปี', '6 years'),
      protection: 'IP67',
      dimensions: millimetres('162.2 × 77.5 × 7.4'),
      weight: grams('198'),
    }),
    faq: [
      question(
        text('แถมหัวชาร์จ 45 วัตต์ไหม', 'Is the 45 W adapter included?'),
        text('ไม่แถม ต้องซื้อหัวชาร์จ PD/PPS 45 วัตต์เพิ่ม', 'No. You need a 45 W PD/PPS adapter of your own.'),
      ),
    ],
    warranty: serviceCentre(12),
    badges: ['official'],
    education: true,
    popularity: 850,
    drawing: { kind: 'phone', line: 'pill-island' },
    skus: [
      sku(
        'SAM-A56-8-256-OLV',
        [colour('awesome-olive'), memory('8GB'), storage('256GB')],
        15999,
        inStock(33, 90),
        currentSpecial(13990),
      ),
      sku(
        'SAM-A56-8-256-GRP',
        [colour('awesome-graphite'), memory('8GB'), storage('256GB')],
        15999,
        inStock(41, 90),
        currentSpecial(13990),
      ),
      sku(
        'SAM-A56-12-256-LGY',
        [colour('awesome-lightgray'), memory('12GB'), storage('256GB')],
        16999,
        inStock(19, null),
      ),
    ],
  }),
];
