// When somebody may be reminded again.

import { expect, test } from 'vitest';
import { mayRemind } from './reminder.ts';

const now = new Date('2026-05-06T12:00:00Z');
test.each([
  ['never', null, true],
  ['an hour ago', new Date('2026-05-06T11:00:00Z'), false],
  ['a minute less than a day ago', new Date('2026-05-05T12:01:00Z'), false],
  ['a day ago', new Date('2026-05-05T12:00:00Z'), true],
])('reminded %s', (_, at, expected) => expect(mayRemind(at, now)).toBe(expected));
