const listeners = new Set<() => void>();

/** Calls back when the API has answered that nobody is signed in, as after a session was ended on another device. Returns the unsubscribe function. */
export function subscribeToSignInRequired(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notifySignInRequired(): void {
  for (const listener of listeners) listener();
}
