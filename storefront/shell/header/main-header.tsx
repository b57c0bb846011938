import { SearchBox } from '#storefront/search/search-box.tsx';
import { HomeLink } from '../logo.tsx';
import { MegaMenu } from '../menus/mega-menu.tsx';
import type { SessionView } from '../session-view.ts';
import { AccountMenu } from './account-menu.tsx';
import { CartLink } from './cart-link.tsx';
import { WishlistLink } from './wishlist-link.tsx';

export interface MainHeaderProps {
  session: SessionView;
  onOpenCart: () => void;
  onSignIn: () => void;
  onSignOut: () => void;
}

/** The desktop's main row: logo, all products, search, wishlist, cart, account. */
export function MainHeader(props: MainHeaderProps) {
  const { session, onOpenCart, onSignIn, onSignOut } = props;
  return (
    // The mega menu opens directly below, over the menu bar, so that the pointer crosses nothing else on its way.
    <div className="relative">
      <div className="page-column flex h-20 items-center gap-5">
        {/* Has the same width in the fallback font; otherwise the search box would shift when the web font loads. */}
        <div className="min-w-32">
          <HomeLink />
        </div>
        <MegaMenu />
        <SearchBox />
        <div className="flex items-center gap-1">
          <WishlistLink />
          <CartLink onOpenCart={onOpenCart} />
          <AccountMenu session={session} onSignIn={onSignIn} onSignOut={onSignOut} />
        </div>
      </div>
    </div>
  );
}
