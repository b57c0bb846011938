/** Id of the cookie group for analytics. */
const analyticsGroup = 'C0002';

/**
 * Whether the visitor accepted analytics cookies. `cookies` is `document.cookie`; its `allowed_cookies` joins group ids
 * by `|`.
 */
export function allowsAnalytics(cookies: string): boolean {
  const allowed = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith('allowed_cookies='))
    ?.slice('allowed_cookies='.length);
  return allowed !== undefined && decoded(allowed).split('|').includes(analyticsGroup);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
