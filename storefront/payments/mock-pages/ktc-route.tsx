import { m } from '#storefront/i18n/paraglide/messages.js';
import { apiContext } from '#storefront/request/request-context.ts';
import type { Route } from './+types/ktc-route';
import { readMockCharge } from './charge.ts';
import { MockDecision } from './decision.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  return { charge: await readMockCharge(context.get(apiContext), url) };
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.mock_ktc_title()} | ${m.mock_name()}` },
  { name: 'robots', content: 'noindex' },
];

/** KTC's simulated page for installments: the cardholder is signed in there and enters no card. */
export default function MockKtc({ loaderData: { charge } }: Route.ComponentProps) {
  return <MockDecision title={m.mock_ktc_title()} charge={charge} />;
}
