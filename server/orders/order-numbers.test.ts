import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createShopper } from '../testing/shopper.ts';
import { createTestShop } from '../testing/test-shop.ts';

const shop = await createTestShop();
shop.setClock('2026-11-20T03:00:00Z');
const shopper = await createShopper(shop);
const { skuId } = await createProduct(shop, { stock: 100 });

async function place(): Promise<string> {
  await shopper.addToCart(skuId);
  return (await shopper.placeOrder({ paymentMethod: 'cash_on_delivery' })).orderId;
}

test('an order number has the prefix, the day in Bangkok and eight digits, and says nothing about the orders before', async () => {
  const numbers: number[] = [];
  for (let order = 0; order < 4; order += 1) {
    const orderId = await place();
    expect(orderId).toMatch(/^SF261120\d{8}$/);
    numbers.push(Number(orderId.slice(8)));
  }
  const steps = numbers.slice(1).map((number, index) => Math.abs(number - (numbers[index] ?? 0)));
  // Each step of two random numbers of eight digits is this small once in 50,000 times.
  expect(steps.filter((step) => step < 1000).length).toBeLessThan(2);
});

test('an order whose number was given to another order gets a new one, and both are complete', async () => {
  const first = await place();
  // The next two numbers that are drawn are those of the first order; a sequence counts on after a rollback.
  await sql`create sequence drawn_numbers`.execute(shop.db);
  await sql`
    create function draw_the_same() returns trigger language plpgsql as $$ begin
      if nextval('drawn_numbers') <= 2 then new.order_id := tg_argv[0]; end if;
      return new;
    end $$`.execute(shop.db);
  await sql`create trigger draw_the_same before insert on orders for each row execute function draw_the_same(${sql.lit(first)})`.execute(
    shop.db,
  );
  const second = await place();
  expect(second).not.toBe(first);
  for (const orderId of [first, second])
    expect(await shopper.getOrder(orderId)).toMatchObject({
      items: [{ quantity: 1 }],
      history: [{ status: 'confirmed' }],
    });
  const { rows } = await sql<{ drawn: number }>`select last_value::integer as drawn from drawn_numbers`.execute(
    shop.db,
  );
  expect(rows).toEqual([{ drawn: 3 }]);
});
