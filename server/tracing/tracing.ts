import { SpanKind } from '@opentelemetry/api';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import {
  ATTR_DB_COLLECTION_NAME,
  ATTR_DB_OPERATION_NAME,
  ATTR_DB_SYSTEM_NAME,
  ATTR_SERVICE_NAME,
} from '@opentelemetry/semantic-conventions';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { LogEvent } from 'kysely';
import type { TracingSettings } from '../tracing-settings.ts';
import { LoggingExporter } from './exporter.ts';
import { watchFetch } from './fetch-spans.ts';
import { type RouteOf, watchRequests } from './request-spans.ts';
import { createSampler } from './sampler.ts';
import { type Carrier, markFailed, Spans } from './spans.ts';
import { nameStatement } from './statement-names.ts';

/** How long the last spans have to be sent at the stop. */
const stopTimeoutMs = 3_000;

/** The traces of one process, exported to a collector by OTLP in the background. */
export class Tracing {
  readonly #spans: Spans;
  readonly #provider: TracerProvider;
  readonly #stopWatchingFetch: () => void;

  constructor(
    settings: TracingSettings,
    { apiHost, log }: { apiHost: string | undefined; log: Pick<FastifyBaseLogger, 'warn'> },
  ) {
    this.#provider = new TracerProvider({
      resource: defaultResource()
        .merge(resourceFromAttributes({ [ATTR_SERVICE_NAME]: 'saifah' }))
        .merge(detectResources({ detectors: [envDetector] })),
      sampler: createSampler(settings),
      spanProcessors: [new BatchSpanProcessor({ exporter: new LoggingExporter(settings.endpoint, log) })],
    });
    this.#spans = new Spans(this.#provider.getTracer('saifah'));
    this.#stopWatchingFetch = watchFetch(this.#spans, apiHost);
  }

  /** Records the requests of an app that has no routes yet. */
  watchRequests(app: FastifyInstance, routeOf: RouteOf): void {
    watchRequests(app, this.#spans, routeOf);
  }

  /** Records a statement that has ended in the trace that it is part of; those outside of one are not recorded. */
  readonly recordStatement = (event: LogEvent): void => {
    if (!this.#spans.isTraced()) return;
    const { operation, table } = nameStatement(event.query);
    const endTime = Date.now();
    const { span } = this.#spans.start({
      name: table ? `${operation} ${table}` : operation,
      kind: SpanKind.CLIENT,
      attributes: {
        [ATTR_DB_SYSTEM_NAME]: 'postgresql',
        [ATTR_DB_OPERATION_NAME]: operation,
        ...(table ? { [ATTR_DB_COLLECTION_NAME]: table } : {}),
      },
      startTime: endTime - event.queryDurationMillis,
    });
    if (event.level === 'error') markFailed(span, event.error);
    span.end(endTime);
  };

  /** The caller's place in its trace, for a job to go on with; empty outside of one. */
  carrier(): Carrier {
    return this.#spans.carrier();
  }

  /** Runs a job as part of the trace that queued it, else in one of its own. */
  measureJob<T>(job: { queue: string; id: string; carrier: Carrier }, run: () => Promise<T>): Promise<T> {
    const attributes = {
      'messaging.system': 'pg-boss',
      'messaging.operation.type': 'process',
      'messaging.destination.name': job.queue,
      'messaging.message.id': job.id,
    };
    return this.#spans.measure(
      { name: `process ${job.queue}`, kind: SpanKind.CONSUMER, attributes },
      run,
      this.#spans.placeOf(job.carrier),
    );
  }

  /** Sends a mail. */
  measureMail<T>(template: string, send: () => Promise<T>): Promise<T> {
    const attributes = { 'saifah.mail.template': template };
    return this.#spans.measure({ name: `mail ${template}`, kind: SpanKind.CLIENT, attributes }, send);
  }

  /** Renders a page of this pattern, with the calls that it makes. */
  measureRendering<T>(pattern: string, render: () => Promise<T>): Promise<T> {
    return this.#spans.measure({ name: `render ${pattern}`, kind: SpanKind.INTERNAL }, render);
  }

  /** Sends the last spans, for up to three seconds. */
  async stop(): Promise<void> {
    this.#stopWatchingFetch();
    const timeout = Promise.withResolvers<void>();
    const timer = setTimeout(timeout.resolve, stopTimeoutMs);
    await Promise.race([this.#provider.shutdown(), timeout.promise]);
    clearTimeout(timer);
  }
}
