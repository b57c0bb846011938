import type { SeedProduct } from '../../types.ts';
import { colour, memory, storage, textAttribute } from '../attributes.ts';
import { manual } from '../box-contents.ts';
import type { Colour } from '../colours.ts';
import { composeGoods, type GoodsLine } from '../compose-goods.ts';
import { deviceIdsByPrefix } from '../devices.ts';
import { processorFamily } from '../filter-ranges.ts';
import { storageAndPrinters } from '../products/storage-printers.ts';
import { kilograms, specification, watts } from '../specification.ts';
import { question, text } from '../text.ts';
import { exchange, onsite, serviceCentre } from '../warranty.ts';

interface DesktopLine extends GoodsLine {
  use: 'mac' | 'aio' | 'mini' | 'office' | 'gaming';
  cpu: string;
  gpu: string;
  ram: string;
  display?: string;
  weight: number;
}

const desktops: readonly DesktopLine[] = [
  {
    use: 'mac',
    brand: 'Apple',
    model: 'Mac mini M4',
    hit: true,
    cpu: 'Apple M4',
    gpu: '10-core GPU',
    ram: '16GB',
    weight: 0.67,
    options: { '256GB': 19900, '512GB': 26900 },
    colour: '#D6D8DB',
  },
  {
    use: 'mac',
    brand: 'Apple',
    model: 'Mac Studio M4 Max',
    cpu: 'Apple M4 Max',
    gpu: '32-core GPU',
    ram: '36GB',
    weight: 2.74,
    options: { '512GB': 72900, '1TB': 79900 },
    colour: '#D6D8DB',
  },
  {
    use: 'mac',
    brand: 'Apple',
    model: 'iMac 24-inch M4',
    th: 'iMac 24 นิ้ว ชิป M4',
    cpu: 'Apple M4',
    gpu: '8-core GPU',
    ram: '16GB',
    display: '24" 4.5K Retina',
    weight: 4.42,
    options: { '256GB': 44900, '512GB': 51900 },
    colours: ['blue', 'silver', 'pink', 'green'],
  },
  {
    use: 'aio',
    brand: 'HP',
    model: 'All-in-One 24-cr1',
    cpu: 'Intel Core Ultra 5 125U',
    gpu: 'Intel Graphics',
    ram: '16GB',
    display: '23.8" FHD IPS',
    weight: 5.4,
    options: { '512GB': 25990 },
    colour: '#EDEEF0',
  },
  {
    use: 'aio',
    brand: 'ASUS',
    model: 'V440VAK AiO',
    cpu: 'Intel Core i5-13420H',
    gpu: 'Intel Graphics',
    ram: '16GB',
    display: '23.8" FHD IPS',
    weight: 6.2,
    options: { '512GB': 22990, '1TB': 24990 },
    colours: ['black', 'white'],
  },
  {
    use: 'aio',
    brand: 'Lenovo',
    model: 'IdeaCentre AIO 27ARR9',
    cpu: 'AMD Ryzen 7 8745HS',
    gpu: 'AMD Radeon 780M',
    ram: '16GB',
    display: '27" FHD IPS',
    weight: 7.4,
    options: { '512GB': 27990, '1TB': 29990 },
    colour: '#C9CCD1',
  },
  {
    use: 'aio',
    brand: 'Acer',
    model: 'Aspire C24-2G',
    cpu: 'Intel Core 5 120U',
    gpu: 'Intel Graphics',
    ram: '8GB',
    display: '23.8" FHD IPS',
    weight: 4.1,
    options: { '512GB': 21990 },
    colour: '#26282D',
  },
  {
    use: 'mini',
    brand: 'ASUS',
    model: 'NUC 14 Essential',
    cpu: 'Intel N150',
    gpu: 'Intel Graphics',
    ram: '8GB',
    weight: 0.5,
    options: { '256GB': 9990 },
    colour: '#2A2C31',
  },
  {
    use: 'mini',
    brand: 'ASUS',
    model: 'NUC 15 Pro',
    launch: 'new',
    cpu: 'Intel Core Ultra 7 255H',
    gpu: 'Intel Arc 140T',
    ram: '16GB',
    weight: 0.6,
    options: { '512GB': 31990, '1TB': 33990 },
    colour: '#2A2C31',
  },
  {
    use: 'mini',
    brand: 'Lenovo',
    model: 'ThinkCentre neo 50q Gen 5',
    cpu: 'Intel Core i5-13420H',
    gpu: 'Intel Graphics',
    ram: '8GB',
    weight: 1.1,
    options: { '512GB': 17990 },
    colour: '#1C1D20',
  },
  {
    use: 'mini',
    brand: 'HP',
    model: 'Pro Mini 400 G9',
    cpu: 'Intel Core i5-14500T',
    gpu: 'Intel Graphics',
    ram: '8GB',
    weight: 1.4,
    options: { '512GB': 20990 },
    colour: '#1C1D20',
  },
  {
    use: 'office',
    brand: 'Acer',
    model: 'Aspire TC-1785',
    hit: true,
    cpu: 'Intel Core i5-14400',
    gpu: 'Intel Graphics',
    ram: '8GB',
    weight: 6.5,
    options: { '512GB': 16990 },
    colour: '#26282D',
  },
  {
    use: 'office',
    brand: 'Dell',
    model: 'Tower ECT1250',
    cpu: 'Intel Core Ultra 5 225',
    gpu: 'Intel Graphics',
    ram: '16GB',
    weight: 6,
    options: { '512GB': 24990, '1TB': 26990 },
    colour: '#26282D',
  },
  {
    use: 'office',
    brand: 'Lenovo',
    model: 'IdeaCentre Tower 14IRR9',
    cpu: 'Intel Core i5-14400',
    gpu: 'Intel Graphics',
    ram: '16GB',
    weight: 5.2,
    options: { '512GB': 18990 },
    colour: '#6E7278',
  },
  {
    use: 'office',
    brand: 'HP',
    model: 'Slim Desktop S01-pF5',
    cpu: 'Intel Core i3-14100',
    gpu: 'Intel Graphics',
    ram: '8GB',
    weight: 3.0,
    options: { '512GB': 14990 },
    colour: '#26282D',
  },
  {
    use: 'gaming',
    brand: 'ASUS',
    model: 'ROG G700 (2025)',
    cpu: 'Intel Core Ultra 7 265KF',
    gpu: 'RTX 5070 Ti',
    ram: '32GB',
    weight: 15,
    options: { '1TB': 79990, '2TB': 83990 },
    colour: '#1E1F23',
  },
  {
    use: 'gaming',
    brand: 'Lenovo',
    model: 'Legion Tower 5 30IAS10',
    cpu: 'Intel Core Ultra 7 265F',
    gpu: 'RTX 5070',
    ram: '16GB',
    weight: 14,
    options: { '1TB': 54990 },
    colour: '#26282D',
  },
  {
    use: 'gaming',
    brand: 'Acer',
    model: 'Nitro 60 (N60-181)',
    hit: true,
    cpu: 'AMD Ryzen 7 8700F',
    gpu: 'RTX 5060 Ti',
    ram: '16GB',
    weight: 11,
    options: { '1TB': 42990 },
    colour: '#1E1F23',
  },
  {
    use: 'gaming',
    brand: 'HP',
    model: 'OMEN 35L',
    cpu: 'AMD Ryzen 7 8700F',
    gpu: 'RTX 5070',
    ram: '32GB',
    weight: 15,
    options: { '1TB': 59990 },
    colour: '#26282D',
  },
  {
    use: 'gaming',
    brand: 'MSI',
    model: 'MAG Infinite S3 15',
    cpu: 'Intel Core i5-14400F',
    gpu: 'RTX 5060',
    ram: '16GB',
    weight: 6,
    options: { '512GB': 33990, '1TB': 35490 },
    colour: '#26282D',
  },
];

const desktopCategories = {
  mac: 'mac-desktops',
  aio: 'all-in-one-pcs',
  mini: 'mini-pcs',
  office: 'tower-pcs/home-office-towers',
  gaming: 'tower-pcs/gaming-towers',
};

export const composedDesktops: SeedProduct[] = composeGoods({ idBlock: 4700, basePopularity: 310 }, desktops, {
  noun: ({ use, model }) =>
    ({
      mac: text('คอมพิวเตอร์', 'Desktop'),
      aio: text('คอมพิวเตอร์ All-in-One', model.includes('All-in-One') ? 'All-in-One' : 'All-in-One PC'),
      mini: text('มินิพีซี', 'Mini PC'),
      office: text('คอมพิวเตอร์ตั้งโต๊ะ', 'Desktop PC'),
      gaming: text('คอมพิวเตอร์เกมมิ่ง', 'Gaming PC'),
    })[use],
  category: ({ use }) => `desktop-computers/${desktopCategories[use]}`,
  drawing: ({ use, display, model }) => ({
    kind: 'desktop',
    line: display
      ? 'all-in-one'
      : model.startsWith('Mac Studio')
        ? 'studio'
        : model.startsWith('Slim')
          ? 'slim'
          : ({ mac: 'mini', aio: 'all-in-one', mini: 'mini', office: 'tower', gaming: 'gaming' } as const)[use],
  }),
  optionAttribute: (size) => storage(size),
  title: text('พร้อมใช้ตั้งแต่แกะกล่อง', 'Ready out of the box'),
  shortDescriptions: (line) => [
    text(
      `${line.cpu} แรม ${line.ram} ${line.display ? `จอ ${line.display.replace('"', ' นิ้ว')}` : `กราฟิก ${line.gpu.replace(' Graphics', '')}`}`,
      `${line.cpu}, ${line.ram} of memory, ${line.display ? `${line.display} display` : line.gpu}.`,
    ),
    text(
      `เครื่องแรงพร้อมใช้ ${line.gpu} แรม ${line.ram} เสียบปลั๊กแล้วเริ่มงานได้เลย`,
      `${line.cpu} and ${line.ram}: plug in and begin.`,
    ),
  ],
  highlights: (line) => [
    text(`ซีพียู ${line.cpu}`, `${line.cpu} processor`),
    text(
      `กราฟิก ${line.gpu.replace(' Graphics', '')}`,
      `${line.gpu}`.includes('Graphics') ? `${line.gpu} built in` : `${line.gpu} graphics`,
    ),
    text(`แรม ${line.ram}`, `${line.ram} of memory`),
    line.display
      ? text(`จอ ${line.display.replace('"', ' นิ้ว')}`, `${line.display} display`)
      : text(`น้ำหนัก ${line.weight} กก.`, `${line.weight} kg`),
  ],
  usageTexts: (line) => [
    line.use === 'gaming'
      ? text(
          'ประกอบและทดสอบจากโรงงาน สายเรียบร้อย เปิดกล่องแล้วลงเกมได้ทันที',
          'Built and tested at the factory, wired neatly, ready for games.',
        )
      : text('ทำบัญชี เรียนออนไลน์ เปิดเอกสารหลายไฟล์พร้อมกันได้ลื่น', 'Accounts, classes and many documents at once, smoothly.'),
    line.display
      ? text(
          'จอ ลำโพง กล้อง และไมค์อยู่ในตัวเดียว โต๊ะโล่งเหลือสายปลั๊กเส้นเดียว',
          'Display, speakers, camera and microphone in one, with one cord on the desk.',
        )
      : line.use === 'mini' || line.use === 'mac'
        ? text('เล็กพอวางหลังจอหรือบนชั้น ประหยัดไฟเปิดทิ้งทั้งวันได้', 'Small enough for a shelf, and frugal enough to stay on.')
        : text('เคสเปิดง่าย เพิ่มแรมและฮาร์ดดิสก์ภายหลังได้', 'The case opens easily for more memory or disks.'),
    text(
      'ต่อจอได้มากกว่าหนึ่งจอ เหมาะกับบ้านที่ทำงานและเล่นในเครื่องเดียว',
      'It drives more than one display, for homes that work and play on one computer.',
    ),
  ],
  specification: (line) =>
    specification({
      processor: line.cpu,
      graphics: line.gpu,
      memory: line.ram,
      storage: text(
        `SSD ${Object.keys(line.options ?? {}).join(' / ')}`,
        `SSD ${Object.keys(line.options ?? {}).join(' / ')}`,
      ),
      display: line.display ?? text('ต่อจอแยก', 'Separate display'),
      ports: line.use === 'mac' ? 'Thunderbolt, USB-C, HDMI, LAN' : 'USB-C, USB-A × 4, HDMI, LAN',
      wireless: 'Wi-Fi 6E, Bluetooth 5.3',
      keyboard:
        line.use === 'mac' && !line.display
          ? text('ไม่รวม', 'Not included')
          : line.use === 'mini'
            ? text('ไม่รวม', 'Not included')
            : text('มีคีย์บอร์ดและเมาส์', 'Keyboard and mouse included'),
      system: line.use === 'mac' ? 'macOS Tahoe' : 'Windows 11',
      slots:
        line.use === 'mac'
          ? text('อัปเกรดภายหลังไม่ได้', 'Not upgradable')
          : text('เพิ่มแรมและ SSD ได้', 'Memory and SSD upgradable'),
      weight: kilograms(`${line.weight}`),
    }),
  attributes: (line) => [
    processorFamily(line.cpu),
    memory(line.ram),
    textAttribute('graphics', line.gpu.startsWith('RTX') ? line.gpu : text('ในตัวซีพียู', 'Integrated')),
  ],
  questions: (line) => [
    question(
      text('มีจอและคีย์บอร์ดมาให้ไหม', 'Are display and keyboard included?'),
      line.display
        ? text('มีจอในตัวพร้อมคีย์บอร์ดและเมาส์', 'The display is built in, with keyboard and mouse.')
        : text('ไม่รวมจอ ดูรายการอุปกรณ์ในกล่องสำหรับคีย์บอร์ดและเมาส์', 'No display; see the box list for keyboard and mouse.'),
    ),
    question(
      text('ลงโปรแกรมให้ไหม', 'Do you install software?'),
      line.use === 'mac'
        ? text('ช่วยตั้งค่า Apple ID และย้ายข้อมูลให้ที่สาขา', 'Branches set up your Apple account and move data.')
        : text(
            'Windows แท้ติดเครื่อง สาขาช่วยตั้งค่าเครื่องและอัปเดตให้ฟรี',
            'Genuine Windows is on it; branches set it up and update it for free.',
          ),
    ),
  ],
  warranty: ({ use }) => (use === 'mac' ? serviceCentre(12) : onsite(36)),
  education: true,
});

interface HubLine extends GoodsLine {
  ports: string;
  count: number;
  watts: number;
  video: string;
  dock?: true;
}

const hubs: readonly HubLine[] = [
  {
    brand: 'UGREEN',
    model: 'Revodok 6-in-1 USB-C Hub',
    hit: true,
    ports: 'HDMI, USB-A × 2, SD, microSD, USB-C PD',
    count: 6,
    watts: 100,
    video: '4K 60Hz',
    price: 890,
  },
  {
    brand: 'UGREEN',
    model: 'Revodok Pro 9-in-1 USB-C Hub',
    ports: 'HDMI × 2, USB-A × 3, LAN, SD, microSD, USB-C PD',
    count: 9,
    watts: 100,
    video: '4K 60Hz',
    price: 1890,
  },
  {
    brand: 'Anker',
    model: '332 USB-C Hub 5-in-1',
    ports: 'HDMI, USB-A × 2, USB-C, USB-C PD',
    count: 5,
    watts: 100,
    video: '4K 30Hz',
    price: 890,
  },
  {
    brand: 'Baseus',
    model: 'Metal Gleam 8-in-1 USB-C Hub',
    ports: 'HDMI, USB-A × 3, LAN, SD, microSD, USB-C PD',
    count: 8,
    watts: 100,
    video: '4K 60Hz',
    price: 1290,
  },
  {
    brand: 'ORICO',
    model: 'USB 3.0 Hub 4-Port',
    th: 'USB 3.0 Hub 4 พอร์ต',
    ports: 'USB-A × 4',
    count: 4,
    watts: 0,
    video: '–',
    price: 290,
    colours: ['black', 'white'],
  },
  {
    brand: 'Vention',
    model: 'USB-C Hub 7-in-1',
    ports: 'HDMI, USB-A × 3, SD, microSD, USB-C PD',
    count: 7,
    watts: 100,
    video: '4K 30Hz',
    price: 790,
    colour: '#5A5E66',
  },
  {
    brand: 'Belkin',
    model: 'Connect USB-C Hub 7-in-1',
    ports: 'HDMI, USB-A × 2, SD, microSD, LAN, USB-C PD',
    count: 7,
    watts: 100,
    video: '4K 30Hz',
    price: 2290,
    colour: '#8C9299',
  },
  {
    brand: 'UGREEN',
    model: 'Revodok Max 213 Thunderbolt 4 Docking Station',
    ports: 'Thunderbolt 4 × 3, DisplayPort, USB-A × 4, LAN 2.5G, SD',
    count: 13,
    watts: 90,
    video: '8K 30Hz',
    dock: true,
    price: 9990,
  },
  {
    brand: 'Dell',
    model: 'Pro Dock WD25 Docking Station',
    ports: 'HDMI, DisplayPort × 2, USB-C × 3, USB-A × 3, LAN',
    count: 10,
    watts: 100,
    video: '4K 60Hz × 2',
    dock: true,
    price: 7990,
  },
  {
    brand: 'Lenovo',
    model: 'ThinkPad Universal USB-C Docking Station',
    ports: 'HDMI, DisplayPort × 2, USB-C, USB-A × 5, LAN',
    count: 10,
    watts: 90,
    video: '4K 60Hz × 2',
    dock: true,
    price: 6990,
  },
  {
    brand: 'Anker',
    model: 'Prime 14-Port Docking Station',
    launch: 'new',
    ports: 'HDMI × 2, DisplayPort, USB-C × 3, USB-A × 4, LAN 2.5G',
    count: 14,
    watts: 100,
    video: '4K 60Hz × 2',
    dock: true,
    price: 9490,
  },
];

export const composedHubs: SeedProduct[] = composeGoods({ idBlock: 4730, basePopularity: 290 }, hubs, {
  noun: ({ dock }) => (dock ? text('ด็อกกิ้งสเตชัน', 'Docking Station') : text('ฮับต่อพ่วง', 'Hub')),
  category: ({ dock }) => `computer-accessories/hubs-docks/${dock ? 'docking-stations' : 'usb-c-hubs'}`,
  drawing: ({ dock }) => ({ kind: 'hub', line: dock ? 'dock' : 'dongle' }),
  title: text('พอร์ตครบในสายเดียว', 'Every port by one cable'),
  shortDescriptions: (line) => [
    text(
      `เพิ่ม ${line.count} พอร์ต${line.watts > 0 ? ` ชาร์จโน้ตบุ๊ก ${line.watts} วัตต์` : ''}${line.video === '–' ? '' : ` ต่อจอ ${line.video}`}`,
      `${line.count} ports${line.watts > 0 ? `, ${line.watts} W for the laptop` : ''}${line.video === '–' ? '' : `, ${line.video}`}.`,
    ),
    text(`เสียบเส้นเดียวได้ ${line.ports}`, `One plug gives ${line.ports}.`),
  ],
  highlights: (line) => [
    text(`พอร์ตทั้งหมด ${line.count} ช่อง`, `${line.count} ports in all`),
    text(`มี ${line.ports}`, `Has ${line.ports}`),
    line.watts > 0
      ? text(`ส่งไฟกลับ ${line.watts} วัตต์`, `Passes ${line.watts} W through`)
      : text('ใช้ไฟจากคอมพิวเตอร์', 'Powered by the computer'),
  ],
  usageTexts: (line) => [
    line.dock
      ? text(
          'มาถึงโต๊ะเสียบสายเดียว ทั้งจอ คีย์บอร์ด เน็ต และไฟพร้อมทำงาน',
          'Sit down, plug one cable, and displays, keys, network and power are there.',
        )
      : text('โน้ตบุ๊กบางพอร์ตน้อยก็ต่อโปรเจกเตอร์และแฟลชไดรฟ์ได้', 'A thin laptop meets projectors and flash drives.'),
    text('บอดี้โลหะระบายความร้อนดี ใช้งานทั้งวันไม่หลุด', 'Metal sheds the heat, so it stays connected all day.'),
    text('ใช้กับ MacBook, iPad, Windows และ Android ที่มี USB-C', 'For MacBook, iPad, Windows and Android with USB-C.'),
  ],
  specification: (line) =>
    specification({
      type: line.dock ? text('ด็อกตั้งโต๊ะ', 'Desk dock') : text('ฮับพกพา', 'Travel hub'),
      ports: line.ports,
      connectors: line.video === '–' ? 'USB-A' : 'USB-C',
      video: line.video === '–' ? text('ไม่รองรับ', 'Not supported') : line.video,
      power: line.watts > 0 ? watts(`${line.watts}`) : text('ไม่ส่งไฟ', 'None'),
      data: line.dock ? '10–40 Gbps' : '5 Gbps',
      network: line.ports.includes('LAN') ? text('มีพอร์ต LAN', 'LAN port') : text('ไม่มี', 'None'),
      material: text('อะลูมิเนียมและพลาสติก', 'Aluminium and plastic'),
      system: 'Windows, macOS, iPadOS',
      included: line.dock ? text('อะแดปเตอร์และสาย', 'Adapter and cable') : text('สายติดตัว', 'Fixed cable'),
    }),
  attributes: (line) => [
    textAttribute('ports', text(`${line.count} พอร์ต`, `${line.count} ports`)),
    textAttribute(
      'connector',
      line.video === '–' ? 'USB-A' : line.model.includes('Thunderbolt') ? 'Thunderbolt' : 'USB-C',
    ),
  ],
  fits: ({ dock, watts: power }) => (dock || power > 0 ? deviceIdsByPrefix('Apple MacBook', 'Microsoft Surface') : []),
  questions: (line) => [
    question(
      text('ต่อจอสองจอกับ Mac ได้ไหม', 'Can a Mac use two displays?'),
      text(
        'ขึ้นกับชิป M แต่ละรุ่น ฮับทั่วไปจะแสดงภาพเดียวกันสองจอบน Mac',
        'That depends on the chip; ordinary hubs mirror on a Mac.',
      ),
    ),
    question(text('ต้องลงไดรเวอร์ไหม', 'Does it need drivers?'), text('ไม่ต้อง เสียบแล้วใช้ได้ทันที', 'No, it works at once.')),
    question(
      text('ร้อนปกติไหม', 'Is it normal that it gets warm?'),
      line.watts > 0
        ? text('อุ่นเมื่อชาร์จและต่อจอพร้อมกันเป็นเรื่องปกติ', 'Warm while charging and driving a display, yes.')
        : text('แทบไม่ร้อนเพราะใช้ไฟน้อย', 'It hardly warms, using little power.'),
    ),
  ],
  warranty: () => exchange(18),
});

interface WebcamLine extends GoodsLine {
  resolution: 'Full HD' | 'QHD' | '4K';
  fps: number;
}

const webcams: readonly WebcamLine[] = [
  { brand: 'Logitech', model: 'C920e HD', hit: true, resolution: 'Full HD', fps: 30, price: 2290 },
  {
    brand: 'Logitech',
    model: 'Brio 100',
    resolution: 'Full HD',
    fps: 30,
    price: 1190,
    colours: ['graphite', 'white', 'pink'],
  },
  {
    brand: 'Logitech',
    model: 'MX Brio Ultra HD',
    resolution: '4K',
    fps: 30,
    price: 7490,
    colours: ['graphite', 'pale-grey'],
  },
  { brand: 'Razer', model: 'Kiyo V2 X', resolution: 'QHD', fps: 30, price: 2990 },
  { brand: 'Insta360', model: 'Link 2', resolution: '4K', fps: 30, price: 7490 },
  { brand: 'UGREEN', model: 'CM778 2K', resolution: 'QHD', fps: 30, price: 890 },
  { brand: 'Nubwo', model: 'NWC-570', resolution: 'Full HD', fps: 30, price: 490 },
];

export const composedWebcams: SeedProduct[] = composeGoods({ idBlock: 4750, basePopularity: 270 }, webcams, {
  noun: () => text('เว็บแคม', 'Webcam'),
  category: () => 'computer-accessories/webcams',
  drawing: ({ model }) => ({ kind: 'webcam', line: model === 'Link 2' ? 'gimbal' : 'standard' }),
  title: text('เห็นหน้าชัด คุยรู้เรื่อง', 'Be seen and heard'),
  shortDescriptions: (line) => [
    text(
      `ภาพ ${line.resolution} ${line.fps}fps ปรับแสงอัตโนมัติ มีไมค์ในตัว`,
      `${line.resolution} at ${line.fps}fps, automatic light and a microphone.`,
    ),
    text(
      `ประชุมออนไลน์คมชัด ${line.resolution} เสียบ USB ใช้ได้ทันที`,
      `Clear meetings in ${line.resolution}, by USB at once.`,
    ),
  ],
  highlights: (line) => [
    text(`ความละเอียด ${line.resolution}`, `${line.resolution} picture`),
    text('ปรับแสงและโฟกัสอัตโนมัติ', 'Automatic light and focus'),
    text('ไมค์ลดเสียงรบกวน', 'Noise-reducing microphone'),
    text('ฝาปิดเลนส์เพื่อความเป็นส่วนตัว', 'Privacy shutter'),
  ],
  usageTexts: () => [
    text('หน้าไม่มืดแม้นั่งย้อนหน้าต่าง ลูกค้าเห็นสีหน้าชัด', 'No dark faces against the window.'),
    text('หนีบบนจอหรือขันกับขาตั้งได้', 'Clip it on the display or screw it to a tripod.'),
    text('ใช้กับ Zoom, Teams, Meet และ OBS ได้โดยไม่ต้องตั้งค่า', 'Works with Zoom, Teams, Meet and OBS.'),
  ],
  specification: (line) =>
    specification({
      resolution: line.resolution,
      video: `${line.fps}fps`,
      lens: text('มุมกว้าง 65–90 องศา', '65–90° view'),
      autofocus: line.price && line.price < 1000 ? text('โฟกัสคงที่', 'Fixed focus') : text('อัตโนมัติ', 'Automatic'),
      microphone: text('ในตัว', 'Built in'),
      ports: line.resolution === 'Full HD' ? 'USB-A' : 'USB-C',
      stand: text('หนีบจอ เกลียว 1/4 นิ้ว', 'Clip, 1/4" thread'),
      privacy: text('ฝาปิดเลนส์', 'Lens shutter'),
      compatible: 'Windows, macOS, ChromeOS',
      software: 'Zoom, Teams, Meet, OBS',
    }),
  attributes: (line) => [textAttribute('resolution', line.resolution)],
  questions: () => [
    question(
      text('ต้องลงไดรเวอร์ไหม', 'Does it need drivers?'),
      text('ไม่ต้อง เสียบแล้วเลือกกล้องในโปรแกรมประชุม', 'No: choose it in your meeting software.'),
    ),
    question(
      text('ใช้กับสมาร์ททีวีได้ไหม', 'Does it work with a TV?'),
      text('ได้เฉพาะทีวีที่รองรับกล้อง USB โปรดตรวจคู่มือทีวี', 'Only with TVs that take USB cameras: see the TV’s manual.'),
    ),
  ],
  warranty: () => serviceCentre(12),
});

const four = (black: number, other: number): InkLine['inks'] => ({ black, cyan: other, magenta: other, yellow: other });

const inks: readonly InkLine[] = [
  {
    use: 'bottle',
    brand: 'Epson',
    model: '003',
    hit: true,
    pages: '4,500–7,500',
    printers: ['EcoTank L3250', 'EcoTank L3256', 'EcoTank L5290'],
    inks: four(270, 270),
  },
  {
    use: 'bottle',
    brand: 'Epson',
    model: '001',
    pages: '6,000–7,500',
    printers: ['EcoTank L6270'],
    inks: four(490, 350),
  },
  {
    use: 'bottle',
    brand: 'Canon',
    model: 'GI-71',
    hit: true,
    pages: '6,000–7,700',
    printers: ['PIXMA G3730', 'PIXMA G2730'],
    inks: four(320, 280),
  },
  {
    use: 'bottle',
    brand: 'Brother',
    model: 'BT5000 / BTD60BK',
    pages: '5,000–7,500',
    printers: ['DCP-T430W'],
    inks: four(260, 230),
  },
  {
    use: 'bottle',
    brand: 'HP',
    model: 'GT53 / GT52',
    pages: '4,000–8,000',
    printers: ['Smart Tank 580'],
    inks: four(290, 270),
  },
  {
    use: 'cartridge',
    brand: 'HP',
    model: '682',
    hit: true,
    pages: '150–480',
    printers: ['DeskJet Ink Advantage 2875'],
    inks: { black: 390, 'tri-colour': 390 },
  },
  {
    use: 'cartridge',
    brand: 'Canon',
    model: 'PG-47 / CL-57s',
    pages: '180–400',
    printers: ['PIXMA E3370'],
    inks: { black: 390, 'tri-colour': 490 },
  },
  {
    use: 'cartridge',
    brand: 'Brother',
    model: 'TN-2560',
    form: 'toner',
    pages: '1,200',
    printers: ['HL-L2460DW'],
    inks: { black: 1590 },
  },
  {
    use: 'cartridge',
    brand: 'HP',
    model: 'W1500A (150A)',
    form: 'toner',
    pages: '975',
    printers: ['LaserJet M111w'],
    inks: { black: 1490 },
  },
];

/** The printers whose ink is in the catalogue. */
const printersWithInk = new Set(inks.flatMap(({ printers }) => printers));

interface PrinterLine extends GoodsLine {
  use: 'tank' | 'laser' | 'photo';
  functions: 'print' | 'all' | 'fax';
  ppm: number;
  colourPrint: boolean;
  network: boolean;
  ink: string;
  /** If it has not the usual form of its use. */
  form?: 'photo' | 'ink-tank';
}

/** How printers of each use are usually drawn. */
const printerForms: Record<PrinterLine['use'], string> = { tank: 'ink-tank', laser: 'laser', photo: 'inkjet' };

const printers: readonly PrinterLine[] = [
  {
    use: 'tank',
    brand: 'Epson',
    model: 'EcoTank L3256',
    hit: true,
    functions: 'all',
    ppm: 10,
    colourPrint: true,
    network: true,
    ink: '003',
    price: 4990,
    colour: '#F1F2F3',
  },
  {
    use: 'tank',
    brand: 'Epson',
    model: 'EcoTank L5290',
    functions: 'fax',
    ppm: 10,
    colourPrint: true,
    network: true,
    ink: '003',
    price: 6990,
  },
  {
    use: 'tank',
    brand: 'Epson',
    model: 'EcoTank L6270',
    functions: 'all',
    ppm: 15,
    colourPrint: true,
    network: true,
    ink: '001',
    price: 9490,
  },
  {
    use: 'tank',
    brand: 'Canon',
    model: 'PIXMA G3730',
    functions: 'all',
    ppm: 11,
    colourPrint: true,
    network: true,
    ink: 'GI-71',
    price: 4690,
    colours: ['black', 'white', 'pink', 'turquoise'],
  },
  {
    use: 'tank',
    brand: 'Canon',
    model: 'PIXMA G2730',
    functions: 'all',
    ppm: 11,
    colourPrint: true,
    network: false,
    ink: 'GI-71',
    price: 3990,
  },
  {
    use: 'tank',
    brand: 'Brother',
    model: 'DCP-T430W',
    hit: true,
    functions: 'all',
    ppm: 16,
    colourPrint: true,
    network: true,
    ink: 'BTD60BK / BT5000',
    price: 4790,
  },
  {
    use: 'tank',
    brand: 'Brother',
    model: 'MFC-T930DW',
    functions: 'fax',
    ppm: 17,
    colourPrint: true,
    network: true,
    ink: 'BTD100BK / BT5000',
    price: 9490,
  },
  {
    use: 'tank',
    brand: 'HP',
    model: 'Smart Tank 580',
    functions: 'all',
    ppm: 12,
    colourPrint: true,
    network: true,
    ink: 'GT53 / GT52',
    price: 4290,
    colour: '#E6E8EB',
  },
  {
    use: 'laser',
    brand: 'Brother',
    model: 'HL-L2460DW',
    hit: true,
    functions: 'print',
    ppm: 34,
    colourPrint: false,
    network: true,
    ink: 'TN-2560',
    price: 5490,
    colour: '#E6E8EB',
  },
  {
    use: 'laser',
    brand: 'Brother',
    model: 'DCP-L3560CDW',
    functions: 'all',
    ppm: 26,
    colourPrint: true,
    network: true,
    ink: 'TN-269',
    price: 15900,
    colour: '#E6E8EB',
  },
  {
    use: 'laser',
    brand: 'HP',
    model: 'LaserJet M111w',
    functions: 'print',
    ppm: 20,
    colourPrint: false,
    network: true,
    ink: 'W1500A',
    price: 3290,
    colour: '#F1F2F3',
  },
  {
    use: 'laser',
    brand: 'HP',
    model: 'LaserJet Pro MFP 3103fdw',
    functions: 'fax',
    ppm: 33,
    colourPrint: false,
    network: true,
    ink: 'W1450A',
    price: 11900,
    colour: '#F1F2F3',
  },
  {
    use: 'laser',
    brand: 'Canon',
    model: 'imageCLASS LBP122dw',
    functions: 'print',
    ppm: 29,
    colourPrint: false,
    network: true,
    ink: 'Cartridge 071',
    price: 4990,
    colour: '#F1F2F3',
  },
  {
    use: 'photo',
    brand: 'Canon',
    model: 'SELPHY CP1500',
    form: 'photo',
    hit: true,
    functions: 'print',
    ppm: 1,
    colourPrint: true,
    network: true,
    ink: 'RP-108',
    price: 5290,
    colours: ['black', 'white', 'pink'],
  },
  {
    use: 'photo',
    brand: 'Canon',
    model: 'PIXMA E3370',
    functions: 'all',
    ppm: 8,
    colourPrint: true,
    network: true,
    ink: 'PG-47 / CL-57s',
    price: 2190,
  },
  {
    use: 'photo',
    brand: 'HP',
    model: 'DeskJet Ink Advantage 2875',
    functions: 'all',
    ppm: 8,
    colourPrint: true,
    network: true,
    ink: 'HP 682',
    price: 2090,
    colour: '#F1F2F3',
  },
  {
    use: 'photo',
    brand: 'Epson',
    model: 'EcoTank L8050',
    form: 'ink-tank',
    functions: 'print',
    ppm: 8,
    colourPrint: true,
    network: true,
    ink: '057',
    price: 11900,
  },
];

const printerFunctions = {
  print: text('พิมพ์', 'Print'),
  all: text('พิมพ์ สแกน ถ่ายเอกสาร', 'Print, scan, copy'),
  fax: text('พิมพ์ สแกน ถ่ายเอกสาร แฟกซ์', 'Print, scan, copy, fax'),
};
const printerCategories = { tank: 'ink-tank-printers', laser: 'laser-printers', photo: 'photo-home-printers' };

export const composedPrinters: SeedProduct[] = composeGoods({ idBlock: 4760, basePopularity: 330 }, printers, {
  noun: ({ use }) =>
    ({
      tank: text('เครื่องพิมพ์อิงค์แท็งก์', 'Ink Tank Printer'),
      laser: text('เครื่องพิมพ์เลเซอร์', 'Laser Printer'),
      photo: text('เครื่องพิมพ์', 'Printer'),
    })[use],
  category: ({ use }) => `computer-accessories/printers/${printerCategories[use]}`,
  drawing: ({ use, form }) => ({ kind: 'printer', line: form ?? printerForms[use] }),
  title: text('พิมพ์คุ้มทุกแผ่น', 'Value on every page'),
  shortDescriptions: (line) => [
    text(
      `${printerFunctions[line.functions].th} ${line.ppm > 1 ? `ความเร็ว ${line.ppm} หน้า/นาที` : 'รูปละไม่ถึงนาที'} ${line.network ? 'สั่งผ่าน Wi-Fi' : 'ต่อ USB'}`,
      `${printerFunctions[line.functions].en}, ${line.ppm > 1 ? `${line.ppm} pages a minute` : 'a photo in under a minute'}, ${line.network ? 'over Wi-Fi' : 'by USB'}.`,
    ),
    text(
      `ใช้หมึก ${line.ink} หาซื้อง่าย ${line.colourPrint ? 'พิมพ์สีได้' : 'ขาวดำคมชัด'}`,
      `Takes ${line.ink}, easy to find; ${line.colourPrint ? 'prints colour' : 'crisp black text'}.`,
    ),
  ],
  highlights: (line) => [
    printerFunctions[line.functions].en === 'Print'
      ? text('พิมพ์อย่างเดียว ตัวเล็ก', 'Print only, small body')
      : text(
          `ทำได้ครบ ${printerFunctions[line.functions].th}`,
          `Does it all: ${printerFunctions[line.functions].en.toLowerCase()}`,
        ),
    line.ppm > 1
      ? text(`ความเร็ว ${line.ppm} หน้าต่อนาที`, `${line.ppm} pages a minute`)
      : text('พิมพ์รูป 4×6 กันน้ำ', 'Water-resistant 4×6 photos'),
    line.network
      ? text('พิมพ์จากมือถือผ่าน Wi-Fi', 'Print from your phone over Wi-Fi')
      : text('ต่อสาย USB ใช้ง่าย', 'Simple USB connection'),
  ],
  usageTexts: (line) => [
    {
      tank: text(
        'หมึกเติมขวดหนึ่งพิมพ์ได้หลายพันแผ่น ต้นทุนแผ่นละไม่กี่สตางค์',
        'A bottle prints thousands of pages at a few satang each.',
      ),
      laser: text(
        'ตัวหนังสือคมตั้งแต่แผ่นแรก ไม่ต้องกลัวหมึกแห้งหากไม่ได้ใช้นาน',
        'Sharp from the first page, and toner does not dry out.',
      ),
      photo: text(
        'พิมพ์รูปครอบครัวหรือการบ้านลูกที่บ้านได้ ไม่ต้องวิ่งไปร้าน',
        'Family photos and homework at home, with no trip to the shop.',
      ),
    }[line.use],
    text('ตั้งค่าผ่านแอปในมือถือทีละขั้น ไม่ต้องเก่งคอม', 'An app sets it up step by step.'),
    text('ใช้หมึกแท้เพื่อรักษาประกันและหัวพิมพ์', 'Genuine ink keeps the warranty and the head.'),
  ],
  specification: (line) =>
    specification({
      type: {
        tank: text('อิงค์แท็งก์', 'Ink tank'),
        laser: text('เลเซอร์', 'Laser'),
        photo: text('อิงค์เจ็ตหรือซับลิเมชัน', 'Inkjet or dye sublimation'),
      }[line.use],
      functions: printerFunctions[line.functions],
      printing:
        line.ppm > 1
          ? text(`${line.ppm} หน้า/นาที`, `${line.ppm} ppm`)
          : text('ราว 41 วินาทีต่อรูป', 'About 41 seconds a photo'),
      colours: line.colourPrint ? text('สีและขาวดำ', 'Colour and black') : text('ขาวดำ', 'Black only'),
      ink: line.ink,
      paper: line.ppm > 1 ? 'A4, A5, Letter' : text('4×6 นิ้ว', '4×6"'),
      wireless: line.network ? 'Wi-Fi' : text('ไม่มี', 'None'),
      ports: 'USB',
      system: 'Windows, macOS, iOS, Android',
      duplex: /DW|dw|L6270/.test(line.model)
        ? text('พิมพ์สองหน้าอัตโนมัติ', 'Automatic two-sided')
        : text('กลับกระดาษเอง', 'Manual two-sided'),
      included: text('หมึกชุดเริ่มต้น สายไฟ', 'Starter ink, power cord'),
    }),
  attributes: (line) => [
    textAttribute('functions', printerFunctions[line.functions]),
    textAttribute('speed', line.ppm > 1 ? text(`${line.ppm} หน้า/นาที`, `${line.ppm} ppm`) : text('พิมพ์รูป', 'Photos')),
  ],
  questions: (line) => [
    question(
      text('ใช้หมึกรุ่นอะไร', 'Which ink does it take?'),
      printersWithInk.has(line.model)
        ? text(`หมึกแท้รุ่น ${line.ink} มีจำหน่ายในร้านเรา`, `Genuine ${line.ink}, which we sell.`)
        : text(`หมึกแท้รุ่น ${line.ink}`, `Genuine ${line.ink}.`),
    ),
    question(
      text('พิมพ์จากมือถือได้ไหม', 'Can I print from my phone?'),
      line.network
        ? text('ได้ ผ่านแอปของแบรนด์หรือ AirPrint', "Yes, by the maker's app or AirPrint.")
        : text('รุ่นนี้ต่อ USB กับคอมเท่านั้น', 'This one works by USB with a computer.'),
    ),
    question(
      text('ต้องใช้บ่อยแค่ไหนหมึกถึงไม่ตัน', 'How often must I print?'),
      line.use === 'laser'
        ? text('เลเซอร์ไม่มีปัญหาหมึกแห้ง ทิ้งไว้เป็นเดือนก็ได้', 'Toner does not dry: a month of rest is fine.')
        : text('พิมพ์สีอย่างน้อยสัปดาห์ละ 1–2 แผ่น', 'A colour page or two each week.'),
    ),
  ],
  box: (line) => [
    text(`เครื่องพิมพ์ ${line.brand} ${line.model}`, `${line.brand} ${line.model}`),
    text('หมึกชุดเริ่มต้น', 'Starter ink'),
    text('สายไฟ', 'Power cord'),
    manual,
  ],
  warranty: ({ brand }) => serviceCentre(brand === 'Epson' || brand === 'Brother' ? 24 : 12),
});

type InkColour = 'black' | 'cyan' | 'magenta' | 'yellow' | 'tri-colour';

interface InkLine extends GoodsLine {
  inks: Partial<Record<InkColour, number>>;
  use: 'bottle' | 'cartridge';
  /** For laser printers. */
  form?: 'toner';
  pages: string;
  /** Compatible printer models. */
  printers: readonly string[];
}

function printerId(name: string): number {
  const printer = [...storageAndPrinters, ...composedPrinters].find(({ name: { en } }) => en.startsWith(name));
  if (!printer) throw new Error(`There is no printer ${name}`);
  return printer.productId;
}

export const composedInks: SeedProduct[] = composeGoods(
  { idBlock: 4800, basePopularity: 320 },
  inks.map((line) => ({ ...line, options: line.inks })),
  {
    noun: ({ use, brand }) =>
      use === 'bottle'
        ? text('หมึกเติมแท้', 'Ink Bottle')
        : brand === 'Brother' || brand === 'HP'
          ? text('ตลับหมึกแท้', 'Cartridge')
          : text('ตลับหมึกแท้', 'Ink Cartridge'),
    category: ({ use }) => `computer-accessories/ink-toner/${use === 'bottle' ? 'ink-bottles' : 'cartridges-toner'}`,
    drawing: ({ use, form }) => ({ kind: 'ink', line: form ?? (use === 'bottle' ? 'bottles' : 'cartridge') }),
    optionAttribute: (shade) => colour(shade as Colour),
    title: text('หมึกแท้ พิมพ์สวย', 'Genuine ink, fine prints'),
    shortDescriptions: (line) => [
      text(
        `หมึกแท้สำหรับ ${line.printers.join(', ')} พิมพ์ได้ราว ${line.pages} แผ่น`,
        `Genuine, for ${line.printers.join(', ')}: about ${line.pages} pages.`,
      ),
      text('สีตรง ไม่อุดตันหัวพิมพ์ รักษาประกันเครื่อง', 'True colours that spare the head and the warranty.'),
    ],
    highlights: (line) => [
      text(`พิมพ์ได้ราว ${line.pages} แผ่น`, `About ${line.pages} pages`),
      text(`สำหรับ ${line.printers.join(', ')}`, `For ${line.printers.join(', ')}`),
      text('ของแท้มีสติกเกอร์ศูนย์', 'Genuine, with the maker’s seal'),
    ],
    usageTexts: (line) => [
      line.use === 'bottle'
        ? text('หัวขวดเข้าล็อกเฉพาะสี เติมเองไม่หกไม่เลอะมือ', 'Each bottle fits its own tank: no spills, no stains.')
        : text(
            'ถอดใส่ง่ายใน 10 วินาที เครื่องรู้ระดับหมึกเอง',
            'In and out within ten seconds, and the printer reads the level.',
          ),
      text('เอกสารแห้งไว ไม่เลอะเวลาขีดไฮไลต์', 'Pages dry quickly and do not smear.'),
      text('เก็บที่ร่ม ใช้ภายใน 2 ปีนับจากวันผลิต', 'Keep it in the shade and use it within two years.'),
    ],
    specification: (line) =>
      specification({
        type:
          line.use === 'bottle'
            ? text('หมึกขวดเติมแท็งก์', 'Tank ink bottle')
            : text('ตลับหมึกหรือโทนเนอร์', 'Cartridge or toner'),
        ink: line.model,
        colours: text('ตามตัวเลือก', 'As chosen'),
        yield: text(`${line.pages} แผ่น`, `${line.pages} pages`),
        compatible: line.printers.join(', '),
        volume: line.use === 'bottle' ? text('65–135 มล.', '65–135 ml') : text('1 ตลับ', 'One cartridge'),
        certificate: text('ของแท้', 'Genuine'),
        temperature: text('เก็บ 5–35 °C', 'Store at 5–35 °C'),
        safety: text('เก็บให้พ้นมือเด็ก', 'Keep from children'),
        included: text('1 ชิ้น', 'One piece'),
      }),
    attributes: (line) => [textAttribute('fits', `${line.brand} ${line.printers[0]}`)],
    fits: (line) => line.printers.map((model) => printerId(`${line.brand} ${model}`)),
    questions: (line) => [
      question(
        text('ใช้กับเครื่องรุ่นอื่นได้ไหม', 'Does it fit other printers?'),
        text(
          `ใช้กับ ${line.printers.join(', ')} โปรดตรวจรหัสหมึกที่ฝาเครื่องก่อนสั่ง`,
          `It is for ${line.printers.join(', ')}: check the code on your printer.`,
        ),
      ),
      question(
        text('ดูยังไงว่าของแท้', 'How do I know it is genuine?'),
        text(
          'กล่องมีสติกเกอร์กันปลอมและเลขล็อต ตรวจได้ที่เว็บของแบรนด์',
          "The box has a seal and lot number to check on the maker's site.",
        ),
      ),
    ],
    warranty: () => exchange(3),
  },
);
