import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { text } from './columns.ts';
import { readRows } from './formats.ts';
import type { ReadRow } from './read-row.ts';

const columns = { sku: text('article number', { max: 40 }), name: text('name', { max: 200 }) };

/** Reads a file in the pieces that a stream of it has. */
async function read(file: string): Promise<ReadRow[]> {
  const bytes = Buffer.from(file);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, index) =>
    bytes.subarray(index * 65_536, (index + 1) * 65_536),
  );
  const rows: ReadRow[] = [];
  for await (const row of readRows(Readable.from(pieces), 'jsonl', columns)) rows.push(row);
  return rows;
}

const line = (sku: string, name = sku) => `${JSON.stringify({ sku, name })}\n`;
const tooLong = 'has more than 4000000 characters';

test('a line that is too long is refused once, with its number, and the lines after it are read', async () => {
  expect(
    await read(line('A') + line('B', 'x'.repeat(9_000_000)) + line('C') + line('D', 'x'.repeat(4_000_000))),
  ).toEqual([
    { row: 1, values: { sku: 'A', name: 'A' } },
    { row: 2, refused: tooLong },
    { row: 3, values: { sku: 'C', name: 'C' } },
    { row: 4, refused: tooLong },
  ]);
});

test('a last line that is too long and has no line break is refused', async () => {
  expect(await read(line('A') + 'x'.repeat(20_000_000))).toEqual([
    { row: 1, values: { sku: 'A', name: 'A' } },
    { row: 2, refused: tooLong },
  ]);
});

test('a last line without a line break is read', async () => {
  expect(await read(`${line('A')}\n${line('B').trimEnd()}`)).toEqual([
    { row: 1, values: { sku: 'A', name: 'A' } },
    { row: 3, values: { sku: 'B', name: 'B' } },
  ]);
});
