import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attentionCommand } from '#server/attention/commands.ts';
import { messagesCommand } from '#server/contact/commands.ts';
import { customersCommand } from '#server/customers/commands.ts';
import type { Column } from '#server/import-export/columns.ts';
import { importExportCommand } from '#server/import-export/commands.ts';
import { invoicesCommand } from '#server/invoices/commands.ts';
import { mailsCommand } from '#server/messaging/commands.ts';
import { type OrdersCliContext, ordersCommand } from '#server/orders/commands.ts';
import { runShopCommand } from '#server/testing/run-shop-command.ts';
import { createTestShop } from '#server/testing/test-shop.ts';
import { helpRows } from './import-export-examples/help-rows.ts';
import { importExports } from './import-exports.ts';
import { root } from './run.ts';

const shop = await createTestShop();
const sampleFile = { fileName: 'invoice.pdf', content: Buffer.from('%PDF') };
const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8');

test.each(importExports.map((importExport) => [importExport.name, importExport] as const))(
  'the help of %s describes each column of its files, as docs/operations.md does',
  async (_name, importExport) => {
    const columns = Object.values(importExport.rowTypes).flatMap(Object.entries<Column>);
    for (const direction of ['export', 'import']) {
      const command = (cli: Parameters<typeof importExportCommand>[1]) =>
        importExportCommand(importExport, cli, helpRows(importExport));
      const { output, failed } = await runShopCommand(shop, command, [direction, '--help']);
      expect(failed).toBe(false);
      for (const [column, { description }] of columns) {
        expect(output).toMatch(new RegExp(`^ {2}${column} `, 'm'));
        expect(output).toContain(description);
        expect(operations).toContain(`\`${column}\``);
      }
    }
  },
);

test.each([
  ['attention', attentionCommand],
  ['customers', customersCommand],
  ['invoices', invoicesCommand],
  [
    'mails',
    (cli: OrdersCliContext) =>
      mailsCommand({ ...cli, settings: () => shop.settings, sampleDocument: async () => sampleFile }),
  ],
  ['messages', messagesCommand],
  ['orders', ordersCommand],
] as const)('docs/operations.md has each command of %s', async (group, command) => {
  const { output } = await runShopCommand(shop, command, ['--help']);
  const names = [...output.slice(output.indexOf('Commands:')).matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(1);
  const missing = names.filter((name) => name !== 'help' && !operations.includes(`${group} ${name}`));
  expect(missing).toEqual([]);
});
