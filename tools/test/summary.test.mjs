// The end of `npm test`: one line for machines, and who took longer than planned.

import { expect, it } from 'vitest';
import { summarise } from './summary.mjs';

const kind = {
  name: 'unit',
  passed: 5,
  failed: 0,
  notes: [],
  failures: [],
  seconds: 4,
  busy: 0.98,
  budgetSeconds: 9,
};

it('ends with the counts of all kinds', () => {
  const failed = { ...kind, name: 'api', passed: 2, failed: 1, failures: ['sign-in: 500'] };
  const lines = summarise([kind, failed]).split('\n');
  expect(lines.at(0)).toBe('✗ api  sign-in: 500');
  expect(lines.at(-1)).toBe('7 passed, 1 failed');
});

it('names what passed only when run again', () => {
  expect(summarise([{ ...kind, unsteady: ['a journey'] }])).toMatch(
    /^~ unit  passed only when run again: a journey$/m,
  );
});

it('tells how busy the processors were', () => {
  expect(summarise([kind])).toMatch(/^unit .*4\.0\s+98 %\s+9$/m);
});

it('tells of a kind that went beyond its budget of time, and of no other', () => {
  const text = summarise([kind, { ...kind, name: 'api', seconds: 10 }]);
  expect(text.match(/.*over its budget of time/g)).toEqual([expect.stringMatching(/^api /)]);
});
