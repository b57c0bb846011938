import type { GatewayMethod } from '#contract/payment-methods.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import type { GatewayName } from '../payment-settings.ts';
import type { Gateway } from './gateway.ts';
import { mockAdapter } from './mock-adapter.ts';
import { omiseAdapter } from './omise/omise-adapter.ts';

/** Each gateway's adapter; undefined if the shop has no settings for it. */
const adapters: Record<GatewayName, (context: AppContext) => Gateway | undefined> = {
  mock: mockAdapter,
  omise: omiseAdapter,
};

/** The gateways whose accounts offer different things (`readCapability`). */
export const gatewaysWithCapability: readonly GatewayName[] = ['omise'];

/** Name of the gateway that new attempts of a method use. */
export function gatewayNameOf(context: Pick<AppContext, 'settings'>, method: GatewayMethod): GatewayName {
  return context.settings.payments.gateways[method];
}

/** A gateway by name; undefined if it is unknown or has no settings. */
export function findGateway(context: AppContext, name: string): Gateway | undefined {
  return Object.hasOwn(adapters, name) ? adapters[name as GatewayName](context) : undefined;
}

/**
 * A gateway that new attempts use.
 *
 * @throws Error if the shop has no settings for it
 */
export function gatewayOf(context: AppContext, name: GatewayName): Gateway {
  const gateway = findGateway(context, name);
  if (!gateway) throw new Error(`there is no payment gateway ${name}`);
  return gateway;
}

/**
 * The gateway of a stored attempt. One that no longer exists, or that the shop has no settings for any more, cannot be asked: it counts
 * as one that does not respond.
 */
export function gatewayOfAttempt(context: AppContext, name: string): Result<Gateway, 'payment_gateway_unavailable'> {
  const gateway = findGateway(context, name);
  if (gateway) return ok(gateway);
  context.log.error({ gateway: name }, 'the shop has no settings for the gateway of a payment');
  return fail('payment_gateway_unavailable');
}
