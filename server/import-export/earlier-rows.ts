import { hash } from 'node:crypto';
import type { FileRow, Outcome } from './import-export.ts';
import type { ReadRow } from './read-row.ts';

type ValuesRow = Extract<ReadRow, { values: FileRow }>;

/** Numbers of 32 bits for each remembered row: two of its key, its row number, one of its values. */
const fields = 4;
const initialCapacity = 1 << 12;

/**
 * Which rows of a file have been stored: a later one with the same key and other values contradicts it, so that each import of the file would change
 * it twice. Remembers hashes, 32 MB for a million rows.
 */
export class EarlierRows {
  private capacity = initialCapacity;
  private count = 0;
  private table = new Uint32Array(initialCapacity * fields);

  /** By index in `rows`: the number of the row that it contradicts, among these or of an earlier batch. */
  contradicted(rows: readonly ValuesRow[], outcomes: readonly Outcome[]): Map<number, number> {
    const found = new Map<number, number>();
    const own = new Map<string, { row: number; values: number }>();
    for (const [index, row] of rows.entries()) {
      const key = keyOf(row, outcomes[index]);
      if (key === undefined) continue;
      const values = hashOfValues(row);
      const earlier = this.find(key) ?? own.get(key);
      if (!earlier) own.set(key, { row: row.row, values });
      else if (earlier.values !== values) found.set(index, earlier.row);
    }
    return found;
  }

  /** Remembers the rows that are stored. @returns the indices of those that an earlier row has stored with the same values */
  remember(rows: readonly ValuesRow[], outcomes: readonly Outcome[]): Set<number> {
    const repeated = new Set<number>();
    for (const [index, row] of rows.entries()) {
      const key = keyOf(row, outcomes[index]);
      if (key === undefined) continue;
      if (this.find(key)) {
        repeated.add(index);
        continue;
      }
      if (this.count >= this.capacity * 0.75) this.grow();
      this.count += 1;
      this.insert([...hashesOf(key), row.row, hashOfValues(row)]);
    }
    return repeated;
  }

  private find(key: string): { row: number; values: number } | undefined {
    const [one, other] = hashesOf(key);
    for (let at = one % this.capacity; ; at = (at + 1) % this.capacity) {
      const [first, row = 0] = [this.table[at * fields], this.table[at * fields + 2]];
      if (row === 0) return undefined;
      if (first === one && this.table[at * fields + 1] === other)
        return { row, values: this.table[at * fields + 3] ?? 0 };
    }
  }

  private insert(entry: ArrayLike<number>): void {
    let at = (entry[0] ?? 0) % this.capacity;
    while (this.table[at * fields + 2] !== 0) at = (at + 1) % this.capacity;
    this.table.set(entry, at * fields);
  }

  private grow(): void {
    const before = this.table;
    this.capacity *= 2;
    this.table = new Uint32Array(this.capacity * fields);
    for (let at = 0; at < before.length; at += fields)
      if (before[at + 2] !== 0) this.insert(before.subarray(at, at + fields));
  }
}

/** What identifies a row that is stored; undefined if it is refused. */
function keyOf({ values }: ValuesRow, outcome: Outcome | undefined): string | undefined {
  if (!outcome || 'refused' in outcome) return undefined;
  return `${String(values.type)} ${outcome.key}`;
}

/** Two numbers of 32 bits, which differ for different texts. */
function hashesOf(text: string): [number, number] {
  const digest = hash('sha256', text, 'buffer');
  return [digest.readUInt32LE(0), digest.readUInt32LE(4)];
}

function hashOfValues({ values }: ValuesRow): number {
  return hashesOf(JSON.stringify(Object.entries(values).sort()))[0];
}
