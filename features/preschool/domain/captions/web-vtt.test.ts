// Captions as files: times to the millisecond, in order, with pinyin above the Chinese alone.

import { expect, it } from 'vitest';
import type { Film } from '../film.ts';
import { toWebVtt } from './web-vtt.ts';

const film: Film = {
  id: 'a',
  level: 'preschool',
  language: 'zh',
  title: { zh: '好', en: 'Good', pt: 'Bom' },
  length: 70,
  poster: 1,
  captions: [
    { from: 0.6, until: 3.04, said: 2, zh: '好！', en: 'Good <3', pt: 'Bom', pinyin: ['hǎo', null] },
    { from: 61.25, until: 62, said: 62, zh: '好', en: 'Good', pt: 'Bom', pinyin: ['hǎo'] },
  ],
  words: [],
  glosses: {},
  scenes: [],
  drawings: {},
  sets: {},
  strokes: {},
  sounds: [],
  tune: { tempo: 90, melody: '- 1', bass: '- 1' },
};

it('writes each caption with its times', () => {
  expect(toWebVtt(film, 'en')).toBe(
    'WEBVTT\n\n00:00:00.600 --> 00:00:03.040\nGood &lt;3\n\n00:01:01.250 --> 00:01:02.000\nGood\n',
  );
});

it('puts pinyin above each character', () => {
  expect(toWebVtt(film, 'zh')).toContain('<ruby>好<rt>hǎo</rt></ruby>！');
});
