// Typed pinyin becomes the characters that were meant; other languages stay as they are.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../words/index.ts';
import { candidatesFor, createInputMethod } from './index.ts';

const DATA = join(import.meta.dirname, '../data');
const method = createInputMethod(
  loadLexicon(readFileSync(join(DATA, 'lexicon.bin'))),
  JSON.parse(readFileSync(join(DATA, 'transitions.json'), 'utf8')),
);
const first = (typed: string, isOpen = false) => candidatesFor(method, typed, { isOpen })[0];

describe('typed pinyin', () => {
  it.each([
    ['wo jiao Tom', '我叫Tom'],
    ['wojiao Tom', '我叫Tom'],
    ['nihao', '你好'],
    ['ni hao ma?', '你好吗？'],
    ['wo3 xi3huan1 he1 cha2', '我喜欢喝茶'],
    ['wǒ xǐhuān hē chá', '我喜欢喝茶'],
    ['xi’an', '西安'],
    ['nvren', '女人'],
    ['lüse', '绿色'],
    ['wo shi baxi ren', '我是巴西人'],
    ['wo yao yi bei kafei', '我要一杯咖啡'],
    ['tingbudong', '听不懂'],
    ['you mei you', '有没有'],
    ['wo 25 sui', '我25岁'],
  ])('%s is %s', (typed, meant) => {
    expect(first(typed)).toBe(meant);
  });

  it('offers a name that could be pinyin as it was typed', () => {
    expect(candidatesFor(method, 'wo jiao Anna Maria')).toContain('我叫Anna Maria');
  });

  it.each([
    ['wo jiao Lena', '', '我叫Lena'],
    ['wo jiao Anna', '', '我叫Anna'],
    ['wo jiao lena', '', '我叫lena'],
    ['Lena xihuan he cha', '', 'Lena喜欢喝茶'],
    ['wo he Nina qu gongyuan', '', '我和Nina去公园'],
    ['Wo jiao Lena, wo shi baxi ren', '', '我叫Lena，我是巴西人'],
    ['Lena, wo shi baxi ren', '我叫', 'Lena，我是巴西人'],
    // Keyboards begin a text with a capital; countries have one too.
    ['Nihao', '', '你好'],
    ['Nihaoma', '', '你好吗'],
    ['Wojiao Tom', '', '我叫Tom'],
    ['wo zai Beijing', '', '我在北京'],
    ['wo shi Baxi ren', '', '我是巴西人'],
    ['jiao shenme', '', '叫什么'],
  ])('a name with a capital stays and comes first: %s', (typed, after, meant) => {
    expect(candidatesFor(method, typed, { after, isOpen: true })[0]).toBe(meant);
  });

  it.each(['Lena', 'Lenas', 'Nina', 'Daniela'])('%s alone leaves nothing to choose', (name) => {
    expect(candidatesFor(method, name, { after: '我叫', isOpen: true })).toEqual([]);
  });

  it('offers both readings of xian', () => {
    expect(candidatesFor(method, 'xian')).toEqual(expect.arrayContaining(['先', '西安']));
  });

  it('goes on with a word that is still being typed', () => {
    expect(first('wo xih', true)).toBe('我喜欢');
    expect(first('wo xih')).toBe('我xih');
  });
});

describe('another language stays', () => {
  it.each([
    'I like tea',
    'Where are you from?',
    'can you help me',
    'my name is Tom',
    'no',
    'eu gosto de café',
    'sou do Brasil',
    'me chamo Ana',
    'não entendi',
    'quero uma xícara de chá',
    'bom dia',
    'Tom',
  ])('%s', (typed) => {
    expect(candidatesFor(method, typed, { isOpen: true })).toEqual([]);
  });
});
