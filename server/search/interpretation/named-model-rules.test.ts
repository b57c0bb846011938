import { expect, test } from 'vitest';
import { createAnalyser } from '../analysis/analyser.ts';
import { defaultSynonyms } from '../analysis/default-synonyms.ts';
import { numberDistance, similarNumbers } from './model-number-rules.ts';
import { namedModel, neighbouringTerms, separateNumbers } from './named-model-rules.ts';

const analyser = createAnalyser(defaultSynonyms);

const modelOf = (query: string) => {
  const model = namedModel(analyser.queryTerms(query, 'th'));
  const words = (terms: readonly { term: string }[]) => terms.map(({ term }) => term).join(' ');
  return model && [words(model.series), words(model.designation)];
};

test('a series and what follows it name a model', () => {
  expect(modelOf('iphone 15 pro')).toEqual(['iphone', '15 pro']);
  expect(modelOf('ไอโฟน15โปร')).toEqual(['ไอโฟน', '15 โปร']);
  expect(modelOf('galaxy s23 ultra สีดำ')?.[1]).toBe('s23 ultra');
  expect(modelOf('rtx 4070 ti')).toEqual(['rtx', '4070 ti']);
  expect(modelOf('rx 7900 xtx')).toEqual(['rx', '7900 xtx']);
  expect(modelOf('iphone 16 new')).toEqual(['iphone', '16']);
  expect(modelOf('airpods max')).toEqual(['airpods', 'max']);
  expect(modelOf('iphone x')).toEqual(['iphone', 'x']);
  expect(modelOf('iphone x max')).toEqual(['iphone', 'x max']);
  expect(modelOf('galaxy z flip 5')).toEqual(['galaxy z flip', '5']);
  expect(modelOf('ryzen 5 7600x')).toEqual(['ryzen', '5 7600x']);
  expect(modelOf(separateNumbers('iphone15pro'))).toEqual(['iphone', '15 pro']);
});

test('a letter with a number is a model by itself', () => {
  expect(modelOf('s21')).toEqual(['', 's21']);
  expect(modelOf('s20 fe')).toEqual(['', 's20 fe']);
  for (const query of ['m2', 'a4', 'x200a', '5g']) expect([query, modelOf(query)]).toEqual([query, null]);
});

test('a word for a kind may be part of a name', () => {
  const terms = analyser.queryTerms('nothing phone 2', 'th');
  expect(namedModel(terms)).toBeNull();
  expect(namedModel(terms, new Set(['phone']))?.series.map(({ term }) => term)).toEqual(['nothing', 'phone']);
});

test('figures of a kind of product, properties and prices name none', () => {
  for (const query of [
    'จอ 144hz',
    'ทีวี 55 นิ้ว',
    'case iphone 15',
    'เคสไอโฟน 15',
    'iphone 256gb',
    'iphone 20000',
    'iphone',
    '15',
  ])
    expect([query, modelOf(query)]).toEqual([query, null]);
});

test('neighbouring models have a number that is a few steps away', () => {
  expect(neighbouringTerms('s23')).toEqual(['s18', 's19', 's20', 's21', 's22', 's24', 's25', 's26', 's27', 's28']);
  expect(neighbouringTerms('4090')).toEqual(expect.arrayContaining(['5090', '4080', '4091']));
  expect(neighbouringTerms('4090')).not.toContain('9090');
  expect(neighbouringTerms('a05')).toEqual(expect.arrayContaining(['a04', 'a07']));
  expect(neighbouringTerms('pro')).toEqual([]);
});

const similarTo = (query: string, ...names: string[]) => {
  const model = namedModel(analyser.queryTerms(query, 'th'));
  return model && similarNumbers(model, names).map(({ term }) => term);
};

test('similar models have the same letters and as many digits, or another letter', () => {
  expect(similarTo('epson l3110', 'EcoTank L6270', 'EB-E01', 'EcoTank L3250')).toEqual(['l3250', 'l6270']);
  expect(similarTo('canon m50', 'EOS R10', 'RF 50mm Lens', 'EOS R50', 'PowerShot G7')).toEqual(['r50', 'r10']);
  expect(similarTo('sony a6100', 'HT-S2000', 'Alpha 6700')).toEqual(['alpha6700']);
  expect(similarTo('samsung m14', 'Smart Monitor M50F', 'Galaxy A17')).toEqual(['a17']);
  expect(similarTo('rx 6600', 'RX100 VII', 'Radeon RX 9070 XT')).toEqual(['rx9070']);
});

test('how far a model is from a named one shows in the number with the same letters', () => {
  const model = namedModel(analyser.queryTerms('samsung a15', 'th'));
  if (!model) throw new Error('samsung a15 names a model');
  expect(numberDistance(model, 'Samsung Galaxy A17 5G')).toBe(2);
  expect(numberDistance(model, 'Samsung Galaxy S16')).toBe(Number.POSITIVE_INFINITY);
});

test('a processor or a graphics card is called by its number with letters, a year and a price are no model', () => {
  const designationIn = (query: string) =>
    namedModel(analyser.queryTerms(query, 'th'))?.designation.map(({ term }) => term);
  expect(designationIn('5600x')).toEqual(['5600x']);
  expect(designationIn('14600k')).toEqual(['14600k']);
  expect(designationIn('4070 super')).toEqual(['4070', 'super']);
  expect(designationIn('2026')).toBeUndefined();
  expect(designationIn('5000 mah')).toBeUndefined();
  expect(designationIn('4070 laptop')).toBeUndefined();
});
