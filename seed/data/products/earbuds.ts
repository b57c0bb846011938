import type { SeedProduct } from '../../types.ts';
import { colour, edition } from '../attributes.ts';
import { cableC, manual } from '../box-contents.ts';
import { currentSpecial, inStock, product, sku } from '../product.ts';
import { millimetres, specification } from '../specification.ts';
import { heading, list, paragraph, question, sameText, text } from '../text.ts';
import { exchange, serviceCentre } from '../warranty.ts';

export const earbuds: SeedProduct[] = [
  product({
    id: 1033,
    brand: 'apple',
    category: 'audio/earbuds/airpods',
    name: text('หูฟังไร้สาย Apple AirPods Pro 3', 'Apple AirPods Pro 3'),
    shortDescription: text(
      'ตัดเสียงรบกวนดีขึ้นสองเท่า วัดหัวใจได้ขณะออกกำลังกาย ใส่สบายด้วยจุกโฟม 5 ขนาด',
      'Twice the noise cancelling, heart rate in workouts, and five sizes of foam-infused tips.',
    ),
    highlights: [
      text('ตัดเสียงรบกวนมากกว่า AirPods Pro 2 ถึง 2 เท่า', 'Up to twice the noise cancelling of AirPods Pro 2'),
      text('เซ็นเซอร์วัดอัตราการเต้นของหัวใจในตัว', 'Built-in heart-rate sensor'),
      text('ฟังต่อเนื่อง 8 ชั่วโมงแบบเปิด ANC', 'Eight hours of listening with ANC'),
      text('กันเหงื่อกันน้ำ IP57', 'IP57 sweat and water resistance'),
    ],
    description: [
      heading('เงียบทันทีที่ใส่', 'Quiet as soon as they are in'),
      paragraph(
        'บน BTS ที่คนแน่นหรือบนเครื่องบินก็เหลือแต่เสียงเพลง สลับเป็นโหมดฟังเสียงรอบข้างแล้วคุยกับคนตรงหน้าได้โดยไม่ต้องถอด เสียงธรรมชาติเหมือนไม่ได้ใส่หูฟัง',
        'On a packed Skytrain or a plane, only the music is left. In Transparency mode you talk without taking them out, as if you wore nothing.',
      ),
    ],
    box: [
      sameText('AirPods Pro 3'),
      text('เคสชาร์จ MagSafe (USB-C) มีลำโพง', 'MagSafe Charging Case (USB-C) with speaker'),
      text('จุกหูฟัง 5 ขนาด', 'Ear tips in five sizes'),
    ],
    specification: specification({
      type: text('อินเอียร์ไร้สาย', 'In-ear, true wireless'),
      processor: 'Apple H2',
      noise: text('ANC, ฟังเสียงรอบข้าง, ปรับอัตโนมัติ', 'ANC, Transparency, Adaptive'),
      sensors: text('วัดหัวใจ, ตรวจจับการสวมใส่', 'Heart rate, skin detection'),
      battery: text('8 ชั่วโมง (รวมเคส 24 ชั่วโมง)', '8 hours (24 hours with the case)'),
      charging: 'USB-C, MagSafe, Qi, Apple Watch',
      wireless: 'Bluetooth 5.3',
      protection: 'IP57',
      weight: text('ข้างละ 5.55 กรัม', '5.55 g each'),
    }),
    faq: [
      question(
        text('ใช้กับมือถือ Android ได้ไหม', 'Do they work with Android?'),
        text(
          'ต่อบลูทูธฟังเพลงและคุยสายได้ แต่ฟีเจอร์อย่างสลับเครื่องอัตโนมัติและวัดหัวใจต้องใช้กับอุปกรณ์ Apple',
          'Yes for music and calls. Automatic switching and heart rate need Apple devices.',
        ),
      ),
    ],
    warranty: serviceCentre(12),
    badges: ['official'],
    popularity: 935,
    drawing: { kind: 'earbuds', line: 'stem', shape: { earbuds: { case: 'pill', stem: 'round' } }, colour: '#F6F6F4' },
    skus: [sku('APL-APP3', [], 8990, inStock(58, 150), currentSpecial(8290, 6))],
  }),
  product({
    id: 1034,
    brand: 'apple',
    category: 'audio/earbuds/airpods',
    name: text('หูฟังไร้สาย Apple AirPods 4', 'Apple AirPods 4'),
    shortDescription: text(
      'ทรงเปิดใส่สบายไม่อุดหู เลือกได้ทั้งรุ่นธรรมดาและรุ่นตัดเสียงรบกวน',
      'An open fit without tips, with or without Active Noise Cancellation.',
    ),
    highlights: [
      text('ไม่มีจุกยาง ใส่นานไม่อึดอัด', 'No tips, comfortable for hours'),
      text('ชิป H2 แยกเสียงพูด คุยสายชัด', 'H2 chip isolates your voice in calls'),
      text('Spatial Audio ติดตามศีรษะ', 'Spatial Audio with head tracking'),
      text('เคสชาร์จ USB-C ขนาดเล็กพิเศษ', 'Extra-small USB-C case'),
    ],
    description: [
      heading('รุ่นไหนเหมาะกับคุณ', 'Which one is for you?'),
      list(
        text('รุ่นธรรมดา: ฟังเพลง คุยสาย ใช้ในบ้านและออฟฟิศเงียบๆ', 'Standard: music and calls at home or in a quiet office'),
        text(
          'รุ่น ANC: เดินทางบ่อย อยากตัดเสียงรถและแอร์ เคสมีลำโพงช่วยหา',
          'ANC: for commuters; it quiets traffic and air-conditioning, and the case has a speaker for Find My',
        ),
      ),
    ],
    box: [sameText('AirPods 4'), text('เคสชาร์จ (USB-C)', 'Charging case (USB-C)'), manual],
    specification: specification({
      type: text('เอียร์บัดทรงเปิด', 'Open-fit earbuds'),
      processor: 'Apple H2',
      battery: text(
        'รุ่นธรรมดา 5 ชั่วโมง (รวมเคส 30 ชั่วโมง) รุ่นตัดเสียงรบกวน 4 ชั่วโมง (รวมเคส 20 ชั่วโมง)',
        'Standard 5 hours (30 with the case), noise cancelling 4 hours (20 with the case)',
      ),
      charging: 'USB-C',
      wireless: 'Bluetooth 5.3',
      protection: 'IP54',
      microphone: text('แยกเสียงพูดด้วย Voice Isolation', 'Voice Isolation'),
      weight: text('ข้างละ 4.3 กรัม', '4.3 g each'),
    }),
    faq: [
      question(
        text('ใส่วิ่งแล้วหลุดไหม', 'Do they fall out when running?'),
        text(
          'ทรงใหม่กระชับขึ้นมาก แต่ถ้าออกกำลังกายหนักแนะนำ AirPods Pro 3 ที่มีจุกล็อกหู',
          'The new shape holds better, but for hard training the tips of AirPods Pro 3 are safer.',
        ),
      ),
    ],
    warranty: serviceCentre(12),
    badges: ['official'],
    popularity: 810,
    drawing: {
      kind: 'earbuds',
      line: 'stem',
      shape: { earbuds: { case: 'pill', stem: 'short', isBeside: true } },
      colour: '#F6F6F4',
    },
    skus: [
      sku('APL-AP4', [edition('รุ่นธรรมดา', 'Standard')], 4990, inStock(62, 120)),
      sku('APL-AP4-ANC', [edition('รุ่นตัดเสียงรบกวน', 'Noise cancelling')], 6790, inStock(37, 120)),
    ],
  }),
  product({
    id: 1035,
    brand: 'samsung',
    category: 'audio/earbuds/noise-cancelling-earbuds',
    name: text('หูฟังไร้สาย Samsung Galaxy Buds3 Pro', 'Samsung Galaxy Buds3 Pro'),
    shortDescription: text(
      'ลำโพงสองทาง เสียง 24 บิต 96kHz ปรับ ANC ตามเสียงรอบตัวด้วย Galaxy AI',
      'Two-way speakers, 24-bit 96 kHz sound, and ANC that adapts by Galaxy AI.',
    ),
    highlights: [
      text('ลำโพง 2 ทาง วูฟเฟอร์กับทวีตเตอร์แบบพลานาร์', 'Two-way: woofer and planar tweeter'),
      text('Blade Light แถบไฟที่ก้านหูฟัง', 'Blade Lights on the stems'),
      text('แปลบทสนทนาสดๆ เหมือนมีล่ามส่วนตัว', 'Interpreter in your ear'),
      text('กันน้ำ IP57', 'IP57 water resistance'),
    ],
    description: [
      heading('คู่หูชาว Galaxy', 'The partner of your Galaxy'),
      paragraph(
        'เปิดฝาเคสข้างมือถือ Galaxy แล้วกดเชื่อมต่อครั้งเดียวจบ สลับไปแท็บเล็ตหรือทีวี Samsung ให้เอง และใช้ล่ามภาษาไทยเวลาไปเที่ยวต่างประเทศได้',
        'Open the case beside a Galaxy phone and tap once. They switch to a Samsung tablet or TV by themselves, and interpret, Thai included, when you travel.',
      ),
    ],
    box: [
      sameText('Galaxy Buds3 Pro'),
      text('เคสชาร์จ', 'Charging case'),
      text('จุกหูฟัง 3 ขนาด', 'Ear tips in three sizes'),
      cableC,
    ],
    specification: specification({
      type: text('อินเอียร์ไร้สาย', 'In-ear, true wireless'),
      driver: text('วูฟเฟอร์ไดนามิก 10.5 มม. + ทวีตเตอร์พลานาร์ 6.1 มม.', '10.5 mm dynamic woofer + 6.1 mm planar tweeter'),
      noise: text('ANC ปรับอัตโนมัติ, ฟังเสียงรอบข้าง', 'Adaptive ANC, ambient sound'),
      codec: 'SSC UHQ, AAC, SBC',
      battery: text('6 ชั่วโมงเปิด ANC (รวมเคส 26 ชั่วโมง)', '6 hours with ANC (26 hours with the case)'),
      wireless: 'Bluetooth 5.4, LE Audio',
      charging: text('USB-C และไร้สาย', 'USB-C and wireless'),
      protection: 'IP57',
      weight: text('ข้างละ 5.4 กรัม', '5.4 g each'),
    }),
    faq: [
      question(
        text('ใช้กับ iPhone ได้ไหม', 'Do they work with iPhone?'),
        text(
          'ใช้ฟังเพลงและคุยสายได้ แต่ปรับแต่งผ่านแอปได้ครบเฉพาะ Android',
          'Yes for music and calls. The app with all settings is for Android.',
        ),
      ),
    ],
    warranty: serviceCentre(12),
    badges: ['official'],
    popularity: 630,
    drawing: {
      kind: 'earbuds',
      line: 'stem',
      shape: { earbuds: { case: 'square', finish: 'clear-lid', stem: 'blade', trim: '#5f7fd0' } },
    },
    skus: [
      sku('SAM-BUDS3P-SLV', [colour('silver')], 7990, inStock(22, 60)),
      sku('SAM-BUDS3P-WHT', [colour('white')], 7990, inStock(2, 60)),
    ],
  }),
  product({
    id: 1036,
    brand: 'soundcore',
    category: 'audio/earbuds/noise-cancelling-earbuds',
    name: text('หูฟังไร้สาย Soundcore Liberty 4 NC', 'Soundcore Liberty 4 NC'),
    shortDescription: text(
      'ตัดเสียงรบกวนได้ถึง 98.5% เสียง LDAC แบตรวม 50 ชั่วโมง ในงบสองพันกว่า',
      'Cuts up to 98.5% of noise, with LDAC and 50 hours in all, for a little over 2,000 baht.',
    ),
    highlights: [
      text('Adaptive ANC 2.0 ปรับตามหูและเสียงรอบข้าง', 'Adaptive ANC 2.0'),
      text('LDAC ฟัง Hi-Res ไร้สาย', 'Hi-Res wireless with LDAC'),
      text('ฟังได้ 10 ชั่วโมง รวมเคส 50 ชั่วโมง', '10 hours, 50 with the case'),
    ],
    description: [
      heading('คุ้มจนต้องบอกต่อ', 'Value worth sharing'),
      paragraph(
        'ใครอยากลอง ANC จริงจังโดยไม่จ่ายเกินสามพัน รุ่นนี้ตอบโจทย์ เบสแน่น ปรับ EQ ในแอปได้ และชาร์จ 10 นาทีฟังต่อได้อีก 4 ชั่วโมง',
        'Real ANC for under 3,000 baht: tight bass, an EQ in the app, and four hours from a ten-minute charge.',
      ),
    ],
    box: [sameText('Soundcore Liberty 4 NC'), text('จุกหูฟัง 4 ขนาด', 'Ear tips in four sizes'), cableC, manual],
    specification: specification({
      type: text('อินเอียร์ไร้สาย', 'In-ear, true wireless'),
      driver: millimetres('11'),
      noise: text('Adaptive ANC 2.0 ลดเสียงได้ถึง 98.5%', 'Adaptive ANC 2.0, up to 98.5%'),
      codec: 'LDAC, AAC, SBC',
      microphone: text('6 ตัว พร้อม AI', 'Six with AI'),
      battery: text('10 ชั่วโมง (รวมเคส 50 ชั่วโมง)', '10 hours (50 hours with the case)'),
      wireless: 'Bluetooth 5.3',
      protection: 'IPX4',
    }),
    faq: [
      question(
        text('ต่อพร้อมกันสองเครื่องได้ไหม', 'Can it connect to two devices?'),
        text('ได้ รองรับ Multipoint แต่จะปิด LDAC ระหว่างต่อสองเครื่อง', 'Yes, with multipoint; LDAC is off meanwhile.'),
      ),
    ],
    warranty: exchange(18),
    popularity: 640,
    drawing: { kind: 'earbuds', line: 'stem', shape: { earbuds: { case: 'pebble', stem: 'round', isBeside: true } } },
    skus: [
      sku('SDC-L4NC-BLK', [colour('black')], 2990, inStock(46, 100)),
      sku('SDC-L4NC-WHT', [colour('white')], 2990, inStock(28, 100)),
    ],
  }),
];
