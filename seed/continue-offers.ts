import { sql } from 'kysely';
import { type Db, transaction } from '#server/db/database.ts';
import { continueDeals } from './content.ts';
import { seedCoupons } from './coupons.ts';
import { daysAhead, lastDemoFlashSaleEnd, seedFlashSales } from './flash-sales.ts';
import { seedPromotions } from './promotions.ts';

const dayMilliseconds = 86_400_000;

/** Adds flash sales, promotions, coupons and deals for the coming days to a demo shop, also to one of an older version. Other shops are not changed. */
export async function continueOffers(db: Db, now: Date): Promise<void> {
  const last = await lastDemoFlashSaleEnd(db);
  if (!last) return;
  const flashSalesEndSoon = last.getTime() <= now.getTime() + (daysAhead / 2) * dayMilliseconds;
  await transaction(db, async (tx) => {
    await sql`set local saifah.quiet = 'on'`.execute(tx);
    if (flashSalesEndSoon) await seedFlashSales(tx, now);
    await seedPromotions(tx, now);
    await seedCoupons(tx, now);
    await continueDeals(tx, now);
  });
  if (flashSalesEndSoon) await sql`select pg_notify('page_tags', 'everything')`.execute(db);
}
