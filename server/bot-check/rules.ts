import type { BotCheckAction } from '#contract/bot-check.ts';
import type { BotCheckSettings } from '../bot-check-settings.ts';

/** What tokens of reCAPTCHA consist of. */
export const wellFormedToken = /^[\w.-]{1,8000}$/;

/** What reCAPTCHA says about a token. */
export interface RecaptchaAnswer {
  success: boolean;
  /** Of the page where the token was given. */
  hostname?: string | undefined;
  /** Of version 3: what the page asked the token for. */
  action?: string | undefined;
  /** Of version 3: from 0 (a bot) to 1 (a person). */
  score?: number | undefined;
  'error-codes'?: string[] | undefined;
}

/** `unknown` if the answer says nothing about the caller. */
export type Verdict = { kind: 'person' } | { kind: 'bot' | 'unknown'; reason: string };

const secretCodes = ['missing-input-secret', 'invalid-input-secret'];

/** What an answer of reCAPTCHA says about the caller. Its tokens are valid for two minutes, and once: it refuses others as `timeout-or-duplicate`. */
export function evaluateAnswer(
  answer: RecaptchaAnswer,
  expected: { botCheck: BotCheckSettings; action: BotCheckAction; hostname: string },
): Verdict {
  const codes = answer['error-codes'] ?? [];
  if (!answer.success) {
    if (codes.some((code) => secretCodes.includes(code))) return { kind: 'unknown', reason: 'secret key' };
    return bot(codes.join(', ') || 'refused');
  }
  if (answer.hostname !== expected.hostname) return bot('hostname');
  const { version, minScore } = expected.botCheck;
  if (version === '2') return { kind: 'person' };
  if (answer.action !== expected.action) return bot('action');
  return answer.score !== undefined && answer.score >= minScore ? { kind: 'person' } : bot('score');
}

function bot(reason: string): Verdict {
  return { kind: 'bot', reason };
}
