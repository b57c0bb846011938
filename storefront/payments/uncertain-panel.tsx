import { m } from '#storefront/i18n/paraglide/messages.js';
import { Spinner } from '#storefront/ui/spinner.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

/** While the gateway has not responded, and it is not certain whether it made a charge. */
export function UncertainPanel() {
  return (
    <section
      aria-labelledby="uncertain"
      className="grid justify-items-center gap-3 rounded-card border border-line p-6 text-center sm:p-8"
    >
      <Spinner className="size-8 text-brand" />
      <div role="status" className="grid gap-1">
        <h2 id="uncertain" className="text-lg font-semibold">
          <WrapAtWords>{m.pay_uncertain_title()}</WrapAtWords>
        </h2>
        <p className="text-sm text-muted">
          <WrapAtWords>{m.pay_uncertain_text()}</WrapAtWords>
        </p>
      </div>
    </section>
  );
}
