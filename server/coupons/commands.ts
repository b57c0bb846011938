import type { Tx } from '../db/database.ts';
import type { ImportExport } from '../import-export/import-export.ts';
import { type Candidate, rowWriter } from '../import-export/row-writer.ts';
import type { RowsAbove } from '../import-export/rows-above.ts';
import {
  conditionKinds,
  couponActionKinds,
  kindsHelp,
  mergeReferences,
  missingReferences,
  parseRules,
  selectReferences,
} from '../promotions/promotions.ts';
import { lockLimits } from '../reservations/reservations.ts';
import { type CouponFileRow, couponColumns } from './import-export-columns.ts';
import { couponPages, lockCouponsByKey, saveCoupons, selectOwnersOfCodes } from './import-export-queries.ts';
import { type CouponUsage, selectUsage, startCountingUses } from './operator-queries.ts';

export { couponUsageCommand, endCouponCommand, generateCodesCommand, listCouponsCommand } from './operator-commands.ts';

const write = rowWriter({
  columns: couponColumns,
  key: ['coupon'],
  async find(tx, given) {
    await lockLimits(tx);
    return await lockCouponsByKey(
      tx,
      given.map(({ coupon }) => coupon),
    );
  },
  check,
  claims: ({ coupon, codes }) => ({ owner: coupon, values: codes }),
  async save(tx, rows, now) {
    const limited = rows.filter(({ total_limit }) => total_limit !== null);
    await startCountingUses(
      tx,
      limited.map(({ coupon }) => coupon),
      now,
    );
    await saveCoupons(tx, rows);
  },
});

async function check(
  tx: Tx,
  rows: readonly Candidate<CouponFileRow>[],
  _now: Date,
  above: RowsAbove,
): Promise<(string | undefined)[]> {
  const candidates = rows.map((candidate) => ({ ...candidate, keys: parseRules(candidate.row).references }));
  const references = await selectReferences(tx, mergeReferences(candidates.map(({ keys }) => keys)));
  const usage = await selectUsage(
    tx,
    candidates.map(({ row }) => row.coupon),
  );
  const owners = await selectOwnersOfCodes(
    tx,
    candidates.flatMap(({ row }) => row.codes),
  );
  /** Codes of rows above among these. */
  const taken = new Map<string, string>();
  return candidates.map(({ row, before, keys }) => {
    if (before && before.type !== row.type) return `type: must stay ${before.type}`;
    const wrong = windowError(row);
    if (wrong) return wrong;
    const missing = missingReferences(keys, references);
    if (missing.length > 0) return `conditions, action: ${missing.join('; ')}`;
    for (const code of row.codes) {
      const owner = owners.get(code);
      const isReplaced = owner?.isShared && (owner.coupon === row.coupon || above.has(owner.coupon));
      if (owner && !isReplaced)
        return `codes: ${code} is ${owner.isShared ? 'a code' : 'a code for one use'} of ${owner.coupon}`;
      const earlier = taken.get(code) ?? above.ownerOf(code);
      if (earlier !== undefined && earlier !== row.coupon) return `codes: ${code} is a code of ${earlier}`;
    }
    for (const code of row.codes) taken.set(code, row.coupon);
    return limitError(row, usage.get(row.coupon));
  });
}

function windowError(row: CouponFileRow): string | undefined {
  if (row.ends_at <= row.starts_at) return 'ends_at: must come after starts_at';
  if (row.type === 'collectible') {
    if (row.keep_starts_at === null || row.keep_ends_at === null)
      return 'keep_starts_at, keep_ends_at: must be given for a collectible coupon';
    if (row.keep_ends_at <= row.keep_starts_at) return 'keep_ends_at: must come after keep_starts_at';
    return row.codes.length > 0 ? 'codes: must be empty for a collectible coupon' : undefined;
  }
  const forCollectible = (['keep_starts_at', 'keep_ends_at', 'keep_limit', 'valid_days'] as const).filter(
    (name) => row[name] !== null,
  );
  return forCollectible.length > 0 ? `${forCollectible.join(', ')}: must be empty unless it is collectible` : undefined;
}

function limitError(row: CouponFileRow, usage: CouponUsage | undefined): string | undefined {
  if (!usage) return undefined;
  if (row.total_limit !== null && row.total_limit < usage.orders)
    return `total_limit: must be at least ${usage.orders}, the orders that used it`;
  if (row.per_customer_limit !== null && row.per_customer_limit < usage.ordersOfOneCustomer)
    return `per_customer_limit: must be at least ${usage.ordersOfOneCustomer}, the orders of a customer that used it`;
  if (row.keep_limit !== null && row.keep_limit < usage.kept)
    return `keep_limit: must be at least ${usage.kept}, the customers who keep it`;
  return undefined;
}

/** Import and export of coupons with their codes for everybody. Uses, and codes for one use, are not in the file. */
export const couponsImportExport: ImportExport = {
  name: 'coupons',
  description: 'coupons with their conditions, action, limits and codes for everybody',
  rowTypes: { coupons: couponColumns },
  notes: [kindsHelp('Conditions', conditionKinds), kindsHelp('Actions', couponActionKinds)].join('\n'),
  exportBatches: couponPages,
  write,
  constraintMessages: {
    coupons_total_limit: 'total_limit: must be at least the number of orders that used it',
    coupons_keep_limit: 'keep_limit: must be at least the number of customers who keep it',
  },
  // Orders wait for its lock of limits.
  rowsPerTransaction: 50,
  rowsReferToEarlierRows: false,
};
