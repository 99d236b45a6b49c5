// Small talk and words that are due, in talks and after plays.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../content/load.ts';
import type { Level } from '../../../content/schema/levels.ts';
import type { SmallTalk } from '../../../content/schema/talks/small-talk.ts';
import type { Setting, Turn } from '../../index.ts';
import { begin, playables, settingFor } from '../../testing/stages.ts';

const line = (zh: string) => ({ zh, en: `en ${zh}`, pt: `pt ${zh}` });

function topic(id: string, title: string, rows: readonly (readonly [string, string, string])[]): SmallTalk {
  return {
    id,
    title: { zh: title, en: id, pt: id },
    names: [],
    exchanges: rows.map(([heard, reply, back], index) => ({
      id: `e${index}`,
      level: 'beginner',
      heard: [heard],
      reply: line(reply),
      back: line(back),
      hint: { idea: line(back), start: line(back), full: line(back) },
    })),
    reactions: ['听起来不错。', '原来是这样。', '谢谢你告诉我。'].map((zh) => ({
      level: 'beginner',
      line: line(zh),
    })),
  };
}

const BANK: readonly SmallTalk[] = [
  topic('weather', '天气', [
    ['下雨', '下雨天在家看书最舒服。', '你喜欢下雨天吗？'],
    ['(太阳|晴天)', '晴天大家都高兴。', '晴天你想去哪儿？'],
    ['下雪', '雪很漂亮。', '你见过雪吗？'],
    ['风', '风大的时候要多穿衣服。', '你那儿风大吗？'],
  ]),
  topic('pets', '宠物', [
    ['(猫|狗)', '小动物都很可爱。', '你家有猫或者狗吗？'],
    ['鸟', '鸟会唱歌。', '你喜欢鸟吗？'],
  ]),
];

const { personas, talks } = shippedContent();

function tutor(extra: Partial<Setting>): Setting {
  const persona = personas.find(({ id }) => id === 'linlaoshi');
  const talk = talks.find(({ level }) => level === persona?.level);
  if (persona === undefined || talk === undefined) throw new Error('no tutor');
  return settingFor({ kind: 'tutor', persona, talk }, { smallTalk: BANK, ...extra });
}

const talkIn = (setting: Setting) => begin(setting).say;

describe('a remark', () => {
  it('is answered, and asked back about, for three turns; then the talk goes on', () => {
    const say = talkIn(tutor({}));
    const first = say('昨天下雨了');
    expect(first).toMatchObject({
      move: 'small-talk',
      ask: 'meet.name',
      text: '下雨天在家看书最舒服。你喜欢下雨天吗？',
    });
    const second = say('那天是星期三');
    expect(second.move).toBe('small-talk');
    expect(second.text).toMatch(/^(听起来不错|原来是这样|谢谢你告诉我)。(晴天|你见过|你那儿)/u);
    expect(say('我不知道去哪儿好').move).toBe('small-talk');
    expect(say('大概是这样')).toMatchObject({ move: 'small-talk', ask: 'meet.name' });
    expect(say('我叫大明')).toMatchObject({ accepted: true });
  });

  it('leads from topic to topic as the learner does', () => {
    const say = talkIn(tutor({}));
    say('昨天下雨了');
    expect(say('她的猫怕水').text).toBe('小动物都很可爱。你家有猫或者狗吗？');
    // Who has one is not asked whether there is one.
    const other = talkIn(tutor({}));
    other('昨天下雨了');
    expect(other('我的猫怕水').text).not.toContain('有猫或者狗吗');
  });

  it.each([
    ['下雨天我的狗也在家', 'it answers the open question'],
    ['狗', 'it is no whole sentence'],
    ['喜欢狗', 'it has a word of the question'],
  ])('of another topic by chance is an answer: %s, since %s', (said) => {
    const say = talkIn(tutor({}));
    say('昨天下雨了');
    const turn = say(said);
    expect(turn.memory.smallTalk?.topic).toBe('weather');
    expect(turn.text).toMatch(/^(听起来不错|原来是这样|谢谢你告诉我)。/u);
  });

  it('of another topic is heard where its pattern says much', () => {
    const lights = topic('lights', '灯笼', [['看*红灯笼', '灯笼真好看。', '你家有灯笼吗？']]);
    const say = talkIn(tutor({ smallTalk: [...BANK, lights] }));
    say('昨天下雨了');
    expect(say('我也喜欢看红灯笼').memory.smallTalk?.topic).toBe('lights');
  });

  it('of another topic is not heard in what answers the question', () => {
    const answered = talkIn(tutor({}));
    answered('今天有太阳');
    expect(answered('晴天我想去公园里看小鸟').text).not.toContain('鸟会唱歌。');
  });

  it('that the open exchange hears is not answered with the same reply again', () => {
    const say = talkIn(tutor({}));
    say('昨天下雨了');
    expect(say('我喜欢下雨天').text).toMatch(/^(听起来不错|原来是这样|谢谢你告诉我)。/u);
  });

  it('can be asked for by name', () => {
    const turn = talkIn(tutor({}))('我们聊聊宠物吧');
    expect(turn.move).toBe('small-talk');
    expect(turn.text).toMatch(/鸟|猫/u);
  });

  it('can be asked about: what it means, and again', () => {
    const say = talkIn(tutor({}));
    say('昨天下雨了');
    const told = say('什么意思？');
    expect(told.text).toContain('“en 你喜欢下雨天吗？”');
    expect(say('再说一遍').text).toContain('你喜欢下雨天吗？');
  });

  it('ends where the learner wants something else', () => {
    const say = talkIn(tutor({}));
    say('昨天下雨了');
    expect(say('换个问题').memory.smallTalk?.topic).toBeUndefined();
  });
});

describe('a word that is due', () => {
  const due = [{ zh: '一起', gloss: { en: 'together', pt: 'juntos' } }];
  const answers = ['我叫大明', '我是巴西人', '我很好', '因为我喜欢中国', '我喜欢吃鱼', '我喝茶', '我吃面包'];

  function untilDrill(say: (text: string) => Turn): Turn | undefined {
    for (const answer of answers) {
      const turn = say(answer);
      if (turn.move === 'drill') return turn;
    }
    return undefined;
  }

  it('is asked for after some answers, and a sentence with it is praised', () => {
    const say = talkIn(tutor({ due, smallTalk: [] }));
    const asked = untilDrill(say);
    expect(asked?.text).toMatch(/“一起”（together）/u);
    const turn = say('我和朋友一起吃饭。');
    expect(turn).toMatchObject({ accepted: true, move: 'praise-and-ask' });
    expect(turn.recorded).toContainEqual({
      kind: 'used_word',
      what: '一起',
      aided: 'none',
      evidence: '一起',
      activity: 'drill',
    });
    expect(turn.text).toMatch(/？/u);
  });

  it('is asked for once more, then let go and noted', () => {
    const say = talkIn(tutor({ due, smallTalk: [] }));
    untilDrill(say);
    expect(say('一起')).toMatchObject({ move: 'drill', accepted: false });
    const turn = say('我不知道');
    expect(turn.recorded).toContainEqual({
      kind: 'missed_word',
      what: '一起',
      aided: 'none',
      evidence: '',
      activity: 'drill',
    });
    expect(turn.move).not.toBe('drill');
  });

  it('is let go when the learner wants something else', () => {
    const say = talkIn(tutor({ due, smallTalk: [] }));
    untilDrill(say);
    const { text, ask } = say('苹果怎么说？');
    expect(text).toMatch(/？/u);
    expect(say('因为我喜欢中国音乐').move).not.toBe('drill');
    expect(ask).toBeDefined();
  });

  it('needs no asking when the learner says it anyway', () => {
    const turn = talkIn(tutor({ due }))('我们一起学习吧');
    expect(turn.recorded).toContainEqual({
      kind: 'used_word',
      what: '一起',
      aided: 'none',
      evidence: '一起',
    });
  });
});

describe('after a play', () => {
  it('the character stays who it is, and takes leave of who goes on', () => {
    const level: Level = 'beginner';
    const found = playables().find(({ stage }) => stage.name === 'waiter');
    if (found === undefined) throw new Error('no waiter');
    expect(found.stage.level).toBe(level);
    const say = talkIn(settingFor(found.situation, { smallTalk: BANK }));
    say('我要牛肉和鱼，再来一杯茶');
    expect(say('买单').end).toBe('goals');
    for (const said of ['外面下雨了', '还可以', '你每天都吃水果吗？']) {
      const turn = say(said);
      expect(turn).toMatchObject({ move: 'close', end: 'goals' });
      expect(turn.text).not.toMatch(/[？?]/u);
    }
  });

  it('a remark in the middle is answered, and the goal comes back', () => {
    const found = playables().find(({ stage }) => stage.name === 'waiter');
    if (found === undefined) throw new Error('no waiter');
    const turn = talkIn(settingFor(found.situation, { smallTalk: BANK }))('外面下雨了');
    expect(turn).toMatchObject({ move: 'aside', ask: 'order' });
    expect(turn.text).toMatch(/^(?:下雨天在家看书最舒服|是啊，这个天气，出门要小心)。/u);
  });
});
