// The summary at the end of `npm test`: what failed, how many tests of each kind ran, how long they took, and one line for machines.

/**
 * @param {{ name: string, passed: number, failed: number, notes: string[], failures: string[], seconds: number }[]} results
 * @returns {string} what failed, then the table; its last line is `N passed, N failed`
 */
export function summarise(results) {
  const rows = results.map(({ name, passed, failed, notes, seconds }) =>
    row(name, passed + failed, passed, failed, seconds.toFixed(1), notes.join('; ')),
  );
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const total = row(
    'all',
    sum('passed') + sum('failed'),
    sum('passed'),
    sum('failed'),
    sum('seconds').toFixed(1),
    '',
  );
  const failures = results.flatMap(({ name, failures: failed }) =>
    failed.map((each) => `✗ ${name}  ${each}`),
  );
  return [
    ...failures,
    ...(failures.length > 0 ? [''] : []),
    row('kind', 'tests', 'passed', 'failed', 'seconds', ''),
    ...rows,
    total,
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}

function row(name, tests, passed, failed, seconds, notes) {
  const cells = [tests, passed, failed, seconds].map((cell) => String(cell).padStart(8));
  return `${name.padEnd(6)}${cells.join('')}  ${notes}`.trimEnd();
}
