import { expect, test } from 'vitest';
import { createAnalyser } from '../analysis/analyser.ts';
import { categoryLexemes } from '../analysis/category-lexemes.ts';
import { defaultSynonyms } from '../analysis/default-synonyms.ts';
import { categoryMentions, existingMention, pickNamedCategory } from './named-category-rules.ts';

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

const ofShop = createAnalyser(defaultSynonyms);

test('a product has the kind that the name of its category begins or ends with, without its features', () => {
  const earbuds = { th: 'หูฟังไร้สาย True Wireless', en: 'Earbuds' };
  expect(categoryLexemes([earbuds], ofShop)).toContain('=~หูฟัง');
  expect(categoryLexemes([{ th: 'เราเตอร์ Wi-Fi', en: 'Wi-Fi Routers' }], ofShop)).toContain('=~router');
  const security = { th: 'กล้องวงจรปิด', en: 'Security Cameras' };
  expect(categoryLexemes([security], ofShop)).not.toContain('=~คลอง');
});

test('of a name with a conjunction all parts have its kind', () => {
  const chargers = { th: 'หัวชาร์จ GaN และโน้ตบุ๊ก', en: 'Laptop & GaN Chargers' };
  const lexemes = categoryLexemes([chargers], ofShop);
  expect(lexemes).toContain('=~charger');
  for (const name of ['=laptop', '=โนตบุค']) expect(lexemes).not.toContain(name);
  expect(categoryLexemes([{ th: 'การ์ดและเครื่องอ่าน', en: 'Cards & Readers' }], ofShop)).toContain('=card');
});

test('a kind is named rather than a brand or a series', () => {
  const terms = ofShop.queryTerms('tablet ซัมซุง ', 'th');
  const named = categoryMentions(terms).filter(({ lexemes }) => lexemes.some((one) => /^=(?:tablet|ซัมซุง)$/.test(one)));
  expect(pickNamedCategory(named, terms)?.lexemes).toContain('=tablet');
});

test('a category with the name as it is typed is meant alone, otherwise all of its kind', () => {
  const [mention] = categoryMentions(ofShop.queryTerms('headphones ', 'th'));
  if (!mention) throw new Error('headphones is a mention');
  const frequencies = (existing: readonly string[]) =>
    [...mention.lexemes, ...mention.kindLexemes].map((lexeme) => Number(existing.includes(lexeme)));
  expect(existingMention(mention, frequencies(['=headphone', '=~headphone']))?.lexemes).toEqual(['=headphone']);
  expect(existingMention(mention, frequencies(['=~headphone', '=~หูฟัง']))?.lexemes.toSorted()).toEqual([
    '=~headphone',
    '=~หูฟัง',
  ]);
  expect(existingMention(mention, frequencies([]))).toBeNull();
});
