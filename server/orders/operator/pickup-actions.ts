import { randomInt } from 'node:crypto';
import { text } from '../../import-export/columns.ts';
import { queueOrderMail, queueReadyMail } from '../mails.ts';
import { transitionOrder } from '../order-transitions.ts';
import { insertPickupCode, lockPickupCode, recordWrongCode, redeemPickupCode } from '../pickup/pickup-queries.ts';
import { isPickupBlocked, isSamePickupCode, isWrongCodeFirst } from '../pickup/pickup-rules.ts';
import { changeAction, changeOrder, decideTransition } from './change-order.ts';
import type { ActionOutcome, OrderAction } from './order-action.ts';

/** Makes orders ready at their branch: each gets a pickup code, which its buyer sees and is mailed. */
export const readyAction = changeAction({
  name: 'ready',
  description: 'mark prepared orders as ready for pickup at their branch, and mail the customers their pickup code',
  columns: {},
  decide: (order) => decideTransition(order, 'ready_for_pickup'),
  async write(context, tx, { orderId, order, operator, now }) {
    const code = newPickupCode();
    await insertPickupCode(tx, { orderId, code, now });
    await queueReadyMail(context, tx, order, code);
    await transitionOrder(tx, {
      orderId,
      to: 'ready_for_pickup',
      actor: { operator },
      reason: 'at the branch',
      now,
    });
  },
  plan: (order) => ({ order: { ...order, status: 'ready_for_pickup' } }),
});

const pickedUpColumns = {
  code: text('the pickup code that the customer shows, or the text of its QR code', { max: 40 }),
};

/** Hands orders out to those who show their pickup code. A dry run does not check the code: that would reveal whether it is right. */
export const pickedUpAction: OrderAction<typeof pickedUpColumns> = {
  name: 'picked-up',
  description: 'mark orders as picked up by their pickup code, and mail the customers',
  columns: pickedUpColumns,
  notes:
    'After five wrong codes for an order, every code is refused for 15 minutes. A dry run does not check the code.',
  async run(context, request) {
    const { orderId, values, operator } = request;
    let wrongCode: ActionOutcome | null = null;
    const outcome = await changeOrder(
      context,
      request,
      (order) => decideTransition(order, 'picked_up'),
      async (tx, order, lines) => {
        const now = context.clock();
        const pickup = await lockPickupCode(tx, orderId);
        if (!pickup) throw new Error(`order ${orderId} is ready for pickup without a code`);
        if (isPickupBlocked(pickup, now)) {
          wrongCode = { refused: 'had five wrong codes: try again in 15 minutes' };
        } else if (!isSamePickupCode({ orderId, code: pickup.code }, values.code)) {
          // Must be committed: wrong codes are counted.
          await recordWrongCode(tx, { orderId, isFirst: isWrongCodeFirst(pickup, now), now });
          wrongCode = { refused: 'code: is not the pickup code of this order' };
        } else {
          await redeemPickupCode(tx, orderId, now);
          await queueOrderMail(context, tx, 'picked_up', order, lines);
          await transitionOrder(tx, { orderId, to: 'picked_up', actor: { operator }, reason: 'picked up', now });
        }
      },
      (order) => ({ order: { ...order, status: 'picked_up' } }),
    );
    return wrongCode ?? outcome;
  },
};

/** Without characters that look alike: 0 and O, 1, I and L. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const codeLength = 8;

/** One of 31⁸. */
function newPickupCode(): string {
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}
