import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type AttentionKind, attentionKinds, countOpenAttention } from '../../attention/attention.ts';
import { incompleteSuffix } from '../../backup/backup.ts';
import type { ScheduledQueue } from '../../jobs/jobs.ts';
import { lastRunOf, readDatabaseClock } from '../queries.ts';
import { type Check, count, notChecked, notReady, ready } from './check.ts';

const maxClockDifferenceMs = 5000;
const hourMs = 3_600_000;
/** Backups are daily; making one may take two hours. */
const maxBackupAgeMs = 26 * hourMs;
/** A job that runs every minute while a server runs. */
const everyMinuteJob: ScheduledQueue = 'expire-orders';
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
        ? ready("agrees with the database's, and both have Bangkok at GMT+7")
        : notReady('the time of Bangkok is not GMT+7', 'update the time zones of the database and of Node');
    },
  },
  {
    name: 'Jobs',
    async run({ db, clock, database }) {
      if (database.kind === 'pglite')
        return notChecked('no server runs while this command has the embedded database open');
      const last = await lastRunOf(db, everyMinuteJob);
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
    name: 'Attention',
    async run({ db }) {
      const counts = Object.entries(await countOpenAttention(db)).filter(([, open]) => open > 0);
      if (counts.length === 0) return ready('nothing needs attention');
      const titles = counts.map(([kind, open]) => `${attentionKinds[kind as AttentionKind].title.en} (${open})`);
      return notReady(titles.join('; '), 'npm run shop -- attention list');
    },
  },
  {
    name: 'Backups',
    async run({ clock }, { backups }) {
      if (!backups) return notChecked('age unknown', 'add --backups FILE or --backups FOLDER');
      const newest = await newestFile(backups);
      if (!newest) return notReady(`there is none in ${backups}`, 'npm run shop -- backup FILE, each day');
      const hours = Math.round((clock().getTime() - newest.at.getTime()) / hourMs);
      if (newest.bytes === 0) return notReady(`${newest.path} is empty`, 'see why the last backup failed');
      return clock().getTime() - newest.at.getTime() > maxBackupAgeMs
        ? notReady(`${newest.path} is ${count(hours, 'hour')} old`, 'see why there is no newer one')
        : ready(`${newest.path} is ${count(hours, 'hour')} old`);
    },
  },
];

/** The newest backup that was written to its end, in a folder or by its own path. */
async function newestFile(path: string): Promise<{ path: string; at: Date; bytes: number } | undefined> {
  const found = await stat(path).catch(() => undefined);
  const names = found?.isDirectory() ? (await readdir(path)).map((name) => join(path, name)) : found ? [path] : [];
  const complete = names.filter((name) => !name.endsWith(incompleteSuffix));
  const files = await Promise.all(
    complete.map(async (name) => {
      const file = await stat(name);
      return { path: name, at: file.mtime, bytes: file.size, isFile: file.isFile() };
    }),
  );
  return files.filter(({ isFile }) => isFile).sort((a, b) => b.at.getTime() - a.at.getTime())[0];
}
