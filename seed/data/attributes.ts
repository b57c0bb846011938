import type { AttributeCode, Localised, SeedAttribute } from '../types.ts';
import { type Colour, colours } from './colours.ts';
import { same, slugOf, text } from './text.ts';

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
};

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
export const storage = (capacity: string): SeedAttribute => attribute('storage', same(capacity));

export const memory = (capacity: string): SeedAttribute => attribute('memory', same(capacity));

export const graphics = (card: string): SeedAttribute => attribute('graphics', same(card));

export const inch = (size: number): SeedAttribute => attribute('size', text(`${size} นิ้ว`, `${size}-inch`));

export const millimetre = (size: number): SeedAttribute => attribute('size', text(`${size} มม.`, `${size} mm`));

export const metre = (length: number): SeedAttribute => attribute('length', text(`${length} เมตร`, `${length} m`));

export const connectivity = (value: 'Wi-Fi' | 'Wi-Fi + Cellular' | 'Wi-Fi + 5G'): SeedAttribute =>
  attribute('connectivity', same(value));

export const edition = (th: string, en: string): SeedAttribute => attribute('edition', text(th, en));

export const pack = (units: number): SeedAttribute =>
  attribute('pack', text(`แพ็ก ${units} ตัว`, units === 1 ? '1 unit' : `${units} units`));

export const keySwitch = (th: string, en: string): SeedAttribute => attribute('switch', text(th, en));
