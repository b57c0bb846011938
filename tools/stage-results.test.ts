import { describe, expect, it } from 'vitest';
import { playwrightResult, programResult, vitestResult } from './stage-results.ts';

const good = { ok: true, output: '' };
const bad = { ok: false, output: 'why' };

const vitestReport = (passed: number, failed: number, files: unknown[] = []) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults: files });

describe('how many tests a stage counts', () => {
  it('counts a program as one test', () => {
    expect(programResult(good)).toMatchObject({ passed: 1, failed: 0 });
    expect(programResult(bad)).toMatchObject({ passed: 0, failed: 1, output: 'why' });
  });

  it('counts every test', () => {
    expect(vitestResult(good, vitestReport(7, 0))).toMatchObject({ passed: 7, failed: 0 });
    expect(vitestResult(bad, vitestReport(5, 2))).toMatchObject({ passed: 5, failed: 2 });
  });

  it('counts a test file that fails to load as a failure', () => {
    const files = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
    ];
    expect(vitestResult(bad, vitestReport(5, 1, files))).toMatchObject({ passed: 5, failed: 2 });
  });

  it('counts a failed run without a failed test as a failure', () => {
    expect(vitestResult(bad, vitestReport(5, 0))).toMatchObject({ failed: 1 });
    expect(vitestResult(bad, undefined)).toMatchObject({ failed: 1, output: 'why' });
    expect(playwrightResult(bad, undefined)).toMatchObject({ failed: 1, output: 'why' });
  });

  it('counts a retried journey by its last attempt', () => {
    const report = JSON.stringify({ stats: { expected: 9, unexpected: 1, flaky: 1 }, errors: [{}] });
    expect(playwrightResult(bad, report)).toMatchObject({ passed: 10, failed: 2 });
  });
});
