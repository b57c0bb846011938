import type { CancelReason } from '#contract/closing-reasons.ts';
import type { shopClosings } from './closing-reasons.ts';

/** Why an order was closed, as the log of transitions says it: what its customer chose, or why the shop closed it. */
export type LoggedClosing =
  | CancelReason
  | 'cancelled by the buyer'
  | 'not paid in time'
  | 'refunded by the shop'
  | (typeof shopClosings)[keyof typeof shopClosings]['logged'];

/** Why an order has changed its status, as the log of transitions says it. Orders keep what was logged: add a reason, and change none. */
export type TransitionReason =
  | LoggedClosing
  | 'paid'
  | 'paid late'
  | 'packing started'
  | 'handed to the carrier'
  | 'tracking number corrected'
  | 'delivered'
  | 'at the branch'
  | 'picked up'
  | 'services done'
  | 'money back';
