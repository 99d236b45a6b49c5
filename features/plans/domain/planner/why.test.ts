// Each thing of a plan says why it is there, and nothing that is not so.

import { expect, test } from 'vitest';
import { basisOf, catalogue, inputOf, planOf } from '../../testing/planner-learners.ts';
import { topicsOfPiece } from './materials/catalogue.ts';
import { reasonsOf } from './why.ts';

const profile = {
  ...basisOf().profile,
  dream: 'spend a holiday with my relatives',
  interests: ['music'] as const,
};
const input = inputOf({ profile });
const { plan } = planOf(input);
const reasons = reasonsOf(plan, input.basis, catalogue);

test('all but reviews have one reason', () => {
  const items = plan.weeks.flatMap(({ sessions }) => sessions.flatMap((session) => session.items));
  const counted = new Set(
    items.filter(({ kind }) => kind !== 'review').map(({ kind, ref }) => `${kind} ${ref}`),
  );
  expect(reasons.map(({ kind, ref }) => `${kind} ${ref}`).toSorted()).toEqual([...counted].toSorted());
});

test('what is said to be of the dream or of an interest has its topic', () => {
  const dreamt = reasons.filter(({ why }) => why.en.startsWith('Your dream'));
  expect(dreamt.length).toBeGreaterThan(0);
  for (const { kind, ref } of dreamt) expect(topicsOfPiece(catalogue, kind, ref)).toContain('family');
  for (const { kind, ref } of reasons.filter(({ why }) => why.en.startsWith('Among your interests')))
    expect(topicsOfPiece(catalogue, kind, ref)).toContain('music');
});
