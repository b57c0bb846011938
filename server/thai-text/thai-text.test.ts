import { expect, it } from 'vitest';
import { foldThaiSpelling } from './thai-text.ts';

const folded = (text: string) => foldThaiSpelling(text).text;

it.each([
  ['กล่อง', 'กล้อง'],
  ['ข้าว', 'ขาว'],
  ['ไม้', 'ไมค์'],
  ['เท้า', 'เทา'],
  ['กล่องทีวี', 'กล้องทีวี'],
])('%s is another word than %s', (one, other) => {
  expect(folded(one)).not.toBe(folded(other));
});

it.each([
  ['กลอง', 'กล้อง'],
  ['โน๊ตบุ๊ค', 'โน้ตบุ๊ก'],
  ['เสียวมี', 'เสี่ยวมี่'],
])('%s is %s', (typed, meant) => {
  expect(folded(typed)).toBe(folded(meant));
});
