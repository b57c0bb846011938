import { describe, expect, test } from 'vitest';
import { mutatedFiles } from './mutants/files.ts';
import { instrument } from './mutants/instrument.ts';
import { mutantsOf } from './mutants/mutants.ts';
import { mutationsOf } from './mutants/mutations.ts';

const changesOf = (code: string) => mutationsOf(code, 'example.ts').map(({ change }) => change);

describe('the mutants of a module', () => {
  test('change comparisons, conditions, numbers and calls', () => {
    expect(changesOf('if (a < 3) save();')).toEqual([
      'a < 3 → true',
      'a < 3 → false',
      'a < 3: < → <=',
      'a < 3: < → >=',
      'a < 3: 3 → 4',
      'save(); removed',
    ]);
  });

  test('change no types, names or texts', () => {
    expect(changesOf(`import { a } from 'b'; const c: 3 | true = { 3: 'text' } as const;`)).toEqual([]);
  });

  test('change no calls whose name every object has', () => {
    expect(changesOf("const text = a.toString('hex');")).toEqual([]);
  });

  test('change locks, orders and conditions of SQL', () => {
    const query = 'sql`select a from b where c = d and e < f order by (g), h for update of b`';
    expect(changesOf(query)).toEqual([
      'select a from b where c = d and e < f order by (g), h for update of b: < → <=',
      'for update of b removed',
      'order by (g), h removed',
      'c = d and removed',
      'and e < f removed',
    ]);
  });

  test('run one at a time in the instrumented module', () => {
    const code = 'export const isLess = (a: number, b: number) => a < b && b > 0;';
    const mutants = mutationsOf(code, 'example.ts').map((mutation, id) => ({ ...mutation, id, file: 'example.ts' }));
    const run = (active: number) => {
      const body = instrument(code, mutants).replace(/export const isLess = |: number|;$/g, '');
      return new Function('__isActive', `return ${body}`)((id: number) => id === active)(1, 1);
    };
    expect(run(-1)).toBe(false);
    expect(mutants.filter(({ id }) => run(id)).map(({ change }) => change)).toEqual([
      'a < b && b > 0: && → ||',
      'a < b: < → <=',
      'a < b: < → >=',
    ]);
  });

  test('include every listed equivalent', () => {
    expect(mutantsOf(Object.keys(mutatedFiles)).filter(({ equivalent }) => equivalent).length).toBeGreaterThan(0);
  });
});
