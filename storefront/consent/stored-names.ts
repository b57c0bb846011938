import type { CookieGroup, cookieKinds } from '#contract/consent.ts';
import type { CookieGroupCode } from '#contract/cookie-groups.ts';

/** The names of what a browser stores in one place. */
type Stored = { [Kind in Exclude<(typeof cookieKinds)[number], 'cache'>]: readonly string[] };

/** Those of the stored names that belong to groups which are not allowed. */
export function namesToDelete(
  policy: readonly CookieGroup[],
  allowed: readonly CookieGroupCode[],
  stored: Stored,
): Stored {
  const cookies = policy
    .filter(({ groupCode }) => !allowed.includes(groupCode))
    .flatMap(({ cookieList }) => Object.values(cookieList).flat());
  const matching = (kind: keyof Stored) =>
    stored[kind].filter((name) => cookies.some((cookie) => cookie.kind === kind && matches(name, cookie.name)));
  return {
    cookie: matching('cookie'),
    local_storage: matching('local_storage'),
    session_storage: matching('session_storage'),
  };
}

/** Whether a name is the one of the policy, whose star stands for any end. */
function matches(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** The host and the domains above it, for which a tag may have set a cookie: `www.shop.example`, `shop.example`. */
export function cookieDomains(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}
