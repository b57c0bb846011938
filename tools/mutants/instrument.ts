import type { Mutant } from './mutants.ts';

/** The name of the function that tells instrumented code whether a mutant is active. */
export const switchName = '__isActive';

/**
 * The code of a module with all its mutants, each of which runs instead of its original while it is active:
 * `(__isActive(7) ? a <= b : a < b)`.
 */
export function instrument(code: string, mutants: readonly Mutant[]): string {
  const ranges = [...Map.groupBy(mutants, ({ start, end }) => `${start} ${end}`).values()]
    .flatMap((group) => (group[0] ? [{ start: group[0].start, end: group[0].end, group }] : []))
    // Outer ranges first.
    .sort((one, other) => one.start - other.start || other.end - one.end);
  let next = 0;
  function render(from: number, to: number): string {
    let text = '';
    let at = from;
    for (let range = ranges[next]; range && range.end <= to; range = ranges[next]) {
      next += 1;
      const choices = range.group.map(({ id, replacement }) => `${switchName}(${id}) ? (${replacement}) : `);
      text += `${code.slice(at, range.start)}(${choices.join('')}${render(range.start, range.end)})`;
      at = range.end;
    }
    return text + code.slice(at, to);
  }
  return render(0, code.length);
}
