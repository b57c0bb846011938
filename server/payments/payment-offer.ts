import type { Satang } from '#contract/money.ts';
import {
  type AmountProblem,
  type ChargeKind,
  isGatewayMethod,
  type PaymentMethod,
  paymentMethods,
  paymentMethodTerms,
} from '#contract/payment-methods.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import type { Db } from '../db/database.ts';
import type { GatewayName } from '../payment-settings.ts';
import { findCapabilities, type StoredCapability, storeCapability } from './capability-queries.ts';
import { gatewayNameOf, gatewayOf, gatewaysWithCapability } from './gateways.ts';
import { type AmountLimits, amountProblem } from './rules.ts';

/** An installment plan as far as a bank has to offer it. */
interface PlanTerms {
  agentCode: string;
  installmentMonth: number;
}

/**
 * How can be paid: by the shop's settings, and by what its accounts at the gateways offered when that was read last. Before it has
 * ever been read, everything that a gateway can do is offered.
 */
export interface PaymentOffer {
  /** The methods that are offered. */
  methods: readonly PaymentMethod[];
  /** Why an amount cannot be paid by a method; null if it can, or if nothing is to be paid. */
  amountProblem(method: PaymentMethod, amount: Satang): AmountProblem | null;
  /** Whether the account offers installments of this bank and number of months. */
  offersPlan(plan: PlanTerms): boolean;
}

/** Reads the offer from the database, also in a transaction: no gateway is called. */
export async function readPaymentOffer(context: AppContext, db: Db = context.db): Promise<PaymentOffer> {
  const capabilities = await findCapabilities(db, gatewaysInUse(context));
  const isOffered = (method: PaymentMethod) => {
    if (!isGatewayMethod(method))
      return paymentMethodTerms[method].collector !== 'bank' || context.settings.bankAccounts.length > 0;
    const name = gatewayNameOf(context, method);
    return limitsOf(context, capabilities, name, paymentMethodTerms[method].chargeKind) !== null;
  };
  return {
    methods: paymentMethods.filter(isOffered),
    amountProblem(method, amount) {
      if (amount === 0) return null;
      const limits = isGatewayMethod(method)
        ? limitsOf(context, capabilities, gatewayNameOf(context, method), paymentMethodTerms[method].chargeKind)
        : null;
      return amountProblem(method, amount, limits);
    },
    offersPlan: planFilter(context, capabilities),
  };
}

/** Whether the account that collects installments offers a plan. */
export async function readPlanFilter(
  context: Pick<AppContext, 'settings' | 'db'>,
): Promise<(plan: PlanTerms) => boolean> {
  return planFilter(context, await findCapabilities(context.db, gatewaysInUse(context)));
}

function planFilter(context: Pick<AppContext, 'settings'>, capabilities: readonly StoredCapability[]) {
  const capability = capabilities.find(({ gateway }) => gateway === gatewayNameOf(context, 'installment'));
  return ({ agentCode, installmentMonth }: PlanTerms) =>
    capability?.installmentMonths[agentCode]?.includes(installmentMonth) ?? capability === undefined;
}

/** The limits of the account, else those of the gateway; null if the account does not offer such charges. */
function limitsOf(
  context: AppContext,
  capabilities: readonly StoredCapability[],
  name: GatewayName,
  kind: ChargeKind,
): AmountLimits | null {
  const capability = capabilities.find(({ gateway }) => gateway === name);
  return capability ? (capability.limits[kind] ?? null) : gatewayOf(context, name).limits[kind];
}

function gatewaysInUse({ settings }: Pick<AppContext, 'settings'>): GatewayName[] {
  return gatewaysWithCapability.filter((name) => Object.values(settings.payments.gateways).includes(name));
}

/** What happened when the capability of a gateway was read. */
export interface CapabilityReading {
  gateway: GatewayName;
  /** Whether it offers something else than before; fails while the gateway does not respond. */
  result: Result<{ isNew: boolean }, 'payment_gateway_unavailable'>;
}

/** Reads what the accounts at the gateways in use offer, and stores it. While a gateway does not respond, the last state decides. */
export async function refreshCapabilities(context: AppContext): Promise<CapabilityReading[]> {
  return Promise.all(
    gatewaysInUse(context).map(async (name) => {
      const readAt = context.clock();
      const read = await gatewayOf(context, name).readCapability?.();
      if (!read?.ok) return { gateway: name, result: read ?? fail('payment_gateway_unavailable') };
      return { gateway: name, result: ok(await storeCapability(context.db, { gateway: name, readAt, ...read.data })) };
    }),
  );
}
