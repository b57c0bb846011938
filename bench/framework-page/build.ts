import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import type { StoredResponses } from '../stored-responses.ts';

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The framework alone</title><script type="module" src="/main.js"></script></head>
<body><div id="root"><p>Saifah</p></div></body></html>`;

/** The responses of the page of `main.ts`, minified as the storefront is. */
export async function buildFrameworkPage(): Promise<StoredResponses> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rollupOptions: { input: fileURLToPath(new URL('main.ts', import.meta.url)) } },
  });
  const chunks = [output].flat().flatMap((built) => ('output' in built ? built.output : []));
  const script = chunks.find((chunk) => chunk.type === 'chunk');
  if (!script) throw new Error('The page of the framework has no script');
  return {
    '/': response('text/html; charset=utf-8', html),
    '/main.js': response('text/javascript', script.code),
  };
}

function response(type: string, body: string): StoredResponses[string] {
  const base64 = brotliCompressSync(body).toString('base64');
  return { status: 200, headers: { 'content-type': type, 'content-encoding': 'br' }, base64 };
}
