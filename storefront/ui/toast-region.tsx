import { CircleAlert, CircleCheck } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { currentToasts, subscribeToToasts, type Toast } from './toast-list.ts';

const noToasts: readonly Toast[] = [];

/** Where toasts appear, above all bars at the lower edge; rendered once, in the shell. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => noToasts);
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(24px+env(safe-area-inset-bottom)+var(--frame-bar,0px)+var(--page-bar,0px)+var(--compare-bar,0px))] z-60 grid justify-items-center gap-2 px-4"
    >
      {toasts.map((toast) => (
        <p
          key={toast.id}
          className={classNames(
            'flex animate-appear items-center gap-2.5 rounded-full px-5 py-2.5 text-sm font-medium shadow-float',
            toast.tone === 'error' ? 'bg-sale text-surface' : 'bg-ink text-surface',
          )}
        >
          {toast.tone === 'success' && <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-accent" />}
          {toast.tone === 'error' && <CircleAlert aria-hidden="true" className="size-5 shrink-0" />}
          {toast.text}
        </p>
      ))}
    </div>
  );
}
