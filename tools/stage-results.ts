/** The result of one stage of `npm test`. Each test counts as one; a stage without tests counts as one. */
export interface StageResult {
  passed: number;
  failed: number;
  /** Printed if something failed. */
  output: string;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** The result of a program that runs no tests. */
export function programResult({ ok, output }: { ok: boolean; output: string }): StageResult {
  return ok ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

/**
 * The result of a Vitest run, from its JSON report. A file that fails before its first test counts as one failure, and so does
 * a failed run without a failed test (an unhandled error) or without a report.
 */
export function vitestResult(run: { ok: boolean; output: string }, report: string | undefined): StageResult {
  if (report === undefined) return { passed: 0, failed: 1, output: run.output };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as VitestReport;
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return withUncountedFailure(run, numPassedTests, numFailedTests + brokenFiles.length);
}

/**
 * The result of a Playwright run, from its JSON report. An error outside of tests counts as a failure. A retried test (only in
 * CI) counts by its last attempt; the output reports it as flaky.
 */
export function playwrightResult(run: { ok: boolean; output: string }, report: string | undefined): StageResult {
  if (report === undefined) return { passed: 0, failed: 1, output: run.output };
  const { stats, errors } = JSON.parse(report) as PlaywrightReport;
  return withUncountedFailure(run, stats.expected + stats.flaky, stats.unexpected + errors.length);
}

function withUncountedFailure(run: { ok: boolean; output: string }, passed: number, failed: number): StageResult {
  return { passed, failed: !run.ok && failed === 0 ? 1 : failed, output: run.output };
}
