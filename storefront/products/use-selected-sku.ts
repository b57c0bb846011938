import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hrefOfSku, wantedSku } from './selected-sku.ts';

/** The variant that the address asks for, and how to ask for another one. */
export function useWantedSku(): [skuId: number | undefined, choose: (skuId: number) => void] {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  /** Chosen a moment ago: the address follows a little later. */
  const [choice, setChoice] = useState<{ key: string; skuId: number }>();
  const choose = (skuId: number) => {
    setChoice({ key, skuId });
    void navigate(hrefOfSku(pathname, skuId), { replace: true, preventScrollReset: true });
  };
  return [choice?.key === key ? choice.skuId : wantedSku(new URLSearchParams(search)), choose];
}
