import { type Context, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
} from '@opentelemetry/semantic-conventions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Spans } from './spans.ts';

/** The pattern of a request's route, such as `/pim/api/products/:id`; undefined if none matched. */
export type RouteOf = (request: FastifyRequest) => string | undefined;

/**
 * Records the requests of an app that has no routes yet, each in the trace that its `traceparent` names; a call that a page makes of the
 * API in this process in that of the page. Their log lines have the id of the trace.
 */
export function watchRequests(app: FastifyInstance, spans: Spans, routeOf: RouteOf): void {
  const started = new WeakMap<FastifyRequest, { span: Span; context: Context }>();

  app.addHook('onRoute', (options) => {
    const { handler } = options;
    options.handler = function (request, reply) {
      const handle = () => handler.call(this, request, reply);
      const { context } = started.get(request) ?? {};
      return context ? spans.runIn(context, handle) : handle();
    };
  });

  app.addHook('onRequest', (request, reply, done) => {
    const outer = spans.current();
    const span = spans.start(
      {
        name: nameOf(request.method, routeOf(request)),
        kind: outer ? SpanKind.INTERNAL : SpanKind.SERVER,
        attributes: {
          [ATTR_HTTP_REQUEST_METHOD]: request.method,
          // Finds the lines of the log.
          'http.response.header.x-request-id': [request.id],
        },
      },
      outer ?? spans.placeOf(request.headers),
    );
    started.set(request, span);
    request.log = reply.log = request.log.child({ trace_id: span.span.spanContext().traceId });
    // Comes without a response if the client has left.
    reply.raw.once('close', () => end(span.span, routeOf(request), request, reply));
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { span } = started.get(request) ?? {};
    if (span) end(span, routeOf(request), request, reply);
    done();
  });
}

function end(span: Span, route: string | undefined, { method }: FastifyRequest, reply: FastifyReply): void {
  if (!span.isRecording()) return;
  span.updateName(nameOf(method, route));
  if (route) span.setAttribute(ATTR_HTTP_ROUTE, route);
  if (reply.raw.headersSent) {
    span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, reply.statusCode);
    if (reply.statusCode >= 500) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute(ATTR_ERROR_TYPE, String(reply.statusCode));
    }
  }
  span.end();
}

function nameOf(method: string, route: string | undefined): string {
  return route ? `${method} ${route}` : method;
}
