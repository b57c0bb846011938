import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import type { CookiePolicy } from '#storefront/consent/allowed-groups.ts';
import { CookieConsent } from '#storefront/consent/cookie-consent.tsx';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { useOpenUntilNavigation } from '#storefront/navigation/use-open-until-navigation.ts';
import { ToastRegion } from '#storefront/ui/toast-region.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { MainHeader } from './header/main-header.tsx';
import { MobileHeader } from './header/mobile-header.tsx';
import { SearchWithoutScript } from './header/search-without-script.tsx';
import { TopBar } from './header/top-bar.tsx';
import { useHeaderVisibility } from './header/use-header-visibility.ts';
import type { MenuCategory, Menus } from './menus/menu.ts';
import { MenuBar } from './menus/menu-bar.tsx';
import { MenuWithoutScript } from './menus/menu-without-script.tsx';
import { SideMenu } from './menus/side-menu.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import type { SessionView } from './session-view.ts';

/** The header and the footer of pages such as the checkout. */
export interface QuietFrame {
  Header: ComponentType;
  Footer: ComponentType<{ hasCookieSettings: boolean }>;
}

export interface PageFrameProps {
  categories: readonly MenuCategory[];
  menus: Menus;
  paymentMethods: readonly PaymentMethod[];
  /** What the visitor is asked about; null where the shop has no policy. */
  cookiePolicy: CookiePolicy | null;
  session: SessionView;
  /** The phone's header has a back button in place of the menu. */
  showBack?: boolean;
  /** In place of menus, search and bars, so that nothing leads away from an order. */
  quietFrame?: QuietFrame | undefined;
  onOpenCart: () => void;
  onSignIn: () => void;
  onSignOut: () => void;
  /** Bars at the lower edge, such as the compare bar, and dialogs. */
  overlays?: ReactNode;
  /** The page, inside `<main>`. */
  children: ReactNode;
}

/** The id of an empty element after the header. Browsers differ in whether an element is there with its start tag or with its end tag. */
const headerEndId = 'header-end';

/** Header, page, footer and bars around every page. */
export function PageFrame(props: PageFrameProps) {
  const { categories, menus, paymentMethods, cookiePolicy, session } = props;
  const { showBack = false, quietFrame, onOpenCart, onSignIn, onSignOut, overlays, children } = props;
  const header = useRef<HTMLElement>(null);
  useHeaderVisibility(header);
  const [menuOpen, setMenuOpen] = useOpenUntilNavigation();
  const [searching, setSearching] = useOpenUntilNavigation();
  const searchButton = useRef<HTMLButtonElement>(null);
  const headerSearchButton = useRef<HTMLButtonElement>(null);
  const searchClosed = useRef(false);
  const closeSearch = () => {
    searchClosed.current = true;
    setSearching(false);
  };
  // Once the header has its button again; the hidden one of the two stays without focus.
  useEffect(() => {
    if (searching || !searchClosed.current) return;
    searchClosed.current = false;
    headerSearchButton.current?.focus();
    searchButton.current?.focus();
  }, [searching]);
  return (
    <>
      {/* The header is painted as a whole: parts that have not arrived yet would move those before them. */}
      <link rel="expect" href={`#${headerEndId}`} blocking="render" />
      <a
        href="#content"
        data-reload
        className="fixed top-2 left-2 z-60 -translate-y-40 rounded-field bg-brand px-5 py-3 text-sm font-semibold text-surface focus:translate-y-0"
      >
        {m.shell_skip_to_content()}
      </a>
      {cookiePolicy && <CookieConsent policy={cookiePolicy} />}
      <header
        ref={header}
        data-frame-header={quietFrame ? 'checkout' : ''}
        className="sticky top-0 z-40 border-line bg-surface lg:border-b transition-transform noscript:max-lg:static duration-calm data-hidden:not-focus-within:not-has-[[aria-expanded=true]]:-translate-y-full"
      >
        {quietFrame ? (
          <quietFrame.Header />
        ) : (
          <>
            <div className="max-lg:hidden">
              <TopBar />
              <MainHeader {...{ session, onOpenCart, onSignIn, onSignOut }} />
              <MenuBar menus={menus} />
            </div>
            <div className="lg:hidden">
              <MobileHeader
                showBack={showBack}
                searching={searching}
                onOpenCart={onOpenCart}
                searchButton={headerSearchButton}
                onSearch={() => setSearching(true)}
                onOpenMenu={() => setMenuOpen(true)}
                onCloseSearch={closeSearch}
              />
              <SearchWithoutScript />
              <MenuWithoutScript categories={categories} items={menus.right} />
            </div>
          </>
        )}
      </header>
      <span id={headerEndId} hidden />
      <main id="content" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      {quietFrame ? (
        <quietFrame.Footer hasCookieSettings={cookiePolicy !== null} />
      ) : (
        <Footer groups={menus.footer} paymentMethods={paymentMethods} hasCookieSettings={cookiePolicy !== null} />
      )}
      {overlays}
      {!quietFrame && (
        <>
          <BottomBar
            session={session}
            searchButton={searchButton}
            onSearch={() => setSearching(true)}
            onSignIn={onSignIn}
          />
          <SideMenu open={menuOpen} items={menus.right} onClose={() => setMenuOpen(false)} />
        </>
      )}
      <OfflineNotice />
      <ToastRegion />
    </>
  );
}
