import { expect, it } from 'vitest';
import { wordStories } from './word-stories.ts';

const word = (reading: string, at: number) => ({ word: '长', reading, at });
const missed = (reading: string, at: number) => ({ ...word(reading, at), what: 'missed' as const });
const used = (reading: string, at: number) => ({ ...word(reading, at), what: 'used' as const });
const story = (reading: string, missedAt: number, usedAt: number[] = []) => ({
  word: '长',
  reading,
  missedAt,
  usedAt,
});

it.each([
  ['one that was only used needs no reminding', [], [used('zhang3', 1)], []],
  [
    'two readings are two',
    [],
    [missed('zhang3', 1), missed('chang2', 2), used('chang2', 3)],
    [story('zhang3', 1), story('chang2', 2, [3])],
  ],
  [
    'a use in an unknown reading counts for both',
    [word('zhang3', 1), word('chang2', 1)],
    [used('', 2)],
    [story('zhang3', 1, [2]), story('chang2', 1, [2])],
  ],
  [
    'a miss in an unknown reading begins both anew',
    [word('zhang3', 1), word('chang2', 1)],
    [used('zhang3', 2), missed('', 3)],
    [story('zhang3', 3), story('chang2', 3)],
  ],
  [
    'a reading that becomes known names the word',
    [],
    [missed('', 1), missed('zhang3', 2)],
    [story('zhang3', 2)],
  ],
  [
    'a miss begins a kept word anew',
    [word('zhang3', 1)],
    [used('zhang3', 2), missed('zhang3', 3)],
    [story('zhang3', 3)],
  ],
])('of a word: %s', (_, kept, events, stories) => expect(wordStories(kept, events)).toEqual(stories));
