// What was agreed, promised or declined stands to the end of a play, and nothing is answered by halves.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../content/load.ts';
import { begin, playables, settingFor } from '../../testing/stages.ts';

const content = shippedContent();
const stages = playables(content);

function talk(name: string) {
  const found = stages.find(({ stage }) => stage.name === name);
  if (found === undefined) throw new Error(`no play ${name}`);
  return begin(settingFor(found.situation, { smallTalk: content.smallTalk }));
}

describe('what stands', () => {
  it('is the price of one that the character gave way to', () => {
    const { say } = talk('fruit-seller');
    say('桃子多少钱一斤？');
    say('桃子八块太贵了，六块行不行？');
    say('我要桃子，今天吃。');
    expect(say('三斤，六块一斤，所以是十八块，对吗？').text).toContain('十八');
  });

  it('is the rent that was agreed on', () => {
    const { say } = talk('landlord');
    say('一个月多少钱？');
    say('四千六行吗？');
    say('四千九我同意。');
    const { text } = say('您再说一遍，房租一个月多少钱？');
    expect(text).toContain('四千九');
    expect(text).not.toContain('五千二');
  });

  it('is that somebody declined, whatever they ask besides', () => {
    const { say } = talk('hairdresser');
    say('我想剪头发，不要太短。');
    const turn = say('不办不办，我下个月就回英国了。我问你，洗头要多少钱？');
    expect(turn.goals).toContainEqual(expect.objectContaining({ id: 'card', state: 'reached' }));
    expect(turn.text).not.toMatch(/办不办|要不要办/u);
  });

  it('is a promise, about which nobody else is asked', () => {
    const { say } = talk('restaurant/complaint');
    say('我点的是清蒸鱼，端上来的却是水煮鱼。');
    say('我七点五十的火车。');
    say('凉菜打八折吧。');
    expect(say('你答应过打八折，行还是不行？不行我不接受。').text).not.toContain('请示');
  });
});

describe('somebody who', () => {
  it('will not meet today has agreed to no time', () => {
    const { say } = talk('matchmaking-aunt');
    expect(say('那我今天就先不见了，谢谢阿姨。').text).not.toContain('今天，说定了');
  });

  it('tells of their own body complains of nothing here', () => {
    const { say } = talk('interviewer');
    expect(say('我太追求完美，去年因为这个把身体累坏了，住了一个星期院。').text).not.toContain('是我们不好');
  });
});
