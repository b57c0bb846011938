import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { pdfOfNestedGroups, pdfSlip } from '../testing/slip-factory.ts';
import { createFileReader } from './file-reader.ts';

const logged: { level: number; msg: string; reason?: string; text?: string }[] = [];
const log = pino({}, { write: (line) => void logged.push(JSON.parse(line)) });
// Longer than a slow machine takes until the memory is used up.
const reader = createFileReader(log, { types: ['pdf'], maxPages: null, readsCodes: false, timeoutMs: 120_000 });
afterAll(() => reader.close());
const read = (file: Uint8Array) => reader.read(file, { caller: 'a customer', ended: new AbortController().signal });

const readable = { pictures: [expect.any(Uint8Array)] };
const goodPdf = () => pdfSlip({ transactionReference: null });

test('a good PDF after one that needs too much memory is readable; the log says why the other was not', async () => {
  expect(await read(goodPdf())).toMatchObject(readable);
  expect(await read(pdfOfNestedGroups())).toBe('not_readable');
  expect(await read(goodPdf())).toMatchObject(readable);
  expect(logged).toContainEqual(
    expect.objectContaining({
      level: log.levels.values.info,
      msg: 'an uploaded file cannot be opened',
      reason: 'it needs more than 512 MB of memory',
    }),
  );
});

test('what the process writes to its standard error is a warning in the log', async () => {
  await read(pdfOfNestedGroups());
  await expect
    .poll(() => logged)
    .toContainEqual(
      expect.objectContaining({
        level: log.levels.values.warn,
        msg: 'a process wrote to its standard error',
        script: 'reader-process.ts',
        text: expect.stringMatching(/^Aborted/),
      }),
    );
});
