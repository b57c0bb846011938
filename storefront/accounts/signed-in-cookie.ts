/*
 * The cookie that stands beside the session, which no script can read (`session-cookies.ts`): its presence says that
 * somebody is signed in, so that a guest's page need not ask and be refused.
 */
const listeners = new Set<() => void>();

export function hasSignedInCookie(): boolean {
  return /(?:^|;\s*)signed_in=1(?:;|$)/.test(document.cookie);
}

/** Call after a sign-in or sign-out in this tab: the browser tells nobody that a cookie changed. */
export function notifySignedInChange(): void {
  for (const listener of listeners) listener();
}

/** Calls back when the mark may have changed, also in another tab; the answer ends it. */
export function subscribeToSignedIn(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('focus', listener);
  };
}
