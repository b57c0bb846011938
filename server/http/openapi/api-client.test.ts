import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { createCustomerWithPassword, testPassword } from '../../testing/account-factory.ts';
import { createProduct } from '../../testing/catalogue-factory.ts';
import { freePort } from '../../testing/free-port.ts';
import { createPromotion } from '../../testing/promotion-factory.ts';
import { createTestShop } from '../../testing/test-shop.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));
const packages = join(root, 'node_modules');
const program = join(root, 'docs/api-client');

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const shop = await createTestShop({ environment: { ORIGIN: origin } });
const folder = await mkdtemp(join(tmpdir(), 'api-client-'));
afterAll(() => rm(folder, { recursive: true }));

/** Runs a program in the folder of the client. */
function runProgram(path: string, ...args: string[]) {
  return run(process.execPath, [join(root, path), ...args], { cwd: folder });
}

test('a client generated from the document of a running shop compiles and buys a phone', async () => {
  const { email } = await createCustomerWithPassword(shop);
  await createProduct(shop, { name: 'Comet 5', category: 'phones', price: 9990, stock: 3 });
  await createPromotion(shop, {
    conditions: [{ kind: 'payment_method', methods: ['qr_code'] }],
    action: { kind: 'amount_off', amount: 90 },
  });
  // Updates the search index.
  await shop.app.inject('/healthz');
  await shop.app.listen({ port, host: '127.0.0.1' });
  await cp(program, folder, { recursive: true });
  await symlink(packages, join(folder, 'node_modules'));

  await runProgram('tools/quality/node_modules/oazapfts/dist/cli.js', `${origin}/docs/json`, 'client.ts');
  await runProgram('node_modules/typescript/bin/tsc', '--project', folder);
  const { stdout } = await run(process.execPath, ['buy-a-phone.ts', origin, email, testPassword, 'comet'], {
    cwd: folder,
  });

  const order = JSON.parse(stdout);
  expect(order).toMatchObject({ status: 'paid', totalPayable: 9900, items: ['Comet 5'] });
  const stored = await shop.db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.customer_id', 'orders.customer_id')
    .select(['orders.status', 'email'])
    .where('order_id', '=', order.orderId)
    .executeTakeFirst();
  expect(stored).toEqual({ status: 'paid', email });
});
