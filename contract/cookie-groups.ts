/*
 * The names of consent that every page needs, without a schema: the schemas of `consent.ts` would add 13 kB to each page.
 */

/** The groups of cookies, in the order in which they are shown. */
export const cookieGroupCodes = ['C0001', 'C0002', 'C0003', 'C0004', 'C0005', 'C0006'] as const;
export type CookieGroupCode = (typeof cookieGroupCodes)[number];

/** Strictly necessary cookies, which are always allowed. */
export const necessaryGroup = 'C0001' satisfies CookieGroupCode;

/** The cookie that joins the codes of the allowed groups by `|`. */
export const allowedCookies = 'allowed_cookies';
/** The cookie with the version of the policy that the visitor has answered. */
export const answeredPolicy = 'cookie_policy';
