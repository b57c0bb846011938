import { ChevronDown, ClipboardList, LogOut, UserRound } from 'lucide-react';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Skeleton } from '#storefront/ui/skeleton.tsx';
import { HoverPopover } from '../menus/hover-popover.tsx';
import type { SessionView } from '../session-view.ts';

export interface AccountMenuProps {
  session: SessionView;
  onSignIn: () => void;
  onSignOut: () => void;
}

const button =
  'flex h-11 w-full items-center justify-center gap-2 rounded-full border border-edge px-3 text-sm font-semibold hover:border-ink hover:bg-ground';

/** "Sign in" for guests, name and account links for customers. Has the same size in every state. */
export function AccountMenu({ session, onSignIn, onSignOut }: AccountMenuProps) {
  return (
    <div className="ml-3 w-40">
      {session.status === 'loading' && <Skeleton className="h-11 w-full rounded-full!" />}
      {session.status === 'guest' && (
        <button type="button" onClick={onSignIn} className={button}>
          <UserRound aria-hidden="true" className="size-5" />
          {m.shell_sign_in()}
        </button>
      )}
      {session.status === 'customer' && (
        <HoverPopover
          triggerClass={button}
          trigger={
            <>
              <UserRound aria-hidden="true" className="size-5 shrink-0" />
              <span className="truncate">{session.firstName ?? m.shell_account()}</span>
              <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
            </>
          }
        >
          <a href={localiseLink('/account/my-profile')} className="popover-item">
            <UserRound aria-hidden="true" className="size-5 text-muted" />
            {m.shell_my_profile()}
          </a>
          <a href={localiseLink('/account/my-order')} className="popover-item">
            <ClipboardList aria-hidden="true" className="size-5 text-muted" />
            {m.shell_order_history()}
          </a>
          <button type="button" onClick={onSignOut} className="popover-item">
            <LogOut aria-hidden="true" className="size-5 text-muted" />
            {m.shell_sign_out()}
          </button>
        </HoverPopover>
      )}
    </div>
  );
}
