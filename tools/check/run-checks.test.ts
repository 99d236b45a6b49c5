import { describe, expect, it } from 'vitest';
import type { Check } from './check.ts';
import { formatReport, runChecks } from './run-checks.ts';

const options = { root: '/', width: 2, onReport: () => {}, now: () => 0 };
const check = (name: string, run: Check['run']): Check => ({ name, run });

describe('a run of all checks', () => {
  it('reports every check once, whoever finishes first', async () => {
    const checks = ['a', 'b', 'c', 'd'].map((name) => check(name, () => ({ summary: name, problems: [] })));
    const reports = await runChecks(checks, options);
    expect(reports.map(({ name }) => name).toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('counts a check that throws as failed, with what it threw', async () => {
    const broken = check('broken', () => {
      throw new Error('no such file');
    });
    const [report] = await runChecks([broken], options);
    expect(report?.problems.join()).toContain('no such file');
  });

  it('prints one line for a good check and every problem of a bad one', () => {
    const good = formatReport({ name: 'sizes', summary: '3 files', problems: [], seconds: 0.42 });
    expect(good).toBe('✓ sizes          3 files (0.4 s)');
    const bad = formatReport({
      name: 'sizes',
      summary: '3 files',
      problems: ['a.ts:1 no', 'b.ts:2 no'],
      seconds: 1,
    });
    expect(bad.split('\n')).toEqual([
      '✗ sizes          3 files, 2 problems (1.0 s)',
      '    a.ts:1 no',
      '    b.ts:2 no',
    ]);
  });
});
