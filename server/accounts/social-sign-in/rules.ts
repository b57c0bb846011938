import { isEmail, lowerCaseAscii, requiredName } from '#contract/validation.ts';

/** Minutes from the shop to the provider and back. */
export const attemptMinutes = 10;
/** Minutes for a profile, its mailed code, or the confirmation of a link. */
export const pendingIdentityMinutes = 60;
/** Minutes that a mailed code is valid. */
export const codeMinutes = 30;
/** Wrong codes per mail: with three mails per recipient and hour, 15 guesses of a million. */
export const maxCodeMisses = 5;

const name = requiredName(80);

/**
 * A name from a provider as the shop stores one; empty if it is not usable. Dots and slashes go, because mail programs make links of
 * them.
 */
export function cleanName(text: unknown): string {
  if (typeof text !== 'string') return '';
  const words = text
    .replace(/[./\\:@]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const parsed = name.safeParse(words);
  return parsed.success && words.isWellFormed() ? parsed.data : '';
}

/** An e-mail address from a provider in lower case; null if it is none. */
export function cleanEmail(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 254) return null;
  const address = lowerCaseAscii(text.trim());
  return isEmail(address) ? address : null;
}

/** Names for a new account of which the provider gave no first name. */
export function nameFromEmail(email: string): string {
  return cleanName(email.split('@')[0]) || email.slice(0, 1);
}
