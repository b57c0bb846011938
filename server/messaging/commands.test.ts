import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import PostalMime from 'postal-mime';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { mailsCommand } from './commands.ts';
import { templates } from './templates/templates.ts';

const folder = mkdtempSync(join(tmpdir(), 'mails-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a preview has every mail in both languages, complete in itself, with an index', async () => {
  const command = mailsCommand({
    settings: () => readSettings({ NODE_ENV: 'test' }),
    output: new Writable({ write: (_chunk, _encoding, done) => done() }),
    sampleDocument: async (type) => ({ fileName: `${type}.pdf`, content: Buffer.from('%PDF') }),
  });
  await command.parseAsync(['preview', '--to', join(folder, 'new')], { from: 'user' });
  const files = readdirSync(join(folder, 'new'));
  expect(files).toHaveLength(Object.keys(templates).length * 2 * 3 + 1);
  const read = (name: string) => readFileSync(join(folder, 'new', name));
  for (const page of files.filter((name) => name.endsWith('.html')))
    expect(read(page).toString()).not.toContain('cid:');
  const mail = await PostalMime.parse(read('refund_made.th.eml'));
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['mark.png', 'credit_note.pdf']);
  expect(read('index.html').toString()).toContain('href="ready_for_pickup.en.eml"');
});
