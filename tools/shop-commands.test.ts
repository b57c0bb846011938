import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { createTypesetter } from '#server/invoices/invoices.ts';
import { importExports } from './import-exports.ts';
import { root } from './run.ts';
import { shopProgram } from './shop-program.ts';

const unused = () => Promise.reject(new Error('no command runs here'));
const program = shopProgram({
  cli: {
    withContext: unused,
    withShop: unused,
    withDatabase: unused,
    clock: () => new Date(),
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    markFailed: () => {},
  },
  settings: () => {
    throw new Error('no command runs here');
  },
  typesetter: createTypesetter(),
  withDatabase: unused,
  withShop: unused,
  withJobs: unused,
});

test('there is a command for each kind of file', () => {
  const help = program.helpInformation();
  for (const { name, description } of importExports)
    expect(help).toMatch(new RegExp(`^ {2}${name} +export and import ${description.split(' ')[0]}`, 'm'));
});

/** What is wrong with a command as somebody would type it: `coupons end SUMMER --dry-run`; undefined if it can be run. */
function problemOf(typed: string): string | undefined {
  const words = typed.split(/\s+/);
  let command: Command = program;
  while (command.commands.length > 0 && /^[a-z][a-z-]*$/.test(words[0] ?? '')) {
    const next = command.commands.find((one) => one.name() === words[0]);
    if (!next) return `${command.name()} has no command ${words[0]}`;
    command = next;
    words.shift();
  }
  const given = words.flatMap((word) => /^\[?(--[a-z-]+)/.exec(word)?.[1] ?? []).filter((name) => name !== '--help');
  const unknown = given.find((name) => !command.options.some(({ long }) => long === name));
  if (unknown) return `${command.name()} has no option ${unknown}`;
  const missing = command.options.find(({ long, mandatory }) => mandatory && !given.includes(long ?? ''));
  return missing && words.some((word) => /^[\w<$]/.test(word)) ? `${command.name()} needs ${missing.long}` : undefined;
}

/** The commands that a text names; not those of comments, which name no arguments. */
function commandsIn(text: string): string[] {
  const lines = text.split('\n').filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line));
  return lines.flatMap((line) =>
    Array.from(
      line.matchAll(/(?:npm run (?:--silent )?shop -- |node tools\/shop\.ts )([a-z][^`'#&|;,]*)/g),
      ([, typed = '']) => typed.trim(),
    ),
  );
}

test.each([
  ['papers', ['README.md', 'CONTRIBUTING.md', 'docs/**/*.md', 'deploy/*']],
  ['messages', ['{server,tools}/**/*.ts']],
] as const)('each command that %s name can be run', (_where, patterns) => {
  const files = globSync([...patterns], { cwd: root, exclude: ['**/node_modules/**', '**/*.test.ts'] });
  const named = files.flatMap((file) =>
    commandsIn(readFileSync(join(root, file), 'utf8')).map((typed) => ({ file, typed })),
  );
  expect(named.length).toBeGreaterThan(10);
  const wrong = named.flatMap(({ file, typed }) => {
    const problem = problemOf(typed);
    return problem ? `${file}: ${typed}: ${problem}` : [];
  });
  expect(wrong).toEqual([]);
});
