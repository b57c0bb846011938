import type { SeedProduct } from '../../types.ts';
import { colour, memory, storage, textAttribute } from '../attributes.ts';
import { ejectPin, manual } from '../box-contents.ts';
import { compose, type ProductDraft, pairs, pickByTurn } from '../compose.ts';
import { phoneScreen, processorFamily } from '../filter-ranges.ts';
import { bbkLines, galaxyLines, iphoneLines, otherPhoneLines, type PhoneLine, xiaomiLines } from '../lines/phones.ts';
import { grams, screen, specification, watts } from '../specification.ts';
import { heading, list, paragraph, question, table, text } from '../text.ts';
import { serviceCentre } from '../warranty.ts';
import { openingTexts, type PhoneFacts, shortDescriptions, usageTexts } from './phone-texts.ts';
import { camerasText, rearCameras } from './rear-cameras.ts';

const categoriesByBrand: Record<string, string> = {
  Apple: 'smartphones-tablets/smartphones/iphone',
  Samsung: 'smartphones-tablets/smartphones/android-phones/samsung-galaxy',
};

const categoryOf = ({ brand, focus }: PhoneLine) =>
  focus === 'fold'
    ? 'smartphones-tablets/smartphones/foldable-phones'
    : (categoriesByBrand[brand] ?? `smartphones-tablets/smartphones/android-phones/${brand.toLowerCase()}`);

const systemOf = ({ brand, model }: PhoneLine): string => {
  if (brand === 'Apple') return 'iOS 26';
  if (brand === 'Samsung') return 'Android 16, One UI 8';
  if (brand === 'Xiaomi' || brand === 'POCO') return 'Android 15, Xiaomi HyperOS 2';
  if (brand === 'OPPO') return 'Android 15, ColorOS 15';
  if (brand === 'vivo') return 'Android 15, Funtouch OS 15';
  if (brand === 'realme') return 'Android 15, realme UI 6';
  if (brand === 'HONOR') return 'Android 15, MagicOS 9';
  if (brand === 'Infinix') return 'Android 15, XOS 15';
  return brand === 'Nothing' || model.startsWith('CMF') ? 'Android 15, Nothing OS 3' : 'Android 15, Hello UI';
};

function descriptionOf(of: PhoneFacts, turn: number) {
  const { phone, cameras, power } = of;
  const [first, second, third] = usageTexts[phone.focus];
  const title = openingTexts[phone.focus];
  return pickByTurn(turn, [
    () => [heading(title.th, title.en), paragraph(first.th, first.en), list(second, third)],
    () => [
      paragraph(`${of.name} ${second.th}`, `${of.name}: ${second.en}`),
      table(
        [text('กล้องหลัง', 'Rear cameras'), cameras],
        [text('แบตเตอรี่', 'Battery'), power],
        [text('ชิป', 'Chip'), text(phone.chip, phone.chip)],
      ),
    ],
    () => [heading(title.th, title.en), paragraph(third.th, third.en), paragraph(first.th, first.en)],
    () => [
      heading(`ทำไมต้อง ${phone.model}`, `Why the ${phone.model}?`),
      list(
        first,
        second,
        text(`จอ ${phone.screen[1]} ${phone.screen[3]}Hz`, `A ${phone.screen[3]}Hz ${phone.screen[1]} display`),
      ),
    ],
  ])();
}

const charges = (phone: PhoneLine) =>
  question(
    text('ในกล่องมีหัวชาร์จไหม', 'Is a charger in the box?'),
    phone.brand === 'Apple' || phone.brand === 'Samsung' || phone.brand === 'Nothing'
      ? text(
          `ไม่มี ในกล่องมีเฉพาะสาย แนะนำหัวชาร์จ PD อย่างน้อย ${Math.max(20, phone.watts)} วัตต์`,
          `No, only a cable. Take a PD adapter of ${Math.max(20, phone.watts)} W or more.`,
        )
      : text(
          'แต่ละล็อตของแบรนด์อาจต่างกัน โปรดดูรายการ “อุปกรณ์ในกล่อง” ด้านบนหรือสอบถามแชตก่อนสั่งซื้อ',
          'It can differ between batches: see “In the box” above, or ask in the chat before you order.',
        ),
  );

const cards = (phone: PhoneLine) =>
  phone.brand === 'Apple' || phone.focus === 'fold' || phone.focus === 'flagship' || phone.focus === 'camera'
    ? question(
        text('ใส่ eSIM และสองเบอร์ได้ไหม', 'Does it take an eSIM and two numbers?'),
        text(
          'ใช้สองเบอร์พร้อมกันได้ ทั้งซิมการ์ดและ eSIM ของทุกค่ายในไทย',
          'Yes: two numbers at once, by SIM card and by eSIM of any Thai operator.',
        ),
      )
    : question(
        text('แรมแบบขยายได้คืออะไร', 'What is memory expansion?'),
        text(
          'ระบบยืมพื้นที่เก็บข้อมูลมาช่วยแรมเวลาเปิดหลายแอป ความจุเครื่องจะลดลงเท่าที่แบ่งไป',
          'The phone borrows storage to help its memory when many apps are open; that much storage is then in use.',
        ),
      );

const transfer = question(
  text('ย้ายข้อมูลจากเครื่องเก่าให้ไหม', 'Can you move my data over?'),
  text(
    'รับเครื่องที่สาขา พนักงานช่วยย้ายรูป รายชื่อ และแชตให้ฟรี โปรดสำรองข้อมูลก่อนมา',
    'Collect it at a branch and our staff move photos, contacts and chats for free. Please back up first.',
  ),
);

function optionsOf(phone: PhoneLine) {
  return pairs(Object.entries(phone.options), phone.colours).map(([[size, price], shade]) => {
    const [ram, rom] = size.includes('/') ? size.split('/') : [undefined, size];
    const capacity = /[A-Z]$/.test(rom ?? '') ? (rom ?? '') : `${rom}GB`;
    return { attributes: [colour(shade), ...(ram ? [memory(`${ram}GB`)] : []), storage(capacity)], price };
  });
}

function wirelessOfIphone(chip: string): string {
  const generation = Number(/A(\d+)/.exec(chip)?.[1]);
  return `Wi-Fi ${generation >= 18 ? 7 : 6}, Bluetooth ${generation >= 19 ? '6' : '5.3'}, NFC`;
}

function write(phone: PhoneLine, turn: number): ProductDraft {
  const cameras = rearCameras(phone.rear);
  const [amount, unit] = phone.battery;
  const power =
    unit === 'mAh'
      ? text(`${amount.toLocaleString('en')}mAh`, `${amount.toLocaleString('en')}mAh`)
      : text(`ดูวิดีโอได้ ${amount} ชั่วโมง`, `${amount} hours of video`);
  const name = /^(Redmi|CMF)/.test(phone.model) ? phone.model : `${phone.brand} ${phone.model}`;
  const of: PhoneFacts = { name, cameras: camerasText(cameras), megapixels: cameras[0]?.megapixels ?? 0, power, phone };
  const [size, panel, pixels, hertz] = phone.screen;
  const zoom = Math.max(0, ...cameras.map((camera) => camera.zoom ?? 0));
  const fifth = /5G|iPhone|Find|Magic|razr|edge|Phone|^15|Fold|Flip/.test(phone.model);
  return {
    brand: phone.brand,
    model: phone.model.replace('+', ' Plus'),
    category: categoryOf(phone),
    name: text(`สมาร์ทโฟน ${name}`, name.replace('+', ' Plus')),
    shortDescription: shortDescriptions[phone.focus][turn % 2 === 0 ? 0 : 1](of),
    highlights: [
      text(`ชิป ${phone.chip}`, `${phone.chip} chip`),
      phone.cover
        ? text(`จอนอก ${phone.cover} นิ้ว ใช้งานได้โดยไม่ต้องกาง`, `${phone.cover}" cover display, usable without opening`)
        : text(`จอ ${panel} ${size} นิ้ว ${hertz}Hz`, `${size}" ${panel} display at ${hertz}Hz`),
      zoom > 0
        ? text(`ซูมออปติคัล ${zoom} เท่า คมชัด`, `${zoom}x optical zoom`)
        : text(`กล้องหลัก ${of.megapixels}MP`, `${of.megapixels}MP main camera`),
      unit === 'mAh'
        ? text(`แบต ${power.th} ชาร์จไว ${phone.watts} วัตต์`, `${power.en} with ${phone.watts} W charging`)
        : text(`แบตอึด ${power.th}`, `Up to ${power.en}`),
      ...(phone.water.startsWith('IP6') || phone.water === 'IPX9'
        ? [text(`ทนน้ำทนฝุ่น ${phone.water}`, `${phone.water} against water and dust`)]
        : []),
    ],
    description: descriptionOf(of, turn),
    box: [text(`ตัวเครื่อง ${name}`, name), text('สาย USB-C', 'USB-C cable'), ejectPin, manual],
    specification: specification({
      display: screen(`${size}`, panel),
      resolution: pixels,
      refresh: `${hertz}Hz`,
      ...(phone.cover && { cover: text(`${phone.cover} นิ้ว`, `${phone.cover}"`) }),
      processor: phone.chip,
      mainCamera: of.cameras,
      frontCamera: `${phone.front}MP${phone.brand === 'Apple' && phone.front === 18 ? ' Center Stage' : ''}`,
      battery: power,
      charging: watts(`${phone.watts}`),
      network: [
        fifth ? '5G, 4G LTE' : '4G LTE',
        ...(phone.brand === 'Apple' ? [wirelessOfIphone(phone.chip)] : []),
      ].join(', '),
      sim: phone.brand === 'Apple' ? text('นาโนซิม + eSIM', 'Nano-SIM and eSIM') : text('สองซิม', 'Dual SIM'),
      ...(phone.brand === 'Apple' && { security: 'Face ID' }),
      ports: 'USB-C',
      system: systemOf(phone),
      protection: phone.water,
      weight: grams(`${phone.grams}`),
    }),
    attributes: [processorFamily(phone.chip), textAttribute('network', fifth ? '5G' : '4G'), phoneScreen(size)],
    faq: pickByTurn(turn, [
      [charges(phone), cards(phone)],
      [transfer, charges(phone)],
      [cards(phone), transfer],
    ]),
    warranty: serviceCentre(phone.brand === 'Infinix' ? 13 : 12),
    education: phone.focus === 'value',
    drawing: { kind: 'phone', line: phone.back },
    options: optionsOf(phone),
  };
}

export const composedPhones: SeedProduct[] = [
  ...compose({ idBlock: 2000, basePopularity: 720 }, iphoneLines, write),
  ...compose({ idBlock: 2050, basePopularity: 640 }, galaxyLines, write),
  ...compose({ idBlock: 2100, basePopularity: 560 }, xiaomiLines, write),
  ...compose({ idBlock: 2150, basePopularity: 520 }, bbkLines, write),
  ...compose({ idBlock: 2200, basePopularity: 430 }, otherPhoneLines, write),
];
