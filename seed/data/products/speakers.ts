import type { SeedProduct } from '../../types.ts';
import { colour } from '../attributes.ts';
import { cableC, manual } from '../box-contents.ts';
import { currentSpecial, inStock, pastSpecial, product, sku, soldOut, upcomingSpecial } from '../product.ts';
import { grams, kilograms, millimetres, specification, watts } from '../specification.ts';
import { heading, paragraph, question, text } from '../text.ts';
import { serviceCentre } from '../warranty.ts';

export const speakers: SeedProduct[] = [
  product({
    id: 1037,
    brand: 'sony',
    category: 'audio/headphones/wireless-headphones',
    name: text('หูฟังครอบหูไร้สาย Sony WH-1000XM6', 'Sony WH-1000XM6 Wireless Headphones'),
    shortDescription: text(
      'ตัดเสียงรบกวนระดับท็อป ไมค์ 12 ตัว พับเก็บได้อีกครั้ง เสียงจูนโดยวิศวกรระดับแกรมมี่',
      'Top noise cancelling with 12 microphones, a foldable body again, and sound tuned with mastering engineers.',
    ),
    highlights: [
      text('ชิป QN3 เร็วกว่ารุ่นก่อน 7 เท่า', 'QN3 processor, seven times faster than before'),
      text('ไมโครโฟน 12 ตัว ตัดเสียงปรับตามสภาพแวดล้อม', '12 microphones adapt to where you are'),
      text('ฟังได้ 30 ชั่วโมง ชาร์จ 3 นาทีฟังได้ 3 ชั่วโมง', '30 hours; three minutes of charge give three hours'),
      text('พับเก็บได้ เคสฝาแม่เหล็ก', 'Folds into a magnetic case'),
    ],
    description: [
      heading('เงียบอย่างที่ควรจะเป็น', 'Silence as it should be'),
      paragraph(
        'ใส่บนเครื่องบินแล้วเสียงเครื่องยนต์หายไปจนแปลกใจ แถบคาดศีรษะกว้างขึ้น ใส่ทั้งไฟลต์ไม่เจ็บ คุยงานก็ชัดเพราะไมค์แยกเสียงพูดออกจากเสียงร้านกาแฟ',
        'On a plane the engines simply go. The wider headband is comfortable for a whole flight, and calls are clear even in a café.',
      ),
    ],
    box: [
      text('หูฟัง WH-1000XM6', 'WH-1000XM6'),
      text('เคสพกพา', 'Carrying case'),
      cableC,
      text('สายสัญญาณ 3.5 มม.', '3.5 mm audio cable'),
    ],
    specification: specification({
      type: text('ครอบหูแบบปิด ไร้สาย', 'Closed over-ear, wireless'),
      driver: millimetres('30'),
      noise: 'QN3, 12 mics',
      codec: 'LDAC, AAC, SBC, LC3',
      frequency: '4 Hz – 40 kHz',
      battery: text('30 ชั่วโมง (เปิด ANC)', '30 hours (ANC on)'),
      charging: 'USB-C',
      wireless: text('Bluetooth 5.3 ต่อได้ 2 เครื่อง', 'Bluetooth 5.3, two devices'),
      weight: grams('254'),
    }),
    faq: [
      question(
        text('ต่อสายฟังตอนแบตหมดได้ไหม', 'Can I listen by cable when the battery is empty?'),
        text('ได้ ใช้สาย 3.5 มม. ที่แถมมาในกล่อง', 'Yes, with the 3.5 mm cable in the box.'),
      ),
    ],
    warranty: serviceCentre(12),
    badges: ['official'],
    popularity: 770,
    drawing: {
      kind: 'headphones',
      line: 'over-ear',
      shape: { headphones: { band: 'padded', arm: 'stem', face: 'dish' } },
    },
    skus: [
      sku('SNY-XM6-BLK', [colour('black')], 15990, inStock(21, 50), currentSpecial(13990)),
      sku('SNY-XM6-SLV', [colour('silver')], 15990, inStock(14, 50), currentSpecial(13990)),
      sku('SNY-XM6-BLU', [colour('navy-blue')], 15990, soldOut(30)),
    ],
  }),
  product({
    id: 1038,
    brand: 'jbl',
    category: 'audio/portable-speakers/compact-speakers',
    name: text('ลำโพงบลูทูธ JBL Flip 7', 'JBL Flip 7 Bluetooth Speaker'),
    shortDescription: text(
      'ลำโพงพกพาเสียงใหญ่ กันน้ำ IP68 เปิดได้ 14 ชั่วโมง เปลี่ยนสายคล้องเองได้',
      'A portable speaker with big sound, IP68, 14 hours of music and a swappable strap.',
    ),
    highlights: [
      text('กำลังขับ 35 วัตต์ เสียงคมขึ้นด้วย AI Sound Boost', '35 W with AI Sound Boost'),
      text('กันน้ำกันฝุ่น IP68 และทนการตก', 'IP68 and drop-proof'),
      text('แบต 14 ชั่วโมง เพิ่ม Playtime Boost อีก 2 ชั่วโมง', '14 hours, plus 2 with Playtime Boost'),
      text('ต่อหลายตัวพร้อมกันผ่าน Auracast', 'Links with others by Auracast'),
    ],
    description: [
      heading('ทะเล ภูเขา หรือริมสระ', 'Sea, mountains or pool'),
      paragraph(
        'ขนาดเท่าขวดน้ำ เสียบข้างเป้ได้ สายคล้องแบบ PushLock ถอดเปลี่ยนเป็นตะขอเกี่ยวได้ในคลิกเดียว ตกน้ำก็หยิบขึ้นมาเปิดเพลงต่อ',
        'The size of a bottle, it fits your bag. PushLock swaps the loop for a carabiner in a click, and a dip in the pool does not stop the music.',
      ),
    ],
    box: [
      text('ลำโพง JBL Flip 7', 'JBL Flip 7'),
      text('สายคล้องและตะขอ PushLock', 'PushLock loop and carabiner'),
      manual,
    ],
    specification: specification({
      output: watts('35'),
      driver: text('วูฟเฟอร์ 45 × 80 มม. + ทวีตเตอร์ 16 มม.', '45 × 80 mm woofer + 16 mm tweeter'),
      frequency: '60 Hz – 20 kHz',
      battery: text('14 ชั่วโมง (สูงสุด 16 ชั่วโมง)', '14 hours (up to 16)'),
      charging: text('USB-C ฟังเพลง Lossless ผ่านสายได้', 'USB-C, with lossless audio by cable'),
      wireless: 'Bluetooth 5.4, Auracast',
      protection: 'IP68',
      weight: grams('560'),
    }),
    faq: [
      question(
        text('ต่อกับ JBL Flip 6 พร้อมกันได้ไหม', 'Can it pair with a JBL Flip 6?'),
        text(
          'ไม่ได้ เพราะ Flip 6 ใช้ PartyBoost ส่วน Flip 7 ใช้ Auracast',
          'No. Flip 6 uses PartyBoost, Flip 7 uses Auracast.',
        ),
      ),
    ],
    warranty: serviceCentre(12),
    popularity: 725,
    drawing: {
      kind: 'speaker',
      line: 'portable',
      accent: '#F05A28',
      shape: { speaker: { pose: 'lying', carry: 'loop', size: [640, 330, 330] } },
    },
    skus: [
      sku('JBL-FLIP7-BLK', [colour('black')], 4990, inStock(33, 80), currentSpecial(4290, 3)),
      sku('JBL-FLIP7-BLU', [colour('blue')], 4990, inStock(27, 80), currentSpecial(4290, 3)),
      sku('JBL-FLIP7-RED', [colour('red')], 4990, inStock(1, 60), currentSpecial(4290, 3)),
    ],
  }),
  product({
    id: 1039,
    brand: 'marshall',
    category: 'audio/portable-speakers/compact-speakers',
    name: text('ลำโพงบลูทูธ Marshall Emberton III', 'Marshall Emberton III Portable Speaker'),
    shortDescription: text(
      'ดีไซน์แอมป์กีตาร์ในตำนาน เสียงรอบทิศ เปิดได้นานกว่า 32 ชั่วโมง',
      'The legendary amp look with all-round sound and more than 32 hours of play.',
    ),
    highlights: [
      text('แบตใช้ได้กว่า 32 ชั่วโมง', 'More than 32 hours of battery'),
      text('True Stereophonic กระจายเสียงรอบตัว', 'True Stereophonic sound all around'),
      text('กันน้ำกันฝุ่น IP67', 'IP67 dust and water protection'),
      text('มีไมค์ คุยสายได้', 'Microphone for calls'),
    ],
    description: [
      heading('ตั้งโชว์ก็สวย พกไปไหนก็ได้', 'A looker on the shelf and on the road'),
      paragraph(
        'ปุ่มทองเหลืองหมุนเดียวคุมทุกอย่าง ทั้งเล่น หยุด ข้ามเพลง และระดับเสียง วางกลางวงก็ฟังดีทุกมุม ชาร์จ 20 นาทีเปิดต่อได้อีก 6 ชั่วโมง',
        'One brass knob plays, pauses, skips and sets the volume. Put it in the middle: it sounds good from every side. Twenty minutes of charge give six hours.',
      ),
    ],
    box: [text('ลำโพง Emberton III', 'Emberton III'), cableC, manual],
    specification: specification({
      output: text('คลาส D 20 วัตต์ 2 ชุด', 'Two 20 W class D amplifiers'),
      driver: text('ฟูลเรนจ์ 2 นิ้ว 2 ตัว', 'Two 2" full-range drivers'),
      frequency: '65 Hz – 20 kHz',
      battery: text('มากกว่า 32 ชั่วโมง', 'More than 32 hours'),
      charging: 'USB-C',
      wireless: 'Bluetooth 5.3, LE Audio',
      protection: 'IP67',
      weight: kilograms('0.67'),
    }),
    faq: [
      question(
        text('ต่อสองตัวเป็นสเตอริโอได้ไหม', 'Can two make a stereo pair?'),
        text(
          'เชื่อมหลายตัวให้เล่นพร้อมกันผ่าน Auracast ได้ แต่ไม่แยกซ้าย-ขวา',
          'Several play together by Auracast, though not as left and right.',
        ),
      ),
    ],
    warranty: serviceCentre(12),
    popularity: 530,
    drawing: {
      kind: 'speaker',
      line: 'box',
      accent: '#B08D57',
      shape: { speaker: { size: [720, 330, 290], surface: 'grille', trim: '#B08D57' } },
    },
    skus: [
      sku('MAR-EMB3-BB', [colour('black-and-brass')], 6990, inStock(17, 40), pastSpecial(5990)),
      sku('MAR-EMB3-CRM', [colour('cream')], 6990, inStock(11, 40), pastSpecial(5990)),
    ],
  }),
  product({
    id: 1040,
    brand: 'sony',
    category: 'audio/soundbars',
    name: text('ซาวด์บาร์ Sony BRAVIA Theatre Bar 6 (HT-B600)', 'Sony BRAVIA Theatre Bar 6 (HT-B600) Soundbar'),
    shortDescription: text(
      'ซาวด์บาร์ 3.1.2 แชนเนล ลำโพงยิงขึ้นเพดาน พร้อมซับวูฟเฟอร์ไร้สาย 350 วัตต์',
      'A 3.1.2-channel bar with up-firing speakers and a wireless subwoofer, 350 W in all.',
    ),
    highlights: [
      text('Dolby Atmos แท้ด้วยลำโพงยิงขึ้น', 'True Dolby Atmos from up-firing speakers'),
      text('แชนเนลกลางแยก เสียงพูดชัด', 'A centre channel for clear dialogue'),
      text('ซับวูฟเฟอร์ไร้สาย จัดวางง่าย', 'A wireless subwoofer goes anywhere'),
      text('อัปมิกซ์เสียงสเตอริโอเป็นรอบทิศ', 'Upmixes stereo to surround'),
    ],
    description: [
      heading('ได้ยินทุกคำ รู้สึกทุกแรงระเบิด', 'Hear each word, feel each blast'),
      paragraph(
        'เสียงจากทีวีจอบางมักพูดไม่ชัด ซาวด์บาร์ชุดนี้ดันเสียงพูดให้เด่นด้วยโหมด Voice และให้เสียงฝนหรือเครื่องบินลอยอยู่เหนือหัว ต่อ HDMI eARC เส้นเดียวจบ คุมด้วยรีโมตทีวีเดิมได้',
        'Thin TVs mumble. Voice mode lifts dialogue, while rain and aircraft pass overhead. One HDMI eARC cable does it, under your TV remote.',
      ),
    ],
    box: [
      text('ซาวด์บาร์', 'Soundbar'),
      text('ซับวูฟเฟอร์ไร้สาย', 'Wireless subwoofer'),
      text('รีโมตพร้อมถ่าน', 'Remote with batteries'),
      text('สาย HDMI', 'HDMI cable'),
    ],
    specification: specification({
      channels: '3.1.2',
      output: watts('350'),
      codec: 'Dolby Atmos, DTS:X',
      ports: 'HDMI (eARC), Optical',
      wireless: 'Bluetooth 5.3',
      dimensions: text('ซาวด์บาร์กว้าง 95 ซม.', 'Bar width 95 cm'),
      control: text('รีโมต และแอป BRAVIA Connect', 'Remote and the BRAVIA Connect app'),
      included: text('ซับวูฟเฟอร์ไร้สาย', 'Wireless subwoofer'),
    }),
    faq: [
      question(
        text('ต้องใช้กับทีวี Sony เท่านั้นไหม', 'Does it need a Sony TV?'),
        text(
          'ไม่จำเป็น ใช้ได้กับทีวีทุกยี่ห้อที่มี HDMI ARC/eARC หรือ Optical',
          'No. Any TV with HDMI ARC/eARC or optical out will do.',
        ),
      ),
    ],
    warranty: serviceCentre(12),
    badges: ['new'],
    popularity: 420,
    drawing: { kind: 'speaker', line: 'soundbar', colour: '#1D1E21', shape: { speaker: { size: [900, 74, 120] } } },
    skus: [sku('SNY-HTB600', [], 14990, inStock(8, 25), upcomingSpecial(12990, 10))],
  }),
];
