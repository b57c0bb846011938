import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { redirect, useNavigate, useRevalidator } from 'react-router';
import type { Address } from '#contract/accounts.ts';
import type { ClientFail } from '#contract/client.ts';
import type { DeliveryMethod } from '#contract/delivery-methods.ts';
import type { Order } from '#contract/orders.ts';
import { privateData } from '#storefront/accounts/guards.ts';
import { useSignIn } from '#storefront/accounts/use-sign-in.ts';
import { type AddressBookType, addressBooks } from '#storefront/addresses/address-books.ts';
import { AddressChoice } from '#storefront/addresses/address-choice.tsx';
import { AddressForm } from '#storefront/addresses/address-form.tsx';
import { TaxInvoiceChoice } from '#storefront/addresses/tax-invoice-choice.tsx';
import { cartKey } from '#storefront/cart/cart-queries.ts';
import { localeHref, localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { SetAsideNotice } from '#storefront/installments/set-aside-notice.tsx';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { useReloadOnReturn } from '#storefront/navigation/use-reload-on-return.ts';
import { Deliveries } from '#storefront/orders/deliveries.tsx';
import { deliveryLinesOfCart, linesOfCart } from '#storefront/orders/order-line-view.ts';
import { OrderLines } from '#storefront/orders/order-lines.tsx';
import { OrderTotals } from '#storefront/orders/order-totals.tsx';
import { nextPaymentStep } from '#storefront/payments/next-payment-step.ts';
import { PaymentMethodCards } from '#storefront/payments/payment-method-cards.tsx';
import { CouponProblems } from '#storefront/promotions/coupon-problems.tsx';
import { apiContext } from '#storefront/request/request-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { Modal } from '#storefront/ui/modal.tsx';
import { TextLink } from '#storefront/ui/text-link.tsx';
import type { Route } from './+types/checkout-route';
import { ChangeNotice } from './change-notice.tsx';
import { isInStock } from './checkout-changes.ts';
import { CheckoutProblem, problemTextOf } from './checkout-problem.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import { DeliveryMethodChoice } from './delivery-method-choice.tsx';
import { DeliverySummary } from './delivery-summary.tsx';
import { InstallmentDetails } from './installment-details.tsx';
import { openCheckout } from './open-checkout.ts';
import { OrderGlance } from './order-glance.tsx';
import { PickupStep } from './pickup-step.tsx';
import { PlaceOrderBar } from './place-order-bar.tsx';
import { showMissing } from './show-missing.ts';
import { type DeliveryChoice, useCheckout } from './use-checkout.ts';
import { type MissingPayment, usePaymentChoice } from './use-payment-choice.ts';

export const handle = { showBack: true };

/** Redirects to the cart if nothing can be ordered. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [opened, profile] = await Promise.all([
    openCheckout(api, request.headers.get('cookie')),
    api('GET /account/api/customers/profile'),
  ]);
  if (!opened.ok && (opened.status === 404 || opened.code === 'nothing_selected'))
    throw redirect(localiseLink('/cart'));
  const { firstName, lastName, mobileNo } = privateData(profile, url);
  return { checkout: privateData(opened, url), receiver: { firstName, lastName, mobileNo } };
}

export const meta: Route.MetaFunction = () => privatePageMeta(m.checkout_title());

/** A new quote from the loader resets the state of the page. */
export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  useReloadOnReturn();
  return <CheckoutSteps key={loaderData.checkout.quote} {...loaderData} />;
}

const reviewId = 'checkout-review';

type Missing = 'delivery' | MissingPayment;

/** The section where something is missing. */
const sectionIds = { delivery: 'checkout-delivery', method: 'checkout-payment', plan: 'checkout-payment' } as const;

/** Keeps a section that is scrolled to below the sticky header. */
const scrollMargin = 'scroll-mt-24 lg:scroll-mt-48';

function CheckoutSteps({ checkout: loaded, receiver }: Route.ComponentProps['loaderData']) {
  const state = useCheckout(loaded);
  const { checkout, changes, addressId, savingDelivery, placing, chooseDelivery, choosePayment, pricing, placeOrder } =
    state;
  const payment = usePaymentChoice(state);
  const [missing, setMissing] = useState<Missing | null>(null);
  const [deliveryMethod, setDeliveryMethod] = useState<DeliveryMethod>(
    loaded.pickupProblem === null ? (loaded.chosenMethod ?? 'shipping') : 'shipping',
  );
  const isPickup = deliveryMethod === 'pickup';
  const [adding, setAdding] = useState<AddressBookType>();
  const [billingAddressId, setBillingAddressId] = useState<string | null>(null);
  const [newBilling, setNewBilling] = useState<readonly Address[]>([]);
  const [problem, setProblem] = useState<ClientFail | null>(null);
  const [refusal, setRefusal] = useState<ClientFail | null>(null);
  const exit = useCheckoutExit();
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  const { openSignIn } = useSignIn();
  const addresses = checkout.addresses.filter(({ type }) => type === 'shipping');
  const known = new Set(checkout.addresses.map(({ addressId: id }) => id));
  const billingAddresses = [...checkout.addresses, ...newBilling.filter(({ addressId: id }) => !known.has(id))].filter(
    ({ taxpayerType }) => taxpayerType !== null,
  );
  const isFree = checkout.totalPayable === 0;

  const choose = async (delivery: DeliveryChoice) => {
    setMissing(null);
    const failure = await chooseDelivery(delivery);
    // The answer to a choice of address is priced without a payment method.
    setProblem(failure ?? (payment.choice ? await choosePayment(payment.choice) : null));
  };
  const chooseAddress = (id: string) => void choose({ deliveryMethod: 'shipping', addressId: id });
  const changeDeliveryMethod = (next: DeliveryMethod) => {
    setDeliveryMethod(next);
    setMissing(null);
    const [address] = addresses;
    if (next === 'shipping' && checkout.delivery?.deliveryMethod !== 'shipping' && address)
      chooseAddress(address.addressId);
  };
  const added = (address: Address) => {
    setAdding(undefined);
    if (address.type !== 'billing') return chooseAddress(address.addressId);
    setNewBilling([...newBilling, address]);
    setBillingAddressId(address.addressId);
  };
  const submit = async () => {
    const chosenDelivery = isPickup ? checkout.delivery?.pickup : addressId;
    const nextMissing: Missing | null = !chosenDelivery ? 'delivery' : isFree ? null : payment.missing;
    setMissing(nextMissing);
    // The messages are rendered by the next frame.
    if (nextMissing) return void requestAnimationFrame(() => showMissing(sectionIds[nextMissing]));
    // A method whose discounts make the order free is part of it, unless it is not available.
    const result = await placeOrder(payment.missing ? null : (payment.choice ?? null), billingAddressId);
    if (!result) return;
    if (result.ok) return exit.withOrder(result.data);
    if (result.status === 401) return openSignIn({ redirectTo: localeHref('/checkout') });
    if (result.code === 'nothing_selected' || result.code === 'cart_not_found') return exit.toCart();
    setRefusal(result);
    setProblem(result);
  };
  // The notice is at the top of the page, far above the button that was pressed.
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!problem && changes.length > 0) notice.current?.scrollIntoView({ block: 'center' });
  }, [problem, changes]);
  const closeProblem = async () => {
    const closed = problem;
    setProblem(null);
    // A refusal without the updated checkout: load it.
    if (closed && closed.status >= 400 && closed.status < 500 && closed.data === undefined) await revalidate();
  };
  const pay = (priced: Promise<ClientFail | null>) => {
    setMissing(null);
    void priced.then(setProblem);
  };
  const paymentSection = useRef<HTMLDivElement>(null);
  const select = async (selected: Promise<ClientFail | null>) => {
    setMissing(null);
    setProblem(await selected);
    // The pressed button is gone.
    paymentSection.current?.focus();
    void queryClient.invalidateQueries({ queryKey: cartKey });
  };
  const inStock = isInStock(checkout);
  const placeButton = inStock ? (
    <Button size="lg" block loading={placing || pricing} disabled={savingDelivery} onClick={() => void submit()}>
      {m.checkout_place()}
    </Button>
  ) : (
    <ButtonLink size="lg" block href={localiseLink('/cart')}>
      {m.checkout_back_to_cart()}
    </ButtonLink>
  );

  return (
    <>
      <div className="page-column grid grid-cols-1 gap-5 py-6 lg:py-10">
        <h1 className="text-2xl font-semibold">{m.checkout_title()}</h1>
        <ChangeNotice ref={notice} changes={changes} text={problemTextOf(refusal).message} />
        <OrderGlance items={checkout.items} total={checkout.totalPayable} href={`#${reviewId}`} />
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_400px]">
          <div className="grid grid-cols-1 gap-5">
            <div id={sectionIds.delivery} className={scrollMargin}>
              <CheckoutSection title={m.checkout_delivery_method()}>
                <DeliveryMethodChoice checkout={checkout} value={deliveryMethod} onChange={changeDeliveryMethod} />
                {isPickup ? (
                  <PickupStep
                    checkout={checkout}
                    customer={receiver}
                    storeId={state.storeId}
                    onChoose={(storeId, receiver) => void choose({ deliveryMethod: 'pickup', storeId, receiver })}
                    isRequired={missing === 'delivery'}
                  />
                ) : addresses.length > 0 ? (
                  <AddressChoice
                    legend={m.checkout_address()}
                    legendHidden
                    addLabel={m.checkout_add_address()}
                    addresses={addresses}
                    value={addressId}
                    onChange={chooseAddress}
                    onAdd={() => setAdding('shipping')}
                    error={missing === 'delivery' ? m.checkout_address_required() : undefined}
                  />
                ) : (
                  <>
                    <p
                      role={missing === 'delivery' ? 'alert' : undefined}
                      className={missing === 'delivery' ? 'text-sm font-medium text-sale' : 'text-sm text-muted'}
                    >
                      {m.checkout_first_address()}
                    </p>
                    <AddressForm type="shipping" receiver={receiver} onSaved={added} />
                  </>
                )}
                {!isPickup && (
                  <DeliverySummary checkout={checkout}>
                    <Deliveries lines={deliveryLinesOfCart(checkout.items)} dates={checkout.deliveryDates} />
                  </DeliverySummary>
                )}
              </CheckoutSection>
            </div>
            {!isFree && (
              <CheckoutSection title={m.checkout_tax_invoice()}>
                <TaxInvoiceChoice
                  addresses={billingAddresses}
                  value={billingAddressId}
                  onChange={setBillingAddressId}
                  onAdd={() => setAdding('billing')}
                />
              </CheckoutSection>
            )}
            <div
              ref={paymentSection}
              tabIndex={-1}
              id={sectionIds.method}
              className={classNames('outline-none', scrollMargin)}
            >
              <CheckoutSection title={m.checkout_payment()}>
                <SetAsideNotice
                  count={payment.setAsideCount}
                  loading={payment.pendingGroup !== undefined}
                  onUndo={() => void select(payment.undoSetAside())}
                />
                {isFree ? (
                  <p className="text-sm text-muted">{m.checkout_nothing_to_pay()}</p>
                ) : (
                  <PaymentMethodCards
                    legend={m.checkout_payment()}
                    options={checkout.paymentMethods}
                    value={payment.method}
                    onChange={(next) => pay(payment.chooseMethod(next))}
                    error={missing === 'method' && !payment.method ? m.checkout_payment_required() : undefined}
                    details={
                      payment.method === 'installment' && (
                        <InstallmentDetails
                          checkout={checkout}
                          payment={payment}
                          isMissing={missing === 'plan'}
                          onPriced={pay}
                          onSelected={(selected) => void select(selected)}
                        />
                      )
                    }
                  />
                )}
              </CheckoutSection>
            </div>
          </div>
          <div id={reviewId} tabIndex={-1} className={classNames('outline-none lg:sticky lg:top-48', scrollMargin)}>
            <CheckoutSection
              title={m.checkout_review()}
              aside={
                <TextLink href={localiseLink('/cart')} className="text-sm">
                  {m.checkout_edit_cart()}
                </TextLink>
              }
            >
              <OrderLines lines={linesOfCart(checkout.items)} />
              <div className="grid gap-3 border-t border-line pt-4">
                <OrderTotals totals={checkout} />
                <CouponProblems coupons={checkout.coupons} />
              </div>
              <div className="grid gap-2">
                <div className="max-lg:hidden">{placeButton}</div>
                {inStock && (
                  <p role="status" className="text-center text-xs text-muted">
                    {pricing ? m.checkout_pricing() : m.checkout_place_note()}
                  </p>
                )}
              </div>
            </CheckoutSection>
          </div>
        </div>
      </div>
      <PlaceOrderBar total={checkout.totalPayable} pricing={pricing}>
        {placeButton}
      </PlaceOrderBar>
      <Modal
        open={adding !== undefined}
        onClose={() => setAdding(undefined)}
        title={addressBooks[adding ?? 'shipping'].addTitle()}
        backdropCloses={false}
      >
        <AddressForm
          key={adding}
          type={adding ?? 'shipping'}
          receiver={receiver}
          onSaved={added}
          onCancel={() => setAdding(undefined)}
        />
      </Modal>
      <CheckoutProblem problem={problem} onClose={() => void closeProblem()} finalFocus={() => notice.current} />
    </>
  );
}

/** Navigation away from the checkout: to the payment of a placed order, or back to the cart. */
function useCheckoutExit(): { withOrder: (order: Order) => Promise<void>; toCart: () => void } {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return {
    async withOrder(order) {
      const next = nextPaymentStep(order);
      if (next.to === 'gateway') return window.location.assign(next.url);
      // The ordered lines were removed from the cart.
      void queryClient.invalidateQueries({ queryKey: cartKey });
      const { orderId } = next;
      await navigate(
        next.to === 'pay'
          ? localeHref('/confirmation/pay/:orderId?', { orderId })
          : localeHref('/confirmation/thank-you/:orderId?', { orderId }),
      );
    },
    toCart: () => void navigate(localiseLink('/cart')),
  };
}
