import { dayInBangkok } from '#contract/bangkok-time.ts';
import type { Db } from '../db/database.ts';
import type { ImportExport } from '../import-export/import-export.ts';
import { type Candidate, rowWriter } from '../import-export/row-writer.ts';
import { type PolicyFileRow, policyColumns } from './import-export-columns.ts';
import { policiesByDay, savePolicies, selectAnsweredVersions } from './queries.ts';

export { cookieConsentsCommand } from './operator/consents-command.ts';

const daysOf = (rows: readonly { published_on: string }[]) => rows.map(({ published_on }) => published_on);

const write = rowWriter({
  columns: policyColumns,
  key: ['published_on'],
  find: (tx, given) => policiesByDay(tx, daysOf(given)),
  async check(tx, rows, now) {
    const answered = await selectAnsweredVersions(tx, daysOf(rows.map(({ row }) => row)));
    const today = dayInBangkok(now);
    return rows.map((candidate) => problemOf(candidate, { answered, today }));
  },
  save: savePolicies,
});

function problemOf(
  { row: { published_on: version } }: Candidate<PolicyFileRow>,
  { answered, today }: { answered: ReadonlySet<string>; today: string },
): string | undefined {
  if (version > today) return `published_on: must not be after today, ${today}: a version is in force at once`;
  return answered.has(version)
    ? `groups: visitors have answered the version of ${version}; publish the next one under the day of its publication`
    : undefined;
}

async function* exportBatches(db: Db): AsyncGenerator<readonly object[]> {
  yield await policiesByDay(db, null);
}

/** Versions of the cookie policy. */
export const cookiePolicyImportExport: ImportExport = {
  name: 'cookie-policy',
  description: 'the versions of the cookie policy with their groups of cookies',
  rowTypes: { 'cookie-policies': policyColumns },
  notes: 'The version that was published last is in force; every visitor is asked again about it.\n',
  exportBatches,
  write,
  constraintMessages: {},
  rowsReferToEarlierRows: false,
};
