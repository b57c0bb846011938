import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { serviceWorker } from './navigation/offline/service-worker.ts';
import { type PageResponse, readResponse } from './request/page-response.ts';
import { contextOf, logContext, nonceContext, type RequestParts } from './request/request-context.ts';
import { type RouteMatcher, routeMatcherOf } from './request/route-matcher.ts';

/** Milliseconds after which a render that still waits for something is given up. */
const renderTimeout = 10_000;

/**
 * Makes the function that answers requests for pages. It lives here, in the bundle, because the router and its contexts
 * are known by identity: the web server's own copies of the modules would be others.
 */
export function createPageHandler(
  build: ServerBuild,
): (request: Request, parts: RequestParts) => Promise<PageResponse> {
  const handle = createRequestHandler(build, process.env.NODE_ENV);
  return async (request, parts) => {
    const response = await handle(request, contextOf(parts));
    const body = documents.get(response);
    return body ? { status: response.status, headers: response.headers, body } : readResponse(response);
  };
}

/** The bytes of rendered pages. A response with a body would copy them, and give them back through a stream. */
const documents = new WeakMap<Response, Buffer>();

/** Makes the function that finds the routes of a path. The router is part of the bundle and not installed in production. */
export function createRouteMatcher(build: ServerBuild): RouteMatcher {
  return routeMatcherOf(build);
}

/** The script at `/sw.js`: its words are those of the bundle. */
export function writeServiceWorker(build: ServerBuild): string {
  return serviceWorker(build.assets.version);
}

/** Renders the whole page before the first byte is sent: the page cache keeps whole pages, and a failure can still change the status. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let finalStatus = status;
    const nonce = context.get(nonceContext);
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} nonce={nonce} />, {
      nonce,
      // Larger parts would be moved to the end of the page, and into their place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        headers.set('content-type', 'text/html; charset=utf-8');
        pipe(
          new Writable({
            write(chunk: Uint8Array, _encoding, done) {
              chunks.push(chunk);
              done();
            },
            final(done) {
              const response = new Response(null, { status: finalStatus, headers });
              documents.set(response, Buffer.concat(chunks));
              resolve(response);
              done();
            },
          }),
        );
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError(error) {
        finalStatus = 500;
        context.get(logContext).error({ err: error, path: pathOf(request) }, 'a page failed to render');
      },
    });
    const timer = setTimeout(() => abort(new Error(`not rendered within ${renderTimeout} ms`)), renderTimeout);
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Answers that a page gives on purpose, such as 404, are no failures.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(logContext).error({ err: error, path: pathOf(request) }, 'a page failed');
};

/** Without the query, which can hold the token of a mailed link. */
function pathOf({ url }: Request): string {
  return new URL(url).pathname;
}
