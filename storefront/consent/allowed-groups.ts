import {
  allowedCookies,
  answeredPolicy,
  type CookieGroupCode,
  cookieGroupCodes,
  necessaryGroup,
} from '#contract/cookie-groups.ts';

/** What a page says about the cookie policy in force. */
export interface CookiePolicy {
  /** The day of its publication. */
  version: string;
  /** The codes of its groups. */
  groups: readonly CookieGroupCode[];
}

/** Seconds that a choice lasts. */
const maxAge = 365 * 24 * 60 * 60;

/** The groups that the visitor allowed; null if there is no choice. `cookies` is `document.cookie`. */
export function allowedGroups(cookies: string): CookieGroupCode[] | null {
  const value = readCookie(cookies, allowedCookies);
  if (value === undefined) return null;
  const codes = value.split('|');
  return cookieGroupCodes.filter((code) => code === necessaryGroup || codes.includes(code));
}

/** Whether the visitor allowed a group. `cookies` is `document.cookie`. */
export function allows(cookies: string, group: CookieGroupCode): boolean {
  return group === necessaryGroup || (allowedGroups(cookies)?.includes(group) ?? false);
}

/** Whether a group that was allowed before is allowed no longer; null stands for no choice. */
export function isWithdrawn(
  before: readonly CookieGroupCode[] | null,
  now: readonly CookieGroupCode[] | null,
): boolean {
  return (before ?? []).some((group) => group !== necessaryGroup && !now?.includes(group));
}

/** Whether the visitor has to be asked: there is no choice, or it was about another version of the policy. */
export function mustAsk(cookies: string, version: string): boolean {
  return allowedGroups(cookies) === null || (readCookie(cookies, answeredPolicy) ?? version) !== version;
}

/** Stores the choice in this browser; browser only. */
export function saveAllowedGroups(groups: readonly CookieGroupCode[], version: string): void {
  const attributes = `; path=/; max-age=${maxAge}; samesite=lax${window.location.protocol === 'https:' ? '; secure' : ''}`;
  document.cookie = `${allowedCookies}=${groups.join('|')}${attributes}`;
  document.cookie = `${answeredPolicy}=${version}${attributes}`;
}

function readCookie(cookies: string, name: string): string | undefined {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return '';
  }
}
