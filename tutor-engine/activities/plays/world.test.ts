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
    expect(texts[0]).toMatch(/不要牛肉|没有牛肉/u);
    for (const text of texts) expect(text.replace(/不要牛肉|没有牛肉/u, '')).not.toContain('牛肉');
  });

  it('leaves something else to offer', () => {
    const { say } = talk('fruit-seller');
    say('我买给我妈妈。');
    const { text } = say('她不能吃苹果。');
    expect(text).toContain('橘子');
    expect(text.replace(/苹果不行|不要苹果/u, '')).not.toContain('苹果');
  });
});

describe('a price to haggle about', () => {
  it('is met where it can be, and stands from then on', () => {
    const { say } = talk('landlord');
    say('房租一个月多少钱？');
    expect(say('四千五行不行？').text).toContain('四千九百');
    expect(say('四千九，不然我去看别的房子。').text).toContain('四千九百');
    expect(say('到底是五千还是四千九？').text).toContain('四千九百');
  });

  it('is not agreed to by a threat, which ends nothing', () => {
    const { say } = talk('landlord');
    for (const text of [
      '房租一个月多少钱？',
      '押金是多少，房租几个月交一次？',
      '水电费包括在房租里吗？',
      '房租有点儿贵，能不能便宜一点儿？',
      '我打算先租一年。可以养猫吗？',
    ])
      say(text);
    const turn = say('新床不用，我有自己的床。我要四千八，不然我去看另外一个房子。');
    expect(turn.text).toContain('四千八百块');
    expect(turn.text).toContain('四千九百');
    expect(turn.end).toBeUndefined();
  });
});

describe('what was arranged otherwise', () => {
  it('is said as it is now: the room', () => {
    const { say } = talk('hotel-clerk');
    say('你好，我在网上订了一个房间。');
    say('我怕高，能不能换到三楼？');
    say('我住两天，后天走。');
    expect(say('我的房间是几号？').text).toContain('三零二');
  });

  it('is said as it is now: the time', () => {
    const { say } = talk('matchmaking-aunt');
    say('我今年二十九岁，在一家外贸公司工作。');
    say('今天下午不行，我要加班。星期天上午可以见面吗？');
    const { text } = say('几点、在哪儿见？');
    expect(text).toContain('星期天上午');
    expect(text).not.toContain('下午三点');
  });

  it('is counted anew', () => {
    const { say } = talk('fruit-seller');
    say('我要三斤橘子。');
    say('三斤太多了，两斤吧。');
    expect(say('一共多少钱？').text).toContain('一共十块');
  });
});

describe('the end of a play', () => {
  it('does not come with thanks inside of news', () => {
    const { say } = talk('neighbour-child');
    for (const text of ['我叫小美。', '我六岁。', '我想玩球。']) say(text);
    say('我喜欢红色。你呢？');
    expect(say('谢谢。我儿子今天病了。').end).toBeUndefined();
    expect(say('谢谢，再见！').end).toBe('goodbye');
  });
});

describe('a question', () => {
  it('is not answered with what shares one word with it', () => {
    const { say } = talk('taxi-driver');
    expect(say('您觉得北京的冬天冷吗？').text).not.toContain('空调');
  });

  it('is answered beside another, in their order', () => {
    const { text } = talk('landlord').say('晚上吵不吵？小学远不远？');
    expect(text.indexOf('安静')).toBeGreaterThanOrEqual(0);
    expect(text.indexOf('小学')).toBeGreaterThan(text.indexOf('安静'));
  });

  it('is not what somebody does not want', () => {
    const { say } = talk('doctor');
    say('我咳嗽。');
    expect(say('我不要病假条，我在家工作。').text).not.toContain('给你开两天');
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

  it('is heard again from who comes back to it', () => {
    const { say } = talk('hospital/pharmacy');
    say('我感冒了，头疼，发烧。');
    say('一天吃几次？我对青霉素过敏。');
    expect(say('我要一个没有青霉素的感冒药。').text).toContain('青霉素');
    expect(say('很多人吃没关系，可是我会过敏！你看看盒子上写什么？').text).toContain('青霉素');
    expect(say('我过敏会死的！').text).toMatch(/青霉素/);
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
    expect(turn.text).toContain('咖啡');
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
