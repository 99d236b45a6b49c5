// Corrections of sentences as learners of each level write them.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../content/load.ts';
import type { Level } from '../../content/schema/levels.ts';
import { analyse } from '../analysis/analyse.ts';
import { type Message, open, respond } from '../index.ts';
import type { Correction } from '../state/types.ts';
import { testCore } from '../testing/core.ts';
import { settingFor } from '../testing/stages.ts';
import { correctionsOf, mistakesIn } from './corrections.ts';

function correct(text: string, level: Level, lately: readonly string[] = []): readonly Correction[] {
  const { findings } = analyse(testCore(), text, level);
  return correctionsOf(text, mistakesIn(text, findings), level, new Set(lately));
}

type Row = readonly [level: Level, said: string, right: string, point: string, kind: Correction['kind']];

/** What was written, what the whole sentence should be, the rule, and when it is said. */
const SENTENCES: readonly Row[] = [
  ['preschool', '我是高兴。', '我很高兴。', 'shi-adjective', 'now'],
  ['preschool', '我有二个苹果。', '我有两个苹果。', 'er-liang', 'now'],
  ['preschool', '我不有猫。', '我没有猫。', 'bu-you', 'now'],
  ['preschool', '我有三书。', '我有三本书。', 'measure-missing', 'now'],
  ['beginner', '我学生。', '我是学生。', 'shi-missing', 'now'],
  ['beginner', '我去北京明天。', '我明天去北京。', 'time-order', 'now'],
  ['beginner', '我学习在北京。', '我在北京学习。', 'place-order', 'now'],
  ['beginner', '我见面跟朋友。', '我跟朋友见面。', 'with-order', 'now'],
  ['beginner', '我买了一个书。', '我买了一本书。', 'measure-wrong', 'now'],
  ['beginner', '我昨天不去学校。', '我昨天没去学校。', 'bu-past', 'now'],
  ['beginner', '我不知道游泳。', '我不会游泳。', 'hui-language', 'now'],
  ['beginner', '你是不是学生吗？', '你是不是学生？', 'ma-a-not-a', 'now'],
  ['beginner', '我以经吃了。', '我已经吃了。', 'homophone', 'now'],
  ['beginner', '他做飞机去北京。', '他坐飞机去北京。', 'homophone', 'now'],
  ['beginner', '我想要一杯茶吧吗？', '我想要一杯茶。', 'particle-pair', 'now'],
  ['beginner', '我可以坐公共汽车去不去吗？', '我可以坐公共汽车去吗？', 'ma-a-not-a', 'now'],
  ['beginner', '我见面我的朋友昨天。', '我昨天跟我的朋友见面。', 'separable', 'now'],
  ['beginner', '厕所在哪里吗？', '厕所在哪里？', 'ma-question-word', 'now'],
  ['beginner', '我两个点起床。', '我两点起床。', 'clock-hour', 'now'],
  [
    'beginner',
    '昨天我买了三本书，我的妈妈都很喜欢了。',
    '昨天我买了三本书，我的妈妈都很喜欢。',
    'le-degree',
    'now',
  ],
  ['beginner', '天气越来越很冷。', '天气越来越冷。', 'yuelaiyue', 'later'],
  ['beginner', '我把作业没做完。', '我没把作业做完。', 'ba-negation', 'later'],
  ['intermediate', '我想见面他。', '我想跟他见面。', 'separable', 'now'],
  ['intermediate', '他比我很高。', '他比我高。', 'bi-very', 'now'],
  ['intermediate', '他跑的很快。', '他跑得很快。', 'de-complement', 'now'],
  ['intermediate', '我觉得了他是好人。', '我觉得他是好人。', 'le-mind', 'now'],
  ['intermediate', '只要努力，才能成功。', '只要努力，就能成功。', 'zhiyao', 'now'],
  ['advanced', '请把门关。', '请把门关上。', 'ba-result', 'now'],
  ['advanced', '他被受到老师的表扬。', '他受到老师的表扬。', 'bei', 'now'],
  ['advanced', '这件事给我很高兴。', '这件事让我很高兴。', 'rang-give', 'now'],
  ['advanced', '网络对生活带来很多方便。', '网络给生活带来很多方便。', 'dui-effect', 'now'],
  ['advanced', '我们见面过三次。', '我们见过三次面。', 'separable-times', 'now'],
];

describe('a correction', () => {
  it.each(SENTENCES)('at %s: %s', (level, said, right, point, kind) => {
    const [first, ...rest] = correct(said, level);
    expect(first).toMatchObject({ sentence: right, point, kind });
    expect(said.slice(first?.start, first?.end)).toBe(first?.wrong);
    for (const text of [first?.reason.zh, first?.reason.en, first?.reason.pt]) expect(text).not.toBe('');
    expect(rest).toEqual([]);
  });

  it.each([
    ['preschool', '我喜欢红色。'],
    ['beginner', '我明天去北京，你呢？'],
    ['beginner', '我想要一杯茶,谢谢'],
    ['intermediate', '虽然下雨，但是他还是来了。'],
    ['advanced', '与其抱怨，不如把事情做好。'],
  ] as const)('is not made where nothing is wrong, at %s: %s', (level, said) => {
    expect(correct(said, level)).toEqual([]);
  });

  it('stops at two, the one that changes the meaning first', () => {
    const said = '我有三书，我是高兴，我不有猫。';
    const found = correct(said, 'beginner');
    expect(found).toHaveLength(2);
    expect(found[0]?.point).toBe('bu-you');
  });

  it('shows the sentence with its other mistakes mended too', () => {
    expect(correct('你好。我有三书，我是高兴。', 'beginner')[0]?.sentence).toBe('我有三本书，我很高兴。');
  });

  it('is not made of what was corrected lately', () => {
    expect(correct('我不有猫。', 'beginner', ['bu-you'])).toEqual([]);
  });
});

describe('in a talk with a tutor', () => {
  const { personas, talks } = shippedContent();
  const persona = personas.find(({ id }) => id === 'linlaoshi');
  const talk = talks.find(({ level }) => level === persona?.level);
  if (persona === undefined || talk === undefined) throw new Error('no tutor');
  const setting = settingFor({ kind: 'tutor', persona, talk });

  it('the answer says it right in passing', () => {
    const first = open(setting);
    const history: Message[] = [{ by: 'tutor', text: first.text, memory: first.memory }];
    const turn = respond({ ...setting, history, learnerText: '我叫大明，我学生。' });
    expect(turn).toMatchObject({ accepted: true, recast: '我是学生' });
    expect(turn.text).toContain('“我是学生”');
    expect(turn.recorded.filter(({ kind }) => kind === 'mistake')).toHaveLength(1);
  });

  it.each([
    ['chenhao', '上个月我见面我的导师，我们聊了很久。', '上个月我跟我的导师见面，我们聊了很久'],
    ['fangwen', '我的哥哥比我很高，常常被叫去打篮球。', '我的哥哥比我高，常常被叫去打篮球'],
  ])('so is a long sentence of who knows more: with %s, %s', (id, learnerText, right) => {
    const of = personas.find((one) => one.id === id) ?? persona;
    const situation = {
      kind: 'tutor',
      persona: of,
      talk: talks.find(({ level }) => level === of.level) ?? talk,
    };
    const more = settingFor({ ...situation, kind: 'tutor' });
    const first = open(more);
    const history: Message[] = [{ by: 'tutor', text: first.text, memory: first.memory }];
    const turn = respond({ ...more, history, learnerText });
    expect(turn.recast).toBe(right);
    expect(turn.text).toContain(`“${right}”`);
  });

  it.each(['昨天我买了三本书，我的妈妈都很喜欢了。', '我叫大明，他高高地是学生，我有二个好的的。'])(
    'nothing is said again as right of which only one mistake is known to be mended: %s',
    (learnerText) => {
      const first = open(setting);
      const history: Message[] = [{ by: 'tutor', text: first.text, memory: first.memory }];
      const turn = respond({ ...setting, history, learnerText });
      expect(turn.corrections).not.toEqual([]);
      expect(turn.recast).toBeUndefined();
    },
  );

  it('what was said aloud is not held against the characters that the recogniser chose', () => {
    const first = open(setting);
    const history: Message[] = [{ by: 'tutor', text: first.text, memory: first.memory }];
    const said = { ...setting, history, learnerText: '我叫大明，他做飞机来，我学生。' };
    const points = (input: 'typed' | 'speech') =>
      respond({ ...said, input }).corrections.map(({ point }) => point);
    expect(points('typed')).toEqual(['homophone', 'shi-missing']);
    expect(points('speech')).toEqual(['shi-missing']);
  });

  it('a request is not held against its grammar', () => {
    const first = open(setting);
    const history: Message[] = [{ by: 'tutor', text: first.text, memory: first.memory }];
    expect(respond({ ...setting, history, learnerText: '我听得不懂' }).corrections).toEqual([]);
  });
});
