// What a tutor or a character has of their own is told in place of what fits anything, and what was told is kept.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../content/load.ts';
import { begin, playables, settingFor, tutorTalks } from './testing/stages.ts';

const content = shippedContent();
const stages = [...tutorTalks(content), ...playables(content)];

function answersOf(name: string, ...texts: readonly string[]): string[] {
  const situation = stages.find(({ stage }) => stage.name === name)?.situation;
  if (situation === undefined) throw new Error(`nobody is called ${name}`);
  const { say } = begin(settingFor(situation, { smallTalk: content.smallTalk }));
  return texts.map((text) => say(text).text);
}

const lastOf = (...talk: Parameters<typeof answersOf>): string => answersOf(...talk).at(-1) ?? '';

describe('a tutor who has no answer to the very question', () => {
  it.each([
    ['sulan', '您谈判的时候靠什么打动人？'],
    ['chenhao', '对了，海龟一天游几个小时？'],
    ['hanchuan', '今天早上我又喝了三杯咖啡，邻居送的，手一直在抖。'],
  ])('tells no story that one word calls up: %s, %s', (tutor, said) => {
    expect(lastOf(tutor, '我叫林达。', said)).not.toMatch(/说到/u);
  });

  it('does not take a bare question behind something told for one of their life', () => {
    expect(lastOf('anna', '我叫Marek。', '我做波兰菜，你吃过吗？')).not.toContain('饺子');
  });
});

describe('what was told', () => {
  it('is of who was named last, and is mourned', () => {
    const talk = ['我叫Duda。', '那些是我爷爷的照片。', '他去年死了。', '他以前教我做饭，我最喜欢他做的鱼。'];
    const [, , death = '', memory = ''] = answersOf('xiaoma', ...talk);
    expect(death).not.toContain('朋友走了');
    expect(memory).not.toMatch(/动物|他喜欢/u);
  });

  it('is kept in a play, though a question stood behind it', () => {
    const text = lastOf('landlord', '我有一只猫，可以养吗？', '我的猫叫豆豆，您还记得我有猫吧？');
    expect(text).toMatch(/你有一只猫|你的猫叫豆豆/u);
  });

  it('is no order, and nothing that is not eaten is praised', () => {
    expect(lastOf('waiter', '你好。我不吃肉，你们有什么菜？')).not.toContain('牛肉');
  });

  it('asks nothing by 这几年 or 什么都不', () => {
    const text = lastOf('su-shi', '先生，我陪您慢慢走。', '我这几年做生意失败了两次，看到这雨心里就难受。');
    expect(text).not.toMatch(/问得|你问/u);
  });

  it('is not cut in the middle of a word', () => {
    expect(lastOf('sulan', '我叫马尔科。', '我学中文主要是想看懂箱子上的字。')).not.toMatch(/中文主[。啊]/u);
  });
});

describe('whoever goes', () => {
  it.each(['我妈叫我吃饭了！', '我困了，去睡了。', '时间到了，我要出门。'])('is let go: %s', (text) => {
    const situation = tutorTalks(content).find(({ stage }) => stage.name === 'zhouning')?.situation;
    if (situation === undefined) throw new Error('no tutor');
    const { say } = begin(settingFor(situation));
    say('我叫阿杰。');
    expect(say(text).end).toBe('goodbye');
  });
});

it('words of another language come in the order of Chinese', () => {
  const situation = tutorTalks(content).find(({ stage }) => stage.name === 'helaoshi')?.situation;
  if (situation === undefined) throw new Error('no tutor');
  expect(begin(settingFor(situation)).say('estou cansado hoje').understood).toBe('今天我很累');
});
