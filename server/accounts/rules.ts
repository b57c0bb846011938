/** Hours until an activation link expires (docs/reference/accounts.md). */
export const activationHours = 24;

/** Wrong passwords with which an activation link is followed until it ends. */
export const maxActivationGuesses = 10;

/** Hours until a link for a new password expires. */
export const resetHours = 1;

/** Days until a registration that was never activated is deleted. */
export const inactiveAccountDays = 30;

/** Days until a refresh token expires (docs/reference/accounts.md). */
export const refreshTokenDays = 7;

/** Days from its start after which a session ends for good, however often it was renewed. */
export const sessionDays = 30;

/** Minutes from a sign-in in which it proves who uses the session. */
const recentSignInMinutes = 10;

/** Days without use after which a device no longer counts as one that signed in before. */
export const rememberedDeviceDays = 90;

/** Hours until the link that confirms a sign-in expires. */
export const confirmationHours = 1;

/** Minutes until the code that proves a customer's new e-mail address expires. */
export const emailChangeMinutes = 30;

/** Unused links of one customer that confirm a sign-in. */
export const maxConfirmations = 3;

/** Sessions that a customer is shown. */
export const maxListedSessions = 50;

/** Renewals of one session in a minute: those of a page at once, and many more than any browser needs. */
export const maxRenewals = 30;

/** Addresses per customer. */
export const maxAddresses = 50;

/**
 * Seconds for which a rotated refresh token is still accepted: two requests of one page may refresh at the same time in two
 * processes, which is not theft.
 */
const rotationGraceSeconds = 20;

export interface StoredRefreshToken {
  expiresAt: Date;
  rotatedAt: Date | null;
  /** Whether its session has ended. */
  hasEnded: boolean;
}

/** What to do with a presented refresh token: rotate it, reject it, or reject it and end its session (it was stolen). */
export function checkRefreshToken(token: StoredRefreshToken, now: Date): 'rotate' | 'reject' | 'end_session' {
  if (token.hasEnded || token.expiresAt <= now) return 'reject';
  if (!token.rotatedAt) return 'rotate';
  return now.getTime() - token.rotatedAt.getTime() <= rotationGraceSeconds * 1000 ? 'rotate' : 'end_session';
}

/** When a refresh token expires: after seven days, and never later than its session ends. */
export function refreshTokenExpiry(now: Date, sessionEndsAt: Date): Date {
  const expiresAt = addDuration(now, { days: refreshTokenDays });
  return expiresAt < sessionEndsAt ? expiresAt : sessionEndsAt;
}

export function addDuration(
  from: Date,
  { minutes = 0, hours = 0, days = 0 }: { minutes?: number; hours?: number; days?: number },
): Date {
  return new Date(from.getTime() + ((days * 24 + hours) * 60 + minutes) * 60_000);
}

/** Whether a session began so recently that its user has just proved to be the customer. */
export function isRecentSignIn(startedAt: Date, now: Date): boolean {
  return now.getTime() - startedAt.getTime() <= recentSignInMinutes * 60_000;
}

/** An e-mail address as a mail to another one shows it: `s•••@mail.example`. */
export function maskedEmail(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1•••');
}

/** A mobile number as a mail shows it, which others may read: `•••-•••-5678`. */
export function maskedMobileNo(mobileNo: string): string {
  return `•••-•••-${mobileNo.slice(-4)}`;
}
