/** Hours that an activation link works (behaviour 2). */
export const activationHours = 24;

/** Days after which a registration that was not confirmed is forgotten. */
export const unconfirmedDays = 30;

/** Days that a refresh token lives (behaviour 2, spec 9). */
export const refreshDays = 7;

/** Addresses that one customer may keep. */
export const addressLimit = 50;

/**
 * Seconds in which a used refresh token is still exchanged: two requests of one page that refresh at once in two processes
 * are no theft.
 */
export const rotationGraceSeconds = 20;

export interface KeptRefreshToken {
  expiresAt: Date;
  rotatedAt: Date | null;
  revokedAt: Date | null;
}

/** What becomes of a refresh token that is presented: a fresh pair, refusal, or refusal and the end of its whole family. */
export function judgeRefreshToken(token: KeptRefreshToken, now: Date): 'exchange' | 'refuse' | 'revoke_family' {
  if (token.revokedAt || token.expiresAt <= now) return 'refuse';
  if (!token.rotatedAt) return 'exchange';
  return now.getTime() - token.rotatedAt.getTime() <= rotationGraceSeconds * 1000 ? 'exchange' : 'revoke_family';
}

export function addTime(from: Date, { hours = 0, days = 0 }: { hours?: number; days?: number }): Date {
  return new Date(from.getTime() + (days * 24 + hours) * 3_600_000);
}
