import { expect, test } from 'vitest';
import { createAnalyser } from '../analysis/analyser.ts';
import { defaultSynonyms } from '../analysis/default-synonyms.ts';
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
