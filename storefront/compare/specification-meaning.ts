/** Numbers with thousands separators: 1,024. */
const groupedDigits = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])/g;

/** Units that mean the same, by the one that they become and how many of it they are. */
const units: Readonly<Record<string, readonly [unit: string, factor: number]>> = {
  hz: ['hz', 1],
  khz: ['hz', 1e3],
  mhz: ['hz', 1e6],
  ghz: ['hz', 1e9],
  เฮิรตซ์: ['hz', 1],
  '"': ['inch', 1],
  inch: ['inch', 1],
  inches: ['inch', 1],
  in: ['inch', 1],
  นิ้ว: ['inch', 1],
  mm: ['mm', 1],
  millimetre: ['mm', 1],
  millimetres: ['mm', 1],
  มม: ['mm', 1],
  มิลลิเมตร: ['mm', 1],
  cm: ['mm', 10],
  ซม: ['mm', 10],
  เซนติเมตร: ['mm', 10],
  m: ['mm', 1000],
  metre: ['mm', 1000],
  metres: ['mm', 1000],
  เมตร: ['mm', 1000],
  g: ['g', 1],
  gram: ['g', 1],
  grams: ['g', 1],
  กรัม: ['g', 1],
  kg: ['g', 1000],
  กก: ['g', 1000],
  กิโลกรัม: ['g', 1000],
  mw: ['mw', 1],
  w: ['mw', 1000],
  watt: ['mw', 1000],
  watts: ['mw', 1000],
  วัตต์: ['mw', 1000],
  kw: ['mw', 1e6],
  mah: ['mah', 1],
  มิลลิแอมป์: ['mah', 1],
  ah: ['mah', 1000],
  v: ['v', 1],
  volt: ['v', 1],
  volts: ['v', 1],
  โวลต์: ['v', 1],
  min: ['min', 1],
  minute: ['min', 1],
  minutes: ['min', 1],
  นาที: ['min', 1],
  h: ['min', 60],
  hour: ['min', 60],
  hours: ['min', 60],
  ชม: ['min', 60],
  ชั่วโมง: ['min', 60],
  nit: ['nit', 1],
  nits: ['nit', 1],
  นิต: ['nit', 1],
  mp: ['mp', 1],
  megapixels: ['mp', 1],
  ล้านพิกเซล: ['mp', 1],
  ms: ['ms', 1],
  ml: ['ml', 1],
  มล: ['ml', 1],
  l: ['ml', 1000],
  ลิตร: ['ml', 1000],
  'mb/s': ['mb/s', 1],
  'gb/s': ['mb/s', 1000],
  mbps: ['mbps', 1],
  gbps: ['mbps', 1000],
};

/** Makers call both 1,000 GB and 1,024 GB one terabyte, so that both steps count as one. */
const byteUnits = ['kb', 'mb', 'gb', 'tb'];

/** Words before a figure that say that it is a limit, as figures of specifications are. Not the Max of a model's name. */
const limitWords = /(?:\b(?:up to|max\.|maximum|at most)|(?:นาน)?สูงสุด(?:ถึง)?|ได้ถึง) ?(?=\d)/g;

/** Rows of which the highest figure decides: a display of 1–120 Hz refreshes as fast as one of 120 Hz. */
const refreshRateLabel = /refresh rate|รีเฟรช/i;

/** The same text for labels that differ only in case, spaces, and a colon or full stop at the end. */
export function labelMeaning(label: string): string {
  return plainText(label)
    .replace(/[:.]+$/, '')
    .trim();
}

/**
 * The same text for values that mean the same: numbers are compared with their units, lists in any order, whatever the
 * case, spaces and full stops. Different facts never get the same text.
 */
export function valueMeaning(label: string, value: string): string {
  const text = plainText(value).replace(groupedDigits, (digits) => digits.replaceAll(',', ''));
  const highest = refreshRateLabel.test(label) ? highestHertz(text) : undefined;
  if (highest !== undefined) return `${highest} hz`;
  return text
    .replace(limitWords, ' ')
    .split(/[,;](?!\d)| [+&] | and | และ /)
    .map(itemMeaning)
    .filter(Boolean)
    .sort()
    .join(', ');
}

function plainText(text: string): string {
  return (
    text
      .normalize('NFKC')
      // Bits, not bytes.
      .replace(/(?<=\d ?)([KMGkmg])b\/s/g, '$1bps')
      .toLowerCase()
      .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
      .replace(/[″”“]|′′|''/g, '"')
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/[×✕]/g, 'x')
      .replace(/[\s\u200b]+/g, ' ')
      .trim()
  );
}

/** The highest frequency of a text; undefined if it has none, other figures, a condition in brackets, or one that needs overclocking. */
function highestHertz(text: string): number | undefined {
  const rates = [...text.matchAll(/([\d.]+) ?(?:hz|เฮิรตซ์)/g)].map(([, number]) => Number(number));
  const hasOtherFigures = /\d/.test(text.replace(/[\d.]+ ?(?:hz|เฮิรตซ์|-)/g, ''));
  if (rates.length === 0 || hasOtherFigures || /[([]|overclock|โอเวอร์คล็อก/.test(text)) return undefined;
  return Math.max(...rates);
}

function itemMeaning(item: string): string {
  return item
    .replace(/(?<=\d) ?x ?(?=\d)/g, ' x ')
    .replace(/(?<=[\p{L}\d"]) ?- ?(?=\d)/gu, '-')
    .replace(/(?<![\p{L}\p{M}\d.])(\d+(?:\.\d+)?)(?: |-)?("|[\p{L}\p{M}]+(?:\/s)?)?\.?/gu, quantityMeaning)
    .replace(/\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function quantityMeaning(whole: string, digits: string, unit: string | undefined): string {
  const number = Number(digits);
  const bytes = unit === undefined ? -1 : byteUnits.indexOf(unit);
  if (bytes >= 0) return ` ${byteMeaning(number, bytes)} `;
  const known = unit !== undefined && Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (known) return ` ${Number((number * known[1]).toPrecision(12))} ${known[0]} `;
  // A word that is no unit, such as the x of 150 x 71 or the gen of "3.2 gen 2".
  return whole.replace(digits, String(number));
}

function byteMeaning(number: number, unit: number): string {
  let amount = number;
  let step = unit;
  while (step < byteUnits.length - 1 && amount >= 1000 && (amount % 1000 === 0 || amount % 1024 === 0)) {
    amount /= amount % 1024 === 0 ? 1024 : 1000;
    step += 1;
  }
  return `${amount} ${byteUnits[step]}`;
}
