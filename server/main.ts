/* `node server/main.ts`: the server of production, which needs a build and a filled shop (docs/operations.md). */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brandJsonProblem } from './brand-json.js';
import { isBuilt, serverBundle, serverBundleFile } from './builds.ts';
import { cacheCompiledModules } from './compile-cache.ts';

cacheCompiledModules();
const problem = brandJsonProblem();
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
const root = fileURLToPath(new URL('../', import.meta.url));
const program = isBuilt(root, serverBundle) ? pathToFileURL(join(root, serverBundleFile)).href : './serve.ts';
const { serve }: typeof import('./serve.ts') = await import(program);
await serve();
