import type { SeedProduct } from '../../types.ts';
import { pack, textAttribute } from '../attributes.ts';
import { composeGoods, type GoodsLine } from '../compose-goods.ts';
import { specification } from '../specification.ts';
import { question, text } from '../text.ts';
import { exchange, serviceCentre } from '../warranty.ts';

interface RouterLine extends GoodsLine {
  use: 'home' | 'gaming' | 'sim' | 'mesh';
  wifi: 'Wi-Fi 5' | 'Wi-Fi 6' | 'Wi-Fi 6E' | 'Wi-Fi 7' | 'Wi-Fi 4';
  speed: string;
  ports: '100M' | '1G' | '2.5G' | '10G';
  area: number;
}

const routers: readonly RouterLine[] = [
  {
    use: 'home',
    brand: 'TP-Link',
    model: 'Archer AX23',
    hit: true,
    wifi: 'Wi-Fi 6',
    speed: 'AX1800',
    ports: '1G',
    area: 90,
    price: 1390,
  },
  {
    use: 'home',
    brand: 'TP-Link',
    model: 'Archer BE550',
    wifi: 'Wi-Fi 7',
    speed: 'BE9300',
    ports: '2.5G',
    area: 180,
    price: 7990,
  },
  {
    use: 'home',
    brand: 'TP-Link',
    model: 'Archer C64',
    wifi: 'Wi-Fi 5',
    speed: 'AC1200',
    ports: '1G',
    area: 80,
    price: 890,
  },
  {
    use: 'home',
    brand: 'Mercusys',
    model: 'MR90X',
    wifi: 'Wi-Fi 6',
    speed: 'AX6000',
    ports: '2.5G',
    area: 150,
    price: 2990,
  },
  {
    use: 'home',
    brand: 'Mercusys',
    model: 'MR60X',
    hit: true,
    wifi: 'Wi-Fi 6',
    speed: 'AX1500',
    ports: '1G',
    area: 80,
    price: 990,
  },
  {
    use: 'home',
    brand: 'D-Link',
    model: 'M30 AQUILA PRO AI',
    wifi: 'Wi-Fi 6',
    speed: 'AX3000',
    ports: '1G',
    area: 120,
    price: 2290,
    colour: '#F1F2F3',
  },
  {
    use: 'home',
    brand: 'Xiaomi',
    model: 'Router AX3000T',
    wifi: 'Wi-Fi 6',
    speed: 'AX3000',
    ports: '1G',
    area: 110,
    price: 1290,
    colour: '#F1F2F3',
  },
  {
    use: 'home',
    brand: 'HUAWEI',
    model: 'WiFi BE3',
    launch: 'new',
    wifi: 'Wi-Fi 7',
    speed: 'BE3600',
    ports: '2.5G',
    area: 120,
    price: 2690,
    colour: '#F1F2F3',
  },
  {
    use: 'gaming',
    brand: 'ASUS',
    model: 'ROG Rapture GT-BE98',
    wifi: 'Wi-Fi 7',
    speed: 'BE25000',
    ports: '10G',
    area: 300,
    price: 26900,
    accent: '#E6314A',
  },
  {
    use: 'gaming',
    brand: 'ASUS',
    model: 'TUF Gaming BE3600',
    hit: true,
    wifi: 'Wi-Fi 7',
    speed: 'BE3600',
    ports: '2.5G',
    area: 150,
    price: 4290,
  },
  {
    use: 'gaming',
    brand: 'TP-Link',
    model: 'Archer GE650',
    wifi: 'Wi-Fi 7',
    speed: 'BE11000',
    ports: '10G',
    area: 220,
    price: 9990,
    accent: '#E6314A',
  },
  {
    use: 'sim',
    brand: 'TP-Link',
    model: 'Archer MR505',
    hit: true,
    wifi: 'Wi-Fi 5',
    speed: '4G LTE Cat6',
    ports: '1G',
    area: 80,
    price: 3290,
  },
  {
    use: 'sim',
    brand: 'TP-Link',
    model: 'Archer NX200 5G',
    wifi: 'Wi-Fi 6',
    speed: '5G',
    ports: '1G',
    area: 110,
    price: 6990,
    colour: '#F1F2F3',
  },
  {
    use: 'sim',
    brand: 'D-Link',
    model: 'DWR-932 Pocket 4G',
    wifi: 'Wi-Fi 4',
    speed: '4G LTE Cat4',
    ports: '100M',
    area: 30,
    price: 1290,
    colour: '#F1F2F3',
  },
  {
    use: 'sim',
    brand: 'HUAWEI',
    model: '5G CPE Pro 6',
    wifi: 'Wi-Fi 7',
    speed: '5G',
    ports: '2.5G',
    area: 150,
    price: 12900,
    colour: '#F1F2F3',
  },
  {
    use: 'mesh',
    brand: 'TP-Link',
    model: 'Deco X20',
    hit: true,
    wifi: 'Wi-Fi 6',
    speed: 'AX1800',
    ports: '1G',
    area: 180,
    options: { 1: 1890, 2: 3490, 3: 4990 },
    colour: '#F1F2F3',
  },
  {
    use: 'mesh',
    brand: 'TP-Link',
    model: 'Deco BE65',
    wifi: 'Wi-Fi 7',
    speed: 'BE11000',
    ports: '2.5G',
    area: 240,
    options: { 1: 6290, 2: 11900, 3: 16900 },
    colour: '#F1F2F3',
  },
  {
    use: 'mesh',
    brand: 'ASUS',
    model: 'ZenWiFi XD4 Plus',
    wifi: 'Wi-Fi 6',
    speed: 'AX1800',
    ports: '1G',
    area: 150,
    options: { 1: 2690, 2: 4990 },
    colour: '#F1F2F3',
  },
  {
    use: 'mesh',
    brand: 'Mercusys',
    model: 'Halo H80X',
    wifi: 'Wi-Fi 6',
    speed: 'AX3000',
    ports: '1G',
    area: 200,
    options: { 1: 1690, 2: 3190, 3: 4590 },
    colour: '#F1F2F3',
  },
  {
    use: 'mesh',
    brand: 'Ruijie',
    model: 'Reyee RG-M32',
    wifi: 'Wi-Fi 6',
    speed: 'AX3200',
    ports: '1G',
    area: 160,
    options: { 1: 1990, 2: 3790 },
    colour: '#F1F2F3',
  },
];

const routerCategories = {
  home: 'wi-fi-routers/home-routers',
  gaming: 'wi-fi-routers/gaming-routers',
  sim: 'wi-fi-routers/4g-5g-routers',
  mesh: 'mesh-wi-fi',
};

export const composedRouters: SeedProduct[] = composeGoods({ idBlock: 5000, basePopularity: 360 }, routers, {
  noun: ({ use }) =>
    ({
      home: text('เราเตอร์', 'Router'),
      gaming: text('เราเตอร์เกมมิ่ง', 'Gaming Router'),
      sim: text('เราเตอร์ใส่ซิม', 'Router'),
      mesh: text('เราเตอร์ Mesh', 'Mesh Wi-Fi'),
    })[use],
  category: ({ use }) => `smart-home-network/${routerCategories[use]}`,
  drawing: ({ use, model }) => ({
    kind: 'router',
    line: /Pocket/.test(model) ? 'pocket' : use === 'mesh' || /CPE/.test(model) ? 'mesh' : 'antenna',
  }),
  optionAttribute: (units) => pack(Number(units)),
  title: text('เน็ตแรงทั่วบ้าน', 'Strong signal everywhere'),
  shortDescriptions: (line) => [
    text(
      `${line.wifi} ${line.speed} พอร์ต ${line.ports} ครอบคลุมราว ${line.area} ตร.ม.`,
      `${line.wifi} at ${line.speed}, ${line.ports} ports, about ${line.area} m².`,
    ),
    line.use === 'sim'
      ? text(`ใส่ซิมแล้วใช้ได้เลย ไม่ต้องเดินสาย รองรับ ${line.speed}`, `Put in a SIM and go: no wiring, ${line.speed}.`)
      : text(
          `อัปเกรดจากเราเตอร์แถม เป็น ${line.wifi} เน็ตนิ่งกว่าเดิม`,
          `A step up from the free box: ${line.wifi} and steadier.`,
        ),
  ],
  highlights: (line) => [
    text(`มาตรฐาน ${line.wifi}`, `${line.wifi} standard`),
    text(`ความเร็ว ${line.speed}`, `${line.speed} speed`),
    text(`ครอบคลุมราว ${line.area} ตร.ม.`, `Covers about ${line.area} m²`),
    line.use === 'gaming'
      ? text('จัดลำดับเกมก่อน ลดปิง', 'Games first, lower ping')
      : line.use === 'sim'
        ? text('ใช้ได้ทุกค่าย', 'Any Thai operator')
        : text('ตั้งค่าผ่านแอป', 'Set up in the app'),
  ],
  usageTexts: (line) => [
    {
      home: text(
        'ประชุม เรียนออนไลน์ และดูหนังพร้อมกันหลายห้องไม่กระตุก',
        'Meetings, classes and films in several rooms without a stutter.',
      ),
      gaming: text(
        'แยกช่องให้เครื่องเกมโดยเฉพาะ คนในบ้านโหลดหนังปิงก็ไม่พุ่ง',
        'A lane of its own for the console, so downloads do not touch your ping.',
      ),
      sim: text('เหมาะกับไซต์งาน หอพัก และร้านค้าที่เดินเน็ตบ้านไม่ถึง', 'For sites, dorms and shops where no line reaches.'),
      mesh: text(
        'วางชั้นละตัว เดินขึ้นลงวิดีโอคอลไม่หลุด ใช้ชื่อ Wi-Fi เดียวทั้งบ้าน',
        'One on each floor, one name for the house, and calls that do not drop on the stairs.',
      ),
    }[line.use],
    text(
      'ตั้งรหัสแขก จำกัดเวลาเน็ตเด็ก และดูว่าใครใช้เน็ตได้ในแอป',
      'Guest passwords, children’s hours and who is online, all in the app.',
    ),
    text(
      'ใช้กับเน็ตบ้าน AIS 3BB, True และ NT ได้ โทรสอบถามทีมเราช่วยตั้งค่าได้',
      'It works with AIS 3BB, True and NT, and our team helps you set it up.',
    ),
  ],
  specification: (line) =>
    specification({
      standard: line.wifi,
      speed: line.speed,
      ports: `LAN ${line.ports}`,
      coverage: text(`ราว ${line.area} ตร.ม.`, `About ${line.area} m²`),
      antennas:
        line.use === 'mesh' || /CPE|Pocket/.test(line.model) ? text('ในตัว', 'Internal') : text('ภายนอก', 'External'),
      encryption: line.wifi === 'Wi-Fi 5' || line.wifi === 'Wi-Fi 4' ? 'WPA2 / WPA3' : 'WPA3',
      functions:
        line.use === 'mesh' ? 'Mesh, QoS' : line.use === 'sim' ? text('ใส่นาโนซิม', 'Nano-SIM slot') : 'QoS, VPN',
      devices:
        { 'Wi-Fi 4': text('ไม่เกิน 10 เครื่อง', 'Up to 10'), 'Wi-Fi 5': text('ราว 30–60 เครื่อง', 'About 30–60') }[
          line.wifi as string
        ] ?? text('มากกว่า 100 เครื่อง', 'More than 100'),
      control: text('แอปในมือถือและเว็บ', 'App and web'),
      power: text('อะแดปเตอร์ 12V', '12V adapter'),
      included: text('สาย LAN และอะแดปเตอร์', 'LAN cable and adapter'),
    }),
  attributes: (line) => [
    textAttribute('wifi', line.wifi),
    textAttribute('speed', line.speed),
    textAttribute('ports', line.ports),
  ],
  questions: (line) => [
    question(
      text('ต่อกับเราเตอร์ของค่ายเน็ตอย่างไร', 'How do I join it to my provider’s box?'),
      line.use === 'sim'
        ? text('ไม่ต้องต่อ ใส่ซิมแล้วเปิดเครื่องใช้ได้เลย', 'There is no need: put in a SIM and turn it on.')
        : text(
            'เสียบสาย LAN จากกล่องเน็ตเข้าช่อง WAN แล้วทำตามแอป ราว 10 นาที',
            'A LAN cable from the box to WAN, then follow the app: ten minutes.',
          ),
    ),
    question(
      text('บ้านกี่ชั้นถึงพอ', 'For how many floors?'),
      text(
        `พื้นที่ราว ${line.area} ตร.ม. ต่อตัว ผนังปูนหนาหรือหลายชั้นแนะนำ Mesh`,
        `About ${line.area} m² each; for thick walls or several floors take mesh.`,
      ),
    ),
    question(
      text('มือถือเก่าใช้ได้ไหม', 'Do older phones work?'),
      text('ได้ รองรับอุปกรณ์ Wi-Fi รุ่นก่อนทั้งหมด', 'Yes, all earlier Wi-Fi.'),
    ),
  ],
  warranty: ({ brand }) =>
    brand === 'TP-Link' || brand === 'Mercusys'
      ? exchange(36)
      : serviceCentre(brand === 'Xiaomi' || brand === 'HUAWEI' ? 12 : 36),
});

interface SwitchLine extends GoodsLine {
  ports: number;
  speed: '1G' | '2.5G' | '100M';
  poe?: true;
}

const switches: readonly SwitchLine[] = [
  { brand: 'TP-Link', model: 'LS1005G', hit: true, ports: 5, speed: '1G', price: 350 },
  { brand: 'TP-Link', model: 'LS108G', ports: 8, speed: '1G', price: 590 },
  { brand: 'TP-Link', model: 'TL-SG105-M2', ports: 5, speed: '2.5G', price: 2790 },
  { brand: 'D-Link', model: 'DGS-1008A', ports: 8, speed: '1G', price: 690 },
  { brand: 'Ruijie', model: 'Reyee RG-ES208GC', ports: 8, speed: '1G', price: 890 },
  { brand: 'Ruijie', model: 'Reyee RG-ES209GC-P', ports: 9, speed: '1G', poe: true, price: 2290 },
  { brand: 'Mercusys', model: 'MS105', ports: 5, speed: '100M', price: 190, colour: '#F1F2F3' },
];

export const composedSwitches: SeedProduct[] = composeGoods({ idBlock: 5030, basePopularity: 250 }, switches, {
  noun: () => text('เน็ตเวิร์กสวิตช์', 'Network Switch'),
  category: () => 'smart-home-network/network-switches',
  drawing: ({ ports }) => ({
    kind: 'network-switch',
    line: ports < 8 ? 'small' : 'desktop',
    shape: { lanPorts: ports },
  }),
  title: text('เพิ่มช่อง LAN ง่ายๆ', 'More LAN, simply'),
  shortDescriptions: (line) => [
    text(
      `${line.ports} พอร์ต ความเร็ว ${line.speed}${line.poe ? ' จ่ายไฟ PoE' : ''} เสียบแล้วใช้ได้ทันที`,
      `${line.ports} ports at ${line.speed}${line.poe ? ' with PoE' : ''}, ready at once.`,
    ),
    text('ต่อพีซี ทีวี เครื่องเกม และกล้องด้วยสาย เน็ตนิ่งกว่า Wi-Fi', 'Wire the PC, TV, console and cameras: steadier than Wi-Fi.'),
  ],
  highlights: (line) => [
    text(`จำนวน ${line.ports} พอร์ต`, `${line.ports} ports`),
    text(`ความเร็วต่อพอร์ต ${line.speed}`, `${line.speed} on each port`),
    line.poe ? text('จ่ายไฟผ่านสาย LAN (PoE)', 'Power over the cable (PoE)') : text('ไม่มีพัดลม เงียบสนิท', 'No fan, silent'),
  ],
  usageTexts: () => [
    text('ตัวเล็กซ่อนหลังทีวีหรือใต้โต๊ะได้', 'Small enough to hide behind the TV.'),
    text('ไฟแสดงสถานะแต่ละพอร์ต รู้ทันทีว่าเส้นไหนหลุด', 'A light for each port shows which is loose.'),
    text('ประหยัดพลังงานเมื่อพอร์ตว่าง', 'It saves power when ports rest.'),
  ],
  specification: (line) =>
    specification({
      ports: text(`${line.ports} พอร์ต RJ45`, `${line.ports} × RJ45`),
      speed: line.speed,
      type: text('ไม่ต้องตั้งค่า', 'Unmanaged'),
      power: line.poe ? 'PoE+' : text('อะแดปเตอร์ภายนอก', 'External adapter'),
      functions: text('ตรวจสาย MDI/MDIX อัตโนมัติ', 'Auto MDI/MDIX'),
      loudness: text('ไม่มีพัดลม', 'Fanless'),
      material: line.speed === '100M' ? text('พลาสติก', 'Plastic') : text('โลหะ', 'Metal'),
      standard: 'IEEE 802.3',
      temperature: '0–40 °C',
      included: text('อะแดปเตอร์', 'Adapter'),
    }),
  attributes: (line) => [
    textAttribute('ports', text(`${line.ports} พอร์ต`, `${line.ports} ports`)),
    textAttribute('speed', line.speed),
  ],
  questions: (line) => [
    question(text('ต้องตั้งค่าไหม', 'Does it need set-up?'), text('ไม่ต้อง เสียบสายแล้วใช้ได้ทันที', 'No: plug in and go.')),
    question(
      text('จ่ายไฟให้กล้องได้ไหม', 'Can it power cameras?'),
      line.poe
        ? text('ได้ รองรับ PoE ตามกำลังรวมที่ระบุ', 'Yes, by PoE within its total power.')
        : text('รุ่นนี้ไม่จ่ายไฟ เลือกรุ่น PoE สำหรับกล้อง', 'Not this one: choose PoE for cameras.'),
    ),
  ],
  warranty: () => exchange(36),
});

interface SecurityDeviceLine extends GoodsLine {
  use: 'indoor' | 'outdoor' | 'doorbell';
  resolution: '2K' | '3K' | '4K' | 'Full HD';
  power: 'plug' | 'battery' | 'solar' | 'poe';
  turns: boolean;
}

const powers = {
  plug: text('เสียบปลั๊ก', 'Mains'),
  battery: text('แบตเตอรี่', 'Battery'),
  solar: text('แบตเตอรี่และโซลาร์', 'Battery and solar'),
  poe: text('สาย LAN (PoE)', 'LAN cable (PoE)'),
};

const securityDevices: readonly SecurityDeviceLine[] = [
  {
    use: 'indoor',
    brand: 'Tapo',
    model: 'C210',
    hit: true,
    resolution: '2K',
    power: 'plug',
    turns: true,
    price: 890,
    colour: '#F1F2F3',
  },
  {
    use: 'indoor',
    brand: 'Tapo',
    model: 'C225',
    resolution: '2K',
    power: 'plug',
    turns: true,
    price: 1390,
    colour: '#26282D',
  },
  {
    use: 'indoor',
    brand: 'Xiaomi',
    model: 'Smart Camera C301',
    hit: true,
    resolution: '2K',
    power: 'plug',
    turns: true,
    price: 890,
    colour: '#F1F2F3',
  },
  {
    use: 'indoor',
    brand: 'EZVIZ',
    model: 'C6N 2K+',
    resolution: '2K',
    power: 'plug',
    turns: true,
    price: 890,
    colour: '#F1F2F3',
  },
  {
    use: 'indoor',
    brand: 'IMOU',
    model: 'Ranger 2C 3MP',
    resolution: '2K',
    power: 'plug',
    turns: true,
    price: 690,
    colour: '#F1F2F3',
  },
  {
    use: 'indoor',
    brand: 'Aqara',
    model: 'Camera Hub G3',
    resolution: '2K',
    power: 'plug',
    turns: true,
    price: 3990,
    colour: '#F1F2F3',
  },
  {
    use: 'outdoor',
    brand: 'Tapo',
    model: 'C520WS',
    resolution: '2K',
    power: 'plug',
    turns: true,
    price: 1890,
    colour: '#F1F2F3',
  },
  {
    use: 'outdoor',
    brand: 'Tapo',
    model: 'C410 KIT',
    launch: 'new',
    resolution: '2K',
    power: 'solar',
    turns: false,
    price: 2490,
    colour: '#F1F2F3',
  },
  {
    use: 'outdoor',
    brand: 'EZVIZ',
    model: 'H8c 3K',
    hit: true,
    resolution: '3K',
    power: 'plug',
    turns: true,
    price: 1790,
    colour: '#F1F2F3',
  },
  {
    use: 'outdoor',
    brand: 'EZVIZ',
    model: 'EB8 4G',
    resolution: '3K',
    power: 'solar',
    turns: true,
    price: 5490,
    colour: '#F1F2F3',
  },
  {
    use: 'outdoor',
    brand: 'IMOU',
    model: 'Cruiser 2 5MP',
    resolution: '3K',
    power: 'plug',
    turns: true,
    price: 1890,
    colour: '#F1F2F3',
  },
  {
    use: 'outdoor',
    brand: 'Xiaomi',
    model: 'Outdoor Camera CW400',
    resolution: '2K',
    power: 'plug',
    turns: true,
    price: 1890,
    colour: '#F1F2F3',
  },
  {
    use: 'outdoor',
    brand: 'Ruijie',
    model: 'Reyee RG-IPC310-B',
    resolution: '2K',
    power: 'poe',
    turns: false,
    price: 1290,
    colour: '#F1F2F3',
  },
  { use: 'doorbell', brand: 'EZVIZ', model: 'EP3x Pro', resolution: '2K', power: 'battery', turns: false, price: 6990 },
  {
    use: 'doorbell',
    brand: 'EZVIZ',
    model: 'CP4',
    hit: true,
    resolution: 'Full HD',
    power: 'battery',
    turns: false,
    price: 3290,
  },
  { use: 'doorbell', brand: 'Tapo', model: 'D235', resolution: '2K', power: 'battery', turns: false, price: 3990 },
  {
    use: 'doorbell',
    brand: 'Xiaomi',
    model: 'Smart Doorbell 3S',
    resolution: '2K',
    power: 'battery',
    turns: false,
    price: 2990,
  },
  {
    use: 'doorbell',
    brand: 'Aqara',
    model: 'Smart Video Doorbell G4',
    resolution: 'Full HD',
    power: 'battery',
    turns: false,
    price: 3990,
  },
];

export const composedSecurity: SeedProduct[] = composeGoods({ idBlock: 5050, basePopularity: 330 }, securityDevices, {
  noun: ({ use }) =>
    ({
      indoor: text('กล้องวงจรปิด', 'Security Camera'),
      outdoor: text('กล้องวงจรปิดภายนอก', 'Outdoor Camera'),
      doorbell: text('กริ่งประตูพร้อมกล้อง', 'Video Doorbell'),
    })[use],
  category: ({ use }) =>
    `smart-home-network/${{ indoor: 'security-cameras/indoor-cameras', outdoor: 'security-cameras/outdoor-cameras', doorbell: 'video-doorbells' }[use]}`,
  drawing: ({ use }) => (use === 'doorbell' ? { kind: 'doorbell' } : { kind: 'security-camera', line: use }),
  title: text('รู้ทุกความเคลื่อนไหว', 'Know what moves'),
  shortDescriptions: (line) => [
    text(
      `ภาพ ${line.resolution} ${line.turns ? 'หมุนรอบทิศ' : 'มุมกว้าง'} ใช้ไฟแบบ${powers[line.power].th} ดูผ่านมือถือ`,
      `${line.resolution} ${line.turns ? 'and turning all round' : 'in a wide view'}, ${powers[line.power].en.toLowerCase().replace('lan', 'LAN').replace('poe', 'PoE')} powered, seen on your phone.`,
    ),
    line.use === 'doorbell'
      ? text('มีคนกดกริ่งเห็นหน้าและคุยได้แม้ไม่อยู่บ้าน', 'See and answer who rings, even away from home.')
      : text(
          `แจ้งเตือนเมื่อมีคน เห็นชัดทั้งกลางวันกลางคืน ${line.resolution}`,
          `Alerts for people, clear by day and night in ${line.resolution}.`,
        ),
  ],
  highlights: (line) => [
    text(`ความละเอียด ${line.resolution}`, `${line.resolution} picture`),
    line.turns ? text('หมุนและก้มเงยผ่านแอป', 'Pans and tilts by app') : text('เลนส์มุมกว้าง', 'Wide lens'),
    text(`แหล่งไฟ${powers[line.power].th}`, `${powers[line.power].en} powered`),
    text('คุยโต้ตอบสองทาง', 'Two-way talk'),
  ],
  usageTexts: (line) => [
    {
      indoor: text(
        'เปิดดูลูก สัตว์เลี้ยง หรือพ่อแม่สูงวัยได้จากที่ทำงาน คุยตอบโต้ได้ทันที',
        'Look in on children, pets or parents from work, and talk at once.',
      ),
      outdoor: text(
        'ทนแดดทนฝน ไฟส่องกลางคืนเห็นสีชัด เตือนเมื่อมีคนเข้าเขตบ้าน',
        'Made for sun and rain, with light for night colours and alerts at the fence.',
      ),
      doorbell: text(
        'พนักงานส่งของมาถึงบอกให้วางไว้ได้โดยไม่ต้องวิ่งลงมา',
        'Tell the courier where to leave it, without running down.',
      ),
    }[line.use],
    text('ตรวจจับเฉพาะคน ลดแจ้งเตือนเพราะแมวหรือใบไม้', 'It looks for people, so cats and leaves stay quiet.'),
    text(
      'บันทึกลง microSD หรือคลาวด์ เลือกดูย้อนหลังตามเหตุการณ์ได้',
      'It records to microSD or cloud, and you look back by event.',
    ),
  ],
  specification: (line) =>
    specification({
      type: {
        indoor: text('ภายในอาคาร', 'Indoor'),
        outdoor: text('ภายนอกอาคาร', 'Outdoor'),
        doorbell: text('กริ่งประตู', 'Doorbell'),
      }[line.use],
      resolution: line.resolution,
      lens: line.turns ? text('หมุน 340–360 องศา', 'Pans 340–360°') : text('มุมกว้าง 110–160 องศา', '110–160° view'),
      night: text('มองเห็นกลางคืน', 'Night vision'),
      power: powers[line.power],
      wireless: line.power === 'poe' ? text('สาย LAN', 'LAN cable') : line.model.includes('4G') ? '4G' : 'Wi-Fi 2.4GHz',
      storage: text('microSD และคลาวด์', 'microSD and cloud'),
      protection: line.use === 'indoor' ? text('ไม่กันน้ำ ใช้ในอาคาร', 'Not water resistant, for indoor use') : 'IP65',
      audio: text('สองทาง', 'Two-way'),
      functions: text('ตรวจจับคนและแจ้งเตือน', 'Person detection and alerts'),
      control: text('แอปในมือถือ', 'Phone app'),
    }),
  attributes: (line) => [
    textAttribute('resolution', line.resolution),
    textAttribute('connectivity', line.power === 'poe' ? 'LAN' : line.model.includes('4G') ? '4G' : 'Wi-Fi'),
    textAttribute('power', powers[line.power]),
  ],
  questions: (line) => [
    question(
      text('ต้องจ่ายรายเดือนไหม', 'Is there a monthly fee?'),
      text('ไม่บังคับ บันทึกลง microSD ได้ฟรี คลาวด์เป็นทางเลือก', 'No: microSD is free and cloud is a choice.'),
    ),
    question(
      text('ใช้กับ Wi-Fi 5GHz ได้ไหม', 'Does it use 5GHz Wi-Fi?'),
      line.power === 'poe'
        ? text('ต่อด้วยสาย LAN ไม่ใช้ Wi-Fi', 'It uses a LAN cable.')
        : text('ส่วนใหญ่ใช้ 2.4GHz ซึ่งทะลุผนังได้ไกลกว่า', 'Mostly 2.4GHz, which reaches further through walls.'),
    ),
    question(
      text('ติดตั้งเองได้ไหม', 'Can I install it?'),
      text('ได้ มีน็อตและแบบเจาะให้ หรือนัดช่างติดตั้ง', 'Yes, with screws and a template, or book our technician.'),
    ),
  ],
  warranty: ({ brand }) =>
    brand === 'Tapo' ? exchange(24) : serviceCentre(brand === 'EZVIZ' || brand === 'IMOU' ? 24 : 12),
});
