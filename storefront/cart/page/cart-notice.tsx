import { Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { IconButton } from '#storefront/ui/icon-button.tsx';

export interface CartNoticeProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A notice above the lines of the cart, until the shopper closes it. */
export function CartNotice({ title, onClose, children }: CartNoticeProps) {
  return (
    <div
      data-cart-notice
      role="status"
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 rounded-card border border-line bg-ground py-2 pr-1 pl-4 text-sm"
    >
      <Info aria-hidden="true" className="mt-2.5 size-5 text-brand" />
      <div className="grid gap-1 py-2">
        <p className="font-medium">{title}</p>
        {children}
      </div>
      <IconButton
        label={m.cart_changed_close()}
        icon={<X aria-hidden="true" className="size-5 text-muted" />}
        onClick={onClose}
      />
    </div>
  );
}
