import type { Locale } from '#contract/locale.ts';

/**
 * Routes by their id, with the paths of one language; routes.ts declares them for both (`en?/…`). The router prepares half of the patterns
 * then before it hydrates a page. Pages in the other language are opened by page loads (`isClientSideLink`).
 */
export function routesOfLanguage<Route extends { path?: string }>(
  routes: Readonly<Record<string, Route>>,
  locale: Locale,
): Record<string, Route> {
  const pathOf = (path: string) => path.replace(/^en\?(\/?)/, locale === 'en' ? 'en$1' : '');
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      route.path === undefined ? route : { ...route, path: pathOf(route.path) },
    ]),
  );
}
