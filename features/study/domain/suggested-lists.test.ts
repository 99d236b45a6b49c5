import { expect, test } from 'vitest';
import { suggestedLists } from './suggested-lists.ts';

const LISTS = [
  { id: 'mine', kind: 'mine', isOn: true },
  { id: 'hsk-1', kind: 'hsk', isOn: false },
  { id: 'hsk-2', kind: 'hsk', isOn: false },
  { id: 'lesson:greetings', kind: 'lesson', isOn: false },
  { id: 'lesson:family', kind: 'lesson', isOn: false },
  { id: 'topic:animals', kind: 'topic', isOn: false },
  { id: 'scene:travel/ask-the-way', kind: 'scene', isOn: false },
  { id: 'scene:travel/hotel-check-in', kind: 'scene', isOn: false },
];
const idsOf = (lists: typeof LISTS, learner: Parameters<typeof suggestedLists>[1]) =>
  suggestedLists(lists, learner).map(({ id }) => id);

test('who begins is offered the first lesson, then what fits why they learn; others their bands first', () => {
  expect(idsOf(LISTS, { known: 0, reason: 'travel' })).toEqual([
    'lesson:greetings',
    'scene:travel/ask-the-way',
    'hsk-1',
  ]);
  expect(idsOf(LISTS, { known: 0, reason: null })).toEqual(['lesson:greetings', 'topic:animals', 'hsk-1']);
  expect(idsOf(LISTS, { known: 2, reason: 'family' })).toEqual(['hsk-2', 'lesson:family']);
});

test('what is on is not offered again, and the next that fits comes in its place', () => {
  const learnt = LISTS.map((list) => ({
    ...list,
    isOn: list.isOn || list.id === 'scene:travel/ask-the-way',
  }));
  expect(idsOf(learnt, { known: 1, reason: 'travel' })).toEqual([
    'hsk-1',
    'hsk-2',
    'scene:travel/hotel-check-in',
    'lesson:greetings',
  ]);
});
