import { expect, it } from 'vitest';
import { judgePinyin } from '../judge-typed.ts';
import { toneExercise } from '../kinds/tones.ts';
import { alsoRead } from './also-read.ts';

const CHARACTERS: Readonly<Record<string, readonly string[]>> = {
  先: ['xian1'],
  生: ['sheng1'],
  窗: ['chuang1'],
  户: ['hu4'],
  爷: ['ye2'],
  东: ['dong1'],
  西: ['xi1'],
  我: ['wo3'],
  们: ['men5', 'men2'],
  头: ['tou2', 'tou5'],
};
const read = (word: string, reading: string, spellings: readonly string[] = [], listed = [reading]) =>
  alsoRead({
    word,
    reading,
    spellings,
    listed,
    readingsOf: (character) => CHARACTERS[character] ?? [],
  });

it.each([
  ['先生', 'xian1 sheng5', ['xian1 sheng1']],
  ['窗户', 'chuang1 hu5', ['chuang1 hu4']],
  ['窗户', 'chuang1 hu4', []],
  // Doubled, and endings.
  ['爷爷', 'ye2 ye5', []],
  ['我们', 'wo3 men5', []],
  ['西头', 'xi1 tou5', []],
])('%s, %s, is read right as %j', (word, reading, other) => {
  expect(read(word, reading)).toEqual(other);
});

it('full tones that make another word are not this one’s', () => {
  expect(read('东西', 'dong1 xi5', [], ['dong1 xi5', 'dong1 xi1'])).toEqual([]);
});

it.each([
  ['爷爷', 'ye2 ye5', 'yéyé', ['ye2 ye2']],
  ['窗户', 'chuang1 hu4', 'chuānghu', ['chuang1 hu5']],
  ['窗户', 'chuang1 hu4', 'Chuāng hù', []],
  // Without tones it says nothing of them, and another word is no reading.
  ['窗户', 'chuang1 hu4', 'chuanghu', []],
  ['窗户', 'chuang1 hu4', 'chuānghé', []],
])('%s, %s, that a deck writes %s, is right as %j, too', (word, reading, spelling, other) => {
  expect(read(word, reading, [spelling])).toEqual(other);
});

it('whoever chooses the tones of their own deck has chosen right', () => {
  const target = {
    word: '窗户',
    reading: 'chuang1 hu5',
    alsoRead: ['chuang1 hu4'],
    senses: { en: ['window'], pt: ['janela'] },
    band: 3,
    pos: 'n',
    synonyms: [],
    isReadOtherwise: false,
  };
  expect(toneExercise(target)?.right).toEqual([[1], [5, 4]]);
  expect(toneExercise({ ...target, alsoRead: undefined })?.right).toEqual([[1], [5]]);
  expect(judgePinyin('chuǎnghù', target.reading, target.alsoRead)?.verdict).toBe('near');
  expect(judgePinyin('yéyé', 'ye2 ye3', ['ye2 ye2'])?.verdict).toBe('right');
});
