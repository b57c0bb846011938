import { expect, test } from 'vitest';
import { foldThaiSpelling } from '../../thai-text/thai-text.ts';
import { findTransliterated } from './transliteration-rules.ts';

const names = new Set([
  'anker',
  'archer',
  'coros',
  'emberton',
  'expertbook',
  'freebuds',
  'geforce',
  'helios',
  'honor',
  'instinct',
  'keychron',
  'magic',
  'marshall',
  'mini',
  'nexode',
  'nothing',
  'omnibook',
  'playstation',
  'predator',
  'realme',
  'reno',
  'samsung',
  'soundcore',
  'strix',
  'tank',
  'victus',
  'vention',
  'xiaomi',
  'zephyrus',
]);

const found = (typed: string, isPrefix = false) =>
  findTransliterated(foldThaiSpelling(typed).text, isPrefix, names).map(({ term }) => term);

test.each([
  ['วิคตัส', 'victus'],
  ['โคโรส', 'coros'],
  ['เรโน่', 'reno'],
  ['เรียลมี', 'realme'],
  ['เอ็มเบอร์ตัน', 'emberton'],
  ['เซไฟรัส', 'zephyrus'],
  ['เอ็กซ์เพิร์ตบุ๊ก', 'expertbook'],
  ['ฟรีบัดส์', 'freebuds'],
  ['เน็กโซด', 'nexode'],
  ['เวนชั่น', 'vention'],
  ['เพลย์สเตชั่น', 'playstation'],
  ['เสียวหมี่', 'xiaomi'],
  ['นัทติ้ง', 'nothing'],
  ['พรีเดเตอร์', 'predator'],
  ['สตริกซ์', 'strix'],
])('%s is %s in Thai letters', (typed, name) => {
  expect(found(typed)[0]).toBe(name);
});

test('a ก at the end that is still being typed may be the end of a name', () => {
  expect(found('แมจิ')).toEqual([]);
  expect(found('แมจิ', true)).toEqual(['magic']);
  expect(found('ออมนิบุ', true)).toEqual(['omnibook']);
});

test('names that are added to the vocabulary later are found as well', () => {
  const vocabulary = new Set(['coros']);
  const typed = foldThaiSpelling('วิคตัส').text;
  expect(findTransliterated(typed, false, vocabulary)).toEqual([]);
  vocabulary.add('victus');
  expect(findTransliterated(typed, false, vocabulary)).toEqual([{ term: 'victus', distance: 0 }]);
});

test('words of other things are no names', () => {
  for (const typed of ['หมอน', 'ทอง', 'ตู้เย็น', 'เครื่องซักผ้า', 'รองเท้า', 'กาแฟ', 'หนังสือ', 'จักรยาน', 'น้ำหอม', 'ไดร์เป่าผม'])
    expect([typed, found(typed)]).toEqual([typed, []]);
});
