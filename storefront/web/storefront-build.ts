import type { ServerBuild } from 'react-router';
import type * as EntryServer from '../entry.server.tsx';
import type { PageResponse } from '../request/page-response.ts';
import type { RequestParts } from '../request/request-context.ts';
import type { RouteMatcher } from '../request/route-matcher.ts';

/** A loaded build. */
export interface Storefront {
  matchPath: RouteMatcher;
  render: (request: Request, parts: RequestParts) => Promise<PageResponse>;
  /** The script at `/sw.js`. */
  writeServiceWorker: () => string;
}

/** The built storefront; a function in development, which is called for each request. */
export type StorefrontBuild = ServerBuild | (() => Promise<ServerBuild>);

/** Loads a build, each once. */
export function storefrontLoader(source: StorefrontBuild): () => Promise<Storefront> {
  const storefronts = new WeakMap<ServerBuild, Storefront>();
  return async () => {
    const build = typeof source === 'function' ? await source() : source;
    const known = storefronts.get(build);
    if (known) return known;
    const { createPageHandler, createRouteMatcher, writeServiceWorker } = build.entry.module as typeof EntryServer;
    const made = {
      matchPath: createRouteMatcher(build),
      render: createPageHandler(build),
      writeServiceWorker: () => writeServiceWorker(build),
    };
    storefronts.set(build, made);
    return made;
  };
}
