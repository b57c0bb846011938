import type { Db } from './db/database.ts';

export interface StartedServer {
  origin: string;
  secretFingerprint: string;
}

export async function readStartedServer(db: Db): Promise<StartedServer | undefined> {
  return db
    .selectFrom('started_server')
    .select(['origin', 'secret_fingerprint as secretFingerprint'])
    .executeTakeFirst();
}

export async function saveStartedServer(db: Db, server: StartedServer, at: Date): Promise<void> {
  const row = { origin: server.origin, secret_fingerprint: server.secretFingerprint, started_at: at };
  await db
    .insertInto('started_server')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
