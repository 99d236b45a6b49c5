// Counts what each runner reports. Whatever is not a test that ran and passed is a failure, a crash and a skip included.

/**
 * @typedef {{ code: number | null, output: string }} Ended
 * @typedef {{ passed: number, failed: number, notes: string[] }} Count
 */

/** `tools/check/main.ts` prints one line for each check, which begins with its verdict. @returns {Count} */
export function countCheck(ended) {
  const verdicts = [...ended.output.matchAll(/^(✓|✗)\s/gmu)].map(([, mark]) => mark);
  const failed = verdicts.filter((mark) => mark === '✗').length;
  return withCrash(ended, { passed: verdicts.length - failed, failed, notes: [] });
}

/** Vitest's JSON report; undefined when it wrote none. @returns {Count} */
export function countVitest(ended, report) {
  if (!report) return withCrash(ended, { passed: 0, failed: 0, notes: [] });
  const skipped = report.numPendingTests + report.numTodoTests;
  // A file that cannot even be loaded has no test to count.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  ).length;
  return withCrash(ended, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + skipped + broken,
    notes: noteOf(skipped, 'skipped'),
  });
}

/** Playwright's JSON report; undefined when it wrote none. @returns {Count} */
export function countPlaywright(ended, report) {
  if (!report) return withCrash(ended, { passed: 0, failed: 0, notes: [] });
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withCrash(ended, {
    passed: expected,
    failed: unexpected + flaky + skipped + report.errors.length,
    notes: noteOf(skipped, 'skipped'),
  });
}

/** A runner that ends badly without a failed test, or well without any test, has failed. */
function withCrash({ code }, count) {
  if (code !== 0 && count.failed === 0) {
    const how = code === null ? 'was killed or ran out of time' : `ended with code ${code}`;
    return { ...count, failed: 1, notes: [...count.notes, `the runner ${how}`] };
  }
  if (count.passed + count.failed === 0) return { ...count, failed: 1, notes: ['no test ran'] };
  return count;
}

const noteOf = (number, what) => (number > 0 ? [`${number} ${what}`] : []);
