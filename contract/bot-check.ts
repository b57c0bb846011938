import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';

/** What a bot check is for: version 3 binds its token to it. */
const botCheckActions = ['register', 'sign_in', 'forgot_password', 'activation', 'contact'] as const;
export type BotCheckAction = (typeof botCheckActions)[number];

/**
 * The token that the bot check gave the browser, for one call. Ignored where the shop has no bot check; otherwise a call without a valid
 * one fails with `bot_check_failed`.
 */
export const botCheckToken = z.optional(z.string('not_valid').check(z.maxLength(8000, 'too_long')));

/** The version of reCAPTCHA: 2 is a checkbox, 3 a score without anything to press. */
export const recaptchaVersions = ['2', '3'] as const;

/** What browsers need to ask reCAPTCHA for a token. */
export const Recaptcha = z.object({
  version: z.enum(recaptchaVersions),
  siteKey: z.string(),
  /** Its script is `{url}/api.js`. */
  url: z.string(),
});
export type Recaptcha = z.infer<typeof Recaptcha>;

export const botCheckEndpoints = endpoints({
  'GET /utils/api/configurations/bot-check': {
    operationId: 'getBotCheck',
    summary: 'How the shop tells people from bots; null if it does not check',
    access: 'public',
    data: z.object({ recaptcha: z.nullable(Recaptcha) }),
    errors: [],
  },
});
