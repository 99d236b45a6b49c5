// What people do beside the goals of a play: they pay, order several things, ask the way, and say goodbye.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../content/load.ts';
import { begin, playables, settingFor } from '../../testing/stages.ts';
import { utterance } from '../../understand/text/utterance.ts';
import { toldSince } from './goals/since.ts';
import { withoutConceded } from './hearing/contrast.ts';

const content = shippedContent();
const all = playables(content);

function talkIn(name: string) {
  const found = all.find(({ stage }) => stage.name === name);
  if (found === undefined) throw new Error(`no play ${name}`);
  return begin(settingFor(found.situation, { smallTalk: content.smallTalk }));
}

function lastOf(name: string, ...texts: readonly string[]) {
  const talk = talkIn(name);
  const turns = texts.map((text) => talk.say(text));
  const last = turns.at(-1);
  if (last === undefined) throw new Error('nothing was said');
  return last;
}

const reached = ({ goals }: ReturnType<typeof lastOf>) =>
  goals.filter(({ state }) => state === 'reached').map(({ id }) => id);

describe('money', () => {
  it.each([
    ['restaurant/breakfast', ['两个菜包子，一杯豆浆。', '在这儿吃。', '我给你十块。'], '找你三块'],
    ['shopping/fruit-stall', ['葡萄多少钱一斤？', '要两斤香蕉，给你四十块。'], '找你八块'],
    ['fruit-seller', ['我要四斤梨。', '拿着五十块。'], '找你二十二块'],
    ['restaurant/noodles', ['两碗牛肉面。', '这么好吃！我付你六十块。'], '找你十六块'],
  ])('as much as is due or more is paid: %s', (name, texts, change) => {
    expect(lastOf(name, ...texts).text).toContain(change);
  });

  it('less is an offer only where people bargain', () => {
    const eatery = lastOf('restaurant/noodles', '一碗牛肉面。', '不喝。', '一共多少钱？', '十五块可以吗？');
    expect(eatery.text).toContain('不讲价');
    const stall = lastOf(
      'shopping/sweater',
      '我要毛衣。',
      '黑的。',
      '合适。',
      '多少钱？',
      '一百四十五块行吗？',
    );
    expect(stall.text).not.toContain('找');
    expect(stall.text).toMatch(/块/u);
  });

  it('what is ordered counts by its number, and is not asked for again after it was paid', () => {
    const paid = lastOf('restaurant/noodles', '一个鸡蛋面，三个牛肉面。', '给你一百块。');
    expect(paid.text).toContain('找你十八块');
    expect(paid.text).not.toMatch(/哪个|还是/u);
  });

  it('an amount that is paid answers no other question', () => {
    expect(reached(lastOf('barista', '一杯拿铁。', '小杯，热的。', '给你五十块。'))).not.toContain('sugar');
    expect(reached(lastOf('barista', '一杯拿铁。', '小杯，热的。', '两块糖。'))).toContain('sugar');
  });
});

describe('orders', () => {
  it('several things with numbers are all named', () => {
    const turn = lastOf('restaurant/noodles', '一个鸡蛋面，三个牛肉面。');
    expect(reached(turn)).toContain('order');
    expect(turn.text).toContain('鸡蛋面和牛肉面');
  });

  it('what is only asked, denied or of another time orders nothing', () => {
    for (const text of ['一个鸡蛋面多少钱？', '昨天我吃了两个鸡蛋面。', '我不要两个鸡蛋面。'])
      expect(reached(lastOf('restaurant/noodles', text)), text).not.toContain('order');
  });
});

describe('what is asked outside the goals', () => {
  it.each([
    ['bank-clerk', '附近有没有邮局？', /分钟/u],
    ['hairdresser', '这儿旁边有书店吗？', /分钟/u],
    ['taxi-driver', '那边有卖水的地方吗？', /分钟/u],
    ['police-officer', '领事馆几点开门？', /九点/u],
    ['bank-clerk', '需要带学生证吗？', /带/u],
    ['hospital/pharmacy', '你们这儿有体温计吗？', /有，/u],
    ['doctor', '我能吃西瓜吗？', /可以/u],
    ['doctor', '我可以爬山吗？', /先别|等好了/u],
    ['delivery-courier', '这个箱子太重了，请帮我搬一下。', /我来拿|帮你拿/u],
  ])('%s: %s', (name, text, told) => {
    expect(lastOf(name, text).text).toMatch(told);
  });

  it('who is asked for a thing in a place is not told where the place is', () => {
    expect(lastOf('hairdresser', '书店卖地图吗？').text).not.toContain('分钟就到');
  });

  it('who is in need is met as somebody', () => {
    expect(lastOf('doctor', '我发烧。', '家里没人照顾我。').text).toMatch(/一个人/u);
    expect(lastOf('hotel-clerk', '我的钱不够，怎么办？').text).toMatch(/别急/u);
  });
});

describe('what stands behind a but', () => {
  it.each([
    ['很漂亮，可是右边太短。', '右边太短。'],
    ['不错！就是有点儿紧。', '有点儿紧。'],
    ['有点儿贵，但是我要了。', '有点儿贵，但是我要了。'],
    ['我要大杯，但是不要糖。', '我要大杯，但是不要糖。'],
    ['我很喜欢，你呢？', '我很喜欢，你呢？'],
  ])('%s', (text, left) => expect(withoutConceded(text)).toBe(left));

  it('is what the goal hears', () => {
    const turns = ['剪短一点儿。', '不办卡。', '很好看，不过右边有点儿长。'];
    expect(reached(lastOf('hairdresser', ...turns))).not.toContain('like');
    expect(reached(lastOf('hairdresser', ...turns, '好，现在行了！'))).toContain('like');
  });
});

describe('a goodbye', () => {
  it('settles nothing with who will think about it', () => {
    expect(lastOf('landlord', '我先看看，下周再联系您。再见！').text).not.toMatch(/说定|定了/u);
  });

  it('wishes nobody a good time here who flies home', () => {
    const texts = ['我去机场，今天回国。', '不急。', '我是日本人。', '来旅行。', '微信。', '谢谢，再见！'];
    expect(lastOf('taxi-driver', ...texts).text).not.toContain('玩得高兴');
  });

  it('greets no friend whom nobody spoke of', () => {
    expect(lastOf('fruit-seller', '我要两斤桃子。', '给你二十块。', '再见！').text).not.toContain('朋友');
  });
});

describe('since when it has been so', () => {
  const doctor = all.find(({ stage }) => stage.name === 'doctor');
  const goal = doctor?.stage.play.goals.find(({ id }) => id === 'since');

  it.each([
    ['我牙疼，前天早上开始。', '从前天早上开始的'],
    ['desde a semana passada', '从上个星期开始的'],
    ['for four days', '四天了'],
    ['两个星期以前就这样', '两个星期了'],
    ['要休息三天吗？', undefined],
    ['我很难受。', undefined],
  ])('%s', (text, since) => {
    if (goal === undefined) throw new Error('no goal');
    expect(toldSince(utterance(text), { kind: 'goal', id: goal.id, question: goal })?.raw).toBe(since);
  });
});
