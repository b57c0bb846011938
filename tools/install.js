// @ts-check
/*
 * Installs packages that are missing or differ from package-lock.json, so that `npm start` and `npm test` work in a fresh
 * clone. Plain JavaScript without dependencies: it runs on the system's Node (20 or later), before Node 24 of package.json is
 * installed.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { step } from './progress.js';

/** The first Node version (major, minor) that strips types without a flag. */
const minNodeVersion = [22, 18];

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, devOptional?: boolean, dev?: boolean }> }} Lock */

/**
 * Whether node_modules matches package-lock.json. npm lists the installed packages in node_modules/.package-lock.json, which
 * it writes last: an interrupted install counts as missing.
 *
 * @param {string} folder
 * @param {boolean} withDevDependencies whether devDependencies are required too
 */
export function isInstalled(folder, withDevDependencies) {
  const installedList = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installedList)) return false;
  const locked = packagesOf(join(folder, 'package-lock.json'));
  const installed = packagesOf(installedList);
  return (
    Object.keys(installed).every((path) => installed[path]?.version === locked[path]?.version) &&
    Object.entries(locked).every(
      ([path, { optional, devOptional, dev }]) =>
        path in installed || path === '' || optional || devOptional || (dev && !withDevDependencies),
    )
  );
}

/** @param {string} file */
function packagesOf(file) {
  return /** @type {Lock} */ (JSON.parse(readFileSync(file, 'utf8'))).packages;
}

/**
 * Not `npm ci`, which deletes node_modules first and fails if a registry lacks the variant of a package for another platform.
 * The lock file still determines every version.
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

/** Node 24 is a package that its install script unpacks. Without install scripts, the system's Node must be new enough. */
function canRunTypeScript() {
  if (existsSync('node_modules/node/bin/node') || existsSync('node_modules/node/bin/node.exe')) return true;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [minMajor = 0, minMinor = 0] = minNodeVersion;
  return major > minMajor || (major === minMajor && minor >= minMinor);
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
      `Node ${process.versions.node} is too old, and Node 24 of package.json was not unpacked because npm is configured to ignore\n` +
        'install scripts. Run this one: npm rebuild node --ignore-scripts=false',
    );
    return 1;
  }
  return 0;
}

if (process.argv[1]?.endsWith('install.js')) process.exitCode = await main();
