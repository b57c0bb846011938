// @ts-check
/*
 * Installs packages that are missing or differ from package-lock.json, so that `npm start` and `npm test` work in a fresh
 * clone, and checks that brand/brand.json can be read, without which no program starts. Where the machine's Node is too old
 * for the shop, installs the one of tools/node as well.
 *
 *   node tools/install.js                  all packages
 *   node tools/install.js --production     accepts an install without devDependencies
 *   node tools/install.js --server-first   in a fresh clone only the packages of `dependencies`: `npm start` fills the shop with
 *                                          them while it installs the others
 *   node tools/install.js . e2e/browser    also those of a folder with a package.json of its own
 *
 * Plain JavaScript without dependencies: it runs on the system's Node (20 or later), before the one of tools/node is installed.
 */
import { spawn } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
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
  const terminate = () => child.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, terminate);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, terminate);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Whether this process's Node runs the shop. */
function isNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [minMajor = 0, minMinor = 0] = minNodeVersion;
  return major > minMajor || (major === minMajor && minor >= minMinor);
}

const nodeFolder = 'tools/node';
const ownNode = join(nodeFolder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Whether the shop runs with the Node of tools/node. It updates itself. */
function needsOwnNode() {
  return existsSync(nodeFolder) && (!isNewEnough() || process.execPath.startsWith(process.cwd()));
}

/** Makes `npm run` find the Node of tools/node before the machine's. */
function linkOwnNode() {
  const bin = 'node_modules/.bin';
  const link = join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
  mkdirSync(bin, { recursive: true });
  rmSync(link, { force: true });
  if (process.platform === 'win32') linkSync(ownNode, link);
  else symlinkSync(relative(bin, ownNode), link);
}

/**
 * Installs what is missing in the folders, and prints the progress.
 *
 * @param {{ folder: string, title: string, args: string[] }[]} installs
 * @throws Error with what npm printed if one fails
 */
async function runInstalls(installs) {
  const results = await Promise.all(
    installs.map(({ folder, title, args }) =>
      step(
        title,
        () => npmInstall(folder, args),
        ({ code }) => ({ ok: code === 0 }),
      ),
    ),
  );
  const failed = results.filter(({ code }) => code !== 0);
  if (failed.length > 0)
    throw new Error(`The packages could not be installed:\n${failed.map(({ output }) => output).join('\n')}`);
}

// Tools are needed even where NODE_ENV or npm's settings leave out devDependencies.
const everything = ['--include=dev'];

/**
 * Installs the packages of devDependencies that are missing, and prints the progress.
 *
 * @throws Error with what npm printed if that fails
 */
export async function installTheRest() {
  if (!isInstalled('.', true))
    await runInstalls([{ folder: '.', title: 'Installing the packages of the build', args: everything }]);
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { production: { type: 'boolean' }, 'server-first': { type: 'boolean' } },
  });
  const serverFirst = values['server-first'];
  const needsDev = !values.production && !serverFirst;
  const folders = (positionals.length > 0 ? positionals : ['.']).filter((folder) => !isInstalled(folder, needsDev));
  // With --omit=dev, npm would delete the others of an older install.
  const isFresh = !existsSync('node_modules/.package-lock.json');
  const withOwnNode = needsOwnNode();
  if (withOwnNode && !isInstalled(nodeFolder, false)) folders.push(nodeFolder);
  try {
    await runInstalls(
      folders.map((folder) => {
        if (folder !== '.') return { folder, title: `Installing the packages of ${folder}`, args: everything };
        if (serverFirst && isFresh) return { folder, title: "Installing the server's packages", args: ['--omit=dev'] };
        return { folder, title: 'Installing the packages', args: values.production ? [] : everything };
      }),
    );
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    return 1;
  }
  if (withOwnNode) {
    // What its install script leaves behind, C headers above all, which npm would delete at its next install.
    rmSync(join(nodeFolder, 'node_modules/node/node_modules'), { recursive: true, force: true });
    if (existsSync(ownNode)) linkOwnNode();
  }
  if (!isNewEnough() && !existsSync(ownNode)) {
    console.error(
      existsSync(nodeFolder)
        ? `Node ${process.versions.node} is too old, and the one of ${nodeFolder} was not unpacked because npm is configured to ignore\n` +
            `install scripts. Run this one: npm rebuild node --ignore-scripts=false --prefix ${nodeFolder}`
        : `Node ${process.versions.node} is too old: it must be ${minNodeVersion.join('.')} or newer.`,
    );
    return 1;
  }
  const problem = brandJsonProblem();
  if (problem) console.error(problem);
  return problem ? 1 : 0;
}

if (process.argv[1]?.endsWith('install.js')) process.exitCode = await main();
