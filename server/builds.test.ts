import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint, isBuilt, markFinished, serverBundle, storefrontBuild, storefrontProblem } from './builds.ts';

describe('when the storefront is rebuilt', () => {
  let folder: string;
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'build-'));
    for (const path of ['storefront/cart', 'storefront/i18n/paraglide', 'server', 'build'])
      mkdirSync(join(folder, path), { recursive: true });
    write('storefront/cart/cart-route.tsx', 'cart');
    write('package-lock.json', '{}');
    markFinished(folder, storefrontBuild, fingerprint(folder, storefrontBuild));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('is not rebuilt when nothing has changed', () => {
    expect(isBuilt(folder, storefrontBuild)).toBe(true);
    expect(storefrontProblem(folder)).toBeUndefined();
  });

  it('is rebuilt when the build is missing or unfinished', () => {
    rmSync(join(folder, 'build'), { recursive: true });
    expect(isBuilt(folder, storefrontBuild)).toBe(false);
    expect(storefrontProblem(folder)).toBe('The storefront is not built: run `npm run build`.');
  });

  it.each([
    ['a changed page', () => write('storefront/cart/cart-route.tsx', 'Cart')],
    ['a new file', () => write('storefront/root.tsx', 'root')],
    ['a renamed file', () => renameSync(join(folder, 'storefront/cart'), join(folder, 'storefront/basket'))],
    ['a changed package', () => write('package-lock.json', '{"packages":{}}')],
  ])('is rebuilt for %s', (_, change) => {
    change();
    expect(isBuilt(folder, storefrontBuild)).toBe(false);
  });

  it.each([
    ['a server file', () => write('server/main.ts', 'main')],
    ['a test', () => write('storefront/cart/cart.test.ts', 'test')],
    ['a generated file', () => write('storefront/i18n/paraglide/messages.js', 'messages')],
  ])('is not rebuilt for %s', (_, change) => {
    change();
    expect(isBuilt(folder, storefrontBuild)).toBe(true);
  });
});

describe('when the server is bundled again', () => {
  let folder: string;
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  const finish = (build: typeof serverBundle) => markFinished(folder, build, fingerprint(folder, build));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bundle-'));
    for (const path of ['contract', 'server/testing', 'build/bundle'])
      mkdirSync(join(folder, path), { recursive: true });
    write('contract/money.ts', 'money');
    write('server/main.ts', 'main');
    for (const build of [storefrontBuild, serverBundle]) finish(build);
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('is not bundled again when nothing has changed', () => {
    expect(isBuilt(folder, serverBundle)).toBe(true);
  });

  it('is bundled again for a server file', () => {
    write('server/main.ts', 'other');
    expect(isBuilt(folder, serverBundle)).toBe(false);
    expect(isBuilt(folder, storefrontBuild)).toBe(true);
  });

  it('is bundled again when the storefront was built from other files', () => {
    write('contract/money.ts', 'other');
    finish(storefrontBuild);
    expect(isBuilt(folder, serverBundle)).toBe(false);
  });

  it.each(['server/main.test.ts', 'server/testing/fake.ts'])('is not bundled again for %s', (file) => {
    write(file, 'test');
    expect(isBuilt(folder, serverBundle)).toBe(true);
  });
});
