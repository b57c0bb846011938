import type { ReactNode } from 'react';
import type { BankAccount, BankTransfer } from '#contract/bank-transfers.ts';
import type { Order } from '#contract/orders.ts';
import { formatBaht, formatDate } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { CopyButton } from './copy-button.tsx';
import { SlipUpload } from './slip-upload.tsx';
import { TimeLeft } from './time-left.tsx';

export interface BankTransferPanelProps {
  order: Order;
  transfer: BankTransfer;
  /** The server's time when the page was rendered, in milliseconds since 1970. */
  serverNow: number;
}

/** How to pay by bank transfer: amount, reference and accounts to copy, the time left, and the upload of the slip. */
export function BankTransferPanel({ order, transfer, serverNow }: BankTransferPanelProps) {
  const { orderId, totalPayable, expiresAt } = order;
  const rejected = order.slipStatus === 'rejected' ? transfer.slips.at(-1)?.reason : undefined;
  return (
    <section
      aria-labelledby="transfer"
      className="grid grid-cols-1 gap-5 rounded-card border border-line px-4 py-5 sm:p-8"
    >
      <div className="text-center">
        <h2 id="transfer" className="text-lg font-semibold">
          <WrapAtWords>{m.pay_transfer_title()}</WrapAtWords>
        </h2>
        {expiresAt && (
          <>
            <p className="mt-1 text-sm text-balance text-muted">
              {m.pay_transfer_until({ time: formatDate(expiresAt, 'dateTime') })}
            </p>
            <TimeLeft end={expiresAt} serverNow={serverNow} />
          </>
        )}
      </div>
      {rejected && <FormNotice>{m.pay_slip_rejected({ reason: rejected })}</FormNotice>}
      <dl className="grid gap-2">
        <Fact name={m.pay_amount()} copy={{ text: totalPayable.toFixed(2), label: m.pay_copy_amount() }}>
          <span className="text-2xl font-bold">{formatBaht(totalPayable)}</span>
        </Fact>
        <Fact name={m.pay_reference()} copy={{ text: orderId, label: m.pay_copy_reference() }}>
          <span className="text-lg font-semibold max-sm:tracking-tight">{orderId}</span>
        </Fact>
      </dl>
      <div className="grid gap-2">
        <h3 className="text-sm font-semibold">
          <WrapAtWords>{m.pay_accounts()}</WrapAtWords>
        </h3>
        <ul className="grid gap-3">
          {transfer.accounts.map((account) => (
            <Account key={`${account.bankCode} ${account.accountNumber}`} account={account} />
          ))}
        </ul>
      </div>
      <div className="grid gap-3 border-t border-line pt-5">
        <h3 className="font-semibold">
          <WrapAtWords>{m.pay_slip_title()}</WrapAtWords>
        </h3>
        <p className="text-sm text-muted">
          <WrapAtWords>{m.pay_slip_text()}</WrapAtWords>
        </p>
        {transfer.canUpload ? (
          <SlipUpload orderId={orderId} label={m.pay_slip_upload()} size="lg" block />
        ) : (
          <FormNotice>{m.pay_slip_limit()}</FormNotice>
        )}
      </div>
    </section>
  );
}

function Account({ account: { bankName, accountNumber, accountName, branch } }: { account: BankAccount }) {
  return (
    <li className="flex items-center justify-between gap-3 rounded-field border border-line py-2 pr-2 pl-4">
      <div className="min-w-0">
        <p className="text-sm font-semibold">
          <WrapAtWords>{bankName}</WrapAtWords>
        </p>
        <p className="figures text-lg leading-snug font-bold whitespace-nowrap">{accountNumber}</p>
        <p className="text-sm text-muted">{accountName}</p>
        {branch && <p className="text-xs text-muted">{branch}</p>}
      </div>
      <CopyButton
        text={accountNumber.replaceAll('-', '')}
        label={m.pay_copy_account({ bank: bankName, number: accountNumber })}
      />
    </li>
  );
}

interface FactProps {
  name: string;
  copy: { text: string; label: string };
  children: ReactNode;
}

function Fact({ name, copy, children }: FactProps) {
  return (
    <div className="rounded-field bg-ground pt-2 pr-1 pb-1 pl-3 sm:pr-2 sm:pl-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="figures flex items-center justify-between gap-1 leading-snug">
        {children}
        <CopyButton {...copy} />
      </dd>
    </div>
  );
}
