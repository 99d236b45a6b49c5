import { expect, it } from 'vitest';
import { needsRests, restAfter } from './rest.ts';
import type { HeldCard, Step } from './session.ts';

const card = (at: number): HeldCard => ({
  word: `词${at}`,
  reading: 'ci2',
  skill: 'recognise',
  isNewWord: true,
  isLeech: false,
  missesToday: 0,
});
const ask = (...places: readonly number[]): Step => ({ kind: 'ask', cards: places.map(card) });
const meet = (at: number): Step => ({ kind: 'meet', cards: [card(at)] });
const after = (count: number) => Array.from({ length: count }, (_, at) => ({ step: ask(at), answers: [] }));

it('rests after ten words that were answered, where more is to come', () => {
  expect(restAfter({ steps: [ask(9), ask(10)], done: after(9) })).toBe(10);
  expect(restAfter({ steps: [ask(9)], done: after(9) })).toBeUndefined();
  expect(restAfter({ steps: [ask(8), ask(10)], done: after(8) })).toBeUndefined();
  expect(restAfter({ steps: [ask(19), ask(20)], done: after(19) })).toBe(20);
});

it('counts neither a word twice nor one that was only shown', () => {
  expect(restAfter({ steps: [ask(3), ask(10)], done: after(9) })).toBeUndefined();
  expect(restAfter({ steps: [meet(9), ask(9)], done: after(9) })).toBeUndefined();
});

it('is for the young and for few minutes', () => {
  expect(needsRests({ isYounger: true, minutesADay: 30 })).toBe(true);
  expect(needsRests({ isYounger: false, minutesADay: 5 })).toBe(true);
  expect(needsRests({ isYounger: false, minutesADay: 15 })).toBe(false);
  expect(needsRests({ isYounger: false, minutesADay: null })).toBe(false);
});
