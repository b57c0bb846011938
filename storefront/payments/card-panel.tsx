import { LockKeyhole } from 'lucide-react';
import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Payment } from '#contract/payments.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { formatBaht } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { useDataReload } from '#storefront/navigation/use-data-reload.ts';
import { Button } from '#storefront/ui/button.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { type CardFields, type CardProblem, cardProblems, formatCardNumber, formatExpiry } from './card-fields.ts';
import { createCardToken } from './card-vault.ts';
import type { CardVault } from './card-vault-protocol.ts';
import { useOwnDocument } from './use-own-document.ts';

const empty: CardFields = { cardNumber: '', cardHolder: '', expiry: '', securityCode: '' };

const problemTexts: Record<keyof CardFields, Record<CardProblem, () => string>> = {
  cardNumber: {
    required: m.pay_card_number_required,
    not_valid: m.pay_card_number_not_valid,
    expired: m.pay_card_expired,
  },
  cardHolder: {
    required: m.pay_card_holder_required,
    not_valid: m.pay_card_holder_required,
    expired: m.pay_card_expired,
  },
  expiry: { required: m.pay_card_expiry_required, not_valid: m.pay_card_expiry_not_valid, expired: m.pay_card_expired },
  securityCode: {
    required: m.pay_card_code_required,
    not_valid: m.pay_card_code_not_valid,
    expired: m.pay_card_expired,
  },
};

export interface CardPanelProps {
  orderId: string;
  payment: Payment;
  vault: CardVault;
}

/** The form for a card, which the browser sends to the gateway's vault; then continues at the bank, or on the page for the result. */
export function CardPanel({ orderId, payment, vault }: CardPanelProps) {
  const [fields, setFields] = useState(empty);
  const [problems, setProblems] = useState<ReturnType<typeof cardProblems>>({});
  /** Fields that were changed since the problems were found. */
  const [changed, setChanged] = useState<ReadonlySet<keyof CardFields>>(new Set());
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const reload = useDataReload();
  useOwnDocument();
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const field = (name: keyof CardFields, format = (typed: string) => typed) => {
    const problem = changed.has(name) ? undefined : problems[name];
    return {
      value: fields[name],
      error: problem && problemTexts[name][problem](),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setFields({ ...fields, [name]: format(event.target.value) });
        setChanged(new Set([...changed, name]));
      },
    };
  };
  const stop = (message: string) => {
    setBusy(false);
    setFailure(message);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = cardProblems(fields, new Date());
    setProblems(found);
    setChanged(new Set());
    setFailure(undefined);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const created = await createCardToken(vault, fields);
    if (!created.ok) return stop(created.reason === 'card_refused' ? m.pay_card_refused() : m.pay_card_unavailable());
    setFields(empty);
    const result = await browserApi('POST /cart/api/order/{orderId}/card-payment', {
      params: { orderId },
      body: { cardToken: created.token },
    });
    const bankUrl = result.ok && result.data.isPayable ? result.data.payment?.redirectUrl : null;
    if (bankUrl) return window.location.assign(bankUrl);
    // Paid, refused, or not certain yet: the page shows which.
    const isShown = await reload();
    if (!isShown) return stop(m.api_no_response());
    setBusy(false);
  };
  const amount = formatBaht(payment.amount);
  return (
    <section aria-labelledby="card" className="rounded-card border border-line p-5 sm:p-8">
      <div className="text-center">
        <h2 id="card" className="text-lg font-semibold">
          <WrapAtWords>{m.pay_card_title()}</WrapAtWords>
        </h2>
        <p className="mt-3 text-sm text-muted">{m.pay_amount()}</p>
        <p className="figures text-3xl font-bold">{amount}</p>
      </div>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid gap-4">
        <p role="alert" className="text-sm text-sale empty:hidden">
          {failure}
        </p>
        <TextField
          label={m.pay_card_number()}
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="1234 5678 9012 3456"
          {...field('cardNumber', formatCardNumber)}
        />
        <TextField
          label={m.pay_card_holder()}
          autoComplete="cc-name"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          {...field('cardHolder')}
        />
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label={m.pay_card_expiry()}
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder="12/30"
            {...field('expiry', formatExpiry)}
          />
          <TextField
            label={m.pay_card_code()}
            hint={m.pay_card_code_hint()}
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={4}
            {...field('securityCode')}
          />
        </div>
        <Button type="submit" size="lg" block loading={busy}>
          {m.pay_submit({ amount })}
        </Button>
        <p className="flex items-start justify-center gap-2 text-sm text-muted">
          <LockKeyhole aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {m.pay_card_secure()}
        </p>
      </form>
    </section>
  );
}
