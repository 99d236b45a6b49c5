// The plan of a day: what is due comes before what is new, and nothing due is held back while there is time.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_SKILLS, type CardSkill, type CardState } from '../memory/card.ts';
import { DAY_MS } from '../memory/times.ts';
import { DEFAULT_SETTINGS, modelOf } from '../settings.ts';
import { paceOf } from './pace.ts';
import { planDay, skillKey, wordKey } from './plan.ts';

const START = 100 * DAY_MS;
const DAY = { now: START + DAY_MS / 2, startsAt: START, endsAt: START + DAY_MS };
const MODEL = modelOf(DEFAULT_SETTINGS.retention);
const PACE = paceOf([]);
const WORDS = Array.from('雨伞面条地铁学习买卖');

type CardFacts = Pick<CardState, 'word' | 'skill' | 'stage'> & { readonly lateDays?: number };

const cardOf = ({ word, skill, stage, lateDays = 0 }: CardFacts): CardState => ({
  word,
  reading: '',
  skill,
  stage,
  due: DAY.now - lateDays * DAY_MS,
  stability: stage === 'new' ? 0 : 5,
  difficulty: stage === 'new' ? 0 : 5,
  firstAt: stage === 'new' ? null : 0,
  shownAt: stage === 'new' ? null : 0,
  lastAt: stage === 'new' ? null : DAY.now - (5 + lateDays) * DAY_MS,
  reviews: stage === 'new' ? 0 : 3,
  lapses: 0,
  addedAt: 0,
  isSuspended: false,
  lastEvent: '',
});

const plan = (due: readonly CardFacts[], more: Partial<Parameters<typeof planDay>[0]> = {}) =>
  planDay({
    day: DAY,
    due: due.map(cardOf),
    fresh: [],
    metToday: new Set(),
    seconds: 900,
    pace: PACE,
    model: MODEL,
    ...more,
  });
const keysOf = ({ cards }: ReturnType<typeof plan>): string[] =>
  cards.map(({ card }) => `${card.word} ${card.skill}`);

it('what has waited is asked before new words, which stand among what is due today', () => {
  const of = (word: string, lateDays: number) =>
    ({ word, skill: 'recognise', stage: 'review', lateDays }) as const;
  const fresh = ['一', '二', '三', '四'].map((word) => cardOf({ word, skill: 'recognise', stage: 'new' }));
  const { cards } = plan([of('面', 0), of('雨', 2), of('地', 0), of('铁', 1)], { fresh });
  expect(cards.slice(0, 2).map(({ reason }) => reason)).toEqual(['overdue', 'overdue']);
  expect(cards.at(2)?.reason).toBe('new_word');
});

it('words that are probably known are checked in a part of the time that reviews leave, and are not new', () => {
  const checks = WORDS.map((word) => cardOf({ word, skill: 'recognise', stage: 'new' }));
  const fresh = ['一', '二'].map((word) => cardOf({ word, skill: 'recognise', stage: 'new' }));
  const reasonsIn = (seconds: number, due: readonly CardFacts[] = []) =>
    Object.groupBy(plan(due, { checks, fresh, seconds }).cards, ({ reason }) => reason);
  expect(reasonsIn(900)).toMatchObject({ check: { length: WORDS.length }, new_word: { length: 2 } });
  expect(reasonsIn(60).check?.length).toBe(3);
  // What is due today is asked, and not checked as well; nor is anything where the reviews fill the day.
  const due = WORDS.map((word) => ({ word, skill: 'tone', stage: 'review' }) as const);
  expect(reasonsIn(900, due).check).toBeUndefined();
  expect(reasonsIn(10, due.slice(0, 4)).check).toBeUndefined();
});

const facts = fc.record({
  word: fc.constantFrom(...WORDS),
  skill: fc.constantFrom(...CARD_SKILLS),
  stage: fc.constantFrom('new' as const, 'learning' as const, 'review' as const),
  lateDays: fc.integer({ min: 0, max: 20 }),
});
const day = fc.record({
  due: fc.uniqueArray(facts, { selector: ({ word, skill }) => `${word} ${skill}`, maxLength: 40 }),
  fresh: fc.uniqueArray(fc.constantFrom(...Array.from('一二三四五六')), { maxLength: 6 }),
  metToday: fc
    .uniqueArray(fc.constantFrom(...WORDS))
    .map((words) => new Set(words.map((word) => `${word} `))),
  seconds: fc.integer({ min: 0, max: 600 }),
});

describe('a day', () => {
  it('holds no due review back while it has minutes, and nothing new comes in its place', () => {
    fc.assert(
      fc.property(day, ({ due, fresh, ...more }) => {
        const made = plan(due, { ...more, fresh: fresh.map((word) => newWord(word)) });
        const planned = new Set(made.cards.map(({ card }) => skillKey(card)));
        const asked = new Set(made.cards.map(({ card }) => wordKey(card)));
        const held = due
          .map(cardOf)
          .filter(
            (card) => card.stage !== 'new' && !planned.has(skillKey(card)) && !asked.has(wordKey(card)),
          );
        const seconds = made.cards.reduce((sum, card) => sum + card.seconds, 0);
        if (held.length > 0) {
          expect(seconds).toBeGreaterThan(more.seconds - 0.001);
          expect(made.cards.filter(({ card }) => card.stage === 'new')).toEqual([]);
        }
        // What is said to wait waits for want of minutes.
        if (made.putOff > 0) expect(seconds).toBeGreaterThan(more.seconds - 0.001);
        expect(made.putOff).toBeGreaterThanOrEqual(new Set(held.map(wordKey)).size);
      }),
    );
  });

  it('asks one card of each word, and a next skill only of a word that was not met that day', () => {
    fc.assert(
      fc.property(day, ({ due, fresh, ...more }) => {
        const { cards } = plan(due, { ...more, fresh: fresh.map((word) => newWord(word)) });
        expect(new Set(cards.map(({ card }) => wordKey(card))).size).toBe(cards.length);
        for (const { card } of cards.filter(({ reason }) => reason === 'next_skill'))
          expect(more.metToday.has(wordKey(card))).toBe(false);
      }),
    );
  });
});

const newWord = (word: string, skill: CardSkill = 'recognise'): CardState => ({
  ...cardOf({ word, skill, stage: 'new' }),
  due: null,
});

const IMPORTED = ['雨', '面', '地', '学', '买'];

it('asks each word of an import in one skill, before the tones that were never asked', () => {
  const made = plan([
    ...IMPORTED.map((word): CardFacts => ({ word, skill: 'tone', stage: 'new' })),
    ...IMPORTED.map((word): CardFacts => ({ word, skill: 'recall', stage: 'review' })),
    ...IMPORTED.map((word): CardFacts => ({ word, skill: 'recognise', stage: 'review' })),
  ]);
  expect(made.putOff).toBe(0);
  expect(keysOf(made).toSorted()).toEqual(IMPORTED.map((word) => `${word} recognise`).toSorted());
});

const RECALL: CardFacts = { word: '学', skill: 'recall', stage: 'review' };
const TONE: CardFacts = { word: '学', skill: 'tone', stage: 'review' };

it('asks of a word what has waited longest, and its other card on the day after', () => {
  expect(keysOf(plan([RECALL, { ...TONE, lateDays: 1 }]))).toEqual(['学 tone']);
  expect(plan([RECALL, { ...TONE, lateDays: 1 }]).putOff).toBe(0);
  const next = { now: DAY.now + DAY_MS, startsAt: DAY.endsAt, endsAt: DAY.endsAt + DAY_MS };
  expect(keysOf(plan([RECALL], { day: next }))).toEqual(['学 recall']);
});

it('asks nothing more today of a word that a review has asked, unless it was missed', () => {
  const asked = { metToday: new Set(['学 ']), askedToday: new Set(['学 ']) };
  expect(keysOf(plan([TONE], asked))).toEqual([]);
  const missed = { ...cardOf({ ...RECALL, stage: 'learning' }), lastAt: DAY.now - 60_000 };
  const made = plan([], { ...asked, due: [missed, cardOf(TONE)] });
  expect(keysOf(made)).toEqual(['学 recall']);
});

it('begins a day with what is tapped where the first would be typed, and goes on by need', () => {
  const of = (words: string, skill: CardSkill, lateDays: number) =>
    Array.from(words, (word): CardFacts => ({ word, skill, stage: 'review', lateDays }));
  const missed: CardFacts = { word: '学', skill: 'recall', stage: 'learning', lateDays: 9 };
  const due = [missed, ...of('雨伞面', 'recall', 9), ...of('条地', 'tone', 9), ...of('铁', 'recognise', 9)];
  const [first, second, third] = keysOf(plan(due));
  expect([first, second?.slice(-4), third]).toEqual(['铁 recognise', 'tone', '学 recall']);
  // Once something was asked, what was missed comes first.
  expect(keysOf(plan(due, { askedToday: new Set(['水 ']) }))[0]).toBe('学 recall');
  // What is tapped keeps its order.
  const tapped = plan([...of('雨伞面', 'tone', 9), ...of('铁', 'recognise', 0)]);
  expect(tapped.cards[0]?.card.skill).toBe('tone');
  // With nothing easy it begins all the same.
  expect(keysOf(plan(of('雨伞', 'recall', 9)))).toHaveLength(2);
});

it('mixes the skills, and asks what has waited first in each of them', () => {
  const of = (words: string, skill: CardSkill, lateDays = 0) =>
    Array.from(words, (word): CardFacts => ({ word, skill, stage: 'review', lateDays }));
  const made = plan([
    ...of('雨伞面条地铁学', 'tone'),
    ...of('习买', 'recall'),
    ...of('卖听说读写', 'recognise', 1),
  ]);
  const skills = made.cards.map(({ card }) => card.skill);
  const rows = skills.join(' ').match(/(tone ?)+/g) ?? [];
  expect(Math.max(...rows.map((row) => row.trim().split(' ').length))).toBeLessThanOrEqual(2);
  expect(made.cards[0]?.reason).toBe('overdue');
});

it('begins of each word the further skill whose day came first, and not the quickest of all', () => {
  const began = (word: string, skill: CardSkill, lateDays: number): CardFacts => ({
    word,
    skill,
    stage: 'new',
    lateDays,
  });
  const made = plan([
    ...Array.from('雨伞面').flatMap((word) => [began(word, 'recall', 4), began(word, 'tone', 3)]),
    ...Array.from('条地铁').flatMap((word) => [began(word, 'tone', 4), began(word, 'recall', 3)]),
  ]);
  expect(made.cards.map(({ card }) => card.skill).toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => 'recall'),
    ...Array.from({ length: 3 }, () => 'tone'),
  ]);
});

it('asks a word that was met elsewhere today after all that was not', () => {
  const others = ['雨', '面', '地', '铁'].map(
    (word): CardFacts => ({ word, skill: 'recognise', stage: 'review' }),
  );
  const late = [RECALL, ...others].map((card) => ({ ...card, lateDays: 1 }));
  expect(keysOf(plan(late, { metToday: new Set(['学 ']) })).at(-1)).toBe('学 recall');
});

it('asks what is due of a word of which something was asked already today', () => {
  const made = plan([{ word: '雨', skill: 'recall', stage: 'review' }], { metToday: new Set(['雨 ']) });
  expect(keysOf(made)).toEqual(['雨 recall']);
});

it('puts off what the minutes do not hold, and says how much', () => {
  const due = WORDS.map((word): CardFacts => ({ word, skill: 'recognise', stage: 'review' }));
  const made = plan(due, { seconds: 30, fresh: [newWord('一')] });
  expect(made.putOff).toBe(WORDS.length - made.cards.length);
  expect(made.cards.every(({ card }) => card.stage === 'review')).toBe(true);
});
