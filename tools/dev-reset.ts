/*
 * `npm run dev:reset`: deletes the embedded database in `data/`, which `npm run dev` and `npm start` make and fill again.
 * Pictures, mails and the generated secret stay.
 */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseUnusable } from '#server/db/database.ts';
import { acquireFolderLock } from '#server/db/folder-lock.ts';
import { readSettings, SettingsNotValid } from '#server/settings.ts';
import { root } from './run.ts';

/**
 * @returns the folder that was deleted, if there was one
 * @throws DatabaseUnusable for any other database than the embedded one in the project's own `data/`, or while a process uses it
 */
function resetDatabase(): string | undefined {
  const { production, databaseUrl, dataFolder } = readSettings(process.env);
  if (production || databaseUrl || dataFolder !== join(root, 'data')) {
    throw new DatabaseUnusable(
      'Only the embedded database in data/ is reset: run this without NODE_ENV=production, DATABASE_URL and DATA_FOLDER.',
    );
  }
  const folder = join(dataFolder, 'database');
  if (!existsSync(folder)) return undefined;
  acquireFolderLock(folder);
  rmSync(folder, { recursive: true });
  return folder;
}

try {
  const folder = resetDatabase();
  console.log(
    folder ? `${folder} is deleted; \`npm run dev\` makes and fills it again.` : 'There is no database in data/ yet.',
  );
} catch (error) {
  if (!(error instanceof DatabaseUnusable || error instanceof SettingsNotValid)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
