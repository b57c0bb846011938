import { describe, expect, it } from 'vitest';
import { scriptsInMarkup } from './page-weights.ts';
import { median, reaches, tableOf } from './report.ts';

describe('the report of a measurement', () => {
  it('takes the middle run, whatever order they came in', () => {
    expect(median([300, 100, 200])).toBe(200);
    expect(median([7])).toBe(7);
  });

  it.each([
    [{ value: 500 }, undefined],
    [{ value: 500, goal: { least: 500 } }, true],
    [{ value: 499, goal: { least: 500 } }, false],
    [{ value: 131, goal: { most: 130 } }, false],
    [{ value: 30, limit: 90, goal: { leastOfLimit: 1 / 3 } }, true],
    [{ value: 29, limit: 90, goal: { leastOfLimit: 1 / 3 } }, false],
    [{ value: Number.NaN, goal: { least: 1 } }, false],
  ])('says whether %o reaches its goal', (row, verdict) => {
    expect(reaches({ name: '', unit: '', ...row })).toBe(verdict);
  });

  it('stands in columns, with its share of the limit beside the goal', () => {
    const table = tableOf([
      { name: 'home page', value: 15_000, unit: '/s', limit: 30_000, goal: { leastOfLimit: 0.5 } },
      { name: 'memory', value: 420.4, unit: 'MB', goal: { most: 400 }, note: 'after all of it' },
    ]);
    expect(table.split('\n').slice(1)).toEqual([
      'home page  15,000 /s  30,000      50 %  ≥ 50 % of limit  ✓',
      'memory        420 MB                    ≤ 400            ✗  after all of it',
    ]);
  });
});

it('finds each script of a page once', () => {
  const html = `<link rel="modulepreload" href="/assets/a.js"/><script src="/assets/b.js"></script>
    <script type="module">import "/assets/a.js";import * as c from '/assets/c.js';</script>
    <script>for(const href of ["/assets/a.js","/assets/d.js"])load(href)</script>`;
  expect([...scriptsInMarkup(html)].sort()).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js', '/assets/d.js']);
});
