import { z } from 'zod';
import type { BotCheckAction } from '#contract/bot-check.ts';
import type { AppContext } from '../app-context.ts';
import type { BotCheckSettings } from '../bot-check-settings.ts';
import { evaluateAnswer, type Verdict, wellFormedToken } from './rules.ts';

/** Longer than reCAPTCHA ever takes, and short enough for who waits for the answer. */
const timeoutMs = 4000;
/** Between two lines of the log about the same outage. */
const logIntervalMs = 60_000;

/** A call that only people may make. */
export interface CheckedCall {
  /** What the browser sent. */
  token: string | undefined;
  action: BotCheckAction;
  /** The client's network address. */
  address: string;
}

/** Whether a call may go on: it comes from a person, or nobody can say at the moment. */
export type BotCheck = (call: CheckedCall) => Promise<boolean>;

const Answer = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  score: z.number().optional(),
  'error-codes': z.array(z.string()).optional(),
});

/**
 * The shop's bot check, by its settings; without them every call passes. While reCAPTCHA does not answer, or does not accept the shop's
 * secret key, every call passes as well, so that only the rate limits decide; that is logged.
 */
export function createBotCheck({ settings, clock, log }: Pick<AppContext, 'settings' | 'clock' | 'log'>): BotCheck {
  const { botCheck } = settings;
  if (!botCheck) return async () => true;
  const { hostname } = new URL(settings.origin);
  let loggedAt = Number.NEGATIVE_INFINITY;
  let uncheckedCalls = 0;

  function logUnchecked(reason: string): void {
    uncheckedCalls += 1;
    const now = clock().getTime();
    if (now - loggedAt < logIntervalMs) return;
    const details = { reason, uncheckedCalls };
    if (reason === 'secret key') log.error(details, 'reCAPTCHA does not accept the secret key: bots are not checked');
    else log.warn(details, 'reCAPTCHA does not answer: bots are not checked');
    loggedAt = now;
    uncheckedCalls = 0;
  }

  return async ({ token, action, address }) => {
    // Only reCAPTCHA knows whether somebody without a token could have had one. What it never issues must not disturb it.
    if (token !== undefined && !wellFormedToken.test(token)) return false;
    const answer = await verify(botCheck, token ?? '', address);
    const verdict: Verdict =
      typeof answer === 'string'
        ? { kind: 'unknown', reason: answer }
        : evaluateAnswer(answer, { botCheck, action, hostname });
    if (verdict.kind === 'unknown') logUnchecked(verdict.reason);
    else if (verdict.kind === 'bot') log.info({ action, reason: verdict.reason }, 'a bot check failed');
    return verdict.kind !== 'bot';
  };
}

/** What reCAPTCHA answers about a token, or why it did not. Never throws. */
async function verify(
  { url, secretKey }: BotCheckSettings,
  token: string,
  address: string,
): Promise<z.infer<typeof Answer> | string> {
  try {
    const response = await fetch(`${url}/api/siteverify`, {
      method: 'POST',
      body: new URLSearchParams({ secret: secretKey, response: token, remoteip: address }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return `status ${response.status}`;
    const answer = Answer.safeParse(JSON.parse(await response.text()));
    return answer.success ? answer.data : 'not an answer of reCAPTCHA';
  } catch (error) {
    // Its message, not the error: that must never bring the request along.
    if (error instanceof SyntaxError) return 'not JSON';
    return error instanceof Error ? error.message : 'unknown';
  }
}
