import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runNode } from './run.ts';

it.each([
  ['another folder', {}],
  ['a PostgreSQL', { DATABASE_URL: 'postgres://127.0.0.1:1/shop', DATA_FOLDER: undefined }],
  ['a shop in production', { NODE_ENV: 'production', EMBEDDED_DB: 'allow', PAYMENTS: 'mock', DATA_FOLDER: undefined }],
])('npm run dev:reset refuses %s, in one line', async (_, env) => {
  const folder = mkdtempSync(join(tmpdir(), 'reset-'));
  mkdirSync(join(folder, 'database'));
  const { ok, output } = await runNode('tools/dev-reset.ts', [], { DATA_FOLDER: folder, ...env });
  expect({ ok, output }).toEqual({ ok: false, output: expect.stringMatching(/^Only the embedded database.*\n$/) });
  expect(readdirSync(folder)).toEqual(['database']);
  rmSync(folder, { recursive: true });
});
