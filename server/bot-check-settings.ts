import { z } from 'zod';
import { recaptchaVersions } from '#contract/bot-check.ts';
import { providerKey, providerUrl } from './provider-setting.ts';

/** How the shop uses reCAPTCHA. */
export interface BotCheckSettings {
  version: (typeof recaptchaVersions)[number];
  siteKey: string;
  secretKey: string;
  /** From 0 (a bot) to 1 (a person); of version 3. */
  minScore: number;
  /** Without a trailing slash: the script is `{url}/api.js`, tokens are verified at `{url}/api/siteverify`. */
  url: string;
}

const neededTogether = ['RECAPTCHA_VERSION', 'RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'] as const;

const score = z
  .string()
  .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be a number from 0 to 1, such as 0.5')
  .transform(Number);

/** The variables of the environment about the bot check. */
export const botCheckVariables = {
  RECAPTCHA_VERSION: z.enum(recaptchaVersions, 'must be 2 or 3').optional(),
  RECAPTCHA_SITE_KEY: providerKey('6LcSiteKey').optional(),
  RECAPTCHA_SECRET_KEY: providerKey('6LcSecretKey').optional(),
  RECAPTCHA_MIN_SCORE: score.default(0.5),
  RECAPTCHA_URL: providerUrl('https://www.google.com/recaptcha'),
};

type BotCheckVariables = z.output<z.ZodObject<typeof botCheckVariables>>;

/** What is missing of version and keys, of which there are all or none. */
export function botCheckProblems(given: Record<string, string | undefined>): string[] {
  const present = neededTogether.filter((name) => given[name]);
  if (present.length === 0) return [];
  return neededTogether
    .filter((name) => !present.includes(name))
    .map((name) => `${name}: needed with ${present.join(' and ')}`);
}

export function botCheckSettings(values: BotCheckVariables): BotCheckSettings | undefined {
  const { RECAPTCHA_VERSION: version, RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = values;
  if (!version || !siteKey || !secretKey) return undefined;
  return { version, siteKey, secretKey, minScore: values.RECAPTCHA_MIN_SCORE, url: values.RECAPTCHA_URL };
}

/** Where Google's script loads its other parts from, as Google documents for content security policies; `.cn` for browsers in China. */
const partsOfGoogle = ['https://www.gstatic.com/recaptcha/', 'https://www.gstatic.cn/recaptcha/'];
const framesOfGoogle = 'https://recaptcha.google.com/recaptcha/';

/** What a page's content security policy has to allow for the bot check; nothing without one. */
export function botCheckSources(botCheck: BotCheckSettings | undefined): string[] {
  if (!botCheck) return [];
  return [`${botCheck.url}/`, ...(botCheck.url.startsWith('https:') ? [...partsOfGoogle, framesOfGoogle] : [])];
}
