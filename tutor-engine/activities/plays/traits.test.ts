// What a character knows of the things of their trade, by the thing and what is asked of it; and what is safe to take.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../content/load.ts';
import { begin, playables, settingFor } from '../../testing/stages.ts';

const content = shippedContent();
const all = playables(content);

function talkIn(name: string) {
  const found = all.find(({ stage }) => stage.name === name);
  if (found === undefined) throw new Error(`no play ${name}`);
  return begin(settingFor(found.situation, { smallTalk: content.smallTalk }));
}

describe('a thing of the trade', () => {
  it.each([
    ['waiter', '饺子里面有什么？', /猪肉|白菜/u],
    ['barista', '热巧克力是用什么做的？', /牛奶/u],
    ['fruit-seller', '橘子可以放几天？', /一个星期/u],
    ['shopping/sweater', '裤子有什么颜色？', /黑的.*蓝的/u],
    ['hospital/chinese-medicine', '中药放冰箱可以吗？', /冰箱/u],
  ])('%s: %s', (name, asked, told) => {
    expect(talkIn(name).say(asked).text).toMatch(told);
  });

  it('is the one that was spoken of, where the question only points', () => {
    const { say } = talkIn('tea-master');
    say('我喝绿茶。');
    expect(say('这个怎么保存？').text).toMatch(/冰箱|冷藏/u);
  });

  it('of two that are compared tells both', () => {
    expect(talkIn('barista').say('拿铁和美式哪个甜？').text).toMatch(/拿铁.*美式/u);
  });

  it('orders nothing when it is asked about', () => {
    const { goals } = talkIn('waiter').say('一盘饺子有几个？');
    expect(goals.filter(({ state }) => state === 'reached')).toEqual([]);
  });

  it('tells nothing where the character is asked of themself', () => {
    expect(talkIn('tea-master').say('您做这一行多久了？').text).toMatch(/四十年/u);
  });
});

describe('whether it may be taken', () => {
  it.each([
    ['pharmacist', '我儿子四岁，他能吃吗？', /医生/u],
    ['hospital/pharmacy', '我吃维生素，可以一起吃吗？', /医生/u],
    ['doctor', '我在吃安眠药，两种药能一起吃吗？', /药名/u],
  ])('%s: %s', (name, asked, told) => {
    expect(talkIn(name).say(asked).text).toMatch(told);
  });

  it('is no matter of who serves a meal', () => {
    expect(talkIn('waiter').say('我女儿五岁，她能吃牛肉吗？').text).not.toMatch(/医生/u);
  });
});

it('who asks for a yes to what they ordered is judged by no teacher', () => {
  const { text } = talkIn('waiter').say('我点的是豆腐，对吗？');
  expect(text).not.toMatch(/没看出错|没有错/u);
});
