import type { ReactNode } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

/** The code that the buyer shows at the counter of the branch. `children` is its QR code. */
export function PickupCode({ branch, code, children }: { branch: string; code: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="pickup-code"
      className="grid justify-items-center gap-4 rounded-card border border-brand bg-brand-soft p-5 text-center sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:justify-items-start sm:text-left"
    >
      <div className="size-44 overflow-hidden rounded-card border border-line bg-white">{children}</div>
      <div className="grid gap-2">
        <h2 id="pickup-code" className="text-lg font-semibold">
          <WrapAtWords>{m.orders_pickup_ready_title({ branch })}</WrapAtWords>
        </h2>
        <p className="text-sm text-muted">
          <WrapAtWords>{m.orders_pickup_ready_text()}</WrapAtWords>
        </p>
        <p>
          <span className="block text-sm text-muted">{m.orders_pickup_code()}</span>
          <span className="figures text-3xl font-bold tracking-widest">
            {code.slice(0, 4)} {code.slice(4)}
          </span>
        </p>
      </div>
    </section>
  );
}
