import { expect, test } from 'vitest';
import { isAnyGift, isAnything, parsePreference } from './preference-rules.ts';

test.each([
  ['ทีวีราคาถูก', 'cheap', 'ทีวี'],
  ['หูฟัง ราคาไม่แพง กันน้ำ', 'cheap', 'หูฟัง กันน้ำ'],
  ['โน้ตบุ๊กถูกที่สุด', 'cheap', 'โน้ตบุ๊ก'],
  ['cheapest laptop', 'cheap', 'laptop'],
  ['budget phone', 'cheap', 'phone'],
  ['ไอโฟนรุ่นล่าสุด', 'newest', 'ไอโฟน'],
  ['มือถือรุ่นใหม่ล่าสุด', 'newest', 'มือถือ'],
  ['ไอโฟนใหม่', 'newest', 'ไอโฟน'],
  ['New phones', 'newest', 'phones'],
  ['latest iphone', 'newest', 'iphone'],
  ['หูฟังขายดี', 'best-selling', 'หูฟัง'],
  ['headphones best seller', 'best-selling', 'headphones'],
  ['มือถือลดราคา', 'discounted', 'มือถือ'],
  ['มือถือ มีโปร', 'discounted', 'มือถือ'],
  ['phones on sale', 'discounted', 'phones'],
  ['มือถือ flash sale', 'discounted', 'มือถือ'],
  ['ขายดี', 'best-selling', ''],
  ['สินค้าลดราคา', 'discounted', 'สินค้า'],
  ['New arrivals', 'newest', ''],
] as const)('%s prefers', (typed, preference, query) => {
  expect(parsePreference(typed)).toEqual({ preference, query });
});

test.each([
  'ไอโฟน 16 โปร',
  'โปรเจกเตอร์',
  'มีโปรเจกเตอร์',
  'สาขาเชียงใหม่',
  'ของขวัญปีใหม่',
  'new year gifts',
  'nintendo new',
  'newton',
  'salesforce',
  'iphone 17',
  '',
])('%j prefers nothing', (typed) => {
  expect(parsePreference(typed)).toBeNull();
});

test('a gift for somebody differs from what it might be', () => {
  for (const query of [
    'ของขวัญวันเกิดแม่',
    'ของขวัญปีใหม่',
    'ของขวัญวันแม่',
    'ของขวัญรับปริญญา',
    'ของขวัญขึ้นบ้านใหม่',
    'ของฝากเพื่อน',
    'gift for my girlfriend',
    'Christmas gifts',
    'Valentine’s day gift ideas',
    "mother's day gift",
  ])
    expect([query, isAnyGift(query)]).toEqual([query, true]);
  for (const query of ['ของขวัญหูฟัง', 'บัตรของขวัญ', 'gift card', 'hergift', 'headphones for my mom', 'แม่', ''])
    expect([query, isAnyGift(query)]).toEqual([query, false]);
});

test('a query is read as a gift or not without backtracking', () => {
  // With two ways to read each word it would not end.
  for (const words of ["new year' ", "valentine' ", "mother' "])
    expect(isAnyGift(`gift ${words.repeat(60)}card`)).toBe(false);
});

test('words for any product differ from those for some', () => {
  for (const query of ['', 'สินค้า', 'ของขวัญ', 'all products', 'gifts for'])
    expect([query, isAnything(query)]).toEqual([query, true]);
  for (const query of ['หูฟัง', 'สินค้าแอปเปิล', 'ของเล่น', 'gift card', '17'])
    expect([query, isAnything(query)]).toEqual([query, false]);
});
