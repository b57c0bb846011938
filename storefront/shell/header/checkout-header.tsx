import { ArrowLeft, Check, CircleQuestionMark } from 'lucide-react';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { HomeLink } from '../logo.tsx';

const number = 'grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold';

/** The header of the checkout: logo, steps of the order, help; on phones back to the cart and the steps in a row below. */
export function CheckoutHeader() {
  const cart = localiseLink('/cart');
  return (
    <div className="page-column grid grid-cols-[1fr_auto_1fr] items-center max-lg:border-b max-lg:border-line max-lg:px-2 lg:h-20">
      <a href={cart} className="icon-button justify-self-start lg:hidden">
        <ArrowLeft aria-hidden="true" className="size-6" />
        <span className="sr-only">{m.checkout_back_to_cart()}</span>
      </a>
      <div className="max-lg:col-start-2 max-lg:row-start-1 max-lg:flex max-lg:h-[75px] max-lg:items-center">
        <HomeLink />
      </div>
      <Steps cart={cart} />
      <a
        href={localiseLink('/help')}
        className="flex h-11 items-center gap-2 justify-self-end rounded-field px-3 text-sm font-medium whitespace-nowrap text-muted hover:text-ink max-lg:col-start-3 max-lg:row-start-1"
      >
        <CircleQuestionMark aria-hidden="true" className="size-5 max-sm:hidden" />
        {m.shell_help()}
      </a>
    </div>
  );
}

function Steps({ cart }: { cart: string }) {
  return (
    <nav aria-label={m.shell_checkout_steps()} className="max-lg:col-span-full max-lg:row-start-2 max-lg:pb-1">
      <ol className="flex items-center justify-center gap-2 text-sm lg:gap-4">
        <li>
          <a
            href={cart}
            className="relative flex h-11 items-center gap-2 rounded-field px-1 text-muted after:absolute after:-inset-1 hover:text-ink max-lg:h-9"
          >
            <span className={`${number} bg-brand-soft text-brand`}>
              <Check aria-hidden="true" className="size-4" />
            </span>
            {m.shell_step_cart()}
          </a>
        </li>
        <Line />
        <li aria-current="step" className="flex items-center gap-2 font-semibold">
          <span aria-hidden="true" className={`${number} bg-brand text-surface`}>
            2
          </span>
          {m.shell_step_checkout()}
        </li>
        <Line />
        <li className="flex items-center gap-2 text-muted">
          <span aria-hidden="true" className={`${number} border border-edge`}>
            3
          </span>
          {m.shell_step_done()}
        </li>
      </ol>
    </nav>
  );
}

function Line() {
  return <li aria-hidden="true" className="h-px w-3 shrink-0 bg-edge lg:w-10" />;
}
