import { House, type LucideIcon, Search, UserRound } from 'lucide-react';
import type { Ref } from 'react';
import { useLocation } from 'react-router';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from '#storefront/ui/class-names.ts';
import type { SessionView } from './session-view.ts';

export interface BottomBarProps {
  session: SessionView;
  searchButton: Ref<HTMLButtonElement>;
  onSearch: () => void;
  onSignIn: () => void;
}

/**
 * The phone's bottom bar: home, search, account or sign-in. It gives way to the bar of a page (`data-page-bar`) while scrolling down, and the
 * checkout has none.
 */
export function BottomBar({ session, searchButton, onSearch, onSignIn }: BottomBarProps) {
  const { pathname } = useLocation();
  const home = localiseLink('/');
  const account = localiseLink('/account');
  if (pathname === localiseLink('/checkout')) return null;
  return (
    <nav
      aria-label={m.shell_quick_menu()}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul data-bottom-bar-entries className="grid h-16 grid-cols-3">
        <li>
          <a href={home} aria-current={pathname === home ? 'page' : undefined} className={entry}>
            <Label icon={House}>{m.shell_home_short()}</Label>
          </a>
        </li>
        <li>
          <button ref={searchButton} type="button" onClick={onSearch} className={entry}>
            <Label icon={Search}>{m.shell_search()}</Label>
          </button>
        </li>
        <li data-account-entry>
          {session.status === 'guest' ? (
            <button type="button" onClick={onSignIn} className={entry}>
              <Label icon={UserRound}>{m.shell_sign_in()}</Label>
            </button>
          ) : (
            <a href={account} aria-current={pathname.startsWith(account) ? 'page' : undefined} className={entry}>
              <Label icon={UserRound}>{m.shell_account()}</Label>
            </a>
          )}
        </li>
      </ul>
    </nav>
  );
}

const entry = classNames(
  'grid h-16 w-full content-center justify-items-center gap-0.5 text-muted -outline-offset-2',
  'hover:text-ink aria-[current]:text-brand',
);

function Label({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <>
      <Icon aria-hidden="true" className="size-6" />
      <span className="max-w-full truncate text-xs font-medium">{children}</span>
    </>
  );
}
