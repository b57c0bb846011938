import type { ClientFail } from '#contract/client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ErrorDialog, type ErrorDialogProps } from '#storefront/ui/error-dialog.tsx';

/** Problems that the shopper mends at the checkout: what changed, or an item that is sold out. */
const mendedHere = ['product_information_updated', 'checkout_error', 'out_of_stock'];

/** The error dialog for an order that could not be placed, with a link to the shop's contact page unless the shopper mends it there. */
export function CheckoutProblem({
  problem,
  ...dialog
}: { problem: ClientFail | null } & Pick<ErrorDialogProps, 'onClose' | 'finalFocus'>) {
  const { title, message } = problemTextOf(problem);
  const contactHref = problem && !mendedHere.includes(problem.code) ? localeHref('/help-contact-us') : undefined;
  return <ErrorDialog open={problem !== null} title={title} message={message} contactHref={contactHref} {...dialog} />;
}

/** Why an order could not be placed. */
export function problemTextOf(problem: ClientFail | null): { title: string; message?: string } {
  const title = m.checkout_problem_title();
  if (!problem) return { title };
  switch (problem.code) {
    case 'product_information_updated':
      return { title, message: m.checkout_problem_changed() };
    case 'checkout_error':
      return { title, message: m.checkout_problem_delivery() };
    case 'out_of_stock':
      return { title, message: m.checkout_problem_stock() };
    case 'payment_method_not_available':
    case 'payment_gateway_unavailable':
      return { title: m.pay_failed_title(), message: m.pay_failed_text() };
    default:
      return { title, message: failureMessage(problem) };
  }
}
