/* `node server/main.ts`: the server of production, which needs a build and a filled shop (docs/operations.md). */
import { cacheCompiledModules } from './compile-cache.ts';

cacheCompiledModules();
const { runServer, startServer } = await import('./start-server.ts');
await runServer(startServer);
