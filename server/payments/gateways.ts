import type { Shop } from '../shop.ts';
import type { Gateway } from './gateway.ts';
import { mockAdapter } from './mock-adapter.ts';

const adapters: Record<string, (shop: Shop) => Gateway> = { mock: mockAdapter };

/** The gateway that new attempts go to. */
export const gatewayInUse = 'mock';

/** A gateway by its name; undefined for one that the shop does not have. */
export function findGateway(shop: Shop, name: string): Gateway | undefined {
  return Object.hasOwn(adapters, name) ? adapters[name]?.(shop) : undefined;
}

/** The gateway of an attempt in our books. */
export function gatewayOf(shop: Shop, name: string): Gateway {
  const gateway = findGateway(shop, name);
  if (!gateway) throw new Error(`there is no payment gateway ${name}`);
  return gateway;
}
