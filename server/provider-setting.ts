import { z } from 'zod';

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/** The URL of an external service, without a trailing slash. Keys and tokens go there: unencrypted only to this machine. */
export function providerUrl(usual: string) {
  return z
    .string()
    .refine((value) => isEncryptedOrLocal(value), `must begin with https://, such as ${usual}`)
    .transform((value) => value.replace(/\/$/, ''))
    .default(usual);
}

function isEncryptedOrLocal(value: string): boolean {
  const url = /[\s?#]/.test(value) ? null : URL.parse(value);
  if (!url) return false;
  return value.startsWith('https://') || (value.startsWith('http://') && loopbackHosts.includes(url.hostname));
}

/** An id or a secret of an external service. */
export function providerKey(example: string) {
  return z.string().regex(/^\S+$/, `must be without spaces, such as ${example}`);
}
