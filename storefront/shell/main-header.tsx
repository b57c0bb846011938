import { Heart } from 'lucide-react';
import type { Category } from '#contract/catalogue.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { CountBadge } from '#storefront/ui/count-badge.tsx';
import { iconButtonStyle } from '#storefront/ui/icon-button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CartLink } from './cart-link.tsx';
import { HomeLink } from './logo.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { SearchBox } from './search-box.tsx';
import type { SessionView } from './session-view.ts';

export interface MainHeaderProps {
  categories: readonly Category[];
  session: SessionView;
  cartCount: number;
  wishlistCount: number;
  onOpenCart: () => void;
  onSignIn: () => void;
  onSignOut: () => void;
}

/** The desktop's main line: logo, all products, search, wishlist, cart, account (spec 2). */
export function MainHeader(props: MainHeaderProps) {
  const { categories, session, cartCount, wishlistCount, onOpenCart, onSignIn, onSignOut } = props;
  return (
    <div className="page-column flex h-20 items-center gap-5">
      <HomeLink />
      <MegaMenu categories={categories} />
      <SearchBox />
      <div className="flex items-center gap-1">
        <a href={localiseLink('/account/my-wishlist')} className={iconButtonStyle}>
          <Heart aria-hidden="true" className="size-6" />
          <span className="sr-only">{m.shell_wishlist_count({ count: wishlistCount })}</span>
          <CountBadge count={wishlistCount} />
        </a>
        <CartLink count={cartCount} onOpenCart={onOpenCart} />
        <AccountMenu session={session} onSignIn={onSignIn} onSignOut={onSignOut} />
      </div>
    </div>
  );
}
