// A listener: what is told is met by its kind and asked about as that, never parroted, and nothing that has not happened
// is met as if it had.

import { expect, it } from 'vitest';
import { shippedContent } from '../content/load.ts';
import { begin, settingFor, tutorTalks } from './testing/stages.ts';

const { smallTalk } = shippedContent();
const talks = tutorTalks();

function lastOf(name: string, lines: readonly string[], locale: 'en' | 'pt' = 'en'): string {
  const situation = talks.find(({ stage }) => stage.name === name)?.situation;
  if (situation === undefined) throw new Error(`nobody is called ${name}`);
  const talk = begin(settingFor(situation, { seed: 'x', locale, smallTalk }));
  return lines.map((line) => talk.say(line)).at(-1)?.text ?? '';
}

it.each([
  ['luxi', '今天早上我的箱子没到，我在机场等了三个小时。', /麻烦.*(?:说|办)/u],
  ['chenhao', '昨天晚上我女儿在床上跳舞，不想睡觉。', /有意思.*笑/u],
  ['zhouning', '我儿子住在东京，一年才回来一次。', /电话/u],
  ['anna', '我今天不想上班。', /懂.*累/u],
  ['linlaoshi', '我妈妈做了一个大蛋糕。', /味道/u],
  ['fangwen', '我想织一条围巾，可是我手很笨。', /给谁|一针一线/u],
  ['sulan', '供应商的货又晚了两个星期。', /着急.*解释/u],
  ['chenhao', '我老板打我电话，叫我星期天上班。', /辛苦.*答应/u],
  ['anna', '我们公司在北京有分公司。声调最难。', /^(?!.*声调)/u],
  ['luxi', '我从来没这么累过。', /累/u],
])('%s meets the kind of what is told: %s', (name, line, wanted) => {
  const text = lastOf(name, ['我叫安娜。', line]);
  expect(text).toMatch(wanted);
  expect(text).not.toMatch(/多说|再跟我说|接着讲|还有呢/u);
});

it.each([
  ['chenhao', '航空公司打我电话，说明天有消息。', /过分|伤人|欺负/u],
  ['xiaoma', '如果我没有工作，我的家没有钱。', /没有工作|真不好过|没有钱/u],
  ['hanchuan', '我没被裁，可是我怕下一个就是我。', /放心了|失业/u],
  ['zhouning', '我外孙出生的时候可能还没织完。', /祝贺|出生了/u],
  ['xiaoma', '如果我爸爸生病，我就要回家。', /不好过|吃药|休息/u],
])('%s does not take what has not happened for a fact: %s', (name, line, wrong) => {
  expect(lastOf(name, ['我叫安娜。', line])).not.toMatch(wrong);
});

it.each([
  ['xiaoma', ['我叫Leo', '“膝盖”用中文怎么说？', '我的膝盖疼，我很难过。'], 'en'],
  ['dawei', ['eu sou o Beto', 'como fala triste?', '我难过'], 'pt'],
  ['nainai', ['我叫Tim', '我爷爷在天上'], 'en'],
  ['xiaoyu', ['我叫Lia', '我的兔子去了天堂'], 'en'],
  ['nainai', ['我叫Ted', '我的小鸟死了。It was blue.'], 'en'],
] as const)('%s praises no word where something hurts: %j', (name, lines, locale) => {
  expect(lastOf(name, lines, locale)).not.toMatch(/说得好|很好|对，|真棒/u);
});

it('a clause is not said again at two turns running', () => {
  const first = lastOf('zhouning', ['我叫安娜。', '我在学画画。', '我妹妹会弹琴。', '我奶奶会唱歌。']);
  const second = lastOf('zhouning', ['我叫安娜。', '我在学画画。', '我妹妹会弹琴。']);
  expect([first.includes('你奶奶会唱歌'), second.includes('你妹妹会弹琴')]).not.toEqual([true, true]);
});

it('who is not well is named in Chinese to a child', () => {
  expect(lastOf('dawei', ['eu sou a Lia', 'meu gato está doente'], 'pt')).toMatch(/小猫.*？/u);
});
