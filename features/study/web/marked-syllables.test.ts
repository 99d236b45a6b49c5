import { expect, test } from 'vitest';
import { markedSyllables } from './marked-syllables.ts';

test('syllables stand apart, and what 儿 adds stands with its syllable', () => {
  expect(markedSyllables('yin2 hang2')).toBe('yín háng');
  expect(markedSyllables('mian4 tiao2 r5')).toBe('miàn tiáor');
  expect(markedSyllables('na3 r5 de5')).toBe('nǎr de');
});
