import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { brandJsonProblem } from './brand-json.js';

const folder = mkdtempSync(join(tmpdir(), 'brand-json-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a brand.json', () => {
  test.each([
    ['{\n  "a": 1,\n}\n', 'line 3, column 1 is not JSON: remove the comma before it'],
    ['{\n  "a": 1\n  "b": 2\n}', 'line 3, column 3 is not JSON: put a comma or a colon before it'],
    ['{\n  “a”: 1\n}', 'line 2, column 3 is not JSON: write " instead of “'],
    ["{'a': 1}", `line 1, column 2 is not JSON: write " instead of '`],
    ['{\n  // the name\n  "a": 1\n}', 'line 2, column 3 is not JSON: comments are not possible'],
    ['{\n  "a": "x', 'line 2, column 10 is not JSON: its end is missing'],
    ['', 'line 1, column 1 is not JSON: its end is missing'],
    ['\uFEFF{}', 'line 1, column 1 is not JSON: save it as UTF-8 without a byte order mark'],
    ['{"a": b}', 'line 1, column 7 is not JSON: b cannot be here'],
    ['{"a": "one\ntwo"}', 'line 1, column 11 is not JSON: a line break cannot be here'],
  ])('with %j is refused with the place and what would do', (text, problem) => {
    const file = join(folder, 'brand.json');
    writeFileSync(file, text);
    expect(brandJsonProblem(file)).toContain(`brand/brand.json, ${problem}`);
  });

  test('that is missing is named', () => {
    expect(brandJsonProblem(join(folder, 'none.json'))).toContain('brand/brand.json cannot be read');
  });

  test('of this project has no problem', () => {
    expect(brandJsonProblem()).toBeUndefined();
  });
});
