import { type Consent, type ConsentPurpose, consentPurposes } from '#contract/profile.ts';
import { shop } from '#contract/shop.ts';
import type { Db, Tx } from '../db/database.ts';
import { insertChangedConsents, selectConsents } from './consent-queries.ts';

const maxListedConsents = 100;

/**
 * Records, in the transaction that writes the flags of a customer, which consents they give or withdraw. What is recorded already is not
 * recorded again.
 *
 * @param at when the person chose
 * @param purposes which were written, by default all
 */
export function recordConsents(
  tx: Tx,
  customerId: string,
  at: Date,
  purposes: readonly ConsentPurpose[] = consentPurposes,
): Promise<void> {
  return insertChangedConsents(tx, { customerId, at, purposes, policyVersion: shop.policyVersion });
}

/** The consents that a customer gave and withdrew, the latest first. */
export async function listConsents(db: Db, customerId: string): Promise<Consent[]> {
  return (await selectConsents(db, customerId, maxListedConsents)).map(({ purpose, given, at, policy_version }) => ({
    purpose: purpose as ConsentPurpose,
    given,
    at: at.toISOString(),
    policyVersion: policy_version,
  }));
}
