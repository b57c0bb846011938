import { type GatewayMethod, gatewayMethods, type PaymentMethod } from '#contract/payment-methods.ts';
import type { AppContext } from '../app-context.ts';
import { findUnofferedPlans, hasOfferedPlan } from '../installments/installments.ts';
import { type PaymentOffer, readPaymentOffer, refreshCapabilities } from '../payments/payments.ts';

/** What of the shop's data and settings its accounts at the gateways do not offer, so that it is not offered at the checkout. */
export interface OfferCheck {
  offer: PaymentOffer;
  /** Gateways that did not respond: what they offered when they were read last decides. */
  unavailable: string[];
  unofferedMethods: GatewayMethod[];
  /** Months of installment plans by bank. */
  unofferedPlans: Map<string, number[]>;
}

/** The ways to pay that the shop has, by its settings, its accounts at the gateways and its installment plans. */
export async function listPaymentMethods(context: AppContext): Promise<PaymentMethod[]> {
  const offer = await readPaymentOffer(context);
  const hasPlans = await hasOfferedPlan(context.db, offer);
  return offer.methods.filter((method) => method !== 'installment' || hasPlans);
}

/** Reads from the gateways what the shop's accounts offer. A difference to the shop's data is logged when it is new. */
export async function refreshPaymentOffer(context: AppContext): Promise<OfferCheck> {
  const readings = await refreshCapabilities(context);
  const offer = await readPaymentOffer(context);
  const unofferedMethods = gatewayMethods.filter((method) => !offer.methods.includes(method));
  const unofferedPlans = unofferedMethods.includes('installment')
    ? new Map<string, number[]>()
    : await findUnofferedPlans(context.db, offer);
  const isNew = readings.some(({ result }) => result.ok && result.data.isNew);
  if (isNew && unofferedMethods.length + unofferedPlans.size > 0)
    context.log.warn(
      { methods: unofferedMethods, installmentPlans: Object.fromEntries(unofferedPlans) },
      'the account at the payment gateway does not offer these: they are not offered at the checkout',
    );
  const unavailable = readings.filter(({ result }) => !result.ok).map(({ gateway }) => gateway);
  return { offer, unavailable, unofferedMethods, unofferedPlans };
}
