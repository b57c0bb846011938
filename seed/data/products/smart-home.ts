import type { SeedProduct } from '../../types.ts';
import { colour, pack } from '../attributes.ts';
import { currentSpecial, inStock, pastSpecial, product, sku } from '../product.ts';
import { specification } from '../specification.ts';
import { heading, paragraph, question, table, text } from '../text.ts';
import { exchange, serviceCentre } from '../warranty.ts';

export const smartHome: SeedProduct[] = [
  product({
    id: 1069,
    brand: 'tp-link',
    category: 'smart-home-network/mesh-wi-fi',
    name: text('เราเตอร์ Mesh TP-Link Deco X50 AX3000', 'TP-Link Deco X50 AX3000 Mesh Wi-Fi 6'),
    shortDescription: text(
      'Wi-Fi 6 ครอบคลุมทั้งบ้าน ชื่อเดียวเดินไปห้องไหนก็ไม่หลุด',
      'Wi-Fi 6 across the whole house under one name, with no drops between rooms.',
    ),
    highlights: [
      text('ความเร็วรวม AX3000', 'AX3000 dual band'),
      text('รองรับได้กว่า 150 อุปกรณ์', 'More than 150 devices'),
      text('ตั้งค่าง่ายผ่านแอป Deco', 'Simple set-up in the Deco app'),
      text('AI-Driven Mesh เลือกเส้นทางดีที่สุด', 'AI-driven mesh picks the best path'),
    ],
    description: [
      paragraph(
        'ทาวน์โฮมสามชั้นหรือบ้านเดี่ยวสัญญาณไม่ถึงห้องนอน วาง Deco ชั้นละตัวก็จบ ใช้กับเน็ตบ้านได้ทุกค่าย ทั้ง AIS 3BB, True และ NT',
        'No signal upstairs? Put a Deco on each floor. It works with AIS 3BB, True and NT alike.',
      ),
      table(
        [text('คอนโด ทาวน์โฮม 2 ชั้น', 'Condo, two-storey townhouse'), text('1–2 ตัว', '1–2 units')],
        [text('บ้านเดี่ยว ทาวน์โฮม 3 ชั้น', 'Detached house, three storeys'), text('2–3 ตัว', '2–3 units')],
      ),
    ],
    box: [
      text('Deco X50 ตามแพ็กที่เลือก', 'Deco X50 units as chosen'),
      text('สาย LAN 1 เส้น', 'One LAN cable'),
      text('อะแดปเตอร์ครบทุกตัว', 'A power adapter for each'),
    ],
    specification: specification({
      standard: 'Wi-Fi 6 (802.11ax)',
      speed: '2,402 + 574 Mbps',
      ports: text('Gigabit 3 พอร์ตต่อตัว', 'Three gigabit ports each'),
      coverage: text('สูงสุด 600 ตร.ม. (3 ตัว)', 'Up to 600 m² (three units)'),
      devices: text('มากกว่า 150 เครื่อง', 'More than 150'),
      antennas: text('ในตัว 2 เสา', 'Two, internal'),
      security: 'WPA3, TP-Link HomeShield',
      control: text('แอป Deco (ภาษาไทย)', 'Deco app (in Thai too)'),
    }),
    faq: [
      question(
        text('ใช้กับ Deco รุ่นอื่นร่วมกันได้ไหม', 'Does it mix with other Decos?'),
        text('ได้ Deco ทุกรุ่นเชื่อมเป็น Mesh เดียวกันได้', 'Yes, all Decos join one mesh.'),
      ),
    ],
    warranty: exchange(36),
    popularity: 565,
    drawing: { kind: 'router', line: 'mesh', colour: '#F2F3F4' },
    skus: [
      sku('TPL-X50-2', [pack(2)], 4990, inStock(24, 60)),
      sku('TPL-X50-1', [pack(1)], 2690, inStock(30, 60)),
      sku('TPL-X50-3', [pack(3)], 6990, inStock(3, 40)),
    ],
  }),
  product({
    id: 1070,
    brand: 'tp-link',
    category: 'smart-home-network/wi-fi-routers/home-routers',
    name: text('เราเตอร์ TP-Link Archer BE230 Wi-Fi 7', 'TP-Link Archer BE230 Wi-Fi 7 Router'),
    shortDescription: text(
      'เราเตอร์ Wi-Fi 7 ตัวคุ้ม พอร์ต 2.5G สองช่อง เหมาะกับเน็ตบ้านแรงๆ',
      'Affordable Wi-Fi 7 with two 2.5G ports for fast home internet.',
    ),
    highlights: [
      text('Wi-Fi 7 BE3600 พร้อม MLO', 'BE3600 Wi-Fi 7 with MLO'),
      text('พอร์ต 2.5G สองช่อง', 'Two 2.5G ports'),
      text('ทำ Mesh กับรุ่น EasyMesh ได้', 'EasyMesh ready'),
    ],
    description: [
      paragraph(
        'อัปเกรดจากเราเตอร์ที่แถมมากับเน็ตบ้านแล้วรู้สึกทันที โหลดเกมและประชุมวิดีโอพร้อมกันหลายคนก็ไม่กระตุก มี VPN และควบคุมเวลาเล่นเน็ตของเด็ก',
        'A clear step up from the box your provider gave you: downloads and several video calls at once, with VPN and parental controls.',
      ),
    ],
    box: [
      text('เราเตอร์ Archer BE230', 'Archer BE230'),
      text('สาย LAN', 'LAN cable'),
      text('อะแดปเตอร์', 'Power adapter'),
    ],
    specification: specification({
      standard: 'Wi-Fi 7 (802.11be)',
      speed: '2,882 + 688 Mbps',
      ports: '2.5G × 2, 1G × 3, USB 3.0',
      antennas: text('ภายนอก 4 เสา', 'Four, external'),
      security: 'WPA3, HomeShield',
      control: text('แอป Tether', 'Tether app'),
      functions: 'MLO, EasyMesh, VPN',
    }),
    faq: [
      question(
        text('มือถือ Wi-Fi 6 ใช้ได้ไหม', 'Will Wi-Fi 6 phones work?'),
        text('ได้ รองรับย้อนหลังทุกมาตรฐาน', 'Yes, all earlier standards are supported.'),
      ),
    ],
    warranty: exchange(36),
    badges: ['new'],
    popularity: 545,
    drawing: { kind: 'router', line: 'antenna', shape: { antennas: 4 }, colour: '#1D1F23' },
    skus: [sku('TPL-BE230', [], 3290, inStock(19, 50))],
  }),
  product({
    id: 1071,
    brand: 'asus',
    category: 'smart-home-network/wi-fi-routers/home-routers',
    name: text('เราเตอร์ ASUS RT-AX52 AX1800', 'ASUS RT-AX52 AX1800 Wi-Fi 6 Router'),
    shortDescription: text(
      'เราเตอร์ Wi-Fi 6 สำหรับคอนโดและบ้านเล็ก ต่อ AiMesh ขยายได้ภายหลัง',
      'Wi-Fi 6 for condos and small homes, extendable later with AiMesh.',
    ),
    highlights: [
      text('Wi-Fi 6 AX1800 สองย่าน', 'Dual-band AX1800 Wi-Fi 6'),
      text('AiMesh ขยายด้วยเราเตอร์ ASUS รุ่นอื่น', 'AiMesh with other ASUS routers'),
      text('AiProtection ความปลอดภัยฟรี', 'Free AiProtection security'),
    ],
    description: [
      paragraph(
        'แทนเราเตอร์เก่าในงบไม่ถึงสองพัน แอปตั้งค่าใช้ง่าย ปรับโหมด IoT แยกให้ทีวีและกล้องวงจรปิดได้',
        'Replaces an old router for under 2,000 baht, with an easy app and a separate network for TVs and cameras.',
      ),
    ],
    box: [text('เราเตอร์ RT-AX52', 'RT-AX52'), text('สาย LAN', 'LAN cable'), text('อะแดปเตอร์', 'Power adapter')],
    specification: specification({
      standard: 'Wi-Fi 6 (802.11ax)',
      speed: '1,201 + 574 Mbps',
      ports: '1G WAN × 1, 1G LAN × 3',
      antennas: text('ภายนอก 4 เสา', 'Four, external'),
      security: 'WPA3, AiProtection',
      control: text('แอป ASUS Router', 'ASUS Router app'),
      functions: 'AiMesh, VPN, Guest Network',
    }),
    faq: [
      question(
        text('เน็ต 1Gbps ใช้เต็มไหม', 'Will it use all of a 1Gbps line?'),
        text(
          'ผ่านสาย LAN ได้เต็ม ผ่าน Wi-Fi ได้ราว 600–800 Mbps ในระยะใกล้',
          'By cable yes; by Wi-Fi about 600 to 800 Mbps when near.',
        ),
      ),
    ],
    warranty: exchange(36),
    popularity: 430,
    drawing: { kind: 'router', line: 'antenna', shape: { antennas: 4 }, colour: '#26282C', accent: '#4C8DFF' },
    skus: [sku('ASU-RTAX52', [], 1790, inStock(1, 40), pastSpecial(1490))],
  }),
  product({
    id: 1072,
    brand: 'roborock',
    category: 'smart-home-network/robot-vacuums',
    name: text('หุ่นยนต์ดูดฝุ่นถูพื้น Roborock Qrevo S', 'Roborock Qrevo S Robot Vacuum and Mop'),
    shortDescription: text(
      'แรงดูด 7,000Pa ผ้าถูหมุนคู่ แท่นซักม็อบ เป่าแห้ง และเทฝุ่นเอง',
      '7,000Pa suction, twin spinning mops, and a dock that washes, dries and empties.',
    ),
    highlights: [
      text('แรงดูด 7,000Pa', '7,000Pa suction'),
      text('ผ้าถูหมุนคู่ ยกขึ้นเมื่อเจอพรม', 'Twin mops that lift on carpet'),
      text('แท่นซักม็อบและเป่าลมร้อนเอง', 'The dock washes and hot-air dries'),
      text('สร้างแผนที่หลายชั้น สั่งผ่านแอป', 'Multi-floor maps in the app'),
    ],
    description: [
      heading('กลับบ้านมาพื้นสะอาดแล้ว', 'Come home to clean floors'),
      paragraph(
        'ตั้งเวลาให้ทำงานตอนออกจากบ้าน ดูดแล้วถูให้เสร็จ กลับแท่นไปซักม็อบเอง ขนแมวไม่พันแปรง เปลี่ยนถุงฝุ่นแค่ราวเดือนละครั้ง',
        'Let it run while you are out: it vacuums, mops and goes home to wash. Pet hair does not tangle, and a dust bag lasts about a month.',
      ),
    ],
    box: [
      text('หุ่นยนต์ Qrevo S', 'Qrevo S robot'),
      text('แท่นอเนกประสงค์', 'Multifunctional dock'),
      text('ถุงเก็บฝุ่นและผ้าถู', 'Dust bag and mop cloths'),
    ],
    specification: specification({
      suction: '7,000Pa',
      mop: text('ผ้าหมุนคู่ ยกได้ 10 มม.', 'Twin spinning, lifts 10 mm'),
      mapping: 'PreciSense LiDAR',
      dock: text('เทฝุ่น ซักม็อบ เติมน้ำ เป่าแห้ง', 'Empties, washes, refills, dries'),
      tank: text('น้ำดี 4 ลิตร น้ำเสีย 3.5 ลิตร', 'Clean 4 L, dirty 3.5 L'),
      battery: '5,200mAh',
      control: text('แอป Roborock และสั่งด้วยเสียง', 'Roborock app and voice'),
      wireless: 'Wi-Fi 2.4GHz',
    }),
    faq: [
      question(text('ข้ามธรณีประตูได้สูงแค่ไหน', 'How high a threshold can it cross?'), text('ราว 2 ซม.', 'About 2 cm.')),
    ],
    warranty: serviceCentre(24),
    popularity: 675,
    drawing: { kind: 'robot-vacuum' },
    skus: [
      sku('RBR-QREVOS-WHT', [colour('white')], 24900, inStock(12, 30), currentSpecial(18990, 9)),
      sku('RBR-QREVOS-BLK', [colour('black')], 24900, inStock(6, 30), currentSpecial(18990, 9)),
    ],
  }),
  product({
    id: 1073,
    brand: 'xiaomi',
    category: 'smart-home-network/robot-vacuums',
    name: text('หุ่นยนต์ดูดฝุ่น Xiaomi Robot Vacuum S20', 'Xiaomi Robot Vacuum S20'),
    shortDescription: text(
      'หุ่นยนต์ตัวแรกของบ้าน ดูดและถูในรอบเดียว ทำแผนที่ด้วยเลเซอร์',
      'A first robot that vacuums and mops in one go, with laser mapping.',
    ),
    highlights: [
      text('แรงดูด 5,000Pa', '5,000Pa suction'),
      text('เลเซอร์ LDS ทำแผนที่แม่น', 'Accurate LDS laser maps'),
      text('กำหนดห้องและเขตห้ามเข้าในแอป', 'Rooms and no-go zones in the app'),
    ],
    description: [
      paragraph(
        'เหมาะกับคอนโดและบ้านชั้นเดียว เปิดแอปเลือกห้องแล้วปล่อยทำงาน เดินเลี่ยงขาโต๊ะได้ดี กลับไปชาร์จเองเมื่อแบตใกล้หมด',
        'For condos and bungalows: pick rooms in the app and let it go. It steers around table legs and returns to charge.',
      ),
    ],
    box: [
      text('หุ่นยนต์ S20', 'S20 robot'),
      text('แท่นชาร์จ', 'Charging dock'),
      text('ผ้าถูและแปรงข้าง', 'Mop cloth and side brush'),
    ],
    specification: specification({
      suction: '5,000Pa',
      mop: text('ถูเปียกพร้อมดูด', 'Wet mopping while vacuuming'),
      mapping: 'LDS Laser',
      battery: '3,200mAh',
      control: text('แอป Xiaomi Home และสั่งด้วยเสียง', 'Xiaomi Home app and voice'),
      wireless: 'Wi-Fi 2.4GHz',
      colours: text('ขาว', 'White'),
    }),
    faq: [
      question(
        text('ขนสัตว์พันแปรงไหม', 'Does pet hair tangle?'),
        text('มีบ้าง แนะนำถอดแปรงล้างสัปดาห์ละครั้ง', 'A little: clean the brush weekly.'),
      ),
    ],
    warranty: serviceCentre(12),
    popularity: 580,
    drawing: { kind: 'robot-vacuum', colour: '#F3F3F2' },
    skus: [sku('XMI-S20', [], 5990, inStock(20, null))],
  }),
];
