import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../content/load.ts';
import { begin, playables, settingFor } from '../../testing/stages.ts';
import { settingWith } from '../../testing/tutor-setting.ts';

const { smallTalk } = shippedContent();
const word = (zh: string) => ({ zh, gloss: { en: 'a word', pt: 'uma palavra' } });

const TOLD: Readonly<Record<string, readonly string[]>> = {
  xiaoyu: ['我叫Tom。', '我喜欢画画。', '我画了我家的狗。'],
  anna: ['我叫Kate。', '我昨天搬家了，很累。', '我的朋友帮我搬的。'],
  chenhao: ['叫我小李就行。', '我住在里斯本，我女朋友下个月要来看我。', '我们想去海边走走。'],
  fangwen: ['我叫陈默。', '我退休以后一直在写回忆录。', '写的多半是小时候的事。'],
};

const MET = ['我叫Kate。', '我是英国人。', '我很好。'];

describe('a word that is due', () => {
  it.each(Object.entries(TOLD))('waits while the learner tells %s something', (tutor, told) => {
    const { say } = begin(settingWith(tutor, { smallTalk, due: [word('天气')] }));
    const turns = told.map((text) => say(text));
    expect(turns.map(({ text }) => text).join('')).not.toContain('天气');
    expect(turns.map(({ move }) => move)).not.toContain('drill');
  });

  it('gives way to what is asked or told instead of it', () => {
    const { say } = begin(settingWith('anna', { smallTalk: [], due: [word('企鹅')] }));
    const asked = MET.slice(0, 2)
      .map((text) => say(text))
      .at(-1);
    expect(asked?.move).toBe('drill');
    const answered = say('你会做饭吗？');
    expect(answered.move).toBe('aside');
    expect(answered.text).not.toContain('企鹅');
  });

  it('comes back in a question of small talk, where one has it, and not as an exercise', () => {
    const { say } = begin(settingWith('anna', { smallTalk, due: [word('天气')] }));
    const turns = MET.map((text) => say(text));
    expect(turns.map(({ text }) => text).join('')).toContain('天气');
    expect(turns.map(({ move }) => move)).not.toContain('drill');
  });

  it('is asked for where no question has it', () => {
    const { say } = begin(settingWith('anna', { smallTalk: [], due: [word('企鹅')] }));
    const turns = MET.map((text) => say(text));
    expect(turns.map(({ move }) => move)).toContain('drill');
  });

  it('of parting waits until one parts', () => {
    const { say } = begin(settingWith('anna', { smallTalk: [], due: [word('再见')] }));
    expect(MET.map((text) => say(text).move)).not.toContain('drill');
  });

  it('waits while a game waits for an answer', () => {
    const { say } = begin(settingWith('fangwen', { smallTalk: [], due: [word('经验'), word('企鹅')] }));
    const turns = ['我们玩成语游戏吧。', '不知道。', '想不出来。', '还是不会。'].map((text) => say(text));
    expect(turns.map(({ move }) => move)).not.toContain('drill');
  });

  it('waits while something grave is told', () => {
    const { say } = begin(settingWith('anna', { smallTalk, due: [word('天气')] }));
    say('我叫Kate。');
    const texts = ['我妈妈得了癌症。', '她在医院。', '我很难过。'].map((text) => say(text).text);
    expect(texts.join('')).not.toContain('天气');
  });

  it('does not stop a play, but is said where a line has it', () => {
    const situation = playables().find(({ stage }) => stage.name === 'waiter')?.situation;
    if (situation === undefined) throw new Error('no waiter');
    const { say } = begin(settingFor(situation, { smallTalk, due: [word('马上')] }));
    const turns = ['我要牛肉和鱼。', '一杯茶。'].map((text) => say(text));
    expect(turns.map(({ text }) => text).join('')).toContain('马上');
    expect(turns.map(({ move }) => move)).not.toContain('drill');
  });
});
