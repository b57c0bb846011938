/** Of what a unit is the multiple, so that 1TB comes after 512GB. */
const multiples: Record<string, number> = { tb: 1024, mb: 1 / 1024, kg: 1000, กก: 1000 };
const upTo = /^(?:up to|under|below|less than|ไม่เกิน|ต่ำกว่า|น้อยกว่า)/i;
const beyond = /^(?:more than|over|above|มากกว่า|เกิน)|(?:and above|or more|ขึ้นไป|\+)$/i;
const alphabet = new Intl.Collator('th', { numeric: true });

/** Labels of an attribute in the order in which shoppers look for them: by size, "up to" before and "more than" after their number, then what has none. */
export function bySize(a: string, b: string): number {
  return sizeOf(a) - sizeOf(b) || alphabet.compare(a, b);
}

/** Far apart from any real size, so that labels without one compare by their letters. */
const noSize = Number.MAX_SAFE_INTEGER;

function sizeOf(label: string): number {
  const [, digits, unit = ''] = /([\d,]*\d(?:\.\d+)?)\s*([a-zก-ฮ]*)/i.exec(label) ?? [];
  if (digits === undefined || !/^(?:[\d.,\s]|up|under|below|less|more|over|above|ไม่|ต่ำ|น้อย|มาก|เกิน)/i.test(label))
    return noSize;
  const size = Number(digits.replaceAll(',', '')) * (multiples[unit.toLowerCase()] ?? 1);
  if (upTo.test(label)) return size - 0.001;
  return beyond.test(label) ? size + 0.001 : size;
}
