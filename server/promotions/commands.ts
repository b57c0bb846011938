import type { Tx } from '../db/database.ts';
import type { ImportExport } from '../import-export/import-export.ts';
import { rowWriter } from '../import-export/row-writer.ts';
import { lockLimits } from '../reservations/reservations.ts';
import { actionKinds, giftsInFile } from './actions/actions.ts';
import { conditionKinds } from './conditions/conditions.ts';
import { kindsHelp, type PromotionFileRow, promotionColumns } from './import-export-columns.ts';
import {
  type GiftQuota,
  lockPromotionsByKey,
  promotionPages,
  replacePromotionGifts,
  saveGiftQuotas,
  savePromotions,
} from './import-export-queries.ts';
import {
  type PromotionUsage,
  selectUsage,
  startCountingGifts,
  startCountingUses,
  startCountingUsesByCustomers,
} from './limit-queries.ts';
import { missingReferences, parseRules } from './parse-promotion.ts';
import { selectReferences } from './queries.ts';
import { mergeReferences } from './rule-kind.ts';

export { endPromotionCommand, listPromotionsCommand } from './operator-commands.ts';

const write = rowWriter({
  columns: promotionColumns,
  key: ['promotion'],
  async find(tx, given) {
    await lockLimits(tx);
    return await lockPromotionsByKey(
      tx,
      given.map(({ promotion }) => promotion),
    );
  },
  async check(tx, rows) {
    const candidates = rows.map(({ row }) => ({ row, keys: parseRules(row).references }));
    const references = await selectReferences(tx, mergeReferences(candidates.map(({ keys }) => keys)));
    const usage = await selectUsage(
      tx,
      candidates.map(({ row }) => row.promotion),
    );
    return candidates.map(({ row, keys }) => {
      if (row.ends_at <= row.starts_at) return 'ends_at: must come after starts_at';
      const missing = missingReferences(keys, references);
      if (missing.length > 0) return `conditions, action: ${missing.join('; ')}`;
      return limitError(row, usage.get(row.promotion));
    });
  },
  save,
});

function limitError(row: PromotionFileRow, usage: PromotionUsage | undefined): string | undefined {
  if (!usage) return undefined;
  if (row.total_limit !== null && row.total_limit < usage.orders)
    return `total_limit: must be at least ${usage.orders}, the orders that used it`;
  if (row.per_customer_limit !== null && row.per_customer_limit < usage.ordersOfOneCustomer)
    return `per_customer_limit: must be at least ${usage.ordersOfOneCustomer}, the orders of a customer that used it`;
  const exceeded = giftsOf(row).find(({ sku, quota }) => quota !== null && quota < (usage.given[sku] ?? 0));
  return (
    exceeded &&
    `action.gifts: the quota of ${exceeded.sku} must be at least ${usage.given[exceeded.sku]}, the units given`
  );
}

function giftsOf({ promotion, action }: PromotionFileRow): GiftQuota[] {
  return giftsInFile(action).map((gift) => ({ promotion, ...gift }));
}

async function save(tx: Tx, rows: readonly PromotionFileRow[], now: Date): Promise<void> {
  const keysOf = (some: readonly PromotionFileRow[]) => some.map(({ promotion }) => promotion);
  await startCountingUses(tx, keysOf(rows.filter(({ total_limit }) => total_limit !== null)), now);
  await startCountingUsesByCustomers(
    tx,
    keysOf(rows.filter(({ per_customer_limit }) => per_customer_limit !== null)),
    now,
  );
  await savePromotions(tx, rows);
  const gifts = rows.flatMap(giftsOf);
  await replacePromotionGifts(tx, keysOf(rows), gifts);
  await startCountingGifts(
    tx,
    gifts.filter(({ quota }) => quota !== null),
    now,
  );
  await saveGiftQuotas(tx, gifts);
}

/** Import and export of promotions. The uses are not in the file: orders count them. */
export const promotionsImportExport: ImportExport = {
  name: 'promotions',
  description: 'promotions with their conditions, action and limits',
  rowTypes: { promotions: promotionColumns },
  notes: [kindsHelp('Conditions', conditionKinds), kindsHelp('Actions', actionKinds)].join('\n'),
  exportBatches: promotionPages,
  write,
  constraintMessages: {
    promotions_total_limit: 'total_limit: must be at least the number of orders that used it',
    promotion_gifts_quota: 'action.gifts: a quota must be at least the units given',
  },
  // Orders wait for its lock of limits.
  rowsPerTransaction: 25,
  rowsReferToEarlierRows: false,
};
