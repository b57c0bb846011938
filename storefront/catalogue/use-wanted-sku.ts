import { useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';

const parameter = 'sku';
const watchNothing = () => () => {};

/** A product's address with one of its variants chosen. */
export function hrefOfSku(pathname: string, skuId: number): string {
  return `${pathname}?${parameter}=${skuId}`;
}

/**
 * The variant that the address asks for, and how to ask for another one. The page that is served to everybody knows no
 * choice, so the address is read once the page came alive.
 */
export function useWantedSku(): [skuId: number | undefined, choose: (skuId: number) => void] {
  const alive = useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  /** Chosen a moment ago: the address follows a little later. */
  const [choice, setChoice] = useState<{ key: string; skuId: number }>();
  const asked = alive ? new URLSearchParams(search).get(parameter) : null;
  const choose = (skuId: number) => {
    setChoice({ key, skuId });
    void navigate(hrefOfSku(pathname, skuId), { replace: true, preventScrollReset: true });
  };
  if (choice?.key === key) return [choice.skuId, choose];
  return [asked ? Number(asked) : undefined, choose];
}
