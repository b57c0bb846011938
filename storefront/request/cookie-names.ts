import { parseCookie } from 'cookie';
import { isStorableText } from '#contract/storable-text.ts';

/**
 * Until this time a cookie is read under its earlier name, too: an upgrade signs nobody out and loses no cart. Later only the names
 * below count, which no other site below the shop's domain can set.
 */
const earlierNamesUntil = Date.UTC(2027, 2, 1);

/** The name of a cookie that only this host can set, where the shop is served under https. */
export function hostCookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/** The value of such a cookie; undefined if there is none, or if it is empty. */
export function readHostCookie(
  cookies: Readonly<Record<string, string | undefined>>,
  name: string,
  { secure, now }: { secure: boolean; now: number },
): string | undefined {
  const value = cookies[hostCookieName(name, secure)];
  return value || (secure && now < earlierNamesUntil ? cookies[name] : undefined) || undefined;
}

/** The cookies of a `cookie` header, without those that databases do not store: a browser that has one must not be refused for it. */
export function readCookies(header: string | null | undefined): Readonly<Record<string, string | undefined>> {
  if (!header) return {};
  return Object.fromEntries(
    Object.entries(parseCookie(header)).filter(([, value]) => value !== undefined && isStorableText(value)),
  );
}
