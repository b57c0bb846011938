import type { Db } from '../db/database.ts';
import type { Columns } from './columns.ts';
import type { FileRow, Settlement } from './import-export.ts';

/** Returns whether the shop has a picture, by its path below `/images/`. */
export type HasPicture = (path: string) => Promise<boolean>;

const batchSize = 500;

/** Likely mistakes in the values of a row, by the declarations of its columns. */
export function valueWarnings(columns: Columns, values: FileRow): string[] {
  return givenColumns(columns, values).flatMap(([name, column, value]) =>
    (column.warnings?.(value) ?? []).map((warning) => `${name}${warning}`),
  );
}

/** For each row, the pictures that it refers to and the shop does not have. */
export async function missingPictures(
  rows: readonly { columns: Columns; values: FileRow }[],
  hasPicture: HasPicture,
): Promise<string[][]> {
  const references = rows.map(({ columns, values }) =>
    givenColumns(columns, values).flatMap(([name, column, value]) =>
      [...new Set(column.pictures?.(value) ?? [])].map((path) => ({ name, path })),
    ),
  );
  const paths = [...new Set(references.flatMap((of) => of.map(({ path }) => path)))];
  const problems = new Map<string, string>();
  for (let begin = 0; begin < paths.length; begin += batchSize)
    await Promise.all(
      paths.slice(begin, begin + batchSize).map(async (path) => {
        const problem = await pictureProblem(path, hasPicture);
        if (problem) problems.set(path, problem);
      }),
    );
  return references.map((of) =>
    of.flatMap(({ name, path }) => (problems.has(path) ? [`${name}: ${problems.get(path)}`] : [])),
  );
}

async function pictureProblem(path: string, hasPicture: HasPicture): Promise<string | undefined> {
  const prefix = '/images/';
  if (path.startsWith('https://')) return undefined;
  if (!path.startsWith(prefix)) return `${path} must be a path such as /images/phones/a.jpg`;
  return (await hasPicture(path.slice(prefix.length))) ? undefined : `${path} is not among the pictures`;
}

/** The columns of a row with a value in the file. */
function givenColumns(columns: Columns, values: FileRow): [string, Columns[string], unknown][] {
  return Object.entries(columns).flatMap(([name, column]) =>
    values[name] === undefined || values[name] === null ? [] : [[name, column, values[name]]],
  );
}

/** A warning that another row of the file may settle, with the number of its row. */
export interface PendingWarning extends Settlement {
  row: number;
  message: string;
}

/** Those of the warnings that nothing settled, in the order of their rows. */
export async function unsettled(
  db: Db,
  pending: readonly PendingWarning[],
  now: Date,
): Promise<readonly PendingWarning[]> {
  const settled = new Set<PendingWarning>();
  for (const [findSettled, warnings] of Map.groupBy(pending, (warning) => warning.findSettled))
    for (let begin = 0; begin < warnings.length; begin += batchSize) {
      const batch = warnings.slice(begin, begin + batchSize);
      const keys = await findSettled(
        db,
        batch.map(({ key }) => key),
        now,
      );
      for (const warning of batch) if (keys.has(warning.key)) settled.add(warning);
    }
  return pending.filter((warning) => !settled.has(warning));
}
