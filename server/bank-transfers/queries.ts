import type { Selectable } from 'kysely';
import type { SlipStatus } from '#contract/bank-transfers.ts';
import type { Db, Tx } from '../db/database.ts';
import type { BankTransferSlips } from '../db/tables.ts';
import type { Transfer } from './rules.ts';
import type { ReadSlip } from './slip-reader.ts';

/** A stored slip, without its picture. */
export interface StoredSlip {
  slipId: string;
  /** What it pays for: an order id, which this feature does not interpret. */
  reference: string;
  status: SlipStatus;
  /** Null if its QR code could not be read. */
  transfer: Transfer | null;
  uploadedAt: Date;
  /** Why it was rejected. */
  reason: string | null;
  /** When it was accepted or rejected; null while it waits. */
  decidedAt: Date | null;
  /** The operator who did that; null while it waits, and if an earlier version stored it. */
  decidedBy: string | null;
}

/** Stores a slip that waits to be checked; false if its transfer or its picture is that of a slip that was not rejected. */
export async function insertSlip(
  tx: Tx,
  { reference, now, picture, pictureHash, transfer }: ReadSlip & { reference: string; now: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('bank_transfer_slips')
    .values({
      reference,
      status: 'waiting',
      picture: Buffer.from(picture),
      picture_hash: Buffer.from(pictureHash),
      sending_bank: transfer?.sendingBank ?? null,
      transaction_reference: transfer?.transactionReference ?? null,
      uploaded_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('slip_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Ends the waiting slips of a reference. @returns how many there were */
export async function decideSlips(
  tx: Tx,
  {
    reference,
    operator,
    now,
    ...decision
  }: { reference: string; operator: string; now: Date } & (
    | { status: 'accepted' }
    | { status: 'rejected'; reason: string }
  ),
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('bank_transfer_slips')
    .set({ ...decision, decided_at: now, decided_by: operator })
    .where('reference', '=', reference)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

const columns = [
  'slip_id',
  'reference',
  'status',
  'sending_bank',
  'transaction_reference',
  'uploaded_at',
  'reason',
  'decided_at',
  'decided_by',
] as const;

/** The slips of a reference, oldest first. */
export async function findSlips(db: Db, reference: string): Promise<StoredSlip[]> {
  const rows = await db
    .selectFrom('bank_transfer_slips')
    .select(columns)
    .where('reference', '=', reference)
    .orderBy('uploaded_at')
    .orderBy('slip_id')
    .execute();
  return rows.map(slipOf);
}

/** The slips that wait to be checked, oldest first. */
export async function findWaitingSlips(db: Db): Promise<StoredSlip[]> {
  const rows = await db
    .selectFrom('bank_transfer_slips')
    .select(columns)
    .where('status', '=', 'waiting')
    .orderBy('uploaded_at')
    .orderBy('slip_id')
    .execute();
  return rows.map(slipOf);
}

function slipOf(row: Pick<Selectable<BankTransferSlips>, (typeof columns)[number]>): StoredSlip {
  return {
    slipId: row.slip_id,
    reference: row.reference,
    status: row.status as SlipStatus,
    transfer:
      row.sending_bank === null || row.transaction_reference === null
        ? null
        : { sendingBank: row.sending_bank, transactionReference: row.transaction_reference },
    uploadedAt: row.uploaded_at,
    reason: row.reason,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
  };
}

/** The picture of a slip of a reference, as JPEG. */
export async function findSlipPicture(db: Db, reference: string, slipId: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('bank_transfer_slips')
    .select('picture')
    .where('reference', '=', reference)
    // As text: an id that is no UUID is not found.
    .where((expression) => expression.cast<string>('slip_id', 'text'), '=', slipId)
    .executeTakeFirst();
  return row?.picture;
}
