import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** Finds the routes that match a path, from the root down; null if none does. */
export type RouteMatcher = (path: string) => readonly { id?: string; path?: string }[] | null;

/** Makes the matcher of a build's routes. */
export function routeMatcherOf(build: Pick<ServerBuild, 'routes'>): RouteMatcher {
  const childrenOf = (parentId: string | undefined): RouteObject[] =>
    Object.values(build.routes)
      .filter((route) => route !== undefined && (route.parentId || undefined) === parentId)
      .map((route) =>
        route?.index
          ? { id: route.id, path: route.path, index: true }
          : { id: route?.id, path: route?.path, children: childrenOf(route?.id) },
      );
  const routes = childrenOf(undefined);
  return (path) => matchRoutes(routes, path)?.map(({ route }) => route) ?? null;
}
