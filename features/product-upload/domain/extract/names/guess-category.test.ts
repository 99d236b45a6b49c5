// What kind of thing a name says it is, in the words that buyers type and shops write: its head noun decides.

import { expect, test } from 'vitest';
import { guessCategory } from './guess-category.ts';

test.each([
  ['tênis de corrida', 'shoes'],
  ['tenis', 'shoes'],
  ['sapato masculino', 'shoes'],
  ['sneakers', 'shoes'],
  ['跑步鞋男款', 'shoes'],
  ['meia 袜子', 'small-clothing'],
  ['raquete de tênis de mesa', 'sports'],
  ['tênis de mesa', 'sports'],
])('what is typed, with or without accents: %s', (name, kind) => {
  expect(guessCategory(name)).toBe(kind);
});

test.each([
  ['羊毛围巾女冬季加厚200cm', 'clothing'],
  ['wool scarf 200 cm', 'clothing'],
  ['cachecol de lã', 'clothing'],
  ['真丝丝巾', 'small-clothing'],
  ['silk scarf', 'small-clothing'],
])('a scarf of wool is no sock, one of silk as light as one: %s', (name, kind) => {
  expect(guessCategory(name)).toBe(kind);
});

test.each([
  ['陶瓷茶叶罐', 'kitchen'],
  ['ceramic tea tin', 'kitchen'],
  ['lata de chá de cerâmica', 'kitchen'],
  ['铁观音茶叶罐装', 'food'],
  ['龙井茶2罐', 'food'],
  ['a tin of green tea', 'food'],
  ['简易鞋架', 'home'],
  ['鞋带', 'small-clothing'],
  ['backpack for shoes', 'bags'],
])('the head noun decides: %s', (name, kind) => {
  expect(guessCategory(name)).toBe(kind);
});
