// Who works somewhere decides and says what somebody there would; what does not fit is left out.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../content/load.ts';
import { begin, playables, settingFor } from '../../testing/stages.ts';
import { moveIn } from './hearing/moves/moves-in.ts';
import { isQuestion } from './hearing/speech-acts.ts';
import { urgentIn } from './hearing/urgent.ts';

const content = shippedContent();
const all = playables(content);

function lastOf(name: string, ...turns: readonly string[]) {
  const found = all.find(({ stage }) => stage.name === name);
  if (found === undefined) throw new Error(`no play ${name}`);
  const talk = begin(settingFor(found.situation, { smallTalk: content.smallTalk }));
  return turns.map((text) => talk.say(text)).at(-1) ?? talk.first;
}

describe('a small question', () => {
  it.each([
    ['barista', 'Wi-Fi 密码是多少？', '八个八'],
    ['hotel-clerk', '你们的网络密码是什么？', '八个八'],
    ['waiter', '你最喜欢什么颜色？', '红色'],
    ['taxi-driver', '师傅，您最喜欢哪个季节？', '秋天'],
    ['tea-master', '您当初是怎么走上做茶这条路的？', '茶'],
    ['barista', '你为什么想到当咖啡师？', '因为'],
    ['delivery-courier', '你要不要吃一块蛋糕？', '谢谢'],
    ['pharmacist', '我可以喝酒吗？', '酒'],
  ])('to the %s is decided: %s', (name, text, said) => expect(lastOf(name, text).text).toContain(said));

  it.each([
    ['waiter', '你们的椅子是从哪儿买的？'],
    ['hotel-clerk', '经理是什么时候来的？'],
    ['landlord', '楼上的人是做什么的？'],
    ['tea-master', '这个故事可信吗？'],
    ['taxi-driver', '这条路是什么时候修好的？'],
    ['librarian', '这个图书馆有多少年了？'],
  ])('to the %s is not put off: %s', (name, text) =>
    expect(lastOf(name, text).text).not.toMatch(
      /问一下|问问|看一下再|电话问|查一下|最清楚|里面看看|先问|打听|跟大家一样/u,
    ),
  );
});

describe('a word in another sense', () => {
  it.each(['我差点儿走错了门。', '我没走错。', '险些坐过站了。', '我没有迷路。'])(
    '%s changes nothing',
    (text) => expect(urgentIn(text)).toEqual([]),
  );

  it.each([
    '差点儿上错车了！',
    '路上堵了三个小时。',
    '我的工作快没了。',
    '高速上堵了。',
    '我们公司没水平了。',
  ])('%s is no fault of what is sold', (text) => expect(moveIn(text)).toBeUndefined());

  it.each(['空调坏了。', '这个杯子破了。', '房间没有热水。', '电话坏了。'])('%s still is', (text) =>
    expect(moveIn(text)?.kind).toBe('faulty'),
  );

  it.each(['您一直问我们什么时候要孩子，', '朋友常常问我怎么学中文。'])('%s asks nothing', (text) =>
    expect(isQuestion(text)).toBe(false),
  );
});

describe('what somebody else may not take', () => {
  it.each([
    ['doctor', ['我女儿两岁，她也咳嗽。', '她可以吃我的药吗？']],
    ['pharmacist', ['我的儿子叫Tom，八个月。', 'Tom 能吃我的药吗？']],
    ['doctor', ['我头疼。', '我室友也感冒了，他能吃我的药吗？']],
  ])('is said first by the %s', (name, turns) =>
    expect(lastOf(name, ...turns).text).toMatch(/不能|不行|别给/u),
  );

  it('gets nothing done', () => {
    const turn = lastOf('hospital/pharmacy', '我头疼，给我一点药。', '我女儿三岁，也头疼，能吃这个吗？');
    expect(turn.text).toContain('孩子不能吃大人的药');
    expect(turn.goals).toEqual([]);
  });

  it('is not bargained about', () =>
    expect(lastOf('pharmacist', '我可以喝啤酒吗？', '我只喝一瓶。').text).toContain('一小杯也不行'));
});

describe('a change of mind', () => {
  it.each([
    ['hotel-clerk', ['我叫Ana，订了房间。', '住两天。', '对不起，我想住四晚，不是两晚。'], '四晚'],
    ['hotel-clerk', ['我叫Ana，订了房间。', '住两天。', '改成三天，可以吗？'], '三天'],
    ['hotel-clerk', ['我叫Ana，订了房间。', '明天六点半叫我起床，好吗？'], '明天六点半'],
    ['hotel-clerk', ['我叫Ana，订了房间。', '后天早上五点 call me please'], '后天早上五点'],
  ])('is said back by the %s: %s', (name, turns, said) =>
    expect(lastOf(name, ...turns).text).toContain(said),
  );

  it('is heard where it is said twice', () => {
    const text = lastOf('hairdresser', '我想剪头发。', '短一点。', '卡？不要不要，我下个月回国。').text;
    expect(text).not.toMatch(/办一张|真的不办/u);
  });
});

describe('grave news', () => {
  it.each([
    ['taxi-driver', '我的公司裁员了，我失业了。'],
    ['hairdresser', '我要哭了……'],
    ['barista', '我被公司裁了。'],
  ])('is met by the %s, and nothing is asked: %s', (name, text) =>
    expect(lastOf(name, text).text).not.toMatch(/[？?]/u),
  );
});
