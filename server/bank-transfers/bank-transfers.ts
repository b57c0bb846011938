import { type BankTransfer, maxSlipsPerOrder } from '#contract/bank-transfers.ts';
import { banks } from '#contract/banks.ts';
import type { Locale } from '#contract/locale.ts';
import type { BankAccountSetting } from '../bank-account-settings.ts';
import type { StoredSlip } from './queries.ts';

/*
 * The shop's accounts for bank transfers, and the slips that prove them (docs/reference/payments.md). This feature does not
 * depend on orders: a `reference` identifies what is paid for.
 */

export { decideSlips, findSlipPicture, findSlips, findWaitingSlips, insertSlip, type StoredSlip } from './queries.ts';
export { createSlipReader, type ReadSlip, type SlipReader } from './slip-reader.ts';

/** The shop's accounts in one language. */
export function presentAccounts(accounts: readonly BankAccountSetting[], locale: Locale): BankTransfer['accounts'] {
  return accounts.map(({ bank, number, name, branch }) => ({
    bankCode: bank,
    bankName: banks[bank][locale],
    accountNumber: number,
    accountName: name[locale],
    branch: branch?.[locale] ?? null,
  }));
}

export function presentSlips(slips: readonly StoredSlip[]): BankTransfer['slips'] {
  return slips.map(({ slipId, status, uploadedAt, reason }) => ({
    slipId,
    status,
    uploadedAt: uploadedAt.toISOString(),
    reason,
  }));
}

/** Whether another slip can be stored in addition to these. */
export function isBelowSlipLimit(slips: readonly StoredSlip[]): boolean {
  return slips.length < maxSlipsPerOrder;
}
