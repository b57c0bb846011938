import { sql } from 'kysely';
import type { Localised } from '#contract/locale.ts';
import type { Db } from '../db/database.ts';

/** A promotion as the operator's list shows it. */
export interface ListedPromotion {
  promotion: string;
  name: Localised;
  startsAt: Date;
  endsAt: Date;
  totalLimit: number | null;
  used: number;
  perCustomerLimit: number | null;
}

/** All promotions in the order of their evaluation. */
export async function selectPromotions(db: Db): Promise<ListedPromotion[]> {
  const { rows } = await sql<ListedPromotion>`
    select promotion, name, starts_at as "startsAt", ends_at as "endsAt", total_limit as "totalLimit", used,
      per_customer_limit as "perCustomerLimit"
    from promotions order by priority desc, promotion_id`.execute(db);
  return rows;
}

/** The keys of promotions by id. */
export async function promotionKeys(db: Db): Promise<Map<number, string>> {
  const rows = await db.selectFrom('promotions').select(['promotion_id', 'promotion']).execute();
  return new Map(rows.map(({ promotion_id, promotion }) => [promotion_id, promotion]));
}
