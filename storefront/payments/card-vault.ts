import type { CardVaultKind } from '#contract/payments.ts';
import { type CardFields, parseCard } from './card-fields.ts';
import type { CardTokenResult, CardVault, RequestToken } from './card-vault-protocol.ts';
import { requestOmiseToken } from './omise-vault.ts';

/** Longer than a vault takes, shorter than a shopper waits. */
const timeoutMs = 20_000;

const protocols: Record<CardVaultKind, RequestToken> = { omise: requestOmiseToken };

/**
 * Exchanges a card for a token at the gateway's vault. The card goes there alone: never to the shop, and not into an error or a log.
 */
export async function createCardToken(vault: CardVault, fields: CardFields): Promise<CardTokenResult> {
  try {
    return await protocols[vault.kind](vault, parseCard(fields), AbortSignal.timeout(timeoutMs));
  } catch {
    return { ok: false, reason: 'unavailable' };
  }
}
