import { createHmac, timingSafeEqual } from 'node:crypto';

/** Omise repeats events that were not accepted. A replay is harmless: each event is handled once, and only leads to reading its charge. */
const maxAgeMs = 60 * 60_000;

/**
 * Whether Omise signed a webhook: `Omise-Signature` has hex HMAC-SHA256s of `<Omise-Signature-Timestamp>.<raw body>`, with commas
 * between several while the secret is rotated. One of them by one of our secrets is enough.
 */
export function isSignedByOmise(
  rawBody: Buffer,
  headers: Record<string, string | string[] | undefined>,
  { secrets, now }: { secrets: readonly Buffer[]; now: Date },
): boolean {
  const timestamp = headers['omise-signature-timestamp'];
  const signature = headers['omise-signature'];
  if (typeof timestamp !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > maxAgeMs) return false;
  const given = signature.split(',', 10).map((one) => Buffer.from(one.trim(), 'hex'));
  return secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest();
    return given.some((one) => one.length === expected.length && timingSafeEqual(one, expected));
  });
}
