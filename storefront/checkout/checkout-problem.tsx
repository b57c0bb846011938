import type { ClientFail } from '#contract/client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ErrorDialog, type ErrorDialogProps } from '#storefront/ui/error-dialog.tsx';

/** The error dialog for an order that could not be placed, with a link to the shop's contact page unless the shopper mends it there. */
export function CheckoutProblem({
  problem,
  ...dialog
}: { problem: ClientFail | null } & Pick<ErrorDialogProps, 'onClose' | 'finalFocus'>) {
  const { title, message, isMendedHere } = problemTextOf(problem);
  const contactHref = isMendedHere ? undefined : localeHref('/help-contact-us');
  return <ErrorDialog open={problem !== null} title={title} message={message} contactHref={contactHref} {...dialog} />;
}

/** Why an order could not be placed, and whether the shopper mends that at the checkout. */
export function problemTextOf(problem: ClientFail | null): { title: string; message?: string; isMendedHere?: true } {
  const title = m.checkout_problem_title();
  if (!problem) return { title };
  switch (problem.code) {
    case 'product_information_updated':
      return { title, message: m.checkout_problem_changed(), isMendedHere: true };
    case 'checkout_error':
      return { title, message: m.checkout_problem_delivery(), isMendedHere: true };
    case 'out_of_stock':
      return { title, message: m.checkout_problem_stock(), isMendedHere: true };
    case 'nothing_selected':
    case 'cart_not_found':
      return { title, message: m.checkout_problem_cart(), isMendedHere: true };
    case 'address_not_found':
      return { title, message: m.checkout_problem_address(), isMendedHere: true };
    case 'payment_method_not_available':
    case 'payment_gateway_unavailable':
      return { title: m.pay_failed_title(), message: m.pay_failed_text() };
    default:
      return { title, message: failureMessage(problem) };
  }
}
