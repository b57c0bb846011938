import type { SeedAttribute } from '../types.ts';
import { rangeAttribute, textAttribute } from './attributes.ts';
import { text } from './text.ts';

/** Ranges by which listings filter numeric attributes, the same for all products of a kind. */

export const phoneScreen = (inches: number): SeedAttribute =>
  rangeAttribute(
    'screen-size',
    inches,
    [
      [6.39, text('ต่ำกว่า 6.4 นิ้ว', 'Under 6.4"')],
      [6.69, text('6.4–6.6 นิ้ว', '6.4–6.6"')],
      [6.99, text('6.7–6.9 นิ้ว', '6.7–6.9"')],
    ],
    text('7 นิ้วขึ้นไป', '7" and up'),
  );

export const tabletScreen = (inches: number): SeedAttribute =>
  rangeAttribute(
    'screen-size',
    inches,
    [
      [9.9, text('ต่ำกว่า 10 นิ้ว', 'Under 10"')],
      [11.9, text('10–11.9 นิ้ว', '10–11.9"')],
    ],
    text('12 นิ้วขึ้นไป', '12" and up'),
  );

export const laptopScreen = (inches: number): SeedAttribute =>
  rangeAttribute(
    'screen-size',
    inches,
    [
      [13.9, text('ต่ำกว่า 14 นิ้ว', 'Under 14"')],
      [14.9, text('14 นิ้ว', '14"')],
      [15.9, text('15 นิ้ว', '15"')],
    ],
    text('16 นิ้วขึ้นไป', '16" and up'),
  );

export const monitorScreen = (inches: number): SeedAttribute =>
  rangeAttribute(
    'screen-size',
    inches,
    [
      [22, text('ไม่เกิน 22 นิ้ว', '22" and under')],
      [25, text('23–25 นิ้ว', '23–25"')],
      [29, text('27–28 นิ้ว', '27–28"')],
      [33, text('31–32 นิ้ว', '31–32"')],
    ],
    text('34 นิ้วขึ้นไป', '34" and up'),
  );

export const monitorRefresh = (hertz: number): SeedAttribute =>
  rangeAttribute(
    'refresh-rate',
    hertz,
    [
      [75, text('60–75Hz', '60–75Hz')],
      [120, text('100–120Hz', '100–120Hz')],
      [180, text('144–180Hz', '144–180Hz')],
    ],
    text('มากกว่า 180Hz', 'Over 180Hz'),
  );

export const chargingPower = (watts: number): SeedAttribute =>
  rangeAttribute(
    'power',
    watts,
    [
      [25, text('ไม่เกิน 25 วัตต์', 'Up to 25 W')],
      [45, text('26–45 วัตต์', '26–45 W')],
      [67, text('46–67 วัตต์', '46–67 W')],
    ],
    text('มากกว่า 67 วัตต์', 'Over 67 W'),
  );

export const speakerPower = (watts: number): SeedAttribute =>
  rangeAttribute(
    'power',
    watts,
    [
      [19, text('ต่ำกว่า 20 วัตต์', 'Under 20 W')],
      [59, text('20–59 วัตต์', '20–59 W')],
      [199, text('60–199 วัตต์', '60–199 W')],
    ],
    text('200 วัตต์ขึ้นไป', '200 W and up'),
  );

export const playTime = (hours: number): SeedAttribute =>
  rangeAttribute(
    'battery',
    hours,
    [
      [12, text('ไม่เกิน 12 ชั่วโมง', 'Up to 12 hours')],
      [24, text('13–24 ชั่วโมง', '13–24 hours')],
      [40, text('25–40 ชั่วโมง', '25–40 hours')],
    ],
    text('มากกว่า 40 ชั่วโมง', 'Over 40 hours'),
  );

export const wearTime = (days: number): SeedAttribute =>
  rangeAttribute(
    'battery',
    days,
    [
      [3, text('ไม่เกิน 3 วัน', 'Up to 3 days')],
      [7, text('4–7 วัน', '4–7 days')],
      [14, text('8–14 วัน', '8–14 days')],
    ],
    text('มากกว่า 2 สัปดาห์', 'Over two weeks'),
  );

export const driveSpeed = (megabytes: number): SeedAttribute =>
  rangeAttribute(
    'speed',
    megabytes,
    [
      [300, text('ไม่เกิน 300 MB/s', 'Up to 300 MB/s')],
      [1100, text('301–1,100 MB/s', '301–1,100 MB/s')],
      [5200, text('1,101–5,200 MB/s', '1,101–5,200 MB/s')],
    ],
    text('มากกว่า 5,200 MB/s', 'Over 5,200 MB/s'),
  );

export const cellCapacity = (milliampHours: number): SeedAttribute =>
  textAttribute('capacity', `${milliampHours.toLocaleString('en')}mAh`);

/** The family (`Intel Core Ultra 7`, `AMD Ryzen AI`, `Apple M` …) of a processor's full name. */
export const processorFamily = (processor: string): SeedAttribute => {
  const family =
    /^(Apple|Snapdragon|Dimensity|Exynos|Helio|Unisoc|Kirin|Intel Core Ultra \d|Intel Core i?\d|Intel (?:Processor|N)|AMD Ryzen AI(?= )|AMD Ryzen Z|AMD Ryzen \d|AMD Athlon)/.exec(
      processor,
    )?.[0];
  if (!family) throw new Error(`${processor} is not of a known processor family`);
  return textAttribute('processor', family.replace(/^Intel (Processor|N)$/, 'Intel N'));
};
