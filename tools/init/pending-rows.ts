import { dayInBangkok } from '#contract/bangkok-time.ts';
import { drafts } from '#seed/first-shop/drafts.ts';
import type { AppContext } from '#server/app-context.ts';
import type { FileRow } from '#server/import-export/import-export.ts';
import { importExports } from '../import-exports.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;

/** A row that a new shop still lacks. */
export interface PendingRow {
  /** The name of the import that writes it. */
  importName: string;
  row: FileRow;
}

/** The version of the cookie policy in every new database. */
const initialPolicy = '2022-05-01';

/**
 * What a new shop still lacks: all drafts before the first time, afterwards those whose rows are missing. What is there stays as
 * the merchant edited it. Texts have the brand that this process read when it started.
 */
export async function pendingRows(context: Context): Promise<PendingRow[]> {
  const stored = new Map<string, FileRow[]>();
  for (const importName of new Set(drafts.map((draft) => draft.importName)))
    stored.set(importName, await storedRows(context, importName));
  const isFirstTime = !stored.get('content')?.some(({ type }) => type === 'help-type');
  const pending = drafts
    .filter(({ importName, key, row, replaces }) => {
      const isStored = stored.get(importName)?.some((other) => key.every((column) => other[column] === row[column]));
      return !isStored || (replaces && isFirstTime);
    })
    .map(({ importName, row }) => ({ importName, row }));
  return [...pending, ...(await cookiePolicy(context))];
}

/** The cookie policy of a new database under the day on which this shop publishes it. */
async function cookiePolicy(context: Context): Promise<PendingRow[]> {
  const [policy, ...others] = await storedRows(context, 'cookie-policy');
  if (policy?.published_on !== initialPolicy || others.length > 0) return [];
  const today = dayInBangkok(context.clock());
  return [{ importName: 'cookie-policy', row: { ...policy, published_on: today } }];
}

async function storedRows({ db }: Context, importName: string): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for await (const batch of importExportNamed(importName).exportBatches(db)) rows.push(...(batch as FileRow[]));
  return rows;
}

/** @throws if there is no such import */
export function importExportNamed(name: string) {
  const found = importExports.find((importExport) => importExport.name === name);
  if (!found) throw new Error(`there is no import ${name}`);
  return found;
}
