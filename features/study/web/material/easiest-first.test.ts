import { expect, it } from 'vitest';
import { easiestFirst } from './easiest-first.ts';

const sentence = (...pieces: readonly string[]) => ({
  zh: pieces.join(''),
  en: '',
  pt: '',
  pieces,
  readings: pieces.map((piece) => (piece === '。' ? '' : 'x1')),
});
const SHORT = sentence('狗', '追', '猫', '。');
const MET = sentence('我', '有', '一', '只', '猫', '。');
const LONGER = sentence('我', '和', '他', '都', '有', '一', '只', '猫', '。');

const order = (...met: readonly string[]) =>
  easiestFirst([LONGER, SHORT, MET], { word: '猫', isKnown: (word) => met.includes(word) });

it('puts the sentence first whose other words were met, and of two such ones the shorter', () => {
  expect(order('我', '有', '一', '只', '和', '他', '都')).toEqual([MET, LONGER, SHORT]);
});

it('puts the sentence with the fewest words first where none was met', () => {
  expect(order()).toEqual([SHORT, MET, LONGER]);
});
