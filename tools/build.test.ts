import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint, isBuilt } from './build.ts';

describe('what makes the storefront be built again', () => {
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

  it('is nothing, when nothing changed', () => {
    expect(isBuilt(folder)).toBe(true);
  });

  it('is a missing or broken-off build', () => {
    rmSync(join(folder, 'build'), { recursive: true });
    expect(isBuilt(folder)).toBe(false);
  });

  it.each([
    ['another word on a page', () => write('storefront/cart/cart-route.tsx', 'Cart')],
    ['a new file', () => write('storefront/root.tsx', 'root')],
    ['a renamed file', () => renameSync(join(folder, 'storefront/cart'), join(folder, 'storefront/basket'))],
    ['another package', () => write('package-lock.json', '{"packages":{}}')],
  ])('is %s', (_, change) => {
    change();
    expect(isBuilt(folder)).toBe(false);
  });

  it.each([
    ['the server', () => write('server/main.ts', 'main')],
    ['a test', () => write('storefront/cart/cart.test.ts', 'test')],
    ['a generated file', () => write('storefront/i18n/paraglide/messages.js', 'words')],
  ])('is not %s', (_, change) => {
    change();
    expect(isBuilt(folder)).toBe(true);
  });
});
