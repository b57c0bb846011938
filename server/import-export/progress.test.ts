import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showProgress } from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What is written without a terminal. */
function withoutTerminal() {
  const lines: string[] = [];
  return { lines, progress: showProgress({ write: (text) => lines.push(text) }, 'rows') };
}

it('shows a line after fifteen seconds of rows, with their rate', () => {
  const { lines, progress } = withoutTerminal();
  progress.done(100);
  vi.advanceTimersByTime(10_000);
  progress.done(600);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(5_000);
  progress.done(1_600, 20_000);
  expect(lines).toEqual(['  … 1,600 of 20,000 rows, 100/s\n']);
});

it('counts no time before the first row, as while a database is opened', () => {
  const { lines, progress } = withoutTerminal();
  vi.advanceTimersByTime(20_000);
  progress.done(0);
  expect(lines).toEqual([]);
});
