import { m } from '#storefront/i18n/paraglide/messages.js';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { apiContext } from '#storefront/request/request-context.ts';
import { privateData } from '../guards.ts';
import type { Route } from './+types/device-list-route';
import { DeviceList } from './device-list.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  return { sessions: privateData(await context.get(apiContext)('GET /account/api/sessions'), url) };
}

export const meta: Route.MetaFunction = () => privatePageMeta(m.devices_title());

export default function Devices({ loaderData: { sessions } }: Route.ComponentProps) {
  return <DeviceList sessions={sessions} />;
}
