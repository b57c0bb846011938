import { CircleAlert, CircleCheck } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { closeToast, holdToast, resumeToast, type Toast, toasts } from './toast-list.ts';
import { WrapAtWords } from './wrap-at-words.tsx';

const noToasts: readonly Toast[] = [];

/**
 * Where toasts appear: above all bars at the lower edge; at the upper edge of phones, whose buttons are at the lower one. Rendered once, in
 * the shell. Errors are announced at once (decision 036).
 */
export function ToastRegion() {
  const visible = useSyncExternalStore(toasts.subscribe, toasts.read, () => noToasts);
  return (
    <div
      className={classNames(
        'bar-heights pointer-events-none fixed inset-x-0 z-60 grid px-4',
        'max-sm:top-[calc(4px+env(safe-area-inset-top))] max-sm:bottom-auto',
        'bottom-[calc(24px+env(safe-area-inset-bottom)+var(--frame-bar,0px)+var(--page-bar,0px)+var(--compare-bar,0px))]',
      )}
    >
      <LiveRegion role="status" toasts={visible.filter(({ tone }) => tone !== 'error')} />
      <LiveRegion role="alert" toasts={visible.filter(({ tone }) => tone === 'error')} />
    </div>
  );
}

function LiveRegion({ role, toasts }: { role: 'status' | 'alert'; toasts: readonly Toast[] }) {
  return (
    // Atomic, it would announce the toasts before a new one again.
    <div role={role} aria-atomic={false} className="grid justify-items-center">
      {toasts.map((toast) => (
        <p
          key={toast.id}
          onPointerEnter={() => holdToast(toast.id)}
          onPointerLeave={() => resumeToast(toast.id)}
          onFocus={() => holdToast(toast.id)}
          onBlur={() => resumeToast(toast.id)}
          className={classNames(
            'mt-2 flex animate-appear items-center gap-2.5 rounded-full px-5 py-2.5 text-sm font-medium shadow-float',
            toast.tone === 'error' ? 'bg-sale text-surface' : 'bg-ink text-surface',
            toast.link && 'pointer-events-auto',
          )}
        >
          {toast.tone === 'success' && <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-accent" />}
          {toast.tone === 'error' && <CircleAlert aria-hidden="true" className="size-5 shrink-0" />}
          <span>
            <WrapAtWords>{toast.text}</WrapAtWords>
          </span>
          {toast.link && (
            <a
              href={toast.link.href}
              onClick={() => closeToast(toast.id)}
              className="-my-2.5 -mr-5 flex min-h-11 shrink-0 items-center rounded-full pr-5 pl-2 font-semibold text-accent underline underline-offset-4 -outline-offset-2"
            >
              {toast.link.label}
            </a>
          )}
        </p>
      ))}
    </div>
  );
}
