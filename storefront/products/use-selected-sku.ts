import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { selectedSkuId, skuHref } from './selected-sku.ts';

/** The SKU selected by the URL, and a function that selects another. */
export function useSelectedSku(): [skuId: number | undefined, choose: (skuId: number) => void] {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  /** Selected just now; the URL follows with the navigation. */
  const [choice, setChoice] = useState<{ key: string; skuId: number }>();
  const choose = (skuId: number) => {
    setChoice({ key, skuId });
    void navigate(skuHref(pathname, skuId), { replace: true, preventScrollReset: true });
  };
  return [choice?.key === key ? choice.skuId : selectedSkuId(new URLSearchParams(search)), choose];
}
