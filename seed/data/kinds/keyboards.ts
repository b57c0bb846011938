import type { Localised, SeedProduct } from '../../types.ts';
import { keySwitch, textAttribute } from '../attributes.ts';
import { composeGoods, type GoodsLine } from '../compose-goods.ts';
import { deviceIdsByPrefix } from '../devices.ts';
import { specification } from '../specification.ts';
import { question, text } from '../text.ts';
import { serviceCentre } from '../warranty.ts';

interface KeyboardLine extends GoodsLine {
  use: 'gaming' | 'wireless' | 'mechanical' | 'tablet';
  layout: string;
  link: string;
  switches?: Readonly<Record<string, readonly [th: string, en: string]>>;
  light: string;
  thai: boolean;
  /** By default mechanical for gaming and mechanical keyboards, otherwise scissor. */
  keys?: keyof typeof keyTypes;
}

const keyTypes = {
  mechanical: text('แมคคานิคัล', 'Mechanical'),
  magnetic: text('สวิตช์แม่เหล็ก', 'Magnetic'),
  dome: text('ปุ่มยางโดม', 'Dome'),
  scissor: text('ปุ่มกรรไกร', 'Scissor keys'),
};

const linear: Record<string, readonly [string, string]> = {
  red: ['สวิตช์แดง', 'Red switch'],
  brown: ['สวิตช์น้ำตาล', 'Brown switch'],
};

const keyboards: readonly KeyboardLine[] = [
  {
    use: 'gaming',
    brand: 'Logitech',
    model: 'G515 LIGHTSPEED TKL',
    layout: 'TKL',
    link: '2.4GHz, Bluetooth',
    light: 'RGB',
    thai: true,
    switches: linear,
    price: 4590,
  },
  {
    use: 'gaming',
    brand: 'Logitech',
    keys: 'dome',
    model: 'G213 Prodigy',
    hit: true,
    layout: '100%',
    link: 'USB',
    light: 'RGB',
    thai: true,
    price: 1590,
  },
  {
    use: 'gaming',
    brand: 'Razer',
    model: 'BlackWidow V4 75%',
    layout: '75%',
    link: 'USB-C',
    light: 'RGB',
    thai: false,
    price: 6490,
    colours: ['black', 'white'],
  },
  {
    use: 'gaming',
    brand: 'Razer',
    keys: 'magnetic',
    model: 'Huntsman V3 Pro TKL',
    layout: 'TKL',
    link: 'USB-C',
    light: 'RGB',
    thai: false,
    price: 7990,
  },
  {
    use: 'gaming',
    brand: 'SteelSeries',
    keys: 'magnetic',
    model: 'Apex Pro TKL Gen 3',
    layout: 'TKL',
    link: 'USB-C',
    light: 'RGB',
    thai: false,
    price: 7490,
    colours: ['black', 'white'],
  },
  {
    use: 'gaming',
    brand: 'HyperX',
    model: 'Alloy Origins 65',
    layout: '65%',
    link: 'USB-C',
    light: 'RGB',
    thai: true,
    switches: { red: ['HyperX Red แบบเรียบ', 'HyperX Red'], aqua: ['HyperX Aqua แบบสัมผัส', 'HyperX Aqua'] },
    price: 3290,
  },
  {
    use: 'gaming',
    brand: 'ASUS',
    model: 'ROG Azoth',
    layout: '75%',
    link: '2.4GHz, Bluetooth, USB-C',
    light: 'RGB',
    thai: false,
    price: 8990,
    colours: ['black', 'white'],
  },
  {
    use: 'gaming',
    brand: 'Corsair',
    model: 'K70 CORE TKL',
    layout: 'TKL',
    link: 'USB',
    light: 'RGB',
    thai: true,
    price: 3290,
    colours: ['black', 'white'],
  },
  {
    use: 'gaming',
    brand: 'Nubwo',
    model: 'X38 Mechanical',
    hit: true,
    layout: 'TKL',
    link: 'USB',
    light: 'RGB',
    thai: true,
    switches: { blue: ['บลูสวิตช์', 'Blue switch'], red: ['เรดสวิตช์', 'Red switch'] },
    price: 790,
  },
  {
    use: 'gaming',
    brand: 'Signo',
    model: 'KB-782 Mechanical',
    layout: '100%',
    link: 'USB',
    light: 'RGB',
    thai: true,
    switches: { blue: ['บลูสวิตช์', 'Blue switch'], red: ['เรดสวิตช์', 'Red switch'] },
    price: 990,
  },
  {
    use: 'wireless',
    brand: 'Logitech',
    model: 'MX Keys Mini',
    layout: '75%',
    link: 'Bluetooth, Logi Bolt',
    light: 'white',
    thai: true,
    price: 3490,
    colours: ['graphite', 'pale-grey', 'pink'],
  },
  {
    use: 'wireless',
    brand: 'Logitech',
    model: 'Pebble Keys 2 K380s',
    hit: true,
    layout: '75%',
    link: 'Bluetooth',
    light: 'none',
    thai: true,
    price: 1290,
    colours: ['graphite', 'white', 'pink', 'lavender'],
  },
  {
    use: 'wireless',
    brand: 'Logitech',
    keys: 'dome',
    model: 'MK270 Combo',
    hit: true,
    layout: '100%',
    link: '2.4GHz',
    light: 'none',
    thai: true,
    price: 790,
  },
  {
    use: 'wireless',
    brand: 'Apple',
    model: 'Magic Keyboard (USB-C)',
    layout: '75%',
    link: 'Bluetooth',
    light: 'none',
    thai: true,
    price: 3490,
    colours: ['white', 'black'],
  },
  {
    use: 'wireless',
    brand: 'Microsoft',
    model: 'Surface Keyboard',
    layout: '100%',
    link: 'Bluetooth',
    light: 'none',
    thai: true,
    price: 3690,
    colour: '#C4C7CC',
  },
  {
    use: 'wireless',
    brand: 'Anitech',
    keys: 'dome',
    model: 'PA807 Wireless Combo',
    layout: '100%',
    link: '2.4GHz',
    light: 'none',
    thai: true,
    price: 590,
    colours: ['black', 'pink', 'green'],
  },
  {
    use: 'mechanical',
    brand: 'Keychron',
    model: 'Q1 Max',
    layout: '75%',
    link: '2.4GHz, Bluetooth, USB-C',
    light: 'RGB',
    thai: false,
    switches: {
      red: ['Gateron Jupiter Red แบบเรียบ', 'Gateron Jupiter Red'],
      brown: ['Gateron Jupiter Brown แบบสัมผัส', 'Gateron Jupiter Brown'],
      banana: ['Gateron Jupiter Banana แบบสัมผัส', 'Gateron Jupiter Banana'],
    },
    price: 7590,
    colours: ['black', 'white'],
  },
  {
    use: 'mechanical',
    brand: 'Keychron',
    model: 'V3 Max',
    layout: 'TKL',
    link: '2.4GHz, Bluetooth, USB-C',
    light: 'RGB',
    thai: true,
    switches: {
      red: ['Gateron Jupiter Red แบบเรียบ', 'Gateron Jupiter Red'],
      brown: ['Gateron Jupiter Brown แบบสัมผัส', 'Gateron Jupiter Brown'],
    },
    price: 4290,
  },
  {
    use: 'mechanical',
    brand: 'Keychron',
    model: 'K8 Pro',
    hit: true,
    layout: 'TKL',
    link: 'Bluetooth, USB-C',
    light: 'RGB',
    thai: true,
    switches: {
      red: ['K Pro Red แบบเรียบ', 'K Pro Red'],
      brown: ['K Pro Brown แบบสัมผัส', 'K Pro Brown'],
      blue: ['K Pro Blue แบบคลิก', 'K Pro Blue'],
    },
    price: 3890,
  },
  {
    use: 'mechanical',
    brand: 'Keychron',
    keys: 'scissor',
    model: 'B1 Pro Ultra-Slim',
    layout: '75%',
    link: '2.4GHz, Bluetooth',
    light: 'none',
    thai: true,
    price: 1490,
    colours: ['space-grey', 'ivory-white'],
  },
  {
    use: 'mechanical',
    brand: 'Logitech',
    model: 'MX Mechanical',
    layout: '100%',
    link: 'Bluetooth, Logi Bolt',
    light: 'white',
    thai: false,
    switches: { quiet: ['สัมผัสเงียบ', 'Tactile Quiet'], linear: ['แบบเรียบ', 'Linear'] },
    price: 5790,
  },
  {
    use: 'mechanical',
    brand: 'Logitech',
    model: 'Alto Keys K98M',
    launch: 'new',
    layout: '98%',
    link: 'Bluetooth, Logi Bolt',
    light: 'white',
    thai: false,
    price: 3690,
    colours: ['graphite', 'white', 'lilac'],
  },
  {
    use: 'tablet',
    brand: 'Apple',
    model: 'Magic Keyboard for iPad Pro 11-inch',
    th: 'Magic Keyboard สำหรับ iPad Pro 11 นิ้ว',
    layout: '75%',
    link: 'Smart Connector',
    light: 'white',
    thai: true,
    price: 10900,
    colours: ['black', 'white'],
  },
  {
    use: 'tablet',
    brand: 'Apple',
    model: 'Magic Keyboard Folio for iPad',
    th: 'Magic Keyboard Folio สำหรับ iPad',
    layout: '75%',
    link: 'Smart Connector',
    light: 'none',
    thai: true,
    price: 8990,
    colour: '#F2F2F0',
  },
  {
    use: 'tablet',
    brand: 'Logitech',
    model: 'Combo Touch for iPad Air 11-inch',
    th: 'Combo Touch สำหรับ iPad Air 11 นิ้ว',
    hit: true,
    layout: '75%',
    link: 'Smart Connector',
    light: 'white',
    thai: true,
    price: 6990,
    colour: '#6B6E74',
  },
  {
    use: 'tablet',
    brand: 'Samsung',
    model: 'Book Cover Keyboard for Galaxy Tab S10 FE',
    th: 'Book Cover Keyboard สำหรับ Galaxy Tab S10 FE',
    layout: '75%',
    link: 'Pogo Pin',
    light: 'none',
    thai: true,
    price: 5490,
    colour: '#3A3D42',
  },
  {
    use: 'tablet',
    brand: 'Xiaomi',
    model: 'Pad 7 Focus Keyboard',
    layout: '75%',
    link: 'Pogo Pin',
    light: 'white',
    thai: false,
    price: 4990,
    colour: '#33363B',
  },
];

const tabletFits: Record<string, readonly string[]> = {
  'Magic Keyboard for iPad Pro 11-inch': ['Apple iPad Pro 11-inch'],
  'Magic Keyboard Folio for iPad': ['Apple iPad A16'],
  'Combo Touch for iPad Air 11-inch': ['Apple iPad Air 11-inch'],
  'Book Cover Keyboard for Galaxy Tab S10 FE': ['Samsung Galaxy Tab S10 FE'],
  'Pad 7 Focus Keyboard': ['Xiaomi Pad 7'],
};

/** The drawing's line of each layout. */
const layoutLines: Record<string, string> = {
  '100%': 'full',
  '98%': 'dense',
  TKL: 'tkl',
  '75%': 'compact',
  '65%': 'small',
};

const tabletOf = (model: string) =>
  model.includes('iPad') ? 'iPad' : model.includes('Galaxy') ? 'Galaxy Tab' : 'Xiaomi Pad';

const keyboardUsageTexts: Record<KeyboardLine['use'], readonly [Localised, Localised, Localised]> = {
  gaming: [
    text('กดพร้อมกันกี่ปุ่มก็ติดครบ ตอบสนองไวในจังหวะชิงแต้ม', 'Any number of keys register at once, and quickly when it counts.'),
    text('ไฟปรับสีตามเกมหรือทั้งโต๊ะซิงก์กันได้', 'Lights follow the game, or match the whole desk.'),
    text('ฐานกันลื่น โครงแข็ง พิมพ์แรงก็ไม่โยก', 'A firm frame and non-slip feet for heavy hands.'),
  ],
  wireless: [
    text(
      'โต๊ะโล่งไม่มีสาย สลับพิมพ์ในโน้ตบุ๊ก แท็บเล็ต และมือถือได้',
      'No cable on the desk, and three devices at the press of a key.',
    ),
    text('ปุ่มนุ่มเสียงเบา พิมพ์ในคาเฟ่ไม่รบกวนใคร', 'Soft, quiet keys that bother nobody.'),
    text('ถ่านหรือชาร์จครั้งเดียวใช้ได้หลายเดือน', 'A battery or a charge lasts for months.'),
  ],
  mechanical: [
    text('สัมผัสปุ่มคมชัด พิมพ์งานยาวๆ เพลินมือ', 'Crisp keys that make long writing a pleasure.'),
    text('ถอดเปลี่ยนสวิตช์และคีย์แคปได้ แต่งตามสไตล์ตัวเอง', 'Swap switches and caps to make it yours.'),
    text('สลับโหมด Mac และ Windows ด้วยสวิตช์ข้างเครื่อง', 'A switch on the side turns Mac to Windows.'),
  ],
  tablet: [
    text('ประกบแล้วแท็บเล็ตกลายเป็นโน้ตบุ๊ก ไม่ต้องจับคู่บลูทูธ', 'Attach it and the tablet becomes a laptop, with no pairing.'),
    text('ปรับองศาตั้งจอได้ ปกป้องทั้งหน้าและหลัง', 'It sets the angle and covers both sides.'),
    text('มีแป้นสัมผัสหรือปุ่มลัด ทำสไลด์และตอบอีเมลเร็วขึ้น', 'A trackpad or shortcuts speed up slides and mail.'),
  ],
};

/** Of keyboards that do not switch devices: one for a tablet is attached to it. */
const keyboardFunctions: Partial<Record<KeyboardLine['use'], Localised>> = {
  gaming: text('กดพร้อมกันได้ทุกปุ่ม', 'N-key rollover'),
  tablet: text('เป็นขาตั้งแท็บเล็ตได้', 'Stands the tablet up'),
};

export const composedKeyboards: SeedProduct[] = composeGoods(
  { idBlock: 4570, basePopularity: 330 },
  keyboards.map(withSwitches),
  {
    noun: ({ use }) =>
      ({
        gaming: text('คีย์บอร์ดเกมมิ่ง', 'Gaming Keyboard'),
        wireless: text('คีย์บอร์ดไร้สาย', 'Keyboard'),
        mechanical: text('คีย์บอร์ดแมคคานิคัล', 'Mechanical Keyboard'),
        tablet: text('คีย์บอร์ดแท็บเล็ต', 'Keyboard'),
      })[use],
    category: ({ use }) =>
      ({
        gaming: 'gaming/gaming-keyboards',
        wireless: 'computer-accessories/keyboards/wireless-keyboards',
        mechanical: 'computer-accessories/keyboards/mechanical-keyboards',
        tablet: 'smartphones-tablets/tablet-accessories/tablet-keyboards',
      })[use],
    drawing: ({ use, layout }) => ({
      kind: 'keyboard',
      line: use === 'tablet' ? 'tablet' : (layoutLines[layout] ?? 'full'),
    }),
    optionAttribute: (key, line) => keySwitch(...(line.switches?.[key] ?? [key, key])),
    title: text('พิมพ์สนุก กดมันมือ', 'A joy to type on'),
    shortDescriptions: (line) =>
      line.use === 'tablet'
        ? [
            text(
              `เปลี่ยน ${tabletOf(line.model)} เป็นโน้ตบุ๊ก ต่อผ่าน ${line.link} ไม่ต้องจับคู่`,
              `Turns your ${tabletOf(line.model)} into a laptop by ${line.link}, with no pairing.`,
            ),
            text(
              `พิมพ์ถนัด ปกป้องหน้าหลัง${line.thai ? ' มีตัวอักษรไทย' : ''}`,
              `Easy typing and a cover on both sides${line.thai ? ', with Thai letters' : ''}.`,
            ),
          ]
        : [
            text(
              `เลย์เอาต์ ${line.layout} ต่อ ${line.link} ${line.thai ? 'มีตัวอักษรไทย' : 'แป้นอังกฤษ'}`,
              `${line.layout} layout by ${line.link}, ${line.thai ? 'with Thai letters' : 'with English caps'}.`,
            ),
            text(
              `${line.light === 'RGB' ? 'ไฟ RGB สวยทั้งแป้น' : line.light === 'white' ? 'มีไฟใต้แป้น' : 'บางเบาใช้ง่าย'} ขนาด ${line.layout}`,
              `${line.light === 'RGB' ? 'RGB light under every key' : line.light === 'white' ? 'Backlit keys' : 'Slim and simple'}, ${line.layout} size.`,
            ),
          ],
    highlights: (line) => [
      text(`ขนาด ${line.layout}`, `${line.layout} size`),
      text(`เชื่อมต่อ ${line.link}`, `Connects by ${line.link}`),
      line.thai
        ? text('สกรีนไทย-อังกฤษ', 'Thai and English legends')
        : text('สกรีนอังกฤษ ใช้สติกเกอร์ไทยเพิ่มได้', 'English legends; Thai stickers can be added'),
      line.switches
        ? text('เลือกสวิตช์ได้', 'Choice of switches')
        : line.light === 'none'
          ? text('ประหยัดพลังงาน', 'Low power')
          : text('ปรับไฟได้หลายระดับ', 'Adjustable light'),
    ],
    usageTexts: ({ use }) => keyboardUsageTexts[use],
    specification: (line) =>
      specification({
        layout: line.layout,
        type: keyTypes[line.keys ?? (line.use === 'gaming' || line.use === 'mechanical' ? 'mechanical' : 'scissor')],
        ...(line.switches && { switches: text('เลือกได้', 'By choice') }),
        connection: line.link,
        lighting: line.light === 'RGB' ? 'RGB' : line.light === 'white' ? text('ไฟขาว', 'White') : text('ไม่มี', 'None'),
        legends: line.thai ? text('ไทย-อังกฤษ', 'Thai and English') : text('อังกฤษ', 'English'),
        keycaps: line.use === 'mechanical' ? 'PBT' : 'ABS',
        battery:
          line.link.startsWith('USB') || line.use === 'tablet'
            ? text('ใช้ไฟจากอุปกรณ์', 'Powered by the device')
            : text('ชาร์จหรือใส่ถ่าน', 'Rechargeable or cells'),
        compatible: line.use === 'tablet' ? tabletOf(line.model) : 'Windows, macOS',
        functions: keyboardFunctions[line.use] ?? text('สลับอุปกรณ์ได้', 'Switches devices'),
        included:
          line.use === 'tablet'
            ? text('คีย์บอร์ดและคู่มือ', 'Keyboard and manual')
            : text('สายหรือดองเกิลตามรุ่น', 'Cable or dongle by model'),
      }),
    attributes: (line) => [
      ...(line.use === 'tablet'
        ? [textAttribute('fits', tabletOf(line.model)), textAttribute('connector', line.link)]
        : [textAttribute('type', line.layout === '100%' ? text('เต็มขนาด', 'Full size') : line.layout)]),
    ],
    fits: (line) => deviceIdsByPrefix(...(tabletFits[line.model] ?? [])),
    questions: (line) => [
      question(
        text('มีตัวอักษรไทยบนแป้นไหม', 'Are there Thai letters?'),
        line.thai
          ? text('มี สกรีนไทยและอังกฤษมาจากโรงงาน', 'Yes, printed at the factory.')
          : text('ไม่มี แต่พิมพ์ไทยได้ปกติ มีสติกเกอร์ไทยจำหน่าย', 'No, but it types Thai; stickers are sold.'),
      ),
      question(
        text('เสียงดังไหม', 'Is it loud?'),
        line.switches || line.use === 'gaming'
          ? text(
              'ดังกว่าแป้นทั่วไป หากทำงานร่วมกับคนอื่นแนะนำสวิตช์แดงหรือแบบเงียบ',
              'Louder than most; beside others take red or quiet switches.',
            )
          : text('เบา เหมาะกับออฟฟิศและห้องสมุด', 'No, fit for offices and libraries.'),
      ),
    ],
    warranty: ({ brand }) => serviceCentre(brand === 'Nubwo' || brand === 'Signo' || brand === 'Anitech' ? 24 : 12),
  },
);

/** All switches of a keyboard have the same price. */
function withSwitches(line: KeyboardLine): KeyboardLine {
  const { switches, price = 0 } = line;
  return switches ? { ...line, options: Object.fromEntries(Object.keys(switches).map((key) => [key, price])) } : line;
}
