/* `node server/main.ts`: the server of production, which needs a build and a filled shop (docs/operations.md). */
import { brandJsonProblem } from './brand-json.js';
import { cacheCompiledModules } from './compile-cache.ts';

cacheCompiledModules();
const problem = brandJsonProblem();
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
const { startServer } = await import('./start-server.ts');
const { runServer } = await import('./run-server.ts');
await runServer(startServer);
