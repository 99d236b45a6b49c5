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
    ['wo you yi ge nver, ta wu sui', '我有一个女儿，她五岁'],
    ['wo baba shi laoshi, ta hen mang', '我爸爸是老师，他很忙'],
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

describe('the groups that blanks part', () => {
  const joined = (typed: string) => typed.replaceAll(' ', '');

  it.each([
    ['wo jiao Priya, wo shi yingguo ren', '我叫Priya，我是英国人'],
    ['wo shi yingguoren', '我是英国人'],
    ['wo shi deguo ren', '我是德国人'],
    ['ta shi wo de pengyou', '他是我的朋友'],
    ["woxiangquxi'an", '我想去西安'],
    ['wo you liang ge haizi', '我有两个孩子'],
    ['wo hen hao, xiexie', '我很好，谢谢'],
    ['zhe ge duoshao qian', '这个多少钱'],
    ['mingtian wo yao shangban', '明天我要上班'],
    ['wo hui shuo yidianr hanyu', '我会说一点儿汉语'],
    ['women qu chifan ba', '我们去吃饭吧'],
    ['wo de mama shi yisheng', '我的妈妈是医生'],
    ['wo zuotian qu le Beijing', '我昨天去了北京'],
  ])('%s is %s, while it is typed and when it is sent', (typed, meant) => {
    expect(first(typed)).toBe(meant);
    expect(first(typed, true)).toBe(meant);
  });

  it.each([
    ['wo shi ying guo ren', 'wo shi yingguo ren', 'wo3 shi4 ying1guo2 ren2', '我是英国人'],
    ['wo xi huan he cha', 'wo xihuan he cha', 'wo3 xi3huan5 he1 cha2', '我喜欢喝茶'],
    ['wo xiang qu zhong guo', 'wo xiang qu zhongguo', 'wo3 xiang3 qu4 zhong1guo2', '我想去中国'],
    ['jin tian tian qi hen hao', 'jintian tianqi hen hao', 'jin1tian1 tian1qi4 hen3 hao3', '今天天气很好'],
    ['wo bu zhi dao', 'wo bu zhidao', 'wo3 bu4 zhi1dao4', '我不知道'],
    ['ni jiao shen me ming zi', 'ni jiao shenme mingzi', 'ni3 jiao4 shen2me5 ming2zi5', '你叫什么名字'],
    ['wo zai yi yuan gong zuo', 'wo zai yiyuan gongzuo', 'wo3 zai4 yi1yuan4 gong1zuo4', '我在医院工作'],
  ])('%s however it is parted', (syllables, words, tones, meant) => {
    const typed = [syllables, words, joined(words), tones, joined(tones)];
    for (const isOpen of [false, true])
      expect(typed.map((text) => first(text, isOpen))).toEqual(typed.map(() => meant));
  });

  it('never share a word with a part of another group', () => {
    const all = candidatesFor(method, 'wo shi yingguo ren', { most: 50 });
    expect(all.filter((text) => text.includes('适应'))).toEqual([]);
    expect(candidatesFor(method, 'shi ying')).toContain('适应');
  });
});

describe('a syllable that is nearly right', () => {
  it.each([
    ['wo shi yinguo ren', '我是英国人'],
    ['wo shi zongguo ren', '我是中国人'],
    ['wo xihuang ni', '我喜欢你'],
    ['wo shi laosi', '我是老师'],
    ['nuer', '女儿'],
    ['pengyo', '朋友'],
  ])('%s is %s', (typed, meant) => {
    expect(first(typed)).toBe(meant);
  });

  it.each([
    ['xin', '新'],
    ['jinzi', '金子'],
    ['renshi', '认识'],
  ])('%s has a word of its own: %s', (typed, meant) => {
    expect(candidatesFor(method, typed)).toContain(meant);
  });

  it('makes no syllables of what lacks an apostrophe, but of the most usual words', () => {
    expect(candidatesFor(method, 'wo mean').filter((text) => !text.includes('mean'))).toEqual([]);
    expect(first('woaini')).toBe('我爱你');
  });
});

describe('a sentence of another language about Chinese words stays', () => {
  it.each([
    'what does hen hao mean?',
    "What does 'ming zi' mean?",
    'what does ni hao mean',
    'what is ni hao?',
    'ni hao means hello?',
    'is it ni hao or nin hao?',
    'why is it wo jiao',
    'how do I say I am from England?',
    'can you say ni hao',
    'o que significa hen hao',
    'o que quer dizer xiexie?',
    'qual a diferença entre ni hao e nin hao?',
    'como se diz bom dia',
  ])('%s', (typed) => {
    expect(candidatesFor(method, typed)).toEqual([]);
    expect(candidatesFor(method, typed, { isOpen: true })).toEqual([]);
  });

  it('has a gap where one word of it stands among Chinese', () => {
    expect(first('wo shi from yingguo')).toBe('我是from英国');
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
