import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type MockCharge, mockActions, mockWebhookDeliveries } from '#contract/payments.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { MockChargeEnded } from './charge-ended.tsx';
import { MockSummary } from './summary.tsx';

type Action = (typeof mockActions)[number];
type Webhook = (typeof mockWebhookDeliveries)[number];

const actionText: Record<Action, () => string> = {
  approve: m.mock_approve,
  decline: m.mock_decline,
  cancel: m.mock_cancel,
  expire: m.mock_expire,
};

const webhookText: Record<Webhook, () => string> = {
  before: m.mock_webhook_before,
  after: m.mock_webhook_after,
  twice: m.mock_webhook_twice,
  never: m.mock_webhook_never,
};

export interface MockDecisionProps {
  title: string;
  charge: MockCharge;
}

/** Choice of the charge's outcome and of the time its webhook is delivered. Redirects back to the shop. */
export function MockDecision({ title, charge }: MockDecisionProps) {
  const [webhook, setWebhook] = useState<Webhook>('before');
  const [chosen, setChosen] = useState<Action>();
  const [failure, setFailure] = useState<string>();
  const { revalidate } = useRevalidator();
  const complete = async (action: Action) => {
    if (chosen) return;
    setChosen(action);
    const { chargeId, returnUrl } = charge;
    const result = await browserApi('POST /mock-payment/api/charges/{chargeId}/complete', {
      params: { chargeId },
      body: { action, webhook },
    });
    if (result.ok) return window.location.assign(returnUrl);
    setChosen(undefined);
    setFailure(failureMessage(result));
    await revalidate();
  };
  return (
    <>
      <h1 className="text-xl font-semibold">{title}</h1>
      <MockSummary charge={charge} />
      {failure && (
        <p role="alert" className="text-sm text-sale">
          {failure}
        </p>
      )}
      {charge.status === 'pending' ? (
        <div className="grid gap-5 border border-line bg-surface p-5">
          <div className="grid gap-2 sm:grid-cols-2">
            {mockActions.map((action) => (
              <Button
                key={action}
                size="lg"
                variant={action === 'approve' ? 'primary' : 'secondary'}
                className={action === 'approve' ? 'sm:col-span-2' : action === 'expire' ? 'sm:col-span-2' : undefined}
                loading={chosen === action}
                onClick={() => void complete(action)}
              >
                {actionText[action]()}
              </Button>
            ))}
          </div>
          <fieldset>
            <legend className="mb-1 text-sm font-medium">{m.mock_webhook()}</legend>
            <div className="grid sm:grid-cols-2">
              {mockWebhookDeliveries.map((timing) => (
                <label key={timing} className="flex min-h-11 items-center gap-3 text-sm">
                  <input
                    type="radio"
                    name="webhook"
                    value={timing}
                    checked={webhook === timing}
                    onChange={() => setWebhook(timing)}
                    className="size-5 accent-brand"
                  />
                  {webhookText[timing]()}
                </label>
              ))}
            </div>
          </fieldset>
        </div>
      ) : (
        <MockChargeEnded charge={charge} />
      )}
    </>
  );
}
