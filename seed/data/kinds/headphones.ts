import type { HeadphonesForm } from '../../drawings/model-forms.ts';
import type { Localised, SeedProduct } from '../../types.ts';
import { colour, textAttribute, yesNoAttribute } from '../attributes.ts';
import { cableC, manual } from '../box-contents.ts';
import type { Colour } from '../colours.ts';
import { compose, type ProductDraft, pickByTurn, type SalesStatus } from '../compose.ts';
import { playTime } from '../filter-ranges.ts';
import { grams, millimetres, specification } from '../specification.ts';
import { heading, list, paragraph, question, text } from '../text.ts';
import { serviceCentre } from '../warranty.ts';

type Use = 'wireless' | 'studio' | 'gaming';

interface HeadphonesLine extends SalesStatus {
  brand: string;
  model: string;
  use: Use;
  anc?: true;
  driver: number;
  /** Battery hours; 0 if wired. */
  hours: number;
  /** Connection type. */
  link: string;
  grams: number;
  price: number;
  colours: readonly Colour[];
  /** Whether its cups lie on the ear instead of around it. */
  onEar?: true;
  form: HeadphonesForm;
}

/** How headphones of each use are drawn. */
const usualLines: Record<Use, string> = { wireless: 'over-ear', studio: 'studio', gaming: 'gaming' };

const wireless = { use: 'wireless' } as const;
const studio = { use: 'studio', hours: 0, link: '3.5 mm, 6.3 mm' } as const;
const gaming = { use: 'gaming' } as const;

const lines: readonly HeadphonesLine[] = [
  {
    ...wireless,
    brand: 'Sony',
    model: 'WH-1000XM5',
    form: { arm: 'stem', band: 'slim' },
    hit: true,
    anc: true,
    driver: 30,
    hours: 30,
    link: 'Bluetooth 5.2, 3.5 mm',
    grams: 250,
    price: 11990,
    colours: ['black', 'platinum', 'midnight'],
  },
  {
    ...wireless,
    brand: 'Sony',
    model: 'WH-CH720N',
    form: { arm: 'none', face: 'dish' },
    hit: true,
    anc: true,
    driver: 30,
    hours: 35,
    link: 'Bluetooth 5.2, 3.5 mm',
    grams: 192,
    price: 4290,
    colours: ['black', 'white', 'blue', 'pink'],
  },
  {
    ...wireless,
    brand: 'Sony',
    model: 'WH-CH520',
    form: { arm: 'none', face: 'smooth' },
    onEar: true,
    driver: 30,
    hours: 50,
    link: 'Bluetooth 5.2',
    grams: 147,
    price: 1790,
    colours: ['black', 'white', 'blue', 'beige'],
  },
  {
    ...wireless,
    brand: 'Sony',
    model: 'ULT WEAR (WH-ULT900N)',
    form: { face: 'ring', arm: 'stem', trim: '#8f7bd1' },
    anc: true,
    driver: 40,
    hours: 30,
    link: 'Bluetooth 5.2, 3.5 mm',
    grams: 255,
    price: 6990,
    colours: ['black', 'white', 'forest-owl'],
  },
  {
    ...wireless,
    brand: 'Bose',
    model: 'QuietComfort Ultra Headphones (2nd Gen)',
    form: { arm: 'fork', trim: '#9ba3b0', band: 'slim' },
    launch: 'new',
    anc: true,
    driver: 35,
    hours: 30,
    link: 'Bluetooth 5.4, USB-C, 2.5 mm',
    grams: 250,
    price: 17900,
    colours: ['black', 'white', 'sand'],
  },
  {
    ...wireless,
    brand: 'Bose',
    model: 'QuietComfort Headphones',
    form: { arm: 'fork', face: 'dish' },
    anc: true,
    driver: 35,
    hours: 24,
    link: 'Bluetooth 5.1, 2.5 mm',
    grams: 240,
    price: 11900,
    colours: ['black', 'white', 'sage'],
  },
  {
    ...wireless,
    brand: 'Apple',
    model: 'AirPods Max (USB-C)',
    form: { cup: 'tall', arm: 'wire', band: 'mesh', face: 'dish' },
    anc: true,
    driver: 40,
    hours: 20,
    link: 'Bluetooth 5.0, USB-C',
    grams: 386,
    price: 19900,
    colours: ['midnight', 'starlight', 'blue', 'purple', 'orange'],
  },
  {
    ...wireless,
    brand: 'Beats',
    model: 'Studio Pro',
    form: { arm: 'none', face: 'badge', trim: '#c9ced6' },
    anc: true,
    driver: 40,
    hours: 40,
    link: 'Bluetooth 5.3, USB-C, 3.5 mm',
    grams: 260,
    price: 12990,
    colours: ['black', 'navy-blue', 'sand'],
  },
  {
    ...wireless,
    brand: 'Beats',
    model: 'Solo 4',
    form: { cup: 'round', arm: 'none', face: 'badge', trim: '#d6453d' },
    onEar: true,
    driver: 40,
    hours: 50,
    link: 'Bluetooth 5.3, USB-C, 3.5 mm',
    grams: 217,
    price: 7990,
    colours: ['black', 'blue', 'pink'],
  },
  {
    ...wireless,
    brand: 'JBL',
    model: 'Tour One M3',
    form: { face: 'ring', arm: 'fork', trim: '#b9895f' },
    anc: true,
    driver: 40,
    hours: 70,
    link: 'Bluetooth 5.3, USB-C, 3.5 mm',
    grams: 278,
    price: 13900,
    colours: ['black', 'blue', 'sand'],
  },
  {
    ...wireless,
    brand: 'JBL',
    model: 'Live 770NC',
    form: { face: 'ring', arm: 'none', trim: '#5b6270' },
    anc: true,
    driver: 40,
    hours: 65,
    link: 'Bluetooth 5.3, 3.5 mm',
    grams: 256,
    price: 6490,
    colours: ['black', 'white', 'blue'],
  },
  {
    ...wireless,
    brand: 'JBL',
    model: 'Tune 530BT',
    form: { cup: 'round', arm: 'fork', face: 'dish' },
    onEar: true,
    launch: 'new',
    hit: true,
    driver: 33,
    hours: 76,
    link: 'Bluetooth 5.3',
    grams: 160,
    price: 1690,
    colours: ['black', 'white', 'blue', 'pink'],
  },
  {
    ...wireless,
    brand: 'Sennheiser',
    model: 'Momentum 4 Wireless',
    form: { cup: 'drop', arm: 'wire', band: 'slim', face: 'smooth' },
    anc: true,
    driver: 42,
    hours: 60,
    link: 'Bluetooth 5.2, USB-C, 3.5 mm',
    grams: 293,
    price: 12990,
    colours: ['black', 'white', 'denim'],
  },
  {
    ...wireless,
    brand: 'Sennheiser',
    model: 'ACCENTUM Plus',
    form: { cup: 'drop', arm: 'none', band: 'padded', face: 'ring', trim: '#3f4652' },
    anc: true,
    driver: 37,
    hours: 50,
    link: 'Bluetooth 5.2, USB-C, 3.5 mm',
    grams: 227,
    price: 7990,
    colours: ['black', 'white'],
  },
  {
    ...wireless,
    brand: 'Marshall',
    model: 'Major V',
    form: { cup: 'square', arm: 'wire', face: 'leather', trim: '#c79a4b' },
    onEar: true,
    driver: 40,
    hours: 100,
    link: 'Bluetooth 5.3, 3.5 mm',
    grams: 186,
    price: 5690,
    colours: ['black', 'brown', 'cream'],
  },
  {
    ...wireless,
    brand: 'Marshall',
    model: 'Monitor III A.N.C.',
    form: { cup: 'square', arm: 'fork', face: 'leather', trim: '#c79a4b' },
    anc: true,
    driver: 32,
    hours: 70,
    link: 'Bluetooth 5.3, 3.5 mm',
    grams: 250,
    price: 12990,
    colours: ['black', 'cream'],
  },
  {
    ...wireless,
    brand: 'Soundcore',
    model: 'Space One',
    form: { cup: 'round', arm: 'stem', face: 'ring', trim: '#8b93a1' },
    hit: true,
    anc: true,
    driver: 40,
    hours: 40,
    link: 'Bluetooth 5.3, 3.5 mm',
    grams: 265,
    price: 3290,
    colours: ['black', 'sky-blue', 'cream'],
  },
  {
    ...wireless,
    brand: 'Nothing',
    model: 'Headphone (1)',
    form: { cup: 'tall', arm: 'stem', band: 'slim', face: 'window' },
    launch: 'new',
    anc: true,
    driver: 40,
    hours: 35,
    link: 'Bluetooth 5.3, USB-C, 3.5 mm',
    grams: 329,
    price: 10990,
    colours: ['black', 'white'],
  },
  {
    ...studio,
    brand: 'Audio-Technica',
    model: 'ATH-M50x',
    form: { cup: 'oval', arm: 'fork', face: 'ring', trim: '#c9ced6', cable: 'coiled' },
    hit: true,
    driver: 45,
    grams: 285,
    price: 5490,
    colours: ['black', 'white'],
  },
  {
    ...studio,
    brand: 'Audio-Technica',
    model: 'ATH-M20x',
    form: { cup: 'oval', arm: 'fork', face: 'dish', cable: 'straight' },
    driver: 40,
    grams: 190,
    price: 1990,
    colours: ['black'],
  },
  {
    ...studio,
    brand: 'Audio-Technica',
    model: 'ATH-R70xa',
    form: { cup: 'round', arm: 'fork', band: 'split', face: 'grille', cable: 'straight' },
    driver: 45,
    grams: 199,
    price: 13900,
    colours: ['black'],
  },
  {
    ...studio,
    brand: 'Sennheiser',
    model: 'HD 560S',
    form: { cup: 'drop', arm: 'fork', face: 'grille', cable: 'straight' },
    driver: 38,
    grams: 240,
    price: 6490,
    colours: ['black'],
  },
  {
    ...studio,
    brand: 'Sennheiser',
    model: 'HD 25',
    form: { cup: 'round', arm: 'stem', band: 'split', face: 'dish', cable: 'straight' },
    driver: 25,
    grams: 140,
    price: 5690,
    colours: ['black'],
  },
  {
    ...studio,
    brand: 'Sony',
    model: 'MDR-7506',
    form: { cup: 'oval', arm: 'wire', band: 'slim', face: 'ring', trim: '#3f6fc4', cable: 'coiled' },
    driver: 40,
    grams: 230,
    price: 4390,
    colours: ['black'],
  },
  {
    ...gaming,
    brand: 'HyperX',
    model: 'Cloud Stinger 2',
    form: { cup: 'drop', arm: 'none', face: 'dish', microphone: 'boom' },
    hit: true,
    driver: 50,
    hours: 0,
    link: '3.5 mm',
    grams: 272,
    price: 1590,
    colours: ['black'],
  },
  {
    ...gaming,
    brand: 'HyperX',
    model: 'Cloud Alpha Wireless',
    form: { cup: 'oval', arm: 'fork', face: 'dish', trim: '#c2273a' },
    driver: 50,
    hours: 300,
    link: '2.4GHz',
    grams: 335,
    price: 6490,
    colours: ['black', 'red'],
  },
  {
    ...gaming,
    brand: 'HyperX',
    model: 'Cloud III S Wireless',
    form: { cup: 'oval', arm: 'fork', face: 'badge', trim: '#aeb5c0' },
    launch: 'new',
    driver: 53,
    hours: 120,
    link: '2.4GHz, Bluetooth',
    grams: 341,
    price: 6290,
    colours: ['black', 'white'],
  },
  {
    ...gaming,
    brand: 'Logitech',
    model: 'G PRO X 2 LIGHTSPEED',
    form: { cup: 'round', arm: 'fork', face: 'ring', trim: '#aeb5c0' },
    driver: 50,
    hours: 50,
    link: '2.4GHz, Bluetooth, 3.5 mm',
    grams: 345,
    price: 8990,
    colours: ['black', 'white', 'pink'],
  },
  {
    ...gaming,
    brand: 'Logitech',
    model: 'G335',
    form: { cup: 'drop', arm: 'stem', band: 'strap', face: 'smooth', trim: '#2fb5a8' },
    driver: 40,
    hours: 0,
    link: '3.5 mm',
    grams: 240,
    price: 1990,
    colours: ['black', 'white', 'mint'],
  },
  {
    ...gaming,
    brand: 'Razer',
    model: 'BlackShark V3',
    form: { cup: 'oval', arm: 'wire', band: 'padded', face: 'badge', trim: '#3ecf4a' },
    launch: 'new',
    driver: 50,
    hours: 70,
    link: '2.4GHz, Bluetooth, USB-C',
    grams: 270,
    price: 5990,
    colours: ['black', 'white'],
  },
  {
    ...gaming,
    brand: 'Razer',
    model: 'Kraken Kitty V2',
    form: { cup: 'round', arm: 'none', face: 'light', ears: true, trim: '#3ecf4a' },
    driver: 40,
    hours: 0,
    link: 'USB-A',
    grams: 325,
    price: 3690,
    colours: ['black', 'pink'],
  },
  {
    ...gaming,
    brand: 'SteelSeries',
    model: 'Arctis Nova 7 Gen 2',
    form: { cup: 'tall', arm: 'stem', band: 'strap', face: 'dish', microphone: 'short', trim: '#7b8698' },
    driver: 40,
    hours: 54,
    link: '2.4GHz, Bluetooth, USB-C',
    grams: 325,
    price: 7490,
    colours: ['black', 'white'],
  },
  {
    ...gaming,
    brand: 'SteelSeries',
    model: 'Arctis Nova 1',
    form: { cup: 'tall', arm: 'none', band: 'strap', face: 'smooth', trim: '#5b6270' },
    driver: 40,
    hours: 0,
    link: '3.5 mm',
    grams: 236,
    price: 2290,
    colours: ['black', 'white'],
  },
  {
    ...gaming,
    brand: 'Sony',
    model: 'INZONE H9 II',
    form: { cup: 'oval', arm: 'stem', band: 'slim', face: 'smooth', trim: '#8b6fd6' },
    anc: true,
    driver: 30,
    hours: 30,
    link: '2.4GHz, Bluetooth, 3.5 mm',
    grams: 260,
    price: 10990,
    colours: ['black', 'white'],
  },
  {
    ...gaming,
    brand: 'ASUS',
    model: 'ROG Delta II',
    form: { cup: 'drop', arm: 'fork', face: 'light', trim: 'rainbow' },
    driver: 50,
    hours: 110,
    link: '2.4GHz, Bluetooth, 3.5 mm',
    grams: 318,
    price: 7490,
    colours: ['black', 'white'],
  },
  {
    ...gaming,
    brand: 'Nubwo',
    model: 'X100',
    form: { cup: 'round', arm: 'fork', face: 'light', trim: 'rainbow' },
    driver: 50,
    hours: 0,
    link: 'USB-A, 3.5 mm',
    grams: 310,
    price: 690,
    colours: ['black', 'pink'],
  },
  {
    ...gaming,
    brand: 'Signo',
    model: 'HP-835 Rantopa',
    form: { cup: 'square', arm: 'stem', face: 'light', trim: 'rainbow' },
    driver: 50,
    hours: 0,
    link: 'USB-A, 3.5 mm',
    grams: 320,
    price: 790,
    colours: ['black', 'white'],
  },
];

const nouns: Record<Use, readonly [th: string, en: string]> = {
  wireless: ['หูฟังครอบหูไร้สาย', 'Wireless Headphones'],
  studio: ['หูฟังมอนิเตอร์', 'Studio Headphones'],
  gaming: ['หูฟังเกมมิ่ง', 'Gaming Headset'],
};

const categoryPaths: Record<Use, string> = {
  wireless: 'audio/headphones/wireless-headphones',
  studio: 'audio/headphones/studio-headphones',
  gaming: 'gaming/gaming-headsets',
};

const usageTexts: Record<Use, readonly [Localised, Localised, Localised]> = {
  wireless: [
    text(
      'ขึ้นเครื่องยาวๆ หรือนั่งทำงานคาเฟ่เสียงดัง ใส่แล้วมีห้องส่วนตัวทันที',
      'On a long flight or in a loud café, put them on and you have a room of your own.',
    ),
    text(
      'ฟองน้ำนุ่มโอบหู ใส่ต่อเนื่องหลายชั่วโมงไม่เจ็บ พับเก็บลงกระเป๋าได้',
      'Soft cushions stay comfortable for hours, and they fold into a bag.',
    ),
    text(
      'ปรับ EQ ในแอปให้เข้ากับเพลงไทย ป๊อป หรือแจ๊สที่ชอบ',
      'Tune them in the app for pop, jazz or your favourite Thai songs.',
    ),
  ],
  studio: [
    text(
      'เสียงเป็นกลาง แยกชั้นเครื่องดนตรีชัด มิกซ์แล้วเปิดที่ไหนก็ใกล้เคียงต้นฉบับ',
      'A neutral sound that parts the instruments: what you mix holds up elsewhere.',
    ),
    text(
      'สายถอดเปลี่ยนได้หรือซ่อมง่าย อะไหล่ฟองน้ำหาซื้อได้ ใช้กันเป็นสิบปี',
      'Cushions and cables can be replaced, so a pair lasts for years.',
    ),
    text('ใช้อัดเสียง ตัดต่อวิดีโอ หรือฟังเพลงแบบตั้งใจก็เหมาะ', 'For recording, video editing, or simply close listening.'),
  ],
  gaming: [
    text(
      'แยกทิศทางฝีเท้าและเสียงปืนชัด รู้ก่อนได้เปรียบก่อน',
      'Footsteps and shots come from where they are: hear first, act first.',
    ),
    text('ไมค์ตัดเสียงพัดลมและคีย์บอร์ด ทีมได้ยินคำสั่งชัดทุกคำ', 'The microphone cuts fans and keys, so the team hears every call.'),
    text('หูฟังโปร่ง ระบายอากาศดี เล่นข้ามคืนก็ไม่ร้อนหู', 'Airy cushions stay cool through the night.'),
  ],
};

const write = (line: HeadphonesLine, turn: number): ProductDraft => {
  const [th, en] = nouns[line.use];
  const [first, second, third] = usageTexts[line.use];
  const wired = line.hours === 0;
  const name = `${line.brand} ${line.model}`;
  const platforms = question(
    text('ใช้กับ PS5 และ Switch ได้ไหม', 'Does it work with PS5 and Switch?'),
    line.link.includes('2.4GHz') || line.link.includes('USB')
      ? text(
          'เสียบดองเกิลหรือ USB กับ PS5 และ Dock ของ Switch ได้ ส่วน Xbox ต้องใช้รุ่นที่ระบุว่ารองรับ',
          'Plug the dongle or USB into a PS5 or the Switch dock. For Xbox, take a model that says so.',
        )
      : text('เสียบช่อง 3.5 มม. ที่จอยได้ทุกเครื่อง', 'Plug the 3.5 mm jack into the controller of any console.'),
  );
  const calls = question(
    text('คุยสายและประชุมได้ไหม', 'Are they good for calls?'),
    line.use === 'studio'
      ? text('ไม่มีไมค์ในตัว แนะนำใช้คู่กับไมค์แยก', 'They have no microphone; pair them with a separate one.')
      : text('มีไมค์ในตัว ใช้กับ Zoom, Teams และ Meet ได้', 'Yes, with a built-in microphone for Zoom, Teams and Meet.'),
  );
  const cushions = question(
    text('เปลี่ยนฟองน้ำได้ไหม', 'Can the cushions be replaced?'),
    text('เปลี่ยนได้ สั่งอะไหล่แท้ผ่านศูนย์บริการของแบรนด์', "Yes; order genuine ones at the maker's service centre."),
  );
  return {
    brand: line.brand,
    model: line.model,
    category: categoryPaths[line.use],
    name: text(`${th} ${name}`, /Headphone|Headset/.test(name) ? name : `${name} ${en}`),
    shortDescription: pickByTurn(turn, [
      text(
        `${line.anc ? 'ตัดเสียงรบกวน ' : ''}ไดรเวอร์ ${line.driver} มม. ${wired ? `ต่อ ${line.link}` : `ใช้งาน ${line.hours} ชั่วโมงต่อชาร์จ`}`,
        `${line.anc ? 'Noise cancelling, ' : ''}${line.driver} mm drivers, ${wired ? `by ${line.link}` : `${line.hours} hours a charge`}.`,
      ),
      text(
        `ใส่สบายเพียง ${line.grams} กรัม ${line.use === 'gaming' ? 'ไมค์คมชัด จับทิศเสียงแม่น' : 'เสียงเต็มทุกย่าน'}`,
        `${line.grams} grams of comfort, ${line.use === 'gaming' ? 'a clear microphone and precise direction' : 'with a full, even sound'}.`,
      ),
    ]),
    highlights: [
      line.anc ? text('ตัดเสียงรบกวนแบบแอกทีฟ', 'Active noise cancelling') : text('ใส่กระชับ นุ่มสบายหู', 'A soft, snug fit'),
      text(`ไดรเวอร์ขนาด ${line.driver} มม.`, `${line.driver} mm drivers`),
      wired
        ? text(`เชื่อมต่อ ${line.link}`, `Connects by ${line.link}`)
        : text(`แบตเตอรี่ ${line.hours} ชั่วโมง`, `${line.hours} hours of battery`),
      text(`น้ำหนัก ${line.grams} กรัม`, `${line.grams} grams`),
    ],
    description: pickByTurn(turn, [
      [heading('ใส่แล้วไม่อยากถอด', 'Hard to take off'), paragraph(first.th, first.en), paragraph(second.th, second.en)],
      [list(first, second, third)],
      [paragraph(third.th, third.en), paragraph(first.th, first.en)],
    ]),
    box: [
      text(`${th} ${name}`, name),
      wired ? text('สายสัญญาณ', 'Audio cable') : cableC,
      ...(line.link.includes('2.4GHz') ? [text('ดองเกิลไร้สาย', 'Wireless dongle')] : []),
      manual,
    ],
    specification: specification({
      type: text(th, en),
      driver: millimetres(`${line.driver}`),
      noise: line.anc ? text('ANC และฟังเสียงรอบข้าง', 'ANC and transparency') : text('ไม่มี', 'None'),
      frequency: '20Hz–20kHz',
      microphone:
        line.use === 'studio'
          ? text('ไม่มี', 'None')
          : line.use === 'gaming'
            ? text('บูมไมค์ตัดเสียงรบกวน', 'Noise-reducing boom')
            : text('ในตัว ตัดเสียงลม', 'Built in, wind-reducing'),
      battery: wired ? text('ไม่ใช้แบตเตอรี่', 'None needed') : text(`${line.hours} ชั่วโมง`, `${line.hours} hours`),
      connectors: line.link,
      control: line.use === 'studio' ? text('ไม่มี', 'None') : text('ปุ่มที่ตัวหูฟัง', 'On the ear cup'),
      compatible: line.use === 'gaming' ? 'PC, PS5, Switch, Mac' : 'iPhone, Android, PC, Mac',
      weight: grams(`${line.grams}`),
    }),
    attributes: [
      textAttribute('type', wired ? text('มีสาย', 'Wired') : text('ไร้สาย', 'Wireless')),
      ...(line.use === 'gaming'
        ? []
        : [
            yesNoAttribute('noise-cancelling', line.anc === true),
            wired ? textAttribute('battery', text('ไม่ใช้แบตเตอรี่', 'None needed')) : playTime(line.hours),
          ]),
    ],
    faq:
      line.use === 'gaming'
        ? pickByTurn(turn, [
            [platforms, cushions],
            [calls, platforms],
          ])
        : pickByTurn(turn, [
            [calls, cushions],
            [cushions, calls],
          ]),
    warranty: serviceCentre(line.use === 'wireless' ? 12 : 24),
    drawing: {
      kind: 'headphones',
      line: line.onEar ? 'on-ear' : usualLines[line.use],
      shape: { headphones: line.form },
    },
    options: line.colours.map((shade) => ({
      attributes: [colour(shade)],
      price: line.price,
    })),
  };
};

export const composedHeadphones: SeedProduct[] = compose({ idBlock: 2600, basePopularity: 390 }, lines, write);
