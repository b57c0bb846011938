import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSettings, type SettingName, SettingsNotValid } from './settings.ts';

/** A valid value. It is in the message about each of the wrong values, or is described by it. */
interface Example {
  wouldDo: string;
  message?: string;
  wrong: string[];
}

const key = (wouldDo: string): Example => ({ wouldDo, wrong: ['hidden key'] });
const providerUrl = (wouldDo: string): Example => ({
  wouldDo,
  wrong: ['hidden.example', 'http://hidden.example', `${wouldDo}?hidden`],
});
const baseUrl = (wouldDo: string): Example => ({
  wouldDo,
  wrong: ['hidden.example', 'ftp://hidden.example', 'https://', 'https://hidden.example/?a=1', 'https://hidden @x'],
});
const account =
  '[{"bank": "004", "number": "123-4-56789-0", "name": {"th": "บริษัท ร้านค้า จำกัด", "en": "The Shop Co., Ltd."}}]';

const examples: Record<SettingName, Example> = {
  NODE_ENV: { wouldDo: 'production', wrong: ['prod'] },
  HOST: { wouldDo: '127.0.0.1', wrong: ['http://hidden', 'hidden host', 'hidden:80'] },
  PORT: { wouldDo: '3000', wrong: ['eighty', '-1', '65536', '80.5', '1e3', '0x50', ' '] },
  METRICS_HOST: { wouldDo: '127.0.0.1', wrong: ['http://hidden', 'hidden:80'] },
  METRICS_PORT: { wouldDo: '9464', wrong: ['on', '0', '65536', '3000'] },
  ORIGIN: {
    wouldDo: 'https://shop.example',
    wrong: [
      'hidden.example',
      'hidden.example:443',
      'localhost:3000',
      'https://',
      'https:hidden.example',
      'https://hidden.example/path',
      'https://hidden.example?',
      'https://user@hidden.example',
      'ftp://hidden.example',
      'https://hidden example',
    ],
  },
  API_HOST: baseUrl('https://api.shop.example'),
  IMAGE_HOST: baseUrl('https://images.shop.example'),
  TRUST_PROXY: { wouldDo: 'on', wrong: ['yes', 'true', '1'] },
  DATABASE_URL: {
    wouldDo: 'postgres://user:password@db.internal:5432/shop',
    wrong: [
      'mysql://user:hidden@db/saifah',
      'db.internal/saifah',
      'postgres://',
      'postgres://user:hid#den@db/saifah',
      'postgres://user:hid/den@db/saifah',
      'postgres://db/saifah/hidden',
    ],
  },
  DATABASE_CONNECTIONS: { wouldDo: '10', wrong: ['3', '501', 'many'] },
  EMBEDDED_DB: { wouldDo: 'allow', wrong: ['on'] },
  DATA_FOLDER: { wouldDo: '/var/lib/shop', wrong: ['s3://hidden/folder'] },
  TOKEN_SECRET: { wouldDo: 'a'.repeat(32), message: '`openssl rand -base64 48`', wrong: ['hidden'] },
  SMTP_URL: {
    wouldDo: 'smtps://user:password@mail.internal:465',
    wrong: ['mail.hidden', 'https://hidden', 'smtp://', 'smtp://user:hid/den@mail', 'smtps://user:hid#den@mail'],
  },
  MAIL_FROM: {
    wouldDo: 'My shop <no-reply@shop.example>',
    wrong: [
      'hidden.example',
      'Hidden',
      'Hidden <>',
      'Hidden <a@b',
      'a@b.co, c@hidden.example',
      'Hidden a@b.co',
      '<a@hidden.example>',
    ],
  },
  API_DOCS: { wouldDo: 'off', wrong: ['no'] },
  IMAGE_SOURCES: { wouldDo: 'https://pictures.example.com', wrong: ['hidden', 'http://a.example', 'https://*'] },
  RATE_LIMITS: { wouldDo: 'off', wrong: ['no'] },
  ORDERS_PER_DAY: { wouldDo: '20', wrong: ['0', '-1', '10001', 'many', '2.5'] },
  UNPAID_ORDERS: { wouldDo: '5', wrong: ['0', '1001', 'none'] },
  CASH_ON_DELIVERY_ORDERS: { wouldDo: '3', wrong: ['0', '1001', 'off'] },
  CASH_ON_DELIVERY_UNITS: { wouldDo: '10', wrong: ['0', '10001', '1e3'] },
  CASH_ON_DELIVERY_REFUSALS: { wouldDo: '1', wrong: ['0', '1001', 'never'] },
  ROBOTS: { wouldDo: 'none', wrong: ['off'] },
  BANK_ACCOUNTS: {
    wouldDo: account,
    wrong: ['[{hidden', '{"bank": "004"}', '[{"bank": "004", "hidden": 1}]', '["hidden"]'],
  },
  PAYMENTS: { wouldDo: 'omise,qr_code=mock', wrong: ['stripe', 'cheque=mock', 'qr_code=', 'mock,omise'] },
  OMISE_PUBLIC_KEY: { wouldDo: 'pkey_test_5abc', wrong: ['skey_hidden'] },
  OMISE_SECRET_KEY: { wouldDo: 'skey_test_5abc', wrong: ['pkey_hidden'] },
  OMISE_WEBHOOK_SECRET: { wouldDo: 'c2VjcmV0IG9mIHdlYmhvb2tz', wrong: ['hidden!', 'short'] },
  OMISE_API_URL: baseUrl('https://api.omise.co'),
  OMISE_VAULT_URL: baseUrl('https://vault.omise.co'),
  OMISE_INSTALLMENTS: { wouldDo: 'white_label', wrong: ['yes'] },
  LINE_CHANNEL_ID: key('1653424321'),
  LINE_CHANNEL_SECRET: key('0a1b2c3d4e5f60718293a4b5c6d7e8f9'),
  LINE_ISSUER: providerUrl('https://access.line.me'),
  LINE_API_URL: providerUrl('https://api.line.me'),
  GOOGLE_CLIENT_ID: key('1234567890-abc.apps.googleusercontent.com'),
  GOOGLE_CLIENT_SECRET: key('GOCSPX-abc'),
  GOOGLE_ISSUER: providerUrl('https://accounts.google.com'),
  FACEBOOK_APP_ID: key('1234567890123456'),
  FACEBOOK_APP_SECRET: key('0a1b2c3d4e5f60718293a4b5c6d7e8f9'),
  FACEBOOK_URL: providerUrl('https://www.facebook.com'),
  FACEBOOK_GRAPH_URL: providerUrl('https://graph.facebook.com'),
  APPLE_CLIENT_ID: { wouldDo: 'example.shop.app', wrong: ['hidden app'] },
  APPLE_ISSUER: providerUrl('https://appleid.apple.com'),
  RECAPTCHA_VERSION: { wouldDo: '3', wrong: ['4', 'v3'] },
  RECAPTCHA_SITE_KEY: key('6LcSiteKey'),
  RECAPTCHA_SECRET_KEY: key('6LcSecretKey'),
  RECAPTCHA_MIN_SCORE: { wouldDo: '0.5', wrong: ['-0.1', '1.1', 'high'] },
  RECAPTCHA_URL: providerUrl('https://www.google.com/recaptcha'),
  TAG_MANAGER_ID: { wouldDo: 'GTM-ABC1234', wrong: ['UA-12345'] },
  TAG_MANAGER_SOURCES: { wouldDo: 'https://*.doubleclick.net', wrong: ['hidden', "'unsafe-inline'", 'https://*'] },
  OTEL_EXPORTER_OTLP_ENDPOINT: baseUrl('https://collector.internal:4318'),
  OTEL_EXPORTER_OTLP_PROTOCOL: { wouldDo: 'http/protobuf', wrong: ['grpc', 'http/json'] },
  OTEL_TRACES_SAMPLER: { wouldDo: 'parentbased_traceidratio', wrong: ['jaeger_remote'] },
  OTEL_TRACES_SAMPLER_ARG: { wouldDo: '0.05', wrong: ['-0.1', '1.1', '5%'] },
  LOG_LEVEL: { wouldDo: 'warn', wrong: ['verbose'] },
};
const names = Object.keys(examples) as SettingName[];

function problemOf(environment: Record<string, string>): string {
  try {
    readSettings(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsNotValid);
    return (error as Error).message;
  }
  throw new Error(`${JSON.stringify(environment)} is accepted`);
}

describe.each(names)('%s', (name) => {
  const { wouldDo, message = wouldDo, wrong } = examples[name];

  test.each(wrong)('%j is refused in a line with an example of a valid value', (value) => {
    const problem = problemOf({ [name]: value });
    expect(problem).toMatch(new RegExp(`^Wrong settings – (?:.*; )?${name}: [^\n]*$`));
    expect(problem).toContain(message);
    expect(problem).not.toMatch(/hidden|hid#den/i);
  });

  test('the value of that line is accepted', () => {
    const rest = Object.fromEntries(
      names.filter((other) => other !== 'API_HOST').map((other) => [other, examples[other].wouldDo]),
    );
    expect(() => readSettings({ ...rest, [name]: wouldDo })).not.toThrow();
  });
});

test('the README describes every setting', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('all wrong settings are in one line, also those that only miss another', () => {
  const problem = problemOf({
    NODE_ENV: 'production',
    ...Object.fromEntries(
      names
        .filter((name) => !/^(NODE_ENV|PAYMENTS|DATABASE_URL)$/.test(name))
        .map((name) => [name, examples[name].wrong[0] ?? '']),
    ),
  });
  expect(problem).not.toContain('\n');
  for (const name of names.filter((name) => !/^(NODE_ENV|PAYMENTS)$/.test(name)))
    expect(problem).toContain(`${name}: `);
});

test('a wrong value inside of BANK_ACCOUNTS is found by its place', () => {
  const problem = problemOf({
    BANK_ACCOUNTS:
      '[{"bank": "999", "number": 12, "name": {"th": "ร้าน"}}, {"bank": "004", "number": "12", "name": "x"}]',
  });
  for (const part of [
    '[0].bank must be the three-digit code',
    '[0].number must be in quotes',
    '[0].name.en must be',
    '[1].number must have 10',
    '[1].name must be',
  ])
    expect(problem).toContain(`BANK_ACCOUNTS: ${part}`);
});

test.each([
  ['https://shop.example/', 'https://shop.example'],
  ['HTTPS://Shop.Example', 'https://shop.example'],
  ['https://ร้าน.ไทย', 'https://xn--q3ct9b5e.xn--o3cw4h'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('the origin %s is read as %s', (ORIGIN, origin) => {
  expect(readSettings({ ORIGIN }).origin).toBe(origin);
});

test.each(['no-reply@shop.example', 'ร้านของเรา <a.b+c@shop.co.th>', '"Shop, Bangkok" <a@shop.example>'])(
  'mails can be sent as %s',
  (MAIL_FROM) => {
    if (MAIL_FROM.startsWith('<')) expect(() => readSettings({ MAIL_FROM })).toThrow('MAIL_FROM');
    else expect(readSettings({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
  },
);

test('production says what happens without origin, mail server and sender; a trial on this machine does not', () => {
  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres:///saifah?host=/run/postgresql',
    PAYMENTS: 'mock',
  };
  expect(readSettings(production).missing).toEqual([
    { name: 'ORIGIN', effect: expect.stringContaining('http://localhost:3000') },
    { name: 'SMTP_URL', effect: expect.stringMatching(/no mail is sent.*\/mails$/) },
    { name: 'MAIL_FROM', effect: expect.stringContaining('no-reply@') },
  ]);
  const { ORIGIN, SMTP_URL, MAIL_FROM } = examples;
  const complete = { ORIGIN: ORIGIN.wouldDo, SMTP_URL: SMTP_URL.wouldDo, MAIL_FROM: MAIL_FROM.wouldDo };
  expect(readSettings({ ...production, ...complete }).missing).toEqual([]);
  expect(readSettings({}).missing).toEqual([]);
});
