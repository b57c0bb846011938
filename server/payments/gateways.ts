import type { AppContext } from '../app-context.ts';
import type { Gateway } from './gateway.ts';
import { mockAdapter } from './mock-adapter.ts';

const adapters: Record<string, (context: AppContext) => Gateway> = { mock: mockAdapter };

/** Name of the gateway that new attempts use. */
export const defaultGateway = 'mock';

/** A gateway by name; undefined if it is unknown. */
export function findGateway(context: AppContext, name: string): Gateway | undefined {
  return Object.hasOwn(adapters, name) ? adapters[name]?.(context) : undefined;
}

/**
 * The gateway of a stored attempt.
 *
 * @throws Error if its adapter no longer exists
 */
export function gatewayOf(context: AppContext, name: string): Gateway {
  const gateway = findGateway(context, name);
  if (!gateway) throw new Error(`there is no payment gateway ${name}`);
  return gateway;
}
