import type { AttributeCode, Localised, SeedAttribute } from '../types.ts';
import { type Colour, colours } from './colours.ts';
import { sameText, slugOf, text } from './text.ts';

const labels: Record<AttributeCode, Localised> = {
  colour: text('สี', 'Colour'),
  storage: text('ความจุ', 'Storage'),
  memory: text('แรม', 'Memory'),
  graphics: text('การ์ดจอ', 'Graphics'),
  size: text('ขนาด', 'Size'),
  connectivity: text('การเชื่อมต่อ', 'Connectivity'),
  length: text('ความยาว', 'Length'),
  edition: text('รุ่น', 'Edition'),
  pack: text('แพ็ก', 'Pack'),
  switch: text('สวิตช์', 'Switch'),
  'screen-size': text('ขนาดหน้าจอ', 'Screen size'),
  resolution: text('ความละเอียด', 'Resolution'),
  'refresh-rate': text('อัตรารีเฟรช', 'Refresh rate'),
  panel: text('ชนิดพาเนล', 'Panel type'),
  processor: text('ตระกูลซีพียู', 'Processor family'),
  socket: text('ซ็อกเก็ต', 'Socket'),
  chipset: text('ชิปเซ็ต', 'Chipset'),
  'memory-type': text('ชนิดแรม', 'Memory type'),
  'form-factor': text('ขนาดมาตรฐาน', 'Form factor'),
  capacity: text('ความจุแบตเตอรี่', 'Battery capacity'),
  power: text('กำลังไฟ', 'Power'),
  efficiency: text('มาตรฐานประหยัดไฟ', 'Efficiency'),
  cooling: text('ขนาดชุดระบายความร้อน', 'Cooler size'),
  ports: text('จำนวนพอร์ต', 'Ports'),
  connector: text('หัวต่อ', 'Connector'),
  type: text('ประเภท', 'Type'),
  mount: text('เมาท์เลนส์', 'Lens mount'),
  sensor: text('ขนาดเซ็นเซอร์', 'Sensor size'),
  network: text('เครือข่าย', 'Network'),
  wifi: text('มาตรฐาน Wi-Fi', 'Wi-Fi standard'),
  battery: text('อายุแบตเตอรี่', 'Battery life'),
  'noise-cancelling': text('ตัดเสียงรบกวน', 'Noise cancelling'),
  'water-resistance': text('กันน้ำ', 'Water resistance'),
  fits: text('ใช้กับ', 'Made for'),
  brightness: text('ความสว่าง', 'Brightness'),
  speed: text('ความเร็ว', 'Speed'),
  platform: text('แพลตฟอร์ม', 'Platform'),
  functions: text('ฟังก์ชัน', 'Functions'),
  material: text('วัสดุ', 'Material'),
};

/** The label of an attribute. */
export const attributeLabel = (code: AttributeCode): Localised => labels[code];

const attribute = (code: AttributeCode, valueLabel: Localised): SeedAttribute => ({
  code,
  label: labels[code],
  value: slugOf(valueLabel.en),
  valueLabel,
});

export const colour = (value: Colour): SeedAttribute => {
  const [en, th, hex] = colours[value];
  return { code: 'colour', label: labels.colour, value, valueLabel: text(th, en), hex };
};

/** Capacity as printed on the box, such as `256GB` or `1TB`. */
export const storage = (capacity: string): SeedAttribute => attribute('storage', sameText(capacity));

export const memory = (capacity: string): SeedAttribute => attribute('memory', sameText(capacity));

export const graphics = (card: string): SeedAttribute => attribute('graphics', sameText(card));

export const inch = (size: number): SeedAttribute => attribute('size', text(`${size} นิ้ว`, `${size}-inch`));

export const millimetre = (size: number): SeedAttribute => attribute('size', text(`${size} มม.`, `${size} mm`));

export const metre = (length: number): SeedAttribute => attribute('length', text(`${length} เมตร`, `${length} m`));

export const connectivity = (
  value: 'Wi-Fi' | 'Wi-Fi + Cellular' | 'Wi-Fi + 5G' | 'GPS' | 'GPS + Cellular',
): SeedAttribute => attribute('connectivity', sameText(value));

export const edition = (th: string, en: string): SeedAttribute => attribute('edition', text(th, en));

export const pack = (units: number): SeedAttribute =>
  attribute('pack', text(`แพ็ก ${units} ตัว`, units === 1 ? '1 unit' : `${units} units`));

/** An attribute with a text value; a plain string is the same in both languages. */
export const textAttribute = (code: AttributeCode, value: Localised | string): SeedAttribute =>
  attribute(code, typeof value === 'string' ? sameText(value) : value);

/** An attribute with the value Yes or No. */
export const yesNoAttribute = (code: AttributeCode, present: boolean): SeedAttribute =>
  textAttribute(code, present ? text('มี', 'Yes') : text('ไม่มี', 'No'));

/** The first range whose maximum is not below the value, as an attribute; `above` if the value exceeds all of them. */
export const rangeAttribute = (
  code: AttributeCode,
  value: number,
  ranges: readonly (readonly [max: number, label: Localised])[],
  above: Localised,
): SeedAttribute => textAttribute(code, ranges.find(([max]) => value <= max)?.[1] ?? above);

export const keySwitch = (th: string, en: string): SeedAttribute => attribute('switch', text(th, en));
