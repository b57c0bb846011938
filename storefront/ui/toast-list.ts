import { sharedValue } from './shared-value.ts';

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

/** The visible toasts, oldest first. */
export const toasts = sharedValue<readonly Toast[]>([]);
let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Shows and announces a short message for 1200 ms, instead of the same one that is still shown; browser only. */
export function showToast(text: string, tone: ToastTone = 'neutral', link?: ToastLink): void {
  const id = ++lastId;
  toasts.write([...toasts.read().filter((toast) => toast.text !== text), { id, text, tone, link }]);
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
  toasts.write(toasts.read().filter((toast) => toast.id !== id));
}
