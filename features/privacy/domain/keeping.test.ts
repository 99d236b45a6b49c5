import { expect, it } from 'vitest';
import { keepingOf } from './keeping.ts';

it('keeps a topic for as long as the longest of its tables', () => {
  expect(
    keepingOf([
      { name: 'notices', days: 365, isKept: false },
      { name: 'mails', days: 90, isKept: false },
    ]),
  ).toEqual([{ topic: 'notices', days: 365, isKept: false }]);
});

it('keeps it as long as its person where one of its tables does', () => {
  expect(
    keepingOf([
      { name: 'talks', days: undefined, isKept: false },
      { name: 'messages', days: 90, isKept: false },
    ]),
  ).toEqual([{ topic: 'talks', days: null, isKept: false }]);
});

it('says so where a part of it outlives its person, and nothing of what nobody has declared', () => {
  expect(
    keepingOf([
      { name: 'orders', days: undefined, isKept: false },
      { name: 'order_events', days: undefined, isKept: true },
      { name: 'unknown', days: 1, isKept: true },
    ]),
  ).toEqual([{ topic: 'orders', days: null, isKept: true }]);
});
