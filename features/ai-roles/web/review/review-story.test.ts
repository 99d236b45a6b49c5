// A review begins with what was done, and says so when there was too little to look back on.

import { expect, test } from 'vitest';
import type { Review } from '../../../tutor-chat/domain/index.ts';
import { storyOf } from './review-story.ts';

const line = (zh: string) => ({ zh, en: zh, pt: zh });
const goal = (id: string, aided: Review['goals'][number]['aided']): Review['goals'][number] => ({
  id,
  goal: line(id),
  reached: aided !== null,
  aided,
  evidence: aided === null ? null : { messageId: 'm', text: `我说${id}`, isCertain: true },
});

const review = (changes: Partial<Review>): Review => ({
  talk: {
    id: 't',
    kind: 'role',
    subject: 'waiter',
    subjectVersion: 0,
    partner: null,
    language: 'en',
    createdAt: '2026-01-01T00:00:00Z',
    lastMessageAt: '2026-01-01T00:00:00Z',
    preview: '',
  },
  goals: [goal('点菜', null), goal('付钱', null)],
  well: { goals: [], words: [], sentence: null },
  better: [],
  isAllCertain: false,
  words: [],
  unaidedShare: null,
  turns: 4,
  hints: 0,
  minutes: 1,
  ...changes,
});

test('a talk in which nothing was said has no story', () => {
  expect(storyOf(review({ turns: 0 }))).toBeUndefined();
});

test('a single greeting has no story, a single sentence that got something done has', () => {
  expect(storyOf(review({ turns: 1 }))).toBeUndefined();
  expect(storyOf(review({ turns: 1, goals: [goal('点菜', 'none')] }))?.outcome).toBe('all');
});

test('a single sentence with something to mend, or with a word worth naming, is looked back on', () => {
  const well = { goals: [], words: ['菜单'], sentence: null };
  expect(storyOf(review({ turns: 1, well }))).toBeDefined();
  expect(storyOf(review({ turns: 1, well: { ...well, words: [], sentence: '我要菜单。' } }))).toBeDefined();
});

test('who has spoken and done nothing yet is told that they spoke', () => {
  expect(storyOf(review({ turns: 2 }))).toMatchObject({ outcome: 'spoke', done: [] });
});

test('goals done come with what was said, apart from those still open, and tell whether they had help', () => {
  const goals = [goal('问候', 'none'), goal('点菜', null), goal('付钱', 'start'), goal('谢谢', 'repeat')];
  expect(storyOf(review({ goals }))).toEqual({
    outcome: 'some',
    done: [
      { id: '问候', goal: line('问候'), said: '我说问候', isAlone: true },
      { id: '付钱', goal: line('付钱'), said: '我说付钱', isAlone: false },
      { id: '谢谢', goal: line('谢谢'), said: '我说谢谢', isAlone: false },
    ],
    open: [goal('点菜', null)],
  });
});
