// Names and variants as shops write them, and what a buyer who reads no Chinese is told of them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadLexicon, segment } from '../../../../chinese/words/index.ts';
import { withoutNames } from '../../../my-words/domain/index.ts';
import { glossPieces } from './gloss-pieces.ts';

const lexicon = loadLexicon(readFileSync(join(import.meta.dirname, '../../../../chinese/data/lexicon.bin')));

/** What the dictionary is asked about stands in brackets. */
const glossOf = (text: string, language: 'en' | 'pt') =>
  glossPieces(text, { language, segment: (part) => segment(lexicon, part), withoutNames })
    .map(({ meaning }) => (typeof meaning === 'string' ? meaning : `[${meaning.text}]`))
    .join(' · ');

test.each([
  ['黑色 42码', 'black · size 42', 'preto · tamanho 42'],
  ['李宁男士跑步鞋', 'men’s · running shoes', 'masculino · tênis de corrida'],
  ['粉；XL码', 'pink · size XL', 'rosa · tamanho XL'],
  ['樱花粉', 'cherry-blossom pink', 'rosa-cerejeira'],
  ['网面透气', 'mesh · breathable', 'em tela · respirável'],
  [
    '加绒加厚连衣裙女秋冬',
    'fleece-lined · thick · dress · women’s · autumn and winter',
    'forrado de fleece · grosso · vestido · feminino · outono e inverno',
  ],
  [
    '304不锈钢保温杯500毫升',
    'stainless steel · thermos cup · 500 ml',
    'aço inoxidável · copo térmico · 500 ml',
  ],
  ['天青色', 'sky-blue celadon', 'celadon azul-céu'],
  ['汝窑茶具套装', 'Ru ware (celadon) · tea set · set', 'cerâmica Ru (celadon) · jogo de chá · conjunto'],
  ['木质调', 'woody scent', 'fragrância amadeirada'],
  ['大音量', 'loud', 'som alto'],
  // What is left over of a word that nobody knows here is not told.
  ['汝茶杯', 'teacup', 'xícara de chá'],
  ['均码', 'one size', 'tamanho único'],
  ['纯棉袜子3双装', 'cotton · socks · 3 pairs', 'algodão · meias · 3 pares'],
  // Words that hold a word of the trade and are none.
  ['大红袍', '[大红袍]', '[大红袍]'],
  ['左右', '[左右]', '[左右]'],
  ['白天', '[白天]', '[白天]'],
  ['Canvas shoes', '', ''],
])('%s', (text, en, pt) => {
  expect(glossOf(text, 'en')).toBe(en);
  expect(glossOf(text, 'pt')).toBe(pt);
});
