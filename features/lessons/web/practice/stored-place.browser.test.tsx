// Which round was left last: what the home page goes on with.

import { beforeEach, expect, it } from 'vitest';
import { changeClientState } from '../../../../kit/web/client-store.ts';
import { COPIES, forgetUnder } from '../../../../kit/web/storage.ts';
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
  localStorage.setItem('yulu.round. old', '{"steps":[1],"done":0}');
  localStorage.setItem('yulu.round. cut', '{"st');
  expect(lastRound()).toBeUndefined();
});

it('is there again for who signs out and in, and for nobody else', () => {
  const signIn = (username: string) => changeClientState((state) => ({ ...state, username }));
  signIn('ivan');
  keepPlace(lesson('one'), ITEMS, place(1));
  // As the page does when somebody goes.
  forgetUnder(COPIES);
  signIn('mei');
  expect(lastRound()).toBeUndefined();
  signIn('ivan');
  expect(lastRound()).toMatchObject({ lesson: 'one', done: 1 });
});
