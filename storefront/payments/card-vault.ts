import type { Payment } from '#contract/payments.ts';
import { type CardFields, parseCard } from './card-fields.ts';

/** Longer than a vault takes, shorter than a shopper waits. */
const timeoutMs = 20_000;

/** A single-use token of a card, or why there is none: the vault does not accept the card, or does not respond. */
export type CardTokenResult = { ok: true; token: string } | { ok: false; reason: 'card_refused' | 'unavailable' };

/**
 * Exchanges a card for a token at the gateway's vault. The card goes there alone: never to the shop, and not into an error or a log.
 */
export async function createCardToken(
  vault: NonNullable<Payment['cardVault']>,
  fields: CardFields,
): Promise<CardTokenResult> {
  const { cardNumber, cardHolder, expiryMonth, expiryYear, securityCode } = parseCard(fields);
  try {
    const response = await fetch(`${vault.url}/tokens`, {
      method: 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization: `Basic ${btoa(`${vault.publicKey}:`)}`,
        'content-type': 'application/json',
        'omise-version': '2019-05-29',
      },
      body: JSON.stringify({
        card: {
          name: cardHolder.trim(),
          number: cardNumber,
          expiration_month: expiryMonth,
          expiration_year: expiryYear,
          security_code: securityCode,
        },
      }),
    });
    const answer = (await response.json()) as { object?: unknown; id?: unknown };
    if (answer.object === 'token' && typeof answer.id === 'string') return { ok: true, token: answer.id };
    return { ok: false, reason: response.status === 400 ? 'card_refused' : 'unavailable' };
  } catch {
    return { ok: false, reason: 'unavailable' };
  }
}
