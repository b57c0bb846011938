import { z } from 'zod';

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/** The URL of an external service, without a trailing slash. Keys and tokens go there: unencrypted only to this machine. */
export const providerUrl = z
  .url({ protocol: /^https?$/ })
  .refine(
    (value) => URL.canParse(value) && (value.startsWith('https:') || loopbackHosts.includes(new URL(value).hostname)),
    'must begin with https://',
  )
  .transform((value) => value.replace(/\/$/, ''));

/** An id or a secret of an external service. */
export const providerKey = z.string().regex(/^\S+$/, 'must not contain spaces');
