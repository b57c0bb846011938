import { describe, expect, it } from 'vitest';
import { brands } from '#seed/data/brands.ts';
import { createAnalyser } from './analyser.ts';
import { defaultSynonyms } from './default-synonyms.ts';

const analyser = createAnalyser(defaultSynonyms);

/** Whether a query finds a document of this text: each term matches, or all terms of one of its alternatives. */
function finds(text: string, query: string): boolean {
  const terms = analyser.documentTerms(text, 'th');
  const has = (term: string, isPrefix: boolean) =>
    terms.some((known) => (isPrefix ? known.startsWith(term) : known === term));
  return analyser
    .queryTerms(query, 'th')
    .every(
      ({ term, alternatives, isPrefix }) =>
        has(term, isPrefix) || alternatives.some((phrase) => phrase.split(' ').every((part) => has(part, false))),
    );
}

describe('a query finds a text', () => {
  it.each([
    ['โน้ตบุ๊ก ASUS Vivobook 15', 'โน๊ตบุ๊คเอซุส'],
    ['โน้ตบุ๊ก ASUS Vivobook 15', 'แลปทอป asus'],
    ['โน้ตบุ๊ก ASUS Vivobook 15', 'โนตบุค'],
    ['สมาร์ทโฟน Samsung Galaxy S25+ 5G', 's25 plus'],
    ['Samsung Galaxy S25 Plus 5G', 's25+'],
    ['Sony Alpha 6700', 'a6700'],
    ['สมาร์ทโฟน Apple iPhone 17 Pro', 'ไอโฟน17โปร'],
    ['สมาร์ทโฟน Apple iPhone 17 Pro', 'iphone17pro'],
    ['สมาร์ทโฟน Apple iPhone 17 Pro', 'iphone 17 p'],
    ['สมาร์ทโฟน Apple iPhone 17 Pro', 'ไอโฟน ๑๗'],
    ['สมาร์ทโฟน Apple iPhone 17 Pro', '"iphone 17"'],
    ['สมาร์ทโฟน Apple iPhone 17 Pro', 'iphone 17 "pro"'],
    ['สมาร์ทโฟน Apple iPhone 17 Pro', 'โทรศัพท์ไอโฟน'],
    ['Apple iPhone 17 Pro', 'ไอโฟน'],
    ['Apple iPhone 17 Pro', 'apple'],
    ['สมาร์ทโฟน Samsung Galaxy S25 Ultra', 'ซัมซุง กาแลกซี่ เอส25'],
    ['สมาร์ทโฟน Samsung Galaxy S25 Ultra', 'ซัมซุงเอส 25'],
    ['สมาร์ทโฟน vivo Y29', 'วาย29'],
    ['สมาร์ทโฟน Samsung Galaxy S25 Ultra', 'ซัมซุงกาแล็คซี่'],
    ['สมาร์ทโฟน Samsung Galaxy S25 Ultra', 's25ultra'],
    ['หูฟังครอบหูไร้สาย Sony WH-1000XM6', 'wh1000xm6'],
    ['หูฟังครอบหูไร้สาย Sony WH-1000XM6', 'wh-1000xm6'],
    ['หูฟังครอบหูไร้สาย Sony WH-1000XM6', 'wh 1000 xm6'],
    ['หูฟังครอบหูไร้สาย Sony WH-1000XM6', 'หูฟังโซนี่'],
    ['หูฟังครอบหูไร้สาย Sony WH-1000XM6', 'หูฟังไร้สาย'],
    ['พาวเวอร์แบงค์แม่เหล็ก Anker MagGo 10K', 'เพาเวอร์แบงก์ แองเคอร์'],
    ['พาวเวอร์แบงค์แม่เหล็ก Anker MagGo 10K', 'power bank'],
    ['Anker 737 Power Bank 24000mAh', 'powerbank 24000 mah'],
    ['Anker 737 Power Bank 24000mAh', 'พาวเวอร์แบงค์ 24000mah'],
    ['ลำโพงบลูทูธ JBL Flip 7', 'ลำโพงบลูทูท'],
    ['การ์ดจอ ASUS GeForce RTX 5070', 'rtx5070'],
    ['การ์ดจอ ASUS GeForce RTX 5070', 'graphics card 5070'],
    ['เคส Spigen สำหรับ iPhone 17', 'เคสไอโฟน'],
    ['Phone Cases', 'case'],
    ['เราเตอร์ TP-Link Archer Wi-Fi 7', 'เร้าเตอร์ไวไฟ'],
    ['เราเตอร์ TP-Link Archer Wi-Fi 7', 'tplink wifi'],
    ['แฟลชไดรฟ์ SanDisk 256GB', 'แฟลชไดร์ฟ 256gb'],
    ['แฟลชไดรฟ์ SanDisk 256GB', 'sandisk 256 gb'],
    ['ไมค์ RØDE Wireless GO', 'rode'],
    ['ทีวี LG OLED evo C5', 'สมาร์ททีวี lg'],
    ['ทีวี LG OLED evo C5', 'smart ทีวี'],
    ['ทีวี LG 55 นิ้ว', '55"'],
    ['LG TV 55-inch', '55 นิ้ว'],
    ['Wi-Fi 7 Router', 'ไวไฟ 7'],
    ['Intel Core Ultra 7 265K', 'ultra 7'],
    ['LG UltraGear 27GS75Q-B', '27gs75q'],
  ])('%s by %s', (text, query) => {
    expect(finds(text, query)).toBe(true);
  });

  it.each([
    ['สมาร์ทโฟน Apple iPhone 17 Pro', 'ซัมซุง'],
    ['สมาร์ทโฟน Apple iPhone 17 Pro', 'iphone 16'],
    ['หูฟังครอบหูไร้สาย Sony WH-1000XM6', 'ลำโพงโซนี่'],
    ['การ์ดจอ ASUS GeForce RTX 5070', 'rtx 5090'],
    ['POCO F7 Ultra 5G', 'ultra 5'],
    ['HUAWEI 5G CPE Pro 6 Wi-Fi', 'wifi 6'],
    ['LG UltraGear 27GS75Q-B', '75 '],
  ])('not %s by %s', (text, query) => {
    expect(finds(text, query)).toBe(false);
  });
});

describe('an English plural', () => {
  it.each([
    ['Camera lens', 'lenses'],
    ['Wireless mice, keys', 'key'],
    ['Cases', 'case'],
    ['Wrist watch', 'watches'],
    ['Wrist watches', 'watch'],
    ['Juice boxes', 'box'],
    ['Glasses', 'glass'],
    ['Brushes', 'brush'],
    ['TVs and fans', 'fan'],
  ])('%s is found by %s', (text, query) => {
    expect(finds(text, `${query} `)).toBe(true);
  });

  it.each([
    ['GPS watch', 'gp'],
    ['Toner ink gas', 'ga'],
    ['Glass', 'glas'],
    ['Case', 'cas'],
  ])('%s is not found by %s, which is no singular', (text, query) => {
    expect(finds(text, `${query} `)).toBe(false);
  });
});

describe('while typing', () => {
  it.each([
    'หูฟังครอบหูไร้สาย',
    'เครื่องฟอกอากาศ',
    'พาวเวอร์แบงค์แม่เหล็ก',
    'กล้องมิเรอร์เลส',
    'samsung galaxy',
    'iphone 17 pro max',
  ])('each letter of %s still finds it', (name) => {
    const text = `${name} รุ่นใหม่`;
    const notFound = Array.from({ length: name.length }, (_, end) => name.slice(0, end + 1)).filter(
      (typed) => analyser.queryTerms(typed, 'th').length > 0 && !finds(text, typed),
    );
    expect(notFound).toEqual([]);
  });

  it('only the last term is a prefix, and only with nothing after it', () => {
    expect(analyser.queryTerms('samsung gal', 'en').map(({ isPrefix }) => isPrefix)).toEqual([false, true]);
    expect(analyser.queryTerms('samsung gal ', 'en').map(({ isPrefix }) => isPrefix)).toEqual([false, false]);
  });
});

describe('unusual input', () => {
  it.each([
    ['a'.repeat(2000)],
    ['ก'.repeat(2000)],
    ['   '],
    ['🙂🙂'],
    ["' or 1=1; drop table products --"],
    ['%_\\^$.*+?()[]{}|'],
    ['\u200B\u200B'],
    ['\u0E48\u0E49\u0E4C'],
    ['\u0301\u0301'],
    ['ไ'],
    ['a\u0000b'],
  ])('%j gives few terms of letters and digits', (query) => {
    const terms = analyser.queryTerms(query, 'th');
    expect(terms.length).toBeLessThanOrEqual(12);
    for (const { term, alternatives } of terms)
      for (const part of [term, ...alternatives.flatMap((phrase) => phrase.split(' '))]) {
        expect(part).toMatch(/^[\p{L}\p{M}\p{N}.]+$/u);
        expect(part.length).toBeLessThanOrEqual(200);
      }
  });

  it('keeps the first 12 terms of a long query', () => {
    expect(analyser.queryTerms(Array.from({ length: 60 }, (_, index) => `w${index}`).join(' '), 'en')).toHaveLength(12);
  });
});

it('default synonyms have every demo brand in Thai letters, in at least 200 groups', () => {
  expect(defaultSynonyms.length).toBeGreaterThanOrEqual(200);
  const known = new Set(defaultSynonyms.flatMap(([first = '']) => first.replaceAll(' ', '')));
  const plain = (title: string) =>
    title
      .toLowerCase()
      .replace('ø', 'o')
      .replace(/[^a-z0-9]/g, '');
  expect(brands.map(({ title }) => plain(title)).filter((title) => !known.has(title))).toEqual([]);
});
