import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lastRunOf, readDatabaseClock } from '../queries.ts';
import { type Check, count, notChecked, notReady, ready } from './check.ts';

const maxClockDifferenceMs = 5000;
const hourMs = 3_600_000;
/** Daily backups with two hours for their making. */
const maxBackupAgeMs = 26 * hourMs;
/** The job that runs every minute while a server runs. */
const minutely = 'expire-orders';
const maxJobPauseMs = 5 * 60_000;

/** What keeps the shop running. */
export const operationChecks: readonly Check[] = [
  {
    name: 'Embedded database',
    run: ({ database: { kind } }) =>
      kind === 'pglite'
        ? notReady('can lose data when the machine fails', 'set DATABASE_URL to a PostgreSQL of version 15 or newer')
        : ready('not used'),
  },
  {
    name: 'Clock',
    async run({ db, clock }) {
      const sent = clock().getTime();
      const { now, offsetHours } = await readDatabaseClock(db);
      const difference = now.getTime() - (sent + clock().getTime()) / 2;
      if (Math.abs(difference) > maxClockDifferenceMs)
        return notReady(
          `${count(Math.round(Math.abs(difference) / 1000), 'second')} ${difference > 0 ? 'behind' : 'ahead of'} the database's`,
          'synchronise the clocks of both machines, such as with chrony',
        );
      const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Bangkok', timeZoneName: 'longOffset' });
      const zone = hour.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value;
      return zone === 'GMT+07:00' && offsetHours === 7
        ? ready("agrees with the database's, and both know the time of Bangkok")
        : notReady('the time of Bangkok is not GMT+7', 'update the time zones of the database and of Node');
    },
  },
  {
    name: 'Jobs',
    async run({ db, clock, database }) {
      if (database.kind === 'pglite') return notChecked('the server of an embedded database is stopped meanwhile');
      const last = await lastRunOf(db, minutely);
      const pause = last ? clock().getTime() - last.getTime() : Number.POSITIVE_INFINITY;
      return pause > maxJobPauseMs
        ? notReady(
            last ? `none ran since ${last.toISOString()}` : 'none has run yet',
            'start the server; it runs them itself',
          )
        : ready('run every minute');
    },
  },
  {
    name: 'Backups',
    async run({ clock }, { backups }) {
      if (!backups) return notChecked('their age', '--backups FILE or --backups FOLDER');
      const newest = await newestFile(backups);
      if (!newest) return notReady(`there is none in ${backups}`, 'back up the database each day');
      const hours = Math.round((clock().getTime() - newest.at.getTime()) / hourMs);
      if (newest.bytes === 0) return notReady(`${newest.path} is empty`, 'see why the last backup failed');
      return clock().getTime() - newest.at.getTime() > maxBackupAgeMs
        ? notReady(`${newest.path} is ${count(hours, 'hour')} old`, 'see why there is no newer one')
        : ready(`${newest.path} is ${count(hours, 'hour')} old`);
    },
  },
];

async function newestFile(path: string): Promise<{ path: string; at: Date; bytes: number } | undefined> {
  const found = await stat(path).catch(() => undefined);
  const names = found?.isDirectory() ? (await readdir(path)).map((name) => join(path, name)) : found ? [path] : [];
  const files = await Promise.all(
    names.map(async (name) => {
      const file = await stat(name);
      return { path: name, at: file.mtime, bytes: file.size, isFile: file.isFile() };
    }),
  );
  return files.filter(({ isFile }) => isFile).sort((a, b) => b.at.getTime() - a.at.getTime())[0];
}
