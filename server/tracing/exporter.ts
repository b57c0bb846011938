import type { ExportResult } from '@opentelemetry/core';
import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';

/** Sends spans to the collector. That it does not accept them is one warning, and that it does so again another. */
export class LoggingExporter implements SpanExporter {
  readonly #exporter: SpanExporter;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  #isFailing = false;

  constructor(endpoint: string, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
    this.#log = log;
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.#exporter.export(spans, (result) => {
      this.#note(result);
      // The spans are lost either way; OpenTelemetry would report each failure.
      done({ code: ExportResultCode.SUCCESS });
    });
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }

  #note({ code, error }: ExportResult): void {
    const hasFailed = code !== ExportResultCode.SUCCESS;
    if (hasFailed === this.#isFailing) return;
    this.#isFailing = hasFailed;
    if (hasFailed) this.#log.warn({ reason: reasonOf(error) }, 'the collector does not accept traces');
    else this.#log.warn('the collector accepts traces again');
  }
}

function reasonOf(error: (Error & { code?: unknown }) | undefined): string {
  return [error?.code, error?.message].filter(Boolean).join(' ') || 'unknown';
}
