import { m } from '#storefront/i18n/paraglide/messages.js';
import { apiContext } from '#storefront/request/request-context.ts';
import type { Route } from './+types/installment-route';
import { MockCardForm } from './card-form.tsx';
import { readMockCharge } from './charge.ts';
import { MockChargeEnded } from './charge-ended.tsx';
import { MockSummary } from './summary.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  return { charge: await readMockCharge(context.get(apiContext), url) };
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.mock_installment_title()} | ${m.mock_name()}` },
  { name: 'robots', content: 'noindex' },
];

/** A bank's simulated page for installments: the plan, then the card to charge each month. */
export default function MockInstallment({ loaderData: { charge } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-xl font-semibold">{m.mock_installment_title()}</h1>
      <MockSummary charge={charge} />
      {charge.status === 'pending' ? <MockCardForm charge={charge} /> : <MockChargeEnded charge={charge} />}
    </>
  );
}
