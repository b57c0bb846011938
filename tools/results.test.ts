import { describe, expect, it } from 'vitest';
import { ofPlaywright, ofProgram, ofVitest } from './results.ts';

const good = { ok: true, output: '' };
const bad = { ok: false, output: 'why' };

const vitestReport = (passed: number, failed: number, files: unknown[] = []) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults: files });

describe('what a run of checks counts for', () => {
  it('counts a program as one', () => {
    expect(ofProgram(good)).toMatchObject({ passed: 1, failed: 0 });
    expect(ofProgram(bad)).toMatchObject({ passed: 0, failed: 1, output: 'why' });
  });

  it('counts every test', () => {
    expect(ofVitest(good, vitestReport(7, 0))).toMatchObject({ passed: 7, failed: 0 });
    expect(ofVitest(bad, vitestReport(5, 2))).toMatchObject({ passed: 5, failed: 2 });
  });

  it('counts a test file that does not load as a failure', () => {
    const files = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
    ];
    expect(ofVitest(bad, vitestReport(5, 1, files))).toMatchObject({ passed: 5, failed: 2 });
  });

  it('never calls a run good that ended badly', () => {
    expect(ofVitest(bad, vitestReport(5, 0))).toMatchObject({ failed: 1 });
    expect(ofVitest(bad, undefined)).toMatchObject({ failed: 1, output: 'why' });
    expect(ofPlaywright(bad, undefined)).toMatchObject({ failed: 1, output: 'why' });
  });

  it('counts a journey that is tried again by its last try', () => {
    const report = JSON.stringify({ stats: { expected: 9, unexpected: 1, flaky: 1 }, errors: [{}] });
    expect(ofPlaywright(bad, report)).toMatchObject({ passed: 10, failed: 2 });
  });
});
