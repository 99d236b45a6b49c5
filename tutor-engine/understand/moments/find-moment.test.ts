// A thing that learners tell is found by how it is told: of whom, done or not, denied or not, and nothing else besides.

import { describe, expect, it } from 'vitest';
import type { Frames } from '../../../content/schema/content.ts';
import type { Moment } from '../../../content/schema/listening/moment.ts';
import { testCore } from '../../testing/core.ts';
import { findMoments } from './find-moment.ts';
import { alternativesOf } from './moment-index.ts';

const core = testCore();
const line = (zh: string) => ({ zh, en: zh, pt: zh });

function moment(id: string, ...said: string[]): Moment {
  return { id, said, replies: [{ level: 'beginner', says: line(`${id}。`) }] };
}

const frames: Frames = {
  ...core.frames,
  moments: [
    {
      id: 'test',
      moments: [
        moment('child-fever', '我(儿子|女儿|孩子)发烧了', '我的儿子发烧三天了'),
        moment('own-fever', '我发烧了', '我昨天发烧了'),
        moment('exam-tomorrow', '我明天有考试', '明天我要考试'),
        moment('exam-failed', '我考试没考好', '我没考好'),
        moment('village', '我住在村子里', '我家在一个小村子'),
        moment('sleepless', '我睡不着', '我晚上睡不着觉'),
        moment('sad', '我很难过', '我今天很难过'),
        moment('gift', '第一次见女朋友的父母送什么礼物好？', '见女朋友的父母应该送什么礼物？'),
      ],
    },
  ],
};

const idsOf = (text: string) => findMoments(core.lexicon, frames, text).map(({ moment: { id } }) => id);

describe('what a learner tells is found', () => {
  it.each([
    ['我女儿昨天发烧了。', 'child-fever'],
    ['我孩子病了，他发烧了。', 'child-fever'],
    ['老师，我发烧了，很难受。', 'own-fever'],
    ['明天我有一个考试！', 'exam-tomorrow'],
    ['我这次考试没考好。', 'exam-failed'],
    ['我第一次见女朋友的父母，送什么礼物好？', 'gift'],
  ])('%s as %s', (text, id) => expect(idsOf(text)[0]).toBe(id));

  it('before a feeling that it may be the reason of', () => {
    expect(idsOf('我很难过，我考试没考好。')[0]).toBe('exam-failed');
  });
});

describe('what is told otherwise is not', () => {
  it.each([
    ['of somebody else', '我朋友发烧了。', 'child-fever'],
    ['denied', '我没发烧。', 'own-fever'],
    ['asked', '你发烧了吗？', 'own-fever'],
    ['done where it is to come', '我昨天考试了。', 'exam-tomorrow'],
    ['done where it is so', '我在村子里住了三天。', 'village'],
    ['turned by a word besides', '我高兴得睡不着。', 'sleepless'],
    ['quoted of another', '我女儿在床上跳舞，睡不着。', 'sleepless'],
  ])('%s', (_why, text, id) => expect(idsOf(text)).not.toContain(id));

  it('where much is said besides', () => {
    expect(idsOf('我们公司在上海的新工厂下个月开始生产的时候发烧')).toEqual([]);
  });
});

it('a wording in brackets stands for each of its alternatives', () => {
  expect(alternativesOf('我(弟弟|哥哥)(来|走)了')).toEqual([
    '我弟弟来了',
    '我弟弟走了',
    '我哥哥来了',
    '我哥哥走了',
  ]);
});
