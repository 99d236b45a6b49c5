// Mistakes that beginners make when they tell something of their own, and right sentences that look like them.

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
  ['我昨天弹吉他了两个小时。', '我昨天弹了两个小时吉他。'],
  ['她很好老师。', '她是很好的老师。'],
  ['我篮球打。', '我打篮球。'],
  ['多少钱一共？', '一共多少钱？'],
  ['他们离婚了三年。', '他们离婚三年了。'],
  ['我送女儿幼儿园。', '我送女儿去幼儿园。'],
  ['我英语学习五年。', '我学了五年英语。'],
  ['我不听懂老师的话。', '我听不懂老师的话。'],
  ['您看懂吗？', '您看得懂吗？'],
  ['她唱的很好。', '她唱得很好。'],
  ['他很跑快。', '他跑得很快。'],
  ['“猫”在法语怎么说？', '“猫”用法语怎么说？'],
])('%s is mended', (wrong, right) => expect(mended(wrong)).toBe(right));

it.each([
  '我弹了两个小时吉他。',
  '她很好看。',
  '我篮球打得不好。',
  '我中文说得不好，英语也一样。',
  '他们结婚了。',
  '他们结婚了十天就离婚了。',
  '我送女儿回家。',
  '你听懂了吗？',
  '她唱的歌很好听。',
  '他很学得会。',
  '我很想你。',
  '不见到他，我不走。',
  '在法国怎么说？',
])('%s is left', (right) => expect(check(lexicon, right).filter(({ tier }) => tier === 'wrong')).toEqual([]));
