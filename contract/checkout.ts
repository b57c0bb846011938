import * as z from 'zod/mini';
import { Address } from './accounts.ts';
import { AppointmentContact } from './appointments.ts';
import { CartItem } from './cart-lines.ts';
import { CartTotals } from './cart-totals.ts';
import { deliveryMethods, pickupProblems } from './delivery-methods.ts';
import { endpoints } from './endpoint.ts';
import { CheckoutInstallments } from './installments.ts';
import { DeliveryDates, Order } from './orders.ts';
import { paymentMethods, paymentProblems } from './payment-methods.ts';
import { BranchOption, Pickup, PickupReceiver } from './pickup.ts';
import { CartPromotions } from './promotions.ts';
import { bothOrNeither, locationQuery } from './stores.ts';
import { numericId, pageOf, paging } from './validation.ts';

/** The selected lines with delivery and payment choices, totals and the quote (docs/reference/orders.md). */
export const Checkout = z.object({
  cartId: z.string(),
  /** The selected lines. */
  items: z.array(CartItem),
  ...CartTotals.shape,
  ...CartPromotions.shape,
  /** False for services alone: they are by appointment, and nothing else is. */
  needsDelivery: z.boolean(),
  /** None without a need for delivery. */
  deliveryMethods: z.array(
    z.object({
      deliveryMethod: z.literal('shipping'),
      /** In baht, after its discount. */
      fee: z.number(),
      /** Working days until it arrives. */
      minimumDays: z.int(),
      maximumDays: z.int(),
    }),
  ),
  /** When the lines that are no pre-orders arrive if the order is placed now; null without any. */
  deliveryDates: z.nullable(DeliveryDates),
  /** The price of goods (services do not count) after promotions from which delivery is free, in baht. */
  freeDeliveryFrom: z.number(),
  /** Why the selected lines cannot be picked up at a branch; null if they can. Picking up is free. */
  pickupProblem: z.nullable(z.enum(pickupProblems)),
  /** The method of the last choice, also if its address or branch is no longer possible; null before. */
  chosenMethod: z.nullable(z.enum(deliveryMethods)),
  /** The chosen delivery; null until one is chosen, if its address was deleted, or if its branch was or lacks some units. */
  delivery: z.nullable(
    z.object({
      deliveryMethod: z.enum(deliveryMethods),
      /** Null unless it is shipped. */
      addressId: z.nullable(z.string()),
      /** Null unless it is picked up. */
      pickup: z.nullable(z.omit(Pickup, { specialDays: true, code: true })),
      /** Null unless it is by appointment. */
      appointmentContact: z.nullable(AppointmentContact),
    }),
  ),
  addresses: z.array(Address),
  paymentMethods: z.array(
    z.object({
      paymentMethod: z.enum(paymentMethods),
      available: z.boolean(),
      /** Why it is not available; null if it is. */
      reason: z.nullable(z.enum(paymentProblems)),
    }),
  ),
  installments: CheckoutInstallments,
  /**
   * Fingerprint of lines, prices, availability, promotions, totals, installment plan and delivery; to be sent with
   * `order/create`.
   */
  quote: z.string(),
});
export type Checkout = z.infer<typeof Checkout>;

const cartId = z.string('required').check(z.minLength(1, 'required'), z.maxLength(64, 'too_long'));

export const checkoutEndpoints = endpoints({
  'GET /utils/api/configurations/payment-methods': {
    operationId: 'listPaymentMethods',
    summary:
      'The ways to pay that the shop has, in the order of the checkout; what a cart can be paid with is in its checkout',
    access: 'public',
    data: z.object({ items: z.array(z.enum(paymentMethods)) }),
    errors: [],
  },
  'GET /cart/api/checkout/{cartId}': {
    operationId: 'getCheckout',
    summary: 'Delivery choices, addresses, payment methods, totals and the quote of a cart',
    access: 'customer',
    params: z.object({ cartId }),
    /** Promotions can depend on the payment method and the installment plan: ask again when they are chosen. */
    query: z.object({
      paymentMethod: z.optional(z.enum(paymentMethods, 'not_valid')),
      /** Of `installment`. */
      installmentPlanId: z.optional(numericId),
    }),
    data: Checkout,
    errors: ['cart_not_found', 'nothing_selected'],
  },
  'PUT /cart/api/checkout/{cartId}/delivery': {
    operationId: 'chooseDelivery',
    summary: 'Choose how and where to deliver',
    access: 'customer',
    params: z.object({ cartId }),
    body: z.discriminatedUnion(
      'deliveryMethod',
      [
        z.object({
          deliveryMethod: z.literal('shipping'),
          addressId: z.string('required').check(z.maxLength(64, 'too_long')),
        }),
        z.object({ deliveryMethod: z.literal('pickup'), storeId: numericId, receiver: PickupReceiver }),
        z.object({ deliveryMethod: z.literal('appointment'), contact: AppointmentContact }),
      ],
      'not_valid',
    ),
    data: Checkout,
    errors: [
      'cart_not_found',
      'nothing_selected',
      'address_not_found',
      'store_not_found',
      'pickup_not_available',
      'delivery_method_not_available',
    ],
  },
  'GET /cart/api/checkout/{cartId}/branches': {
    operationId: 'listPickupBranches',
    summary: 'All branches with what they have of the selected lines; nearest first if a location is given',
    access: 'customer',
    params: z.object({ cartId }),
    query: z.object({ ...locationQuery, ...paging }).check(...bothOrNeither),
    data: pageOf(BranchOption),
    errors: ['cart_not_found', 'nothing_selected'],
  },
  'POST /cart/api/order/create': {
    operationId: 'placeOrder',
    summary:
      'Place an order of the selected lines. 409 with the new checkout in `data` if something changed since the quote',
    access: 'customer',
    body: z.object({
      cartId,
      quote: z.string('required').check(z.minLength(1, 'required'), z.maxLength(128, 'too_long')),
      /** Null if nothing is to be paid. */
      paymentMethod: z.nullable(z.enum(paymentMethods, 'not_valid')),
      /** Required for `installment`; ignored for any other method. */
      installmentPlanId: z._default(z.nullable(numericId), null),
      /** The billing address for a full tax invoice; null for an abbreviated one. */
      billingAddressId: z._default(z.nullable(z.string().check(z.maxLength(64, 'too_long'))), null),
    }),
    data: Order,
    errors: [
      'cart_not_found',
      'nothing_selected',
      'out_of_stock',
      'delivery_required',
      'address_not_found',
      'payment_method_not_available',
      // `data.limit` is the limit.
      'order_limit_reached',
      'unpaid_order_limit_reached',
      'installment_plan_not_available',
      'product_information_updated',
      'checkout_error',
    ],
    idempotent: 'required',
  },
});
