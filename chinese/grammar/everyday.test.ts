// The plainest sentences of daily life, wrong and right.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadLexicon } from '../words/index.ts';
import { check } from './index.ts';

const lexicon = loadLexicon(readFileSync(new URL('../data/lexicon.bin', import.meta.url)));

const mended = (text: string) =>
  check(lexicon, text).reduceRight(
    (done, { start, end, correction }) => done.slice(0, start) + correction + done.slice(end),
    text,
  );

it.each([
  ['我表姐比我游得很远。', '我表姐比我游得远。'],
  ['我住东京三年。', '我在东京住了三年。'],
  ['上个星期他看电视六个小时。', '上个星期他看了六个小时电视。'],
  ['我妹妹名字Clara。', '我妹妹的名字是Clara。'],
  ['他名字什么？', '他的名字是什么？'],
  ['我们散步那儿。', '我们在那儿散步。'],
  ['他上个月结婚了一个老师。', '他上个月跟一个老师结婚了。'],
  ['我们聊天了一些问题。', '我们聊了一些问题。'],
  ['我的邻居是从泰国。', '我的邻居是从泰国来的。'],
  ['爷爷在沙发睡觉。', '爷爷在沙发上睡觉。'],
  ['护照在抽屉。', '护照在抽屉里。'],
  ['几岁您的孩子？', '您的孩子几岁？'],
  ['什么他喜欢听？', '他喜欢听什么？'],
  ['为什么是你紧张？', '你为什么紧张？'],
  ['他弹了一个儿歌。', '他弹了一首儿歌。'],
  ['我买可乐经常。', '我经常买可乐。'],
  ['都她的同事会开车。', '她的同事都会开车。'],
  ['我没喜欢苦瓜。', '我不喜欢苦瓜。'],
  ['他是很累今天。', '他今天很累。'],
  ['我们去了书店和买了地图。', '我们去了书店，买了地图。'],
])('%s is mended', (wrong, right) => expect(mended(wrong)).toBe(right));

it.each([
  '她游得比我远得多。',
  '他觉得比以前好看。',
  '我住在东京，已经三年了。',
  '我教法语三年了。',
  '我妹妹名字里有个“兰”字。',
  '他散步去那儿。',
  '结婚了以后他们搬去了南方。',
  '他是从泰国、越南等地方买来的。',
  '现在沙发都卖了。',
  '几岁开始学都不晚。',
  '为什么是你？',
  '这个书架是爸爸做的。',
  '我看了一个小时的书。',
  '都半夜了。',
  '我没喜欢过谁。',
  '它好多了，谢谢。',
  '它很好玩儿。',
])('%s is right', (text) => expect(check(lexicon, text)).toEqual([]));
