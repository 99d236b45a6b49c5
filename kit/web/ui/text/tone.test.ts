import { expect, it } from 'vitest';
import { toneOf } from './tone.ts';

it('reads the tone from the mark, whether composed or not; ü is not a mark', () => {
  const tones = ['mā', 'má', 'mǎ', 'mà', 'ma', 'nǚ', 'lü', 'xue\u0301'].map((syllable) => toneOf(syllable));
  expect(tones).toEqual([1, 2, 3, 4, 5, 3, 5, 2]);
});
