export type ToastTone = 'neutral' | 'success' | 'error';

export interface Toast {
  id: number;
  text: string;
  tone: ToastTone;
}

/** Milliseconds that a toast is shown (spec 9). */
export const toastDuration = 1200;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a short message for 1200 ms and reads it out; only in the browser, in answer to what the shopper did. */
export function showToast(text: string, tone: ToastTone = 'neutral'): void {
  const id = ++lastId;
  publish([...toasts, { id, text, tone }]);
  setTimeout(() => publish(toasts.filter((toast) => toast.id !== id)), toastDuration);
}

/** The toasts in sight, oldest first. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Calls back at every change; the answer ends it. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
