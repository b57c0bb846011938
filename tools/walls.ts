/*
 * `npm run walls`: checks every import of every source file against the rules of .dependency-cruiser.js, and that every file of production
 * is imported.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ICruiseResult, IForbiddenRuleType } from 'dependency-cruiser';
import walls from '../.dependency-cruiser.js';
import generateMessagesAndRouteTypes from './generate-messages-and-route-types.ts';
import { cruiseRooms } from './quality/cruise.ts';
import { innerLevels } from './walls/inner-levels.js';
import { serverLevels } from './walls/server-levels.js';
import { storefrontLevels } from './walls/storefront-rules.js';

const rooms = ['contract', 'server', 'storefront', 'seed', 'e2e', 'bench', 'tools'];

/** Folders that have a level. The rules would not apply to any other folder. */
const orderedFolders: Record<string, string[]> = {
  server: [...serverLevels.flat(), 'testing'],
  storefront: [...storefrontLevels.flat(), 'shell', 'web'],
  ...Object.fromEntries(Object.entries(innerLevels).map(([feature, levels]) => [feature, levels.flat()])),
};

/** What runs in production, the server with its processes and the operator's commands, and what `npm start` runs meanwhile with its packages. */
const serverEntries = /^(?:contract\/|server\/(?!testing\/)|tools\/(?:shop|start)\.ts$)(?:(?!\.test\.).)*$/;

/** What has to be imported, by another file of production or by one of seed/ or tools/. */
const production = /^(?:contract|server|storefront)\/(?!testing\/|i18n\/paraglide\/)(?:(?!\.test\.).)*$/;

/** Programs, files that React Router looks for, pages (`storefront/pages.ts` names them), types, and what Vite's plugins import. */
const entryFile =
  /^server\/(?:data-folder-process|main|serve)\.ts$|^storefront\/(?:entry\.\w+|root|routes|ui\/sprite-icon)\.tsx?$|-route\.tsx$|\.d\.ts$/;

/** Folders of generated files and of installed packages. */
const notOurs = /^storefront\/i18n\/paraglide$|\/node_modules$/;

export const wallRules: IForbiddenRuleType[] = walls.forbidden;

export interface WallReport {
  /** Number of source files checked. */
  files: number;
  /** Printable problems: the import, the violated rule, and what to do instead. */
  problems: { rule: string; text: string }[];
  /** Files of production that nothing but tests imports. */
  unusedFiles: string[];
}

/**
 * Checks all source files in `folder`. A file that the parser did not read is a problem too: a check of no files must not
 * succeed.
 */
export async function checkWalls(folder: string): Promise<WallReport> {
  const existingRooms = rooms.filter((room) =>
    entries(folder).some((entry) => entry.isDirectory() && entry.name === room),
  );
  const files = existingRooms.flatMap((room) => sourceFiles(folder, room));
  const output = await cruiseRooms(folder, existingRooms, walls);
  return {
    files: files.length,
    problems: [
      ...foldersWithoutLevel(folder),
      ...unreadFiles(files, output),
      ...violations(output),
      ...devPackagesInProduction(output),
    ],
    unusedFiles: unusedFiles(output),
  };
}

function violations(output: ICruiseResult): WallReport['problems'] {
  return output.summary.violations.map(({ rule, from, to, cycle }) => {
    const path = cycle ? [from, ...cycle.map((step) => step.name)].join(' → ') : `${from} → ${to}`;
    const advice = wallRules.find((candidate) => candidate.name === rule.name)?.comment ?? '';
    return { rule: rule.name, text: `${path}\n    ${rule.name}: ${advice}` };
  });
}

function unreadFiles(files: string[], output: ICruiseResult): WallReport['problems'] {
  const read = new Set(output.modules.map((module) => module.source));
  return files
    .filter((file) => !read.has(file))
    .map((file) => ({
      rule: 'every-file-is-read',
      text: `${file}\n    every-file-is-read: dependency-cruiser did not read this file.`,
    }));
}

/** devDependencies that the server loads at run time. The pages may import them: they are bundled. */
function devPackagesInProduction({ modules }: ICruiseResult): WallReport['problems'] {
  const importsOf = new Map(modules.map(({ source, dependencies }) => [source, dependencies]));
  const loaded = new Set(modules.map(({ source }) => source).filter((source) => serverEntries.test(source)));
  const problems: WallReport['problems'] = [];
  // A set visits what is added while it is iterated.
  for (const source of loaded)
    for (const { resolved, dependencyTypes } of importsOf.get(source) ?? []) {
      if (dependencyTypes.includes('type-only')) continue;
      loaded.add(resolved);
      if (dependencyTypes.includes('npm-dev'))
        problems.push({
          rule: 'production-without-dev-packages',
          text: `${source} → ${resolved}\n    production-without-dev-packages: This package is a devDependency and is missing in production: move it to dependencies, or leave what needs it to the bundle of the pages.`,
        });
    }
  return problems;
}

/** Files of production that run in no program, such as a kind of condition that is missing from the table of its kinds. */
function unusedFiles({ modules }: ICruiseResult): string[] {
  const importing = modules.filter(({ source }) => !/\.test\.tsx?$|^(?:e2e|bench|server\/testing)\//.test(source));
  const imported = new Set(importing.flatMap(({ dependencies }) => dependencies.map(({ resolved }) => resolved)));
  const files = modules.map(({ source }) => source).filter((source) => production.test(source));
  return files.filter((file) => !entryFile.test(file) && !imported.has(file));
}

function foldersWithoutLevel(folder: string): WallReport['problems'] {
  const levelsOf = (room: string) => (room in innerLevels ? 'tools/walls/inner-levels.js' : 'tools/walls');
  return Object.entries(orderedFolders).flatMap(([room, known]) =>
    entries(join(folder, room))
      .filter((entry) => entry.isDirectory() && !known.includes(entry.name))
      .map((entry) => ({
        rule: 'every-folder-has-a-level',
        text: `${room}/${entry.name}/\n    every-folder-has-a-level: add it to the levels in ${levelsOf(room)}.`,
      })),
  );
}

function sourceFiles(folder: string, path: string): string[] {
  return entries(join(folder, path)).flatMap((entry) => {
    const inside = `${path}/${entry.name}`;
    if (entry.isDirectory()) return notOurs.test(inside) ? [] : sourceFiles(folder, inside);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [inside] : [];
  });
}

function entries(path: string) {
  return existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
}

if (import.meta.main) {
  // In a fresh clone, whose imports of messages lead nowhere.
  if (!existsSync('storefront/i18n/paraglide')) await generateMessagesAndRouteTypes();
  const { files, problems, unusedFiles: unused } = await checkWalls(process.cwd());
  for (const problem of problems) console.error(`\n  ${problem.text}`);
  for (const file of unused)
    console.error(`\n  ${file}\n    Nothing but tests imports it: add it to the table of its kind, or remove it.`);
  console.log(`${files} files, ${wallRules.length} rules, ${problems.length} violations, ${unused.length} unused`);
  process.exitCode = problems.length + unused.length > 0 ? 1 : 0;
}
