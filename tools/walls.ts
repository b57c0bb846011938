/*
 * Checks the arrows between the rooms (`npm run walls`): every import of every source file against the rules of
 * .dependency-cruiser.js.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import walls from '../.dependency-cruiser.js';
import { innerLevels } from './walls/inner-levels.js';
import { serverLevels } from './walls/server-levels.js';
import { storefrontLevels } from './walls/storefront-rules.js';

const rooms = ['contract', 'server', 'storefront', 'seed', 'e2e', 'bench', 'tools'];

/** The folders that have a place in the order; any other one would escape the rules. */
const placed: Record<string, string[]> = {
  server: [...serverLevels.flat(), 'testing'],
  storefront: [...storefrontLevels.flat(), 'shell', 'web'],
  ...Object.fromEntries(Object.entries(innerLevels).map(([feature, levels]) => [feature, levels.flat()])),
};

export const wallRules: IForbiddenRuleType[] = walls.forbidden ?? [];

export interface WallReport {
  /** How many source files were judged. */
  files: number;
  /** One entry a problem, ready to print: which import, which rule, and what to do instead. */
  problems: { rule: string; text: string }[];
}

/**
 * Judges all source files below `folder`.
 * A file that the parser did not see is a problem too: a check that sees nothing must not be green.
 */
export async function checkWalls(folder: string): Promise<WallReport> {
  const present = rooms.filter((room) => entries(folder).some((entry) => entry.isDirectory() && entry.name === room));
  const files = present.flatMap((room) => sourceFiles(folder, room));
  const { output } = await cruise(present, {
    ...walls.options,
    baseDir: folder,
    ruleSet: { forbidden: wallRules },
    validate: true,
  });
  if (typeof output === 'string') throw new Error(`dependency-cruiser answered a report: ${output}`);
  return { files: files.length, problems: [...unplacedFolders(folder), ...unseen(files, output), ...broken(output)] };
}

function broken(output: ICruiseResult): WallReport['problems'] {
  return output.summary.violations.map(({ rule, from, to, cycle }) => {
    const path = cycle ? [from, ...cycle.map((step) => step.name)].join(' → ') : `${from} → ${to}`;
    const advice = wallRules.find((candidate) => candidate.name === rule.name)?.comment ?? '';
    return { rule: rule.name, text: `${path}\n    ${rule.name}: ${advice}` };
  });
}

function unseen(files: string[], output: ICruiseResult): WallReport['problems'] {
  const seen = new Set(output.modules.map((module) => module.source));
  return files
    .filter((file) => !seen.has(file))
    .map((file) => ({
      rule: 'every-file-is-seen',
      text: `${file}\n    every-file-is-seen: dependency-cruiser did not read this file.`,
    }));
}

function unplacedFolders(folder: string): WallReport['problems'] {
  const orderOf = (room: string) => (room in innerLevels ? 'tools/walls/inner-levels.js' : 'tools/walls');
  return Object.entries(placed).flatMap(([room, known]) =>
    entries(join(folder, room))
      .filter((entry) => entry.isDirectory() && !known.includes(entry.name))
      .map((entry) => ({
        rule: 'every-folder-is-placed',
        text: `${room}/${entry.name}/\n    every-folder-is-placed: give it its place in the order at the top of ${orderOf(room)}.`,
      })),
  );
}

function sourceFiles(folder: string, path: string): string[] {
  return entries(join(folder, path)).flatMap((entry) => {
    const inside = `${path}/${entry.name}`;
    if (entry.isDirectory()) return inside === 'storefront/i18n/paraglide' ? [] : sourceFiles(folder, inside);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [inside] : [];
  });
}

function entries(path: string) {
  return existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
}

if (import.meta.main) {
  const { files, problems } = await checkWalls(process.cwd());
  for (const problem of problems) console.error(`\n  ${problem.text}`);
  console.log(`${files} files, ${wallRules.length} rules, ${problems.length} broken`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
