import { runServer } from './run-server.ts';
import { startServer } from './start-server.ts';

/** Starts the shop and serves it until Ctrl-C or SIGTERM. */
export function serve(): Promise<void> {
  return runServer(startServer);
}
