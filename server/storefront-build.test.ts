import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildProblem, fingerprint, isBuilt } from './storefront-build.ts';

describe('when the storefront is rebuilt', () => {
  let folder: string;
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'build-'));
    for (const path of ['storefront/cart', 'storefront/i18n/paraglide', 'server', 'build'])
      mkdirSync(join(folder, path), { recursive: true });
    write('storefront/cart/cart-route.tsx', 'cart');
    write('package-lock.json', '{}');
    write('build/inputs.sha256', fingerprint(folder));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('is not rebuilt when nothing has changed', () => {
    expect(isBuilt(folder)).toBe(true);
    expect(buildProblem(folder)).toBeUndefined();
  });

  it('is rebuilt when the build is missing or unfinished', () => {
    rmSync(join(folder, 'build'), { recursive: true });
    expect(isBuilt(folder)).toBe(false);
    expect(buildProblem(folder)).toBe('The storefront is not built: run `npm run build`.');
  });

  it.each([
    ['a changed page', () => write('storefront/cart/cart-route.tsx', 'Cart')],
    ['a new file', () => write('storefront/root.tsx', 'root')],
    ['a renamed file', () => renameSync(join(folder, 'storefront/cart'), join(folder, 'storefront/basket'))],
    ['a changed package', () => write('package-lock.json', '{"packages":{}}')],
  ])('is rebuilt for %s', (_, change) => {
    change();
    expect(isBuilt(folder)).toBe(false);
  });

  it.each([
    ['a server file', () => write('server/main.ts', 'main')],
    ['a test', () => write('storefront/cart/cart.test.ts', 'test')],
    ['a generated file', () => write('storefront/i18n/paraglide/messages.js', 'messages')],
  ])('is not rebuilt for %s', (_, change) => {
    change();
    expect(isBuilt(folder)).toBe(true);
  });
});
