// Days that were counted in UTC, read elsewhere.

import { expect, test } from 'vitest';
import { countedDay } from './counted-day.ts';

test.each([
  // Half past ten in the evening in Manaus is the next day in UTC.
  ['2027-01-20', '2027-01-03T02:30:00Z', '2027-01-02', '2027-01-19'],
  // Seven in the morning in Seoul is still the day before.
  ['2027-01-20', '2027-01-02T22:00:00Z', '2027-01-03', '2027-01-21'],
  ['2027-01-20', '2027-01-02T12:00:00Z', '2027-01-02', '2027-01-20'],
  ['2027-03-01', '2027-02-28T01:00:00Z', '2027-02-27', '2027-02-28'],
  // A clock that is wrong moves nothing.
  ['2027-01-20', '2027-01-02T12:00:00Z', '2020-01-01', '2027-01-20'],
])('%s, counted at %s where it was %s: %s', (day, since, local, shown) => {
  expect(countedDay(day, since, local)).toBe(shown);
});
