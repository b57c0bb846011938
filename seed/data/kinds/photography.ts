import type { CameraForm } from '../../drawings/model-forms.ts';
import type { Localised, SeedProduct } from '../../types.ts';
import { edition, textAttribute } from '../attributes.ts';
import { manual } from '../box-contents.ts';
import { composeGoods, type GoodsLine } from '../compose-goods.ts';
import { grams, specification } from '../specification.ts';
import { question, text } from '../text.ts';
import { serviceCentre } from '../warranty.ts';

const kits: Record<string, readonly [th: string, en: string]> = {
  body: ['เฉพาะบอดี้', 'Body only'],
  kit: ['พร้อมเลนส์คิต', 'With kit lens'],
  twin: ['พร้อมเลนส์สองตัว', 'With two lenses'],
  standard: ['ชุดมาตรฐาน', 'Standard'],
  adventure: ['ชุด Adventure Combo', 'Adventure Combo'],
  creator: ['ชุด Creator Combo', 'Creator Combo'],
};

const kitOf = (kit: string) => {
  const [th, en] = kits[kit] ?? [kit, kit];
  return edition(th, en);
};

interface CameraLine extends GoodsLine {
  use: 'mirrorless' | 'compact' | 'action';
  mount?: string;
  sensor: string;
  megapixels: number;
  video: string;
  shots: number;
  stabilised: boolean;
  weight: number;
  /** If it has not the usual form of its use. */
  form?: 'rangefinder' | 'compact' | 'panoramic';
  outward: CameraForm;
}

const canon = { brand: 'Canon', use: 'mirrorless', mount: 'Canon RF' } as const;
const sony = { brand: 'Sony', use: 'mirrorless', mount: 'Sony E' } as const;
const fuji = { brand: 'Fujifilm', use: 'mirrorless', mount: 'Fujifilm X', sensor: 'APS-C' } as const;
const action = { use: 'action', sensor: '1/1.3"', stabilised: true } as const;

const cameras: readonly CameraLine[] = [
  {
    ...canon,
    model: 'EOS R5 Mark II',
    outward: { size: 1.04, hump: 'wide', grip: 'deep', lens: 'none', trim: '#c2273a' },
    sensor: 'Full Frame',
    megapixels: 45,
    video: '8K 60p',
    shots: 30,
    stabilised: true,
    weight: 746,
    options: { body: 145900 },
  },
  {
    ...canon,
    model: 'EOS R6 Mark III',
    outward: { hump: 'round', grip: 'deep', trim: '#c2273a' },
    launch: 'new',
    sensor: 'Full Frame',
    megapixels: 32,
    video: '7K 60p',
    shots: 40,
    stabilised: true,
    weight: 699,
    options: { body: 92900, kit: 129900 },
  },
  {
    ...canon,
    model: 'EOS R8',
    outward: { size: 0.94, hump: 'round', grip: 'deep', isLeather: false },
    sensor: 'Full Frame',
    megapixels: 24,
    video: '4K 60p',
    shots: 40,
    stabilised: false,
    weight: 461,
    options: { body: 46900, kit: 53900 },
  },
  {
    ...canon,
    model: 'EOS R10',
    outward: { size: 0.9, hump: 'pointed', grip: 'deep', isLeather: false },
    sensor: 'APS-C',
    megapixels: 24,
    video: '4K 60p',
    shots: 23,
    stabilised: false,
    weight: 429,
    options: { body: 31900, kit: 38900 },
  },
  {
    ...canon,
    model: 'EOS R50 V',
    outward: { size: 0.98, grip: 'slight', microphone: 'openings', dials: 'few' },
    form: 'compact',
    launch: 'new',
    hit: true,
    sensor: 'APS-C',
    megapixels: 24,
    video: '4K 60p',
    shots: 15,
    stabilised: false,
    weight: 370,
    options: { body: 23900, kit: 28900 },
  },
  {
    ...sony,
    model: 'Alpha 7 V',
    outward: { hump: 'pointed', grip: 'deep', trim: '#e0663c' },
    launch: 'pre-order',
    sensor: 'Full Frame',
    megapixels: 33,
    video: '4K 120p',
    shots: 30,
    stabilised: true,
    weight: 695,
    options: { body: 94990, kit: 102990 },
  },
  {
    ...sony,
    model: 'Alpha 7 IV',
    outward: { hump: 'wide', grip: 'deep', trim: '#e0663c' },
    hit: true,
    sensor: 'Full Frame',
    megapixels: 33,
    video: '4K 60p',
    shots: 10,
    stabilised: true,
    weight: 658,
    options: { body: 69990, kit: 77990 },
  },
  {
    ...sony,
    model: 'Alpha 7C II',
    outward: { size: 0.98, grip: 'slight', hasWindow: false, dials: 'modern', trim: '#e0663c' },
    form: 'rangefinder',
    sensor: 'Full Frame',
    megapixels: 33,
    video: '4K 60p',
    shots: 10,
    stabilised: true,
    weight: 514,
    options: { body: 68990, kit: 76990 },
  },
  {
    ...sony,
    model: 'Alpha 6700',
    outward: { size: 0.94, grip: 'deep', hasWindow: false, dials: 'few', isLeather: false, trim: '#e0663c' },
    form: 'rangefinder',
    sensor: 'APS-C',
    megapixels: 26,
    video: '4K 120p',
    shots: 11,
    stabilised: true,
    weight: 493,
    options: { body: 45990, kit: 49990 },
  },
  {
    ...sony,
    model: 'FX30 Cinema Line',
    outward: { size: 1.06, grip: 'deep', hasThreads: true, lens: 'none', dials: 'few', isLeather: false },
    form: 'compact',
    sensor: 'APS-C',
    megapixels: 26,
    video: '4K 120p',
    shots: 10,
    stabilised: true,
    weight: 646,
    options: { body: 66990 },
  },
  {
    ...fuji,
    model: 'X-T5',
    outward: { hump: 'flat', grip: 'slight', dials: 'metal', isTwoTone: true, isLeather: true },
    megapixels: 40,
    video: '6.2K 30p',
    shots: 15,
    stabilised: true,
    weight: 557,
    options: { body: 61990, kit: 74990 },
  },
  {
    ...fuji,
    model: 'X-M5',
    outward: { size: 0.94, grip: 'slight', dials: 'metal', isTwoTone: true, isLeather: true, lens: 'pancake' },
    form: 'compact',
    hit: true,
    megapixels: 26,
    video: '6.2K 30p',
    shots: 8,
    stabilised: false,
    weight: 355,
    options: { body: 31990, kit: 35990 },
  },
  {
    ...fuji,
    model: 'X-T50',
    outward: { size: 0.92, hump: 'flat', grip: 'none', dials: 'metal' },
    megapixels: 40,
    video: '6.2K 30p',
    shots: 8,
    stabilised: true,
    weight: 438,
    options: { body: 49990, kit: 54990 },
  },
  {
    ...fuji,
    model: 'X-E5',
    outward: { size: 0.98, hasWindow: false, grip: 'none', dials: 'metal', lens: 'pancake' },
    form: 'rangefinder',
    launch: 'new',
    megapixels: 40,
    video: '6.2K 30p',
    shots: 8,
    stabilised: true,
    weight: 445,
    options: { body: 54990, kit: 67990 },
  },
  {
    brand: 'Nikon',
    use: 'mirrorless',
    mount: 'Nikon Z',
    model: 'Z6III',
    outward: { hump: 'round', grip: 'deep', trim: '#e0b93c' },
    sensor: 'Full Frame',
    megapixels: 24,
    video: '6K 60p',
    shots: 20,
    stabilised: true,
    weight: 760,
    options: { body: 84900, kit: 103900 },
  },
  {
    brand: 'Nikon',
    use: 'mirrorless',
    mount: 'Nikon Z',
    model: 'Z50II',
    outward: { size: 0.9, hump: 'flat', grip: 'deep', isLeather: false, trim: '#e0b93c' },
    hit: true,
    sensor: 'APS-C',
    megapixels: 21,
    video: '4K 60p',
    shots: 30,
    stabilised: false,
    weight: 550,
    options: { body: 31900, kit: 36900, twin: 43900 },
  },
  {
    brand: 'Panasonic',
    use: 'mirrorless',
    mount: 'L-Mount',
    model: 'LUMIX S9',
    outward: { size: 1, grip: 'none', dials: 'few', isLeather: true, lens: 'pancake' },
    form: 'compact',
    sensor: 'Full Frame',
    megapixels: 24,
    video: '6K 30p',
    shots: 9,
    stabilised: true,
    weight: 486,
    options: { body: 44990, kit: 54990 },
  },
  {
    brand: 'Panasonic',
    use: 'mirrorless',
    mount: 'L-Mount',
    model: 'LUMIX S5IIX',
    outward: { size: 1.02, hump: 'flat', grip: 'deep', isLeather: false, trim: '#3d4450' },
    sensor: 'Full Frame',
    megapixels: 24,
    video: '6K 30p',
    shots: 9,
    stabilised: true,
    weight: 740,
    options: { body: 66990, kit: 76990 },
  },
  {
    brand: 'Fujifilm',
    use: 'compact',
    model: 'X100VI',
    outward: { hasWindow: true, dials: 'metal', isTwoTone: true, lens: 'pancake' },
    form: 'rangefinder',
    hit: true,
    sensor: 'APS-C',
    megapixels: 40,
    video: '6.2K 30p',
    shots: 11,
    stabilised: true,
    weight: 521,
    price: 56990,
    colours: ['silver', 'black'],
  },
  {
    brand: 'Canon',
    use: 'compact',
    model: 'PowerShot V1',
    outward: { size: 1, grip: 'slight', microphone: 'openings', lens: 'zoom' },
    launch: 'new',
    sensor: '1.4"',
    megapixels: 22,
    video: '4K 60p',
    shots: 30,
    stabilised: true,
    weight: 426,
    price: 33900,
    colour: '#232428',
  },
  {
    brand: 'Canon',
    use: 'compact',
    model: 'PowerShot G7 X Mark III',
    outward: { size: 0.94, grip: 'slight', lens: 'stepped', trim: '#c2273a' },
    sensor: '1"',
    megapixels: 20,
    video: '4K 30p',
    shots: 20,
    stabilised: true,
    weight: 304,
    price: 27900,
    colours: ['black', 'silver'],
  },
  {
    brand: 'Sony',
    use: 'compact',
    model: 'ZV-1 II',
    outward: { size: 0.92, grip: 'slight', microphone: 'muff', lens: 'stepped' },
    sensor: '1"',
    megapixels: 20,
    video: '4K 30p',
    shots: 24,
    stabilised: true,
    weight: 292,
    price: 28990,
    colour: '#232428',
  },
  {
    brand: 'Sony',
    use: 'compact',
    model: 'RX100 VII',
    outward: { size: 0.9, grip: 'none', lens: 'stepped', trim: '#3f74f6' },
    sensor: '1"',
    megapixels: 20,
    video: '4K 30p',
    shots: 20,
    stabilised: true,
    weight: 302,
    price: 39990,
    colour: '#232428',
  },
  {
    ...action,
    brand: 'GoPro',
    model: 'HERO13 Black',
    outward: { lensFrame: 'square', trim: '#3f74f6' },
    hit: true,
    sensor: '1/1.9"',
    megapixels: 27,
    video: '5.3K 60p',
    shots: 30,
    weight: 159,
    options: { standard: 14900, creator: 21900 },
    colour: '#26282D',
  },
  {
    ...action,
    brand: 'GoPro',
    model: 'HERO (4K)',
    outward: { face: [430, 330], hasFrontScreen: false, lensFrame: 'square', trim: '#3fb5d6' },
    sensor: '1/2.8"',
    megapixels: 12,
    video: '4K 30p',
    shots: 10,
    weight: 86,
    price: 7990,
    colour: '#26282D',
  },
  {
    ...action,
    brand: 'DJI',
    model: 'Osmo Action 6',
    outward: { face: [560, 370], lensFrame: 'round', trim: '#d7413b' },
    launch: 'new',
    sensor: '1/1.1"',
    megapixels: 38,
    video: '4K 120p',
    shots: 30,
    weight: 149,
    options: { standard: 13490, adventure: 17290 },
    colour: '#2B2D31',
  },
  {
    ...action,
    brand: 'DJI',
    model: 'Osmo 360',
    outward: { face: [350, 460], trim: '#d7413b' },
    form: 'panoramic',
    launch: 'new',
    sensor: '1" × 2',
    megapixels: 120,
    video: '8K 50p',
    shots: 30,
    weight: 183,
    options: { standard: 15990, adventure: 20490 },
    colour: '#2B2D31',
  },
  {
    ...action,
    brand: 'Insta360',
    model: 'X5',
    outward: { face: [260, 540], trim: '#e0b93c' },
    form: 'panoramic',
    hit: true,
    sensor: '1/1.28" × 2',
    megapixels: 72,
    video: '8K 30p',
    shots: 30,
    weight: 200,
    options: { standard: 19900, creator: 24900 },
    colour: '#26282D',
  },
  {
    ...action,
    brand: 'Insta360',
    model: 'Ace Pro 2',
    outward: { face: [560, 400], lensFrame: 'square', hasFrontScreen: false, trim: '#d7413b' },
    megapixels: 50,
    video: '8K 30p',
    shots: 30,
    weight: 177,
    options: { standard: 15490, adventure: 19490 },
    colour: '#26282D',
  },
  {
    ...action,
    brand: 'Insta360',
    model: 'GO Ultra',
    outward: { face: [400, 400], hasFrontScreen: false, lensFrame: 'round', trim: '#e0b93c' },
    launch: 'new',
    sensor: '1/1.28"',
    megapixels: 50,
    video: '4K 60p',
    shots: 10,
    weight: 53,
    options: { standard: 15990, creator: 18490 },
    colour: '#E9EAEC',
  },
];

const cameraCategory = ({ use, brand }: CameraLine) =>
  use === 'mirrorless'
    ? `mirrorless-cameras/${{ Canon: 'canon-eos-r', Sony: 'sony-alpha', Fujifilm: 'fujifilm-x' }[brand] ?? 'nikon-z-lumix'}`
    : use === 'compact'
      ? 'compact-cameras'
      : 'action-cameras';

const cameraUsageTexts: Record<CameraLine['use'], readonly [Localised, Localised, Localised]> = {
  mirrorless: [
    text(
      'โฟกัสตาคนและสัตว์ไวจนถ่ายเด็กวิ่งได้คมทุกเฟรม',
      'It locks on eyes, of people and animals, so running children stay sharp.',
    ),
    text('สีออกจากกล้องสวยพร้อมใช้ ส่งเข้ามือถือผ่านแอปได้ทันที', 'Colours ready from the camera, sent to the phone by the app.'),
    text('เปลี่ยนเลนส์ได้ตามงาน ตั้งแต่วิวกว้างถึงพอร์ตเทรตหลังละลาย', 'A lens for every job, from wide views to soft portraits.'),
  ],
  compact: [
    text('ใส่กระเป๋ากางเกงไปเที่ยวได้ทุกวัน ภาพดีกว่ามือถือในที่แสงน้อย', 'In a pocket every day, better than a phone in low light.'),
    text('จอพลิกดูตัวเองตอนถ่ายวล็อก ไมค์รับเสียงชัด', 'The screen turns for vlogs and the microphone is clear.'),
    text('เปิดกล้องปุ๊บถ่ายได้ปั๊บ ไม่ต้องคิดเรื่องเลนส์', 'On and shooting at once, with no lens to think of.'),
  ],
  action: [
    text(
      'ติดหมวก ติดแฮนด์ หรือดำน้ำได้โดยไม่ต้องใส่เคส ภาพนิ่งแม้ทางขรุขระ',
      'On a helmet, a handlebar or under water without a case, steady on rough roads.',
    ),
    text('ปลดล็อกมุมมองใหม่แล้วค่อยตัดกรอบทีหลังในแอป', 'Shoot now, reframe later in the app.'),
    text('แบตทนหนาวทนร้อน เปลี่ยนได้ทันทีระหว่างทริป', 'Batteries stand cold and heat, and swap on the trail.'),
  ],
};

export const composedCameras: SeedProduct[] = composeGoods({ idBlock: 4400, basePopularity: 330 }, cameras, {
  noun: ({ use }) =>
    ({
      mirrorless: text('กล้องมิเรอร์เลส', 'Mirrorless Camera'),
      compact: text('กล้องคอมแพกต์', 'Compact Camera'),
      action: text('กล้องแอ็กชัน', 'Action Camera'),
    })[use],
  category: (line) => `cameras/${cameraCategory(line)}`,
  drawing: ({ use, form, outward }) => ({ kind: 'camera', line: form ?? use, shape: { camera: outward } }),
  optionAttribute: kitOf,
  title: text('เก็บทุกเรื่องราว', 'Keep every story'),
  shortDescriptions: (line) => [
    text(
      `เซ็นเซอร์ ${line.sensor} ${line.megapixels}MP วิดีโอ ${line.video} น้ำหนัก ${line.weight} กรัม`,
      `${line.sensor} sensor of ${line.megapixels}MP, ${line.video} video, ${line.weight} g.`,
    ),
    text(
      `ถ่ายวิดีโอ ${line.video} ${line.stabilised ? 'มีกันสั่นในตัว' : 'ระบบโฟกัสฉลาด'} พร้อมทั้งภาพนิ่ง ${line.megapixels}MP`,
      `${line.video} video ${line.stabilised ? 'with stabilisation' : 'with clever focus'} and ${line.megapixels}MP stills.`,
    ),
  ],
  highlights: (line) => [
    text(`เซ็นเซอร์ ${line.sensor} ความละเอียด ${line.megapixels}MP`, `${line.megapixels}MP ${line.sensor} sensor`),
    text(`วิดีโอสูงสุด ${line.video}`, `Video up to ${line.video}`),
    text(`ถ่ายต่อเนื่อง ${line.shots} ภาพต่อวินาที`, `${line.shots} frames a second`),
    line.stabilised ? text('ระบบกันสั่นในตัว', 'Built-in stabilisation') : text('ตัวเครื่องเบา พกง่าย', 'A light body'),
  ],
  usageTexts: ({ use }) => cameraUsageTexts[use],
  specification: (line) =>
    specification({
      sensor: text(`${line.sensor} CMOS`, `${line.sensor} CMOS`),
      resolution: `${line.megapixels}MP`,
      lens: line.mount ? text(`เมาท์ ${line.mount}`, `${line.mount} mount`) : text('เลนส์ติดเครื่อง', 'Fixed lens'),
      video: line.video,
      shooting: text(`${line.shots} ภาพ/วินาที`, `${line.shots} fps`),
      stabilisation: line.stabilised ? text('มีในตัว', 'Built in') : text('ใช้กันสั่นในเลนส์', 'In the lens'),
      autofocus:
        line.use === 'action'
          ? text('โฟกัสคงที่', 'Fixed focus')
          : text('ตรวจจับคน สัตว์ และยานพาหนะ', 'People, animals and vehicles'),
      display:
        line.use === 'action' ? text('จอสัมผัส', 'Touch screen') : text('จอพลิกสัมผัส 3 นิ้ว', '3" tilting touch screen'),
      card: line.use === 'action' ? 'microSD' : 'SD UHS-II',
      wireless: 'Wi-Fi, Bluetooth',
      ports: 'USB-C, 3.5 mm',
      protection:
        line.use === 'action'
          ? text('กันน้ำ 10–15 เมตร', 'Waterproof to 10–15 m')
          : text('กันละอองตามรุ่น', 'Weather sealing by model'),
      weight: grams(`${line.weight}`),
    }),
  attributes: (line) => [
    ...(line.use === 'action'
      ? [
          textAttribute(
            'type',
            line.sensor.includes('×') ? text('กล้อง 360 องศา', '360° camera') : text('กล้องลุย', 'Rugged'),
          ),
        ]
      : [textAttribute('sensor', line.sensor)]),
    ...(line.mount ? [textAttribute('mount', line.mount)] : []),
  ],
  questions: (line) => [
    question(
      text('แถมการ์ดหน่วยความจำไหม', 'Is a memory card included?'),
      text(
        `ไม่แถม แนะนำการ์ด ${line.use === 'action' ? 'microSD V30' : 'SD UHS-II'} ความจุ 64GB ขึ้นไป`,
        `No: take a ${line.use === 'action' ? 'microSD V30' : 'UHS-II SD'} card of 64GB or more.`,
      ),
    ),
    question(
      text('เปลี่ยนเมนูเป็นภาษาไทยได้ไหม', 'Is there a Thai menu?'),
      text('เครื่องศูนย์ไทยเลือกเมนูภาษาไทยหรืออังกฤษได้', 'Thai stock has Thai and English menus.'),
    ),
    question(
      text('มือใหม่ใช้ได้ไหม', 'Is it good for beginners?'),
      line.use === 'mirrorless'
        ? text(
            'ได้ มีโหมดอัตโนมัติและแนะนำในจอ เริ่มจากชุดพร้อมเลนส์คิตจะคุ้มที่สุด',
            'Yes: automatic modes guide you, and a kit with a lens is the best start.',
          )
        : text('ได้ เปิดเครื่องแล้วกดถ่ายได้เลย โหมดอัตโนมัติเอาอยู่', 'Yes: turn it on and shoot; automatic does well.'),
    ),
  ],
  box: (line) => [
    text(`กล้อง ${line.brand} ${line.model}`, `${line.brand} ${line.model}`),
    text('แบตเตอรี่และสายชาร์จ', 'Battery and charging cable'),
    ...(line.use === 'mirrorless' ? [text('สายคล้องคอ', 'Neck strap')] : []),
    manual,
  ],
  warranty: ({ brand }) => serviceCentre(brand === 'Canon' || brand === 'Nikon' || brand === 'Sony' ? 24 : 12),
});

interface LensLine extends GoodsLine {
  focal: string;
  aperture: string;
  mount: string;
  zoom: boolean;
  full: boolean;
  filter: number;
  weight: number;
  for: Localised;
}

const view = text('วิวและสถาปัตยกรรม', 'Views and buildings');
const people = text('พอร์ตเทรต', 'Portraits');
const daily = text('เดินเที่ยวและชีวิตประจำวัน', 'Travel and daily life');
const far = text('กีฬาและสัตว์ป่า', 'Sport and wildlife');

const lenses: readonly LensLine[] = [
  {
    brand: 'Canon',
    model: 'RF 50mm F1.8 STM',
    hit: true,
    focal: '50mm',
    aperture: 'f/1.8',
    mount: 'Canon RF',
    zoom: false,
    full: true,
    filter: 43,
    weight: 160,
    for: people,
    price: 6990,
  },
  {
    brand: 'Canon',
    model: 'RF 35mm F1.8 MACRO IS STM',
    focal: '35mm',
    aperture: 'f/1.8',
    mount: 'Canon RF',
    zoom: false,
    full: true,
    filter: 52,
    weight: 305,
    for: daily,
    price: 17900,
  },
  {
    brand: 'Canon',
    model: 'RF 28-70mm F2.8 IS STM',
    focal: '28–70mm',
    aperture: 'f/2.8',
    mount: 'Canon RF',
    zoom: true,
    full: true,
    filter: 67,
    weight: 495,
    for: daily,
    price: 37900,
  },
  {
    brand: 'Canon',
    model: 'RF 100-400mm F5.6-8 IS USM',
    focal: '100–400mm',
    aperture: 'f/5.6–8',
    mount: 'Canon RF',
    zoom: true,
    full: true,
    filter: 67,
    weight: 635,
    for: far,
    price: 23900,
  },
  {
    brand: 'Sony',
    model: 'FE 50mm F1.8',
    focal: '50mm',
    aperture: 'f/1.8',
    mount: 'Sony E',
    zoom: false,
    full: true,
    filter: 49,
    weight: 186,
    for: people,
    price: 7990,
  },
  {
    brand: 'Sony',
    model: 'FE 24-70mm F2.8 GM II',
    focal: '24–70mm',
    aperture: 'f/2.8',
    mount: 'Sony E',
    zoom: true,
    full: true,
    filter: 82,
    weight: 695,
    for: daily,
    price: 77990,
  },
  {
    brand: 'Sony',
    model: 'E 15mm F1.4 G',
    focal: '15mm',
    aperture: 'f/1.4',
    mount: 'Sony E',
    zoom: false,
    full: false,
    filter: 55,
    weight: 219,
    for: view,
    price: 26990,
  },
  {
    brand: 'Sigma',
    model: '18-50mm F2.8 DC DN Contemporary',
    hit: true,
    focal: '18–50mm',
    aperture: 'f/2.8',
    mount: 'Sony E',
    zoom: true,
    full: false,
    filter: 55,
    weight: 290,
    for: daily,
    price: 18900,
  },
  {
    brand: 'Sigma',
    model: '56mm F1.4 DC DN Contemporary',
    focal: '56mm',
    aperture: 'f/1.4',
    mount: 'Fujifilm X',
    zoom: false,
    full: false,
    filter: 55,
    weight: 280,
    for: people,
    price: 14900,
  },
  {
    brand: 'Sigma',
    model: '24-70mm F2.8 DG DN II Art',
    focal: '24–70mm',
    aperture: 'f/2.8',
    mount: 'L-Mount',
    zoom: true,
    full: true,
    filter: 82,
    weight: 735,
    for: daily,
    price: 43900,
  },
  {
    brand: 'Tamron',
    model: '28-75mm F2.8 Di III VXD G2',
    hit: true,
    focal: '28–75mm',
    aperture: 'f/2.8',
    mount: 'Sony E',
    zoom: true,
    full: true,
    filter: 67,
    weight: 540,
    for: daily,
    price: 28900,
  },
  {
    brand: 'Tamron',
    model: '50-400mm F4.5-6.3 Di III VC VXD',
    focal: '50–400mm',
    aperture: 'f/4.5–6.3',
    mount: 'Nikon Z',
    zoom: true,
    full: true,
    filter: 67,
    weight: 1155,
    for: far,
    price: 42900,
  },
  {
    brand: 'Fujifilm',
    model: 'XF 23mm F2 R WR',
    focal: '23mm',
    aperture: 'f/2',
    mount: 'Fujifilm X',
    zoom: false,
    full: false,
    filter: 43,
    weight: 180,
    for: daily,
    price: 16990,
  },
  {
    brand: 'Fujifilm',
    model: 'XF 16-50mm F2.8-4.8 R LM WR',
    focal: '16–50mm',
    aperture: 'f/2.8–4.8',
    mount: 'Fujifilm X',
    zoom: true,
    full: false,
    filter: 58,
    weight: 240,
    for: daily,
    price: 25990,
  },
  {
    brand: 'Nikon',
    model: 'NIKKOR Z 40mm f/2',
    focal: '40mm',
    aperture: 'f/2',
    mount: 'Nikon Z',
    zoom: false,
    full: true,
    filter: 52,
    weight: 170,
    for: daily,
    price: 9490,
  },
  {
    brand: 'Nikon',
    model: 'NIKKOR Z 24-120mm f/4 S',
    focal: '24–120mm',
    aperture: 'f/4',
    mount: 'Nikon Z',
    zoom: true,
    full: true,
    filter: 77,
    weight: 630,
    for: daily,
    price: 36900,
  },
];

export const composedLenses: SeedProduct[] = composeGoods({ idBlock: 4450, basePopularity: 240 }, lenses, {
  noun: ({ zoom }) => (zoom ? text('เลนส์ซูม', 'Lens') : text('เลนส์ฟิกซ์', 'Lens')),
  category: ({ zoom }) => `cameras/lenses/${zoom ? 'zoom-lenses' : 'prime-lenses'}`,
  drawing: ({ zoom, model }) => ({
    kind: 'lens',
    line: !zoom ? 'prime' : /-[2-9]\d\dmm/.test(model) ? 'telephoto' : 'zoom',
  }),
  title: text('มุมมองใหม่ในกล้องเดิม', 'A new view from the same camera'),
  shortDescriptions: (line) => [
    text(
      `เลนส์ ${line.focal} ${line.aperture} เมาท์ ${line.mount} หนัก ${line.weight} กรัม`,
      `${line.focal} at ${line.aperture} for ${line.mount}, ${line.weight} g.`,
    ),
    text(
      `เหมาะกับ${line.for.th} รูรับแสง ${line.aperture} เมาท์ ${line.mount}`,
      `${line.for.en} at ${line.aperture}, for ${line.mount}.`,
    ),
  ],
  highlights: (line) => [
    text(`ทางยาวโฟกัส ${line.focal}`, `${line.focal} focal length`),
    text(`รูรับแสงกว้างสุด ${line.aperture}`, `${line.aperture} at its widest`),
    text(
      `เมาท์ ${line.mount} ${line.full ? 'ฟูลเฟรม' : 'APS-C'}`,
      `${line.mount} mount, ${line.full ? 'full frame' : 'APS-C'}`,
    ),
    text('มอเตอร์โฟกัสเงียบสำหรับวิดีโอ', 'Quiet focus for video'),
  ],
  usageTexts: (line) => [
    text(
      `ออกแบบมาสำหรับ${line.for.th} ภาพคมจากกลางถึงขอบ`,
      `Made for ${line.for.en.toLowerCase()}, sharp from centre to edge.`,
    ),
    line.zoom
      ? text('ตัวเดียวครอบคลุมหลายระยะ ลดการเปลี่ยนเลนส์กลางงาน', 'One lens covers many distances: fewer changes on the job.')
      : text('ฉากหลังละลายนุ่ม แยกตัวแบบออกชัด', 'The background melts and the subject stands out.'),
    text('ลองหน้าร้านได้ นำบอดี้ของคุณมาทดสอบก่อนตัดสินใจ', 'Try it in the shop: bring your own body.'),
  ],
  specification: (line) =>
    specification({
      type: line.zoom ? text('เลนส์ซูม', 'Zoom') : text('เลนส์ฟิกซ์', 'Prime'),
      focal: line.focal,
      aperture: line.aperture,
      mount: line.mount,
      sensor: line.full ? text('ฟูลเฟรม', 'Full frame') : 'APS-C',
      filter: text(`${line.filter} มม.`, `${line.filter} mm`),
      autofocus: text('โฟกัสอัตโนมัติ', 'Autofocus'),
      functions: line.for,
      included: text('ฝาปิดหน้าและท้าย', 'Front and rear caps'),
      weight: grams(`${line.weight}`),
    }),
  attributes: (line) => [
    textAttribute('mount', line.mount),
    textAttribute('sensor', line.full ? 'Full Frame' : 'APS-C'),
  ],
  questions: (line) => [
    question(
      text('ใช้กับกล้องฉันได้ไหม', 'Does it fit my camera?'),
      text(
        `ใช้กับกล้องเมาท์ ${line.mount} ${line.full ? 'ทั้งฟูลเฟรมและ APS-C' : 'ที่เป็น APS-C'}`,
        `Cameras with ${line.mount}, ${line.full ? 'full frame and APS-C' : 'APS-C'}.`,
      ),
    ),
    question(
      text('ควรใส่ฟิลเตอร์ป้องกันหน้าเลนส์ไหม', 'Should I use a protective filter?'),
      text(`แนะนำ ใช้ขนาดหน้าเลนส์ ${line.filter} มม.`, `Yes: the thread is ${line.filter} mm.`),
    ),
  ],
  warranty: () => serviceCentre(12),
});

interface TripodLine extends GoodsLine {
  height: number;
  load: number;
  weight: number;
  material: 'aluminium' | 'carbon' | 'plastic';
  use: 'camera' | 'phone';
}

const tripodMaterials = {
  aluminium: text('อะลูมิเนียม', 'Aluminium'),
  carbon: text('คาร์บอนไฟเบอร์', 'Carbon fibre'),
  plastic: text('ไนลอนเสริมแรง', 'Reinforced nylon'),
};

const tripods: readonly TripodLine[] = [
  {
    brand: 'Ulanzi',
    model: 'F38 Travel Tripod',
    hit: true,
    height: 156,
    load: 18,
    weight: 1080,
    material: 'carbon',
    use: 'camera',
    price: 5990,
  },
  {
    brand: 'Ulanzi',
    model: 'MT-16 Extendable Tripod',
    height: 27,
    load: 1.5,
    weight: 230,
    material: 'plastic',
    use: 'phone',
    price: 590,
  },
  {
    brand: 'Ulanzi',
    model: 'TT09 VideoGo Travel Tripod',
    height: 152,
    load: 5,
    weight: 980,
    material: 'aluminium',
    use: 'camera',
    price: 2290,
  },
  {
    brand: 'Sony',
    model: 'GP-VPT2BT Shooting Grip',
    height: 18,
    load: 1.5,
    weight: 215,
    material: 'plastic',
    use: 'camera',
    price: 4990,
    colours: ['black', 'white'],
  },
  {
    brand: 'Insta360',
    model: 'Flow Tripod',
    height: 24,
    load: 1,
    weight: 190,
    material: 'aluminium',
    use: 'phone',
    price: 1290,
  },
  {
    brand: 'UGREEN',
    model: 'Bluetooth Selfie Stick Tripod 1.5 m',
    th: 'ไม้เซลฟี่ขาตั้งบลูทูธ 1.5 ม.',
    hit: true,
    height: 150,
    load: 0.8,
    weight: 290,
    material: 'aluminium',
    use: 'phone',
    price: 690,
    colours: ['black', 'white'],
  },
  {
    brand: 'Baseus',
    model: 'Lovely Selfie Stick Tripod',
    height: 99,
    load: 0.5,
    weight: 185,
    material: 'aluminium',
    use: 'phone',
    price: 390,
    colours: ['black', 'white', 'pink'],
  },
];

export const composedTripods: SeedProduct[] = composeGoods({ idBlock: 4480, basePopularity: 260 }, tripods, {
  noun: ({ use }) => (use === 'camera' ? text('ขาตั้งกล้อง', 'Tripod') : text('ขาตั้งมือถือ', 'Tripod')),
  category: () => 'cameras/tripods',
  drawing: ({ use, model }) => ({
    kind: 'tripod',
    line: use === 'phone' ? 'selfie' : model.includes('Grip') ? 'grip' : 'standard',
  }),
  title: text('ตั้งนิ่ง ภาพนิ่ง', 'Stand firm, shoot steady'),
  shortDescriptions: (line) => [
    text(
      `สูงสุด ${line.height} ซม. รับน้ำหนัก ${line.load} กก. วัสดุ${tripodMaterials[line.material].th}`,
      `Up to ${line.height} cm, carries ${line.load} kg, of ${tripodMaterials[line.material].en.toLowerCase()}.`,
    ),
    text(`พกง่ายเพียง ${line.weight} กรัม กางไวใน 5 วินาที`, `Only ${line.weight} g, up in five seconds.`),
  ],
  highlights: (line) => [
    text(`ความสูงสูงสุด ${line.height} ซม.`, `Up to ${line.height} cm high`),
    text(`รับน้ำหนักได้ ${line.load} กก.`, `Carries ${line.load} kg`),
    text(`วัสดุ${tripodMaterials[line.material].th}`, `${tripodMaterials[line.material].en} build`),
    line.use === 'phone'
      ? text('มีรีโมตหรือที่หนีบมือถือ', 'With a remote or phone clamp')
      : text('หัวบอลหมุนได้รอบทิศ', 'A head that turns all ways'),
  ],
  usageTexts: (line) => [
    text(
      'ถ่ายพลุ ทางช้างเผือก หรือวิดีโอรีวิวคนเดียวได้โดยไม่ต้องวานใคร',
      'Fireworks, the Milky Way or a solo review with nobody to ask.',
    ),
    line.use === 'phone'
      ? text('กดถ่ายจากรีโมตระยะ 10 เมตร รูปหมู่ครบทุกคน', 'A remote from ten metres, so everyone is in the picture.')
      : text('ล็อกขาด้วยมือเดียว พื้นเอียงก็ตั้งได้', 'Legs lock with one hand, on a slope too.'),
    text('พับแล้วใส่กระเป๋าเป้ได้ ไม่เกะกะ', 'Folded, it fits a backpack.'),
  ],
  specification: (line) =>
    specification({
      type:
        line.use === 'camera'
          ? text('ขาตั้งกล้อง', 'Camera tripod')
          : text('ขาตั้งมือถือและไม้เซลฟี่', 'Phone tripod and selfie stick'),
      height: text(`${line.height} ซม.`, `${line.height} cm`),
      load: text(`${line.load} กก.`, `${line.load} kg`),
      material: tripodMaterials[line.material],
      mount: text('เกลียว 1/4 นิ้ว', '1/4" thread'),
      functions: line.use === 'phone' ? text('รีโมตบลูทูธ', 'Bluetooth remote') : text('หัวบอลปรับมุม', 'Ball head'),
      stand: text('ยางกันลื่น', 'Non-slip feet'),
      compatible:
        line.use === 'phone'
          ? text('มือถือกว้าง 58–90 มม.', 'Phones 58–90 mm wide')
          : text('กล้องและมือถือ', 'Cameras and phones'),
      included: text('ขาตั้งและคู่มือ', 'Tripod and guide'),
      weight: grams(`${line.weight}`),
    }),
  attributes: (line) => [
    textAttribute('type', line.use === 'camera' ? text('กล้อง', 'Camera') : text('มือถือ', 'Phone')),
    textAttribute('material', tripodMaterials[line.material]),
  ],
  questions: () => [
    question(
      text('ใช้กับมือถือและกล้องได้ทั้งคู่ไหม', 'Does it take both phones and cameras?'),
      text('ได้ เกลียวมาตรฐาน 1/4 นิ้ว มือถือใช้ที่หนีบเพิ่ม', 'Yes: a standard 1/4" thread; a phone needs a clamp.'),
    ),
    question(
      text('นำขึ้นเครื่องบินได้ไหม', 'May I take it on a plane?'),
      text(
        'ขนาดพับไม่เกินกระเป๋าถือขึ้นเครื่องได้ตามดุลยพินิจสายการบิน หรือโหลดใต้เครื่อง',
        'If it fits cabin baggage, at the airline’s discretion; otherwise check it in.',
      ),
    ),
  ],
  warranty: () => serviceCentre(12),
});
