import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import {
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_SERVER_ADDRESS,
  ATTR_SERVER_PORT,
} from '@opentelemetry/semantic-conventions';
import type { Carrier, Spans } from './spans.ts';

/**
 * Records the calls of other services in the trace that they are part of, until the returned function is called: until the header of the
 * answer arrives. Their names have host and method alone: paths and queries can be secret. The trace goes on at `ownHost`, and nowhere else.
 */
export function watchFetch(spans: Spans, ownHost: string | undefined): () => void {
  const { fetch } = globalThis;
  const ownOrigin = ownHost && new URL(ownHost).origin;
  globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const url = URL.parse(request?.url ?? String(input));
    const isOwn = url?.origin === ownOrigin;
    if (!url || !spans.current() || !(isOwn || spans.isTraced())) return fetch(input, init);
    const method = (init?.method ?? request?.method ?? 'GET').toUpperCase();
    const span = {
      name: `${method} ${url.host}`,
      kind: SpanKind.CLIENT,
      attributes: {
        [ATTR_HTTP_REQUEST_METHOD]: method,
        [ATTR_SERVER_ADDRESS]: url.hostname,
        [ATTR_SERVER_PORT]: Number(url.port) || (url.protocol === 'https:' ? 443 : 80),
      },
    };
    return spans.measure(span, async (current) => {
      const response = await fetch(input, isOwn ? withCarrier(request, init, spans.carrier()) : init);
      current.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, response.status);
      if (response.status >= 400) current.setStatus({ code: SpanStatusCode.ERROR });
      return response;
    });
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

/** The options of a request that goes on with the trace of its caller. */
function withCarrier(request: Request | undefined, init: RequestInit | undefined, carrier: Carrier): RequestInit {
  const headers = new Headers(init?.headers ?? request?.headers);
  for (const [name, value] of Object.entries(carrier)) headers.set(name, value);
  return { ...init, headers };
}
