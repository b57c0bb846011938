import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from './install.js';
import { root } from './run.ts';

describe('whether packages must be installed', () => {
  let folder: string;
  const locked = {
    '': {},
    'node_modules/fastify': { version: '5.0.0' },
    'node_modules/vitest': { version: '5.1.0', dev: true },
    'node_modules/only-for-another-system': { version: '1.0.0', optional: true },
  };
  const complete = {
    'node_modules/fastify': { version: '5.0.0' },
    'node_modules/vitest': { version: '5.1.0', dev: true },
  };
  const install = (packages: object) =>
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'install-'));
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('reports missing packages in a fresh clone and after an interrupted install', () => {
    expect(isInstalled(folder, true)).toBe(false);
  });

  it('accepts an install without packages for other platforms', () => {
    install(complete);
    expect(isInstalled(folder, true)).toBe(true);
  });

  it.each([
    ['a package is missing', { 'node_modules/vitest': complete['node_modules/vitest'] }],
    ['a version changed', { ...complete, 'node_modules/fastify': { version: '4.9.0' } }],
    ['a package was removed', { ...complete, 'node_modules/left-over': { version: '1.0.0' } }],
  ])('reports an outdated install when %s', (_, packages) => {
    install(packages);
    expect(isInstalled(folder, true)).toBe(false);
  });

  it('does not require devDependencies in production', () => {
    install({ 'node_modules/fastify': complete['node_modules/fastify'] });
    expect(isInstalled(folder, true)).toBe(false);
    expect(isInstalled(folder, false)).toBe(true);
  });

  it.each(['.', 'tools/quality'])(
    'accepts what npm installed in %s, so that it is not repeated before each command',
    (installed) => {
      expect(isInstalled(join(root, installed), true)).toBe(true);
    },
  );
});
