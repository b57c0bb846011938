import type { Satang } from '#contract/money.ts';
import type { AppContext } from '../../app-context.ts';
import { transaction } from '../../db/database.ts';
import { findRefund, insertRefund, lockRefundableAmount, type StoredRefund } from './queries.ts';

export type MockRefundRow = StoredRefund & { status: 'pending' | 'succeeded' | 'failed' };

/**
 * Refunds a part of a charge. Like most payment providers, it refuses (null) more than is left of a successful charge, but makes a
 * second refund when it is requested twice.
 */
export async function createRefund(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { chargeId, refundId, amount }: { chargeId: string; refundId: string; amount: Satang },
): Promise<MockRefundRow | null> {
  return transaction(db, async (tx) => {
    const refundable = await lockRefundableAmount(tx, chargeId);
    if (amount > refundable) return null;
    return (await insertRefund(tx, { chargeId, refundId, amount, now: clock() })) as MockRefundRow;
  });
}

/** The first refund that was requested with this id; undefined if there is none. */
export async function readRefund({ db }: Pick<AppContext, 'db'>, refundId: string): Promise<MockRefundRow | undefined> {
  return (await findRefund(db, refundId)) as MockRefundRow | undefined;
}
