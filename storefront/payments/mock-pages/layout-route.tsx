import { Outlet } from 'react-router';
import { m } from '#storefront/i18n/paraglide/messages.js';

/** Layout of the mock gateway's pages: without the shop's header and menus, like an external site. */
export default function MockLayout() {
  return (
    <div className="min-h-dvh bg-ground">
      <header className="bg-ink text-surface">
        <div className="mx-auto flex max-w-modal flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
          <span className="font-bold tracking-tight">{m.mock_name()}</span>
          <span className="bg-accent px-2 py-0.5 text-xs font-medium text-ink">{m.mock_notice()}</span>
        </div>
      </header>
      <main className="mx-auto grid max-w-modal grid-cols-1 gap-5 px-4 py-6">
        <Outlet />
      </main>
    </div>
  );
}
