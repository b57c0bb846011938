import { resolve } from 'node:path';
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
import { type PaymentSettings, paymentProblems, paymentSettings, paymentVariables } from './payment-settings.ts';
import {
  type SocialSignInSettings,
  socialSignInProblems,
  socialSignInSettings,
  socialSignInVariables,
} from './social-sign-in-settings.ts';

const flag = z.enum(['on', 'off']).transform((value) => value === 'on');

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  ORIGIN: z
    .url({ protocol: /^https?$/ })
    .refine(
      (value) => new URL(value).origin === value.replace(/\/$/, ''),
      'must be an origin such as https://shop.example, without a path',
    )
    .transform((value) => new URL(value).origin)
    .optional(),
  API_HOST: z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/\/$/, ''))
    .optional(),
  IMAGE_HOST: z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/\/$/, ''))
    .optional(),
  TRUST_PROXY: flag.default(false),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(500).default(10),
  EMBEDDED_DB: z.literal('allow').optional(),
  DATA_FOLDER: z.string().min(1).default('data'),
  TOKEN_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default(brand.mailFrom),
  RATE_LIMITS: flag.default(true),
  ROBOTS: z.enum(['all', 'none']).default('all'),
  ...bankAccountVariables,
  ...paymentVariables,
  ...socialSignInVariables,
  ...botCheckVariables,
  ...analyticsVariables,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('warn'),
});

/** The settings in the environment, parsed once. */
export interface Settings {
  production: boolean;
  host: string;
  port: number;
  /** The shop's public origin, without a trailing slash. */
  origin: string;
  /** The API's host if it is not this process, without a trailing slash. */
  apiHost: string | undefined;
  /** Where pictures come from instead of the data folder: `/images/a.png` is `{imageHost}/a.png`. */
  imageHost: string | undefined;
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
  /** Asks search engines not to index the shop, such as a staging shop. */
  blockCrawlers: boolean;
  logLevel: string;
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
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${lowerFirst(issue.message)}`);
  if (given.NODE_ENV === 'production' && !given.DATABASE_URL && given.EMBEDDED_DB !== 'allow') {
    problems.push(
      'DATABASE_URL: needed in production (or EMBEDDED_DB=allow for a trial on the embedded database, which can lose data when the machine fails)',
    );
  }
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
  return {
    production: values.NODE_ENV === 'production',
    host: values.HOST,
    port: values.PORT,
    origin: values.ORIGIN ?? `http://localhost:${values.PORT}`,
    apiHost: values.API_HOST,
    imageHost: values.IMAGE_HOST,
    trustProxy: values.TRUST_PROXY,
    databaseUrl: values.DATABASE_URL,
    databaseConnections: values.DATABASE_CONNECTIONS,
    dataFolder: resolve(values.DATA_FOLDER),
    tokenSecret: values.TOKEN_SECRET,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    bankAccounts: bankAccountSettings(values, payments),
    payments,
    socialSignIn: socialSignInSettings(values),
    botCheck: botCheckSettings(values),
    analytics: analyticsSettings(values),
    rateLimits: values.RATE_LIMITS,
    blockCrawlers: values.ROBOTS === 'none',
    logLevel: values.LOG_LEVEL,
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
