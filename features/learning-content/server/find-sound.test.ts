// Chinese is found by its pinyin, however that is typed, by whole syllables and by the tones that were typed.

import { expect, test } from 'vitest';
import { findInside } from '../domain/find-inside.ts';
import { findSound } from './find-sound.ts';

const piece = {
  title: { zh: '去银行取钱', en: 'At the bank', pt: 'No banco' },
  words: [{ zh: '窗口', pinyin: 'chuang1 kou3', en: 'counter', pt: 'guichê' }],
  dialogue: [{ zh: '请问，女士要办什么？', en: 'May I help you?', pt: 'Em que posso ajudar?' }],
};
const find = (search: string) => findInside(piece, search, findSound(search));

test.each([
  ['yinhang', 'title.zh'],
  ['yínháng', 'title.zh'],
  ['yin2 hang2', 'title.zh'],
  ['Qù yín háng', 'title.zh'],
  ['chuāngkǒu', 'words.0.zh'],
  ['nü shi', 'dialogue.0.zh'],
  ['nǚshì', 'dialogue.0.zh'],
  ['nvshi', 'dialogue.0.zh'],
  // As it is written goes before as it sounds.
  ['bank', 'title.en'],
  ['kou3', 'words.0.pinyin'],
])('%s is found at %s', (search, path) => {
  expect(find(search)).toMatchObject({ path });
});

test.each([
  ['yin4 hang4', 'other tones'],
  ['inhang', 'no whole syllable'],
  ['yinha', 'no whole syllable'],
  ['hangyin', 'the other way round'],
  ['please', 'no pinyin'],
])('%s is not: %s', (search) => {
  expect(find(search)).toBeUndefined();
});
