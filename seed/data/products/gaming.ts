import type { SeedProduct } from '../../types.ts';
import { colour, edition } from '../attributes.ts';
import { manual } from '../box-contents.ts';
import { currentSpecial, inStock, preOrder, product, sku, upcomingSpecial } from '../product.ts';
import { grams, hours, millimetres, screen, specification } from '../specification.ts';
import { heading, list, paragraph, question, table, text } from '../text.ts';
import { exchange, serviceCentre } from '../warranty.ts';

export const gaming: SeedProduct[] = [
  product({
    id: 1048,
    brand: 'nintendo',
    category: 'gaming/game-consoles/nintendo',
    name: text('เครื่องเกม Nintendo Switch 2', 'Nintendo Switch 2'),
    shortDescription: text(
      'จอใหญ่ 7.9 นิ้ว 120Hz เสียบ Dock ออกทีวี 4K จอย Joy-Con 2 แม่เหล็กใช้เป็นเมาส์ได้',
      'A 7.9" 120Hz screen, 4K on the TV, and magnetic Joy-Con 2 that double as a mouse.',
    ),
    highlights: [
      text('จอ 1080p 120Hz HDR และ VRR', '1080p screen with 120Hz, HDR and VRR'),
      text('ต่อทีวีได้สูงสุด 4K 60fps', 'Up to 4K at 60fps on TV'),
      text('ความจุในตัว 256GB', '256GB built in'),
      text('GameChat คุยและแชร์จอกับเพื่อน', 'GameChat to talk and share screens'),
    ],
    description: [
      heading('จองก่อน เล่นก่อน', 'Book early, play first'),
      paragraph(
        'เครื่องเข้าไทยเป็นรอบ จองไว้แล้วเราส่งให้ตามลำดับคิว เล่นเกม Switch เดิมได้เกือบทั้งหมด หลายเกมเฟรมเรตดีขึ้นด้วยการอัปเดตฟรี',
        'Consoles arrive in batches and we ship in the order of booking. Nearly all Switch games play, many smoother after a free update.',
      ),
      list(
        text('สั่งจองได้ท่านละไม่เกิน 2 เครื่อง ชำระเต็มจำนวน', 'Two per person at most, paid in full'),
        text('ยกเลิกและรับเงินคืนได้ก่อนสินค้าออกจากคลัง', 'Cancel for a refund until it leaves our warehouse'),
      ),
    ],
    box: [
      text('เครื่อง Nintendo Switch 2', 'Nintendo Switch 2 console'),
      text('Joy-Con 2 ซ้าย-ขวา', 'Left and right Joy-Con 2'),
      text('Dock, Joy-Con 2 Grip และสายคล้อง', 'Dock, Joy-Con 2 grip and straps'),
      text('สาย HDMI และอะแดปเตอร์', 'HDMI cable and AC adapter'),
    ],
    specification: specification({
      display: screen('7.9', 'LCD'),
      resolution: '1920 × 1080',
      refresh: '120Hz VRR',
      processor: text('NVIDIA ออกแบบพิเศษ', 'Custom NVIDIA processor'),
      storage: text('256GB และ microSD Express', '256GB and microSD Express'),
      video: text('4K 60fps เมื่อต่อ Dock', '4K at 60fps when docked'),
      battery: text('5,220mAh เล่นได้ 2–6.5 ชั่วโมง', '5,220mAh, 2 to 6.5 hours'),
      wireless: 'Wi-Fi 6, Bluetooth',
      ports: 'USB-C × 2, 3.5 mm',
      weight: text('401 กรัม (ใส่จอย 534 กรัม)', '401 g (534 g with Joy-Con 2)'),
    }),
    faq: [
      question(
        text('สั่งจองแล้วได้ของเมื่อไร', 'When will it arrive?'),
        text(
          'หน้านี้บอกวันเริ่มจัดส่ง เราส่งอีเมลพร้อมเลขพัสดุเมื่อของออก',
          'This page says from when it ships. We email you the tracking number when it leaves.',
        ),
      ),
      question(
        text('เกม Switch เดิมเล่นได้ไหม', 'Do my Switch games work?'),
        text('ได้เกือบทุกเกม ทั้งแบบตลับและดิจิทัลที่ซื้อไว้', 'Nearly all of them, cartridges and downloads alike.'),
      ),
    ],
    warranty: serviceCentre(12),
    badges: ['pre-order', 'new'],
    popularity: 880,
    drawing: { kind: 'console', line: 'handheld', colour: '#26272B', accent: '#E8503A' },
    skus: [
      sku('NIN-SW2', [edition('เฉพาะเครื่อง', 'Console only')], 16990, preOrder(60)),
      sku('NIN-SW2-MKW', [edition('ชุดพร้อมเกม Mario Kart World', 'Mario Kart World bundle')], 18490, preOrder(40)),
    ],
  }),
  product({
    id: 1049,
    brand: 'sony',
    category: 'gaming/game-consoles/playstation',
    name: text('เครื่องเกม PlayStation 5 Slim', 'PlayStation 5 Slim'),
    shortDescription: text(
      'PS5 ตัวเล็กลง 30% ความจุ 1TB โหลดเกมไว พร้อมจอย DualSense 1 ตัว',
      'A 30% smaller PS5 with 1TB, quick loading and one DualSense controller.',
    ),
    highlights: [
      text('SSD 1TB โหลดฉากแทบไม่ต้องรอ', '1TB SSD with next to no loading'),
      text('เล่นเกมสูงสุด 4K 120fps', 'Games up to 4K 120fps'),
      text('Ray Tracing และ Tempest 3D Audio', 'Ray tracing and Tempest 3D Audio'),
      text('รุ่น Digital ซื้อไดรฟ์แผ่นใส่ภายหลังได้', 'A disc drive can be added to the Digital edition'),
    ],
    description: [
      heading('เลือกแบบแผ่นหรือดิจิทัลดี', 'Disc or digital?'),
      table(
        [
          text('รุ่นใส่แผ่น', 'Disc edition'),
          text('ขายต่อแผ่นเกมได้ ดูหนัง Blu-ray 4K ได้', 'Resell your games, watch 4K Blu-ray'),
        ],
        [
          text('รุ่นดิจิทัล', 'Digital edition'),
          text(
            'ราคาเริ่มต้นถูกกว่า ซื้อเกมจาก PS Store สลับเกมไม่ต้องลุก',
            'Cheaper to start, games from PS Store, no discs to swap',
          ),
        ],
      ),
    ],
    box: [
      text('เครื่อง PlayStation 5', 'PlayStation 5 console'),
      text('จอย DualSense', 'DualSense controller'),
      text('สาย HDMI, สายไฟ และสาย USB', 'HDMI, power and USB cables'),
      text('ขาวางแนวนอน', 'Horizontal stand feet'),
    ],
    specification: specification({
      processor: 'AMD Ryzen Zen 2, 8-core 3.5GHz',
      graphics: 'AMD RDNA 2, 10.28 TFLOPS',
      memory: '16GB GDDR6',
      storage: '1TB SSD',
      video: '4K 120Hz, 8K, VRR',
      slots: text('ช่อง M.2 เพิ่มความจุได้', 'M.2 slot for more storage'),
      ports: 'USB-C × 2, USB-A × 2, HDMI 2.1, LAN',
      wireless: 'Wi-Fi 6, Bluetooth 5.1',
      dimensions: text('358 × 96 × 216 มม. (รุ่นใส่แผ่น)', '358 × 96 × 216 mm (disc edition)'),
      weight: text('รุ่นใส่แผ่น 3.2 กก. รุ่นดิจิทัล 2.6 กก.', 'Disc 3.2 kg, digital 2.6 kg'),
    }),
    faq: [
      question(
        text('เล่นแผ่น PS4 ได้ไหม', 'Does it play PS4 discs?'),
        text(
          'รุ่นใส่แผ่นเล่นได้ และเล่นเกมดิจิทัล PS4 เดิมได้ทั้งสองรุ่น',
          'The disc edition does, and both play your digital PS4 games.',
        ),
      ),
    ],
    warranty: serviceCentre(12),
    badges: ['official'],
    popularity: 855,
    drawing: { kind: 'console', line: 'tower', colour: '#F3F3F1', accent: '#2C7BE5' },
    skus: [
      sku(
        'SNY-PS5S-DISC',
        [edition('รุ่นใส่แผ่น', 'Disc edition')],
        18690,
        inStock(16, 60),
        currentSpecial(16690, 5, text('โปรฉลองปลายปี', 'Year-end offer')),
      ),
      sku('SNY-PS5S-DIG', [edition('รุ่นดิจิทัล', 'Digital edition')], 15990, inStock(3, 60), currentSpecial(13990, 5)),
    ],
  }),
  product({
    id: 1050,
    brand: 'sony',
    category: 'gaming/controllers',
    name: text('จอยเกมไร้สาย PlayStation DualSense', 'PlayStation DualSense Wireless Controller'),
    shortDescription: text(
      'สั่นแบบ Haptic และปุ่มไกปรับแรงต้าน ใช้ได้ทั้ง PS5, PC, Mac และมือถือ',
      'Haptic feedback and adaptive triggers for PS5, PC, Mac and phones.',
    ),
    highlights: [
      text('Haptic feedback รู้สึกถึงพื้นผิวในเกม', 'Haptics let you feel the game'),
      text('ปุ่ม L2/R2 ปรับแรงต้านตามอาวุธ', 'L2 and R2 resist like the weapon in hand'),
      text('ไมค์ในตัวและช่องหูฟัง 3.5 มม.', 'Built-in microphone and 3.5 mm jack'),
    ],
    description: [
      paragraph(
        'ง้างธนูแล้วไกฝืดขึ้นจริง ขับรถบนทรายกับถนนสั่นไม่เหมือนกัน ต่อคอมผ่านสาย USB-C หรือบลูทูธเล่นเกม Steam ได้ทันที ซื้อเพิ่มอีกตัวไว้เล่นกับเพื่อนก็คุ้ม',
        'Draw a bow and the trigger tightens; sand and tarmac shake differently. Plug in by USB-C or pair by Bluetooth for Steam, and keep a second one for friends.',
      ),
    ],
    box: [text('จอย DualSense', 'DualSense controller'), manual],
    specification: specification({
      type: text('จอยไร้สาย', 'Wireless controller'),
      wireless: 'Bluetooth 5.1',
      ports: 'USB-C, 3.5 mm',
      battery: '1,560mAh',
      sensors: text('ไจโร 3 แกน และวัดความเร่ง 3 แกน', '3-axis gyroscope and accelerometer'),
      control: text('ทัชแพด, Haptic, ปุ่มไกปรับแรงต้าน', 'Touch pad, haptics, adaptive triggers'),
      compatible: 'PS5, PC, Mac, iOS, Android',
      weight: grams('280'),
    }),
    faq: [
      question(
        text('ใช้กับ PS4 ได้ไหม', 'Does it work with PS4?'),
        text('ใช้กับเครื่อง PS4 ไม่ได้', 'It does not work with a PS4 console.'),
      ),
    ],
    warranty: serviceCentre(12),
    badges: ['official'],
    popularity: 615,
    drawing: { kind: 'controller', line: 'symmetric' },
    skus: [
      sku('SNY-DS5-WHT', [colour('white')], 2590, inStock(44, 100), upcomingSpecial(2190, 1)),
      sku('SNY-DS5-MBK', [colour('midnight-black')], 2590, inStock(39, 100), upcomingSpecial(2190, 1)),
      sku('SNY-DS5-RED', [colour('cosmic-red')], 2690, inStock(2, 40)),
    ],
  }),
  product({
    id: 1051,
    brand: 'hyperx',
    category: 'gaming/gaming-headsets',
    name: text('หูฟังเกมมิ่งไร้สาย HyperX Cloud III Wireless', 'HyperX Cloud III Wireless Gaming Headset'),
    shortDescription: text(
      'ใส่สบายระดับตำนาน เล่นได้ 120 ชั่วโมงต่อชาร์จ ไมค์ชัดสำหรับคุยทีม',
      'Legendary comfort, 120 hours per charge and a clear microphone for the team.',
    ),
    highlights: [
      text('แบต 120 ชั่วโมง ชาร์จสัปดาห์ละครั้งยังเหลือ', '120 hours: a charge a week is plenty'),
      text('ไดรเวอร์ 53 มม. วางเอียงรับหู', 'Angled 53 mm drivers'),
      text('ไมค์ตัดเสียงรบกวน ถอดได้', 'Detachable noise-cancelling microphone'),
      text('เมมโมรีโฟมและโครงอะลูมิเนียม', 'Memory foam on an aluminium frame'),
    ],
    description: [
      paragraph(
        'ใส่แว่นก็ไม่บีบขมับ แยกทิศเสียงฝีเท้าได้แม่นด้วย DTS Headphone:X ดองเกิล 2.4GHz แบบ USB-C เสียบได้ทั้ง PC, PS5 และ Switch',
        'Kind to temples even with glasses. DTS Headphone:X places each footstep, and the 2.4GHz USB-C dongle fits PC, PS5 and Switch.',
      ),
    ],
    box: [
      text('หูฟัง Cloud III Wireless', 'Cloud III Wireless'),
      text('ไมโครโฟนถอดได้', 'Detachable microphone'),
      text('ดองเกิล USB-C และตัวแปลง USB-A', 'USB-C dongle and USB-A adapter'),
      text('สายชาร์จ', 'Charging cable'),
    ],
    specification: specification({
      type: text('ครอบหูแบบปิด ไร้สาย', 'Closed over-ear, wireless'),
      driver: millimetres('53'),
      frequency: '10 Hz – 21 kHz',
      microphone: text('ถอดได้ มีไฟบอกสถานะปิดเสียง', 'Detachable, with a mute light'),
      battery: hours('120'),
      wireless: '2.4GHz',
      compatible: 'PC, PS5, PS4, Nintendo Switch',
      weight: grams('332'),
    }),
    faq: [
      question(
        text('ต่อบลูทูธกับมือถือได้ไหม', 'Does it have Bluetooth?'),
        text('ไม่มีบลูทูธ ใช้งานผ่านดองเกิล 2.4GHz ที่แถมมาในกล่อง', 'No, it works through the 2.4GHz dongle in the box.'),
      ),
    ],
    warranty: exchange(24),
    popularity: 480,
    drawing: {
      kind: 'headphones',
      line: 'gaming',
      accent: '#D7263D',
      shape: { headphones: { arm: 'fork', face: 'badge', trim: '#D7263D' } },
    },
    skus: [
      sku('HPX-C3W-BLK', [colour('black')], 5990, inStock(18, 40)),
      sku('HPX-C3W-RED', [colour('red')], 5990, inStock(7, 40)),
    ],
  }),
];
