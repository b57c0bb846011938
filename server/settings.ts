import { join, resolve } from 'node:path';
import { z } from 'zod';
import { brandProblems } from '#contract/brand.ts';
import { brand } from '#contract/shop.ts';
import {
  type AnalyticsSettings,
  analyticsProblems,
  analyticsSettings,
  analyticsVariables,
} from './analytics-settings.ts';
import { type BankAccountSetting, bankAccountSettings, bankAccountVariables } from './bank-account-settings.ts';
import { type BotCheckSettings, botCheckProblems, botCheckSettings, botCheckVariables } from './bot-check-settings.ts';
import { type OrderLimits, orderLimitSettings, orderLimitVariables } from './order-limit-settings.ts';
import { type PaymentSettings, paymentProblems, paymentSettings, paymentVariables } from './payment-settings.ts';
import {
  baseUrl,
  choice,
  folderPath,
  host,
  httpsSources,
  mailSender,
  onOff,
  origin,
  serverUrl,
  wholeNumber,
} from './setting-schemas.ts';
import {
  type SocialSignInSettings,
  socialSignInProblems,
  socialSignInSettings,
  socialSignInVariables,
} from './social-sign-in-settings.ts';
import { type TracingSettings, tracingSettings, tracingVariables } from './tracing-settings.ts';

const environment = z.object({
  NODE_ENV: choice('production', 'development', 'test').default('development'),
  HOST: host.default('127.0.0.1'),
  PORT: wholeNumber({ minimum: 0, maximum: 65535, example: 3000 }).default(3000),
  METRICS_HOST: host.default('127.0.0.1'),
  METRICS_PORT: wholeNumber({ minimum: 1, maximum: 65535, example: 9464 }).optional(),
  ORIGIN: origin.optional(),
  API_HOST: baseUrl('https://api.shop.example').optional(),
  API_DOCS: onOff.optional(),
  IMAGE_HOST: baseUrl('https://images.shop.example').optional(),
  IMAGE_SOURCES: httpsSources('https://pictures.example.com').default([]),
  TRUST_PROXY: onOff.default(false),
  DATABASE_URL: serverUrl({
    protocols: ['postgres:', 'postgresql:'],
    example: 'postgres://user:password@db.internal:5432/shop',
    path: /^(?:\/[^/]*)?$/,
  }).optional(),
  DATABASE_CONNECTIONS: wholeNumber({ minimum: 4, maximum: 500, example: 10 }).default(10),
  EMBEDDED_DB: z.literal('allow', 'must be allow, or be left out').optional(),
  DATA_FOLDER: folderPath.default('data'),
  TOKEN_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters, such as what `openssl rand -base64 48` prints')
    .optional(),
  SMTP_URL: serverUrl({
    protocols: ['smtp:', 'smtps:'],
    example: 'smtps://user:password@mail.internal:465',
    path: /^\/?$/,
  }).optional(),
  MAIL_FROM: mailSender.default(brand.mailFrom),
  RATE_LIMITS: onOff.default(true),
  ...orderLimitVariables,
  ROBOTS: choice('all', 'none').default('all'),
  ...bankAccountVariables,
  ...paymentVariables,
  ...socialSignInVariables,
  ...botCheckVariables,
  ...analyticsVariables,
  ...tracingVariables,
  LOG_LEVEL: choice('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').default('warn'),
});

/** A variable of the environment that the shop reads. */
export type SettingName = keyof typeof environment.shape;

/** The settings in the environment, parsed once. */
export interface Settings {
  production: boolean;
  host: string;
  port: number;
  /** Where the metrics are served; absent: nowhere. */
  metrics: { host: string; port: number } | undefined;
  /** Absent: nothing is traced. */
  tracing: TracingSettings | undefined;
  /** The shop's public origin, without a trailing slash. */
  origin: string;
  /** The API's host if it is not this process, without a trailing slash. */
  apiHost: string | undefined;
  /** Whether the description of the API is served at `/docs`. */
  apiDocs: boolean;
  /** Where pictures come from instead of the data folder: `/images/a.png` is `{imageHost}/a.png`. */
  imageHost: string | undefined;
  /** Other origins that pages may load pictures from. */
  imageSources: readonly string[];
  /** Whether `x-forwarded-*` of a proxy is trusted. */
  trustProxy: boolean;
  /** PostgreSQL; absent for the embedded database. */
  databaseUrl: string | undefined;
  databaseConnections: number;
  /** Absolute path: embedded database, mails, pictures, generated secret. */
  dataFolder: string;
  /** Signs access tokens; absent: one is created in the data folder. */
  tokenSecret: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** For bank transfers, which are not offered if there is none. */
  bankAccounts: readonly BankAccountSetting[];
  payments: PaymentSettings;
  socialSignIn: SocialSignInSettings;
  /** Absent: nothing tells people from bots but rate limits. */
  botCheck: BotCheckSettings | undefined;
  /** Absent: the shop has no tag manager. */
  analytics: AnalyticsSettings | undefined;
  rateLimits: boolean;
  /** Null without limits, as rate limits. */
  orderLimits: OrderLimits | null;
  /** Asks search engines not to index the shop, such as a staging shop. */
  blockCrawlers: boolean;
  logLevel: string;
  /** In production: what the shop runs without although customers need it. */
  missing: readonly MissingSetting[];
}

/** A setting that a shop can start without, but not be opened without. */
export interface MissingSetting {
  name: 'ORIGIN' | 'SMTP_URL' | 'MAIL_FROM';
  /** What happens without it, for the operator. */
  effect: string;
}

/** Some settings are not valid; the message names all of them in one line. */
export class SettingsNotValid extends Error {
  override name = 'SettingsNotValid';
}

/**
 * Reads the settings. An empty variable counts as absent.
 * @throws SettingsNotValid naming every invalid setting
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map(({ path: [name, ...place], message }) => `${String(name)}: ${inside(place)}${message}`);
  if (given.NODE_ENV === 'production' && !given.DATABASE_URL && given.EMBEDDED_DB !== 'allow') {
    problems.push(
      'DATABASE_URL: needed in production, such as postgres://user:password@db.internal:5432/shop (or EMBEDDED_DB=allow for a trial on the embedded database, which can lose data when the machine fails)',
    );
  }
  if (parsed.success && parsed.data.METRICS_PORT === parsed.data.PORT)
    problems.push('METRICS_PORT: must differ from PORT, such as 9464');
  problems.push(
    ...paymentProblems(given),
    ...socialSignInProblems(given),
    ...botCheckProblems(given),
    ...analyticsProblems(given),
    ...brandProblems(brand).map((problem) => `brand/brand.json ${problem}`),
  );
  if (!parsed.success || problems.length > 0) throw new SettingsNotValid(`Wrong settings – ${problems.join('; ')}`);
  const values = parsed.data;
  const payments = paymentSettings(values);
  const shopOrigin = values.ORIGIN ?? `http://localhost:${values.PORT}`;
  const dataFolder = resolve(values.DATA_FOLDER);
  return {
    production: values.NODE_ENV === 'production',
    host: values.HOST,
    port: values.PORT,
    metrics: values.METRICS_PORT === undefined ? undefined : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    tracing: tracingSettings(values),
    origin: shopOrigin,
    apiHost: values.API_HOST,
    apiDocs: values.API_DOCS ?? values.NODE_ENV !== 'production',
    imageHost: values.IMAGE_HOST,
    imageSources: values.IMAGE_SOURCES,
    trustProxy: values.TRUST_PROXY,
    databaseUrl: values.DATABASE_URL,
    databaseConnections: values.DATABASE_CONNECTIONS,
    dataFolder,
    tokenSecret: values.TOKEN_SECRET,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    bankAccounts: bankAccountSettings(values, payments),
    payments,
    socialSignIn: socialSignInSettings(values),
    botCheck: botCheckSettings(values),
    analytics: analyticsSettings(values),
    rateLimits: values.RATE_LIMITS,
    orderLimits: values.RATE_LIMITS ? orderLimitSettings(values) : null,
    blockCrawlers: values.ROBOTS === 'none',
    logLevel: values.LOG_LEVEL,
    missing:
      values.NODE_ENV === 'production' ? missingSettings(given, { origin: shopOrigin, dataFolder, ...values }) : [],
  };
}

function missingSettings(
  given: Record<string, string | undefined>,
  { origin, dataFolder, MAIL_FROM }: { origin: string; dataFolder: string; MAIL_FROM: string },
): MissingSetting[] {
  const effects: Record<MissingSetting['name'], string> = {
    ORIGIN: `links in mails and for search engines begin with ${origin}, and forms are accepted from there only`,
    SMTP_URL: `no mail is sent: mails are written to ${join(dataFolder, 'mails')}`,
    MAIL_FROM: `mails are sent as ${MAIL_FROM}, which other mail servers refuse`,
  };
  const hasSender = given.MAIL_FROM || !isExampleSender(MAIL_FROM);
  const names = (Object.keys(effects) as MissingSetting['name'][]).filter((name) => name !== 'MAIL_FROM' || !hasSender);
  return names.filter((name) => !given[name]).map((name) => ({ name, effect: effects[name] }));
}

/** Whether mails come from a domain that is nobody's (RFC 2606), as the demo's do. */
export function isExampleSender(mailFrom: string): boolean {
  return /\.example>?$/.test(mailFrom);
}

/** The place of a problem in a setting that is JSON: `[0].number `. */
function inside(place: readonly PropertyKey[]): string {
  const path = place.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return path && `${path} `;
}
