import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { MockCharges } from '../../db/tables.ts';

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
  change: { status?: string; failure_code?: string | null; card_last_digits?: string },
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
