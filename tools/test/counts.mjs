// Counts what each runner reports. Anything but a passed test counts as a failure, a crash and a skip included.

import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ code: number | null, output: string }} Ended
 * `failures` names what failed, each with the beginning of its reason; `unsteady` what passed only when run again.
 * @typedef {{ passed: number, failed: number, notes: string[], failures: string[], unsteady?: string[] }} Count
 */

/** `tools/check/main.ts` prints one line for each check, which begins with its verdict. @returns {Count} */
export function countCheck(ended) {
  const lines = ended.output.match(/^[✓✗]\s.*$/gmu) ?? [];
  const failures = lines.filter((line) => line.startsWith('✗')).map((line) => line.slice(2));
  return withCrash(ended, {
    passed: lines.length - failures.length,
    failed: failures.length,
    notes: [],
    failures,
  });
}

/** Vitest's JSON report; undefined when it wrote none. @returns {Count} */
export function countVitest(ended, report) {
  if (!report) return withCrash(ended, NOTHING);
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
    failures: report.testResults.flatMap(failuresOfFile),
  });
}

/** Playwright's JSON report; undefined when it wrote none. @returns {Count} */
export function countPlaywright(ended, report) {
  if (!report) return withCrash(ended, NOTHING);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withCrash(ended, {
    passed: expected,
    failed: unexpected + flaky + skipped + report.errors.length,
    notes: noteOf(skipped, 'skipped'),
    failures: [
      ...report.suites.flatMap((suite) => failuresOfSuite(suite)),
      ...report.errors.map((error) => nameOf('outside of tests', error.message)),
    ],
  });
}

/** So many tests of a kind may pass only when run again: each is named, since it has found a fault, but stops nobody's work. */
const MOST_UNSTEADY = 2;

/** The count of a kind after what failed ran once more. @param {Count} count @param {Count} again */
export function afterSecondRun(count, again) {
  const isUnsteady = count.failed <= MOST_UNSTEADY && again.failed === 0 && again.passed === count.failed;
  if (!isUnsteady) return count;
  return {
    passed: count.passed + again.passed,
    failed: 0,
    notes: [...count.notes, `${again.passed} unsteady`],
    failures: [],
    unsteady: count.failures,
  };
}

function failuresOfFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [nameOf(name, message)];
  return failed.map(({ fullName, failureMessages }) => nameOf(`${name}: ${fullName}`, failureMessages[0]));
}

function failuresOfSuite({ title, specs, suites = [] }, above = []) {
  const path = [...above, title];
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map((spec) =>
      nameOf([...path, spec.title].join(' › '), spec.tests[0]?.results.at(-1)?.errors[0]?.message),
    ),
    ...suites.flatMap((suite) => failuresOfSuite(suite, path)),
  ];
}

/** The end of what `npm test` prints may be all that is kept of it: it tells by itself what to look for. */
const REASON_LINES = 8;

function nameOf(what, reason = '') {
  // Colours of a terminal are of no use in a file.
  const plain = stripVTControlCharacters(reason).trim().split('\n').slice(0, REASON_LINES);
  return [what, ...plain.map((line) => `    ${line}`)].join('\n');
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

const NOTHING = { passed: 0, failed: 0, notes: [], failures: [] };

const noteOf = (number, what) => (number > 0 ? [`${number} ${what}`] : []);
