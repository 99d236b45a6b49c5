// Help with small talk, with a word that is due and with the offer to start over, and how answers after it count.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../content/load.ts';
import type { SmallTalk } from '../../../content/schema/talks/small-talk.ts';
import { hint, open, type RespondInput, respond, type Setting, type Turn } from '../../index.ts';
import { OVER } from '../../state/move.ts';
import { settingFor, begin as talkIn } from '../../testing/stages.ts';
import { exchangesOf } from './bank.ts';

const line = (zh: string) => ({ zh, en: `en ${zh}`, pt: `pt ${zh}` });
const HINT = { idea: line('家里、公园……'), start: line('下雨天我……'), full: line('下雨天我喜欢看书。') };

const BANK: readonly SmallTalk[] = [
  {
    id: 'weather',
    title: line('天气'),
    names: [],
    exchanges: [
      {
        id: 'rain',
        level: 'beginner',
        heard: ['下雨'],
        reply: line('下雨天最舒服。'),
        back: line('下雨天你做什么？'),
        hint: HINT,
      },
      {
        id: 'snow',
        level: 'beginner',
        heard: ['下雪'],
        reply: line('雪很漂亮。'),
        back: line('你见过雪吗？'),
        hint: { idea: line('山上……'), start: line('我见过……'), full: line('我见过一次雪。') },
      },
    ],
    reactions: ['听起来不错。', '原来是这样。'].map((zh) => ({ level: 'beginner', line: line(zh) })),
  },
];

const { personas, talks, smallTalk } = shippedContent();
const persona = personas.find(({ id }) => id === 'linlaoshi');
const talk = talks.find(({ level }) => level === persona?.level);
if (persona === undefined || talk === undefined) throw new Error('no tutor');
const situation: Setting['situation'] = { kind: 'tutor', persona, talk };
const { overHint } = talk.lines;
const [firstTopic] = talk.topics.filter(({ first }) => first);
const firstHint = firstTopic?.questions[0]?.hint;

const EXAMPLE = line('我和朋友一起学习汉语。');
const DUE = [{ zh: '一起', gloss: { en: 'together', pt: 'juntos' }, example: EXAMPLE }];

type Step = NonNullable<RespondInput['helped']>;

/** A talk that goes on: `help` asks for a step as the page does, and the next thing said counts as helped by it. */
function begin(extra: Partial<Setting>) {
  const setting = settingFor(situation, { smallTalk: BANK, ...extra });
  const { history, say } = talkIn(setting);
  let helped: Step | undefined;
  return {
    history,
    help: (step: Step) => {
      const found = hint({ ...setting, history, ...(helped && { helped }) }, step);
      if (found !== undefined) helped = step;
      return found?.zh;
    },
    say: (learnerText: string): Turn => {
      const turn = say(learnerText, helped);
      helped = undefined;
      return turn;
    },
  };
}

describe('help with small talk', () => {
  it('is that of the question asked last, not of what was open before', () => {
    const { say, help } = begin({});
    expect(help('idea')).toBe(firstHint?.idea.zh);
    say('昨天下雨了');
    expect([help('idea'), help('start'), help('full')]).toEqual([HINT.idea.zh, HINT.start.zh, HINT.full.zh]);
  });

  it.each([
    [undefined, '我在家', 'none'],
    ['idea', '我在家', 'idea'],
    ['start', '下雨天我在家', 'start'],
    ['full', '我喜欢看书', 'full'],
    ['full', '下雨天我喜欢看书', 'repeat'],
  ] as const)('counts with the answer: after step %s, %s is %s', (step, text, aided) => {
    const { say, help } = begin({});
    say('昨天下雨了');
    if (step) help(step);
    expect(say(text)).toMatchObject({ move: 'small-talk', aided });
  });

  it('still counts when the meaning was asked in between, and no more with the next question', () => {
    const { say, help } = begin({});
    say('昨天下雨了');
    help('full');
    say('什么意思？');
    expect(say('下雨天我喜欢看书。').aided).toBe('repeat');
    expect(say('我没见过').aided).toBe('none');
  });

  it('leaves the question that waits untouched', () => {
    const { say, help } = begin({});
    say('昨天下雨了');
    help('full');
    expect(say('我喜欢看书').memory).toMatchObject({ ask: 'meet.name', step: 'none' });
  });

  it.each(['提示', '我不知道', '不会'])('is given step by step to who asks for it in words: %s', (asked) => {
    const { say } = begin({});
    say('昨天下雨了');
    const idea = say(asked);
    expect(idea).toMatchObject({ move: 'hint', text: HINT.idea.zh, ask: 'meet.name' });
    expect(idea.memory).toMatchObject({ step: 'none', smallTalk: { topic: 'weather', help: 'idea' } });
    expect(say(asked).text).toContain(HINT.start.zh);
    expect(say(asked).text).toContain(HINT.full.zh);
    expect(say('下雨天我喜欢看书')).toMatchObject({ move: 'small-talk', aided: 'repeat' });
  });

  it.each(['不会', '我不会。', '还不会'])('is not forced on who cannot: %s answers 会…吗', (said) => {
    const [rain] = BANK[0]?.exchanges ?? [];
    if (rain === undefined) throw new Error('no exchange');
    const asking = { ...rain, back: line('你会写“雨”吗？') };
    const bank = BANK.map((one) => ({ ...one, exchanges: [asking, ...one.exchanges.slice(1)] }));
    const { say } = begin({ smallTalk: bank });
    say('昨天下雨了');
    expect(say(said)).toMatchObject({ move: 'small-talk', memory: { smallTalk: { topic: 'weather' } } });
  });

  it('is not given for a question that a model put otherwise', () => {
    const { say, help, history } = begin({});
    say('昨天下雨了');
    const put = history.at(-1);
    history.splice(-1, 1, { by: 'tutor', text: '雨天也很美。你在家吗？', memory: put?.memory });
    expect(help('idea')).toBeUndefined();
    say('我喜欢下雪');
    expect(help('idea')).toBe('山上……');
  });
});

it('every sentence offered is an answer to its question, without a mistake, and the talk goes on', () => {
  for (const { level } of talks) {
    const tutor = personas.find((one) => one.level === level);
    const ofLevel = talks.find((one) => one.level === level);
    if (tutor === undefined || ofLevel === undefined) throw new Error(`nobody teaches ${level}`);
    const setting = settingFor({ kind: 'tutor', persona: tutor, talk: ofLevel }, { smallTalk });
    const { memory } = open(setting);
    for (const { id, exchange } of exchangesOf(smallTalk, level)) {
      const smallTalk = { topic: id.split('/')[0], turns: 1, used: [id] };
      const history = [{ by: 'tutor' as const, text: exchange.back.zh, memory: { ...memory, smallTalk } }];
      const { zh } = exchange.hint.full;
      const { move, aided, corrections } = respond({ ...setting, history, learnerText: zh, helped: 'full' });
      expect([id, zh, move, aided, corrections]).toEqual([id, zh, 'small-talk', 'repeat', []]);
    }
  }
});

describe('help with a word that is due', () => {
  const answers = ['我叫大明', '我是巴西人', '我很好', '因为我喜欢中国', '我喜欢吃鱼', '我喝茶', '我吃面包'];

  function untilAsked(due: Setting['due']) {
    const going = begin({ due, smallTalk: [] });
    for (const answer of answers) if (going.say(answer).move === 'drill') return going;
    throw new Error('nobody asked for the word');
  }

  it('says what it means and what it is used for, first words, and a whole sentence', () => {
    const { help } = untilAsked(DUE);
    expect(help('idea')).toMatch(/^“一起”的意思是“together”。/u);
    expect(help('start')).toBe('我和朋友……');
    expect(help('full')).toBe(EXAMPLE.zh);
  });

  it.each([
    ['雨伞', '你有没有'],
    ['跑步', '什么时候'],
    ['漂亮', '怎么样'],
    ['因为', '用这个词'],
  ])('fits the kind of word: %s', (zh, said) => {
    expect(untilAsked([{ zh, gloss: { en: 'en', pt: 'pt' } }]).help('idea')).toContain(said);
  });

  it('is given to who asks for it in words, before the word is let go', () => {
    const { say } = untilAsked(DUE);
    const turn = say('我不知道');
    expect(turn.move).toBe('hint');
    expect(turn.text).toMatch(/^“一起”的意思是“together”。/u);
    expect(say('我和朋友一起吃饭').recorded).toContainEqual(
      expect.objectContaining({ kind: 'used_word', aided: 'idea' }),
    );
  });

  it('is the same each time, and has two steps where no sentence is known', () => {
    const { help } = untilAsked([{ zh: '一起', gloss: { en: 'together', pt: 'juntos' } }]);
    expect([help('idea'), help('start')]).toEqual([help('idea'), help('start')]);
    expect(help('start')).toMatch(/……$/u);
    expect(help('full')).toBeUndefined();
  });

  it.each([
    [undefined, '我们一起吃饭吧', 'none'],
    ['idea', '我们一起吃饭吧', 'idea'],
    ['full', '我们一起吃饭吧', 'full'],
    ['full', EXAMPLE.zh, 'repeat'],
  ] as const)('counts with the sentence: after step %s, %s is %s', (step, text, aided) => {
    const { say, help } = untilAsked(DUE);
    if (step) help(step);
    expect(say(text).recorded).toContainEqual({
      kind: 'used_word',
      what: '一起',
      aided,
      evidence: '一起',
      activity: 'drill',
    });
  });

  it('still counts at the second try', () => {
    const { say, help } = untilAsked(DUE);
    help('full');
    expect(say('一起')).toMatchObject({ move: 'drill', accepted: false });
    expect(say(EXAMPLE.zh).recorded).toContainEqual(
      expect.objectContaining({ kind: 'used_word', aided: 'repeat' }),
    );
  });
});

it('when all is talked about, the offer to start over has help too, and its sentence starts over', () => {
  const { history, help, say } = begin({});
  history.splice(0, 1, {
    by: 'tutor',
    text: '都说完了！',
    memory: { ...open(settingFor(situation, { smallTalk: BANK })).memory, ask: OVER },
  });
  expect(help('full')).toBe(overHint.full.zh);
  expect(say(overHint.full.zh).memory.round).toBe(1);
});
