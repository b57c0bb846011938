import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  type SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { ATTR_ERROR_TYPE } from '@opentelemetry/semantic-conventions';
import { sqlState } from '../db/database.ts';

/** What is measured. Neither name nor attributes have data of a customer, a secret or an id of an entity. */
export interface SpanDescription {
  name: string;
  kind: SpanKind;
  attributes?: Attributes;
}

/** The headers of W3C Trace Context, by which a trace goes on elsewhere. */
export type Carrier = Readonly<Record<string, string>>;

const propagator = new W3CTraceContextPropagator();

/** Starts and ends spans, and knows which one the caller is part of. */
export class Spans {
  readonly #storage = new AsyncLocalStorage<Context>();
  readonly #tracer: Tracer;

  constructor(tracer: Tracer) {
    this.#tracer = tracer;
  }

  /** The span that the caller is part of; undefined outside of one. */
  current(): Context | undefined {
    return this.#storage.getStore();
  }

  /** Whether the caller is part of a trace that is exported. */
  isTraced(): boolean {
    const context = this.current();
    const span = context && trace.getSpanContext(context);
    return span !== undefined && (span.traceFlags & TraceFlags.SAMPLED) !== 0;
  }

  /** The caller's place in its trace; empty outside of one. */
  carrier(): Carrier {
    const carrier: Record<string, string> = {};
    propagator.inject(this.current() ?? ROOT_CONTEXT, carrier, defaultTextMapSetter);
    return carrier;
  }

  /** The place in a trace that a carrier names; the beginning of one if it names none. */
  placeOf(carrier: Readonly<Record<string, unknown>>): Context {
    return propagator.extract(ROOT_CONTEXT, carrier, defaultTextMapGetter);
  }

  /** Starts a span within another, by default that of the caller. */
  start(
    { name, ...options }: SpanDescription & { startTime?: number },
    parent: Context = this.current() ?? ROOT_CONTEXT,
  ): { span: Span; context: Context } {
    const span = this.#tracer.startSpan(name, options, parent);
    return { span, context: trace.setSpan(parent, span) };
  }

  /** Runs `run`, and all that it starts, as part of a span. */
  runIn<T>(context: Context, run: () => T): T {
    return this.#storage.run(context, run);
  }

  /** Runs `run` in a span, which fails if that rejects. */
  async measure<T>(description: SpanDescription, run: (span: Span) => Promise<T>, parent?: Context): Promise<T> {
    const { span, context } = this.start(description, parent);
    try {
      return await this.runIn(context, () => run(span));
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  }
}

/** Marks what a span measures as failed. Messages of errors stay out of traces: a mail server's has the recipient. */
export function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute(ATTR_ERROR_TYPE, errorType(error));
}

function errorType(error: unknown): string {
  if (!(error instanceof Error)) return '_OTHER';
  const { code } = (error.cause instanceof Error ? error.cause : error) as { code?: unknown };
  const isCode = typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,40}$/.test(code);
  return sqlState(error) ?? (isCode ? code : error.name);
}
