import type { SpeakerForm } from '../../drawings/model-forms.ts';
import type { Localised, SeedProduct } from '../../types.ts';
import { colour, textAttribute } from '../attributes.ts';
import { manual } from '../box-contents.ts';
import type { Colour } from '../colours.ts';
import { compose, type ProductDraft, pickByTurn, type SalesStatus } from '../compose.ts';
import { playTime, speakerPower } from '../filter-ranges.ts';
import { kilograms, specification, watts } from '../specification.ts';
import { heading, list, paragraph, question, table, text } from '../text.ts';
import { exchange, serviceCentre } from '../warranty.ts';

type Use = 'compact' | 'party' | 'home' | 'smart' | 'bar';

interface SpeakerLine extends SalesStatus {
  brand: string;
  model: string;
  use: Use;
  /** If it has not the usual form of its use. */
  form?: 'box' | 'brick' | 'pair' | 'smart';
  watts: number;
  /** Battery hours; 0 without battery. */
  hours: number;
  water: string;
  kilograms: number;
  /** Connections, or the channels of a soundbar. */
  link: string;
  price: number;
  colours: readonly Colour[];
  subwoofer?: true;
  outward: SpeakerForm;
}

/** How speakers of each use are usually drawn. */
const usualForms: Record<Use, string> = {
  compact: 'portable',
  party: 'party',
  home: 'box',
  smart: 'smart',
  bar: 'soundbar',
};

const compact = { use: 'compact', link: 'Bluetooth' } as const;
const party = { use: 'party', link: 'Bluetooth, AUX, USB' } as const;
const home = { use: 'home', hours: 0, water: '–' } as const;
const smart = { use: 'smart', hours: 0, water: '–', link: 'Wi-Fi, Bluetooth' } as const;
const bar = { use: 'bar', hours: 0, water: '–', colours: ['black'] } as const;

const lines: readonly SpeakerLine[] = [
  {
    ...compact,
    brand: 'JBL',
    model: 'Charge 6',
    outward: { pose: 'lying', carry: 'handle', size: [700, 380, 380], trim: '#3d4450' },
    hit: true,
    watts: 45,
    hours: 24,
    water: 'IP68',
    kilograms: 0.99,
    price: 7490,
    colours: ['black', 'blue', 'red', 'white'],
  },
  {
    ...compact,
    brand: 'JBL',
    model: 'Go 4',
    outward: { size: [560, 440, 230], carry: 'loop' },
    form: 'brick',
    hit: true,
    watts: 4,
    hours: 7,
    water: 'IP67',
    kilograms: 0.19,
    price: 1790,
    colours: ['black', 'blue', 'red', 'purple', 'white'],
  },
  {
    ...compact,
    brand: 'JBL',
    model: 'Clip 5',
    outward: { size: [440, 560, 210], carry: 'carabiner', trim: '#e0663c' },
    form: 'brick',
    watts: 7,
    hours: 12,
    water: 'IP67',
    kilograms: 0.29,
    price: 2790,
    colours: ['black', 'blue', 'red', 'purple'],
  },
  {
    ...compact,
    brand: 'JBL',
    model: 'Xtreme 4',
    outward: { pose: 'lying', carry: 'strap', size: [760, 400, 400], trim: '#2c313b' },
    watts: 100,
    hours: 24,
    water: 'IP67',
    kilograms: 2.1,
    price: 12900,
    colours: ['black', 'blue', 'camo'],
  },
  {
    ...compact,
    brand: 'Marshall',
    model: 'Willen II',
    outward: { size: [500, 500, 200], surface: 'grille', carry: 'none', trim: '#c79a4b' },
    form: 'brick',
    watts: 10,
    hours: 17,
    water: 'IP67',
    kilograms: 0.36,
    price: 4490,
    colours: ['black-and-brass', 'cream'],
  },
  {
    ...compact,
    brand: 'Marshall',
    model: 'Kilburn III',
    outward: { size: [660, 430, 360], carry: 'handle' },
    form: 'box',
    launch: 'new',
    watts: 60,
    hours: 50,
    water: 'IP54',
    kilograms: 2.8,
    price: 15990,
    colours: ['black-and-brass', 'cream'],
  },
  {
    ...compact,
    brand: 'Sony',
    model: 'ULT FIELD 1',
    outward: { pose: 'standing', carry: 'loop', trim: '#e0663c' },
    watts: 20,
    hours: 12,
    water: 'IP67',
    kilograms: 0.65,
    price: 4290,
    colours: ['black', 'white', 'orange', 'forest-owl'],
  },
  {
    ...compact,
    brand: 'Sony',
    model: 'ULT FIELD 3',
    outward: { pose: 'lying', carry: 'strap', size: [620, 360, 360], trim: '#5b6270' },
    launch: 'new',
    watts: 40,
    hours: 24,
    water: 'IP67',
    kilograms: 1.2,
    price: 7490,
    colours: ['black', 'white'],
  },
  {
    ...compact,
    brand: 'Soundcore',
    model: 'Motion 300',
    outward: { size: [760, 330, 220], surface: 'grille', carry: 'loop', trim: '#4a505b' },
    form: 'brick',
    watts: 30,
    hours: 13,
    water: 'IPX7',
    kilograms: 0.77,
    price: 2990,
    colours: ['black', 'blue', 'green'],
  },
  {
    ...compact,
    brand: 'Soundcore',
    model: 'Select 4 Go',
    outward: { size: [460, 460, 200], carry: 'strap' },
    form: 'brick',
    hit: true,
    watts: 5,
    hours: 20,
    water: 'IP67',
    kilograms: 0.27,
    price: 1090,
    colours: ['black', 'blue', 'pink', 'green'],
  },
  {
    ...compact,
    brand: 'Bose',
    model: 'SoundLink Flex (2nd Gen)',
    outward: { size: [720, 360, 210], surface: 'grille', carry: 'none' },
    form: 'brick',
    watts: 20,
    hours: 12,
    water: 'IP67',
    kilograms: 0.59,
    price: 5900,
    colours: ['black', 'blue', 'sand'],
  },
  {
    ...compact,
    brand: 'Bose',
    model: 'SoundLink Plus',
    outward: { size: [780, 400, 250], carry: 'handle', trim: '#4b5361' },
    form: 'brick',
    launch: 'new',
    watts: 40,
    hours: 20,
    water: 'IP67',
    kilograms: 1.45,
    price: 10900,
    colours: ['black', 'blue', 'yellow'],
  },
  {
    ...compact,
    brand: 'Xiaomi',
    model: 'Sound Outdoor',
    outward: { pose: 'lying', carry: 'loop', size: [600, 330, 330], trim: '#e0663c' },
    watts: 30,
    hours: 12,
    water: 'IP67',
    kilograms: 0.6,
    price: 1590,
    colours: ['black', 'blue', 'red'],
  },
  {
    ...party,
    brand: 'JBL',
    model: 'PartyBox Encore 2',
    outward: { size: [520, 620, 430], cones: 1, carry: 'handle', trim: '#e0663c' },
    launch: 'new',
    watts: 100,
    hours: 15,
    water: 'IPX4',
    kilograms: 6,
    price: 12900,
    colours: ['black'],
  },
  {
    ...party,
    brand: 'JBL',
    model: 'PartyBox 330',
    outward: { size: [430, 800, 390], cones: 2, lights: 'rings', wheels: true },
    watts: 280,
    hours: 18,
    water: 'IPX4',
    kilograms: 15.4,
    price: 23900,
    colours: ['black'],
  },
  {
    ...party,
    brand: 'JBL',
    model: 'PartyBox Stage 320',
    outward: { size: [440, 760, 390], cones: 2, lights: 'bars', wheels: true, trim: '#7a4ff0' },
    hit: true,
    watts: 240,
    hours: 18,
    water: 'IPX4',
    kilograms: 16.5,
    price: 21900,
    colours: ['black'],
  },
  {
    ...party,
    brand: 'Sony',
    model: 'ULT TOWER 9',
    outward: { size: [390, 880, 380], cones: 2, lights: 'bars', trim: '#3f74f6' },
    watts: 300,
    hours: 25,
    water: 'IPX4',
    kilograms: 20,
    price: 29990,
    colours: ['black'],
  },
  {
    ...party,
    brand: 'Soundcore',
    model: 'Rave 3S',
    outward: { size: [450, 720, 400], cones: 3, lights: 'rings', carry: 'handle', trim: '#c8458f' },
    watts: 200,
    hours: 12,
    water: 'IPX4',
    kilograms: 5.1,
    price: 9990,
    colours: ['black'],
  },
  {
    ...party,
    brand: 'LG',
    model: 'xboom Stage 301',
    outward: { size: [520, 640, 430], cones: 3, lights: 'none', isTapered: true, carry: 'handle', trim: '#d7413b' },
    launch: 'new',
    watts: 120,
    hours: 12,
    water: 'IPX4',
    kilograms: 6.5,
    price: 9990,
    colours: ['black'],
  },
  {
    ...home,
    brand: 'Marshall',
    model: 'Acton III',
    outward: { size: [640, 430, 330] },
    form: 'box',
    hit: true,
    watts: 60,
    kilograms: 2.85,
    link: 'Bluetooth 5.2, 3.5 mm',
    price: 11990,
    colours: ['black-and-brass', 'cream', 'brown'],
  },
  {
    ...home,
    brand: 'Marshall',
    model: 'Stanmore III',
    outward: { size: [840, 450, 340] },
    form: 'box',
    watts: 80,
    kilograms: 4.25,
    link: 'Bluetooth 5.2, 3.5 mm, RCA',
    price: 16990,
    colours: ['black-and-brass', 'cream', 'brown'],
  },
  {
    ...home,
    brand: 'Edifier',
    model: 'R1280DB',
    outward: { surface: 'wood', size: [270, 430, 270], trim: '#aeb5c0' },
    form: 'pair',
    hit: true,
    watts: 42,
    kilograms: 4.9,
    link: 'Bluetooth, RCA, Optical, Coaxial',
    price: 4390,
    colours: ['black', 'brown'],
  },
  {
    ...home,
    brand: 'Edifier',
    model: 'MR3',
    outward: { surface: 'grille', size: [250, 400, 260], trim: '#46d18a' },
    form: 'pair',
    watts: 36,
    kilograms: 3.4,
    link: 'Bluetooth, TRS, RCA, 3.5 mm',
    price: 3690,
    colours: ['black', 'white'],
  },
  {
    ...home,
    brand: 'Edifier',
    model: 'S1000W',
    outward: { surface: 'wood', size: [300, 500, 330], trim: '#c9a24b' },
    form: 'pair',
    watts: 120,
    kilograms: 16.5,
    link: 'Wi-Fi, Bluetooth, RCA, Optical',
    price: 14900,
    colours: ['brown'],
  },
  {
    ...home,
    brand: 'Harman Kardon',
    model: 'Aura Studio 4',
    outward: { body: 'dome', trim: '#d99a4b' },
    form: 'smart',
    watts: 130,
    kilograms: 3.6,
    link: 'Bluetooth',
    price: 11900,
    colours: ['black'],
  },
  {
    ...home,
    brand: 'Harman Kardon',
    model: 'Onyx Studio 9',
    outward: { body: 'disc' },
    form: 'smart',
    watts: 50,
    kilograms: 3.1,
    link: 'Bluetooth, 3.5 mm',
    price: 10900,
    colours: ['black', 'champagne', 'blue'],
  },
  {
    ...home,
    brand: 'Logitech',
    model: 'Z407',
    outward: { surface: 'cloth', size: [190, 330, 170] },
    form: 'pair',
    watts: 40,
    kilograms: 2.8,
    link: 'Bluetooth, 3.5 mm, micro-USB',
    price: 3290,
    colours: ['black'],
    subwoofer: true,
  },
  {
    ...smart,
    brand: 'Apple',
    model: 'HomePod (2nd generation)',
    outward: { body: 'drum', trim: '#8b6fd6' },
    watts: 50,
    kilograms: 2.3,
    price: 10900,
    colours: ['midnight', 'white'],
  },
  {
    ...smart,
    brand: 'Apple',
    model: 'HomePod mini',
    outward: { body: 'sphere', trim: '#e0663c' },
    hit: true,
    watts: 20,
    kilograms: 0.35,
    price: 3590,
    colours: ['midnight', 'white', 'blue', 'orange', 'yellow'],
  },
  {
    ...smart,
    brand: 'Xiaomi',
    model: 'Smart Speaker IR Control',
    outward: { body: 'clock', trim: '#3fb5d6' },
    watts: 8,
    kilograms: 0.63,
    price: 1490,
    colours: ['black'],
  },
  {
    ...bar,
    brand: 'Samsung',
    model: 'HW-Q990F',
    outward: { size: [1010, 84, 130], rears: true, surface: 'grille' },
    launch: 'new',
    watts: 756,
    kilograms: 22.8,
    link: '11.1.4',
    price: 36990,
    subwoofer: true,
  },
  {
    ...bar,
    brand: 'Samsung',
    model: 'HW-B650F',
    outward: { size: [900, 76, 110] },
    hit: true,
    watts: 370,
    kilograms: 8.4,
    link: '3.1',
    price: 8990,
    subwoofer: true,
  },
  {
    ...bar,
    brand: 'Sony',
    model: 'BRAVIA Theatre Bar 8',
    outward: { size: [960, 80, 140], surface: 'glass' },
    watts: 495,
    kilograms: 4.7,
    link: '11.0',
    price: 32990,
  },
  {
    ...bar,
    brand: 'Sony',
    model: 'HT-S2000',
    outward: { size: [800, 78, 120], surface: 'grille' },
    watts: 250,
    kilograms: 3.7,
    link: '3.1',
    price: 13990,
    subwoofer: true,
  },
  {
    ...bar,
    brand: 'JBL',
    model: 'Bar 300MK2',
    outward: { size: [860, 74, 120], surface: 'grille' },
    launch: 'new',
    watts: 450,
    kilograms: 2.6,
    link: '5.0',
    price: 13900,
  },
  {
    ...bar,
    brand: 'JBL',
    model: 'Bar 1000MK2',
    outward: { size: [1010, 74, 130], detachableEnds: true },
    launch: 'new',
    watts: 960,
    kilograms: 15.5,
    link: '7.1.4',
    price: 39900,
    subwoofer: true,
  },
  {
    ...bar,
    brand: 'LG',
    model: 'S70TY',
    outward: { size: [960, 72, 130] },
    watts: 400,
    kilograms: 8.7,
    link: '3.1.1',
    price: 12990,
    subwoofer: true,
  },
  {
    ...bar,
    brand: 'Bose',
    model: 'Smart Soundbar',
    outward: { size: [700, 74, 130], surface: 'glass' },
    watts: 200,
    kilograms: 3.1,
    link: '5.0',
    price: 19900,
  },
  {
    ...bar,
    brand: 'Xiaomi',
    model: 'Soundbar 2.0ch',
    outward: { size: [820, 92, 96] },
    hit: true,
    watts: 30,
    kilograms: 1.6,
    link: '2.0',
    price: 1590,
  },
];

const nouns: Record<Use, readonly [th: string, en: string, categoryPath: string]> = {
  compact: ['ลำโพงบลูทูธพกพา', 'Portable Speaker', 'audio/portable-speakers/compact-speakers'],
  party: ['ลำโพงปาร์ตี้', 'Party Speaker', 'audio/portable-speakers/party-speakers'],
  home: ['ลำโพงตั้งโต๊ะ', 'Home Speaker', 'audio/home-speakers/bluetooth-home-speakers'],
  smart: ['ลำโพงอัจฉริยะ', 'Smart Speaker', 'audio/home-speakers/smart-speakers'],
  bar: ['ซาวด์บาร์', 'Soundbar', 'audio/soundbars'],
};

const usageTexts: Record<Use, readonly [Localised, Localised, Localised]> = {
  compact: [
    text(
      'หิ้วไปทะเล ตั้งแคมป์ หรือวางในห้องน้ำก็ได้ ไม่กลัวน้ำ ไม่กลัวทราย',
      'To the beach, the campsite or the bathroom: water and sand do no harm.',
    ),
    text('ต่อสองตัวเป็นสเตอริโอหรือหลายตัวพร้อมกัน เสียงกระจายทั้งสวน', 'Pair two for stereo, or many to fill the garden.'),
    text(
      'เบสลงลึกเกินขนาดตัว เปิดดังแล้วเสียงร้องยังไม่แตก',
      'The bass goes deeper than its size, and voices stay clean when loud.',
    ),
  ],
  party: [
    text(
      'งานเลี้ยงบริษัท งานวันเกิด หรือร้องคาราโอเกะหน้าบ้าน เสียงดังพอสำหรับแขกหลายสิบคน',
      'Office parties, birthdays or karaoke at home: loud enough for dozens of guests.',
    ),
    text(
      'ไฟวิ่งตามจังหวะ เสียบไมค์และกีตาร์ได้ตรงๆ ไม่ต้องต่อมิกเซอร์',
      'Lights follow the beat, and microphone and guitar plug straight in.',
    ),
    text('มีล้อหรือหูหิ้วแข็งแรง ยกขึ้นรถไปงานนอกสถานที่สะดวก', 'Wheels or a strong handle take it to the next venue.'),
  ],
  home: [
    text(
      'วางบนชั้นหนังสือแล้วสวยเหมือนเฟอร์นิเจอร์ เปิดเพลงเช้าวันหยุดเสียงอบอุ่นเต็มห้อง',
      'On the shelf it looks like furniture, and a weekend morning fills with warm sound.',
    ),
    text('ปรับเบสและแหลมจากปุ่มบนตัวลำโพงได้ทันที ไม่ต้องเปิดแอป', 'Turn bass and treble on the speaker itself: no app needed.'),
    text('ต่อกับทีวี คอมพิวเตอร์ หรือเครื่องเล่นแผ่นเสียงได้ครบ', 'It takes a TV, a computer or a turntable.'),
  ],
  smart: [
    text(
      'สั่งเปิดเพลง ตั้งปลุก ถามอากาศ และคุมไฟในบ้านด้วยเสียง มือเปื้อนแป้งก็ใช้ได้',
      'Music, alarms, weather and lights by voice, even with flour on your hands.',
    ),
    text(
      'วางหลายตัวเปิดเพลงเดียวกันทั้งบ้าน เดินไปห้องไหนก็ไม่ขาด',
      'Several play the same song through the house, room after room.',
    ),
    text('มีสวิตช์ปิดไมค์ ข้อมูลเสียงเป็นส่วนตัว', 'A microphone switch keeps conversations private.'),
  ],
  bar: [
    text(
      'เสียงทีวีบางๆ กลายเป็นโรงหนัง บทพูดชัดขึ้นโดยไม่ต้องเร่งวอลลุม',
      'A thin TV becomes a cinema, with clear dialogue and no need to turn it up.',
    ),
    text('ต่อ HDMI เส้นเดียวจบ รีโมตทีวีคุมเสียงได้เลย', 'One HDMI cable, and the TV remote runs it all.'),
    text('เปิดบลูทูธฟังเพลงจากมือถือได้เมื่อไม่ได้ดูทีวี', 'With the TV off, it plays music from your phone.'),
  ],
};

const write = (line: SpeakerLine, turn: number): ProductDraft => {
  const [th, en, categoryPath] = nouns[line.use];
  const [first, second, third] = usageTexts[line.use];
  const name = `${line.brand} ${line.model}`;
  const portable = line.hours > 0;
  const supply = portable
    ? text(`เล่นต่อเนื่อง ${line.hours} ชั่วโมง`, `${line.hours} hours of play`)
    : text('เสียบปลั๊กใช้งาน', 'Mains powered');
  const pairs = question(
    text('ต่อสองตัวเป็นสเตอริโอได้ไหม', 'Can two make a stereo pair?'),
    line.use === 'bar'
      ? text(
          'ซาวด์บาร์มีแชนเนลครบในตัว ต่อลำโพงหลังเพิ่มได้เฉพาะรุ่นที่ระบุ',
          'The bar has its own channels; rear speakers can join only where the model says so.',
        )
      : text('ได้ ต้องเป็นรุ่นเดียวกันและตั้งค่าในแอปของแบรนด์', "Yes, two of the same model, set in the maker's app."),
  );
  const wet = question(
    text('ใช้กลางแจ้งได้ไหม', 'Can I use it outdoors?'),
    portable
      ? text(
          `ได้ มาตรฐาน ${line.water} ปิดฝาพอร์ตให้สนิทก่อนโดนน้ำ`,
          `Yes, it is rated ${line.water}. Close the port cover before it gets wet.`,
        )
      : text('ออกแบบสำหรับใช้ในบ้าน ไม่ควรโดนฝนหรือแดดจัด', 'It is made for indoors: keep it from rain and strong sun.'),
  );
  const latency = question(
    text('ดูหนังแล้วเสียงช้ากว่าภาพไหม', 'Does the sound lag behind films?'),
    line.use === 'bar'
      ? text('ต่อผ่าน HDMI eARC หรือออปติคัลจะตรงกับภาพพอดี', 'By HDMI eARC or optical it is in step.')
      : text(
          'แอปดูหนังส่วนใหญ่ชดเชยให้อัตโนมัติ หากเล่นเกมแนะนำต่อสาย',
          'Most film apps make up for it; for games, use a cable where there is one.',
        ),
  );
  return {
    brand: line.brand,
    model: line.model,
    category: categoryPath,
    name: text(`${th} ${name}`, /Speaker|Soundbar|HomePod/.test(name) ? name : `${name} ${en}`),
    shortDescription: pickByTurn(turn, [
      text(
        `กำลังขับ ${line.watts} วัตต์ ${portable ? `แบต ${line.hours} ชั่วโมง กันน้ำ ${line.water}` : line.use === 'bar' ? `ระบบ ${line.link} แชนเนล` : `เชื่อมต่อ ${line.link}`}`,
        `${line.watts} W ${portable ? `with ${line.hours} hours of battery and ${line.water}` : line.use === 'bar' ? `over ${line.link} channels` : `by ${line.link}`}.`,
      ),
      text(
        `เสียงใหญ่เกินตัว ${line.watts} วัตต์ น้ำหนัก ${line.kilograms} กก.`,
        `A big sound of ${line.watts} W in ${line.kilograms} kg.`,
      ),
    ]),
    highlights: [
      text(`กำลังขับรวม ${line.watts} วัตต์`, `${line.watts} W in all`),
      supply,
      line.use === 'bar'
        ? text(
            `ระบบเสียง ${line.link} แชนเนล${line.subwoofer ? ' พร้อมซับวูฟเฟอร์' : ''}`,
            `${line.link} channels${line.subwoofer ? ' with a subwoofer' : ''}`,
          )
        : portable
          ? text(`กันน้ำกันฝุ่น ${line.water}`, `${line.water} protection`)
          : text(`เชื่อมต่อ ${line.link}`, `Connects by ${line.link}`),
      ...(line.use === 'party' ? [text('ไฟตามจังหวะเพลง', 'Lights that follow the music')] : []),
    ],
    description: pickByTurn(turn, [
      [
        heading('เปิดแล้วบรรยากาศเปลี่ยน', 'The room changes'),
        paragraph(first.th, first.en),
        paragraph(second.th, second.en),
      ],
      [paragraph(third.th, third.en), list(first, second)],
      [
        paragraph(first.th, first.en),
        table([text('กำลังขับ', 'Power'), watts(`${line.watts}`)], [text('การใช้ไฟ', 'Power supply'), supply]),
      ],
    ]),
    box: [
      text(`${th} ${name}`, name),
      portable && line.use === 'compact' ? text('สายชาร์จ USB-C', 'USB-C cable') : text('สายไฟ', 'Power cord'),
      ...(line.use === 'bar' ? [text('รีโมตและสาย HDMI', 'Remote and HDMI cable')] : []),
      manual,
    ],
    specification: specification({
      type: text(th, en),
      output: watts(`${line.watts}`),
      ...(line.use === 'bar'
        ? { channels: line.link, connectors: 'HDMI eARC, Optical, Bluetooth' }
        : { wireless: line.link }),
      battery: portable
        ? text(`${line.hours} ชั่วโมง`, `${line.hours} hours`)
        : text('ไม่มี ใช้ไฟบ้าน', 'None, mains powered'),
      protection: line.water === '–' ? text('ไม่กันน้ำ ใช้ในอาคาร', 'Not water resistant, for indoor use') : line.water,
      frequency: line.watts >= 100 ? '40Hz–20kHz' : '60Hz–20kHz',
      control:
        line.use === 'smart'
          ? text('เสียง สัมผัส และแอป', 'Voice, touch and app')
          : text('ปุ่มบนเครื่องและแอป', 'Buttons and app'),
      functions: line.subwoofer ? text('มีซับวูฟเฟอร์', 'With subwoofer') : text('ลำโพงในตัวเดียว', 'All in one body'),
      compatible:
        line.use === 'bar' ? text('ทีวีที่มี HDMI หรือออปติคัล', 'TVs with HDMI or optical') : 'iPhone, Android, PC, Mac',
      weight: kilograms(`${line.kilograms}`),
    }),
    attributes: [
      speakerPower(line.watts),
      ...(portable
        ? [playTime(line.hours), textAttribute('water-resistance', line.water)]
        : [
            textAttribute(
              'type',
              line.use === 'bar' || line.use === 'home'
                ? line.subwoofer
                  ? text('มีซับวูฟเฟอร์', 'With subwoofer')
                  : text('ตัวเดียวจบ', 'One body')
                : text('สั่งงานด้วยเสียง', 'Voice control'),
            ),
          ]),
    ],
    faq: pickByTurn(turn, [
      [pairs, wet],
      [wet, latency],
      [latency, pairs],
    ]),
    warranty: line.brand === 'Soundcore' ? exchange(18) : serviceCentre(12),
    drawing: {
      kind: 'speaker',
      line: line.form ?? usualForms[line.use],
      shape: { speaker: line.outward },
    },
    options: line.colours.map((shade) => ({
      attributes: [colour(shade)],
      price: line.price,
    })),
  };
};

export const composedSpeakers: SeedProduct[] = compose({ idBlock: 2700, basePopularity: 370 }, lines, write);
