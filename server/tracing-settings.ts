import { z } from 'zod';
import { baseUrl, choice } from './setting-schemas.ts';

/** Where traces are exported to, and which of them. */
export interface TracingSettings {
  /** Base URL of the collector, without a trailing slash. */
  endpoint: string;
  sampler: (typeof samplers)[number];
  /** The share of traces that a sampler by ratio chooses, from 0 to 1. */
  ratio: number;
}

/** The samplers that OpenTelemetry specifies for every language. */
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** The variables of the environment about traces, named by OpenTelemetry. Its packages read others by themselves. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: baseUrl('https://collector.internal:4318').optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.literal('http/protobuf', 'must be http/protobuf, or be left out').optional(),
  OTEL_TRACES_SAMPLER: choice(...samplers).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be a number from 0 to 1, such as 0.05')
    .transform(Number)
    .default(1),
};

type TracingVariables = z.output<z.ZodObject<typeof tracingVariables>>;

export function tracingSettings(values: TracingVariables): TracingSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER: sampler } = values;
  return endpoint === undefined ? undefined : { endpoint, sampler, ratio: values.OTEL_TRACES_SAMPLER_ARG };
}
