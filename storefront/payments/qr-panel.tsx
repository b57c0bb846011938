import { Smartphone } from 'lucide-react';
import { useMemo } from 'react';
import type { Payment } from '#contract/payments.ts';
import { formatBaht } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { Spinner } from '#storefront/ui/spinner.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { qrCode } from './qr-code.ts';
import { QrImage, SaveQrImageLink } from './qr-image.tsx';
import { QrPicture, SaveQrButton } from './qr-picture.tsx';
import { TimeLeft } from './time-left.tsx';

export interface QrPanelProps {
  orderId: string;
  payment: Payment;
  /** The server's time when the page was rendered, in milliseconds since 1970. */
  serverNow: number;
}

/** The PromptPay QR code with amount, time left and instructions. */
export function QrPanel({ orderId, payment, serverNow }: QrPanelProps) {
  const { qrPayload, qrImagePath } = payment;
  const code = useMemo(() => qrPayload && qrCode(qrPayload), [qrPayload]);
  const amount = formatBaht(payment.amount);
  const label = m.pay_qr_alt({ amount });
  const fileName = `${orderId}.png`;
  return (
    <section aria-labelledby="qr" className="rounded-card border border-line p-5 text-center sm:p-8">
      <h2 id="qr" className="text-lg font-semibold">
        <WrapAtWords>{m.pay_qr_title()}</WrapAtWords>
      </h2>
      <p className="mt-3 text-sm text-muted">{m.pay_amount()}</p>
      <p className="figures text-3xl font-bold">{amount}</p>
      <div className="mx-auto my-4 size-64 overflow-hidden rounded-card border border-line p-1 sm:size-72">
        {code && <QrPicture code={code} label={label} />}
        {qrImagePath && <QrImage src={qrImagePath} label={label} />}
      </div>
      {payment.expiresAt && <TimeLeft end={payment.expiresAt} serverNow={serverNow} />}
      <p role="status" className="mt-1 flex items-center justify-center gap-2 text-sm text-muted">
        <Spinner className="size-4" />
        {m.pay_qr_waiting()}
      </p>
      <div className="mt-5 flex flex-wrap justify-center gap-3 max-sm:grid">
        {payment.redirectUrl && (
          <ButtonLink
            href={payment.redirectUrl}
            reloadDocument
            icon={<Smartphone aria-hidden="true" className="size-5" />}
          >
            {m.pay_qr_open_bank()}
          </ButtonLink>
        )}
        {code && <SaveQrButton code={code} fileName={fileName} />}
        {qrImagePath && <SaveQrImageLink src={qrImagePath} fileName={fileName} />}
      </div>
      <ol className="mx-auto mt-6 grid max-w-form list-decimal gap-1 pl-6 text-left text-sm text-muted">
        <li>
          <WrapAtWords>{m.pay_qr_step_1()}</WrapAtWords>
        </li>
        <li>
          <WrapAtWords>{m.pay_qr_step_2()}</WrapAtWords>
        </li>
        <li>
          <WrapAtWords>{m.pay_qr_step_3()}</WrapAtWords>
        </li>
      </ol>
    </section>
  );
}
