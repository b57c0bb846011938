import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { redirect, useNavigate } from 'react-router';
import type { Address } from '#contract/accounts.ts';
import type { Client, ClientFail } from '#contract/client.ts';
import { privateData } from '#storefront/accounts/guards.ts';
import { useSignIn } from '#storefront/accounts/use-sign-in.ts';
import { AddAddressDialog } from '#storefront/addresses/add-address-dialog.tsx';
import type { AddressBookType } from '#storefront/addresses/address-books.ts';
import { DeliveryAddressChoice } from '#storefront/addresses/delivery-address-choice.tsx';
import { TaxInvoiceChoice } from '#storefront/addresses/tax-invoice-choice.tsx';
import { useBillingChoice } from '#storefront/addresses/use-billing-choice.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { cartKey } from '#storefront/cart/cart-queries.ts';
import { EarlierLinesHint } from '#storefront/cart/lines/earlier-lines-notice.tsx';
import { localeHref, localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { SetAsideNotice } from '#storefront/installments/set-aside-notice.tsx';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { useReloadOnReturn } from '#storefront/navigation/use-reload-on-return.ts';
import { Deliveries } from '#storefront/orders/deliveries.tsx';
import { latestOrder } from '#storefront/orders/latest-order.ts';
import { deliveryLinesOfCart, linesOfCart } from '#storefront/orders/order-line-view.ts';
import { OrderLines } from '#storefront/orders/order-lines.tsx';
import { OrderTotals } from '#storefront/orders/order-totals.tsx';
import { nextPaymentStep } from '#storefront/payments/next-payment-step.ts';
import { PaymentMethodCards } from '#storefront/payments/payment-method-cards.tsx';
import { CouponProblems } from '#storefront/promotions/coupon-problems.tsx';
import { apiContext } from '#storefront/request/request-context.ts';
import { CheckoutFooter } from '#storefront/shell/checkout-footer.tsx';
import { CheckoutHeader } from '#storefront/shell/header/checkout-header.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { Route } from './+types/checkout-route';
import { ChangeNotice } from './change-notice.tsx';
import { CheckoutProblem, problemTextOf } from './checkout-problem.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { InstallmentDetails } from './installment-details.tsx';
import { openCheckout } from './open-checkout.ts';
import { OrderGlance } from './order-glance.tsx';
import { PlaceOrderBar } from './place-order-bar.tsx';
import { PlaceOrderButton } from './place-order-button.tsx';
import { ReviewSection } from './review-section.tsx';
import { scrollMargin, sectionIds } from './section-ids.ts';
import type { ChangeOccasion } from './use-checkout.ts';
import {
  type CheckoutExit,
  type CheckoutStepsState,
  isAllSoldOut,
  isFreeOrder,
  useCheckoutSteps,
} from './use-checkout-steps.ts';

export const handle = { frame: { Header: CheckoutHeader, Footer: CheckoutFooter } };

/** Where a checkout with nothing to order leads: to the payment that the latest order waits for, as after Back from a bank's page, else to the cart. */
async function emptyCheckoutHref(api: Client): Promise<string> {
  const order = await latestOrder(api);
  return order?.isPayable
    ? localeHref('/confirmation/pay/:orderId?', { orderId: order.orderId })
    : localiseLink('/cart');
}

/** Redirects if nothing can be ordered. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const loadedProfile = api('GET /account/api/customers/profile');
  const [opened, profile] = await Promise.all([
    openCheckout(api, request.headers.get('cookie'), url.protocol === 'https:', async () => {
      const loaded = await loadedProfile;
      return loaded.ok ? loaded.data : null;
    }),
    loadedProfile,
  ]);
  if (!opened.ok && (opened.status === 404 || opened.code === 'nothing_selected'))
    throw redirect(await emptyCheckoutHref(api));
  // The cart says that nothing of it can be ordered.
  if (opened.ok && isAllSoldOut(opened.data)) throw redirect(localiseLink('/cart'));
  const { firstName, lastName, mobileNo } = privateData(profile, url);
  return { checkout: privateData(opened, url), receiver: { firstName, lastName, mobileNo } };
}

export const meta: Route.MetaFunction = () => privatePageMeta(m.checkout_title());

/** A new quote from the loader resets the state of the page. */
export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  useReloadOnReturn();
  return <CheckoutSteps key={loaderData.checkout.quote} {...loaderData} />;
}

function CheckoutSteps({ checkout: loaded, receiver }: Route.ComponentProps['loaderData']) {
  const steps = useCheckoutSteps(loaded, useCheckoutExit());
  const { checkout, changes, changesFoundBy, addressId, missing, problem, refusal, pricing } = steps;
  const billing = useBillingChoice(checkout.addresses);
  const [adding, setAdding] = useState<AddressBookType>();

  const chooseAddress = (id: string) => void steps.chooseDelivery({ deliveryMethod: 'shipping', addressId: id });
  const added = (address: Address) => {
    setAdding(undefined);
    if (address.type === 'billing') billing.chooseAdded(address);
    else chooseAddress(address.addressId);
  };
  // Where the shopper is: in the section of a choice, else at the top of the page, far above the button that was pressed.
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!problem && changes.length > 0) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [problem, changes]);
  const noticeOf = (occasion: ChangeOccasion) =>
    changesFoundBy === occasion && (
      <ChangeNotice
        ref={notice}
        changes={changes}
        text={occasion === 'order' ? problemTextOf(refusal).message : undefined}
      />
    );
  const place = () => void steps.submit(billing.addressId, billing.dropChosen);
  const placeButton = <PlaceOrderButton steps={steps} onPlace={place} />;

  return (
    <>
      <div className="page-column grid grid-cols-1 gap-5 py-6 lg:py-10">
        <h1 className="text-2xl font-bold">
          <WrapAtWords>{m.checkout_title()}</WrapAtWords>
        </h1>
        {noticeOf('order')}
        <EarlierLinesHint />
        <OrderGlance items={checkout.items} total={checkout.totalPayable} href={`#${sectionIds.review}`} />
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_400px]">
          <div className="grid grid-cols-1 gap-5">
            <DeliverySection
              steps={steps}
              customer={receiver}
              address={
                <DeliveryAddressChoice
                  addresses={checkout.addresses.filter(({ type }) => type === 'shipping')}
                  value={addressId}
                  onChange={chooseAddress}
                  onAdd={() => setAdding('shipping')}
                  onSaved={added}
                  receiver={receiver}
                  isRequired={missing === 'delivery'}
                />
              }
              arrival={<Deliveries lines={deliveryLinesOfCart(checkout.items)} dates={checkout.deliveryDates} />}
              changes={noticeOf('delivery')}
            />
            {!isFreeOrder(checkout) && (
              <CheckoutSection title={m.checkout_tax_invoice()}>
                <TaxInvoiceChoice
                  addresses={billing.addresses}
                  value={billing.addressId}
                  onChange={billing.choose}
                  onAdd={() => setAdding('billing')}
                />
              </CheckoutSection>
            )}
            <PaymentSection steps={steps} changes={noticeOf('payment')} />
          </div>
          <ReviewSection
            steps={steps}
            lines={<OrderLines lines={linesOfCart(checkout.items)} />}
            totals={
              <>
                <OrderTotals totals={checkout} isDelivered={checkout.needsDelivery} />
                <CouponProblems coupons={checkout.coupons} />
              </>
            }
          >
            {placeButton}
          </ReviewSection>
        </div>
      </div>
      <PlaceOrderBar total={checkout.totalPayable} pricing={pricing}>
        {placeButton}
      </PlaceOrderBar>
      <AddAddressDialog type={adding} onClose={() => setAdding(undefined)} receiver={receiver} onSaved={added} />
      <CheckoutProblem problem={problem} onClose={() => void steps.closeProblem()} finalFocus={() => notice.current} />
    </>
  );
}

/** How the order is paid; for an order of 0 baht that nothing is to be paid. */
function PaymentSection({ steps, changes }: { steps: CheckoutStepsState; changes: ReactNode }) {
  const { checkout, payment, missing, finish } = steps;
  const section = useRef<HTMLDivElement>(null);
  const queryClient = useQueryClient();
  const select = async (selected: Promise<ClientFail | null>) => {
    await finish(selected);
    // The pressed button is gone.
    section.current?.focus();
    void queryClient.invalidateQueries({ queryKey: cartKey });
  };
  return (
    <div ref={section} tabIndex={-1} id={sectionIds.payment} className={classNames('outline-none', scrollMargin)}>
      <CheckoutSection title={m.checkout_payment()}>
        <SetAsideNotice
          count={payment.setAsideCount}
          loading={payment.pendingGroup !== undefined}
          onUndo={() => void select(payment.undoSetAside())}
        />
        {isFreeOrder(checkout) ? (
          <p className="text-sm text-muted">
            <WrapAtWords>{m.checkout_nothing_to_pay()}</WrapAtWords>
          </p>
        ) : (
          <PaymentMethodCards
            legend={m.checkout_payment()}
            options={checkout.paymentMethods}
            value={payment.method}
            onChange={(next) => void finish(payment.chooseMethod(next))}
            error={missing === 'method' && !payment.method ? m.checkout_payment_required() : undefined}
            details={
              payment.method === 'installment' && (
                <InstallmentDetails
                  checkout={checkout}
                  payment={payment}
                  isMissing={missing === 'plan'}
                  onPriced={(priced) => void finish(priced)}
                  onSelected={(selected) => void select(selected)}
                />
              )
            }
          />
        )}
        {changes}
      </CheckoutSection>
    </div>
  );
}

/** Navigation away from the checkout: to the payment of an order, back to the cart, or to the sign-in dialog. */
function useCheckoutExit(): CheckoutExit {
  const navigate = useNavigate();
  const { openSignIn } = useSignIn();
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
    toCart: () => {
      // It is not what this page last saw of it.
      void queryClient.invalidateQueries({ queryKey: cartKey });
      void navigate(localiseLink('/cart'));
    },
    async withoutItems() {
      void queryClient.invalidateQueries({ queryKey: cartKey });
      await navigate(await emptyCheckoutHref(browserApi));
    },
    toSignIn: () => openSignIn({ redirectTo: localeHref('/checkout') }),
  };
}
