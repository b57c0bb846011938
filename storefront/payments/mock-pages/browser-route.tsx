import { m } from '#storefront/i18n/paraglide/messages.js';
import { apiContext } from '#storefront/request/request-context.ts';
import type { Route } from './+types/browser-route';
import { readMockCharge } from './charge.ts';
import { MockDecision } from './decision.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  return { charge: await readMockCharge(context.get(apiContext), url) };
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.mock_bank_title()} | ${m.mock_name()}` },
  { name: 'robots', content: 'noindex' },
];

/** The bank's simulated 3-D Secure page. */
export default function MockBrowser({ loaderData: { charge } }: Route.ComponentProps) {
  return <MockDecision title={m.mock_bank_title()} charge={charge} />;
}
