import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { afterPaint } from '#storefront/navigation/after-paint.ts';
import { selectedSkuId, skuHref } from './selected-sku.ts';

/** The SKU selected by the URL, and a function that selects another: it is shown at once, and the URL follows. */
export function useSelectedSku(): [skuId: number | undefined, choose: (skuId: number) => void] {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  /** Selected on the page in the history that has this key; the navigation gives it another one. */
  const [choice, setChoice] = useState<{ key: string; skuId: number }>();
  const chosen = choice?.key === key ? choice.skuId : undefined;
  useEffect(() => {
    if (chosen === undefined) return undefined;
    const href = skuHref(pathname, chosen);
    return afterPaint(() => void navigate(href, { replace: true, preventScrollReset: true }));
  }, [chosen, pathname, navigate]);
  return [chosen ?? selectedSkuId(new URLSearchParams(search)), (skuId) => setChoice({ key, skuId })];
}
