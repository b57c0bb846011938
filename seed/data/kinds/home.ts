import type { Localised, SeedProduct } from '../../types.ts';
import { pack, textAttribute } from '../attributes.ts';
import { composeGoods, type GoodsLine } from '../compose-goods.ts';
import { kilograms, specification, watts } from '../specification.ts';
import { question, text } from '../text.ts';
import { exchange, serviceCentre } from '../warranty.ts';

interface GadgetLine extends GoodsLine {
  use: 'bulb' | 'strip' | 'plug' | 'lock';
  power: string;
  works: string;
  detail: Localised;
}

const gadgets: readonly GadgetLine[] = [
  {
    use: 'bulb',
    brand: 'Philips',
    model: 'Hue White and Color A60',
    power: '9 W',
    works: 'Hue, Apple Home, Google, Alexa',
    detail: text('ขั้ว E27 16 ล้านสี', 'E27, 16 million colours'),
    options: { 1: 1890, 2: 3490 },
    colour: '#F4F4F2',
    accent: '#F4A64A',
  },
  {
    use: 'bulb',
    brand: 'Tapo',
    model: 'L530E Multicolor',
    hit: true,
    power: '8.7 W',
    works: 'Tapo, Google, Alexa',
    detail: text('ขั้ว E27 ปรับสีได้', 'E27, colours'),
    options: { 1: 350, 2: 650, 4: 1190 },
    colour: '#F4F4F2',
    accent: '#4AA3F4',
  },
  {
    use: 'bulb',
    brand: 'Yeelight',
    model: 'W4 Lite Multicolor',
    power: '8 W',
    works: 'Yeelight, Apple Home, Google',
    detail: text('ขั้ว E27 ปรับสีได้', 'E27, colours'),
    options: { 1: 390, 2: 740 },
    colour: '#F4F4F2',
    accent: '#B47AF4',
  },
  {
    use: 'bulb',
    brand: 'Anitech',
    model: 'SH-B10 RGB',
    power: '9 W',
    works: 'Anitech Smart, Google',
    detail: text('ขั้ว E27 ปรับสีได้', 'E27, colours'),
    options: { 1: 250, 2: 470 },
    colour: '#F4F4F2',
    accent: '#F47A9A',
  },
  {
    use: 'strip',
    brand: 'Philips',
    model: 'Hue Lightstrip Plus V4 2 m',
    th: 'Hue Lightstrip Plus V4 2 ม.',
    power: '20 W',
    works: 'Hue, Apple Home, Google, Alexa',
    detail: text('ยาว 2 เมตร ต่อเพิ่มได้', '2 m, extendable'),
    price: 3290,
    colour: '#F4F4F2',
    accent: '#7A8CF4',
  },
  {
    use: 'strip',
    brand: 'Tapo',
    model: 'L930-5 Multicolor',
    hit: true,
    power: '13.5 W',
    works: 'Tapo, Apple Home, Google',
    detail: text('ยาว 5 เมตร ไล่สีหลายโซน', '5 m with colour zones'),
    options: { 1: 1290, 2: 2390 },
    colour: '#F4F4F2',
    accent: '#F47AD0',
  },
  {
    use: 'strip',
    brand: 'Yeelight',
    model: 'Lightstrip Pro 2 m',
    th: 'Lightstrip Pro 2 ม.',
    power: '12 W',
    works: 'Yeelight, Apple Home, Google',
    detail: text('ยาว 2 เมตร ซิงก์กับจอเกม', '2 m, follows games'),
    price: 1390,
    colour: '#F4F4F2',
    accent: '#4AD0C0',
  },
  {
    use: 'plug',
    brand: 'Tapo',
    model: 'P110',
    hit: true,
    power: '16 A',
    works: 'Tapo, Google, Alexa',
    detail: text('วัดค่าไฟได้', 'Measures energy'),
    options: { 1: 450, 2: 850 },
    colour: '#F4F4F2',
  },
  {
    use: 'plug',
    brand: 'Anitech',
    model: 'H5000 Smart Plug Series',
    power: '10 A',
    works: 'Anitech Smart, Google',
    detail: text('รางปลั๊กมีสวิตช์แยก', 'Strip with own switches'),
    options: { 1: 890, 2: 1690 },
    colour: '#F4F4F2',
  },
  {
    use: 'plug',
    brand: 'Xiaomi',
    model: 'Smart Plug 2',
    power: '10 A',
    works: 'Xiaomi Home, Google',
    detail: text('ตั้งเวลาได้', 'Timers'),
    options: { 1: 350, 2: 650 },
    colour: '#F4F4F2',
  },
  {
    use: 'plug',
    brand: 'Aqara',
    model: 'Smart Plug EU',
    power: '10 A',
    works: 'Aqara, Apple Home',
    detail: text('เชื่อมต่อ Zigbee', 'Zigbee'),
    options: { 1: 890 },
    colour: '#F4F4F2',
  },
  {
    use: 'lock',
    brand: 'Yale',
    model: 'YDM 7116A',
    power: 'AA × 4',
    works: 'Yale Home',
    detail: text('นิ้ว รหัส การ์ด กุญแจ', 'Finger, code, card, key'),
    price: 15900,
    colours: ['black', 'bronze'],
  },
  {
    use: 'lock',
    brand: 'Yale',
    model: 'Luna Pro Plus',
    launch: 'new',
    power: 'Li-ion',
    works: 'Yale Home',
    detail: text('สแกนใบหน้า นิ้ว รหัส', 'Face, finger, code'),
    price: 29900,
    colours: ['black'],
  },
  {
    use: 'lock',
    brand: 'Xiaomi',
    model: 'Smart Door Lock M30',
    hit: true,
    power: 'Li-ion',
    works: 'Xiaomi Home',
    detail: text('นิ้ว รหัส กล้องตาแมว', 'Finger, code, peephole camera'),
    price: 9990,
    colours: ['black'],
  },
  {
    use: 'lock',
    brand: 'Aqara',
    model: 'Smart Lock U200',
    power: 'Li-ion',
    works: 'Aqara, Apple Home Key',
    detail: text('นิ้ว รหัส Apple Home Key', 'Finger, code, Apple Home Key'),
    price: 8990,
    colours: ['black', 'silver'],
  },
  {
    use: 'lock',
    brand: 'EZVIZ',
    model: 'DL05',
    power: 'AA × 4',
    works: 'EZVIZ',
    detail: text('นิ้ว รหัส การ์ด กุญแจ', 'Finger, code, card, key'),
    price: 5990,
    colours: ['black', 'silver'],
  },
];

const gadgetUsageTexts: Record<GadgetLine['use'], readonly [Localised, Localised, Localised]> = {
  bulb: [
    text('สั่งหรี่ไฟจากเตียง ตั้งให้ค่อยๆ สว่างแทนนาฬิกาปลุก', 'Dim it from bed, or let it rise slowly in place of an alarm.'),
    text('เปลี่ยนหลอดเดิมได้เลยไม่ต้องเดินสาย', 'It takes the place of the old bulb: no wiring.'),
    text('ตั้งซีนดูหนัง อ่านหนังสือ หรือปาร์ตี้ได้ในแอป', 'Scenes for films, reading and parties wait in the app.'),
  ],
  strip: [
    text('ติดหลังทีวีหรือใต้ตู้ครัว ห้องดูแพงขึ้นทันที', 'Behind the TV or under the cupboard, the room looks richer.'),
    text('ตัดตามรอยและมีกาวในตัว ติดเองได้', 'Cut on the marks and stick: do it yourself.'),
    text('เปลี่ยนสีตามเพลงหรือเกมได้', 'It changes with music or games.'),
  ],
  plug: [
    text(
      'ตั้งเวลาเปิดหม้อหุงข้าว ปิดพัดลมตอนหลับ หรือสั่งปิดเตารีดที่ลืม',
      'Start the rice, stop the fan, or turn off the forgotten iron.',
    ),
    text('ดูว่าเครื่องไหนกินไฟและวางแผนลดบิล', 'See what draws power and plan a smaller bill.'),
    text('ใช้คำสั่งเสียงภาษาไทยผ่านผู้ช่วยที่รองรับ', 'Voice commands through supported assistants.'),
  ],
  lock: [
    text('ออกไปวิ่งไม่ต้องพกกุญแจ แม่บ้านมาก็ส่งรหัสชั่วคราวให้', 'Run without keys, and send the cleaner a passing code.'),
    text('ประตูล็อกเองเมื่อปิด แจ้งเตือนเมื่อมีคนพยายามงัด', 'It locks itself and tells you of tampering.'),
    text('แบตอ่อนแจ้งล่วงหน้า และต่อไฟฉุกเฉินจากภายนอกได้', 'It warns of a low battery and takes emergency power outside.'),
  ],
};

const gadgetNouns: Record<GadgetLine['use'], Localised> = {
  bulb: text('หลอดไฟอัจฉริยะ', 'Smart Bulb'),
  strip: text('ไฟเส้นอัจฉริยะ', 'Light Strip'),
  plug: text('ปลั๊กอัจฉริยะ', 'Smart Plug'),
  lock: text('กลอนประตูดิจิทัล', 'Smart Lock'),
};

export const composedSmartGadgets: SeedProduct[] = composeGoods({ idBlock: 5080, basePopularity: 290 }, gadgets, {
  noun: ({ use }) => gadgetNouns[use],
  category: ({ use }) =>
    `smart-home-network/${{ bulb: 'smart-lighting/smart-bulbs', strip: 'smart-lighting/light-strips', plug: 'smart-plugs', lock: 'smart-locks' }[use]}`,
  drawing: ({ use, detail }) =>
    use === 'plug'
      ? { kind: 'smart-plug', line: detail.en.startsWith('Strip') ? 'strip' : 'standard' }
      : use === 'lock'
        ? { kind: 'smart-lock' }
        : { kind: 'smart-bulb', line: use },
  optionAttribute: (units) => pack(Number(units)),
  title: text('บ้านที่รู้ใจ', 'A home that knows you'),
  shortDescriptions: (line) => [
    text(`${line.detail.th} สั่งงานผ่านแอปและเสียง`, `${line.detail.en}, by app and voice.`),
    text(`ใช้กับ ${line.works} ติดตั้งง่าย`, `Works with ${line.works}, easy to fit.`),
  ],
  highlights: (line) => [
    line.detail,
    text(`ใช้ร่วมกับ ${line.works}`, `Works with ${line.works}`),
    text('ตั้งเวลาและซีนอัตโนมัติ', 'Timers and automation'),
  ],
  usageTexts: ({ use }) => gadgetUsageTexts[use],
  specification: (line) =>
    specification({
      type: gadgetNouns[line.use],
      functions: line.detail,
      power: line.power,
      compatible: line.works,
      wireless:
        line.use === 'lock'
          ? 'Bluetooth, Wi-Fi'
          : line.model.includes('Aqara') || line.brand === 'Aqara' || line.brand === 'Philips'
            ? 'Zigbee'
            : 'Wi-Fi 2.4GHz',
      control: text('แอปและเสียง', 'App and voice'),
      material:
        line.use === 'lock' ? text('ซิงก์อัลลอย', 'Zinc alloy') : text('พลาสติกทนความร้อน', 'Heat-resistant plastic'),
      certificate: text('มอก. หรือเทียบเท่า', 'TIS or equal'),
      safety:
        line.use === 'lock'
          ? text('ล็อกอัตโนมัติและแจ้งงัด', 'Auto-lock and tamper alert')
          : text('ตัดเมื่อไฟเกิน', 'Overload cut-off'),
      included:
        line.use === 'lock' ? text('ตัวล็อก น็อต คู่มือ', 'Lock, screws, guide') : text('ตามจำนวนที่เลือก', 'As many as chosen'),
    }),
  attributes: (line) => [
    ...(line.use === 'lock'
      ? [textAttribute('functions', line.detail)]
      : line.use === 'plug'
        ? [textAttribute('platform', line.works.split(',')[0] ?? line.works)]
        : [textAttribute('power', line.power)]),
  ],
  questions: (line) => [
    question(
      text('ต้องมีฮับไหม', 'Does it need a hub?'),
      line.brand === 'Philips' || line.brand === 'Aqara'
        ? text('ใช้งานเต็มรูปแบบต้องมีฮับของแบรนด์', "For all functions, yes: the maker's hub.")
        : text('ไม่ต้อง ต่อ Wi-Fi หรือบลูทูธได้โดยตรง', 'No, it joins Wi-Fi or Bluetooth itself.'),
    ),
    line.use === 'lock'
      ? question(
          text('มีบริการติดตั้งไหม', 'Do you install it?'),
          text('มีทั่วประเทศ ค่าติดตั้งรวมหรือแยกตามรุ่น ทีมงานโทรนัด', 'Nationwide, included or for a fee by model; we call you.'),
        )
      : question(
          text('เน็ตหลุดแล้วยังใช้ได้ไหม', 'Does it work without internet?'),
          text('เปิดปิดด้วยสวิตช์ได้ตามปกติ แต่สั่งจากนอกบ้านไม่ได้', 'The switch still works; control from outside does not.'),
        ),
  ],
  warranty: ({ use, brand }) =>
    use === 'lock' ? serviceCentre(24) : brand === 'Philips' ? serviceCentre(24) : exchange(24),
});

interface CleanerLine extends GoodsLine {
  use: 'robot' | 'stick';
  suction: string;
  battery: number;
  dock: 'wash' | 'empty' | 'plain';
  weight: number;
}

const docks = {
  wash: text('ดูดและถู พร้อมแท่นซักผ้า', 'Vacuum and mop with washing dock'),
  empty: text('ดูดและถู พร้อมแท่นเก็บฝุ่น', 'Vacuum and mop with self-emptying dock'),
  plain: text('ดูดและถู', 'Vacuum and mop'),
};

const cleaners: readonly CleanerLine[] = [
  {
    use: 'robot',
    brand: 'Roborock',
    model: 'Saros 10R',
    launch: 'new',
    suction: '20,000Pa',
    battery: 180,
    dock: 'wash',
    weight: 3.8,
    price: 49900,
    colours: ['black', 'white'],
  },
  {
    use: 'robot',
    brand: 'Roborock',
    model: 'Q7 L5',
    suction: '8,000Pa',
    battery: 150,
    dock: 'plain',
    weight: 3.1,
    price: 8990,
    colours: ['black', 'white'],
  },
  {
    use: 'robot',
    brand: 'Dreame',
    model: 'X50 Ultra',
    suction: '20,000Pa',
    battery: 220,
    dock: 'wash',
    weight: 4.5,
    price: 45900,
    colours: ['black', 'white'],
  },
  {
    use: 'robot',
    brand: 'Dreame',
    model: 'L10s Ultra Gen 2',
    hit: true,
    suction: '10,000Pa',
    battery: 180,
    dock: 'wash',
    weight: 3.7,
    price: 19900,
    colour: '#F1F2F3',
  },
  {
    use: 'robot',
    brand: 'Dreame',
    model: 'D20 Plus',
    suction: '13,000Pa',
    battery: 260,
    dock: 'empty',
    weight: 3.3,
    price: 12900,
    colour: '#F1F2F3',
  },
  {
    use: 'robot',
    brand: 'ECOVACS',
    model: 'DEEBOT T50 OMNI',
    suction: '15,000Pa',
    battery: 180,
    dock: 'wash',
    weight: 4.1,
    price: 27900,
    colours: ['black', 'white'],
  },
  {
    use: 'robot',
    brand: 'ECOVACS',
    model: 'DEEBOT N20 PRO PLUS',
    suction: '8,000Pa',
    battery: 200,
    dock: 'empty',
    weight: 3.4,
    price: 12900,
    colour: '#F1F2F3',
  },
  {
    use: 'robot',
    brand: 'Xiaomi',
    model: 'Robot Vacuum X20 Max',
    suction: '8,000Pa',
    battery: 180,
    dock: 'wash',
    weight: 4.2,
    price: 19990,
    colour: '#F1F2F3',
  },
  {
    use: 'robot',
    brand: 'Xiaomi',
    model: 'Robot Vacuum E5',
    hit: true,
    suction: '2,000Pa',
    battery: 110,
    dock: 'plain',
    weight: 2.4,
    price: 3290,
    colours: ['white', 'black'],
  },
  {
    use: 'stick',
    brand: 'Dyson',
    model: 'V15s Detect Submarine',
    suction: '240AW',
    battery: 60,
    dock: 'plain',
    weight: 3.8,
    price: 34900,
    colour: '#D8B53B',
  },
  {
    use: 'stick',
    brand: 'Dyson',
    model: 'V12 Detect Slim',
    hit: true,
    suction: '150AW',
    battery: 60,
    dock: 'plain',
    weight: 2.2,
    price: 23900,
    colour: '#8A3F8F',
  },
  {
    use: 'stick',
    brand: 'Dreame',
    model: 'R20',
    suction: '190AW',
    battery: 90,
    dock: 'plain',
    weight: 1.7,
    price: 9990,
    colour: '#3A3D44',
  },
  {
    use: 'stick',
    brand: 'Samsung',
    model: 'Bespoke Jet AI',
    suction: '280AW',
    battery: 100,
    dock: 'empty',
    weight: 2.9,
    price: 32900,
    colour: '#4A5D58',
  },
  {
    use: 'stick',
    brand: 'Xiaomi',
    model: 'Vacuum Cleaner G20 Lite',
    suction: '18,000Pa',
    battery: 45,
    dock: 'plain',
    weight: 1.2,
    price: 2990,
    colour: '#F1F2F3',
  },
  {
    use: 'stick',
    brand: 'LG',
    model: 'CordZero A9T',
    suction: '220W',
    battery: 120,
    dock: 'empty',
    weight: 2.7,
    price: 29900,
    colour: '#C9B7A0',
  },
];

export const composedCleaners: SeedProduct[] = composeGoods({ idBlock: 5110, basePopularity: 350 }, cleaners, {
  noun: ({ use }) =>
    use === 'robot' ? text('หุ่นยนต์ดูดฝุ่นถูพื้น', 'Robot Vacuum') : text('เครื่องดูดฝุ่นไร้สาย', 'Cordless Vacuum'),
  category: ({ use }) => (use === 'robot' ? 'smart-home-network/robot-vacuums' : 'home-appliances/stick-vacuums'),
  drawing: ({ use }) => (use === 'robot' ? { kind: 'robot-vacuum', line: 'lidar' } : { kind: 'vacuum', line: 'stick' }),
  title: text('บ้านสะอาดโดยไม่เหนื่อย', 'Clean without the work'),
  shortDescriptions: (line) => [
    text(
      `แรงดูด ${line.suction} ทำงานนาน ${line.battery} นาที ${line.use === 'robot' ? docks[line.dock].th : `หนัก ${line.weight} กก.`}`,
      `${line.suction} suction for ${line.battery} minutes, ${line.use === 'robot' ? docks[line.dock].en.toLowerCase() : `${line.weight} kg`}.`,
    ),
    line.use === 'robot'
      ? text(
          'ตั้งเวลาให้ทำความสะอาดตอนไปทำงาน กลับมาพื้นสะอาด',
          'It cleans while you work, and the floor is clean when you return.',
        )
      : text('หยิบใช้ได้ทันที ดูดพื้น โซฟา และในรถด้วยเครื่องเดียว', 'Grab it for floor, sofa and car.'),
  ],
  highlights: (line) => [
    text(`แรงดูด ${line.suction}`, `${line.suction} suction`),
    text(`ใช้งานต่อเนื่อง ${line.battery} นาที`, `${line.battery} minutes of running`),
    line.use === 'robot' ? docks[line.dock] : text(`น้ำหนัก ${line.weight} กก.`, `${line.weight} kg`),
    text('แปรงกันเส้นผมพันแกน', 'Brush that keeps free of hair'),
  ],
  usageTexts: (line) => [
    line.use === 'robot'
      ? text(
          'เลเซอร์วาดแผนที่บ้าน เลี่ยงสายไฟและรองเท้า เลือกห้องได้จากมือถือ',
          'A laser maps the house; it avoids cords and shoes and takes rooms from your phone.',
        )
      : text('หัวดูดหลายแบบถอดสลับในวินาทีเดียว เข้าซอกและที่นอนได้', 'Heads change in a second, for corners and mattresses.'),
    line.dock === 'wash'
      ? text('แท่นซักและเป่าผ้าให้เอง เติมน้ำสัปดาห์ละครั้ง', 'The dock washes and dries the mop; fill it weekly.')
      : text('ถอดถังทิ้งฝุ่นกดปุ่มเดียว มือไม่เลอะ', 'One button empties the bin with clean hands.'),
    text('ไส้กรองจับฝุ่นละเอียด ดีกับบ้านที่มีเด็กและภูมิแพ้', 'A fine filter is good for children and allergies.'),
  ],
  specification: (line) =>
    specification({
      type: line.use === 'robot' ? text('หุ่นยนต์', 'Robot') : text('ด้ามจับไร้สาย', 'Cordless stick'),
      suction: line.suction,
      battery: text(`${line.battery} นาที`, `${line.battery} minutes`),
      functions: line.use === 'robot' ? docks[line.dock] : text('ดูดฝุ่น', 'Vacuuming'),
      mapping: line.use === 'robot' ? text('เลเซอร์หรือไจโร', 'Laser or gyro') : text('ไม่มี', 'None'),
      dock:
        line.dock === 'plain'
          ? text('แท่นชาร์จ', 'Charging dock')
          : line.dock === 'wash'
            ? text('ซัก เป่า เก็บฝุ่น', 'Washes, dries, empties')
            : text('เก็บฝุ่นอัตโนมัติ', 'Self-emptying'),
      airFilter: 'HEPA',
      loudness: text('ราว 60–75 dB', 'About 60–75 dB'),
      control: line.use === 'robot' ? text('แอปและเสียง', 'App and voice') : text('ปุ่มที่ด้าม', 'On the handle'),
      weight: kilograms(`${line.weight}`),
    }),
  attributes: (line) =>
    line.use === 'robot'
      ? [textAttribute('functions', docks[line.dock])]
      : [
          textAttribute('battery', text(`${line.battery} นาที`, `${line.battery} minutes`)),
          textAttribute('power', line.suction),
        ],
  questions: (line) => [
    question(
      text('อะไหล่หาซื้อง่ายไหม', 'Are spare parts easy to find?'),
      text(
        'ไส้กรอง แปรง และถุงเก็บฝุ่นแท้ สั่งได้ที่ศูนย์บริการของแบรนด์',
        "Order genuine filters, brushes and bags at the maker's service centre.",
      ),
    ),
    line.use === 'robot'
      ? question(
          text('ข้ามธรณีประตูได้ไหม', 'Does it cross door sills?'),
          text('ข้ามได้ราว 2 ซม. รุ่นท็อปสูงกว่านั้น', 'About 2 cm; the top models more.'),
        )
      : question(
          text('ถอดแบตได้ไหม', 'Is the battery removable?'),
          text('ถอดชาร์จหรือซื้อก้อนสำรองได้ในรุ่นส่วนใหญ่', 'In most models, and a spare can be bought.'),
        ),
  ],
  warranty: () => serviceCentre(24),
});

interface AirDeviceLine extends GoodsLine {
  use: 'purifier' | 'fan';
  shape: 'tower' | 'round';
  area: number;
  watts: number;
  smart: boolean;
}

const airDevices: readonly AirDeviceLine[] = [
  {
    use: 'purifier',
    brand: 'Xiaomi',
    model: 'Smart Air Purifier 4 Compact',
    hit: true,
    shape: 'round',
    area: 27,
    watts: 27,
    smart: true,
    price: 2490,
    colour: '#F4F4F2',
  },
  {
    use: 'purifier',
    brand: 'Xiaomi',
    model: 'Smart Air Purifier 4',
    shape: 'tower',
    area: 48,
    watts: 30,
    smart: true,
    price: 4990,
    colour: '#F4F4F2',
  },
  {
    use: 'purifier',
    brand: 'Xiaomi',
    model: 'Smart Air Purifier 4 Pro',
    shape: 'tower',
    area: 60,
    watts: 50,
    smart: true,
    price: 7490,
    colour: '#F4F4F2',
  },
  {
    use: 'purifier',
    brand: 'Sharp',
    model: 'FP-J30TA',
    hit: true,
    shape: 'tower',
    area: 23,
    watts: 50,
    smart: false,
    price: 3290,
    colours: ['white', 'black'],
  },
  {
    use: 'purifier',
    brand: 'Sharp',
    model: 'KC-G40TA',
    shape: 'tower',
    area: 28,
    watts: 25,
    smart: false,
    price: 9990,
    colour: '#F4F4F2',
  },
  {
    use: 'purifier',
    brand: 'Philips',
    model: 'AC0850 Series 800i',
    shape: 'round',
    area: 49,
    watts: 20,
    smart: true,
    price: 5990,
    colour: '#F4F4F2',
  },
  {
    use: 'purifier',
    brand: 'Dyson',
    model: 'Purifier Cool Gen1 TP10',
    shape: 'tower',
    area: 81,
    watts: 40,
    smart: false,
    price: 18900,
    colour: '#F4F4F2',
  },
  {
    use: 'purifier',
    brand: 'Samsung',
    model: 'AX46 Air Purifier',
    shape: 'tower',
    area: 60,
    watts: 60,
    smart: true,
    price: 12900,
    colour: '#F4F4F2',
  },
  {
    use: 'fan',
    brand: 'Hatari',
    model: 'HT-T12R1 Tower Fan',
    hit: true,
    shape: 'tower',
    area: 20,
    watts: 45,
    smart: false,
    price: 1690,
    colours: ['black', 'white'],
  },
  {
    use: 'fan',
    brand: 'Xiaomi',
    model: 'Smart Tower Fan 2',
    shape: 'tower',
    area: 25,
    watts: 30,
    smart: true,
    price: 2690,
    colour: '#F4F4F2',
  },
  {
    use: 'fan',
    brand: 'Dyson',
    model: 'Cool CF1 Fan',
    launch: 'new',
    shape: 'round',
    area: 30,
    watts: 28,
    smart: true,
    price: 12900,
    colours: ['white', 'black'],
  },
  {
    use: 'fan',
    brand: 'Hatari',
    model: 'HC-T10R2 Tower Fan',
    shape: 'tower',
    area: 18,
    watts: 40,
    smart: false,
    price: 1390,
    colours: ['white', 'blue'],
  },
];

export const composedAirDevices: SeedProduct[] = composeGoods({ idBlock: 5140, basePopularity: 320 }, airDevices, {
  noun: ({ use, shape }) =>
    use === 'purifier'
      ? text('เครื่องฟอกอากาศ', 'Air Purifier')
      : text(shape === 'tower' ? 'พัดลมทาวเวอร์' : 'พัดลม', 'Fan'),
  category: ({ use }) => `home-appliances/${use === 'purifier' ? 'air-purifiers' : 'fans'}`,
  drawing: ({ use, shape, brand }) => ({
    kind: use === 'fan' ? 'fan' : 'air-purifier',
    line: brand === 'Dyson' ? 'loop' : use === 'fan' ? 'tower' : shape,
  }),
  title: text('หายใจสบายขึ้น', 'Breathe easier'),
  shortDescriptions: (line) => [
    text(
      `เหมาะกับห้อง ${line.area} ตร.ม. ใช้ไฟ ${line.watts} วัตต์ ${line.smart ? 'สั่งผ่านแอป' : 'ใช้งานง่าย'}`,
      `For rooms of ${line.area} m², ${line.watts} W, ${line.smart ? 'by app' : 'simple to use'}.`,
    ),
    line.use === 'purifier'
      ? text('กรองฝุ่น PM2.5 ขนสัตว์ และกลิ่นด้วยไส้กรอง HEPA', 'Takes PM2.5, hair and smells by HEPA filter.')
      : text('ลมแรงนุ่ม เงียบพอเปิดนอนทั้งคืน', 'Strong, soft air, quiet enough for sleep.'),
  ],
  highlights: (line) => [
    text(`พื้นที่แนะนำ ${line.area} ตร.ม.`, `For ${line.area} m²`),
    text(`กำลังไฟ ${line.watts} วัตต์`, `${line.watts} W`),
    line.use === 'purifier'
      ? text('กรอง PM2.5 ได้ 99.97%', 'Takes 99.97% of PM2.5')
      : text('ส่ายซ้ายขวาและตั้งเวลา', 'Swings, with a timer'),
    line.smart ? text('เชื่อมต่อแอป', 'App control') : text('ปุ่มกดชัด ผู้สูงอายุใช้ได้', 'Clear buttons for all ages'),
  ],
  usageTexts: (line) => [
    line.use === 'purifier'
      ? text('ช่วงฝุ่นหนาต้นปีเปิดทิ้งไว้ทั้งคืน ตื่นมาจมูกโล่ง', 'In the dusty months let it run all night and wake up clear.')
      : text(
          'เปิดคู่กับแอร์ที่ 27 องศา เย็นทั่วห้องและค่าไฟลดลง',
          'Beside the air-conditioner at 27° it spreads the cool and cuts the bill.',
        ),
    text('โหมดนอนเสียงเบาและหรี่ไฟหน้าจอ ไม่รบกวนการพักผ่อน', 'A sleep mode lowers sound and lights.'),
    line.use === 'purifier'
      ? text(
          'ไส้กรองเปลี่ยนเองได้ทุก 6–12 เดือน มีไฟเตือน',
          'Change the filter yourself every 6 to 12 months; a light reminds you.',
        )
      : text('ถอดทำความสะอาดง่าย ไม่มีใบพัดให้เด็กเอานิ้วแหย่', 'Easy to clean, with no blades for small fingers.'),
  ],
  specification: (line) =>
    specification({
      type: line.use === 'purifier' ? text('เครื่องฟอกอากาศ', 'Air purifier') : text('พัดลม', 'Fan'),
      coverage: text(`${line.area} ตร.ม.`, `${line.area} m²`),
      power: watts(`${line.watts}`),
      airFilter: line.use === 'purifier' ? 'HEPA' : text('ไม่มี', 'None'),
      loudness: text('ต่ำสุดราว 20–35 dB', 'From about 20–35 dB'),
      functions:
        line.use === 'purifier'
          ? text('วัดฝุ่นและปรับอัตโนมัติ', 'Senses dust and adjusts')
          : text('ส่ายและตั้งเวลา', 'Swing and timer'),
      control: line.smart ? text('แอปและปุ่ม', 'App and buttons') : text('ปุ่มหรือรีโมต', 'Buttons or remote'),
      voltage: '220V, 50Hz',
      certificate: text('มอก.', 'TIS'),
      included: line.use === 'purifier' ? text('ไส้กรอง 1 ชุด', 'One filter') : text('รีโมตตามรุ่น', 'Remote by model'),
    }),
  attributes: (line) => [
    ...(line.use === 'purifier'
      ? [
          textAttribute(
            'size',
            line.area <= 30
              ? text('ไม่เกิน 30 ตร.ม.', 'Up to 30 m²')
              : line.area <= 50
                ? text('31–50 ตร.ม.', '31–50 m²')
                : text('มากกว่า 50 ตร.ม.', 'Over 50 m²'),
          ),
        ]
      : []),
    textAttribute('type', line.smart ? text('ต่อแอปได้', 'App control') : text('ทั่วไป', 'Standard')),
  ],
  questions: (line) => [
    question(
      text('กินไฟเดือนละเท่าไร', 'What does it cost to run?'),
      text(
        `เปิดวันละ 8 ชั่วโมงราว ${Math.round((line.watts * 8 * 30 * 4.2) / 1000)} บาทต่อเดือนที่หน่วยละ 4.2 บาท`,
        `Eight hours a day: about ${Math.round((line.watts * 8 * 30 * 4.2) / 1000)} baht a month at 4.2 baht a unit.`,
      ),
    ),
    line.use === 'purifier'
      ? question(
          text('ไส้กรองราคาเท่าไร', 'What do filters cost?'),
          text(
            'ราว 490–1,990 บาทตามรุ่น สั่งไส้กรองแท้ได้ที่ศูนย์บริการของแบรนด์',
            "About 490 to 1,990 baht by model, at the maker's service centre.",
          ),
        )
      : question(
          text('เสียงดังไหม', 'Is it loud?'),
          text('ระดับเบาเงียบพอเปิดนอน ระดับแรงได้ยินเสียงลม', 'Quiet on low; on high you hear the air.'),
        ),
  ],
  warranty: ({ brand }) => serviceCentre(brand === 'Hatari' ? 36 : brand === 'Dyson' ? 24 : 12),
});
