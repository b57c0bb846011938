import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { type PrivatePage, pageList } from './pages.ts';

/** The routes of the pages with this layout; a new page is a row in `pages.ts`. */
const pagesIn = (name: PrivatePage['layout']) =>
  pageList
    .filter((page) => ('layout' in page ? page.layout : undefined) === name)
    .map(({ pattern, module }) => (pattern === '/' ? index(module) : route(pattern.slice(1), module)));

/** The route tree in both languages: `/…` is Thai, `/en/…` English. */
export default prefix('en?', [
  layout('shell/shell-route.tsx', [
    // A page's failures are shown inside the frame, the frame's own by the root.
    layout('shell/page-boundary-route.tsx', [
      ...pagesIn(undefined),
      layout('accounts/account-layout-route.tsx', pagesIn('account')),
    ]),
  ]),
  // Pages of a payment provider: without the shop's frame.
  layout('payments/mock-pages/layout-route.tsx', pagesIn('mock-payment')),
]) satisfies RouteConfig;
