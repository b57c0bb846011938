import type { Localised, SeedProduct } from '../../types.ts';
import { edition, pack, textAttribute } from '../attributes.ts';
import { composeGoods, type GoodsLine } from '../compose-goods.ts';
import { deviceIdsByPrefix } from '../devices.ts';
import { chargingPower } from '../filter-ranges.ts';
import { grams, specification, watts } from '../specification.ts';
import { question, text } from '../text.ts';
import { exchange, serviceCentre } from '../warranty.ts';

const sets: Record<string, readonly [th: string, en: string]> = {
  standard: ['ชุดมาตรฐาน', 'Standard'],
  fly: ['ชุด Fly More Combo', 'Fly More Combo'],
  tracking: ['ชุดติดตามอัตโนมัติ', 'Tracking kit'],
  one: ['ไมค์ 1 ตัว', 'One transmitter'],
  two: ['ไมค์ 2 ตัว', 'Two transmitters'],
  front: ['กล้องหน้า', 'Front camera'],
  both: ['กล้องหน้า-หลัง', 'Front and rear'],
};

const setOf = (set: string) => edition(...(sets[set] ?? [set, set]));

interface CreatorGearLine extends GoodsLine {
  use: 'drone' | 'mini' | 'gimbal' | 'lavalier' | 'studio' | 'dash';
  detail: Localised;
  figure: string;
  weight: number;
  hours: string;
}

const creatorGear: readonly CreatorGearLine[] = [
  {
    use: 'mini',
    brand: 'DJI',
    model: 'Neo',
    hit: true,
    detail: text('บินจากฝ่ามือ ติดตามตัวอัตโนมัติ', 'Takes off from your palm and follows'),
    figure: '4K 30p',
    weight: 135,
    hours: '18',
    options: { standard: 6990, fly: 10490 },
    colour: '#E6E8EB',
  },
  {
    use: 'mini',
    brand: 'DJI',
    model: 'Mini 4K',
    detail: text('เบากว่า 249 กรัม บินง่าย', 'Under 249 g and easy to fly'),
    figure: '4K 30p',
    weight: 246,
    hours: '31',
    options: { standard: 10990, fly: 15990 },
    colour: '#C9CCD1',
  },
  {
    use: 'mini',
    brand: 'DJI',
    model: 'Mini 5 Pro',
    launch: 'new',
    detail: text('เซ็นเซอร์ 1 นิ้ว หลบสิ่งกีดขวางรอบทิศ', '1" sensor and all-round avoidance'),
    figure: '4K 120p',
    weight: 249,
    hours: '36',
    options: { standard: 27990, fly: 35990 },
    colour: '#8C9299',
  },
  {
    use: 'drone',
    brand: 'DJI',
    model: 'Air 3S',
    detail: text('กล้องคู่ เลนส์หลัก 1 นิ้ว', 'Two cameras, 1" main'),
    figure: '4K 120p',
    weight: 724,
    hours: '45',
    options: { standard: 37990, fly: 47990 },
    colour: '#8C9299',
  },
  {
    use: 'drone',
    brand: 'DJI',
    model: 'Mavic 4 Pro',
    launch: 'new',
    detail: text('กล้อง Hasselblad 100MP หมุน 360 องศา', '100MP Hasselblad camera that turns 360°'),
    figure: '6K 60p',
    weight: 1063,
    hours: '51',
    options: { standard: 76990, fly: 99990 },
    colour: '#6E7278',
  },
  {
    use: 'gimbal',
    brand: 'DJI',
    model: 'Osmo Mobile 7P',
    hit: true,
    detail: text('โมดูลติดตามตัวและไฟเติม', 'Tracking module and fill light'),
    figure: '3-axis',
    weight: 368,
    hours: '10',
    options: { standard: 5290 },
    colour: '#5A5E66',
  },
  {
    use: 'gimbal',
    brand: 'DJI',
    model: 'Osmo Mobile 7',
    detail: text('ขาตั้งในตัว พับเล็ก', 'Built-in tripod, folds small'),
    figure: '3-axis',
    weight: 300,
    hours: '10',
    options: { standard: 3290 },
    colour: '#C9CCD1',
  },
  {
    use: 'gimbal',
    brand: 'Insta360',
    model: 'Flow 2 Pro',
    detail: text('ติดตามผ่านแอปกล้องของ iPhone', 'Tracks in the iPhone camera'),
    figure: '3-axis',
    weight: 357,
    hours: '10',
    options: { standard: 5490, tracking: 6190 },
    colour: '#3A3D44',
  },
  {
    use: 'gimbal',
    brand: 'Hohem',
    model: 'iSteady V3',
    hit: true,
    detail: text('ไฟเติมและรีโมตถอดได้', 'Fill light and detachable remote'),
    figure: '3-axis',
    weight: 308,
    hours: '13',
    options: { standard: 3290, tracking: 4290 },
    colour: '#26282D',
  },
  {
    use: 'gimbal',
    brand: 'Zhiyun',
    model: 'SMOOTH 5S AI',
    detail: text('มอเตอร์แรง รับมือถือหนัก', 'Strong motors for heavy phones'),
    figure: '3-axis',
    weight: 636,
    hours: '25',
    options: { standard: 4990 },
    colour: '#26282D',
  },
  {
    use: 'lavalier',
    brand: 'DJI',
    model: 'Mic 3',
    launch: 'new',
    detail: text('บันทึกในตัว 32 บิตโฟลต', '32-bit float recording inside'),
    figure: '400 m',
    weight: 16,
    hours: '8',
    options: { one: 6290, two: 10990 },
    colour: '#26282D',
  },
  {
    use: 'lavalier',
    brand: 'DJI',
    model: 'Mic Mini',
    hit: true,
    detail: text('ตัวส่งเบา 10 กรัม', '10 g transmitter'),
    figure: '400 m',
    weight: 10,
    hours: '11',
    options: { one: 2690, two: 4890 },
    colour: '#26282D',
  },
  {
    use: 'lavalier',
    brand: 'RØDE',
    model: 'Wireless GO (Gen 3)',
    detail: text('กันเสียงแตกอัตโนมัติ', 'Guards against clipping'),
    figure: '260 m',
    weight: 35,
    hours: '7',
    options: { two: 9900 },
    colour: '#26282D',
  },
  {
    use: 'lavalier',
    brand: 'BOYA',
    model: 'mini 2',
    hit: true,
    detail: text('จิ๋วเท่าเม็ดกระดุม มี AI ตัดเสียง', 'Button-sized with AI noise removal'),
    figure: '100 m',
    weight: 5,
    hours: '6',
    options: { one: 890, two: 1390 },
    colour: '#26282D',
  },
  {
    use: 'studio',
    brand: 'HyperX',
    model: 'QuadCast 2',
    hit: true,
    detail: text('แตะปิดเสียง ไฟบอกสถานะ', 'Tap to mute, with a light'),
    figure: 'USB-C',
    weight: 360,
    hours: '0',
    price: 5290,
    accent: '#E6314A',
  },
  {
    use: 'studio',
    brand: 'RØDE',
    model: 'NT-USB+',
    detail: text('เสียงสตูดิโอผ่าน USB', 'Studio sound by USB'),
    figure: 'USB-C',
    weight: 520,
    hours: '0',
    price: 6990,
  },
  {
    use: 'studio',
    brand: 'RØDE',
    model: 'PodMic USB',
    detail: text('ไดนามิกสำหรับพอดแคสต์', 'Dynamic, for podcasts'),
    figure: 'USB-C, XLR',
    weight: 962,
    hours: '0',
    price: 6490,
  },
  {
    use: 'studio',
    brand: 'Audio-Technica',
    model: 'AT2020USB-X',
    detail: text('คอนเดนเซอร์คาร์ดิออยด์', 'Cardioid condenser'),
    figure: 'USB-C',
    weight: 600,
    hours: '0',
    price: 4990,
  },
  {
    use: 'studio',
    brand: 'Razer',
    model: 'Seiren V3 Mini',
    detail: text('เล็ก วางข้างคีย์บอร์ดได้', 'Small enough beside the keyboard'),
    figure: 'USB-C',
    weight: 246,
    hours: '0',
    price: 1790,
    colours: ['black', 'white', 'pink'],
  },
  {
    use: 'studio',
    brand: 'Signo',
    model: 'MP-704',
    detail: text('คอนเดนเซอร์สตรีมมิ่งไฟ RGB', 'Streaming condenser with RGB'),
    figure: 'USB-A',
    weight: 380,
    hours: '0',
    price: 990,
  },
  {
    use: 'dash',
    brand: '70mai',
    model: 'A810 4K HDR',
    hit: true,
    detail: text('เซ็นเซอร์ Sony STARVIS 2', 'Sony STARVIS 2 sensor'),
    figure: '4K',
    weight: 120,
    hours: '0',
    options: { front: 4290, both: 5290 },
  },
  {
    use: 'dash',
    brand: '70mai',
    model: 'A510 3K HDR',
    detail: text('เห็นป้ายทะเบียนชัดกลางคืน', 'Reads plates at night'),
    figure: '3K',
    weight: 110,
    hours: '0',
    options: { front: 2990, both: 3690 },
  },
  {
    use: 'dash',
    brand: '70mai',
    model: 'M310',
    detail: text('ตัวเล็กซ่อนหลังกระจก', 'Hides behind the mirror'),
    figure: '2K',
    weight: 75,
    hours: '0',
    options: { front: 1290 },
  },
  {
    use: 'dash',
    brand: '70mai',
    model: '4K Omni',
    launch: 'new',
    detail: text('หมุนได้ 360 องศาในห้องโดยสาร', 'Turns 360° in the cabin'),
    figure: '4K',
    weight: 180,
    hours: '0',
    options: { front: 6990 },
  },
  {
    use: 'dash',
    brand: 'Garmin',
    model: 'Dash Cam Mini 3',
    detail: text('ขนาดเท่ากุญแจรถ', 'The size of a car key'),
    figure: 'Full HD',
    weight: 32,
    hours: '0',
    options: { front: 4990 },
  },
  {
    use: 'dash',
    brand: 'Xiaomi',
    model: 'Smart Dash Cam 4',
    detail: text('แอปไทย ดูย้อนหลังง่าย', 'Simple app for playback'),
    figure: '2K',
    weight: 105,
    hours: '0',
    options: { front: 1890 },
  },
];

const creatorGearNouns: Record<CreatorGearLine['use'], Localised> = {
  drone: text('โดรนถ่ายภาพ', 'Drone'),
  mini: text('โดรนเล็ก', 'Drone'),
  gimbal: text('ไม้กันสั่นมือถือ', 'Phone Gimbal'),
  lavalier: text('ไมค์ไร้สาย', 'Wireless Microphone'),
  studio: text('ไมโครโฟน', 'Microphone'),
  dash: text('กล้องติดรถยนต์', 'Dash Cam'),
};

const creatorGearCategories: Record<CreatorGearLine['use'], string> = {
  drone: 'drones-creator-gear/drones/camera-drones',
  mini: 'drones-creator-gear/drones/mini-drones',
  gimbal: 'drones-creator-gear/gimbals',
  lavalier: 'drones-creator-gear/microphones/wireless-microphones',
  studio: 'drones-creator-gear/microphones/usb-studio-microphones',
  dash: 'car-gadgets/dash-cams',
};

/** The lines of models that are not of the usual form of their use. */
const ownLines: Readonly<Record<string, string>> = {
  Neo: 'palm',
  '4K Omni': 'cylinder',
  'Dash Cam Mini 3': 'mini',
  'PodMic USB': 'podcast',
  'Seiren V3 Mini': 'capsule',
  'MP-704': 'lit',
};

const creatorGearDrawings = {
  drone: { kind: 'drone', line: 'folding' },
  mini: { kind: 'drone', line: 'mini' },
  gimbal: { kind: 'gimbal', line: 'phone' },
  lavalier: { kind: 'microphone', line: 'lavalier' },
  studio: { kind: 'microphone', line: 'condenser' },
  dash: { kind: 'dash-cam', line: 'standard' },
} as const;

const flying = [
  text(
    'มุมสูงของทะเลหมอกหรืองานแต่งได้ภาพที่กล้องพื้นถ่ายไม่ได้',
    'Sea mist or a wedding from above: views no ground camera takes.',
  ),
  text('กดปุ่มเดียวบินกลับจุดเดิมเอง มือใหม่ก็มั่นใจ', 'One button brings it home, even for beginners.'),
  text(
    'ต้องขึ้นทะเบียนกับ กสทช. และ CAAT ก่อนบิน เรามีคู่มือขั้นตอนให้',
    'Register it with NBTC and CAAT before you fly: our guide shows how.',
  ),
] as const;

const creatorGearUsageTexts: Record<CreatorGearLine['use'], readonly [Localised, Localised, Localised]> = {
  drone: flying,
  mini: flying,
  gimbal: [
    text('เดินรีวิวตลาดภาพก็นิ่งเหมือนอยู่บนราง', 'Walk through a market and the picture floats.'),
    text('ตั้งไว้บนโต๊ะแล้วกล้องหมุนตามหน้าเอง ถ่ายคนเดียวได้', 'Set it on a table and it follows your face.'),
    text('กางพร้อมใช้ในไม่กี่วินาที พับใส่กระเป๋ากางเกงได้', 'Ready in seconds, and folds for a pocket.'),
  ],
  lavalier: [
    text(
      'หนีบปกเสื้อแล้วพูดได้เลย เสียงชัดแม้ยืนไกลกล้องหรือถนนเสียงดัง',
      'Clip it on and speak: clear from afar and beside a road.',
    ),
    text('ใช้ได้ทั้งกล้อง มือถือ Android และ iPhone', 'For cameras, Android and iPhone.'),
    text('เคสชาร์จในตัว ออกกองทั้งวันไม่ต้องหาปลั๊ก', 'The case charges it through a day of shooting.'),
  ],
  studio: [
    text('เสียงนุ่มเต็ม คนฟังรู้สึกเหมือนนั่งคุยอยู่ตรงหน้า', 'A full, warm voice, as if you sat opposite.'),
    text('เสียบ USB แล้วใช้กับ OBS, Zoom หรือ Discord ได้ทันที', 'By USB with OBS, Zoom or Discord at once.'),
    text('มีช่องหูฟังฟังเสียงตัวเองแบบไม่หน่วงตามรุ่น', 'Some have a jack to hear yourself without delay.'),
  ],
  dash: [
    text('เกิดเหตุมีหลักฐานชัด ทั้งป้ายทะเบียนและสัญญาณไฟ', 'Evidence when it matters: plates and lights in view.'),
    text('จอดทิ้งไว้ก็บันทึกเมื่อมีแรงกระแทกหากต่อสายกันขโมย', 'Parked, it records a knock if wired for it.'),
    text('โหลดคลิปเข้ามือถือผ่าน Wi-Fi ส่งประกันได้ทันที', 'Clips reach your phone by Wi-Fi for the insurer.'),
  ],
};

const figureOf = ({ use, figure }: CreatorGearLine): Localised =>
  ({
    drone: text(`วิดีโอ ${figure}`, `${figure} video`),
    mini: text(`วิดีโอ ${figure}`, `${figure} video`),
    gimbal: text('กันสั่น 3 แกน', 'Steady on three axes'),
    lavalier: text(`ระยะส่ง ${figure.replace(' m', ' เมตร')}`, `${figure} of range`),
    studio: text(`เชื่อมต่อ ${figure}`, `Connects by ${figure}`),
    dash: text(`บันทึก ${figure}`, `Records ${figure}`),
  })[use];

export const composedCreatorGear: SeedProduct[] = composeGoods({ idBlock: 5200, basePopularity: 310 }, creatorGear, {
  noun: ({ use }) => creatorGearNouns[use],
  category: ({ use }) => creatorGearCategories[use],
  drawing: ({ use, model }) => {
    const own = ownLines[model];
    return { ...creatorGearDrawings[use], ...(own && { line: own }) };
  },
  optionAttribute: setOf,
  title: text('เล่าเรื่องได้ดีกว่าเดิม', 'Tell it better'),
  shortDescriptions: (line) => [
    text(`${line.detail.th} ${figureOf(line).th}`, `${line.detail.en}. ${figureOf(line).en}.`),
    creatorGearUsageTexts[line.use][0],
  ],
  highlights: (line) => [line.detail, figureOf(line), text(`น้ำหนัก ${line.weight} กรัม`, `${line.weight} grams`)],
  usageTexts: ({ use }) => creatorGearUsageTexts[use],
  specification: (line) =>
    specification({
      type: creatorGearNouns[line.use],
      functions: line.detail,
      ...(line.use === 'lavalier'
        ? { range: figureOf(line) }
        : line.use === 'studio'
          ? { connectors: line.figure }
          : line.use === 'gimbal'
            ? { stabilisation: text('3 แกน', '3 axes') }
            : { video: line.figure }),
      battery:
        line.hours === '0'
          ? text('ใช้ไฟจากอุปกรณ์หรือรถ', 'Powered by the device or car')
          : line.use === 'drone' || line.use === 'mini'
            ? text(`บิน ${line.hours} นาที`, `${line.hours} minutes of flight`)
            : text(`${line.hours} ชั่วโมง`, `${line.hours} hours`),
      wireless: {
        drone: 'DJI O4',
        mini: 'DJI O4, Wi-Fi',
        gimbal: 'Bluetooth',
        lavalier: '2.4GHz',
        studio: 'USB',
        dash: 'Wi-Fi',
      }[line.use],
      control: line.use === 'studio' ? text('ปุ่มที่ตัวไมค์', 'On the microphone') : text('แอปในมือถือ', 'Phone app'),
      card: line.use === 'dash' || line.use === 'drone' || line.use === 'mini' ? 'microSD' : text('ไม่ใช้', 'Not needed'),
      compatible: {
        drone: 'iPhone, Android',
        mini: 'iPhone, Android',
        gimbal: text('มือถือ 170–300 กรัม', 'Phones of 170–300 g'),
        lavalier: text('กล้อง มือถือ คอม', 'Cameras, phones, computers'),
        studio: 'Windows, macOS',
        dash: text('รถทุกรุ่น 12–24V', 'All cars, 12–24V'),
      }[line.use],
      care:
        line.use === 'dash'
          ? text('ทนความร้อนในรถ', 'Stands the heat of a car')
          : text('หลีกเลี่ยงน้ำและความร้อน', 'Keep from water and heat'),
      included: text('ตามชุดที่เลือก', 'As in the set chosen'),
      weight: grams(`${line.weight}`),
    }),
  attributes: (line) => [
    ...(line.use === 'drone' || line.use === 'mini' || line.use === 'dash'
      ? [textAttribute('resolution', line.figure.split(' ')[0] ?? line.figure)]
      : line.use === 'gimbal'
        ? [textAttribute('type', text('สำหรับมือถือ', 'For phones'))]
        : [
            textAttribute('type', line.use === 'lavalier' ? text('ไร้สาย', 'Wireless') : text('ตั้งโต๊ะ', 'Desktop')),
            textAttribute('connector', line.use === 'lavalier' ? 'USB-C' : line.figure),
          ]),
  ],
  fits: ({ use }) => (use === 'gimbal' ? deviceIdsByPrefix('Apple iPhone 17', 'Samsung Galaxy S25') : []),
  questions: (line) => [
    {
      drone: question(
        text('ต้องขึ้นทะเบียนไหม', 'Must I register it?'),
        text(
          'ต้อง โดรนติดกล้องทุกขนาดต้องขึ้นทะเบียนกับ กสทช. และ CAAT พร้อมประกันภัย',
          'Yes: every camera drone, with NBTC and CAAT, and insured.',
        ),
      ),
      mini: question(
        text('เบากว่า 250 กรัมต้องขึ้นทะเบียนไหม', 'Must I register under 250 g?'),
        text('ต้อง เพราะติดกล้อง กฎหมายไทยให้ขึ้นทะเบียนทุกขนาด', 'Yes: with a camera, Thai law asks it of any size.'),
      ),
      gimbal: question(
        text('ใส่เคสมือถืออยู่ใช้ได้ไหม', 'Does it work with a case on?'),
        text('เคสบางได้ เคสหนาหรือแม่เหล็กแนะนำให้ถอด', 'Thin cases yes; take off thick ones.'),
      ),
      lavalier: question(
        text('ใช้กับ iPhone ได้ไหม', 'Does it work with iPhone?'),
        text('ได้ มีหัว USB-C หรือ Lightning ตามชุด', 'Yes, by USB-C or Lightning as in the set.'),
      ),
      studio: question(
        text('ต้องมีการ์ดเสียงไหม', 'Do I need an interface?'),
        text('ไม่ต้อง เสียบ USB ได้เลย รุ่น XLR ใช้กับมิกเซอร์ได้ด้วย', 'No, USB does it; XLR models take a mixer too.'),
      ),
      dash: question(
        text('มีบริการติดตั้งไหม', 'Do you install it?'),
        text('มีที่สาขาที่ร่วมรายการ เดินสายเก็บเรียบร้อย', 'At participating branches, with hidden wiring.'),
      ),
    }[line.use],
    question(
      text('แถมการ์ดหน่วยความจำไหม', 'Is a memory card included?'),
      line.use === 'dash' || line.use === 'drone' || line.use === 'mini'
        ? text('ไม่แถม แนะนำ microSD แบบทนทาน 64GB ขึ้นไป', 'No: take an endurance microSD of 64GB or more.')
        : text('ไม่จำเป็นต้องใช้การ์ด', 'It needs none.'),
    ),
  ],
  warranty: ({ use }) => serviceCentre(use === 'studio' ? 24 : 12),
});

interface CarLine extends GoodsLine {
  use: 'holder' | 'charger' | 'phone-stand' | 'laptop-stand';
  material: Localised;
  watts: number;
  magnetic?: true;
}

const alloy = text('อะลูมิเนียม', 'Aluminium');
const abs = text('พลาสติก ABS', 'ABS plastic');

const holders: readonly CarLine[] = [
  {
    use: 'holder',
    brand: 'Belkin',
    model: 'BoostCharge Pro Magnetic Car Mount',
    material: abs,
    watts: 15,
    magnetic: true,
    price: 2490,
  },
  { use: 'holder', brand: 'UGREEN', model: 'Gravity Car Mount', hit: true, material: abs, watts: 0, price: 390 },
  {
    use: 'holder',
    brand: 'UGREEN',
    model: 'Magnetic Car Mount',
    material: alloy,
    watts: 0,
    magnetic: true,
    price: 590,
    colours: ['black', 'silver'],
  },
  {
    use: 'holder',
    brand: 'Baseus',
    model: 'C01 Magnetic Car Mount',
    hit: true,
    material: alloy,
    watts: 0,
    magnetic: true,
    price: 450,
    colours: ['black', 'silver'],
  },
  {
    use: 'holder',
    brand: 'Anker',
    model: 'MagGo Car Charging Mount',
    material: abs,
    watts: 15,
    magnetic: true,
    price: 1990,
  },
  {
    use: 'holder',
    brand: 'Spigen',
    model: 'OneTap Pro 3 Car Mount',
    material: abs,
    watts: 15,
    magnetic: true,
    price: 1890,
  },
  { use: 'charger', brand: 'UGREEN', model: 'Car Charger 130W', material: alloy, watts: 130, price: 990 },
  {
    use: 'charger',
    brand: 'Baseus',
    model: 'Enjoyment Retractable Car Charger 60W',
    hit: true,
    material: abs,
    watts: 60,
    price: 790,
  },
  { use: 'charger', brand: 'Anker', model: 'Nano Car Charger 75W', material: alloy, watts: 75, price: 1090 },
  { use: 'charger', brand: 'Belkin', model: 'BoostCharge Dual Car Charger 37W', material: abs, watts: 37, price: 890 },
  { use: 'charger', brand: 'Xiaomi', model: 'Car Charger Pro 100W', material: alloy, watts: 100, price: 990 },
  {
    use: 'phone-stand',
    brand: 'UGREEN',
    model: 'Foldable Phone Stand',
    hit: true,
    material: alloy,
    watts: 0,
    price: 350,
    colours: ['black', 'silver'],
  },
  {
    use: 'phone-stand',
    brand: 'Baseus',
    model: 'Biaxial Foldable Phone Stand',
    material: alloy,
    watts: 0,
    price: 590,
    colours: ['grey', 'silver'],
  },
  {
    use: 'phone-stand',
    brand: 'Vention',
    model: 'Desktop Phone Stand',
    material: alloy,
    watts: 0,
    price: 290,
    colours: ['black', 'silver'],
  },
  {
    use: 'phone-stand',
    brand: 'ORICO',
    model: 'Multi-Angle Phone Stand',
    material: abs,
    watts: 0,
    price: 150,
    colours: ['black', 'white'],
  },
  {
    use: 'laptop-stand',
    brand: 'UGREEN',
    model: 'Foldable Laptop Stand',
    hit: true,
    material: alloy,
    watts: 0,
    price: 890,
    colours: ['grey', 'silver'],
  },
  {
    use: 'laptop-stand',
    brand: 'Baseus',
    model: 'UltraStable Pro Laptop Stand',
    material: alloy,
    watts: 0,
    price: 1190,
    colours: ['grey', 'silver'],
  },
  {
    use: 'laptop-stand',
    brand: 'Vention',
    model: 'Adjustable Laptop Stand',
    material: alloy,
    watts: 0,
    price: 690,
    colours: ['grey', 'silver'],
  },
  { use: 'laptop-stand', brand: 'Targus', model: 'Ergo Portable Laptop Stand', material: abs, watts: 0, price: 790 },
];

const holderTexts: Record<
  CarLine['use'],
  { noun: Localised; categoryPath: string; usageTexts: readonly [Localised, Localised, Localised] }
> = {
  holder: {
    noun: text('ที่ยึดมือถือในรถ', 'Car Mount'),
    categoryPath: 'car-gadgets/car-mounts-chargers/car-mounts',
    usageTexts: [
      text('มองแผนที่ระดับสายตา ไม่ต้องก้มหยิบระหว่างขับ', 'The map at eye level, with no reaching down.'),
      text('เกาะแน่นแม้ทางลูกรังและคอสะพาน', 'It holds on gravel and over bridges.'),
      text('ติดตั้งใน 1 นาที ถอดแล้วไม่ทิ้งคราบ', 'On in a minute, off without a mark.'),
    ],
  },
  charger: {
    noun: text('หัวชาร์จในรถ', 'Car Charger'),
    categoryPath: 'car-gadgets/car-mounts-chargers/car-chargers',
    usageTexts: [
      text('ขับไปทำงานครึ่งชั่วโมงแบตเพิ่มเกินครึ่ง', 'Half an hour of driving adds more than half.'),
      text('เบาะหน้าเบาะหลังชาร์จพร้อมกันได้', 'Front and back seats charge together.'),
      text('ใช้ได้ทั้งรถ 12V และกระบะ 24V มีวงจรกันไฟกระชาก', 'For 12V cars and 24V trucks, with surge protection.'),
    ],
  },
  'phone-stand': {
    noun: text('ขาตั้งมือถือ', 'Phone Stand'),
    categoryPath: 'mobile-accessories/phone-stands',
    usageTexts: [
      text('วิดีโอคอลหรือดูสูตรอาหารโดยไม่ต้องถือ', 'Calls and recipes with both hands free.'),
      text('ปรับมุมได้ วางแนวตั้งแนวนอนไม่สั่น', 'It sets the angle and stands firm both ways.'),
      text('พับเก็บบางเท่าดินสอ', 'It folds as thin as a pencil case.'),
    ],
  },
  'laptop-stand': {
    noun: text('แท่นวางโน้ตบุ๊ก', 'Laptop Stand'),
    categoryPath: 'laptops/laptop-accessories/laptop-stands',
    usageTexts: [
      text('ยกจอขึ้นระดับสายตา ลดปวดคอบ่าไหล่', 'The display at eye level, and less ache in neck and shoulders.'),
      text('ใต้เครื่องโปร่ง ระบายความร้อนดีขึ้น พัดลมทำงานเบาลง', 'Air below keeps it cooler and its fans quieter.'),
      text('พับใส่กระเป๋าไปนั่งทำงานคาเฟ่ได้', 'It folds into the bag for the café.'),
    ],
  },
};

export const composedHolders: SeedProduct[] = composeGoods({ idBlock: 5240, basePopularity: 270 }, holders, {
  noun: ({ use }) => holderTexts[use].noun,
  category: ({ use }) => holderTexts[use].categoryPath,
  drawing: ({ use, magnetic, model }) =>
    use === 'holder' || use === 'charger'
      ? {
          kind: 'car-mount',
          line: use === 'holder' && magnetic ? 'magnetic' : model.includes('Retractable') ? 'retractable' : use,
        }
      : { kind: 'stand', line: use === 'laptop-stand' ? 'laptop' : 'phone' },
  title: text('วางถูกที่ ใช้สะดวก', 'In the right place'),
  shortDescriptions: (line) => [
    text(
      `${holderTexts[line.use].noun.th}${line.material.th} ${line.magnetic ? 'แม่เหล็กดูดแน่น' : line.use === 'charger' ? 'หลายพอร์ต' : 'ปรับมุมได้'}${line.watts > 0 ? ` ชาร์จ ${line.watts} วัตต์` : ''}`,
      `${line.material.en}, ${line.magnetic ? 'with strong magnets' : line.use === 'charger' ? 'with several ports' : 'with an adjustable angle'}${line.watts > 0 ? `, charging at ${line.watts} W` : ''}.`,
    ),
    holderTexts[line.use].usageTexts[0],
  ],
  highlights: (line) => [
    text(`วัสดุ${line.material.th}`, `${line.material.en} build`),
    line.magnetic
      ? text('แม่เหล็กแรงสูง', 'Strong magnets')
      : line.use === 'charger'
        ? text('หลายพอร์ตในหัวเดียว', 'Several ports in one')
        : text('ปรับมุมได้', 'Adjustable angle'),
    line.watts > 0
      ? text(`กำลังไฟ ${line.watts} วัตต์`, `${line.watts} W`)
      : text('ยางกันลื่นไม่ขูดเครื่อง', 'Rubber pads that do not scratch'),
  ],
  usageTexts: ({ use }) => holderTexts[use].usageTexts,
  specification: (line) =>
    specification({
      type: holderTexts[line.use].noun,
      material: line.material,
      power: line.watts > 0 ? watts(`${line.watts}`) : text('ไม่มีการชาร์จ', 'No charging'),
      magnets: line.magnetic ? 'MagSafe' : text('ไม่มี', 'None'),
      ports: line.use === 'charger' ? 'USB-C, USB-A' : text('ไม่มี', 'None'),
      input: line.use === 'charger' || (line.use === 'holder' && line.watts > 0) ? '12–24V' : text('ไม่ใช้ไฟ', 'None'),
      control: line.use === 'charger' ? text('เสียบใช้ทันที', 'Plug and use') : text('ปรับมุมด้วยมือ', 'Set by hand'),
      compatible:
        line.use === 'laptop-stand'
          ? text('โน้ตบุ๊ก 10–17 นิ้ว', 'Laptops of 10–17"')
          : text('มือถือ 4.7–7 นิ้ว', 'Phones of 4.7–7"'),
      safety:
        line.use === 'charger'
          ? text('กันไฟเกินและไฟกระชาก', 'Over-current and surge protection')
          : text('ขอบมนไม่บาดมือ', 'Rounded edges'),
      included: text('ตัวสินค้าและคู่มือ', 'Product and guide'),
    }),
  attributes: (line) =>
    line.use === 'holder' || line.use === 'charger'
      ? [
          line.watts > 0 ? chargingPower(line.watts) : textAttribute('power', text('ไม่ชาร์จ', 'No charging')),
          textAttribute(
            'type',
            line.use === 'charger'
              ? text('หัวชาร์จ', 'Charger')
              : line.magnetic
                ? text('แม่เหล็ก', 'Magnetic')
                : text('หนีบ', 'Clamp'),
          ),
        ]
      : [
          textAttribute('material', line.material),
          ...(line.use === 'laptop-stand'
            ? [textAttribute('fits', text('โน้ตบุ๊กไม่เกิน 17 นิ้ว', 'Laptops up to 17"'))]
            : []),
        ],
  fits: ({ use, magnetic }) =>
    use === 'laptop-stand'
      ? deviceIdsByPrefix('Apple MacBook', 'ASUS Vivobook')
      : magnetic
        ? deviceIdsByPrefix('Apple iPhone 17', 'Apple iPhone 16')
        : [],
  questions: (line) => [
    question(
      text('ใช้กับรุ่นของฉันได้ไหม', 'Will it suit mine?'),
      line.use === 'laptop-stand'
        ? text('ได้กับโน้ตบุ๊ก 10–17 นิ้วทุกยี่ห้อ', 'Any laptop of 10 to 17 inches.')
        : line.magnetic
          ? text(
              'iPhone 12 ขึ้นไปดูดได้เลย รุ่นอื่นใช้แผ่นแม่เหล็กเสริม',
              'iPhone 12 or later as it is; others with a magnetic ring.',
            )
          : text('ได้กับมือถือทั่วไปขนาด 4.7–7 นิ้ว', 'Ordinary phones of 4.7 to 7 inches.'),
    ),
    question(
      text('รับประกันอย่างไร', 'How does the guarantee work?'),
      text('ชำรุดจากการผลิตในระยะประกันเปลี่ยนตัวใหม่ที่สาขา', 'Faults of making are replaced at a branch.'),
    ),
  ],
  warranty: () => exchange(18),
});

interface BagOrGadgetLine extends GoodsLine {
  use: 'backpack' | 'sleeve' | 'stylus' | 'tracker' | 'player' | 'projector' | 'pocket-projector' | 'ups';
  detail: Localised;
  figure: Localised;
  platform: string;
}

const bagsAndGadgets: readonly BagOrGadgetLine[] = [
  {
    use: 'backpack',
    brand: 'Targus',
    model: '15.6" Octave II Backpack',
    th: 'Octave II 15.6 นิ้ว',
    hit: true,
    detail: text('ช่องโน้ตบุ๊กบุนวมและสายรัดกระเป๋าเดินทาง', 'A padded laptop bay and trolley strap'),
    figure: text('18 ลิตร', '18 litres'),
    platform: '15.6"',
    price: 1490,
    colours: ['black', 'grey'],
  },
  {
    use: 'backpack',
    brand: 'Targus',
    model: '14" Work+ Backpack',
    th: 'Work+ 14 นิ้ว',
    detail: text('ทรงทำงาน ผ้ากันน้ำ', 'Office shape in water-resistant cloth'),
    figure: text('16 ลิตร', '16 litres'),
    platform: '14"',
    price: 1990,
    colours: ['black', 'navy-blue'],
  },
  {
    use: 'backpack',
    brand: 'Lenovo',
    model: '16-inch Laptop Backpack B210',
    th: 'B210 16 นิ้ว',
    detail: text('เบาและกันละอองน้ำ', 'Light and splash-proof'),
    figure: text('18 ลิตร', '18 litres'),
    platform: '16"',
    price: 690,
    colours: ['black', 'blue'],
  },
  {
    use: 'backpack',
    brand: 'ASUS',
    model: 'ROG Ranger BP2800 Gaming Backpack',
    detail: text('ใส่โน้ตบุ๊กเกมมิ่ง 16 นิ้ว กันกระแทก', 'Takes 16" gaming laptops, padded'),
    figure: text('24 ลิตร', '24 litres'),
    platform: '16"',
    price: 3490,
  },
  {
    use: 'backpack',
    brand: 'tomtoc',
    model: 'Navigator-T71 Backpack',
    detail: text('ขยายความจุได้ ใส่ขึ้นเครื่องได้', 'Expands, and fits the cabin'),
    figure: text('26 ลิตร', '26 litres'),
    platform: '16"',
    price: 3290,
    colours: ['black', 'slate'],
  },
  {
    use: 'sleeve',
    brand: 'tomtoc',
    model: '360 Protective Sleeve 13–14"',
    th: '360 Protective 13–14 นิ้ว',
    hit: true,
    detail: text('บุกันกระแทกรอบทิศ มุมเสริม', 'Padded all round with corner armour'),
    figure: text('MacBook Air และ Pro 14', 'MacBook Air and Pro 14'),
    platform: '13–14"',
    price: 990,
    colours: ['black', 'navy-blue', 'pink'],
  },
  {
    use: 'sleeve',
    brand: 'tomtoc',
    model: '360 Protective Sleeve 15–16"',
    th: '360 Protective 15–16 นิ้ว',
    detail: text('บุกันกระแทกรอบทิศ มุมเสริม', 'Padded all round with corner armour'),
    figure: text('MacBook Air 15 และ Pro 16', 'MacBook Air 15 and Pro 16'),
    platform: '15–16"',
    price: 1090,
    colours: ['black', 'navy-blue'],
  },
  {
    use: 'sleeve',
    brand: 'Targus',
    model: 'EcoSmart Zero Waste Sleeve 14"',
    th: 'EcoSmart Zero Waste 14 นิ้ว',
    detail: text('ผลิตจากขวดพลาสติกรีไซเคิล', 'Made of recycled bottles'),
    figure: text('โน้ตบุ๊ก 14 นิ้ว', '14" laptops'),
    platform: '13–14"',
    price: 790,
    colours: ['black', 'grey'],
  },
  {
    use: 'sleeve',
    brand: 'UGREEN',
    model: 'Laptop Sleeve Case 13–14"',
    th: 'ซองโน้ตบุ๊ก 13–14 นิ้ว',
    detail: text('ผิวกันน้ำ บุกำมะหยี่', 'Water-resistant with a soft lining'),
    figure: text('โน้ตบุ๊ก 13–14 นิ้ว', '13–14" laptops'),
    platform: '13–14"',
    price: 490,
    colours: ['grey', 'black'],
  },
  {
    use: 'stylus',
    brand: 'Apple',
    model: 'Pencil Pro',
    hit: true,
    detail: text('บีบเรียกเครื่องมือ หมุนหัวพู่กัน', 'Squeeze for tools, roll the brush'),
    figure: text('แรงกดและการเอียง', 'pressure and tilt'),
    platform: 'iPad Air, iPad Pro, iPad mini',
    price: 4790,
    colour: '#F5F5F3',
  },
  {
    use: 'stylus',
    brand: 'Apple',
    model: 'Pencil (USB-C)',
    detail: text('เขียนแม่นยำ ชาร์จ USB-C', 'Exact, charged by USB-C'),
    figure: text('การเอียง', 'tilt'),
    platform: 'iPad A16, iPad Air, iPad mini',
    price: 2990,
    colour: '#F5F5F3',
  },
  {
    use: 'stylus',
    brand: 'Samsung',
    model: 'S Pen Creator Edition',
    detail: text('จับเหมือนพู่กัน รองรับแรงกด', 'Held like a brush, with pressure'),
    figure: text('แรงกดและการเอียง', 'pressure and tilt'),
    platform: 'Galaxy Tab',
    price: 3490,
    colour: '#F1F2F3',
  },
  {
    use: 'stylus',
    brand: 'Xiaomi',
    model: 'Focus Pen',
    detail: text('แรงกด 8192 ระดับ', '8,192 levels of pressure'),
    figure: text('แรงกดและการเอียง', 'pressure and tilt'),
    platform: 'Xiaomi Pad 7',
    price: 2490,
    colour: '#F1F2F3',
  },
  {
    use: 'stylus',
    brand: 'UGREEN',
    model: 'Smart Stylus Pen for iPad',
    th: 'Smart Stylus สำหรับ iPad',
    hit: true,
    detail: text('กันฝ่ามือ ชาร์จ USB-C', 'Palm rejection, USB-C'),
    figure: text('การเอียง', 'tilt'),
    platform: 'iPad A16, iPad Air, iPad Pro, iPad mini',
    price: 890,
    colour: '#F1F2F3',
  },
  {
    use: 'stylus',
    brand: 'Logitech',
    model: 'Crayon (USB-C)',
    detail: text('ทนมือเด็ก เหมาะกับห้องเรียน', 'Made for classrooms'),
    figure: text('การเอียง', 'tilt'),
    platform: 'iPad A16, iPad Air, iPad Pro',
    price: 2490,
    colour: '#C9CCD1',
  },
  {
    use: 'tracker',
    brand: 'Apple',
    model: 'AirTag',
    hit: true,
    detail: text('หาของแม่นยำด้วย UWB', 'Precision finding by UWB'),
    figure: text('1 ปี', '1 year'),
    platform: 'Apple Find My',
    options: { 1: 1190, 4: 3990 },
    colour: '#F1F2F3',
  },
  {
    use: 'tracker',
    brand: 'Samsung',
    model: 'Galaxy SmartTag2',
    detail: text('ห้อยกระเป๋าได้ทันที', 'Hooks straight on a bag'),
    figure: text('500 วัน', '500 days'),
    platform: 'SmartThings Find',
    options: { 1: 990, 4: 3490 },
    colour: '#26282D',
  },
  {
    use: 'tracker',
    brand: 'UGREEN',
    model: 'FineTrack',
    detail: text('ใช้กับ Find My ของ Apple', 'Works with Apple Find My'),
    figure: text('2 ปี', '2 years'),
    platform: 'Apple Find My',
    options: { 1: 490, 2: 890, 4: 1590 },
    colour: '#F1F2F3',
  },
  {
    use: 'tracker',
    brand: 'Anker',
    model: 'SmartTrack Link',
    detail: text('เสียงเรียกดัง มีรูคล้องพวงกุญแจ', 'A loud call and a key hole'),
    figure: text('1 ปี', '1 year'),
    platform: 'Apple Find My',
    options: { 1: 690, 4: 2290 },
    colour: '#26282D',
  },
  {
    use: 'player',
    brand: 'Apple',
    model: 'TV 4K (3rd generation)',
    detail: text('ภาพ 4K Dolby Vision คุม Apple Home', '4K Dolby Vision, a hub for Apple Home'),
    figure: text('4K 60Hz', '4K 60Hz'),
    platform: 'tvOS',
    price: 5490,
    colour: '#1E1F23',
  },
  {
    use: 'player',
    brand: 'Xiaomi',
    model: 'TV Stick 4K (2nd Gen)',
    hit: true,
    detail: text('เปลี่ยนทีวีเก่าให้เป็น Google TV', 'Makes an old TV a Google TV'),
    figure: text('4K 60Hz', '4K 60Hz'),
    platform: 'Google TV',
    price: 1690,
    colour: '#1E1F23',
  },
  {
    use: 'player',
    brand: 'Xiaomi',
    model: 'TV Box S (3rd Gen)',
    detail: text('Wi-Fi 6 แรม 2GB', 'Wi-Fi 6 and 2GB of memory'),
    figure: text('4K 60Hz', '4K 60Hz'),
    platform: 'Google TV',
    price: 1990,
    colour: '#1E1F23',
  },
  {
    use: 'player',
    brand: 'realme',
    model: 'TV Stick Full HD',
    detail: text('ราคาประหยัดสำหรับทีวีห้องนอน', 'Light-priced for the bedroom TV'),
    figure: text('Full HD', 'Full HD'),
    platform: 'Google TV',
    price: 1190,
    colour: '#1E1F23',
  },
  {
    use: 'projector',
    brand: 'Epson',
    model: 'EF-21',
    detail: text('เลเซอร์ 3LCD Google TV ในตัว', '3LCD laser with Google TV'),
    figure: text('1,000 ลูเมน', '1,000 lumens'),
    platform: 'Full HD',
    price: 28900,
    colours: ['white', 'green'],
  },
  {
    use: 'projector',
    brand: 'Epson',
    model: 'EB-E01',
    hit: true,
    detail: text('สว่างสำหรับห้องประชุมและห้องเรียน', 'Bright, for meetings and classes'),
    figure: text('3,300 ลูเมน', '3,300 lumens'),
    platform: 'XGA',
    price: 13900,
    colour: '#F1F2F3',
  },
  {
    use: 'projector',
    brand: 'BenQ',
    model: 'TH575',
    detail: text('เกมและหนังหน่วงต่ำ', 'Low lag for games and films'),
    figure: text('3,800 ลูเมน', '3,800 lumens'),
    platform: 'Full HD',
    price: 21900,
    colour: '#F1F2F3',
  },
  {
    use: 'projector',
    brand: 'ViewSonic',
    model: 'PX701-4K',
    detail: text('4K HDR จอใหญ่ถึง 300 นิ้ว', '4K HDR up to 300"'),
    figure: text('3,200 ลูเมน', '3,200 lumens'),
    platform: '4K',
    price: 34900,
    colour: '#F1F2F3',
  },
  {
    use: 'pocket-projector',
    brand: 'XGIMI',
    model: 'MoGo 4',
    launch: 'new',
    detail: text('หมุนตั้งได้ แบตในตัว', 'Turns on its stand, with a battery'),
    figure: text('450 ลูเมน', '450 lumens'),
    platform: 'Full HD',
    price: 22900,
    colour: '#3A3D44',
  },
  {
    use: 'pocket-projector',
    brand: 'XGIMI',
    model: 'Vibe One',
    detail: text('ลำโพงในตัว พกไปแคมป์', 'With a speaker, for camping'),
    figure: text('250 ลูเมน', '250 lumens'),
    platform: 'Full HD',
    price: 11900,
    colour: '#5A6B5E',
  },
  {
    use: 'pocket-projector',
    brand: 'Samsung',
    model: 'The Freestyle 2nd Gen',
    hit: true,
    detail: text('ฉายเพดานได้ ปรับภาพตรงเอง', 'Shines on the ceiling and squares itself'),
    figure: text('230 ลูเมน', '230 lumens'),
    platform: 'Full HD',
    price: 19990,
    colour: '#F1F2F3',
  },
  {
    use: 'pocket-projector',
    brand: 'LG',
    model: 'CineBeam Q',
    detail: text('4K ตัวจิ๋วมีหูหิ้ว', 'A tiny 4K with a handle'),
    figure: text('500 ลูเมน', '500 lumens'),
    platform: '4K',
    price: 39900,
    colour: '#C9CCD1',
  },
  {
    use: 'ups',
    brand: 'APC',
    model: 'Easy UPS BV650I-MS',
    hit: true,
    detail: text('ปรับแรงดันอัตโนมัติ', 'Regulates the voltage'),
    figure: text('650VA / 375 วัตต์', '650VA / 375 W'),
    platform: 'Line Interactive',
    price: 1690,
  },
  {
    use: 'ups',
    brand: 'APC',
    model: 'Easy UPS BVX1200LI-MS',
    detail: text('สำรองไฟพีซีเกมมิ่งและจอ', 'For a gaming PC and display'),
    figure: text('1200VA / 650 วัตต์', '1200VA / 650 W'),
    platform: 'Line Interactive',
    price: 3690,
  },
  {
    use: 'ups',
    brand: 'APC',
    model: 'Back-UPS Pro BR1000MI',
    detail: text('คลื่นไซน์เสมือน จอ LCD', 'Stepped sine with LCD'),
    figure: text('1000VA / 600 วัตต์', '1000VA / 600 W'),
    platform: 'Line Interactive',
    price: 7990,
  },
  {
    use: 'ups',
    brand: 'Syndome',
    model: 'ECO II-800 LED',
    hit: true,
    detail: text('แบรนด์ไทย ซ่อมถึงบ้าน', 'Thai-made with home service'),
    figure: text('800VA / 480 วัตต์', '800VA / 480 W'),
    platform: 'Line Interactive',
    price: 1490,
  },
  {
    use: 'ups',
    brand: 'Syndome',
    model: 'Atom 850I LCD',
    detail: text('จอ LCD บอกโหลดและแบต', 'LCD of load and battery'),
    figure: text('850VA / 480 วัตต์', '850VA / 480 W'),
    platform: 'Line Interactive',
    price: 1890,
  },
];

interface BagOrGadgetTexts {
  noun: Localised;
  categoryPath: string;
  figure: Localised;
  usageTexts: readonly [Localised, Localised, Localised];
  ask: readonly [Localised, Localised];
}

const projectorUsageTexts = [
  text('ปิดไฟแล้วผนังห้องกลายเป็นจอหนังร้อยกว่านิ้ว', 'Lights out, and the wall is a screen of over a hundred inches.'),
  text('ปรับโฟกัสและคีย์สโตนให้เอง ตั้งเอียงก็ภาพตรง', 'It focuses and squares the picture, even from the side.'),
  text('ต่อเกม โน้ตบุ๊ก หรือแชร์จอมือถือได้', 'Games, laptops or your phone’s screen.'),
] as const;

const bagOrGadgetTexts: Record<BagOrGadgetLine['use'], BagOrGadgetTexts> = {
  backpack: {
    noun: text('กระเป๋าเป้โน้ตบุ๊ก', 'Backpack'),
    categoryPath: 'laptops/laptop-accessories/laptop-backpacks',
    figure: text('ความจุ', 'Volume'),
    usageTexts: [
      text('แยกช่องโน้ตบุ๊ก แท็บเล็ต และขวดน้ำ หยิบง่ายบนรถไฟฟ้า', 'Bays for laptop, tablet and bottle, easy on the train.'),
      text('สายสะพายบุหนา แบกทั้งวันไม่กดบ่า', 'Thick straps spare the shoulders.'),
      text('ผ้ากันละอองน้ำ เดินตากฝนปรอยได้', 'The cloth sheds a drizzle.'),
    ],
    ask: [
      text('ใส่โน้ตบุ๊กเกมมิ่งได้ไหม', 'Does it take a gaming laptop?'),
      text('ดูขนาดช่องในสเปก โน้ตบุ๊กเกมมิ่งหนาแนะนำรุ่น 16 นิ้วขึ้นไป', 'See the bay size: for thick ones take 16 inches or more.'),
    ],
  },
  sleeve: {
    noun: text('ซองโน้ตบุ๊ก', 'Sleeve'),
    categoryPath: 'laptops/laptop-accessories/laptop-sleeves',
    figure: text('เหมาะกับ', 'Best for'),
    usageTexts: [
      text('ใส่แล้วโยนลงกระเป๋าใบใหญ่ได้โดยไม่กลัวขีดข่วน', 'In it goes, and into the big bag without a scratch.'),
      text('ซิปเรียบมีแผ่นกันเสียดสีกับตัวเครื่อง', 'A lip keeps the zip off the laptop.'),
      text('ช่องหน้าเก็บเมาส์และสายได้', 'A front pocket for mouse and cable.'),
    ],
    ask: [
      text('ซักได้ไหม', 'Is it washable?'),
      text('เช็ดหรือซักมือเบาๆ ตากในร่ม', 'Wipe it, or wash gently by hand and dry in the shade.'),
    ],
  },
  stylus: {
    noun: text('ปากกาสไตลัส', 'Stylus'),
    categoryPath: 'smartphones-tablets/tablet-accessories/stylus-pens',
    figure: text('การตรวจจับ', 'Sensing'),
    usageTexts: [
      text('จดเลกเชอร์ วาดรูป หรือเซ็นเอกสารได้เหมือนเขียนบนกระดาษ', 'Lectures, drawings and signatures, as on paper.'),
      text('วางมือบนจอได้ ไม่มีเส้นเกิน', 'Rest your palm with no stray lines.'),
      text('ดูดติดข้างแท็บเล็ตหรือชาร์จเร็วพร้อมใช้', 'It clings to the tablet or charges quickly.'),
    ],
    ask: [
      text('ใช้กับแท็บเล็ตฉันได้ไหม', 'Does it work with my tablet?'),
      text('ใช้ได้เฉพาะรุ่นในสเปก โปรดตรวจก่อนสั่ง', 'Only with the models named in the specification: check first.'),
    ],
  },
  tracker: {
    noun: text('แท็กติดตามของหาย', 'Tracker'),
    categoryPath: 'wearables/item-trackers',
    figure: text('อายุแบตเตอรี่', 'Battery life'),
    usageTexts: [
      text(
        'ห้อยกุญแจ ใส่กระเป๋าเดินทาง หรือปลอกคอแมว หายแล้วเปิดแผนที่ดูได้',
        'On keys, luggage or the cat, and on the map when lost.',
      ),
      text(
        'เครือข่ายมือถือหลายร้อยล้านเครื่องช่วยบอกตำแหน่งแบบไม่ระบุตัวตน',
        'Hundreds of millions of phones help to find it, without names.',
      ),
      text('มีเสียงเรียกหาเมื่ออยู่ใกล้', 'It calls out when you are near.'),
    ],
    ask: [
      text('ต้องจ่ายรายเดือนไหม', 'Is there a monthly fee?'),
      text('ไม่ต้อง ใช้แอปค้นหาในมือถือฟรี', 'No: the finding app on your phone is free.'),
    ],
  },
  player: {
    noun: text('กล่องสมาร์ททีวี', 'Media Player'),
    categoryPath: 'tvs-monitors/media-players',
    figure: text('ภาพสูงสุด', 'Picture, up to'),
    usageTexts: [
      text(
        'ทีวีเครื่องเดิมดู Netflix, YouTube และบอลสดได้เหมือนสมาร์ททีวีรุ่นใหม่',
        'The old TV shows Netflix, YouTube and live football like a new one.',
      ),
      text('เสียบ HDMI กับไฟ แล้วต่อ Wi-Fi ใช้ได้ใน 5 นาที', 'HDMI, power and Wi-Fi: ready in five minutes.'),
      text('พกไปโรงแรมหรือบ้านต่างจังหวัดได้', 'Take it to hotels or the house upcountry.'),
    ],
    ask: [text('ทีวีรุ่นเก่าใช้ได้ไหม', 'Does an older TV work?'), text('ได้ถ้ามีช่อง HDMI', 'Yes, if it has HDMI.')],
  },
  projector: {
    noun: text('โปรเจกเตอร์', 'Projector'),
    categoryPath: 'office-projectors/projectors/home-office-projectors',
    figure: text('ความสว่าง', 'Brightness'),
    usageTexts: projectorUsageTexts,
    ask: [
      text('เปิดไฟดูได้ไหม', 'Can I watch with lights on?'),
      text('ความสว่าง 3,000 ลูเมนขึ้นไปดูในห้องสว่างได้ ต่ำกว่านั้นควรหรี่ไฟ', 'From 3,000 lumens yes; below that dim the room.'),
    ],
  },
  'pocket-projector': {
    noun: text('โปรเจกเตอร์พกพา', 'Projector'),
    categoryPath: 'office-projectors/projectors/portable-projectors',
    figure: text('ความสว่าง', 'Brightness'),
    usageTexts: projectorUsageTexts,
    ask: [
      text('ใช้แบตได้นานไหม', 'How long does the battery last?'),
      text(
        'รุ่นที่มีแบตในตัวดูหนังได้ราวหนึ่งเรื่อง รุ่นอื่นใช้พาวเวอร์แบงค์ PD ได้ตามสเปก',
        'Those with a battery last about one film; others take a PD power bank.',
      ),
    ],
  },
  ups: {
    noun: text('เครื่องสำรองไฟ', 'UPS'),
    categoryPath: 'office-projectors/ups',
    figure: text('กำลังไฟ', 'Power'),
    usageTexts: [
      text('ไฟดับกะทันหันยังมีเวลาเซฟงานและปิดเครื่องอย่างถูกต้อง', 'When the power fails there is time to save and shut down.'),
      text('ปรับแรงดันตกหรือเกินให้คงที่ ยืดอายุคอมและเราเตอร์', 'It evens out the voltage and spares computer and router.'),
      text('เปลี่ยนแบตเตอรี่ที่ศูนย์ได้เมื่อครบ 2–3 ปี', 'The battery is changed at a centre after two or three years.'),
    ],
    ask: [
      text('สำรองไฟได้นานแค่ไหน', 'How long does it hold?'),
      text('พีซีทั่วไปพร้อมจอราว 8–15 นาที ขึ้นกับโหลด', 'A PC with display 8 to 15 minutes, by load.'),
    ],
  },
};

/** Usage text of the kind. */
const suits = ({ use, platform }: BagOrGadgetLine): Localised => {
  switch (use) {
    case 'backpack':
    case 'sleeve':
      return text(`ใส่โน้ตบุ๊ก ${platform.replace('"', ' นิ้ว')}`, `For ${platform} laptops`);
    case 'projector':
    case 'pocket-projector':
      return text(`ความละเอียด ${platform}`, `${platform} picture`);
    case 'ups':
      return text(`ระบบ ${platform}`, `${platform} type`);
    case 'player':
      return text(`ระบบ ${platform}`, `Runs ${platform}`);
    default:
      return text(`ใช้กับ ${platform}`, `Works with ${platform}`);
  }
};

export const composedBagsAndGadgets: SeedProduct[] = composeGoods(
  { idBlock: 5300, basePopularity: 300 },
  bagsAndGadgets,
  {
    noun: ({ use }) => bagOrGadgetTexts[use].noun,
    category: ({ use }) => bagOrGadgetTexts[use].categoryPath,
    drawing: ({ use, model }) =>
      (
        ({
          backpack: { kind: 'bag', line: 'backpack' },
          sleeve: { kind: 'bag', line: 'sleeve' },
          stylus: { kind: 'stylus', line: 'pencil' },
          tracker: { kind: 'tracker', line: model === 'AirTag' || model === 'FineTrack' ? 'round' : 'tag' },
          player: { kind: 'media-player', line: model.includes('Stick') ? 'stick' : 'box' },
          projector: { kind: 'projector', line: 'home' },
          'pocket-projector': { kind: 'projector', line: model === 'CineBeam Q' ? 'cube' : 'portable' },
          ups: { kind: 'ups', line: 'standard' },
        }) as const
      )[use],
    optionAttribute: (units) => pack(Number(units)),
    title: text('คู่หูที่ใช้ได้ทุกวัน', 'A partner for every day'),
    shortDescriptions: (line) => [
      text(`${line.detail.th} ${suits(line).th}`, `${line.detail.en}. ${suits(line).en}.`),
      text(
        `${line.detail.th} ${bagOrGadgetTexts[line.use].figure.th} ${line.figure.th}`,
        `${line.detail.en}. ${bagOrGadgetTexts[line.use].figure.en}: ${line.figure.en}.`,
      ),
    ],
    highlights: (line) => [
      line.detail,
      text(
        `${bagOrGadgetTexts[line.use].figure.th} ${line.figure.th}`,
        `${bagOrGadgetTexts[line.use].figure.en}: ${line.figure.en}`,
      ),
      suits(line),
    ],
    usageTexts: ({ use }) => bagOrGadgetTexts[use].usageTexts,
    specification: (line) => {
      const { noun, figure } = bagOrGadgetTexts[line.use];
      const bag = line.use === 'backpack' || line.use === 'sleeve';
      const lit = line.use === 'projector' || line.use === 'pocket-projector';
      return [
        ...specification({ type: noun, functions: line.detail }),
        { label: figure, value: line.figure },
        ...specification({
          ...(bag ? { material: text('โพลีเอสเตอร์กันน้ำ', 'Water-resistant polyester') } : {}),
          ...(lit ? { resolution: line.platform, ports: 'HDMI, USB' } : { compatible: line.platform }),
          ...(line.use === 'ups' ? { outlet: text('เต้าไทย 2–6 ช่อง', '2–6 Thai sockets'), input: '220V, 50Hz' } : {}),
          ...(line.use === 'stylus' ? { charging: text('แม่เหล็กหรือ USB-C', 'Magnetic or USB-C') } : {}),
          wireless:
            bag || line.use === 'ups'
              ? text('ไม่มี', 'None')
              : line.use === 'stylus' || line.use === 'tracker'
                ? 'Bluetooth'
                : 'Wi-Fi, Bluetooth',
          control:
            line.use === 'player' || lit
              ? text('รีโมต', 'Remote')
              : line.use === 'tracker'
                ? text('แอปในมือถือ', 'Phone app')
                : text('ใช้งานทันที', 'Ready to use'),
          care: bag
            ? text('กันละอองน้ำ เช็ดด้วยผ้าหมาด', 'Splash resistant; wipe with a damp cloth')
            : line.use === 'tracker'
              ? text('กันน้ำ IP67', 'Water resistant to IP67')
              : text('เช็ดด้วยผ้าแห้ง หลีกเลี่ยงความชื้น', 'Wipe dry and keep from damp'),
          goods:
            line.use === 'ups'
              ? text('ของแท้ มีระบบกันไฟกระชาก', 'Genuine, with surge protection')
              : text('ของแท้ ศูนย์ไทย', 'Genuine Thai stock'),
          included: text('ตัวสินค้าและคู่มือ', 'Product and guide'),
          colours: line.colours ? text('ตามตัวเลือก', 'As chosen') : text('ตามภาพ', 'As shown'),
        }),
      ];
    },
    attributes: (line) => {
      switch (line.use) {
        case 'backpack':
        case 'sleeve':
          return [
            textAttribute('fits', text(`โน้ตบุ๊ก ${line.platform.replace('"', ' นิ้ว')}`, `${line.platform} laptops`)),
            textAttribute('material', text('โพลีเอสเตอร์', 'Polyester')),
          ];
        case 'stylus':
          return [
            textAttribute(
              'fits',
              /iPad/.test(line.platform) ? 'iPad' : line.platform.startsWith('Galaxy') ? 'Galaxy Tab' : 'Xiaomi Pad',
            ),
            textAttribute('connector', 'Bluetooth'),
          ];
        case 'tracker':
          return [textAttribute('platform', line.platform)];
        case 'player':
          return [
            textAttribute('platform', line.platform),
            textAttribute('resolution', line.figure.en.startsWith('4K') ? '4K' : 'Full HD'),
          ];
        case 'projector':
        case 'pocket-projector':
          return [textAttribute('resolution', line.platform), textAttribute('brightness', line.figure)];
        case 'ups':
          return [textAttribute('power', line.figure), textAttribute('type', line.platform)];
      }
    },
    fits: (line) => {
      if (line.use === 'stylus')
        return deviceIdsByPrefix(
          ...line.platform
            .split(', ')
            .map((name) =>
              name.startsWith('iPad') ? `Apple ${name}` : name.startsWith('Galaxy') ? 'Samsung Galaxy Tab S' : name,
            ),
        );
      if (line.use === 'sleeve') return deviceIdsByPrefix('Apple MacBook');
      return line.platform === 'Apple Find My' ? deviceIdsByPrefix('Apple iPhone 17', 'Apple iPhone 16') : [];
    },
    questions: (line) => [
      question(...bagOrGadgetTexts[line.use].ask),
      question(
        text('ซื้อแล้วไม่ถูกใจเปลี่ยนได้ไหม', 'May I return it?'),
        text('เปลี่ยนหรือคืนได้ภายใน 7 วัน หากยังไม่ใช้งานและบรรจุภัณฑ์ครบ', 'Within seven days, unused and in its packaging.'),
      ),
    ],
    warranty: ({ use }) =>
      use === 'ups' || use === 'projector'
        ? serviceCentre(24)
        : use === 'backpack' || use === 'sleeve'
          ? exchange(12)
          : serviceCentre(12),
  },
);
