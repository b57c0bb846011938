import { describe, expect, test } from 'vitest';
import { botCheckSources } from './bot-check-settings.ts';
import { readSettings } from './settings.ts';

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
    expect(() => readSettings({ ...line, LINE_ISSUER: 'http://line.example' })).toThrow(
      /LINE_ISSUER: must begin with https:/,
    );
    expect(() => readSettings({ GOOGLE_CLIENT_ID: 'id', FACEBOOK_APP_SECRET: 'secret' })).toThrow(
      /GOOGLE_CLIENT_SECRET: needed with GOOGLE_CLIENT_ID; FACEBOOK_APP_ID: needed with FACEBOOK_APP_SECRET/,
    );
    expect(readSettings({ APPLE_CLIENT_ID: 'shop.app, shop.web' }).socialSignIn.apple?.clientIds).toEqual([
      'shop.app',
      'shop.web',
    ]);
  });

  test('the bot check has a version and both keys, or there is none', () => {
    expect(readSettings({}).botCheck).toBeUndefined();
    const keys = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'secret' };
    expect(readSettings({ ...keys, RECAPTCHA_VERSION: '3' }).botCheck).toEqual({
      version: '3',
      siteKey: 'site',
      secretKey: 'secret',
      minScore: 0.5,
      url: 'https://www.google.com/recaptcha',
    });
    expect(() => readSettings(keys)).toThrow(
      /RECAPTCHA_VERSION: needed with RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY$/,
    );
    expect(() => readSettings({ RECAPTCHA_VERSION: '2' })).toThrow(
      /RECAPTCHA_SITE_KEY: needed with RECAPTCHA_VERSION; RECAPTCHA_SECRET_KEY: needed with RECAPTCHA_VERSION/,
    );
    expect(() => readSettings({ ...keys, RECAPTCHA_VERSION: '4' })).toThrow(/RECAPTCHA_VERSION: must be 2 or 3/);
    for (const score of ['-0.1', '1.1', 'high'])
      expect(() => readSettings({ ...keys, RECAPTCHA_VERSION: '3', RECAPTCHA_MIN_SCORE: score })).toThrow(
        /RECAPTCHA_MIN_SCORE/,
      );
    expect(() => readSettings({ RECAPTCHA_URL: 'http://www.recaptcha.net/recaptcha' })).toThrow(/RECAPTCHA_URL/);
  });

  test('only pages of a shop with a bot check allow its scripts and frames', () => {
    expect(botCheckSources(undefined)).toEqual([]);
    const settings = readSettings({
      RECAPTCHA_VERSION: '2',
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET_KEY: 'secret',
      RECAPTCHA_URL: 'https://www.recaptcha.net/recaptcha/',
    });
    expect(botCheckSources(settings.botCheck)).toEqual([
      'https://www.recaptcha.net/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
      'https://www.gstatic.cn/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
    ]);
  });

  test('the API is described by default except in production', () => {
    const production = { NODE_ENV: 'production', EMBEDDED_DB: 'allow', PAYMENTS: 'mock' };
    expect(readSettings({}).apiDocs).toBe(true);
    expect(readSettings(production).apiDocs).toBe(false);
    expect(readSettings({ ...production, API_DOCS: 'on' }).apiDocs).toBe(true);
  });

  test('ROBOTS=none blocks crawlers', () => {
    expect(readSettings({ ROBOTS: 'none' }).blockCrawlers).toBe(true);
    expect(() => readSettings({ ROBOTS: 'off' })).toThrow('ROBOTS');
  });

  test('an empty variable counts as absent', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
  });
});
