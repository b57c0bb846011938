import { expect, test } from 'vitest';
import { parsePricePhrase } from './price-phrase-rules.ts';

test.each([
  ['มือถือไม่เกิน 5000', { minPrice: null, maxPrice: 5000, query: 'มือถือ' }],
  ['โน้ตบุ๊ก ราคาไม่เกิน 20,000 บาท', { minPrice: null, maxPrice: 20_000, query: 'โน้ตบุ๊ก' }],
  ['มือถือไม่เกิน ๕,๐๐๐ บาท กันน้ำ', { minPrice: null, maxPrice: 5000, query: 'มือถือ กันน้ำ' }],
  ['โน้ตบุ๊ก งบ 2 หมื่น', { minPrice: null, maxPrice: 20_000, query: 'โน้ตบุ๊ก' }],
  ['ทีวีงบ 15k', { minPrice: null, maxPrice: 15_000, query: 'ทีวี' }],
  ['laptop under 20000', { minPrice: null, maxPrice: 20_000, query: 'laptop' }],
  ['Earbuds below ฿1,990.50', { minPrice: null, maxPrice: 1990.5, query: 'earbuds' }],
  ['phone over 10000 baht', { minPrice: 10_000, maxPrice: null, query: 'phone' }],
  ['กล้องราคาตั้งแต่ 3 หมื่นบาท', { minPrice: 30_000, maxPrice: null, query: 'กล้อง' }],
  ['จอ 5000-8000 บาท', { minPrice: 5000, maxPrice: 8000, query: 'จอ' }],
  ['จอ ราคา 8000 ถึง 5000', { minPrice: 5000, maxPrice: 8000, query: 'จอ' }],
])('%s names a price', (query, price) => {
  expect(parsePricePhrase(query)).toEqual(price);
});

test.each([
  'iphone 15',
  'พาวเวอร์แบงค์ 20000',
  'power bank under 20000mah',
  'จอไม่เกิน 27 นิ้ว',
  'monitor under 300 hz',
  'monitor under 32',
  'over ear 1000xm5',
  'ram 16-32 gb',
  `iphone under ${'9'.repeat(150)}`,
  'ไม่เกิน 5000',
  'under 20000 baht',
  'ไม่เกิน',
  '',
])('%s names no price', (query) => {
  expect(parsePricePhrase(query)).toBeNull();
});
