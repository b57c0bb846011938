import type { Localised } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';

/** An amount in words as documents show it: หนึ่งร้อยเอ็ดบาทถ้วน, One hundred one baht. */
export function amountInWords(amount: Satang): Localised {
  const satang = amount % 100;
  const baht = (amount - satang) / 100;
  return { th: thaiAmount(baht, satang), en: englishAmount(baht, satang) };
}

const thaiDigits = ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'];
const thaiPlaces = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน'];

function thaiAmount(baht: number, satang: number): string {
  if (baht === 0 && satang > 0) return `${thaiNumber(satang)}สตางค์`;
  return `${thaiNumber(baht) || 'ศูนย์'}บาท${satang > 0 ? `${thaiNumber(satang)}สตางค์` : 'ถ้วน'}`;
}

/** Empty for 0. Every six digits are read alike, followed by ล้าน; a last 1 after other digits is เอ็ด. */
function thaiNumber(value: number): string {
  const millions = Math.floor(value / 1_000_000);
  const digits = [...String(value % 1_000_000)].map(Number);
  const words = digits.map((digit, index) => {
    const place = digits.length - 1 - index;
    if (digit === 0) return '';
    if (place === 1) return `${{ 1: '', 2: 'ยี่' }[digit] ?? thaiDigits[digit]}สิบ`;
    if (place === 0 && digit === 1 && value > 1) return 'เอ็ด';
    return `${thaiDigits[digit]}${thaiPlaces[place]}`;
  });
  return (millions > 0 ? `${thaiNumber(millions)}ล้าน` : '') + words.join('');
}

const englishNumbers = [
  ...[
    '',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
    'thirteen',
  ],
  ...['fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const englishTens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const englishGroups = ['', ' thousand', ' million', ' billion', ' trillion'];

function englishAmount(baht: number, satang: number): string {
  const parts = [
    ...(baht > 0 || satang === 0 ? [`${englishNumber(baht) || 'zero'} baht`] : []),
    ...(satang > 0 ? [`${englishNumber(satang)} satang`] : []),
  ];
  const words = parts.join(' and ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Empty for 0. */
function englishNumber(value: number): string {
  const groups: string[] = [];
  for (let rest = value, group = 0; rest > 0; rest = Math.floor(rest / 1000), group += 1)
    if (rest % 1000 > 0) groups.unshift(`${englishHundreds(rest % 1000)}${englishGroups[group] ?? ''}`);
  return groups.join(' ');
}

function englishHundreds(value: number): string {
  const rest = value % 100;
  const tens =
    rest < 20
      ? englishNumbers[rest]
      : [englishTens[Math.floor(rest / 10)], englishNumbers[rest % 10]].filter(Boolean).join('-');
  return [value >= 100 ? `${englishNumbers[Math.floor(value / 100)]} hundred` : '', tens].filter(Boolean).join(' ');
}
