// The review that closes a play.

import { describe, expect, it } from 'vitest';
import { certaintyIn, type Message, open, respond } from '../index.ts';
import type { HintStep } from '../state/help.ts';
import { testCore } from '../testing/core.ts';
import { playables, settingFor } from '../testing/stages.ts';
import { type ReviewedMessage, reviewOf } from './review.ts';

function reviewAfter(said: readonly (readonly [text: string, helped?: HintStep])[]) {
  const found = playables().find(({ stage }) => stage.name === 'waiter');
  if (found === undefined) throw new Error('no waiter');
  const setting = settingFor(found.situation);
  const first = open(setting);
  const history: Message[] = [{ by: 'tutor', text: first.text, memory: first.memory }];
  const reviewed: ReviewedMessage[] = [{ id: '0', by: 'tutor', text: first.text }];
  for (const [learnerText, helped] of said) {
    const turn = respond({ ...setting, history: [...history], learnerText, ...(helped && { helped }) });
    history.push({ by: 'learner', text: learnerText }, { by: 'tutor', text: turn.text, memory: turn.memory });
    reviewed.push({
      id: `${reviewed.length}`,
      by: 'learner',
      text: learnerText,
      understood: turn.understood,
    });
    reviewed.push({ id: `${reviewed.length}`, by: 'tutor', text: turn.text, decision: turn });
  }
  return reviewOf(
    found.situation,
    reviewed,
    certaintyIn(testCore(), { play: found.situation.play, phrases: [] }),
  );
}

describe('a review', () => {
  const review = reviewAfter([['我要二个菜，牛肉和鱼'], ['再来一杯茶。', 'full'], ['服务员，买单！']]);

  it('names the goals with the message that reached each', () => {
    expect(review.goals.map(({ id, reached, aided }) => [id, reached, aided])).toEqual([
      ['order', true, 'none'],
      ['drink', true, 'repeat'],
      ['pay', true, 'none'],
    ]);
    expect(review.goals[0]?.evidence).toEqual({
      messageId: '1',
      text: '我要二个菜，牛肉和鱼',
      isCertain: false,
    });
    expect(review.goals[2]?.evidence).toMatchObject({ isCertain: true });
  });

  it('says what went well and what to say better', () => {
    expect(review.well).toMatchObject({ goals: ['order', 'pay'], sentence: '服务员，买单！' });
    expect(review.better).toMatchObject([{ wrong: '二', right: '两', messageId: '1' }]);
  });

  it('tells words used from words only met, and help from none', () => {
    expect(review.words.find(({ zh }) => zh === '买单')?.used).toBe(true);
    expect(review.words.find(({ zh }) => zh === '茶')?.used).toBe(false);
    expect(review.unaidedShare).toBeCloseTo(2 / 3);
    expect(review.turns).toBe(3);
  });

  it('quotes nothing and claims nothing where it cannot know', () => {
    const unknown = reviewAfter([['我想要一杯茶吧啊好'], ['我付完我的饭了买单可以去不去']]);
    expect(unknown.goals.some(({ reached }) => reached)).toBe(true);
    expect(unknown.well.sentence).toBeUndefined();
    expect(unknown.goals.every(({ evidence }) => evidence?.isCertain !== true)).toBe(true);
    expect(unknown).toMatchObject({ isAllCertain: false });
    expect(reviewAfter([['我要一个鸡蛋汤，还要一个牛肉。'], ['服务员，买单！']]).isAllCertain).toBe(true);
  });

  it('shows typed pinyin in the characters that it was taken for', () => {
    const typed = reviewAfter([['我要一个牛肉，一个鱼。'], ['fuwuyuan, maidan']]);
    expect(typed.goals.find(({ id }) => id === 'pay')?.evidence?.text).toBe('服务员，买单');
  });

  it('of a play that never began has nothing to praise', () => {
    expect(reviewAfter([])).toMatchObject({ unaidedShare: undefined, turns: 0, better: [] });
  });
});
