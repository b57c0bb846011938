import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { requestTimeoutMs } from '#contract/client.ts';
import { isBusy } from '../db/database.ts';
import { currentWork, WorkTimedOut, withWork } from '../db/work.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds of one request of this route, if they are not those of every route. */
    timeoutMs?: number | undefined;
  }
}

/** Milliseconds that a request may take. */
export interface TimeLimits {
  /** From the first hook until there is a response, without the time in which its body arrives. */
  handlingMs: number;
  /** Until its body has arrived. A route with a longer `handlerTimeout` allows that time for its body, too. */
  bodyMs: number;
  /** How long its client may read nothing of its response. */
  idleTransferMs: number;
  /** From the end of `handlingMs` until its client has read its response. */
  transferMs: number;
}

/** The limits of every route that has no `handlerTimeout` of its own. */
export const defaultTimeLimits: TimeLimits = {
  handlingMs: requestTimeoutMs,
  bodyMs: 30_000,
  idleTransferMs: 60_000,
  transferMs: 10 * 60_000,
};

/**
 * Ends requests that take too long. One that is not answered in time is answered with 503 `request_timeout`, and its work in the
 * database ends with it, also after its client has left. One whose body does not arrive in time is answered with 408, and its connection is closed.
 * A response that is being sent may take longer, as on a slow line, until its client reads nothing of it for a while.
 *
 * `handlerTimeout` of a route is its own limit. Fastify's timer for it would end when a body has been read.
 */
export function limitTime(app: FastifyInstance, limits: TimeLimits): void {
  const timers = new WeakMap<FastifyRequest, HandlingTimer>();

  app.addHook('onRoute', (options) => {
    options.config = { ...options.config, timeoutMs: options.handlerTimeout };
    delete options.handlerTimeout;
    const { handler } = options;
    options.handler = async function (request, reply) {
      const timer = timers.get(request);
      if (!timer) return handler.call(this, request, reply);
      const { signal } = timer;
      const kind = isRead(request) ? 'read' : 'write';
      return withWork({ kind, signal }, () =>
        timer.untilSettled(() => ignoringTimeout(handler.bind(this), request, reply, signal)),
      ).finally(() => {
        // A response that was not passed to Fastify.
        if (!timer.isResponding) limitIdleTransfer(reply, limits.idleTransferMs);
      });
    };
  });

  app.addHook('onRequest', (request, reply, done) => {
    const { timeoutMs } = request.routeOptions.config;
    const timer = new HandlingTimer(timeoutMs ?? limits.handlingMs, () => {
      if (timer.isResponding || reply.sent) limitTransfer(reply, limits.transferMs);
      else reply.send(new WorkTimedOut());
    });
    timers.set(request, timer);
    reply.raw.once('close', () => timer.endResponse());
    if (hasBody(request)) limitBody(request, reply, Math.max(limits.bodyMs, timeoutMs ?? 0));
    done();
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (hasBody(request)) timers.get(request)?.pause();
    done(null, payload);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    timers.get(request)?.start();
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    timers.get(request)?.beginResponse();
    limitIdleTransfer(reply, limits.idleTransferMs);
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    timers.get(request)?.endResponse();
    done();
  });
}

/** Runs a handler. What it throws after the time is over cannot be answered any more: it is logged, unless the time or the database is why. */
async function ignoringTimeout(
  handler: RouteHandlerMethod,
  request: FastifyRequest,
  reply: FastifyReply,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    return await (handler as (request: FastifyRequest, reply: FastifyReply) => unknown)(request, reply);
  } catch (error) {
    if (!signal.aborted) throw error;
    if (!(error instanceof WorkTimedOut) && !isBusy(error))
      request.log.error({ err: error }, 'a request failed after its time was over');
    return undefined;
  }
}

/** Closes the connection of a response that its client does not read to its end in time. */
function limitTransfer({ raw }: FastifyReply, limitMs: number): void {
  const timer = setTimeout(() => raw.destroy(), limitMs);
  raw.once('close', () => clearTimeout(timer));
}

/** Closes the connection of a response of which its client reads nothing for so long. */
function limitIdleTransfer({ raw }: FastifyReply, limitMs: number): void {
  // An injected request has its response at once.
  if (raw.socket instanceof Socket && !raw.writableFinished) raw.setTimeout(limitMs, () => raw.destroy());
}

/** Counts the time of a request, except while it is paused. A request within another, by which a page calls the API, ends with that. */
class HandlingTimer {
  readonly #controller = new AbortController();
  readonly #outer = currentWork().signal;
  readonly #onEnd: () => void;
  #remainingMs: number;
  #startedAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #isHandled = false;
  #isResponding = false;
  #hasEnded = false;

  constructor(limitMs: number, onEnd: () => void) {
    this.#remainingMs = this.#outer?.aborted ? 0 : limitMs;
    this.#onEnd = onEnd;
    this.#outer?.addEventListener('abort', this.#end, { once: true });
    this.start();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Whether there is a response, which hooks may still change. */
  get isResponding(): boolean {
    return this.#isResponding;
  }

  beginResponse(): void {
    this.#isResponding = true;
  }

  start(): void {
    if (this.#timer || this.signal.aborted) return;
    this.#startedAt = performance.now();
    this.#timer = setTimeout(this.#end, this.#remainingMs);
  }

  pause(): void {
    if (!this.#timer) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#remainingMs -= performance.now() - this.#startedAt;
  }

  /** Runs the handler of the request, whose time goes on until it has settled, also when its client has left. */
  async untilSettled<T>(handle: () => Promise<T>): Promise<T> {
    this.#isHandled = true;
    this.start();
    try {
      return await handle();
    } finally {
      this.#isHandled = false;
      if (this.#hasEnded) this.#stop();
    }
  }

  /** The response was sent, or its client has left. */
  endResponse(): void {
    this.#hasEnded = true;
    if (!this.#isHandled) this.#stop();
  }

  #stop(): void {
    this.pause();
    this.#outer?.removeEventListener('abort', this.#end);
  }

  readonly #end = () => {
    this.#stop();
    this.#controller.abort();
    this.#onEnd();
  };
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Closes the connection if the body has not arrived in time, also that of a request which is answered already. */
function limitBody({ raw }: FastifyRequest, reply: FastifyReply, limitMs: number): void {
  const { socket } = raw;
  // The body of an injected request is there.
  if (!(socket instanceof Socket)) return;
  const timer = setTimeout(() => {
    if (!reply.raw.headersSent && socket.writable)
      socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    socket.destroySoon();
  }, limitMs);
  const stop = () => clearTimeout(timer);
  raw.once('end', stop).once('close', stop);
}
