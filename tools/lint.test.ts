import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root, runNode } from './run.ts';

const { plugins } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as { plugins: string[] };

interface Example {
  allowed: [file: string, text: string];
  /** Each line violates the rule. */
  planted: [file: string, lines: string[]];
}

const examples: Record<string, Example> = {
  'environment-in-settings': {
    allowed: ['server/settings.ts', 'export const port = process.env.PORT;'],
    planted: [
      'server/cart/reads-environment.ts',
      ['export const port = process.env.PORT;', 'export const { HOST } = process.env;'],
    ],
  },
  'pure-rules': {
    allowed: ['server/cart/rules.ts', 'export const end = (start: number) => new Date(start + 1000);'],
    planted: [
      'server/orders/cancel-rules.ts',
      [
        'export const now = () => Date.now();',
        'export const today = new Date();',
        'export const instant = Temporal.Now.instant();',
        'export const flag = process.env.FLAG;',
        'export const dice = Math.random();',
        'export const price = () => fetch("https://prices.example");',
      ],
    ],
  },
  'sql-in-queries': {
    allowed: ['server/cart/queries.ts', 'export const rows = (db: Db) => db.selectFrom("carts").execute();'],
    planted: [
      'server/cart/writes-sql.ts',
      [
        'export const add = (tx: Tx) => tx.insertInto("carts").values({}).execute();',
        'export const read = (db: Db) => db.selectFrom("carts").selectAll().execute();',
        'export const remove = (db: Db) => db.deleteFrom("carts").execute();',
        'export const change = (db: Db) => db.with("a", () => 1).updateTable("carts").execute();',
      ],
    ],
  },
  'ui-without-requests': {
    allowed: ['storefront/cart/loads.ts', 'export const cart = () => fetch("/cart");'],
    planted: [
      'storefront/ui/loads.tsx',
      [
        'export const cart = () => fetch("/cart");',
        'export const useCart = () => useQuery({ queryKey: ["cart"] });',
        'export const useLoadedCart = () => useSuspenseQuery({ queryKey: ["cart"] });',
        'export const useShell = () => useRouteLoaderData("shell");',
      ],
    ],
  },
};

describe('custom lint rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  let reported: { file: string; line: number; message: string }[] = [];

  beforeAll(async () => {
    cpSync(join(root, 'tools/lint'), join(folder, 'tools/lint'), { recursive: true });
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    write('biome.json', JSON.stringify({ plugins, linter: { rules: { preset: 'none' } } }));
    for (const { allowed, planted } of Object.values(examples)) {
      write(...allowed);
      write(planted[0], planted[1].join('\n'));
    }
    const { output } = await runNode(join(root, 'tools/quality/node_modules/@biomejs/biome/bin/biome'), [
      'lint',
      '--reporter=rdjson',
      '--max-diagnostics=none',
      `--config-path=${folder}`,
      folder,
    ]);
    const report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as {
      diagnostics: { message: string; location?: { path: string; range?: { start: { line: number } } } }[];
    };
    reported = report.diagnostics.map(({ message, location }) => ({
      file: location?.path ?? '',
      line: location?.range?.start.line ?? 0,
      message,
    }));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('tests every rule', () => {
    expect(plugins.map((path) => path.replace(/^.*\/|\.grit$/g, '')).toSorted()).toEqual(
      Object.keys(examples).toSorted(),
    );
  });

  it.each(Object.entries(examples))('%s reports each violation, with advice', (_name, { planted }) => {
    const found = reported.filter(({ file }) => file.endsWith(planted[0]));
    expect([...new Set(found.map(({ line }) => line))].toSorted()).toEqual(planted[1].map((_, index) => index + 1));
    for (const { message } of found) expect(message).toMatch(/: .{20,}/);
  });

  it.each(Object.entries(examples))('%s accepts allowed code', (_name, { allowed }) => {
    expect(reported.filter(({ file }) => file.endsWith(allowed[0]))).toEqual([]);
  });
});
