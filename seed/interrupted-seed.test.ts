import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestShop } from '#server/testing/test-shop.ts';
import { seedDemoShop, shopIsEmpty } from './seed.ts';

test('a shop whose pictures were not all written stays empty, so that the next start fills it', async () => {
  const shop = await createTestShop();
  writeFileSync(join(shop.settings.dataFolder, 'images'), 'not a folder');
  await expect(seedDemoShop(shop, { onProgress: () => {} })).rejects.toThrow();
  expect(await shopIsEmpty(shop.db)).toBe(true);
});
