import { expect, test } from 'vitest';
import { fitMinutes } from './times.ts';

test('a session is no longer than the study time of a day, and says what a membership has', () => {
  const free = { own: 15 * 60, vip: 45 * 60 };
  expect(fitMinutes(10, free)).toEqual({ minutesADay: 10 });
  expect(fitMinutes(30, free)).toEqual({ minutesADay: 15, wishedMinutes: 30, vipMinutes: 45 });
  expect(fitMinutes(30, { own: 45 * 60, vip: 45 * 60 })).toEqual({ minutesADay: 30 });
  expect(fitMinutes(30, { own: Number.POSITIVE_INFINITY, vip: 45 * 60 })).toEqual({ minutesADay: 30 });
});
