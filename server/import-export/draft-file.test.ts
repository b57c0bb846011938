import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, expect, test } from 'vitest';
import { type Draft, openDraft } from './draft-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'drafts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const path = join(folder, 'file.csv');
const write = (draft: Draft, text: string) => pipeline([text], draft.stream());

test('a file is replaced when its draft is complete, with the permissions of a new one', async () => {
  writeFileSync(path, 'before');
  writeFileSync(`${path}.unfinished`, 'interrupted', { mode: 0o644 });
  const draft = await openDraft(path, '.unfinished', 0o600);
  await write(draft, 'after');
  expect(readFileSync(path, 'utf8')).toBe('before');
  await draft.finish();
  expect(readFileSync(path, 'utf8')).toBe('after');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['file.csv']);
});

test('of two commands that write a file at once, the one that began first is refused, and the other writes all of it', async () => {
  const first = await openDraft(path, '.unfinished');
  await write(first, 'first');
  const second = await openDraft(path, '.unfinished');
  await expect(first.finish()).rejects.toThrow(`Another command writes to ${path}`);
  await first.discard();
  await write(second, 'second');
  await second.finish();
  expect(readFileSync(path, 'utf8')).toBe('second');
});

test('a draft that is given up leaves nothing', async () => {
  const draft = await openDraft(join(folder, 'given-up.csv'), '.unfinished');
  await write(draft, 'part');
  await draft.discard();
  expect(readdirSync(folder)).toEqual(['file.csv']);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('a command that %s ends leaves no draft', async (signal) => {
  const script = `
    import { openDraft } from ${JSON.stringify(new URL('draft-file.ts', import.meta.url).href)};
    const draft = await openDraft(${JSON.stringify(join(folder, 'ended.csv'))}, '.unfinished');
    draft.stream().write('part', () => console.log('written'));
    process.stdin.resume();`;
  const command = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(command.stdout, 'data');
  expect(readdirSync(folder)).toContain('ended.csv.unfinished');
  command.kill(signal);
  expect(await once(command, 'exit')).toEqual([null, signal]);
  expect(readdirSync(folder)).not.toContain('ended.csv.unfinished');
});
