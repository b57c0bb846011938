export type ToastTone = 'neutral' | 'success' | 'error';

export interface Toast {
  id: number;
  text: string;
  tone: ToastTone;
}

/** How long a toast is shown, in milliseconds. */
export const toastDuration = 1200;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows and announces a short message for 1200 ms; browser only. */
export function showToast(text: string, tone: ToastTone = 'neutral'): void {
  const id = ++lastId;
  publish([...toasts, { id, text, tone }]);
  setTimeout(() => publish(toasts.filter((toast) => toast.id !== id)), toastDuration);
}

/** The visible toasts, oldest first. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Calls back on every change. Returns the unsubscribe function. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
