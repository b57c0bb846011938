import type { SeedProduct, SpecificationRow } from '../types.ts';
import { type SpecificationValues, specification, specificationLabels } from './specification.ts';
import { text } from './text.ts';

type Label = keyof typeof specificationLabels;

const dualSim = text('สองซิม', 'Dual SIM');
const twoSims = text('นาโนซิม 2 ช่อง + eSIM', 'Two nano-SIMs and eSIM');
const network = '5G, 4G LTE';
const none = text('ไม่มี', 'None');
const supported = text('รองรับ', 'Supported');
const soldered = text('แรมติดบอร์ด', 'Memory soldered');
const backlit = text('มีไฟ ไทย-อังกฤษ', 'Backlit, Thai and English');
const digitalTv = text('ดิจิทัลทีวี DVB-T2', 'DVB-T2 digital TV');
const allDevices = 'iPhone, Android, PC, Mac';
const iphone = { sim: text('นาโนซิม + eSIM', 'Nano-SIM and eSIM'), system: 'iOS 26' };
const android = (resolution: string) => ({ resolution, network, sim: dualSim, ports: 'USB-C' });
const portableSpeaker = {
  type: text('ลำโพงบลูทูธพกพา', 'Portable Speaker'),
  control: text('ปุ่มบนเครื่องและแอป', 'Buttons and app'),
  functions: text('ลำโพงในตัวเดียว', 'All in one body'),
  compatible: allDevices,
};
const chargeAndSync = text('สายชาร์จและซิงก์ข้อมูล', 'Charge and sync');
const noDisplay = text('ไม่รองรับการต่อจอ', 'No display output');
const desktopSystems = 'Windows, macOS, Linux';
const phoneCase = {
  keys: text('ปุ่มกดแยกชัด', 'Separate buttons'),
  edges: text('ขอบจอและขอบเลนส์ยกสูง', 'Raised around screen and lenses'),
  included: text('เคส 1 ชิ้น', 'One case'),
};
const router = {
  power: text('อะแดปเตอร์ 12V', '12V adapter'),
  included: text('สาย LAN และอะแดปเตอร์', 'LAN cable and adapter'),
};
const wired = text('แบบสาย', 'Wired');
const chargeLights = text('ไฟบอกระดับแบต', 'Charge lights');

/** Rows of the template of the kind that the tables of hand-written products leave out, by product id. */
const missingRows: Readonly<Record<number, SpecificationValues>> = {
  1001: { system: 'iOS 26' },
  1002: { ...iphone, ports: 'USB-C' },
  1003: { ...iphone, network },
  1004: { ...iphone, network, ports: 'USB-C' },
  1005: { network, ports: 'USB-C' },
  1006: { network, sim: twoSims, ports: 'USB-C' },
  1007: { network, sim: twoSims, ports: 'USB-C' },
  1008: android('2772 × 1280'),
  1009: android('2712 × 1220'),
  1010: android('2760 × 1256'),
  1011: android('1604 × 720'),
  1012: android('2800 × 1260'),
  1013: android('2392 × 1080'),
  1014: android('2800 × 1272'),
  1015: { resolution: '2400 × 1080', sim: dualSim, ports: 'USB-C', system: 'Android 14, realme UI 5' },
  1016: { refresh: '60Hz', graphics: text('8 หรือ 10 คอร์ ตามรุ่น', '8 or 10 cores, by model'), slots: soldered },
  1017: { graphics: '10-core GPU', slots: soldered, keyboard: backlit },
  1018: { slots: soldered, keyboard: backlit },
  1019: { refresh: '60Hz', keyboard: text('ไทย-อังกฤษ', 'Thai and English') },
  1020: { slots: soldered, keyboard: backlit },
  1021: { graphics: 'NVIDIA GeForce RTX 5060 / RTX 5070 Ti' },
  1022: { graphics: 'NVIDIA GeForce RTX 4050', keyboard: backlit },
  1023: { resolution: '1920 × 1080', keyboard: backlit },
  1024: { refresh: '60Hz', charging: text('20 วัตต์', '20 W'), system: 'iPadOS 26' },
  1026: { wireless: 'Wi-Fi 6, Bluetooth 5.3', ports: 'USB-C', system: 'Android 15' },
  1027: { wireless: 'Wi-Fi 6E, Bluetooth 5.4', ports: 'USB-C' },
  1028: { network: digitalTv, vesa: supported },
  1029: { network: digitalTv, vesa: supported },
  1031: { audio: text('ช่องหูฟัง', 'Headphone jack') },
  1032: { vesa: text('75 × 75 มม.', '75 × 75 mm'), audio: text('ช่องหูฟัง', 'Headphone jack') },
  1035: {
    microphone: text('ข้างละ 3 ตัว', 'Three each'),
    control: text('บีบและปัดที่ก้านหูฟัง', 'Pinch and swipe on the stem'),
    compatible: 'iPhone, Android',
  },
  1036: {
    charging: text('USB-C และไร้สาย', 'USB-C and wireless'),
    control: text('สัมผัสที่ตัวหูฟังและแอป', 'Touch and app'),
    compatible: 'iPhone, Android, Windows, macOS',
  },
  1037: {
    microphone: text('12 ตัว', '12'),
    connectors: '3.5 mm',
    control: text('แตะที่ตัวหูฟังและปุ่ม', 'Touch and buttons'),
    compatible: allDevices,
  },
  1038: portableSpeaker,
  1039: portableSpeaker,
  1040: {
    type: text('ซาวด์บาร์', 'Soundbar'),
    battery: text('ไม่มี ใช้ไฟบ้าน', 'None, mains powered'),
    protection: text('ไม่กันน้ำ ใช้ในอาคาร', 'Not water resistant, for indoor use'),
    functions: text('มีซับวูฟเฟอร์', 'With subwoofer'),
    compatible: text('ทีวีที่มี HDMI หรือออปติคัล', 'TVs with HDMI or optical'),
  },
  1041: {
    panel: 'LTPO3 OLED',
    system: 'watchOS 26',
    weight: text('30.3 กรัม (42 มม.), 37.8 กรัม (46 มม.)', '30.3 g (42 mm), 37.8 g (46 mm)'),
  },
  1042: {
    panel: 'Super AMOLED',
    health: text('หัวใจ ออกซิเจนในเลือด การนอน ความเครียด', 'Heart rate, blood oxygen, sleep, stress'),
    sports: text('มากกว่า 100 โหมด', 'More than 100'),
    navigation: text('GPS สองความถี่', 'Dual-band GPS'),
    weight: text('30 กรัม (40 มม.), 34 กรัม (44 มม.)', '30 g (40 mm), 34 g (44 mm)'),
  },
  1043: {
    panel: 'AMOLED',
    health: text('หัวใจ HRV การนอน การฟื้นตัว ภาระการซ้อม', 'Heart rate, HRV, sleep, recovery, training load'),
    wireless: 'Bluetooth, ANT+',
    system: 'Garmin OS',
  },
  1044: {
    panel: 'AMOLED',
    navigation: text('GPS สองความถี่', 'Dual-band GPS'),
    system: 'HarmonyOS',
    weight: text('35 กรัม (41 มม.), 48 กรัม (46 มม.)', '35 g (41 mm), 48 g (46 mm)'),
  },
  1045: {
    resolution: '26MP',
    shooting: text('11 ภาพ/วินาที', '11 fps'),
    card: 'SD UHS-II',
    protection: none,
  },
  1046: {
    resolution: '24.2MP',
    stabilisation: text('ดิจิทัล ขณะถ่ายวิดีโอ', 'Digital, for video'),
    ports: 'USB-C, micro HDMI, 3.5 mm',
    protection: none,
  },
  1047: {
    resolution: '40MP',
    autofocus: text('โฟกัสคงที่', 'Fixed focus'),
    card: 'microSD',
    ports: 'USB-C',
  },
  1048: {
    type: text('พกพาและต่อทีวี', 'Handheld and for the TV'),
    system: 'Nintendo Switch 2',
    audio: text('ลำโพงในตัว', 'Built-in speakers'),
  },
  1049: {
    type: text('ต่อทีวี', 'For the TV'),
    system: 'PlayStation 5',
    display: text('ต่อทีวีผ่าน HDMI', 'TV by HDMI'),
    audio: 'Tempest 3D AudioTech',
    included: text('จอย 1 ตัวและสาย HDMI', 'One controller and HDMI cable'),
  },
  1050: {
    sticks: text('อนาล็อกมาตรฐาน', 'Standard analogue'),
    charging: 'USB-C',
    audio: text('ลำโพงในตัว ช่องหูฟัง', 'Built-in speaker, headphone jack'),
  },
  1051: { noise: none, control: text('ปุ่มที่ตัวหูฟัง', 'On the ear cup') },
  1052: { polling: '125Hz', lighting: none, software: 'Logi Options+' },
  1053: { lighting: none, software: 'Logitech G HUB', compatible: 'Windows, macOS' },
  1054: {
    type: text('ปุ่มกรรไกร', 'Scissor keys'),
    functions: text('สลับอุปกรณ์ได้', 'Switches devices'),
  },
  1055: { type: text('แมคคานิคัล', 'Mechanical'), functions: text('สลับอุปกรณ์ได้', 'Switches devices') },
  1056: {
    capacities: '1TB, 2TB, 4TB',
    functions: 'TRIM, S.M.A.R.T.',
    use: text('ใช้งานในเครื่อง', 'For use inside a device'),
    temperature: '0–70 °C',
    system: desktopSystems,
    compatible: text('พีซี โน้ตบุ๊ก PS5', 'PCs, laptops, PS5'),
    included: text('ตัวไดรฟ์', 'The drive'),
  },
  1057: {
    type: text('พกพา', 'Portable'),
    capacities: '1TB, 2TB',
    functions: text('เสียบแล้วใช้ได้ทันที', 'Plug and play'),
    use: text('กันกระแทก', 'Shock resistant'),
    system: desktopSystems,
    included: text('สาย USB-C', 'USB-C cable'),
  },
  1058: {
    type: text('อิงค์แท็งก์', 'Ink tank'),
    colours: text('สีและขาวดำ', 'Colour and black'),
    ports: 'USB',
    system: 'Windows, macOS, iOS, Android',
    duplex: text('กลับกระดาษเอง', 'Manual two-sided'),
    included: text('หมึกชุดเริ่มต้น สายไฟ', 'Starter ink, power cord'),
  },
  1060: { outlet: '5V/3A, 9V/3A, 15V/2A, 20V/1.5A', included: text('ไม่รวมสาย', 'Cable not included') },
  1061: { outlet: '5V/3A, 9V/3A, 15V/3A, 20V/3.25A', compatible: 'MacBook, Windows, iPhone, Android' },
  1062: { type: chargeAndSync, video: noDisplay },
  1063: { type: chargeAndSync, video: noDisplay },
  1064: {
    ports: 'USB-C × 1',
    type: text('แม่เหล็กไร้สาย', 'Magnetic wireless'),
    included: text('สายชาร์จ', 'Charging cable'),
    safety: text('กันชาร์จเกิน กันลัดวงจร กันร้อนเกิน', 'Overcharge, short-circuit and heat protection'),
  },
  1065: { type: wired, included: text('สาย USB-C ในตัว', 'Built-in USB-C cable'), indicator: chargeLights },
  1066: { type: wired, indicator: chargeLights },
  1067: phoneCase,
  1068: phoneCase,
  1069: { functions: 'Mesh, QoS', ...router },
  1070: router,
  1071: router,
  1072: {
    type: text('หุ่นยนต์', 'Robot'),
    functions: text('ดูดและถู พร้อมแท่นซักผ้า', 'Vacuum and mop with washing dock'),
  },
  1073: {
    type: text('หุ่นยนต์', 'Robot'),
    functions: text('ดูดและถู', 'Vacuum and mop'),
    dock: text('แท่นชาร์จ', 'Charging dock'),
  },
};

/** Rows whose facts the template of the kind has in another row. */
const mergedRows: Readonly<Record<number, Partial<Record<Label, Label>>>> = {
  ...Object.fromEntries(
    Array.from({ length: 15 }, (_, index) => [
      1001 + index,
      { brightness: 'display', wireless: 'network', updates: 'system', video: 'mainCamera' },
    ]),
  ),
  1016: { npu: 'processor', brightness: 'display' },
  1017: { brightness: 'display' },
  1019: { brightness: 'display' },
  1020: { npu: 'processor' },
  1023: { brightness: 'display', colourSpace: 'display' },
  1024: { brightness: 'display' },
  1027: { brightness: 'display' },
  1037: { wireless: 'connectors' },
  1040: { ports: 'connectors', wireless: 'connectors' },
  1041: { brightness: 'panel' },
  1042: { brightness: 'panel' },
  1043: { resolution: 'display', sensors: 'health' },
  1044: { resolution: 'display' },
  1047: { storage: 'card' },
  1049: { graphics: 'processor' },
  1050: { control: 'functions' },
  1051: { wireless: 'connectors' },
  1052: { wireless: 'connection' },
  1053: { wireless: 'connection' },
  1054: { wireless: 'connection' },
  1055: { wireless: 'connection' },
  1064: { display: 'indicator', outlet: 'power' },
  1065: { outlet: 'power' },
  1066: { outlet: 'power' },
  1069: { security: 'encryption' },
  1070: { security: 'encryption' },
  1071: { security: 'encryption' },
  1072: { mop: 'functions' },
};

/** The product with the rows that the template of its kind asks for; the warranty stays the last. */
export function withTemplateRows(product: SeedProduct): SeedProduct {
  const merged = mergedRows[product.productId] ?? {};
  const rows = [...product.specification];
  rows.splice(-1, 0, ...specification(missingRows[product.productId] ?? {}));
  for (const [from, into] of Object.entries(merged)) mergeRow(rows, from as Label, into);
  return { ...product, specification: rows };
}

function mergeRow(rows: SpecificationRow[], from: Label, into: Label): void {
  const source = rows.findIndex(({ label }) => label === specificationLabels[from]);
  const row = rows[source];
  if (!row) return;
  const label = specificationLabels[into];
  const target = rows.findIndex((other) => other.label === label);
  const other = rows[target];
  if (!other) {
    rows[source] = { label, value: row.value };
    return;
  }
  rows[target] = {
    label,
    value: text(`${other.value.th}, ${row.value.th}`, `${other.value.en}, ${lowerUpTo(row.value.en)}`),
  };
  rows.splice(source, 1);
}

/** Values that begin with a limit continue a sentence. */
const lowerUpTo = (english: string) => english.replace(/^Up to/, 'up to');
