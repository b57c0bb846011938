import { join } from 'node:path';
import type { OpenDatabase } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** PostgreSQL if there is a `databaseUrl`, else the embedded database in `dataFolder`. */
export function openDatabase(settings: {
  databaseUrl?: string;
  dataFolder: string;
  databaseConnections: number;
}): Promise<OpenDatabase> {
  return settings.databaseUrl
    ? openPostgres(settings.databaseUrl, { connections: settings.databaseConnections })
    : openPglite({ folder: join(settings.dataFolder, 'database') });
}
