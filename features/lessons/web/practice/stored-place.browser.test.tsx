// Which round was left last: what the home page goes on with.

import { beforeEach, expect, it } from 'vitest';
import { keepPlace, lastRound } from './stored-place.ts';

const ITEMS = { words: [], points: [] };
const STEP = { kind: 'choose', point: 'age' } as const;
const lesson = (id: string) => ({ id, title: { zh: id, en: id, pt: id } });
const place = (done: number) => ({ steps: [STEP, STEP], done, missed: 0, round: { at: 0, of: 1 } });

beforeEach(() => localStorage.clear());

it('is the latest of those that have something left', () => {
  expect(lastRound()).toBeUndefined();
  keepPlace(lesson('one'), ITEMS, place(1));
  expect(lastRound()).toMatchObject({ lesson: 'one', done: 1, of: 2 });
  keepPlace(lesson('two'), ITEMS, place(2));
  expect(lastRound()).toMatchObject({ lesson: 'one' });
});

it('is none where the browser holds what it does not know', () => {
  localStorage.setItem('yulu.copy.round-old', '{"steps":[1],"done":0}');
  localStorage.setItem('yulu.copy.round-cut', '{"st');
  expect(lastRound()).toBeUndefined();
});
