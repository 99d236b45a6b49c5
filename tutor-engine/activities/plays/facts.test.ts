// Characters answer what anybody may ask of them, and of what they name and offer; asking gets nothing done.

import { describe, expect, it } from 'vitest';
import { begin, playables, settingFor } from '../../testing/stages.ts';
import { generalKind, personalKind } from './hearing/asked/fact-kinds.ts';

const all = playables();

function talkWith(name: string) {
  const found = all.find(({ stage }) => stage.name === name);
  if (found === undefined) throw new Error(`nobody is called ${name}`);
  return begin(settingFor(found.situation));
}

describe('a character', () => {
  it.each([
    ['taxi-driver', '你开出租车多长时间了？', '二十年'],
    ['taxi-driver', '你有孩子吗？', '女儿'],
    ['pharmacist', '你是新来的吗？做这个工作多久了？', '三个月'],
    ['li-bai', '您为什么那么喜欢月亮？', '月不嫌人穷'],
    ['waiter', '讲个笑话吧', '小声一点儿'],
    ['restaurant/noodles', '你是哪里人？', '北方'],
  ])('knows itself: %s, %s', (name, asked, told) => {
    const turn = talkWith(name).say(asked);
    expect(turn).toMatchObject({ move: 'aside', goals: [] });
    expect(turn.text).toContain(told);
  });

  it('says why it recommends what it recommended', () => {
    const { say } = talkWith('hospital/stomach');
    expect(say('您推荐我吃什么？').text).toContain('喝粥');
    expect(say('为什么？').text).toContain('休息');
  });

  it('asks back what it was told: 我是巴西人，你呢', () => {
    const turn = talkWith('taxi-driver').say('我是巴西人，你呢？');
    expect(turn.goals).toMatchObject([{ id: 'from', state: 'reached' }]);
    expect(turn.text).toContain('我是北京人');
  });

  it('says what the thing is that it has just named', () => {
    const { say } = talkWith('taxi-driver');
    say('我去故宫。');
    expect(say('那是什么地方？').text).toContain('皇帝');
  });

  it.each(['盖碗是什么？', '什么是盖碗？'])('explains a thing without taking it for a goal: %s', (asked) => {
    const turn = talkWith('tea-master').say(asked);
    expect(turn.goals).toEqual([]);
    expect(turn.text).toContain('带盖子的茶碗');
  });

  it('says what there is, and what there is in place of what there is not', () => {
    const { say } = talkWith('waiter');
    expect(say('你们有什么汤？').text).toContain('鸡蛋汤');
    expect(say('有没有香蕉？').text).toContain('没有');
  });

  it('hears what was meant instead: 不是海鲜，是花生', () => {
    const { say } = talkWith('hotel-clerk');
    say('我订了房间');
    expect(say('我说的是两天，不是三天').goals).toMatchObject([{ id: 'nights', state: 'reached' }]);
    expect(talkWith('taxi-driver').say('I meant two, not three').text).toContain('two');
  });

  it('presses nobody who declines', () => {
    expect(talkWith('pharmacist').say('不用了，谢谢').text).not.toContain('什么症状');
  });
});

describe('what is asked', () => {
  it.each([
    ['您要多大的？', undefined],
    ['你多久能到？', undefined],
    ['我病了多久了？', undefined],
    ['你几年级？', undefined],
    ['你多大了？', 'age'],
    ['你结婚了吗？', 'family'],
    ['where are you from?', 'from'],
    ['你周末喜欢做什么？', 'likes'],
  ])('%s asks of them: %s', (text, kind) => {
    expect(personalKind(text)).toBe(kind);
  });

  it.each([
    ['你推荐什么？', 'recommend'],
    ['还有别的吗？', 'more'],
    ['太贵了', 'dear'],
    ['你喜欢北京吗？', 'place'],
  ])('%s asks for %s', (text, kind) => {
    expect(generalKind(text)).toBe(kind);
  });
});
