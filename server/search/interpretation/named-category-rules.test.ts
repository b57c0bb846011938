import { expect, test } from 'vitest';
import { analyser } from '../analysis/analyser.ts';
import { kindsOf } from '../analysis/category-lexemes.ts';
import { headOf, kindNamesIn } from './named-category-rules.ts';

const analysis = analyser([
  ['โน้ตบุ๊ก', 'laptop', 'notebook'],
  ['เคส', 'case', 'phone case'],
  ['แรม', 'ram'],
]);
const laptops = { th: 'โน้ตบุ๊ก', en: 'Laptops' };
const accessories = { th: 'อุปกรณ์เสริมโน้ตบุ๊ก', en: 'Laptop Accessories' };

const nameOf = (query: string, there: readonly string[]) => {
  const words = analysis.queryWords(`${query} `, 'th');
  const names = kindNamesIn(words).filter(({ lexemes }) => lexemes.some((lexeme) => there.includes(lexeme)));
  return headOf(names, words)?.lexemes.find((lexeme) => there.includes(lexeme)) ?? null;
};

test('a thing is what its categories are called, in both languages', () => {
  const gaming = { th: 'โน้ตบุ๊กเกมมิ่ง', en: 'Gaming Laptops' };
  expect(kindsOf([gaming, laptops], analysis)).toEqual(expect.arrayContaining(['=gaminglaptop', '=laptop', '=โนตบุค']));
});

test('what goes with a thing is not that thing', () => {
  const stands = { th: 'แท่นวางโน้ตบุ๊ก', en: 'Laptop Stands' };
  const kinds = kindsOf([stands, accessories, laptops], analysis);
  expect(kinds).toContain('=laptopstand');
  expect(kinds).not.toContain('=laptop');
});

test('a name in brackets counts, and one of several things above does not', () => {
  const phones = { th: 'ไอโฟน (iPhone)', en: 'iPhone' };
  const above = { th: 'สมาร์ทโฟนและแท็บเล็ต', en: 'Smartphones & Tablets' };
  const kinds = kindsOf([phones, above], analysis);
  expect(kinds).toContain('=iphone');
  expect(kinds).toContain('=ไอโฟน');
  expect(kinds).not.toContain('=tablet');
});

test.each([
  ['laptop 16gb ram', ['=laptop', '=ram'], '=laptop'],
  ['laptop ram', ['=laptop', '=ram'], '=ram'],
  ['โน้ตบุ๊ก แรม 16gb', ['=โนตบุค', '=แรม'], '=โนตบุค'],
  ['tablet with pen', ['=tablet', '=pen'], '=tablet'],
  ['gaming laptop stand', ['=laptop', '=laptopstand'], '=laptopstand'],
  ['เคส iphone 15', ['=phonecase', '=iphone'], '=phonecase'],
  ['case for iphone', ['=phonecase', '=iphone'], '=phonecase'],
  ['iphone 15', ['=laptop'], null],
])('%s names what is wanted', (query, there, wanted) => {
  expect(nameOf(query, there)).toBe(wanted);
});
