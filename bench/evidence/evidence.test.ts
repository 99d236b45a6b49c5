import { expect, it } from 'vitest';
import { holdTalks } from './hold-talks.ts';

it('in two dozen talks what was used rests, what was missed comes back, and reviews are saved', () => {
  const held = holdTalks(24);
  const verdicts = held.flatMap(({ verdicts: all }) => all);
  expect(verdicts.filter(({ kind }) => kind === 'used').length).toBeGreaterThan(60);
  expect(verdicts.filter(({ kind }) => kind !== 'used').length).toBeGreaterThan(10);
  expect(verdicts.filter(({ isGood }) => !isGood)).toEqual([]);
  const saved = held.reduce((sum, { reviews }) => sum + reviews.without - reviews.after, 0);
  expect(saved).toBeGreaterThan(20);
});
