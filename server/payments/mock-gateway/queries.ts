import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { MockCharges, MockRefunds } from '../../db/tables.ts';

export type StoredCharge = Selectable<MockCharges>;

/** Inserts a charge, or returns the existing one with this id unchanged. */
export function insertCharge(db: Db, charge: Insertable<MockCharges>): Promise<StoredCharge> {
  return db
    .insertInto('mock_charges')
    .values(charge)
    .onConflict((conflict) => conflict.column('charge_id').doUpdateSet({ charge_id: charge.charge_id }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findCharge(db: Db, chargeId: string): Promise<StoredCharge | undefined> {
  return db.selectFrom('mock_charges').selectAll().where('charge_id', '=', chargeId).executeTakeFirst();
}

/** Updates a charge that is still open; undefined if it is not. */
export function updateOpenCharge(
  db: Db,
  chargeId: string,
  now: Date,
  change: { status?: string; failure_code?: string | null; card_last_digits?: string; paid_at?: Date },
): Promise<StoredCharge | undefined> {
  return db
    .updateTable('mock_charges')
    .set(change)
    .where('charge_id', '=', chargeId)
    .where('status', '=', 'pending')
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export type StoredRefund = Selectable<MockRefunds>;

/** What has not been refunded of a successful charge, which stays locked until the transaction ends; 0 for any other charge. */
export async function lockRefundableAmount(tx: Tx, chargeId: string): Promise<number> {
  const charge = await tx
    .selectFrom('mock_charges')
    .select(['amount_satang', 'status'])
    .where('charge_id', '=', chargeId)
    .forUpdate()
    .executeTakeFirst();
  if (charge?.status !== 'successful') return 0;
  const { rows } = await sql<{ refunded: number }>`
    select coalesce(sum(amount_satang), 0)::bigint as refunded from mock_refunds
    where charge_id = ${chargeId} and status <> 'failed'`.execute(tx);
  return charge.amount_satang - (rows[0]?.refunded ?? 0);
}

export function insertRefund(
  tx: Tx,
  refund: { chargeId: string; refundId: string; amount: number; now: Date },
): Promise<StoredRefund> {
  return tx
    .insertInto('mock_refunds')
    .values({
      charge_id: refund.chargeId,
      refund_id: refund.refundId,
      amount_satang: refund.amount,
      created_at: refund.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The first refund that was requested with this id of the shop. */
export function findRefund(db: Db, refundId: string): Promise<StoredRefund | undefined> {
  return db
    .selectFrom('mock_refunds')
    .selectAll()
    .where('refund_id', '=', refundId)
    .orderBy('created_at')
    .executeTakeFirst();
}
