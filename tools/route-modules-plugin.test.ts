// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { routeModulesPlugin } from './route-modules-plugin.ts';
import { transformWith } from './transform-with.ts';

const transform = (code: string) => transformWith(routeModulesPlugin(), code);

const source = readFileSync('node_modules/react-router/dist/production/lib/dom/ssr/routeModules.js', 'utf8');

/** Loads a route whose module is missing, by the code of the plugin. */
function loadMissingModule(): Promise<unknown> {
  const load = transform(source)
    .replace(/import\([^)]*\)/, 'Promise.reject(new Error("missing"))')
    .replace('import.meta.hot', 'false')
    .replace(/^export .*$/gm, '');
  return new Function(`${load}; return loadRouteModule;`)()({ id: 'page', module: '/page.js' }, {});
}

const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('the storefront decides when a navigation to a page without its module fails', async () => {
  const reported = Promise.withResolvers<() => void>();
  const onError = (event: WindowEventMap['route-module-error']) => {
    event.preventDefault();
    reported.resolve(event.detail);
  };
  window.addEventListener('route-module-error', onError, { once: true });
  const settled = vi.fn();
  const loading = loadMissingModule();
  loading.catch(settled);
  const fail = await reported.promise;
  expect(settled).not.toHaveBeenCalled();
  fail();
  await expect(loading).rejects.toThrow('missing');
  expect(reload).not.toHaveBeenCalled();
});

test('the navigation fails if the storefront does not decide', async () => {
  await expect(loadMissingModule()).rejects.toThrow('missing');
  expect(reload).not.toHaveBeenCalled();
});

test('another way of loading modules fails the build', () => {
  expect(() => transform('async function loadRouteModule() {}')).toThrow('adapt tools/route-modules-plugin.ts');
});
