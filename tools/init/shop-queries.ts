import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** How much a shop has that init must not change. */
export async function shopState(db: Db): Promise<{ products: number; orders: number }> {
  const { rows } = await sql<{ products: number; orders: number }>`
    select (select count(*)::integer from products) as products, (select count(*)::integer from orders) as orders`.execute(
    db,
  );
  return rows[0] as { products: number; orders: number };
}
