import { expect, test } from 'vitest';
import { userIdSchema } from '../../../../kit/core/user-id.ts';
import type { PlacedNode } from '../../../learning-path/domain/index.ts';
import { sensesOf } from '../../domain/index.ts';
import { EVEN_LIKINGS } from '../../domain/profile/profile.ts';
import type { LearnerAhead, LearnerHistory } from '../deps.ts';
import { knownOf } from './history.ts';

const place = (kind: PlacedNode['kind'], subject: string, more: Partial<PlacedNode>): PlacedNode => ({
  id: `${kind}:${subject}`,
  kind,
  subject,
  level: 'zero',
  title: { zh: '', en: '', pt: '' },
  band: null,
  requires: [],
  words: [],
  points: 0,
  theme: null,
  completedBy: null,
  isBegun: false,
  share: 0,
  ahead: 0,
  state: 'in_progress',
  missing: [],
  ...more,
});
const history: LearnerHistory = {
  lessonsBehind: async () => new Set(['greetings']),
  lessonRounds: async () => new Map([['tea', [1, 0.4]]]),
  places: async () => [
    place('lesson', 'greetings', { state: 'completed' }),
    place('lesson', 'tea', {}),
    place('scene', 'restaurant/noodles', { state: 'locked', missing: ['lesson:tea'] }),
    place('role', 'waiter', {}),
  ],
  practisedScenes: async () => new Set(),
  finishedPlays: async () => [],
  topicTalks: async () => [],
  textsRead: async () => [],
  reviewOfToday: async () => ({ cards: 0, seconds: 0, due: 0, doneCards: 0, dueSeconds: 0, doneSeconds: 0 }),
  reviewsEnded: async () => [],
  reviewSeconds: async () => 0,
  today: async () => '2026-03-02',
  dayOf: async () => ({ beganAt: new Date(0), minutes: 0, isReviewDone: false, share: 1, yesterday: null }),
  minutesStudied: async () => 0,
  daysStudied: async () => 0,
  minutesWished: async () => null,
  lastStudied: async () => null,
  metWords: async () => new Set(),
  knownWords: async () => new Set(),
};
const ahead: LearnerAhead = {
  start: async () => ({ placedLevel: null, words: 0, probable: 0 }),
  studyDays: async () => 7,
  weekShare: async () => 1,
  wordsToCome: async () => ({ date: '2026-03-02', words: 0, coming: 0 }),
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
      catalogue: {
        lessons: [],
        plays: [],
        texts: [],
        words: new Map(),
        listed: new Map(),
        index: { heard: new Map(), explained: new Map(), senses: sensesOf([]), segment: () => [] },
      },
      basis: { level: 'beginner', profile },
    },
  );
  expect([...known.lessons]).toEqual([
    ['tea', [1, 0.4]],
    ['greetings', [1]],
  ]);
  expect([...known.locked]).toEqual([['scene restaurant/noodles', ['tea']]]);
  // Of the exam that is named, so that its goal tells the truth.
  const bands = [500, 1000].map((size) => ({ size, known: 20 }));
  expect(known.exam).toEqual({ size: 1000, known: 20, bands });
});
