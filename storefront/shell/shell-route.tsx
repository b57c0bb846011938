import { Outlet, type ShouldRevalidateFunctionArgs, useMatches, useNavigate } from 'react-router';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { localeOfPath } from '#storefront/i18n/locale-of-path.ts';
import { apiContext, logContext, pageContext } from '#storefront/request-context.ts';
import type { Route } from './+types/shell-route';
import { footerMenu, rightMenu } from './menu.ts';
import { ShopFrame } from './shop-frame.tsx';

/** The tree of categories; without it the page still serves, but is not kept. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const menu = await context.get(apiContext)('GET /pim/api/categories/menu');
  if (!menu.ok) {
    context.get(logContext).error({ code: menu.code }, 'the category menu could not be loaded');
    page.doNotKeep();
    return { categories: [] };
  }
  page.tag('categories');
  return { categories: menu.data };
}

/** Only another language changes the menus. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return localeOfPath(currentUrl.pathname) !== localeOfPath(nextUrl.pathname);
}

export default function ShellRoute({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const showBack = useMatches().some(({ handle }) => hasBackButton(handle));
  const go = (path: string) => () => void navigate(localiseLink(path));
  return (
    <ShopFrame
      categories={loaderData.categories}
      rightMenu={rightMenu()}
      footerMenu={footerMenu()}
      session={{ status: 'guest' }}
      cartCount={0}
      wishlistCount={0}
      showBack={showBack}
      onOpenCart={go('/cart')}
      onSignIn={go('/account')}
      onSignOut={go('/account/sign-out')}
    >
      <Outlet />
    </ShopFrame>
  );
}

/** A page asks for the back button with `export const handle = { showBack: true }`. */
function hasBackButton(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'showBack' in handle && handle.showBack === true;
}
