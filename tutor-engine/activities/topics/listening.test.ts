// A tutor listens: news goes before lessons, what was told is not asked, and a learner's questions are answered.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../content/load.ts';
import { type Setting, teachingOf } from '../../index.ts';
import { begin, settingFor, tutorTalks } from '../../testing/stages.ts';

const content = shippedContent();

function talkWith(name: string, extra: Partial<Setting> = {}) {
  const found = tutorTalks(content).find(({ stage }) => stage.name === name);
  if (found === undefined) throw new Error(`no tutor ${name}`);
  return begin(settingFor(found.situation, { seed: 'a1', smallTalk: content.smallTalk, ...extra })).say;
}

describe('news', () => {
  it.each([
    ['linlaoshi', '我的狗昨天死了。', /难过/u],
    ['linlaoshi', '我的奶奶上个月去世了。', /难过/u],
    ['xiaoma', '我考试没通过。', /不好过|没关系/u],
    ['anna', '我明年要结婚了！', /幸福/u],
    ['xiaoma', '我今天很高兴，因为我找到工作了！', /为你高兴|祝你工作顺利/u],
    ['chenhao', '我女朋友上个星期跟我分手了。', /不容易/u],
    ['zhouning', '我昨天跟老板吵架了，我很生气。', /不舒服/u],
    ['nainai', '我很难过。', /我在这儿/u],
  ])('told to %s is answered as news: %s', (tutor, said, answer) => {
    const say = talkWith(tutor);
    const turn = say(said);
    expect(turn.move).toBe('small-talk');
    expect(turn.text).toMatch(answer);
  });

  it('that answers what is open as well is not asked again', () => {
    const say = talkWith('anna');
    say('我叫Pedro。');
    say('我是巴西人。');
    const turn = say('今天不太好，我的狗昨天死了。');
    expect(turn.accepted).toBe(true);
    expect(turn.ask).not.toBe('meet.how-are-you');
  });

  it('is no answer to something else: what was open waits', () => {
    const say = talkWith('luxi', { seed: 'z1' });
    say('我叫Ana。');
    say('我住在圣保罗。');
    const turn = say('我刚找到了新工作！');
    expect(turn).toMatchObject({ move: 'small-talk', accepted: undefined, ask: 'meet.how-long' });
  });

  it('is not followed by other news of the bank, nor told twice', () => {
    const say = talkWith('linlaoshi');
    say('我的奶奶上个月去世了。');
    const turn = say('现在我一个人在这儿。');
    expect(turn.memory.smallTalk?.topic).toBeUndefined();
    expect(say('我的奶奶去世了。').text).not.toMatch(/宝宝|结婚|工作/u);
  });
});

describe('what was told already', () => {
  it('is not asked: the country in the sentence with the name', () => {
    const turn = talkWith('anna')('你好！我叫Pedro，我是巴西人。');
    expect(turn.ask).toBe('meet.how-are-you');
    expect(turn.text).toContain('巴西');
  });

  it('is believed only of oneself: two years in Beijing are no two years of Chinese', () => {
    const say = talkWith('chenhao', { seed: 'c1' });
    say('我叫李大卫，我在北京住了两年了。');
    expect(say('我住在北京，很习惯。').ask).toBe('meet.how-long');
  });
});

describe('a question of the learner’s', () => {
  it.each([
    ['en', '老师，“把”怎么用？', /moves the object in front of the verb/u],
    ['pt', '二和两有什么不一样？', /classificador usa-se “?两/u],
    ['zh', '什么时候用过？', /经历/u],
    ['en', 'What is the difference between 会 and 能?', /skill one has learnt.*circumstances allow/u],
    ['en', '有点儿和一点儿有什么区别？', /有点儿/u],
  ] as const)('about grammar is answered from our notes (%s): %s', (locale, said, answer) => {
    const turn = talkWith('linlaoshi', { locale })(said);
    expect(turn).toMatchObject({ move: 'explain', ask: 'meet.name' });
    expect(teachingOf(turn)?.note?.[locale]).toMatch(answer);
  });

  it.each([['苹果怎么样？'], ['这个词怎么用？'], ['你为什么用手机？'], ['我和你有什么不一样？']])(
    'that our notes do not know is no such question: %s',
    (said) => {
      expect(talkWith('linlaoshi')(said).move).not.toBe('explain');
    },
  );

  it.each([
    ['中国的首都是哪儿？', '北京'],
    ['中国哪个城市最好玩？', '西安'],
    ['怎么学汉字？', '每天'],
    ['我的中文怎么样？', '得'],
  ])('about China and Chinese is answered: %s', (said, word) => {
    expect(talkWith('linlaoshi')(said).text).toContain(word);
  });

  it('is answered in the middle of small talk, of the tutor as of what is chatted about', () => {
    const say = talkWith('linlaoshi');
    say('我的奶奶上个月去世了。');
    expect(say('你今年多大了？').text).toContain('四十五');
    const other = talkWith('linlaoshi');
    other('我喜欢踢足球。');
    expect(other('我常常踢足球，你呢？').text).toMatch(/我[^。]*(?:足球|踢球)/u);
    expect(talkWith('linlaoshi')('我喜欢音乐，你呢？').text).toMatch(/歌|音乐/u);
  });
});

describe('manners', () => {
  it.each(['我今天没有时间，我要走了，下次再聊。', 'I’m tired, bye', '今天就到这里吧，谢谢老师，再见！'])(
    'a farewell is heard at the end of a longer text: %s',
    (said) => expect(talkWith('xiaoma')(said)).toMatchObject({ move: 'close', end: 'goodbye' }),
  );

  it('thanks in the middle of small talk are answered as thanks', () => {
    const say = talkWith('linlaoshi');
    say('今天天气很好。');
    expect(say('谢谢老师').text).toMatch(/不客气|不用谢/u);
  });

  it('adults are not asked what children are asked', () => {
    const childish = new Set(
      content.smallTalk.flatMap(({ exchanges }) =>
        exchanges.filter(({ level }) => level === 'preschool').map(({ back }) => back.zh),
      ),
    );
    const say = talkWith('xiaoma');
    const texts = [
      '我在家玩。',
      '我有一个球。',
      '小狗会跑。',
      'I don’t speak Chinese',
      '我昨天没去学校。',
    ].map((said) => say(said).text);
    for (const back of childish) for (const text of texts) expect(text).not.toContain(back);
  });

  it('an English sentence is no greeting, though it begins with one', () => {
    expect(talkWith('xiaoma')('Hi, my name is John').move).not.toBe('aside');
    expect(talkWith('xiaoma')('hello').move).toBe('aside');
  });
});

describe('a name', () => {
  it.each(['聊天', '睡觉', '学习', '漂亮', '打篮球'])('is no word that everybody knows: %s', (said) => {
    expect(talkWith('linlaoshi')(said).accepted).not.toBe(true);
  });

  it.each(['李明', '大明', '小红', '张文明', '安娜', '王大卫', '玛丽亚', '我叫聊天'])(
    'is believed: %s',
    (said) => {
      expect(talkWith('linlaoshi')(said).accepted).toBe(true);
    },
  );
});

describe('an answer in words that nobody foresaw', () => {
  it.each([
    ['beginner', 'linlaoshi', '石头上面有三个红色的字'],
    ['intermediate', 'chenhao', '石头上面有三个红色的字'],
    ['advanced', 'fangwen', '石头上面刻着三个红色的字'],
  ])('is noted and not asked for again: %s', (level, name, said) => {
    const say = talkWith(name);
    const { ask: before } = say('我叫马丁');
    const { ask, accepted } = say(said);
    expect([accepted, ask === before]).toEqual([true, false]);
  });

  it('is asked for again where it says little, or where a name is wanted', () => {
    const say = talkWith('linlaoshi');
    expect(say('石头上面有三个红色的字').ask).toBe('meet.name');
    say('我叫马丁');
    expect(say('石头').accepted).toBe(false);
  });
});
