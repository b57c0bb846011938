import { isIP } from 'node:net';
import { z } from 'zod';

/*
 * Schemas of single variables of the environment. Every message has an example of a valid value, and none repeats the value that was set:
 * it may be a secret.
 */

/** One of a few words. */
export function choice<const Value extends string>(...values: readonly Value[]) {
  return z.enum(values, `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`);
}

export const onOff = choice('on', 'off').transform((value) => value === 'on');

/** A whole number, both limits included. */
export function wholeNumber({ minimum, maximum, example }: { minimum: number; maximum: number; example: number }) {
  const problem = `must be a whole number from ${minimum} to ${maximum}, such as ${example}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, problem)
    .transform(Number)
    .pipe(z.number().min(minimum, problem).max(maximum, problem));
}

/** The name or the address of a host, without a protocol and a port. */
export const host = z
  .string()
  .refine(
    (value) => isIP(value) > 0 || /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(value),
    'must be an address or a name of this machine such as 127.0.0.1, or 0.0.0.0 for all of them',
  );

/** `https://shop.example`, without a trailing slash. */
export const origin = z
  .string()
  .refine((value) => {
    const url = urlOf(['http:', 'https:'], value);
    return url !== null && url.pathname === '/' && url.username === '' && !/[?#@]/.test(value);
  }, 'must be an origin such as https://shop.example, beginning with https:// and without a path')
  .transform((value) => new URL(value).origin);

/** Origins for the content security policy, separated by spaces or commas; `*.` stands for all names below a domain. */
export function httpsSources(example: string) {
  return z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine(
      (sources) => sources.every((source) => /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/.test(source)),
      `must be https origins separated by spaces, such as ${example}`,
    );
}

/** The base URL of a service, without a trailing slash. */
export function baseUrl(example: string) {
  return z
    .string()
    .refine(
      (value) => urlOf(['http:', 'https:'], value) !== null && !/[?#@]/.test(value),
      `must be a URL such as ${example}, beginning with https://`,
    )
    .transform((value) => value.replace(/\/$/, ''));
}

/**
 * The URL of a server, which may contain a password. A character of it that is not percent-encoded moves the host: an `@` ends the
 * password, and a `/`, `?` or `#` the host.
 */
export function serverUrl({
  protocols,
  example,
  path,
}: {
  protocols: readonly string[];
  example: string;
  /** Of the URL's path. */
  path: RegExp;
}) {
  return z.string().refine((value) => {
    const url = urlOf(protocols, value);
    return url !== null && path.test(url.pathname) && !value.includes('#');
  }, `must be a URL such as ${example}, with special characters of user and password percent-encoded (@ is %40, / is %2F)`);
}

const address = z.regexes.email.source.slice(1, -1);
const mailbox = new RegExp(String.raw`^(?:${address}|(?:"[^"\r\n<>]+"|[^"\r\n<>@,;:]+?)\s*<${address}>)$`);

/** An e-mail address, with a name before it or without. */
export const mailSender = z
  .string()
  .regex(mailbox, 'must be an e-mail address with or without a name, such as My shop <no-reply@shop.example>');

/** The path of a folder. */
export const folderPath = z
  .string()
  .refine((value) => !/^[a-z][a-z0-9+.-]*:\/\//i.test(value), 'must be the path of a folder such as /var/lib/shop');

/** The URL, if it has one of these protocols and a host, which PostgreSQL also takes as a parameter. */
function urlOf(protocols: readonly string[], value: string): URL | null {
  const url = /\s/.test(value) ? null : URL.parse(value);
  if (!url || !protocols.includes(url.protocol) || !value.toLowerCase().startsWith(`${url.protocol}//`)) return null;
  return url.hostname || url.searchParams.has('host') ? url : null;
}
