/** Hours until an activation link expires (docs/reference/accounts.md). */
export const activationHours = 24;

/** Days until a registration that was never activated is deleted. */
export const inactiveAccountDays = 30;

/** Days until a refresh token expires (docs/reference/accounts.md). */
export const refreshTokenDays = 7;

/** Addresses per customer. */
export const maxAddresses = 50;

/**
 * Seconds for which a rotated refresh token is still accepted: two requests of one page may refresh at the same time in two
 * processes, which is not theft.
 */
export const rotationGraceSeconds = 20;

export interface StoredRefreshToken {
  expiresAt: Date;
  rotatedAt: Date | null;
  revokedAt: Date | null;
}

/** What to do with a presented refresh token: rotate it, reject it, or reject it and revoke its whole family (it was stolen). */
export function checkRefreshToken(token: StoredRefreshToken, now: Date): 'rotate' | 'reject' | 'revoke_family' {
  if (token.revokedAt || token.expiresAt <= now) return 'reject';
  if (!token.rotatedAt) return 'rotate';
  return now.getTime() - token.rotatedAt.getTime() <= rotationGraceSeconds * 1000 ? 'rotate' : 'revoke_family';
}

export function addDuration(from: Date, { hours = 0, days = 0 }: { hours?: number; days?: number }): Date {
  return new Date(from.getTime() + (days * 24 + hours) * 3_600_000);
}
