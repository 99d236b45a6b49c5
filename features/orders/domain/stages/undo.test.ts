// A step is taken back while it is the last that has happened, nobody has written since, and it is not long ago.

import { expect, test } from 'vitest';
import { ACTION_NAMES, ACTIONS, type Action } from './actions.ts';
import { isUndo, UNDOES, undoableOf } from './undo.ts';

const NOW = new Date('2026-11-30T12:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const happened = (...actions: readonly Action[]) =>
  actions.map((action, at) => ({ action, createdAt: ago(at + 1) }));

test.each(Object.values(UNDOES))('%s is taken back at once, and not once something has followed', (step) => {
  const of = (...actions: readonly Action[]) =>
    undoableOf({ events: happened(...actions), writtenAt: null }, NOW);
  expect(of(step)).toBe(step);
  expect(of('note', step), 'a note follows on nothing').toBe(step);
  expect(of('ask_cancel', step)).toBeNull();
  expect(of('decide_photos', step)).toBeNull();
  expect(of('note')).toBeNull();
});

test('a message since then, and half an hour, keep it', () => {
  const events = [{ action: 'buy', createdAt: ago(10) }] as const;
  expect(undoableOf({ events, writtenAt: ago(11) }, NOW)).toBe('buy');
  expect(undoableOf({ events, writtenAt: ago(9) }, NOW)).toBeNull();
  const at = (minutes: number) =>
    undoableOf({ events: [{ action: 'buy', createdAt: ago(minutes) }], writtenAt: null }, NOW);
  expect([at(29), at(30)]).toEqual(['buy', null]);
});

test('what takes a step back leads to where it was', () => {
  for (const undo of ACTION_NAMES.filter(isUndo)) {
    const [[back], [step]] = [ACTIONS[undo], ACTIONS[UNDOES[undo]]];
    expect([back.from, back.to], undo).toEqual([[step.to], step.from[0]]);
    expect(step.undoneBy).toBe(undo);
  }
});
