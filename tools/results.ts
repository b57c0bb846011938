/** What a stage of the checks came to. Every test counts as one; a stage without tests counts as one itself. */
export interface Outcome {
  passed: number;
  failed: number;
  /** What a person has to read when something failed. */
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

/** The outcome of a program that only says whether all is well. */
export function ofProgram({ ok, output }: { ok: boolean; output: string }): Outcome {
  return ok ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

/**
 * The outcome of a Vitest run from its JSON report. A file that broke before its first test counts as one failure, and so
 * does a run that ended badly without a failed test (an unhandled error) or without a report.
 */
export function ofVitest(run: { ok: boolean; output: string }, report: string | undefined): Outcome {
  if (report === undefined) return { passed: 0, failed: 1, output: run.output };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as VitestReport;
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return counted(run, numPassedTests, numFailedTests + brokenFiles.length);
}

/**
 * The outcome of a Playwright run from its JSON report. What went wrong outside of tests counts as failed. A test
 * that is tried again, which only CI does, counts by its last try; the run's output names it as flaky.
 */
export function ofPlaywright(run: { ok: boolean; output: string }, report: string | undefined): Outcome {
  if (report === undefined) return { passed: 0, failed: 1, output: run.output };
  const { stats, errors } = JSON.parse(report) as PlaywrightReport;
  return counted(run, stats.expected + stats.flaky, stats.unexpected + errors.length);
}

function counted(run: { ok: boolean; output: string }, passed: number, failed: number): Outcome {
  return { passed, failed: !run.ok && failed === 0 ? 1 : failed, output: run.output };
}
