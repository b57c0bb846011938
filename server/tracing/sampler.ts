import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { TracingSettings } from '../tracing-settings.ts';

/** Chooses the traces that are exported. */
export function createSampler({ sampler, ratio }: TracingSettings): Sampler {
  const samplers = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  };
  if (sampler in samplers) return samplers[sampler as keyof typeof samplers]();
  return new ParentBasedSampler({ root: samplers[sampler.replace('parentbased_', '') as keyof typeof samplers]() });
}
