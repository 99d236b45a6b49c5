// The summary at the end of `npm test`: what failed, how many tests of each kind ran, how long they took, and one line for machines.

/**
 * @param {{ name: string, passed: number, failed: number, notes: string[], failures: string[], unsteady?: string[], seconds: number, busy: number, budgetSeconds?: number }[]} results
 *   `busy` is the share of all processors' time that was used meanwhile, by whomever: where it is low, a kind waits
 * @returns {string} what failed, then the table; its last line is `N passed, N failed`
 */
export function summarise(results) {
  const rows = results.map(({ name, passed, failed, notes, seconds, busy, budgetSeconds = '' }) =>
    row(
      [
        name,
        passed + failed,
        passed,
        failed,
        seconds.toFixed(1),
        `${Math.round(busy * 100)} %`,
        budgetSeconds,
      ],
      [...notes, ...(budgetSeconds !== '' && seconds > budgetSeconds ? ['over its budget of time'] : [])],
    ),
  );
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const budget = results.reduce((total, { budgetSeconds = 0 }) => total + budgetSeconds, 0);
  const total = row(
    [
      'all',
      sum('passed') + sum('failed'),
      sum('passed'),
      sum('failed'),
      sum('seconds').toFixed(1),
      '',
      budget,
    ],
    [],
  );
  const failures = results.flatMap(({ name, failures: failed, unsteady = [] }) => [
    ...failed.map((each) => `✗ ${name}  ${each}`),
    ...unsteady.map((each) => `~ ${name}  passed only when run again: ${each}`),
  ]);
  return [
    ...failures,
    ...(failures.length > 0 ? [''] : []),
    row(['kind', 'tests', 'passed', 'failed', 'seconds', 'busy', 'budget'], []),
    ...rows,
    total,
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}

function row([name, ...numbers], notes) {
  const cells = numbers.map((cell) => String(cell).padStart(8));
  return `${name.padEnd(6)}${cells.join('')}  ${notes.join('; ')}`.trimEnd();
}
