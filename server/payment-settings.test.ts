import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const omise = {
  OMISE_PUBLIC_KEY: 'pkey_test_1',
  OMISE_SECRET_KEY: 'skey_test_1',
  OMISE_WEBHOOK_SECRET: Buffer.from('the secret of webhooks').toString('base64'),
};
const production = { NODE_ENV: 'production', DATABASE_URL: 'postgresql://localhost/shop' };

describe('the settings of payments', () => {
  test('without any, the mock gateway takes all payments', () => {
    expect(readSettings({}).payments).toMatchObject({
      gateways: { credit_card: 'mock', qr_code: 'mock' },
      omise: undefined,
    });
  });

  test('in production the mock gateway must be chosen by name', () => {
    expect(() => readSettings(production)).toThrow(/^Wrong settings – PAYMENTS: needed in production: .*PAYMENTS=mock/);
    expect(readSettings({ ...production, PAYMENTS: 'mock' }).payments.gateways.credit_card).toBe('mock');
    const each = { PAYMENTS: 'credit_card=mock' };
    expect(() => readSettings({ ...production, ...each })).toThrow('PAYMENTS: needed in production');
  });

  test('with the keys of Omise, payments go there', () => {
    expect(readSettings({ ...production, ...omise }).payments).toEqual({
      gateways: expect.objectContaining({ credit_card: 'omise', qr_code: 'omise' }),
      omise: {
        publicKey: 'pkey_test_1',
        secretKey: 'skey_test_1',
        webhookSecrets: [Buffer.from('the secret of webhooks')],
        apiUrl: 'https://api.omise.co',
        vaultUrl: 'https://vault.omise.co',
        whiteLabelInstallments: false,
      },
    });
  });

  test('each method can have its own gateway', () => {
    const chosen = readSettings({ ...production, ...omise, PAYMENTS: 'omise, qr_code=mock' }).payments;
    expect(chosen.gateways).toMatchObject({ credit_card: 'omise', qr_code: 'mock' });
  });

  test('two secrets of webhooks are valid while they are rotated', () => {
    const second = Buffer.from('another secret of webhooks');
    const rotating = `${omise.OMISE_WEBHOOK_SECRET}, ${second.toString('base64')}`;
    const { payments } = readSettings({ ...omise, OMISE_WEBHOOK_SECRET: rotating });
    expect(payments.omise?.webhookSecrets.map(String)).toEqual(['the secret of webhooks', String(second)]);
  });

  test('says which key of Omise is missing', () => {
    const { OMISE_WEBHOOK_SECRET: _secret, ...keys } = omise;
    expect(() => readSettings(keys)).toThrow('OMISE_WEBHOOK_SECRET: needed for payments through Omise');
    expect(() => readSettings({ PAYMENTS: 'omise' })).toThrow('OMISE_SECRET_KEY');
    expect(() => readSettings({ PAYMENTS: 'mock,qr_code=omise' })).toThrow('OMISE_PUBLIC_KEY');
  });

  test.each([
    [
      'pkey_test_1',
      'skey_live_1',
      'OMISE_SECRET_KEY: must be a test key like OMISE_PUBLIC_KEY, such as skey_test_5abc',
    ],
    ['pkey_test_1', 'skey_5abc', 'OMISE_SECRET_KEY: must be a test key'],
    ['pkey_5abc', 'skey_test_1', 'OMISE_SECRET_KEY: must be a live key like OMISE_PUBLIC_KEY, such as skey_5abc'],
  ])('rejects the keys %s and %s, of which one is for tests', (OMISE_PUBLIC_KEY, OMISE_SECRET_KEY, problem) => {
    expect(() => readSettings({ ...omise, OMISE_PUBLIC_KEY, OMISE_SECRET_KEY })).toThrow(problem);
    const withoutWebhooks = { OMISE_PUBLIC_KEY, OMISE_SECRET_KEY };
    expect(() => readSettings(withoutWebhooks)).toThrow(problem);
    expect(() => readSettings(withoutWebhooks)).toThrow('OMISE_WEBHOOK_SECRET: needed');
  });

  test('accepts two test keys or two live keys', () => {
    for (const kind of ['test_', 'live_', '']) {
      const keys = { OMISE_PUBLIC_KEY: `pkey_${kind}5abc`, OMISE_SECRET_KEY: `skey_${kind}5abc` };
      expect(readSettings({ ...omise, ...keys }).payments.omise?.secretKey).toBe(keys.OMISE_SECRET_KEY);
    }
  });

  test('rejects unknown gateways and methods, and keys in the wrong place', () => {
    expect(() => readSettings({ ...omise, OMISE_INSTALLMENTS: 'yes' })).toThrow('OMISE_INSTALLMENTS');
    for (const PAYMENTS of ['stripe', 'cheque=mock', 'cash_on_delivery=mock', 'qr_code=', 'mock,omise', 'default=mock'])
      expect(() => readSettings({ ...omise, PAYMENTS }), PAYMENTS).toThrow('PAYMENTS: must be');
    expect(() => readSettings({ ...omise, OMISE_PUBLIC_KEY: 'skey_test_1' })).toThrow('OMISE_PUBLIC_KEY: must begin');
    expect(() => readSettings({ ...omise, OMISE_WEBHOOK_SECRET: 'not base64!' })).toThrow('OMISE_WEBHOOK_SECRET');
  });
});
