import { afterEach, describe, expect, test, vi } from 'vitest';
import { createCardToken } from './card-vault.ts';

const vault = { kind: 'omise', url: 'https://vault.example', publicKey: 'pkey_test_1' } as const;
const card = { cardNumber: '4242 4242 4242 4242', cardHolder: ' Somying ', expiry: '12/30', securityCode: '123' };

afterEach(() => vi.unstubAllGlobals());

/** The vault answers with this, or cannot be reached. */
function vaultAnswers(answer: { status: number; body: object } | null) {
  const request = vi.fn(async (_url: string, _init: RequestInit) => {
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status });
  });
  vi.stubGlobal('fetch', request);
  return request;
}

describe('a card is exchanged for a token', () => {
  test('at the vault, with the public key and without cookies', async () => {
    const request = vaultAnswers({ status: 200, body: { object: 'token', id: 'tokn_test_1' } });
    expect(await createCardToken(vault, card)).toEqual({ ok: true, token: 'tokn_test_1' });
    const [url, init] = request.mock.calls[0] ?? [];
    expect(url).toBe('https://vault.example/tokens');
    expect(init).toMatchObject({ credentials: 'omit', headers: { authorization: `Basic ${btoa('pkey_test_1:')}` } });
    expect(JSON.parse(String(init?.body))).toEqual({
      card: {
        name: 'Somying',
        number: '4242424242424242',
        expiration_month: 12,
        expiration_year: 2030,
        security_code: '123',
      },
    });
  });

  test('unless the vault does not accept it', async () => {
    vaultAnswers({ status: 400, body: { object: 'error', code: 'invalid_card' } });
    expect(await createCardToken(vault, card)).toEqual({ ok: false, reason: 'card_refused' });
  });

  test('unless the vault is away, or does not know the shop', async () => {
    vaultAnswers(null);
    expect(await createCardToken(vault, card)).toEqual({ ok: false, reason: 'unavailable' });
    vaultAnswers({ status: 401, body: { object: 'error', code: 'authentication_failure' } });
    expect(await createCardToken(vault, card)).toEqual({ ok: false, reason: 'unavailable' });
  });
});
