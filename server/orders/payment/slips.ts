import type { FileContent } from '#contract/endpoint.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { AppContext } from '../../app-context.ts';
import {
  findSlipPicture,
  findSlips,
  insertSlip,
  isBelowSlipLimit,
  type ReadSlip,
  type SlipReader,
} from '../../bank-transfers/bank-transfers.ts';
import { type Db, resultTransaction, type Tx } from '../../db/database.ts';
import { findOwnOrder, lockOrder, setSlipStatus } from '../queries.ts';
import type { StoredOrder } from '../stored-order.ts';
import { isSlipExpected } from './payment-window.ts';

/** A customer's order. */
interface OwnOrder {
  orderId: string;
  customerId: string;
}

type Refusal = 'order_not_found' | 'slip_not_expected' | 'slip_limit_reached';

/** The file of a slip; `ended` is aborted when its request has been answered or its client has left. */
interface Upload {
  file: Uint8Array;
  ended: AbortSignal;
}

/** Opens the file of a slip and stores it; the order then waits for an operator and does not expire. */
export async function uploadSlip(context: AppContext, reader: SlipReader, own: OwnOrder, { file, ended }: Upload) {
  const order = await findOwnOrder(context.db, own.orderId, own.customerId);
  const refusal = await refusalOf(context.db, order, own);
  if (refusal) return fail(refusal);
  const slip = await reader.read(file, { caller: own.customerId, ended });
  if (!slip.ok) return slip;
  return resultTransaction(context.db, (tx) => storeSlip(tx, own, slip.data, context.clock()));
}

async function storeSlip(
  tx: Tx,
  own: OwnOrder,
  slip: ReadSlip,
  now: Date,
): Promise<Result<null, Refusal | 'slip_already_used'>> {
  const order = await lockOrder(tx, own.orderId);
  const refusal = await refusalOf(tx, order, own);
  if (refusal || !order) return fail(refusal ?? 'order_not_found');
  const { orderId, expiresAt } = order;
  if (!(await insertSlip(tx, { ...slip, reference: orderId, now }))) return fail('slip_already_used');
  await setSlipStatus(tx, { orderId, slipStatus: 'waiting', expiresAt, now });
  return ok(null);
}

async function refusalOf(
  db: Db,
  order: StoredOrder | undefined,
  { orderId, customerId }: OwnOrder,
): Promise<Refusal | null> {
  if (order?.customerId !== customerId) return 'order_not_found';
  if (!isSlipExpected(order)) return 'slip_not_expected';
  return isBelowSlipLimit(await findSlips(db, orderId)) ? null : 'slip_limit_reached';
}

/** The picture of a slip of one of a customer's orders. */
export async function readSlipPicture(
  { db }: Pick<AppContext, 'db'>,
  { orderId, customerId, slipId }: OwnOrder & { slipId: string },
): Promise<Result<FileContent, 'order_not_found' | 'slip_not_found'>> {
  const order = await findOwnOrder(db, orderId, customerId);
  if (!order) return fail('order_not_found');
  const content = await findSlipPicture(db, orderId, slipId);
  return content ? ok({ fileName: `${orderId}.jpg`, content }) : fail('slip_not_found');
}
