import { expect, test } from 'vitest';
import { suggestedLists } from './suggested-lists.ts';

const LISTS = [
  { id: 'mine', kind: 'mine', isOn: true },
  { id: 'hsk-1', kind: 'hsk', isOn: false },
  { id: 'hsk-2', kind: 'hsk', isOn: false },
  { id: 'lesson:greetings', kind: 'lesson', isOn: false },
  { id: 'lesson:family', kind: 'lesson', isOn: false },
  { id: 'scene:travel/ask-the-way', kind: 'scene', isOn: false },
  { id: 'scene:travel/hotel-check-in', kind: 'scene', isOn: false },
];
const idsOf = (lists: typeof LISTS, learner: Parameters<typeof suggestedLists>[1]) =>
  suggestedLists(lists, learner).map(({ id }) => id);

test('what fits why somebody learns comes first, then the next band and the first lesson', () => {
  expect(idsOf(LISTS, { known: 0, reason: 'travel' })).toEqual([
    'scene:travel/ask-the-way',
    'hsk-1',
    'lesson:greetings',
  ]);
  expect(idsOf(LISTS, { known: 0, reason: null })).toEqual(['hsk-1', 'lesson:greetings']);
  expect(idsOf(LISTS, { known: 2, reason: 'family' })).toEqual(['lesson:family']);
});

test('what is on is not offered again, and the next that fits comes in its place', () => {
  const learnt = LISTS.map((list) => ({
    ...list,
    isOn: list.isOn || list.id === 'scene:travel/ask-the-way',
  }));
  expect(idsOf(learnt, { known: 1, reason: 'travel' })).toEqual([
    'scene:travel/hotel-check-in',
    'hsk-2',
    'lesson:greetings',
  ]);
});
