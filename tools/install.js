// @ts-check
/*
 * Installs packages that are missing or differ from package-lock.json, so that `npm start` and `npm test` work in a fresh
 * clone, and checks that brand/brand.json can be read, without which no program starts.
 *
 *   node tools/install.js                  all packages
 *   node tools/install.js --production     accepts an install without devDependencies
 *   node tools/install.js . e2e/browser    also those of a folder with a package.json of its own
 *
 * Plain JavaScript without dependencies: it runs on the system's Node (20 or later), before Node 24 of package.json is
 * installed.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { brandJsonProblem } from '#server/brand-json.js';
import { step } from './progress.js';

/** The first Node version (major, minor) that strips types without a flag and has `import.meta.main`. */
const minNodeVersion = [24, 2];

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
 * @param {string} folder
 * @param {string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
function npmInstall(folder, args) {
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const always = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const child = spawn(command, [...first, ...always, ...args], {
    cwd: folder,
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
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { production: { type: 'boolean' } } });
  // Tools are needed even where NODE_ENV or npm's settings leave out devDependencies.
  const args = values.production ? [] : ['--include=dev'];
  const folders = (positionals.length > 0 ? positionals : ['.']).filter(
    (folder) => !isInstalled(folder, !values.production),
  );
  const results = await Promise.all(
    folders.map((folder) =>
      step(
        folder === '.' ? 'Installing the packages' : `Installing the packages of ${folder}`,
        () => npmInstall(folder, args),
        ({ code }) => ({ ok: code === 0 }),
      ),
    ),
  );
  // What the install script of Node leaves behind, its C headers above all, which npm would delete at its next install.
  if (folders.includes('.')) rmSync('node_modules/node/node_modules', { recursive: true, force: true });
  const failed = results.filter(({ code }) => code !== 0);
  if (failed[0]) {
    for (const { output } of failed) console.error(`\n${output}`);
    console.error('The packages could not be installed: see above.');
    return failed[0].code;
  }
  if (!canRunTypeScript()) {
    console.error(
      existsSync('node_modules/node')
        ? `Node ${process.versions.node} is too old, and Node 24 of package.json was not unpacked because npm is configured to ignore\n` +
            'install scripts. Run this one: npm rebuild node --ignore-scripts=false'
        : `Node ${process.versions.node} is too old: without devDependencies, the machine's own Node must be ${minNodeVersion.join('.')} or newer.`,
    );
    return 1;
  }
  const problem = brandJsonProblem();
  if (problem) console.error(problem);
  return problem ? 1 : 0;
}

if (process.argv[1]?.endsWith('install.js')) process.exitCode = await main();
