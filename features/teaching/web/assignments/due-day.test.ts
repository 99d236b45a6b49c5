// The day that is proposed: that of what was given before at the same sitting, while it is not past.

import { expect, test } from 'vitest';
import { proposedDay } from './due-day.ts';

const NOW = new Date(2026, 2, 2, 10);

test.each([
  [null, '2026-03-09'],
  ['2026-03-04', '2026-03-04'],
  ['2026-03-01', '2026-03-09'],
  ['tomorrow', '2026-03-09'],
])('after %j it is %s', (kept, day) => expect(proposedDay(kept, NOW)).toBe(day));
