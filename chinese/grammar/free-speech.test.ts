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
  ['他死了昨天。', '他昨天死了。'],
  ['我的太太来明天。', '我的太太明天来。'],
  ['今天我吃早饭和女儿。', '今天我和女儿吃早饭。'],
  ['我有一个车红色。', '我有一辆红色的车。'],
  ['我老婆不吃肉了十年。', '我老婆十年没吃肉了。'],
  ['昨天晚上我工作十二小时。', '昨天晚上我工作了十二小时。'],
  ['我老婆是过敏花生。', '我老婆对花生过敏。'],
  ['我有二猫。', '我有两只猫。'],
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
  '走了一天，我很累了。',
  '一百块很便宜了！',
  '我现在中文没有以前好。',
  '我想不去了。',
  '我被生病的孩子传染了。',
  '我被感冒折磨了一个星期。',
  '这个杯子红色，那个杯子白色。',
  '我烤了一个杯子蛋糕。',
  '这里有二楼吗？',
  '我跑了一百米。',
  '我出生在北京。',
  '我住在北京已经九年了。',
  '他们结婚五十年了。',
  '我去过看海的地方。',
  '菜很好吃了，不用加盐了。',
  '她的没有被偷。',
  '我的自行车是被抢还是被偷？',
  '我总是忘了买牛奶。',
  '我先生想住有两张床的房间。',
  '我回家跟孩子……',
])('%s is left', (right) => expect(check(lexicon, right).filter(({ tier }) => tier === 'wrong')).toEqual([]));
