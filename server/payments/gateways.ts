import type { Shop } from '../shop.ts';
import type { Gateway } from './gateway.ts';
import { mockAdapter } from './mock-adapter.ts';

const adapters: Record<string, (shop: Shop) => Gateway> = { mock: mockAdapter };

/** Name of the gateway that new attempts use. */
export const defaultGateway = 'mock';

/** A gateway by name; undefined if it is unknown. */
export function findGateway(shop: Shop, name: string): Gateway | undefined {
  return Object.hasOwn(adapters, name) ? adapters[name]?.(shop) : undefined;
}

/**
 * The gateway of a stored attempt.
 *
 * @throws Error if its adapter no longer exists
 */
export function gatewayOf(shop: Shop, name: string): Gateway {
  const gateway = findGateway(shop, name);
  if (!gateway) throw new Error(`there is no payment gateway ${name}`);
  return gateway;
}
