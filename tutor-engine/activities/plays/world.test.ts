// What was ordered, taken back and refused, in the restaurant and elsewhere.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../content/load.ts';
import { begin, playables, settingFor } from '../../testing/stages.ts';
import { numeral } from './world/bill.ts';

const content = shippedContent();
const stages = playables(content);

function talk(name: string) {
  const found = stages.find(({ stage }) => stage.name === name);
  if (found === undefined) throw new Error(`no play ${name}`);
  return begin(settingFor(found.situation, { smallTalk: content.smallTalk }));
}

describe('what was ordered', () => {
  it('is changed for something else, and told to who asks', () => {
    const { say } = talk('waiter');
    say('我要牛肉和豆腐，再来一杯茶。');
    expect(say('等一下，茶我不要了，换可乐吧。').text).toMatch(/茶.*可乐|可乐/u);
    const recap = say('我点了什么？').text;
    expect(recap).toContain('可乐');
    expect(recap).not.toContain('茶');
  });

  it('is taken back', () => {
    const { say } = talk('waiter');
    say('我要牛肉和豆腐，再来一杯茶。');
    expect(say('牛肉不要了。').text).toContain('牛肉');
    expect(say('我点了什么？').text).not.toContain('牛肉');
  });

  it('is not offered to who does not eat it', () => {
    const { say } = talk('waiter');
    const texts = [say('我不吃牛肉。').text, say('今天很冷。').text];
    for (const text of texts) expect(text).not.toContain('牛肉');
  });
});

describe('the bill', () => {
  it('holds what was ordered, also on top, and nothing else', () => {
    const { say } = talk('waiter');
    say('我要牛肉和豆腐，再来一杯茶。');
    expect(say('再来两碗米饭。').text).toContain('米饭');
    // Beef 25, tofu 15, two bowls of rice 4.
    expect(say('一共多少钱？').text).toContain('四十四块');
  });

  it('follows a change that was put as a question', () => {
    const { say } = talk('waiter');
    say('我要牛肉和鱼，再来一杯啤酒。');
    expect(say('鱼换成豆腐，可以吗？').text).toContain('豆腐');
    expect(say('一共多少钱？').text).toContain('四十六块');
  });

  it('holds what the message itself orders', () => {
    const { say } = talk('waiter');
    say('我要饺子和豆腐。');
    say('饺子换成羊肉行吗？');
    expect(say('来一瓶啤酒。一共多少钱？').text).toContain('四十六块');
  });

  it('says numbers as they are said', () => {
    const said = [10, 45, 102, 110, 200, 1005].map(numeral);
    expect(said).toEqual(['十', '四十五', '一百零二', '一百一十', '两百', '一千零五']);
  });
});

describe('what somebody cannot stand', () => {
  it('is noted beside what was done, and known when they ask', () => {
    const { say } = talk('hospital/pharmacy');
    expect(say('我感冒了，嗓子很疼，不过我对青霉素过敏。').text).toContain('青霉素');
    expect(say('等一下，这个药我能吃吗？').text).toContain('青霉素');
  });
});

describe('what is not decided', () => {
  it('gets nothing done', () => {
    const { goals } = talk('hotel-clerk').say('我预订了一个房间，可是我忘了是两天还是三天。');
    expect(goals.map(({ id }) => id)).toEqual(['room']);
  });
});

describe('a question', () => {
  it('is answered with what it asks for, and gets nothing done', () => {
    const turn = talk('hairdresser').say('剪头发多少钱？');
    expect(turn.text).toContain('四十块');
    expect(turn.goals).toEqual([]);
  });

  it('is answered beside what was done', () => {
    const { say } = talk('doctor');
    say('我肚子疼。');
    say('三天了。');
    const turn = say('我对青霉素过敏。对了，我可以喝咖啡吗？');
    expect(turn.goals).toMatchObject([{ id: 'history' }]);
    expect(turn.text).toContain('辣');
  });

  it('is not asked in the same words for ever', () => {
    const { say } = talk('landlord');
    const texts = ['厨房在哪儿？', '你家有几个人？', '附近吵吗？', '可以养猫吗？'].map(
      (text) => say(text).text,
    );
    const [goal] = stages.find(({ stage }) => stage.name === 'landlord')?.stage.play.goals ?? [];
    const asked = texts.filter((text) =>
      [goal?.ask.zh, goal?.again.zh].some((zh) => text.includes(zh ?? '-')),
    );
    expect(asked.length).toBeLessThanOrEqual(3);
  });
});

it('an answer may stand in the second sentence', () => {
  expect(talk('barista').say('我不喝牛奶。美式吧。').goals).toMatchObject([
    { id: 'drink', state: 'reached' },
  ]);
});

it('what answers the open question counts beside what is sure', () => {
  const turn = talk('taxi-driver').say('去北京南站，我的火车四点开，来得及吗？');
  expect(turn.goals.map(({ id }) => id)).toContain('where');
});

it('what is told of another time is told', () => {
  const turn = talk('interviewer').say('您好，我叫卡洛斯，以前在圣保罗做了五年软件开发。');
  expect(turn.goals).toMatchObject([{ id: 'intro', state: 'reached' }]);
});

it('what is told is no question that was to be asked', () => {
  const turn = talk('landlord').say('您好，我是在网上看到的。真的有阳台吗？');
  expect(turn.goals).toEqual([]);
  expect(turn.text).toContain('阳台');
});

it('nothing is done before what it needs', () => {
  const { say } = talk('taxi-driver');
  expect(say('我用手机付钱。').goals).toEqual([]);
  expect(say('我去机场。').goals).toMatchObject([{ id: 'where' }]);
  expect(say('我用手机付钱。').goals).toMatchObject([{ id: 'pay' }]);
});

it('who settles on something else in the end is taken at that', () => {
  const { say } = talk('restaurant/breakfast');
  say('我要两个菜包子，一杯豆浆。');
  expect(say('在这儿吃。啊，时间不够了，还是带走吧。').text).toContain('袋子');
});

it('who says that they were not understood needs no help', () => {
  const { say } = talk('shopping/return-shoes');
  say('鞋坏了，我昨天买的，我想换一双。');
  expect(say('你没听懂，我不换了，我要退钱。').text).toContain('退');
});

it('who takes leave and asks is answered first', () => {
  const { text } = talk('landlord').say('再见！对了，厨房在哪儿？');
  expect(text).toContain('大门');
});

it('bad news is not met with joy', () => {
  const { say } = talk('business/ask-for-leave');
  say('我想请假。');
  expect(say('我奶奶生病了，我要回家看她。').text).not.toMatch(/真好|太好/u);
});

it('who wants a moment is given one, and not asked again', () => {
  const { text } = talk('barista').say('等一下，我想想。');
  expect(text).not.toMatch(/[？?]/u);
});
