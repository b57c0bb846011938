import { Hourglass } from 'lucide-react';
import type { Order } from '#contract/orders.ts';
import { formatDate } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { SlipUpload } from './slip-upload.tsx';

/** The slips that were sent for an order, and whether the last one is being checked or was rejected. */
export function SlipState({ order: { orderId, slipStatus, bankTransfer } }: { order: Order }) {
  if (!bankTransfer) return null;
  const { slips, canUpload } = bankTransfer;
  const reason = slips.at(-1)?.reason;
  return (
    <div className="grid gap-3">
      {slipStatus === 'waiting' && (
        <p className="flex items-start gap-2 text-sm font-medium text-brand">
          <Hourglass aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {m.orders_slip_waiting()}
        </p>
      )}
      {slipStatus === 'rejected' && reason && <FormNotice>{m.pay_slip_rejected({ reason })}</FormNotice>}
      {slips.length > 0 && (
        <ul className="grid">
          {slips.map(({ slipId, uploadedAt }) => (
            <li key={slipId}>
              <TextLink
                reloadDocument
                href={`/cart/api/order/${orderId}/slips/${slipId}`}
                className="inline-flex min-h-11 items-center text-sm"
              >
                {m.orders_slip_view({ time: formatDate(uploadedAt, 'dateTime') })}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      {canUpload && slipStatus === 'waiting' && (
        <SlipUpload orderId={orderId} label={m.pay_slip_another()} variant="secondary" />
      )}
    </div>
  );
}
