// When a lock ends by itself.

import { expect, test } from 'vitest';
import { isBanOver } from './ban.ts';

const now = new Date('2026-11-29T10:00:00.000Z');

test.each([
  [null, false],
  [new Date('2026-11-29T10:00:00.001Z'), false],
  [now, true],
  [new Date('2026-11-28T10:00:00.000Z'), true],
])('until %s: over is %s', (until, isOver) => {
  expect(isBanOver(until, now)).toBe(isOver);
});
