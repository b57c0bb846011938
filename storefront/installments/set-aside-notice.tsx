import { ShoppingCart } from 'lucide-react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';

export interface SetAsideNoticeProps {
  /** Number of lines that stay in the cart; nothing is shown for 0. */
  count: number;
  loading: boolean;
  onUndo: () => void;
}

/** Says how many items stay in the cart to be paid separately, and can take them back into the order. */
export function SetAsideNotice({ count, loading, onUndo }: SetAsideNoticeProps) {
  return (
    <div role="status" className="empty:absolute">
      {count > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-surface py-2 pr-2 pl-4 text-sm">
          <p className="flex min-w-0 items-center gap-3">
            <ShoppingCart aria-hidden="true" className="size-5 shrink-0 text-brand" />
            {m.installment_set_aside({ count })}
          </p>
          <Button variant="quiet" loading={loading} onClick={onUndo}>
            {m.cart_undo()}
          </Button>
        </div>
      )}
    </div>
  );
}
