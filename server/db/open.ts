import { join } from 'node:path';
import type { OpenDatabase, RecordStatement } from './database.ts';

/** The folder of the embedded database, which exists once that was created. */
export function embeddedDatabaseFolder({ dataFolder }: { dataFolder: string }): string {
  return join(dataFolder, 'database');
}

/** PostgreSQL if there is a `databaseUrl`, else the embedded database in `dataFolder`. */
export async function openDatabase(
  settings: { databaseUrl?: string; dataFolder: string; databaseConnections: number },
  { recordStatement }: { recordStatement?: RecordStatement | undefined } = {},
): Promise<OpenDatabase> {
  const { databaseUrl, databaseConnections, dataFolder } = settings;
  // Each is loaded where it is used: PGlite alone is half a megabyte.
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(databaseUrl, { connections: databaseConnections, recordStatement });
  }
  const { openPglite } = await import('./pglite.ts');
  return openPglite({ folder: embeddedDatabaseFolder({ dataFolder }), recordStatement });
}
