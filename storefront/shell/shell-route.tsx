import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs, useMatches } from 'react-router';
import type { CookieGroup } from '#contract/consent.ts';
import { SessionProvider } from '#storefront/accounts/session-provider.tsx';
import { hasSignedInCookie } from '#storefront/accounts/signed-in-cookie.ts';
import { useSession } from '#storefront/accounts/use-session.ts';
import { useSignIn } from '#storefront/accounts/use-sign-in.ts';
import { BotCheckContext } from '#storefront/bot-check/bot-check-context.ts';
import { MiniCart } from '#storefront/cart/mini-cart/mini-cart.tsx';
import { useMiniCart } from '#storefront/cart/mini-cart/use-mini-cart.ts';
import { clearCartAfterSignOut, useCustomerCart } from '#storefront/cart/use-cart.ts';
import { CompareBarRoom } from '#storefront/compare/compare-bar-room.tsx';
import { CompareToggle } from '#storefront/compare/compare-toggle.tsx';
import type { CookiePolicy } from '#storefront/consent/allowed-groups.ts';
import { loadInBackground } from '#storefront/errors/stale-chunk.ts';
import { localeOfPath } from '#storefront/i18n/locale-of-path.ts';
import { usePageFocus } from '#storefront/navigation/use-page-focus.ts';
import { type ProductActions, ProductActionsProvider } from '#storefront/product-cards/product-actions.tsx';
import { apiContext, cachePolicyContext, logContext } from '#storefront/request/request-context.ts';
import { preloadModal } from '#storefront/ui/modal.tsx';
import { WishlistProvider } from '#storefront/wishlist/use-wishlist.tsx';
import { WishlistToggle } from '#storefront/wishlist/wishlist-toggle.tsx';
import type { Route } from './+types/shell-route';
import { loadMenus } from './menus/load-menus.ts';
import { PageFrame, type PageFrameProps, type QuietFrame } from './page-frame.tsx';
import { useFocusInRows } from './use-focus-in-rows.ts';
import { useIdleComponent } from './use-idle-component.ts';
import { useRefetchOnReturn } from './use-refetch-on-return.ts';

/** The menus, the top-level categories, the ways to pay and what the shop offers for signing in, with its bot check; without them the page is rendered, but not cached. */
export async function loader({ context }: Route.LoaderArgs) {
  const cachePolicy = context.get(cachePolicyContext);
  const api = context.get(apiContext);
  const [menus, providers, botCheck, cookiePolicy, paymentMethods] = await Promise.all([
    loadMenus({ api, cachePolicy, log: context.get(logContext) }),
    api('GET /authen/api/auth/providers'),
    api('GET /utils/api/configurations/bot-check'),
    api('GET /utils/api/cookie-policy'),
    api('GET /utils/api/configurations/payment-methods'),
  ]);
  if (!providers.ok || !botCheck.ok || !cookiePolicy.ok || !paymentMethods.ok) cachePolicy.noStore();
  return {
    ...menus,
    providers: providers.ok ? providers.data.items.map(({ provider }) => provider) : [],
    hasPasskeys: providers.ok && providers.data.passkeys,
    recaptcha: botCheck.ok ? botCheck.data.recaptcha : null,
    paymentMethods: paymentMethods.ok ? paymentMethods.data.items : [],
    cookiePolicy: cookiePolicy.ok ? policyOf(cookiePolicy.data) : null,
  };
}

function policyOf(groups: readonly CookieGroup[]): CookiePolicy | null {
  const [first] = groups;
  return first ? { version: first.policyVersion, groups: groups.map(({ groupCode }) => groupCode) } : null;
}

/** The menus change only with the language. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return localeOfPath(currentUrl.pathname) !== localeOfPath(nextUrl.pathname);
}

export default function ShellRoute({ loaderData }: Route.ComponentProps) {
  const queryClient = useQueryClient();
  const mergeCart = useCallback(
    () =>
      loadInBackground(() => import('#storefront/cart/merge-guest-cart.ts')).then(
        ({ mergeGuestCartAfterSignIn }) => mergeGuestCartAfterSignIn(queryClient),
        // As after a failed merge: a customer cannot check out a guest cart. Their own is loaded with the session.
        () => clearCartAfterSignOut(queryClient),
      ),
    [queryClient],
  );
  const clearCart = useCallback(() => clearCartAfterSignOut(queryClient), [queryClient]);
  return (
    <BotCheckContext value={loaderData.recaptcha}>
      <SessionProvider
        providers={loaderData.providers}
        hasPasskeys={loaderData.hasPasskeys}
        afterSignIn={mergeCart}
        afterSignOut={clearCart}
      >
        <WishlistForSession>
          <Shell
            categories={loaderData.categories}
            menus={loaderData.menus}
            paymentMethods={loaderData.paymentMethods}
            cookiePolicy={loaderData.cookiePolicy}
          />
        </WishlistForSession>
      </SessionProvider>
    </BotCheckContext>
  );
}

function WishlistForSession({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { openSignIn } = useSignIn();
  return (
    <WishlistProvider shopper={status} isSignedIn={hasSignedInCookie} onSignIn={() => openSignIn()}>
      {children}
    </WishlistProvider>
  );
}

const productActions: ProductActions = {
  forCard: (product) => ({
    corner: <WishlistToggle product={product} />,
    bottom: <CompareToggle product={product} />,
  }),
  forPage: (product) => (
    <>
      <WishlistToggle product={product} labelled />
      <CompareToggle product={product} labelled />
    </>
  ),
};

/** With the code of dialogs, which say why something failed: also that there is no connection any more. */
async function loadOverlays() {
  const [overlays] = await Promise.all([import('./overlays.tsx'), preloadModal()]);
  return overlays;
}

function Shell(content: Pick<PageFrameProps, 'categories' | 'menus' | 'paymentMethods' | 'cookiePolicy'>) {
  const session = useSession();
  const { openSignIn, signOut } = useSignIn();
  const miniCart = useMiniCart();
  useCustomerCart(session.status);
  usePageFocus();
  useFocusInRows();
  useRefetchOnReturn();
  const matches = useMatches();
  const quietFrame = matches.map(({ handle }) => quietFrameOf(handle)).find(Boolean);
  const Overlays = useIdleComponent(loadOverlays);
  const hasCompareBar = !quietFrame && !matches.some(({ handle }) => hidesCompareBar(handle));
  return (
    <>
      {hasCompareBar && <CompareBarRoom />}
      <PageFrame
        {...content}
        session={session}
        showBack={matches.some(({ handle }) => hasBackButton(handle))}
        quietFrame={quietFrame}
        onOpenCart={miniCart.open}
        onSignIn={() => openSignIn()}
        onSignOut={() => void signOut()}
        overlays={Overlays && <Overlays hasCompareBar={hasCompareBar} />}
      >
        <ProductActionsProvider value={productActions}>
          <Outlet />
        </ProductActionsProvider>
        <MiniCart
          open={miniCart.isOpen}
          onClose={miniCart.close}
          shopper={{ isGuest: session.status === 'guest', onSignIn: (redirectTo) => openSignIn({ redirectTo }) }}
        />
      </PageFrame>
    </>
  );
}

/** A page shows the back button with `export const handle = { showBack: true }`. */
function hasBackButton(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'showBack' in handle && handle.showBack === true;
}

/** A page is without the bar of the comparison with `export const handle = { hidesCompareBar: true }`. */
function hidesCompareBar(handle: unknown): boolean {
  return (
    typeof handle === 'object' && handle !== null && 'hidesCompareBar' in handle && handle.hidesCompareBar === true
  );
}

/** A page has a quiet frame with `export const handle = { frame: { Header, Footer } }`. */
function quietFrameOf(handle: unknown): QuietFrame | undefined {
  return typeof handle === 'object' && handle !== null && 'frame' in handle ? (handle.frame as QuietFrame) : undefined;
}
