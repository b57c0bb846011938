import { lazy, Suspense, useState } from 'react';
import { preloadDrawer } from '#storefront/ui/drawer.tsx';
import type { Shopper } from '../page/use-proceed-to-checkout.ts';

export interface MiniCartProps {
  open: boolean;
  onClose: () => void;
  shopper: Shopper;
}

const MiniCartPanel = lazy(() => {
  preloadDrawer();
  return import('./mini-cart-panel.tsx');
});

/** The cart in a drawer on the right, 504 px wide; loaded when it first opens. */
export function MiniCart(props: MiniCartProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <MiniCartPanel {...props} />
    </Suspense>
  );
}
