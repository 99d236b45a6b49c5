import { expect, it } from 'vitest';
import { signsAsked } from './signs-asked.ts';
import { toneAsked } from './tone-asked.ts';

it.each([
  ['“河”怎么写？', { kind: 'write', word: '河' }],
  ['How do you write 雪?', { kind: 'write', word: '雪' }],
  ['how is 云 written?', { kind: 'write', word: '云' }],
  ['Como se escreve 朋友?', { kind: 'write', word: '朋友' }],
  ['What tone does 雨 have?', { kind: 'tones', words: ['雨'], isCompared: false }],
  ['Qual é o tom de 海?', { kind: 'tones', words: ['海'], isCompared: false }],
  ['糖和汤的声调一样吗？', { kind: 'tones', words: ['糖', '汤'], isCompared: true }],
  ['qual a diferença de tom entre 书 e 树?', { kind: 'tones', words: ['书', '树'], isCompared: true }],
])('%s', (raw, asked) => {
  expect(signsAsked(raw)).toEqual(asked);
});

it.each([
  '这封信怎么写？',
  '作文怎么写才好？',
  '我给妈妈写信。',
  '他和我一样高吗？',
  '书和树有什么区别？',
  'I write 你好 every day.',
  '我叫Tom。你呢？',
  'Oi, sou o Beto. 你好!',
])('%s asks of no sign', (raw) => {
  expect(signsAsked(raw)).toBeUndefined();
});

it('a tone that is guessed is asked about as well', () => {
  expect(toneAsked('is lǎo third tone?')).toMatchObject({ syllable: 'lǎo' });
});
