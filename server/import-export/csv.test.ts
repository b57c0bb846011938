import { expect, test } from 'vitest';
import { text } from './columns.ts';
import { readCsv } from './csv.ts';
import type { ReadRow } from './read-row.ts';

const columns = { sku: text('article number', { max: 40 }), name: text('name', { max: 200 }) };

/** Reads a file in the pieces that a stream of it has. */
async function read(file: string): Promise<ReadRow[]> {
  async function* pieces() {
    for (let at = 0; at < file.length; at += 65_536) yield file.slice(at, at + 65_536);
  }
  const rows: ReadRow[] = [];
  for await (const row of readCsv(pieces(), columns)) rows.push(row);
  return rows;
}

const first: ReadRow = { row: 2, values: { sku: 'A', name: 'first' } };
const last: ReadRow = { row: 4, values: { sku: 'C', name: 'last' } };

test('a cell of 20 MB is refused once, with its row and column, and the rows after it are read', async () => {
  expect(await read(`sku,name\nA,first\nB,"${'x\n'.repeat(10_000_000)}"\nC,last\n`)).toEqual([
    first,
    { row: 3, refused: 'has more than 4000000 characters, most of them in name' },
    last,
  ]);
});

test('a row without an end is refused once, with what was not read', async () => {
  expect(await read(`sku,name\nA,first\nB,"${'x'.repeat(70_000_000)}\nC,last\n`)).toEqual([
    first,
    { row: 3, refused: 'has no end within 67108864 bytes; the rest of the file was not read' },
  ]);
});
