import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
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

describe('what `npm start` installs before the server runs', () => {
  let folder: string;
  const server = { 'node_modules/fastify': { version: '5.0.0' } };
  const build = { 'node_modules/vite': { version: '8.0.0', dev: true } };
  /** Writes down its arguments in place of npm. */
  const npm = "require('node:fs').writeFileSync('arguments.json', JSON.stringify(process.argv.slice(2)));";

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'start-'));
    for (const file of [
      'brand/brand.json',
      'server/brand-json.js',
      'tools/install.js',
      'tools/progress.js',
      'package.json',
    ])
      cpSync(join(root, file), join(folder, file));
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'npm.cjs'), npm);
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...server, ...build } }));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  /** The arguments of npm if it ran. */
  async function npmArguments(installed?: object): Promise<string[] | undefined> {
    if (installed)
      writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
    const env = { ...process.env, npm_execpath: join(folder, 'npm.cjs') };
    await promisify(execFile)(process.execPath, ['tools/install.js', '--server-first'], { cwd: folder, env });
    const written = join(folder, 'arguments.json');
    return existsSync(written) ? JSON.parse(readFileSync(written, 'utf8')) : undefined;
  }

  it("is the server's packages in a fresh clone", async () => {
    expect(await npmArguments()).toContain('--omit=dev');
  });

  it("is nothing if the server's packages are there", async () => {
    expect(await npmArguments(server)).toBeUndefined();
  });

  it('is everything if an older install has other packages, of which none is deleted', async () => {
    const args = await npmArguments({ 'node_modules/fastify': { version: '4.9.0' }, ...build });
    expect(args).toContain('--include=dev');
    expect(args).not.toContain('--omit=dev');
  });

  it('fails with what npm printed', async () => {
    writeFileSync(join(folder, 'npm.cjs'), "console.error('no connection'); process.exit(1);");
    await expect(npmArguments()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The packages could not be installed:\nno connection\n/),
    });
  });
});
