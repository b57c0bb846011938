import { readdir, readFile, writeFile } from 'node:fs/promises';

const start = 'window.__reactRouterManifest=';

type Route = { imports?: string[] } & Record<string, unknown>;

/**
 * Takes out of the manifest of routes, which every page loads, what a page needs only to prefetch others: two thirds of it are the files
 * that each route imports. They are in a file beside it (`storefront/navigation/page-prefetch.tsx`). What is false is left out as well.
 *
 * @param assets the folder with the manifest of a build
 */
export async function shortenManifest(assets: URL): Promise<void> {
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file)) ?? '';
  const text = name && (await readFile(new URL(name, assets), 'utf8'));
  if (!text.startsWith(start))
    throw new Error('React Router writes its manifest differently: adapt tools/short-manifest.ts');
  const manifest = JSON.parse(text.slice(start.length).replace(/;\s*$/, '')) as { routes: Record<string, Route> };
  const imports: Record<string, string[]> = {};
  const routes: Record<string, Route> = {};
  for (const [id, { imports: files = [], ...route }] of Object.entries(manifest.routes)) {
    imports[id] = files;
    routes[id] = Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false));
  }
  await writeFile(new URL(name, assets), `${start}${JSON.stringify({ ...manifest, routes })};`);
  await writeFile(new URL(importsName(name), assets), JSON.stringify(imports));
}

function importsName(manifestName: string): string {
  return manifestName.replace('manifest-', 'imports-').replace(/\.js$/, '.json');
}
