import type { RequestToken } from './card-vault-protocol.ts';

/** `POST /tokens` of Omise's vault, with the public key. */
export const requestOmiseToken: RequestToken = async ({ url, publicKey }, card, signal) => {
  const response = await fetch(`${url}/tokens`, {
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal,
    headers: {
      authorization: `Basic ${btoa(`${publicKey}:`)}`,
      'content-type': 'application/json',
      'omise-version': '2019-05-29',
    },
    body: JSON.stringify({
      card: {
        name: card.cardHolder.trim(),
        number: card.cardNumber,
        expiration_month: card.expiryMonth,
        expiration_year: card.expiryYear,
        security_code: card.securityCode,
      },
    }),
  });
  const answer = (await response.json()) as { object?: unknown; id?: unknown };
  if (answer.object === 'token' && typeof answer.id === 'string') return { ok: true, token: answer.id };
  return { ok: false, reason: response.status === 400 ? 'card_refused' : 'unavailable' };
};
