/** The group of cookies that measure how the shop is used (spec 3, Cookie group). */
const analyticsGroup = 'C0002';

/** Whether a visitor allowed to be measured, by the page's cookies: `allowed_cookies` joins groups by `|` (spec 4, Cookie consent). */
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
