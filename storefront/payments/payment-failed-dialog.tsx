import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ErrorDialog } from '#storefront/ui/error-dialog.tsx';

/** A payment attempt could not be started; the order stays as it is. */
export function PaymentFailedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <ErrorDialog
      open={open}
      onClose={onClose}
      title={m.pay_failed_title()}
      message={m.pay_failed_text()}
      contactHref={localeHref('/help-contact-us')}
    />
  );
}
