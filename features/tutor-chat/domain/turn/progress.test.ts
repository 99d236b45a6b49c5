// How the goals of a play add up.

import { expect, test } from 'vitest';
import { shippedContent } from '../../../../content/load.ts';
import { advance, goalsOf, NO_PROGRESS, type Step } from './progress.ts';

const step = (messageId: string, goals: Step['goals'], ended = false): Step => ({ messageId, goals, ended });

test('a goal goes from open by way of partly to reached, and names the message that changed it last', () => {
  const one = advance(NO_PROGRESS, step('m1', [{ id: 'order', state: 'partly' }]));
  expect(one.goals).toEqual([{ id: 'order', state: 'partly', messageId: 'm1' }]);
  const two = advance(one, step('m2', [{ id: 'order', state: 'reached' }]));
  expect(two.goals).toEqual([{ id: 'order', state: 'reached', messageId: 'm2' }]);
});

test('what is reached stays reached by the message that reached it, and an end stays an end', () => {
  const reached = advance(NO_PROGRESS, step('m1', [{ id: 'pay', state: 'reached' }], true));
  const later = advance(reached, step('m2', [{ id: 'pay', state: 'partly' }]));
  expect(later).toEqual(reached);
});

test('the learner sees all goals of the play in its order', () => {
  const play = shippedContent().roles.find(({ id }) => id === 'waiter')?.play;
  if (!play) throw new Error('no waiter');
  const last = play.goals.at(-1);
  const shown = goalsOf(play, advance(NO_PROGRESS, step('m1', [{ id: last?.id ?? '', state: 'reached' }])));
  expect(shown.map(({ id }) => id)).toEqual(play.goals.map(({ id }) => id));
  expect(shown.map(({ state }) => state)).toEqual([...play.goals.slice(1).map(() => 'open'), 'reached']);
  expect(shown.at(-1)?.messageId).toBe('m1');
});
