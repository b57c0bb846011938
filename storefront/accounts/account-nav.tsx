import {
  ClipboardList,
  Heart,
  LayoutGrid,
  LogOut,
  type LucideIcon,
  MapPin,
  ReceiptText,
  Ticket,
  UserRound,
} from 'lucide-react';
import { NavLink } from 'react-router';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { useCurrentInView } from '#storefront/navigation/use-current-in-view.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { SignOutForm } from './sign-out-form.tsx';

const entryStyle =
  'flex min-h-11 items-center gap-2.5 rounded-full border border-line bg-surface px-4 text-sm font-medium whitespace-nowrap ' +
  'hover:border-edge aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:text-brand ' +
  'lg:rounded-field lg:border-transparent lg:px-3.5 lg:hover:bg-ground lg:aria-[current]:border-transparent';

/** The pages of the account: a row of chips on a phone, a side menu on a desktop. */
export function AccountNav() {
  const entries: [href: string, name: string, icon: LucideIcon, end: boolean][] = [
    [localeHref('/account'), m.account_overview(), LayoutGrid, true],
    [localeHref('/account/my-order'), m.account_orders(), ClipboardList, false],
    [localeHref('/account/my-discount-code'), m.coupon_mine(), Ticket, false],
    [localeHref('/account/my-wishlist'), m.wishlist_title(), Heart, false],
    [localeHref('/account/my-shipping-address'), m.account_addresses(), MapPin, false],
    [localeHref('/account/my-billing'), m.billing_title(), ReceiptText, false],
    [localeHref('/account/my-profile'), m.profile_title(), UserRound, false],
  ];
  const row = useCurrentInView<HTMLUListElement>();
  return (
    <nav aria-label={m.account_menu()} data-account-menu className="min-w-0">
      <ul
        ref={row}
        className="scroll-row -mx-4 gap-2 px-4 py-1 lg:mx-0 lg:grid lg:gap-1 lg:overflow-visible lg:rounded-card lg:border lg:border-line lg:p-3"
      >
        {entries.map(([href, name, Icon, end]) => (
          <li key={href}>
            <NavLink to={href} end={end} className={entryStyle}>
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {name}
            </NavLink>
          </li>
        ))}
        <li className="lg:mt-1 lg:border-t lg:border-line lg:pt-2">
          <SignOutForm className={classNames(entryStyle, 'w-full text-muted')}>
            <LogOut aria-hidden="true" className="size-5 shrink-0" />
            {m.account_sign_out()}
          </SignOutForm>
        </li>
      </ul>
    </nav>
  );
}
