import { describe, expect, test } from 'vitest';
import { readSettings, SettingsNotValid } from './settings.ts';

describe('the settings', () => {
  test('a shop without any setting runs on localhost:3000 with the embedded database', () => {
    expect(readSettings({})).toMatchObject({
      origin: 'http://localhost:3000',
      port: 3000,
      databaseUrl: undefined,
      production: false,
      blockCrawlers: false,
    });
  });

  test('every invalid setting is reported in one line', () => {
    const read = () =>
      readSettings({
        PORT: 'eighty',
        DATABASE_URL: 'mysql://x/y',
        TOKEN_SECRET: 'short',
        ORIGIN: 'https://shop.example/path',
      });
    expect(read).toThrow(SettingsNotValid);
    expect(read).toThrow(/^Wrong settings – [^\n]*PORT[^\n]*$/);
    for (const name of ['DATABASE_URL', 'TOKEN_SECRET', 'ORIGIN']) expect(read).toThrow(name);
  });

  test('the embedded database is rejected in production unless it is allowed', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('DATABASE_URL');
    expect(readSettings({ NODE_ENV: 'production', PAYMENTS: 'mock', EMBEDDED_DB: 'allow' }).production).toBe(true);
    const onPostgres = { NODE_ENV: 'production', PAYMENTS: 'mock', DATABASE_URL: 'postgresql://localhost/shop' };
    expect(readSettings(onPostgres).production).toBe(true);
  });

  test('accounts for bank transfers are a JSON list; without it only a trial on the mock gateway has sample accounts', () => {
    const account = { bank: '004', number: '123-4-56789-0', name: { th: 'ร้านค้า', en: 'The shop' } };
    expect(readSettings({ BANK_ACCOUNTS: JSON.stringify([account]) }).bankAccounts).toEqual([account]);
    expect(readSettings({}).bankAccounts.every(({ number }) => number.startsWith('000-'))).toBe(true);
    const trial = { NODE_ENV: 'production', EMBEDDED_DB: 'allow', PAYMENTS: 'mock' };
    expect(readSettings(trial).bankAccounts).toHaveLength(2);
    const omise = {
      OMISE_PUBLIC_KEY: 'pkey_1',
      OMISE_SECRET_KEY: 'skey_1',
      OMISE_WEBHOOK_SECRET: 'c2VjcmV0IG9mIHdlYmhvb2tz',
    };
    expect(readSettings(omise).bankAccounts).toEqual([]);
    expect(() => readSettings({ BANK_ACCOUNTS: '[{' })).toThrow(/BANK_ACCOUNTS: must be JSON/);
    for (const wrong of [{ bank: '999' }, { number: '12' }, { name: 'one language' }])
      expect(() => readSettings({ BANK_ACCOUNTS: JSON.stringify([{ ...account, ...wrong }]) })).toThrow(
        'BANK_ACCOUNTS',
      );
  });

  test('a provider of social sign-in has both keys or none, and is reached by https or on this machine', () => {
    expect(readSettings({}).socialSignIn).toEqual({
      line: undefined,
      google: undefined,
      facebook: undefined,
      apple: undefined,
    });
    const line = { LINE_CHANNEL_ID: '1', LINE_CHANNEL_SECRET: 'secret' };
    expect(readSettings(line).socialSignIn.line?.issuer).toBe('https://access.line.me');
    expect(readSettings({ ...line, LINE_ISSUER: 'http://127.0.0.1:4000/line/' }).socialSignIn.line?.issuer).toBe(
      'http://127.0.0.1:4000/line',
    );
    expect(() => readSettings({ ...line, LINE_ISSUER: 'http://line.example' })).toThrow(/LINE_ISSUER: must begin with/);
    expect(() => readSettings({ GOOGLE_CLIENT_ID: 'id', FACEBOOK_APP_SECRET: 'secret' })).toThrow(
      /GOOGLE_CLIENT_SECRET: needed with GOOGLE_CLIENT_ID; FACEBOOK_APP_ID: needed with FACEBOOK_APP_SECRET/,
    );
    expect(readSettings({ APPLE_CLIENT_ID: 'shop.app, shop.web' }).socialSignIn.apple?.clientIds).toEqual([
      'shop.app',
      'shop.web',
    ]);
  });

  test('ROBOTS=none blocks crawlers', () => {
    expect(readSettings({ ROBOTS: 'none' }).blockCrawlers).toBe(true);
    expect(() => readSettings({ ROBOTS: 'off' })).toThrow('ROBOTS');
  });

  test('an empty variable counts as absent', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
  });
});
