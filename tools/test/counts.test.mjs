// Nothing that did not run and pass may be counted as passed.

import { describe, expect, it } from 'vitest';
import { afterSecondRun, countCheck, countPlaywright, countVitest } from './counts.mjs';

const ended = (code, output = '') => ({ code, output });

describe('a report of vitest', () => {
  const report = (changes) => ({
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
    ...changes,
  });

  it('counts passed and failed tests', () => {
    expect(countVitest(ended(1), report({ numFailedTests: 2 }))).toMatchObject({ passed: 5, failed: 2 });
  });

  it('counts a skipped test as failed', () => {
    expect(countVitest(ended(0), report({ numPendingTests: 1, numTodoTests: 1 }))).toMatchObject({
      passed: 5,
      failed: 2,
      notes: ['2 skipped'],
    });
  });

  it('counts a file that cannot be loaded as one failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(countVitest(ended(1), report({ testResults })).failed).toBe(1);
  });

  it('names what failed, with the beginning of its reason', () => {
    const failed = {
      status: 'failed',
      fullName: 'a coin is kept',
      failureMessages: ['\u001B[31mlost\u001B[39m'],
    };
    const passed = { status: 'passed', fullName: 'a coin is seen', failureMessages: [] };
    const testResults = [
      { name: 'coins.test.ts', status: 'failed', assertionResults: [failed, passed] },
      { name: 'notes.test.ts', status: 'failed', message: 'cannot be read', assertionResults: [] },
    ];
    expect(countVitest(ended(1), report({ numFailedTests: 1, testResults })).failures).toEqual([
      'coins.test.ts: a coin is kept\n    lost',
      'notes.test.ts\n    cannot be read',
    ]);
  });

  it('is a failure when the runner crashed before it wrote one', () => {
    expect(countVitest(ended(1), undefined)).toMatchObject({
      passed: 0,
      failed: 1,
      notes: ['the runner ended with code 1'],
    });
  });

  it('is a failure when all tests passed and the runner still ended badly', () => {
    expect(countVitest(ended(1), report({})).failed).toBe(1);
    expect(countVitest(ended(null), report({})).notes).toEqual(['the runner was killed or ran out of time']);
  });

  it('is a failure when no test ran', () => {
    expect(countVitest(ended(0), report({ numPassedTests: 0, testResults: [] }))).toMatchObject({
      passed: 0,
      failed: 1,
      notes: ['no test ran'],
    });
  });
});

describe('a report of playwright', () => {
  const report = (stats, errors = []) => ({
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    errors,
    suites: [],
  });

  it('counts what was unexpected, unsteady or skipped as failed', () => {
    const count = countPlaywright(ended(1), report({ expected: 9, unexpected: 1, flaky: 2, skipped: 3 }));
    expect(count).toMatchObject({ passed: 9, failed: 6, notes: ['3 skipped'] });
  });

  it('names what failed by its path, with the beginning of its reason', () => {
    const spec = (title, ok) => ({
      title,
      ok,
      tests: [{ results: [{ errors: ok ? [] : [{ message: 'no' }] }] }],
    });
    const inner = { title: 'a talk', specs: [spec('begins', true), spec('ends', false)] };
    const suites = [{ title: 'study.spec.ts', specs: [], suites: [inner] }];
    expect(countPlaywright(ended(1), { ...report({ unexpected: 1 }), suites }).failures).toEqual([
      'study.spec.ts › a talk › ends\n    no',
    ]);
  });

  it('counts errors outside of tests', () => {
    expect(countPlaywright(ended(1), report({ expected: 2 }, [{ message: 'no tests found' }])).failed).toBe(
      1,
    );
  });
});

describe('a second run of what failed', () => {
  const first = { passed: 190, failed: 2, notes: [], failures: ['a', 'b'] };
  const second = (passed, failed) => ({ passed, failed, notes: [], failures: [] });

  it('counts what passes now as passed, and names it', () => {
    expect(afterSecondRun(first, second(2, 0))).toEqual({
      passed: 192,
      failed: 0,
      notes: ['2 unsteady'],
      failures: [],
      unsteady: ['a', 'b'],
    });
  });

  it('changes nothing when one fails again, when not all ran, or when too many failed', () => {
    expect(afterSecondRun(first, second(1, 1))).toBe(first);
    expect(afterSecondRun(first, second(1, 0))).toBe(first);
    const many = { ...first, failed: 3 };
    expect(afterSecondRun(many, second(3, 0))).toBe(many);
  });
});

describe('the output of the checks', () => {
  it('has one verdict a line', () => {
    const output = '✓ types  3.1 s\n✗ lint   2.0 s\n  file.ts: wrong ✓\n✓ texts  0.1 s\n';
    expect(countCheck(ended(1, output))).toEqual({
      passed: 2,
      failed: 1,
      notes: [],
      failures: ['lint   2.0 s'],
    });
  });

  it('is a failure without any verdict', () => {
    expect(countCheck(ended(0)).notes).toEqual(['no test ran']);
  });
});
