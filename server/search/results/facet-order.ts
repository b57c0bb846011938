/** Relative to the usual unit, so that 1TB comes after 512GB. */
const unitMultiples: Record<string, number> = { tb: 1024, mb: 1 / 1024, kg: 1000, กก: 1000 };
const upTo = /^(?:up to|under|below|less than|ไม่เกิน|ต่ำกว่า|น้อยกว่า)/i;
const moreThan = /^(?:more than|over|above|มากกว่า|เกิน)|(?:and above|or more|ขึ้นไป|\+)$/i;
/** Sorts labels without a size last. */
const sizeless = Number.MAX_SAFE_INTEGER;
const collator = new Intl.Collator('th', { numeric: true });

/** Compares labels of an attribute: by size, 'up to' before and 'more than' after the same number; labels without a size come last, alphabetically. */
export function bySize(a: string, b: string): number {
  return sizeOf(a) - sizeOf(b) || collator.compare(a, b);
}

function sizeOf(label: string): number {
  const [, digits, unit = ''] = /([\d,]*\d(?:\.\d+)?)\s*([a-zก-ฮ]*)/i.exec(label) ?? [];
  if (digits === undefined || !/^(?:[\d.,\s]|up|under|below|less|more|over|above|ไม่|ต่ำ|น้อย|มาก|เกิน)/i.test(label))
    return sizeless;
  const size = Number(digits.replaceAll(',', '')) * (unitMultiples[unit.toLowerCase()] ?? 1);
  if (upTo.test(label)) return size - 0.001;
  return moreThan.test(label) ? size + 0.001 : size;
}
