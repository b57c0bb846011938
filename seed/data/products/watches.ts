import type { SeedProduct } from '../../types.ts';
import { colour, edition, millimetre } from '../attributes.ts';
import { manual } from '../box-contents.ts';
import { currentSpecial, inStock, product, sku, upcomingSpecial } from '../product.ts';
import { grams, screen, specification } from '../specification.ts';
import { heading, paragraph, question, sameText, text } from '../text.ts';
import { serviceCentre } from '../warranty.ts';

export const watches: SeedProduct[] = [
  product({
    id: 1041,
    brand: 'apple',
    category: 'wearables/smartwatches/apple-watch',
    name: text('สมาร์ทวอทช์ Apple Watch Series 11 GPS', 'Apple Watch Series 11 GPS'),
    shortDescription: text(
      'ใช้ได้ 24 ชั่วโมง กระจกทนรอยขึ้นสองเท่า ให้คะแนนการนอน และแจ้งเตือนความดันโลหิตสูง',
      'A 24-hour battery, twice the scratch resistance, a sleep score and hypertension notifications.',
    ),
    highlights: [
      text('แบตอยู่ได้ 24 ชั่วโมง โหมดประหยัด 38 ชั่วโมง', '24 hours, or 38 in Low Power Mode'),
      text('คะแนนการนอนหลับทุกเช้า', 'A sleep score every morning'),
      text('วัด ECG, ออกซิเจนในเลือด และอุณหภูมิข้อมือ', 'ECG, blood oxygen and wrist temperature'),
      text('กันน้ำ 50 เมตร ใส่ว่ายน้ำได้', '50 m water resistance for swimming'),
    ],
    description: [
      heading('โค้ชและผู้ช่วยบนข้อมือ', 'A coach and an aide on your wrist'),
      paragraph(
        'ปิดวงแหวนให้ครบทุกวัน ตั้งเป้าซ้อมวิ่งด้วย Workout Buddy รับสายและตอบ LINE ได้โดยไม่ต้องหยิบมือถือ ชาร์จ 15 นาทีใส่นอนได้ทั้งคืน',
        'Close your rings, train with Workout Buddy, take calls and answer LINE without reaching for the phone. Fifteen minutes of charge track a whole night.',
      ),
    ],
    box: [
      text('Apple Watch พร้อมสาย Sport Band', 'Apple Watch with a Sport Band'),
      text('สายชาร์จเร็วแม่เหล็ก USB-C 1 เมตร', 'Magnetic Fast Charger to USB-C cable, 1 m'),
    ],
    specification: specification({
      display: 'LTPO3 OLED Always-On',
      brightness: text('สูงสุด 2,000 นิต', 'Up to 2,000 nits'),
      processor: 'Apple S10',
      storage: '64GB',
      casing: text('อะลูมิเนียม', 'Aluminium'),
      glass: 'Ion-X',
      battery: text('24 ชั่วโมง (โหมดประหยัด 38 ชั่วโมง)', '24 hours (38 in Low Power Mode)'),
      health: text(
        'หัวใจ, ECG, ออกซิเจนในเลือด, การนอน, อุณหภูมิข้อมือ',
        'Heart rate, ECG, blood oxygen, sleep, wrist temperature',
      ),
      navigation: 'GPS, GNSS',
      protection: text('กันน้ำ 50 เมตร, IP6X', '50 m, IP6X'),
      wireless: 'Wi-Fi 4, Bluetooth 5.3',
      compatible: text('iPhone 11 ขึ้นไป', 'iPhone 11 or later'),
    }),
    faq: [
      question(
        text('ใช้กับ Android ได้ไหม', 'Does it work with Android?'),
        text(
          'ไม่ได้ ต้องใช้กับ iPhone เท่านั้น ผู้ใช้ Android แนะนำ Galaxy Watch8 หรือ HUAWEI WATCH GT 5',
          'No, it needs an iPhone. With Android choose Galaxy Watch8 or HUAWEI WATCH GT 5.',
        ),
      ),
    ],
    warranty: serviceCentre(12),
    badges: ['official'],
    popularity: 830,
    drawing: { kind: 'watch', line: 'square' },
    skus: [
      sku('APL-AWS11-42-RGD', [colour('rose-gold'), millimetre(42)], 14900, inStock(19, 50)),
      sku('APL-AWS11-42-JBK', [colour('jet-black'), millimetre(42)], 14900, inStock(24, 50)),
      sku('APL-AWS11-46-JBK', [colour('jet-black'), millimetre(46)], 15900, inStock(13, 40)),
      sku('APL-AWS11-46-SLV', [colour('silver'), millimetre(46)], 15900, inStock(2, 40)),
    ],
  }),
  product({
    id: 1042,
    brand: 'samsung',
    category: 'wearables/smartwatches/galaxy-watch',
    name: text('สมาร์ทวอทช์ Samsung Galaxy Watch8', 'Samsung Galaxy Watch8'),
    shortDescription: text(
      'บางลง 11% ใส่นอนสบาย วัดสารต้านอนุมูลอิสระและองค์ประกอบร่างกายได้จากข้อมือ',
      '11% thinner for sleep, with antioxidant and body-composition readings from the wrist.',
    ),
    highlights: [
      text('ดีไซน์ Cushion บางเบา แนบข้อมือ', 'Thin cushion design that hugs the wrist'),
      text('วัดมวลกล้ามเนื้อ ไขมัน และน้ำในร่างกาย', 'Body composition: muscle, fat and water'),
      text('โค้ชวิ่งส่วนตัวปรับแผนตามคุณ', 'Running Coach fits the plan to you'),
      text('สั่งงาน Gemini จากข้อมือ', 'Gemini on your wrist'),
    ],
    description: [
      heading('รู้จักร่างกายตัวเองมากขึ้นทุกวัน', 'Know your body better each day'),
      paragraph(
        'คำแนะนำเวลาเข้านอน ประเมินภาระของหลอดเลือด และแจ้งจังหวะหัวใจผิดปกติ รวมเป็นคะแนนพลังงานที่บอกว่าวันนี้ควรซ้อมหนักหรือพัก',
        'Bedtime guidance, vascular load and irregular-rhythm alerts join in an Energy Score that tells you to train hard or rest.',
      ),
    ],
    box: [
      text('Galaxy Watch8 พร้อมสาย', 'Galaxy Watch8 with band'),
      text('แท่นชาร์จไร้สาย USB-C', 'USB-C wireless charger'),
      manual,
    ],
    specification: specification({
      display: text(
        'Super AMOLED 1.34 นิ้ว (40 มม.) หรือ 1.47 นิ้ว (44 มม.)',
        'Super AMOLED, 1.34" (40 mm) or 1.47" (44 mm)',
      ),
      brightness: text('สูงสุด 3,000 นิต', 'Up to 3,000 nits'),
      processor: 'Exynos W1000',
      memory: '2GB',
      storage: '32GB',
      casing: 'Armor Aluminum',
      glass: 'Sapphire Crystal',
      battery: '325mAh (40 mm), 435mAh (44 mm)',
      protection: '5ATM, IP68, MIL-STD-810H',
      system: 'Wear OS 6, One UI 8 Watch',
      wireless: 'Wi-Fi, Bluetooth 5.3, NFC',
      compatible: text('Android 12 ขึ้นไป', 'Android 12 or later'),
    }),
    faq: [
      question(
        text('วัดความดันได้ไหม', 'Does it measure blood pressure?'),
        text(
          'วัดได้ผ่านแอป Samsung Health Monitor บนมือถือ Galaxy โดยต้องสอบเทียบกับเครื่องวัดแบบรัดแขนทุก 28 วัน',
          'With Samsung Health Monitor on a Galaxy phone, calibrated against a cuff every 28 days.',
        ),
      ),
    ],
    warranty: serviceCentre(12),
    badges: ['official'],
    popularity: 570,
    drawing: { kind: 'watch', line: 'round' },
    skus: [
      sku('SAM-GW8-40-SLV', [colour('silver'), millimetre(40)], 12900, inStock(15, 40)),
      sku('SAM-GW8-40-GRP', [colour('graphite'), millimetre(40)], 12900, inStock(18, 40)),
      sku('SAM-GW8-44-GRP', [colour('graphite'), millimetre(44)], 13900, inStock(10, null)),
    ],
  }),
  product({
    id: 1043,
    brand: 'garmin',
    category: 'wearables/running-watches/garmin',
    name: text('นาฬิกาวิ่ง Garmin Forerunner 165', 'Garmin Forerunner 165'),
    shortDescription: text(
      'นาฬิกาวิ่งจอ AMOLED น้ำหนัก 39 กรัม มีแผนซ้อมรายวันและโค้ชวิ่งมาราธอนในตัว',
      'A 39-gram AMOLED running watch with daily suggested workouts and marathon coaching.',
    ),
    highlights: [
      text('จอ AMOLED 1.2 นิ้ว สว่างกลางแดด', '1.2" AMOLED, bright in sunlight'),
      text('แบต 11 วัน หรือ GPS ต่อเนื่อง 19 ชั่วโมง', '11 days, or 19 hours of GPS'),
      text('แนะนำการซ้อมรายวันและคาดเวลาเข้าเส้น', 'Daily suggested workouts and race predictor'),
      text('ใส่ว่ายน้ำได้ 5ATM', '5 ATM for the pool'),
    ],
    description: [
      heading('จาก 5 กิโลแรกถึงฟูลมาราธอน', 'From your first 5K to a marathon'),
      paragraph(
        'เพิ่มงานวิ่งในแอป Garmin Connect นาฬิกาจะจัดตารางซ้อมให้ถึงวันแข่ง ดูเพซ โซนหัวใจ และ Training Effect แบบอ่านง่าย หลังวิ่งซิงก์ขึ้น Strava ให้เอง',
        'Add your race in the app and the watch plans until the day. Pace, heart-rate zones and Training Effect are easy to read, and runs sync to Strava.',
      ),
    ],
    box: [sameText('Forerunner 165'), text('สายชาร์จ', 'Charging cable'), manual],
    specification: specification({
      display: screen('1.2', 'AMOLED'),
      resolution: '390 × 390',
      casing: text('โพลิเมอร์เสริมไฟเบอร์ 43 มม.', '43 mm fibre-reinforced polymer'),
      glass: 'Corning Gorilla Glass 3',
      battery: text('11 วัน (GPS 19 ชั่วโมง)', '11 days (19 hours of GPS)'),
      navigation: 'GPS, GLONASS, Galileo, BeiDou',
      sensors: text('หัวใจ, ออกซิเจน, ความสูง, เข็มทิศ', 'Heart rate, Pulse Ox, altimeter, compass'),
      sports: text('มากกว่า 25 โหมด', 'More than 25'),
      protection: '5ATM',
      compatible: 'iPhone, Android',
      weight: grams('39'),
    }),
    faq: [
      question(
        text('รุ่น Music ต่างจากรุ่นธรรมดาอย่างไร', 'What does the Music edition add?'),
        text(
          'โหลดเพลงจาก Spotify หรือ YouTube Music ลงนาฬิกาแล้วต่อหูฟังบลูทูธวิ่งโดยไม่ต้องพกมือถือ',
          'It stores songs from Spotify or YouTube Music and plays to Bluetooth earbuds, so the phone stays home.',
        ),
      ),
    ],
    warranty: serviceCentre(24),
    popularity: 660,
    drawing: { kind: 'watch', line: 'sport', accent: '#4FA3D1' },
    skus: [
      sku(
        'GAR-FR165-BLK',
        [edition('รุ่นธรรมดา', 'Standard'), colour('black')],
        8990,
        inStock(22, 60),
        upcomingSpecial(7990, 2),
      ),
      sku('GAR-FR165M-BLK', [edition('รุ่น Music', 'Music'), colour('black')], 10490, inStock(12, 40)),
      sku('GAR-FR165M-LAV', [edition('รุ่น Music', 'Music'), colour('lavender')], 10490, inStock(3, 20)),
    ],
  }),
  product({
    id: 1044,
    brand: 'huawei',
    category: 'wearables/smartwatches/huawei-watch',
    name: text('สมาร์ทวอทช์ HUAWEI WATCH GT 5', 'HUAWEI WATCH GT 5'),
    shortDescription: text(
      'ชาร์จครั้งเดียวใช้ได้ถึง 14 วัน ใช้ได้ทั้ง iPhone และ Android วัดสุขภาพแม่นด้วย TruSense',
      'Up to 14 days per charge, with iPhone or Android, and accurate TruSense health tracking.',
    ),
    highlights: [
      text('แบตสูงสุด 14 วัน (46 มม.)', 'Up to 14 days (46 mm)'),
      text('ระบบวัดสุขภาพ HUAWEI TruSense', 'HUAWEI TruSense health system'),
      text('ติดตามการนอนและอารมณ์', 'Sleep and emotional wellbeing'),
      text('กันน้ำ 5ATM และ IP69K', '5 ATM and IP69K'),
    ],
    description: [
      heading('ลืมที่ชาร์จไว้บ้านก็ไม่เป็นไร', 'Leave the charger at home'),
      paragraph(
        'ไปเที่ยวทั้งสัปดาห์ไม่ต้องพกสายชาร์จ ตัวเรือนเหลี่ยมมุมดูแพง ใส่ชุดทำงานได้ และมีโหมดกีฬากว่า 100 ชนิด รวมถึงกอล์ฟและวิ่งเทรล',
        'Travel for a week without a cable. The faceted case goes with a suit, and over 100 sports include golf and trail running.',
      ),
    ],
    box: [
      text('HUAWEI WATCH GT 5 พร้อมสาย', 'HUAWEI WATCH GT 5 with strap'),
      text('แท่นชาร์จแม่เหล็ก', 'Magnetic charger'),
      manual,
    ],
    specification: specification({
      display: text('AMOLED 1.32 นิ้ว (41 มม.) หรือ 1.43 นิ้ว (46 มม.)', 'AMOLED, 1.32" (41 mm) or 1.43" (46 mm)'),
      resolution: '466 × 466',
      casing: text('สเตนเลสสตีล', 'Stainless steel'),
      battery: text('สูงสุด 7 วัน (41 มม.) หรือ 14 วัน (46 มม.)', 'Up to 7 days (41 mm) or 14 days (46 mm)'),
      health: text('หัวใจ, ออกซิเจนในเลือด, การนอน, ความเครียด', 'Heart rate, blood oxygen, sleep, stress'),
      sports: text('มากกว่า 100 โหมด', 'More than 100'),
      protection: '5ATM, IP69K',
      wireless: 'Bluetooth 5.2, NFC',
      compatible: 'iPhone, Android',
    }),
    faq: [
      question(
        text('ตอบ LINE จากนาฬิกาได้ไหม', 'Can I answer LINE from the watch?'),
        text(
          'อ่านได้ทุกเครื่อง ตอบกลับด้วยข้อความด่วนได้เมื่อใช้กับ Android',
          'You can read it anywhere, and send quick replies with Android.',
        ),
      ),
    ],
    warranty: serviceCentre(12),
    popularity: 550,
    drawing: { kind: 'watch', line: 'round', colour: '#2B2D31' },
    skus: [
      sku('HUA-GT5-46', [millimetre(46)], 7490, inStock(26, 60), currentSpecial(5490, 8)),
      sku('HUA-GT5-41', [millimetre(41)], 6990, inStock(17, 60), currentSpecial(4990, 8)),
    ],
  }),
];
