import { Store } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Drawer, preloadDrawer } from '#storefront/ui/drawer.tsx';
import type { BranchStockListProps } from './branch-stock-list.tsx';

const loadList = () => import('./branch-stock-list.tsx');
const BranchStockList = lazy(loadList);

/** Button for the branches with a SKU in stock; the list is loaded when it opens. */
export function BranchStock(props: BranchStockListProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={() => {
          preloadDrawer();
          void loadList();
        }}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-4 text-sm font-medium hover:border-edge hover:text-brand"
      >
        <Store aria-hidden="true" className="size-5 shrink-0" />
        {m.stores_branch_stock()}
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} side="right" title={m.stores_branch_stock()}>
        <Suspense>
          <BranchStockList {...props} />
        </Suspense>
      </Drawer>
    </>
  );
}
