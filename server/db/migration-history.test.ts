import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readMigrations } from './migrate.ts';
import { earlierChecksums } from './reworded-migrations.ts';

/** Since then no committed migration changes. */
const since = '2026-11-29T06:00:00Z';

/** A copy without its history has nothing to compare with. */
const hasHistory = spawnSync('git', ['rev-parse', 'HEAD']).status === 0;

/** The files of migrations that git reports as changed, renamed or deleted. */
const changedIn = (...args: string[]) =>
  execFileSync('git', [...args, '--diff-filter=MDRT', '--name-only', '--', 'server/db/migrations'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((line) => line !== '');

test.runIf(hasHistory)('a migration that was committed never changes: a database that ran it would be refused', () => {
  expect(changedIn('diff', 'HEAD')).toEqual([]);
  expect(changedIn('log', '--format=', `--since=${since}`)).toEqual([]);
});

test('earlier texts are of migrations that exist, and no present ones', () => {
  const present = new Map(readMigrations().map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksums] of Object.entries(earlierChecksums)) {
    expect(present.has(name), name).toBe(true);
    expect(checksums).not.toContain(present.get(name));
  }
});
