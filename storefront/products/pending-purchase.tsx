import { createContext, type ReactNode, useContext, useState } from 'react';
import { afterPaint } from '#storefront/navigation/after-paint.ts';

/** What the buttons of a product page do. */
export interface PendingPurchaseView {
  /** Which action is pending. */
  busy: 'add' | 'buy' | null;
  add: () => void;
  buy: () => void;
}

const Context = createContext<PendingPurchaseView>({ busy: null, add: () => {}, buy: () => {} });

export interface PendingPurchaseProps {
  onAdd: () => Promise<void>;
  onBuy: () => Promise<void>;
  children: ReactNode;
}

/** Holds which action of a product page is pending: its buttons are rendered again for it, and nothing else. */
export function PendingPurchase({ onAdd, onBuy, children }: PendingPurchaseProps) {
  const [busy, setBusy] = useState<'add' | 'buy' | null>(null);
  const run = (action: 'add' | 'buy', work: () => Promise<void>) => {
    setBusy(action);
    // The button is seen to be busy before the cart is changed.
    afterPaint(() => void work().then(() => setBusy(null)));
  };
  const view = { busy, add: () => run('add', onAdd), buy: () => run('buy', onBuy) };
  return <Context value={view}>{children}</Context>;
}

export function usePendingPurchase(): PendingPurchaseView {
  return useContext(Context);
}
