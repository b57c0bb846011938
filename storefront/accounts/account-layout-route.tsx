import { Outlet } from 'react-router';
import { apiContext } from '#storefront/request/request-context.ts';
import type { Route } from './+types/account-layout-route';
import { AccountNav } from './account-nav.tsx';
import { privateData } from './guards.ts';

/** Runs on every navigation within the account, so that an ended session is noticed on each page. The menu shows nothing of the customer. */
export async function loader({ context, url }: Route.LoaderArgs) {
  privateData(await context.get(apiContext)('GET /account/api/customers/profile'), url);
  return null;
}

/** The account's menu next to its pages. */
export default function AccountLayout() {
  return (
    <div className="page-column grid grid-cols-1 gap-6 py-6 print:block print:p-0 lg:grid-cols-[260px_minmax(0,1fr)] lg:gap-10 lg:py-10">
      <AccountNav />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
