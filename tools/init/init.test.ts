import { describe, expect, test } from 'vitest';
import { contentCheckCommand } from '#server/content/commands.ts';
import { runImportExport, runShopCommand } from '#server/testing/run-shop-command.ts';
import { createTestShop } from '#server/testing/test-shop.ts';
import { fillShop } from './fill-shop.ts';
import { importExportNamed } from './pending-rows.ts';

const shop = await createTestShop();

const exported = async (name: string) => (await runImportExport(shop, importExportNamed(name), ['export'])).output;

describe('the drafts of a new shop', () => {
  test('fill an empty database with content, help, fees and holidays', async () => {
    expect(await fillShop(shop)).toBeGreaterThan(50);
    for (const name of ['content', 'shipping', 'cookie-policy'])
      expect((await exported(name)).trim().split('\n').length).toBeGreaterThan(1);
  });

  test('have no dead link and no missing picture', async () => {
    const { output, failed } = await runShopCommand(
      shop,
      (cli) => contentCheckCommand({ ...cli, withContext: (work) => work(shop) }),
      [],
    );
    expect(output).toBe('0 dead, 0 remarks\n');
    expect(failed).toBe(false);
  });

  test('show the phone number in groups of digits', async () => {
    const content = await exported('content');
    expect(content).toContain('02-000-9000');
    expect(content).not.toContain('020009000');
  });

  test('are written once', async () => {
    expect(await fillShop(shop)).toBe(0);
  });
});
