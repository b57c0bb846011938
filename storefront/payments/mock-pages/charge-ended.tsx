import type { MockCharge } from '#contract/payments.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { buttonStyle } from '#storefront/ui/button-style.ts';

const statusText = {
  pending: m.mock_over,
  successful: m.mock_status_successful,
  failed: m.mock_status_failed,
  expired: m.mock_status_expired,
} satisfies Record<MockCharge['status'], () => string>;

/** A charge that cannot be paid any more, with a link back to the shop. */
export function MockChargeEnded({ charge }: { charge: MockCharge }) {
  return (
    <div className="grid gap-4 border border-line bg-surface p-5">
      <p role="status">
        {m.mock_over()}: <strong>{statusText[charge.status]()}</strong>
      </p>
      <a href={charge.returnUrl} data-reload className={buttonStyle({})}>
        {m.mock_return()}
      </a>
    </div>
  );
}
