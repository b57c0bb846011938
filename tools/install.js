// @ts-check
/*
 * Installs the packages when they are missing or differ from package-lock.json, so that `npm start` and `npm test` work
 * in a fresh clone. Plain JavaScript without packages: it runs on the machine's own Node (20 or later), before Node 24
 * of package.json is there.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { step } from './progress.js';

/** The first Node that runs TypeScript by itself without being asked to. */
const firstTypeScriptNode = [22, 18];

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, devOptional?: boolean, dev?: boolean }> }} Lock */

/**
 * Whether node_modules holds exactly what package-lock.json asks for. npm keeps node_modules/.package-lock.json as the
 * list of what it has installed, and writes it as the last thing: an install that broke off counts as missing.
 *
 * @param {string} folder
 * @param {boolean} withDevelopment whether packages for development have to be there too
 */
export function isInstalled(folder, withDevelopment) {
  const present = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(present)) return false;
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const found = packagesOf(present);
  return (
    Object.keys(found).every((path) => found[path]?.version === wanted[path]?.version) &&
    Object.entries(wanted).every(
      ([path, { optional, devOptional, dev }]) =>
        path in found || path === '' || optional || devOptional || (dev && !withDevelopment),
    )
  );
}

/** @param {string} file */
function packagesOf(file) {
  return /** @type {Lock} */ (JSON.parse(readFileSync(file, 'utf8'))).packages;
}

/**
 * Not `npm ci`: that wants every platform's variant of a package in the lock file, which a registry that carries only
 * some platforms cannot give, and deletes node_modules first. The lock file still decides every version.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
function npmInstall() {
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const child = spawn(command, [...first, 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: !npm && process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Node 24 comes as a package whose install script unpacks it; without scripts, the machine's own Node has to do. */
function canRunTypeScript() {
  if (existsSync('node_modules/node/bin/node') || existsSync('node_modules/node/bin/node.exe')) return true;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = firstTypeScriptNode;
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

async function main() {
  const production = process.env.NODE_ENV === 'production' || (process.env.npm_config_omit ?? '').includes('dev');
  if (!isInstalled('.', !production)) {
    const { code, output } = await step('Installing the packages', npmInstall, (result) => ({ ok: result.code === 0 }));
    if (code !== 0) {
      console.error(`\n${output}\nThe packages could not be installed: see above.`);
      return code;
    }
  }
  if (!canRunTypeScript()) {
    console.error(
      `Node ${process.versions.node} is too old to run this shop by itself, and the Node 24 of package.json was not unpacked,\n` +
        'because npm was told to run no install scripts. Allow that one: npm rebuild node --ignore-scripts=false',
    );
    return 1;
  }
  return 0;
}

if (process.argv[1]?.endsWith('install.js')) process.exitCode = await main();
