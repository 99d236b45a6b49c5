import { expect, test } from 'vitest';
import { markedSyllables } from './marked-syllables.ts';

test('syllables stand apart, and what 儿 adds stands with its syllable', () => {
  expect(markedSyllables('银行', 'yin2 hang2')).toBe('yín háng');
  expect(markedSyllables('面条儿', 'mian4 tiao2 r5')).toBe('miàn tiáor');
  expect(markedSyllables('卡拉OK', 'ka3 la1 o k')).toBe('kǎ lā OK');
  expect(markedSyllables('哪儿的', 'na3 r5 de5')).toBe('nǎr de');
  expect(markedSyllables('不是', 'bu4 shi4')).toBe('bú shì');
});
