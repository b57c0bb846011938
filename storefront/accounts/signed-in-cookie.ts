import { subscribeToSignInRequired } from '#storefront/api/sign-in-required.ts';

/*
 * A readable cookie set together with the HttpOnly session cookie (`session-cookies.ts`). It says that a session
 * exists, so that a guest's page does not request the profile only to get a 401.
 */
const listeners = new Set<() => void>();
let state: 'unread' | 'reading' | 'read' = 'unread';

export function hasSignedInCookie(): boolean {
  return /(?:^|;\s*)signed_in=1(?:;|$)/.test(document.cookie);
}

/**
 * Whether a session exists; undefined while the page is hydrated. The header and all that depends on a session are rendered in a task of
 * their own then, not in that of the page's effects.
 */
export function readSignedIn(): boolean | undefined {
  return state === 'read' ? hasSignedInCookie() : undefined;
}

/** Call after a sign-in or sign-out in this tab: browsers send no event when a cookie changes. */
export function notifySignedInChange(): void {
  for (const listener of listeners) listener();
}

/**
 * Calls back when the cookie may have changed, also in another tab, while the page was in the back/forward cache, or by a call after the session
 * was ended on another device. Returns the unsubscribe function.
 */
export function subscribeToSignedIn(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = subscribeToSignInRequired(listener);
  if (state === 'unread') {
    state = 'reading';
    setTimeout(read);
  }
  window.addEventListener('focus', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
    window.removeEventListener('focus', listener);
    window.removeEventListener('pageshow', listener);
  };
}

function read(): void {
  state = 'read';
  notifySignedInChange();
}
