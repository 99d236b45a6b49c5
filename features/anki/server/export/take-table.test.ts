import { expect, it } from 'vitest';
import type { TakenWord } from '../../domain/index.ts';
import { tableOf } from './take-table.ts';

const at = (text: string): number => Date.parse(text);
const card = {
  skill: 'recognise',
  stage: 'review',
  due: at('2026-12-02T01:00:00Z'),
  given: null,
  stability: 2,
  difficulty: 5,
  lastAt: at('2026-11-30T01:00:00Z'),
  reviews: 3,
  lapses: 0,
  isSuspended: false,
  untouched: null,
} as const;
const missed = (id: string) => ({
  id: at(id),
  skill: 'recognise' as const,
  ease: 1,
  interval: 0,
  lastInterval: 0,
  factor: 0,
  tookMs: 0,
  type: 0,
});
const word: TakenWord = {
  guid: 'a',
  decks: [],
  tags: [],
  word: '女',
  pinyin: 'nü3',
  written: 'nǚ',
  meaning: 'woman',
  sentence: '',
  sound: '',
  picture: '',
  createdAt: at('2026-11-30T01:00:00Z'),
  cards: [card],
  reviews: [],
};
const HERE = { zone: 'America/Sao_Paulo', now: at('2026-12-01T02:30:00Z') };
const rowOf = (taken: TakenWord) => tableOf([taken], HERE).split('\n')[1]?.split(',');

it('says days as they are where the learner is', () => {
  expect(rowOf(word)).toEqual(expect.arrayContaining(['2026-11-29', '2026-12-01']));
});

it('what was missed so often that it waits for tomorrow is due tomorrow', () => {
  const learning = { ...card, stage: 'learning', due: HERE.now } as const;
  const reviews = ['2026-12-01T01:00:00Z', '2026-12-01T01:10:00Z', '2026-12-01T01:20:00Z'].map(missed);
  expect(rowOf({ ...word, cards: [learning], reviews: reviews.slice(1) })).toContain('2026-11-30');
  expect(rowOf({ ...word, cards: [learning], reviews })).toContain('2026-12-01');
});
