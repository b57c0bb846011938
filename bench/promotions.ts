import pg from 'pg';
import { createClient } from '#contract/client.ts';
import { replacePromotions } from './bench-data.ts';
import { measureFlow } from './flows.ts';
import { measureRepeatedRequests } from './http-throughput.ts';
import type { Row } from './report.ts';
import { formatNote, type RunOptions } from './runs.ts';
import type { BenchShop } from './shop.ts';

const promotionCount = 500;
const lineCount = 20;
const cartCount = 50;

/** Carts of a shop with many live promotions, compared with the same carts without any. */
export async function measurePromotions(shop: BenchShop, options: RunOptions): Promise<Row[]> {
  const cartIds = await fillCarts(shop);
  const readCarts = () =>
    measureRepeatedRequests(
      shop,
      options,
      cartIds.map((cartId) => ({ method: 'GET', path: `/cart/api/cart/${cartId}`, headers: {} })),
    );
  await setPromotions(shop, 0);
  const without = await readCarts();
  await setPromotions(shop, promotionCount);
  const withPromotions = await readCarts();
  const flows = [...(await measureFlow(shop, 'cart', options)), ...(await measureFlow(shop, 'checkout', options))];
  return [
    {
      name: `a cart of ${lineCount} lines, no promotions`,
      value: without.perSecond,
      unit: '/s',
      note: formatNote(without),
    },
    {
      name: `a cart of ${lineCount} lines, ${promotionCount} promotions`,
      value: withPromotions.perSecond,
      unit: '/s',
      note: formatNote(withPromotions),
    },
    {
      name: `a cart of ${lineCount} lines, time with ${promotionCount} promotions to without`,
      value: without.perSecond / withPromotions.perSecond,
      unit: '',
      target: { max: 1.5 },
    },
    ...flows.map(({ name, ...row }) => ({ ...row, name: `${name}, ${promotionCount} promotions` })),
  ];
}

async function fillCarts({ origin, skuIds }: BenchShop): Promise<string[]> {
  const client = createClient({ host: origin, locale: () => 'th', fetch });
  const cartIds: string[] = [];
  for (let cart = 0; cart < cartCount; cart += 1) {
    const created = await client('POST /cart/api/cart/create');
    if (!created.ok) throw new Error(`a cart cannot be created: ${created.code}`);
    const { cartId } = created.data;
    const items = Array.from({ length: lineCount }, (_, line) => ({
      productId: skuIds[(cart * 7 + line * 9) % skuIds.length] ?? 0,
      quantity: 1,
    }));
    const filled = await client('POST /cart/api/cart/{cartId}/items/add-multiple', {
      params: { cartId },
      body: { items },
    });
    if (!filled.ok) throw new Error(`a cart cannot be filled: ${filled.code}`);
    cartIds.push(cartId);
  }
  return cartIds;
}

async function setPromotions({ databaseUrl }: BenchShop, count: number): Promise<void> {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  try {
    await replacePromotions(database, count);
  } finally {
    await database.end();
  }
}
