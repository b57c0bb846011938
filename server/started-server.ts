import type { AppContext } from './app-context.ts';
import { readStartedServer, saveStartedServer } from './started-server-queries.ts';

type StartedServerContext = Pick<AppContext, 'db' | 'secretFor'> & {
  settings: Pick<AppContext['settings'], 'origin'>;
};

/** Stores what commands need to know of the server's settings. */
export async function storeStartedServer(context: StartedServerContext & Pick<AppContext, 'clock'>): Promise<void> {
  const { db, settings, clock } = context;
  await saveStartedServer(db, { origin: settings.origin, secretFingerprint: fingerprintOf(context) }, clock());
}

/** How the settings of this process relate to those of the server that started last. */
export interface ServerComparison {
  /** The server's; that of this process if no server has started yet. */
  origin: string;
  /** Undefined if no server has started yet. */
  hasSameSecret: boolean | undefined;
}

/** Compares the settings of this process with those of the server that started last on this database. */
export async function compareWithServer(context: StartedServerContext): Promise<ServerComparison> {
  const server = await readStartedServer(context.db);
  return {
    origin: server?.origin ?? context.settings.origin,
    hasSameSecret: server && server.secretFingerprint === fingerprintOf(context),
  };
}

function fingerprintOf({ secretFor }: StartedServerContext): string {
  return Buffer.from(secretFor('fingerprint')).toString('hex').slice(0, 32);
}
