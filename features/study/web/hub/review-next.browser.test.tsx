import { expect, it } from 'vitest';
import { isReviewDue } from './review-next.tsx';

const fresh = [{ reason: 'new_word', cards: 2, seconds: 60 }] as const;
const session = { id: 's', startedAt: '2026-12-01T08:00:00.000Z', answered: 17 };

it('offers a session that was left with new words alone, and no day of them that was not begun', () => {
  expect(isReviewDue({ entries: [...fresh], session })).toBe(true);
  expect(isReviewDue({ entries: [...fresh], session: null })).toBe(false);
  expect(isReviewDue({ entries: [], session })).toBe(false);
});
