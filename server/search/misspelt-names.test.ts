import { beforeAll, expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { countStatements } from '../testing/count-statements.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { analyserState } from './index/current-analyser.ts';
import { withLexiconNames } from './interpretation/misspelt-names.ts';
import { updateIndex } from './search.ts';

const { database, statementCount } = countStatements(await openTestDatabase());
const shop = await createTestShop({ database });

beforeAll(async () => {
  await createProduct(shop, { name: { th: 'มือถือ Nokturn', en: 'Nokturn Smartphone' }, category: 'smartphones' });
  await updateIndex(shop);
});

const corrected = async (query: string) =>
  withLexiconNames({ db: shop.db, locale: 'th', ...(await analyserState(shop.db)) }, query);

test('a misspelt word is corrected wherever it is, but not within another one', async () => {
  expect(await corrected('มอถือ สีดำ มอถือ')).toBe('มือถือ สีดำ มือถือ');
  expect(await corrected('กกมอถือ มอถือ')).toBe('กกมอถือ มือถือ');
  expect(await corrected('มือถือ สีดำ')).toBeNull();
});

test('of a query with many misspelt words the first are compared', async () => {
  const misspelt = [
    'ซมซุง',
    'ซำซุง',
    'ซัมซง',
    'ซันซุง',
    'เสียวมิ',
    'ฟิลิส์',
    'กร์มิน',
    'โน้ตบุค',
    'แล็ปท็อบ',
    'เลสน์กล้อง',
    'มือถื',
    'วโว่',
  ];
  await corrected('มอถือ');
  const before = statementCount();
  expect(await corrected(['มอถือ', ...misspelt].join(' '))).toMatch(/^มือถือ /);
  expect(statementCount() - before).toBeLessThanOrEqual(9);
});
