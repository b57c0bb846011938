import { expect, test } from 'vitest';
import { createAnalyser } from '../analysis/analyser.ts';
import { categoryLexemes } from '../analysis/category-lexemes.ts';
import { categoryMentions, pickNamedCategory } from './named-category-rules.ts';

const analyser = createAnalyser([
  ['โน้ตบุ๊ก', 'laptop', 'notebook'],
  ['เคส', 'case', 'phone case'],
  ['แรม', 'ram'],
]);
const laptops = { th: 'โน้ตบุ๊ก', en: 'Laptops' };
const accessories = { th: 'อุปกรณ์เสริมโน้ตบุ๊ก', en: 'Laptop Accessories' };

/** The lexeme of the category that a query names, of those that exist. */
const namedCategoryIn = (query: string, existing: readonly string[]) => {
  const terms = analyser.queryTerms(`${query} `, 'th');
  const mentions = categoryMentions(terms).filter(({ lexemes }) => lexemes.some((lexeme) => existing.includes(lexeme)));
  return pickNamedCategory(mentions, terms)?.lexemes.find((lexeme) => existing.includes(lexeme)) ?? null;
};

test('a product has the names of its categories in both languages', () => {
  const gaming = { th: 'โน้ตบุ๊กเกมมิ่ง', en: 'Gaming Laptops' };
  expect(categoryLexemes([gaming, laptops], analyser)).toEqual(
    expect.arrayContaining(['=gaminglaptop', '=laptop', '=โนตบุค']),
  );
});

test('an accessory does not have the name of what it is for', () => {
  const stands = { th: 'แท่นวางโน้ตบุ๊ก', en: 'Laptop Stands' };
  const lexemes = categoryLexemes([stands, accessories, laptops], analyser);
  expect(lexemes).toContain('=laptopstand');
  expect(lexemes).not.toContain('=laptop');
});

test('a name in brackets counts; a category above that names several things does not', () => {
  const phones = { th: 'ไอโฟน (iPhone)', en: 'iPhone' };
  const above = { th: 'สมาร์ทโฟนและแท็บเล็ต', en: 'Smartphones & Tablets' };
  const lexemes = categoryLexemes([phones, above], analyser);
  expect(lexemes).toContain('=iphone');
  expect(lexemes).toContain('=ไอโฟน');
  expect(lexemes).not.toContain('=tablet');
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
])('the category named in %s', (query, existing, named) => {
  expect(namedCategoryIn(query, existing)).toBe(named);
});
