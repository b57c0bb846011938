/** The wrong pickup codes that were given for an order. */
interface WrongCodes {
  failedAttempts: number;
  lastFailedAt: Date | null;
}

const maxWrongCodes = 5;
const wrongCodesPauseMs = 15 * 60_000;

/** Whether a wrong pickup code is the first one after a pause. */
export function isWrongCodeFirst({ lastFailedAt }: WrongCodes, now: Date): boolean {
  return !lastFailedAt || now.getTime() - lastFailedAt.getTime() >= wrongCodesPauseMs;
}

/** Whether so many wrong pickup codes were given that no code is accepted before a pause. */
export function isPickupBlocked(wrong: WrongCodes, now: Date): boolean {
  return wrong.failedAttempts >= maxWrongCodes && !isWrongCodeFirst(wrong, now);
}

/** Whether the pickup code of an order was given, whatever its case, spaces and hyphens, or the text of its QR code. */
export function isSamePickupCode({ orderId, code }: { orderId: string; code: string }, given: string): boolean {
  const characters = given.replace(/[\s-]/g, '').toUpperCase();
  return characters === code || characters === `${orderId}${code}`;
}
