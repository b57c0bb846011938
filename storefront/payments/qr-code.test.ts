import { expect, test } from 'vitest';
import { qrCode, qrPath } from './qr-code.ts';

const payload = '00020101021230560016A00000067701011201150105560000010000210SF261120115303764540512.505802TH6304ABCD';

/** The modules that the path fills. */
function filledModules(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let step = 0; step < Number(length); step += 1) (modules[Number(y)] ?? [])[Number(x) + step] = true;
  }
  return modules;
}

test('the path fills every dark module of the code and nothing else', () => {
  const code = qrCode(payload);
  expect(filledModules(qrPath(code), code.size)).toEqual(code.isDark);
});

test('the quiet zone is four modules wide, and three corners have a finder pattern', () => {
  const { isDark, size } = qrCode(payload);
  const margin = [0, 1, 2, 3].flatMap((at) => [at, size - 1 - at]);
  for (const at of margin) expect(isDark[at]?.some(Boolean) || isDark.some((row) => row[at])).toBe(false);
  const finder = (x: number, y: number) => isDark[y]?.slice(x, x + 7).every(Boolean);
  expect([finder(4, 4), finder(size - 11, 4), finder(4, size - 5), finder(size - 11, size - 5)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('another amount gives another code', () => {
  expect(qrPath(qrCode(payload.replace('12.50', '12.51')))).not.toBe(qrPath(qrCode(payload)));
});
