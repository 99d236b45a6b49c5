import { expect, test } from 'vitest';
import { userIdSchema } from '../../../kit/core/user-id.ts';
import { EVEN_LIKINGS } from '../domain/profile/profile.ts';
import type { LearnerAhead, LearnerHistory, PathPlace } from './deps.ts';
import { knownOf } from './history.ts';

const place = (kind: PathPlace['kind'], subject: string, more: Partial<PathPlace>): PathPlace => ({
  id: `${kind}:${subject}`,
  kind,
  subject,
  state: 'in_progress',
  missing: [],
  ...more,
});
const history: LearnerHistory = {
  lessonRounds: async () => new Map([['tea', [1, 0.4]]]),
  places: async () => [
    place('lesson', 'greetings', { state: 'completed' }),
    place('lesson', 'tea', {}),
    place('scene', 'restaurant/noodles', { state: 'locked', missing: ['lesson:tea'] }),
    place('role', 'waiter', {}),
  ],
  finishedPlays: async () => [],
  topicTalks: async () => [],
  textsRead: async () => [],
  reviewOfToday: async () => ({ cards: 0, seconds: 0, due: 0, doneCards: 0 }),
  reviewsEnded: async () => [],
  reviewSeconds: async () => 0,
  today: async () => '2026-03-02',
  minutesStudied: async () => 0,
  minutesWished: async () => null,
  lastStudied: async () => null,
  knownWords: async () => new Set(),
};
const ahead: LearnerAhead = {
  start: async () => ({ placedBand: null, words: 0, probable: 0 }),
  wordsToCome: async () => ({ date: '2026-03-02', words: 0 }),
  wordsUpTo: async (_, band) => ({ size: 500 * band, known: 20 }),
};
const profile = {
  grade: 'adult',
  textbooks: [],
  interests: ['food'],
  aim: null,
  dream: 'HSK 2',
  likings: EVEN_LIKINGS,
} as const;

test('what the path counts as completed is behind, whatever completed it, and what it has locked waits', async () => {
  const known = await knownOf(
    { history, ahead },
    userIdSchema.parse('0192d3a0-0000-7000-8000-000000000001'),
    {
      catalogue: { lessons: [], plays: [], texts: [], words: new Map() },
      basis: { level: 'beginner', profile },
    },
  );
  expect([...known.lessons]).toEqual([
    ['tea', [1, 0.4]],
    ['greetings', [1]],
  ]);
  expect([...known.locked]).toEqual([['scene restaurant/noodles', ['tea']]]);
  // Of the exam that is named, so that its goal tells the truth.
  expect(known.exam).toEqual({ size: 1000, known: 20 });
});
