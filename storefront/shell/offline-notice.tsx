import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

/** Says that there is no connection, so that what is shown may be a stored page. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return (
    <div
      role="alert"
      className="bar-heights pointer-events-none fixed inset-x-4 bottom-[calc(24px+env(safe-area-inset-bottom)+var(--frame-bar,0px)+var(--page-bar,0px)+var(--compare-bar,0px))] z-50 grid justify-items-center print:hidden"
    >
      <p className="flex items-center gap-2 rounded-full bg-ink px-4 py-2 text-xs text-surface shadow-float">
        <WifiOff aria-hidden="true" className="size-4 shrink-0" />
        <WrapAtWords>{m.offline_notice()}</WrapAtWords>
      </p>
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  for (const type of ['online', 'offline']) window.addEventListener(type, onChange);
  return () => {
    for (const type of ['online', 'offline']) window.removeEventListener(type, onChange);
  };
}
