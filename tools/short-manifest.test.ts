import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { shortenManifest } from './short-manifest.ts';

/** A folder with such a file of a build. */
async function folderWith(name: string, text: string): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'saifah-manifest-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, name), text);
  return pathToFileURL(`${folder}/`);
}

test('the manifest of routes has what a page needs for itself, and a file beside it the rest', async () => {
  const route = { id: 'home', module: '/assets/home.js', hasLoader: true, hasAction: false };
  const manifest = {
    entry: { imports: ['/assets/frame.js'] },
    routes: { home: { ...route, imports: ['/assets/cards.js'] } },
  };
  const folder = await folderWith('manifest-1a2b.js', `window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  await shortenManifest(folder);
  const { hasAction: _, ...shortRoute } = route;
  expect(await readFile(new URL('manifest-1a2b.js', folder), 'utf8')).toBe(
    `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes: { home: shortRoute } })};`,
  );
  expect(JSON.parse(await readFile(new URL('imports-1a2b.json', folder), 'utf8'))).toEqual({
    home: ['/assets/cards.js'],
  });
});

test('a manifest that is written differently ends the build', async () => {
  await expect(shortenManifest(await folderWith('manifest-1a2b.js', 'export default {}'))).rejects.toThrow('adapt');
});
