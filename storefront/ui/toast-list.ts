export type ToastTone = 'neutral' | 'success' | 'error';

/** A link in a toast, to a page of this shop. */
export interface ToastLink {
  label: string;
  href: string;
}

export interface Toast {
  id: number;
  text: string;
  tone: ToastTone;
  link?: ToastLink;
}

/** How long a toast is shown, in milliseconds. */
const toastDuration = 1200;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows and announces a short message for 1200 ms, instead of the same one that is still shown; browser only. */
export function showToast(text: string, tone: ToastTone = 'neutral', link?: ToastLink): void {
  const id = ++lastId;
  publish([...toasts.filter((toast) => toast.text !== text), { id, text, tone, link }]);
  resumeToast(id);
}

/** Keeps a toast visible until `resumeToast`, while the shopper points at it or has the focus in it. */
export function holdToast(id: number): void {
  clearTimeout(timers.get(id));
}

/** Lets a toast disappear after 1200 ms. */
export function resumeToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => closeToast(id), toastDuration),
  );
}

export function closeToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  publish(toasts.filter((toast) => toast.id !== id));
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
