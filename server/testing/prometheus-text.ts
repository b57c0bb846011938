/** A sample of the text format of Prometheus. */
export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const comment = /^# (?:HELP [a-zA-Z_:][\w:]* .+|TYPE ([a-zA-Z_:][\w:]*) (counter|gauge|histogram|summary|untyped))$/;
// prom-client writes `Nan`, such as for the delay of an event loop that was not measured yet; Prometheus reads any case of it.
const sample = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (NaN|Nan|[+-]Inf|[-+\d.e]+)$/;
const label = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/g;

/**
 * Reads the text format of Prometheus, version 0.0.4.
 *
 * @throws Error at a line that is not part of it, a sample without a type before it, and a sample that occurs twice
 */
export function parsePrometheusText(text: string): Sample[] {
  if (!text.endsWith('\n')) throw new Error('the last line does not end');
  const types = new Set<string>();
  const seen = new Set<string>();
  const samples: Sample[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const described = comment.exec(line);
    if (described) {
      if (described[1]) types.add(described[1]);
      continue;
    }
    const [, name = '', labels = '', value = ''] = sample.exec(line) ?? [];
    if (!types.has(name) && !types.has(name.replace(/_(?:bucket|sum|count)$/, '')))
      throw new Error(`not a sample of a known type: ${line}`);
    const pairs = [...labels.matchAll(label)];
    if (pairs.map(([pair]) => pair).join('') !== labels) throw new Error(`labels that cannot be read: ${line}`);
    const key = `${name}{${labels}}`;
    if (seen.has(key)) throw new Error(`occurs twice: ${line}`);
    seen.add(key);
    const byName = Object.fromEntries(pairs.map(([, labelName = '', text = '']) => [labelName, text]));
    samples.push({ name, labels: byName, value: Number(value.replace('Inf', 'Infinity')) });
  }
  return samples;
}
