import type { Db } from '../../db/database.ts';
import { normalName, type PictureOutcome, segmentsOf } from '../../images/images.ts';
import type { ImportExport } from '../../import-export/import-export.ts';
import { importRows } from '../../import-export/import-rows.ts';
import type { ReadRow } from '../../import-export/read-row.ts';

/** A SKU by its code. */
export interface CodedSku {
  id: number;
  code: string;
}

/** The SKU that a file is named by, and the place of the picture among those of the SKU. */
export interface PicturePlace extends CodedSku {
  place: number;
}

/**
 * Returns the SKU of a file by its path: `CODE.jpg`, `CODE-2.jpg`, `CODE_2.jpg`, `CODE (2).jpg` or `CODE/2.jpg`. A code that is a
 * whole name comes before one with a number. Capital letters, spaces and signs do not count, unless two codes differ in them only.
 */
export function skuFinder(skus: readonly CodedSku[]): (path: string) => PicturePlace | undefined {
  const byCode = new Map(skus.map((sku) => [sku.code.normalize('NFC'), sku]));
  const byKey = Map.groupBy(skus, ({ code }) => keyOf(code));
  const find = (name: string) => {
    const similar = byKey.get(keyOf(name));
    return byCode.get(name) ?? (similar?.length === 1 ? similar[0] : undefined);
  };
  return (path) => {
    const segments = segmentsOf(path);
    const stem = (segments.pop() ?? '').replace(/\.[^.]*$/, '');
    const [, code = '', number = '0'] = /^(.*?)[-_ ]*\(?(\d{1,3})\)?$/.exec(stem) ?? [];
    const candidates: [string | undefined, number][] = [
      [stem, 0],
      [/[-_ (]\(?\d{1,3}\)?$/.test(stem) ? code : undefined, Number(number)],
      [segments.at(-1), Number(number)],
    ];
    for (const [name, place] of candidates) {
      const sku = name && find(name);
      if (sku) return { ...sku, place };
    }
    return undefined;
  };
}

const keyOf = (code: string) => normalName(code).toLowerCase();

export interface PictureAssignment {
  catalogue: ImportExport;
  find: (path: string) => PicturePlace | undefined;
  outcomes: readonly PictureOutcome[];
  now: Date;
  dryRun: boolean;
  /** About a SKU whose pictures stay as they were. */
  onRefused(code: string, reason: string): void;
}

/** Makes imported files the pictures of their SKUs, in the order of their numbers. @returns how many SKUs changed */
export async function assignPictures(
  db: Db,
  { catalogue, find, outcomes, now, dryRun, onRefused }: PictureAssignment,
): Promise<{ skus: number; changed: number; unchanged: number; refused: number }> {
  const offered = outcomes.flatMap((outcome) => {
    const sku = find(outcome.file);
    return sku ? [{ outcome, sku }] : [];
  });
  const bySku = Map.groupBy(offered, ({ sku }) => sku.id);
  const codes: string[] = [];
  const rows: ReadRow[] = [];
  let refused = 0;
  for (const [id, pictures] of bySku) {
    const code = pictures[0]?.sku.code ?? '';
    if (pictures.some(({ outcome }) => outcome.kind === 'refused')) {
      refused += 1;
      onRefused(code, 'keeps its pictures, because a file of it was refused');
      continue;
    }
    const images = pictures
      .toSorted((a, b) => a.sku.place - b.sku.place || comparePaths(a.outcome.file, b.outcome.file))
      .flatMap(({ outcome }) => (outcome.kind === 'refused' ? [] : [`/images/${outcome.path}`]));
    codes.push(code);
    rows.push({ row: codes.length, values: { type: 'sku', id, images } });
  }
  const counts = await importRows(db, catalogue, asStream(rows), {
    dryRun,
    now,
    onRefused(row, reason) {
      refused += 1;
      onRefused(codes[row - 1] ?? '', reason);
    },
    onWarning() {},
    onProgress() {},
  });
  return { skus: bySku.size, changed: counts.changed, unchanged: counts.unchanged, refused };
}

const comparePaths = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

async function* asStream(rows: readonly ReadRow[]): AsyncGenerator<ReadRow> {
  yield* rows;
}
