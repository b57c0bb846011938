import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { afterPaint } from '#storefront/navigation/after-paint.ts';
import { selectedSkuId, skuHref } from './selected-sku.ts';

/** The SKU selected by the URL, and a function that selects another: it is shown at once, and the URL follows. */
export function useSelectedSku(): [skuId: number | undefined, choose: (skuId: number) => void] {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  /** Selected just now; the URL follows with the navigation. */
  const [choice, setChoice] = useState<{ key: string; skuId: number }>();
  const cancelNavigation = useRef(() => {});
  // A page that is left meanwhile does not come back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page in the history has another key
  useEffect(() => () => cancelNavigation.current(), [key]);
  const choose = (skuId: number) => {
    setChoice({ key, skuId });
    cancelNavigation.current();
    cancelNavigation.current = afterPaint(
      () => void navigate(skuHref(pathname, skuId), { replace: true, preventScrollReset: true }),
    );
  };
  return [choice?.key === key ? choice.skuId : selectedSkuId(new URLSearchParams(search)), choose];
}
