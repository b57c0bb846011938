import type { Locale } from '#contract/locale.ts';

/**
 * Leaves the paths of one language to the routes, which are declared for both (`en?/…` in routes.ts): pages of the other language are opened
 * by page loads, and the router prepares half of the patterns before it hydrates a page.
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
