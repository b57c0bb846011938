/* `node server/main.ts`: the server of production, which needs a build and a filled shop (docs/operations.md). */
import { cacheCompiledModules } from './compile-cache.ts';

cacheCompiledModules();
const { startServer } = await import('./start-server.ts');
const { runServer } = await import('./run-server.ts');
await runServer(startServer);
