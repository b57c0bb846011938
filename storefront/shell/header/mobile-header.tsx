import { ArrowLeft, Menu, Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { useNavigate } from 'react-router';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { SearchBox } from '#storefront/search/search-box.tsx';
import { preloadDrawer } from '#storefront/ui/drawer.tsx';
import { IconButton } from '#storefront/ui/icon-button.tsx';
import { HomeLink } from '../logo.tsx';
import { preloadSideMenu } from '../menus/side-menu.tsx';
import { CartLink, type CartLinkProps } from './cart-link.tsx';

export interface MobileHeaderProps extends CartLinkProps {
  /** A back button instead of the menu; it goes to the home page where this page was the first of the visit. */
  showBack: boolean;
  /** Shows the search box instead of everything else. */
  searching: boolean;
  /** Receives the search button, which replaces that of the bottom bar on pages with a bar of their own. */
  searchButton: Ref<HTMLButtonElement>;
  onOpenMenu: () => void;
  onSearch: () => void;
  onCloseSearch: () => void;
}

/** The phone's header, 75 px high: menu or back, logo, cart. */
export function MobileHeader({ showBack, searching, ...props }: MobileHeaderProps) {
  const { searchButton, onOpenMenu, onSearch, onCloseSearch, onOpenCart } = props;
  const navigate = useNavigate();
  const goBack = () => {
    // The router's index of this page in the history.
    const isFirstPage = !window.history.state?.idx;
    void (isFirstPage ? navigate(localiseLink('/')) : navigate(-1));
  };
  if (searching) return <MobileSearch onClose={onCloseSearch} />;
  return (
    <div className="grid h-[75px] grid-cols-[1fr_auto_1fr] items-center border-b border-line px-2">
      {showBack ? (
        <IconButton
          label={m.shell_back()}
          icon={<ArrowLeft aria-hidden="true" className="size-6" />}
          onClick={goBack}
        />
      ) : (
        <IconButton
          label={m.shell_open_menu()}
          aria-haspopup="dialog"
          className="noscript:invisible"
          icon={<Menu aria-hidden="true" className="size-6" />}
          onPointerEnter={() => {
            preloadDrawer();
            preloadSideMenu();
          }}
          onClick={onOpenMenu}
        />
      )}
      <HomeLink />
      <div className="flex justify-end">
        <span className="hidden in-[:root:has([data-page-bar])]:inline">
          <IconButton
            ref={searchButton}
            label={m.shell_search()}
            icon={<Search aria-hidden="true" className="size-6" />}
            onClick={onSearch}
          />
        </span>
        <CartLink onOpenCart={onOpenCart} />
      </div>
    </div>
  );
}

function MobileSearch({ onClose }: { onClose: () => void }) {
  return (
    <div className="flex h-[75px] items-center gap-1 border-b border-line pr-2 pl-4">
      <SearchBox autoFocus onEscape={onClose} />
      <IconButton label={m.shell_close_search()} icon={<X aria-hidden="true" className="size-6" />} onClick={onClose} />
    </div>
  );
}
