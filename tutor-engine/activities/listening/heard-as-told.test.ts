// What is said again, comforted and asked about is what was told, and nothing else that stands in the message.

import { describe, expect, it } from 'vitest';
import { begin } from '../../testing/stages.ts';
import { settingWith } from '../../testing/tutor-setting.ts';

function answerTo(tutor: string, ...lines: readonly string[]): string {
  const { say } = begin(settingWith(tutor));
  return ['我叫小安。', ...lines].map((line) => say(line).text).at(-1) ?? '';
}

describe('what is said again', () => {
  it.each([
    ['sulan', '苏老师好，我在里斯本的港口开吊车。', /老师好/u],
    ['fangwen', '我发现，留住老店的往往不是招牌，而是那几位不肯退休的师傅。', /哦，[^，。]{1,4}啊/u],
    ['luxi', '我真没用，连一张桌子都装不好。', /你真没用/u],
    ['sulan', '我不是怕失败，我是怕让我的学生失望。', /你不是怕/u],
    ['luxi', '我没生病，我只是困。', /你没生病/u],
  ])('with %s is no greeting, bare noun, self-blame or what is denied: %s', (tutor, line, wrong) =>
    expect(answerTo(tutor, line)).not.toMatch(wrong),
  );
});

describe('comfort', () => {
  const COMFORTS = /不好受|难为你|难受|生病|不轻松|身体/u;
  it.each([
    ['hanchuan', '装修的费用一涨再涨，头疼。'],
    ['luxi', '孩子的补课费真让我头疼。'],
    ['sulan', '我小学的时候考试不及格，把卷子藏在米缸里。'],
    ['luxi', '我为外公自豪，他打过仗，后来一个人盖了一所学校。'],
  ])('with %s is for who is hurt now: %s', (tutor, line) =>
    expect(answerTo(tutor, line)).not.toMatch(COMFORTS),
  );

  it.each([['luxi', '我头疼，发烧了。']])('with %s is for who is: %s', (tutor, line) =>
    expect(answerTo(tutor, line)).toMatch(/舒服|休息|好起来|身体|难受/u),
  );
});

it.each([
  ['luxi', '我下周要去接我的导师，他第一次来巴西。', /后来|然后呢/u],
  ['luxi', '我给阳台买了三盆辣椒苗。', /后来|然后呢|感觉怎么样/u],
  ['sulan', '我每个周日下午陪邻居下围棋。', /一直都是这样|怎么想到/u],
])('with %s nothing is asked that was not earned: %s', (tutor, line, wrong) =>
  expect(answerTo(tutor, line)).not.toMatch(wrong),
);

it('who asks something in parting is answered and told goodbye', () => {
  const { say } = begin(settingWith('luxi'));
  say('我叫小安。');
  const turn = say('我得去上班了。你有弟弟吗？');
  expect(turn.text).toMatch(/再见|拜拜|下次|保重|改天/u);
  expect(turn.text).not.toMatch(/？/u);
});

it('who does not want to speak of it is not asked on', () =>
  expect(answerTo('luxi', '我的房东又涨房租了。', '算了，不想说他了。')).not.toMatch(/房东|他的事/u));
