import { parseCookie, stringifySetCookie } from 'cookie';
import { decodeJwt } from 'jose';

/** What a signed-in shopper's browser keeps without seeing it (behaviour 2). */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Seconds that a sign-in lasts (spec 9). */
const sessionAge = 604_800;
/** Milliseconds before its end at which a token counts as ended, for calls under way and clocks that differ. */
const leeway = 30_000;

const visitor = 'session_id';
const session = 'session';
const signedInMark = 'signed_in';
const email = 'session_email';

export interface SessionCookies {
  /** The visitor's id, once there is one. */
  visitorId: string | undefined;
  tokens: Tokens | undefined;
}

export function readSessionCookies(header: string | undefined): SessionCookies {
  if (!header) return { visitorId: undefined, tokens: undefined };
  const cookies = parseCookie(header);
  const [accessToken, refreshToken] = cookies[session]?.split('|') ?? [];
  return {
    visitorId: /^[\w-]{16,64}$/.test(cookies[visitor] ?? '') ? cookies[visitor] : undefined,
    tokens: accessToken && refreshToken ? { accessToken, refreshToken } : undefined,
  };
}

/** The `set-cookie` lines; `secure` where the shop is served under https. */
export function visitorCookie(id: string, secure: boolean): string {
  return line(visitor, id, secure);
}

/**
 * The tokens, and beside them a mark that scripts can read: it tells a page whether asking who is signed in is worth a
 * call, and nothing else. Null signs out.
 */
export function tokensCookies(tokens: Tokens | null, secure: boolean): string[] {
  const maxAge = tokens ? sessionAge : 0;
  return [
    line(session, tokens ? `${tokens.accessToken}|${tokens.refreshToken}` : '', secure, maxAge),
    stringifySetCookie({
      name: signedInMark,
      value: tokens ? '1' : '',
      path: '/',
      sameSite: 'lax',
      secure,
      maxAge,
    }),
  ];
}

export function emailCookie(address: string, secure: boolean): string {
  return line(email, address, secure, sessionAge);
}

function line(name: string, value: string, secure: boolean, maxAge?: number): string {
  return stringifySetCookie({ name, value, path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge });
}

/** By its own word: whether the token is genuine is for the API to say. */
export function isExpired(accessToken: string, now: number): boolean {
  try {
    const { exp } = decodeJwt(accessToken);
    return exp !== undefined && exp * 1000 - leeway <= now;
  } catch {
    return true;
  }
}
