import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { type MockCharge, paymentsEndpoints } from '#contract/payments.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { ruleMessage } from '#storefront/i18n/field-message.ts';
import { formatBahtExact } from '#storefront/i18n/format.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import { type CardFields, formatCardNumber, formatExpiry, parseCard } from '../card-fields.ts';

const CardInput = paymentsEndpoints['POST /mock-payment/api/charges/{chargeId}/card'].body;

const empty: CardFields = { cardNumber: '', cardHolder: '', expiry: '', securityCode: '' };

/** The gateway's test cards. */
const testCards = [
  ['4242 4242 4242 4242', m.mock_test_good],
  ['4111 1111 1114 0011', m.mock_test_funds],
  ['4111 1111 1113 0012', m.mock_test_lost],
] as const;

function messagesByField(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string[]> {
  return Object.fromEntries(issues.map((issue) => [String(issue.path[0]), [ruleMessage(issue.message)]]));
}

/** The card form. A refused card redirects back to the shop, any other continues with 3-D Secure. */
export function MockCardForm({ charge }: { charge: MockCharge }) {
  const { chargeId } = charge;
  const [fields, setFields] = useState(empty);
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const change = (name: keyof CardFields, format = (typed: string) => typed) => ({
    value: fields[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setFields({ ...fields, [name]: format(event.target.value) }),
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const card = CardInput.safeParse(parseCard(fields));
    setErrors(card.success ? {} : messagesByField(card.error.issues));
    if (!card.success) return;
    setBusy(true);
    const result = await browserApi('POST /mock-payment/api/charges/{chargeId}/card', {
      params: { chargeId },
      body: card.data,
    });
    if (result.ok && result.data.status !== 'pending') return window.location.assign(result.data.returnUrl);
    if (result.ok)
      return navigate(`${localeHref('/mock-payment/browser')}?${new URLSearchParams({ charge: chargeId })}`);
    setBusy(false);
    setErrors(result.fields ?? {});
    setFailure(result.fields ? undefined : failureMessage(result));
  };
  const cancel = async () => {
    setBusy(true);
    const params = { chargeId };
    await browserApi('POST /mock-payment/api/charges/{chargeId}/complete', { params, body: { action: 'cancel' } });
    window.location.assign(charge.returnUrl);
  };
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4 border border-line bg-surface p-5"
      >
        {failure && (
          <p role="alert" className="text-sm text-sale">
            {failure}
          </p>
        )}
        <TextField
          label={m.mock_card_number()}
          inputMode="numeric"
          autoComplete="cc-number"
          error={errors.cardNumber?.[0]}
          {...change('cardNumber', formatCardNumber)}
        />
        <TextField
          label={m.mock_card_holder()}
          autoComplete="cc-name"
          error={errors.cardHolder?.[0]}
          {...change('cardHolder')}
        />
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label={m.mock_card_expiry()}
            inputMode="numeric"
            autoComplete="cc-exp"
            error={errors.expiryMonth?.[0] ?? errors.expiryYear?.[0]}
            {...change('expiry', formatExpiry)}
          />
          <TextField
            label={m.mock_card_code()}
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={4}
            error={errors.securityCode?.[0]}
            {...change('securityCode')}
          />
        </div>
        <Button type="submit" size="lg" block loading={busy}>
          {m.mock_card_submit({ amount: formatBahtExact(charge.amount) })}
        </Button>
        <Button variant="quiet" block disabled={busy} onClick={() => void cancel()}>
          {m.mock_card_cancel()}
        </Button>
      </form>
      <section aria-labelledby="test-cards" className="text-sm">
        <h2 id="test-cards" className="font-semibold">
          {m.mock_test_cards()}
        </h2>
        <p className="mb-2 text-muted">{m.mock_test_cards_text()}</p>
        <ul className="grid gap-2">
          {testCards.map(([cardNumber, description]) => (
            <li key={cardNumber}>
              <button
                type="button"
                onClick={() => setFields({ cardNumber, cardHolder: 'TEST CARD', expiry: '12/30', securityCode: '123' })}
                className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 border border-line bg-surface px-4 py-2 text-left hover:border-edge"
              >
                <span className="figures font-medium">{cardNumber}</span>
                <span className="text-muted">{description()}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
