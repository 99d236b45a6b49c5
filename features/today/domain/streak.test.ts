import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { streakOf } from './streak.ts';

const DAY_MS = 86_400_000;
const TODAY = '2026-03-10';
/** Calendar days, so many days before today. */
const ago = (...back: number[]) =>
  back.map((days) => new Date(Date.parse(`${TODAY}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10));
const days = (...back: number[]) => streakOf(ago(...back), TODAY).days;

describe('days in a row', () => {
  it('count up to today, and up to yesterday while today is still open', () => {
    expect(streakOf(ago(0, 1, 2), TODAY)).toEqual({ days: 3, forgiven: 0, hasToday: true });
    expect(streakOf(ago(1, 2, 3), TODAY)).toEqual({ days: 3, forgiven: 0, hasToday: false });
  });

  it('begin at nothing', () =>
    expect(streakOf([], TODAY)).toEqual({ days: 0, forgiven: 0, hasToday: false }));

  it('go on over a single missed day, and say so', () => {
    expect(days(0, 2, 3)).toBe(3);
    expect(streakOf(ago(0, 2, 3), TODAY).forgiven).toBe(1);
  });

  it('go on over two days off in a row, as a plan of five days a week has them', () =>
    expect(days(0, 3, 4, 5, 6, 7, 10)).toBe(7));

  it('end at three missed days in a row', () => expect(days(0, 4, 5)).toBe(1));

  it('end at a third missed day within a week, and not at one a week later', () => {
    expect(days(0, 2, 4, 6)).toBe(3);
    expect(days(0, 2, 4, 5, 6, 7, 9)).toBe(7);
  });

  it('are never more than there are days of study, whatever these are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(60)), (back) => {
        const { days: count, hasToday } = streakOf(ago(...back), TODAY);
        expect(count).toBeLessThanOrEqual(back.length);
        expect(hasToday).toBe(back.includes(0));
        if (back.includes(0) || back.includes(1)) expect(count).toBeGreaterThan(0);
      }),
    );
  });
});
