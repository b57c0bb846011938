import { describe, expect, it } from 'vitest';
import { scriptsInMarkup } from './page-weights.ts';
import { formatTable, median, meetsTarget } from './report.ts';

describe('the bench report', () => {
  it('takes the median run', () => {
    expect(median([300, 100, 200])).toBe(200);
    expect(median([7])).toBe(7);
  });

  it.each([
    [{ value: 500 }, undefined],
    [{ value: 500, target: { min: 500 } }, true],
    [{ value: 499, target: { min: 500 } }, false],
    [{ value: 131, target: { max: 130 } }, false],
    [{ value: 30, ceiling: 90, target: { minShareOfCeiling: 1 / 3 } }, true],
    [{ value: 29, ceiling: 90, target: { minShareOfCeiling: 1 / 3 } }, false],
    [{ value: Number.NaN, target: { min: 1 } }, false],
  ])('shows whether %o meets its target', (row, expected) => {
    expect(meetsTarget({ name: '', unit: '', ...row })).toBe(expected);
  });

  it('is aligned in columns, with the share of the ceiling and the target', () => {
    const table = formatTable([
      { name: 'home page', value: 15_000, unit: '/s', ceiling: 30_000, target: { minShareOfCeiling: 0.5 } },
      { name: 'memory', value: 420.4, unit: 'MB', target: { max: 400 }, note: 'at the end' },
    ]);
    expect(table.split('\n').slice(1)).toEqual([
      'home page  15,000 /s   30,000        50 %  ≥ 50 % of ceiling  ✓',
      'memory        420 MB                       ≤ 400              ✗  at the end',
    ]);
  });
});

it('lists each script of a page once', () => {
  const html = `<link rel="modulepreload" href="/assets/a.js"/><script src="/assets/b.js"></script>
    <script type="module">import "/assets/a.js";import * as c from '/assets/c.js';</script>
    <script>for(const href of ["/assets/a.js","/assets/d.js"])load(href)</script>`;
  expect([...scriptsInMarkup(html)].sort()).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js', '/assets/d.js']);
});
