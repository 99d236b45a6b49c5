import { expect, it } from 'vitest';
import { guardianLinkEnds, guardianState } from './age.ts';

const now = new Date('2026-11-23T12:00:00Z');

it('knows no guardian before one is named', () => {
  expect(guardianState({ confirmedAt: null, linkUntil: null }, now)).toBeUndefined();
});

it('waits for a guardian for seven days', () => {
  const linkUntil = guardianLinkEnds(now);
  const at = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
  expect(guardianState({ confirmedAt: null, linkUntil }, at(6.9))).toBe('asked');
  expect(guardianState({ confirmedAt: null, linkUntil }, at(7))).toBe('expired');
});

it('goes by a confirmation for ever', () => {
  expect(guardianState({ confirmedAt: now, linkUntil: now }, guardianLinkEnds(now))).toBe('confirmed');
});
