import { expect, test } from 'vitest';
import type { PlanItem } from '../plan/plan.ts';
import {
  bandToOffer,
  bandWithin,
  carriedWords,
  daysLeft,
  daysOf,
  daysUntil,
  minutesEnough,
  minutesOfAllDays,
  missingOf,
  nearlyWithin,
  wordsBy,
  wordsOfPlan,
} from './outlook.ts';
import { sessionsFor } from './packing/sessions.ts';
import { weekOfDays } from './packing/times.ts';

test('what a plan comes to does not fall because some of it was learnt, nor rise beyond what was agreed', () => {
  const agreed = 60;
  // Three words a day for twenty days; what was met is known two days later.
  const told = Array.from({ length: 20 }, (_, day) => {
    const known = 3 * Math.max(0, day - 2);
    const met = 3 * day - known;
    const toMeet = agreed - 3 * day;
    return wordsOfPlan({ known, met, toCome: toMeet, toMeet, agreed }).inAll;
  });
  expect(new Set(told)).toEqual(new Set([agreed]));
  // Days without study bring fewer words.
  expect(wordsOfPlan({ known: 6, met: 3, toCome: 30, toMeet: 30, agreed })).toEqual({ won: 33, inAll: 39 });
  // A heap that was met or known before the plan was made is not what was agreed.
  expect(wordsOfPlan({ known: 0, met: 40, toCome: agreed, toMeet: agreed, agreed }).inAll).toBe(agreed);
  expect(wordsOfPlan({ known: 8, met: 0, toCome: agreed, toMeet: agreed, agreed }).inAll).toBe(agreed);
});

test('a plan of two weeks takes fourteen days, and each session that is done makes it shorter', () => {
  const title = { zh: 'x', en: 'x', pt: 'x' };
  const item = (kind: PlanItem['kind']) => ({ kind, ref: '', title, part: 1, of: 1, minutes: 5 });
  const items = [item('review'), item('lesson'), item('text')];
  const weeks = [1, 2].map(() => ({ sessions: Array.from({ length: 5 }, () => ({ items })) }));
  const week = (done: number) => Array.from({ length: 5 }, (_, at) => [false, at < done, at < done]);
  expect(daysLeft(weeks, [week(0), week(0)], {})).toBe(14);
  expect(daysLeft(weeks, [week(5), week(0)], {})).toBe(7);
  expect(daysLeft(weeks, [week(5), week(4)], {})).toBe(2);
  // A review that was left out is due today: it holds no session of the past open.
  expect(daysLeft(weeks, [week(5), week(5)], {})).toBe(0);
  // Half a session is still open.
  expect(daysLeft(weeks.slice(1), [[...week(4).slice(0, 4), [true, true, false]]], {})).toBe(2);
});

test('who studies on three days a week has three sessions in it: as many take longer, and fewer lie before a day', () => {
  const three = weekOfDays(3);
  expect([daysOf(10, {}), daysOf(9, three)]).toEqual([14, 21]);
  // Who keeps only Sunday free studies on six days; who names no day has two left for catching up.
  expect([5, 6, 7].map((days) => daysOf(30, weekOfDays(days)))).toEqual([42, 35, 42]);
  const profile = { aim: { kind: 'trip' as const, band: null, by: '2026-01-15' } };
  const times = { profile, begins: '2026-01-01' };
  expect([sessionsFor(times), sessionsFor({ ...times, ...three })]).toEqual([10, 6]);
});

test('five days of fifteen minutes are ten to eleven a day', () => {
  const of = (days: number) => minutesOfAllDays(15, { weekShare: days / 7, week: weekOfDays(days) });
  expect(of(7)).toBeCloseTo(10.7, 1);
  // A free weekend is the two days that are left for catching up; one free day leaves six, three leave four.
  expect([6, 5, 4].map(of)).toEqual([6, 5, 4].map((days) => expect.closeTo((15 * days) / 7)));
});

test('nobody misses fewer than no words of an exam', () => {
  expect(missingOf({ size: 500, known: 100 }, 150)).toBe(250);
  expect(missingOf({ size: 500, known: 450 }, 150)).toBe(0);
});

test('after a plan words come at its pace, and before its end fewer', () => {
  const pace = { words: 135, days: 51 };
  expect(wordsBy(51, pace)).toBe(135);
  expect(wordsBy(102, pace)).toBe(270);
  expect(wordsBy(17, pace)).toBe(45);
  expect(wordsBy(30, { words: 0, days: 20 })).toBe(0);
});

test('what is within reach is the furthest exam of which nothing is missing, and each takes its days', () => {
  const bands = [500, 1272, 2245].map((size) => ({ size, known: 100 }));
  expect(bandWithin(bands, 399)).toBeUndefined();
  expect(bandWithin(bands, 400)).toBe(1);
  expect(bandWithin(bands, 2000)).toBe(2);
  const pace = { words: 100, days: 50 };
  expect(daysUntil({ size: 500, known: 100 }, pace)).toBe(200);
  expect(daysUntil({ size: 500, known: 500 }, pace)).toBe(0);
  expect(daysUntil({ size: 500, known: 100 }, { words: 0, days: 50 })).toBeUndefined();
  expect(daysUntil({ size: 11_000, known: 0 }, { words: 1, days: 5 })).toBeUndefined();
});

test('an exam of which nine words of ten will be known is nearly within reach, and one that is within is not', () => {
  const bands = [
    { size: 500, known: 400 },
    { size: 1256, known: 600 },
    { size: 2000, known: 700 },
  ];
  expect(nearlyWithin(bands, 579)).toEqual({ band: 2, size: 1256, words: 1179 });
  expect(nearlyWithin(bands, 100)).toBeUndefined();
  expect(nearlyWithin(bands, 656)).toBeUndefined();
});

test('no exam is offered of which most is known, nor one that a placement has shown; else the furthest that is in reach', () => {
  const bands = [
    { size: 500, known: 300 },
    { size: 1256, known: 392 },
    { size: 2245, known: 392 },
  ];
  const offered = (gained: number, placedLevel = 0) => bandToOffer(bands, { gained, placedLevel });
  expect(offered(611)).toBeUndefined();
  expect(offered(780)).toBe(2);
  expect(offered(900, 2)).toBeUndefined();
  expect(offered(1853)).toBe(3);
  expect(offered(50)).toBeUndefined();
});

test('what was met in the last sessions is part of what some days come to; an old heap is not', () => {
  expect(carriedWords({ words: 100, coming: 8 }, 15)).toBe(108);
  expect(carriedWords({ words: 100, coming: 900 }, 15)).toBe(135);
});

test('the minutes that would be enough for an exam grow as the words that are missing', () => {
  const counts = { size: 2000, known: 681 };
  expect(minutesEnough(counts, { gained: 440, minutesADay: 15 })).toBe(45);
  expect(minutesEnough(counts, { gained: 0, minutesADay: 15 })).toBeUndefined();
});
