// A bare yes or no belongs to what is open.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../content/load.ts';
import { respond } from '../../index.ts';
import { playables, settingFor } from '../../testing/stages.ts';
import { thirdOf } from '../../testing/third-of.ts';
import { utterance } from '../text/utterance.ts';
import { withoutBareReplies } from './bare-reply.ts';

const content = shippedContent();
const BARE = ['好', '好的！', '行', '可以', '嗯', '没问题', '是的', '没有', '不用了', '都可以'];

describe('a bare reply', () => {
  it.each([
    ['好的，谢谢！', '谢谢'],
    ['不，我要一杯茶。', '我要一杯茶'],
    ['可以刷卡吗？', '可以刷卡吗'],
    ['我没有行李', '我没有行李'],
  ])('in %s leaves %s', (text, rest) => {
    expect(withoutBareReplies(utterance(text))?.folded.join('')).toBe(rest);
  });

  it.each(BARE)('%s says nothing besides', (text) => {
    expect(withoutBareReplies(utterance(text))).toBeUndefined();
  });

  it('gets no other goal done than the open one, in any play', () => {
    const wrong = playables(content).flatMap(({ stage, situation }, play) =>
      stage.play.goals.flatMap(({ id: ask }, goal) =>
        thirdOf(BARE, play + goal).flatMap((learnerText) => {
          const memory = {
            engine: 'yulu-tutor',
            version: 1,
            move: 'goal',
            step: 'none',
            stay: 0,
            round: 0,
            asked: [],
            ask,
          };
          const history = [{ by: 'tutor', text: '请说。', memory }] as const;
          const { goals } = respond({ ...settingFor(situation), history, learnerText });
          return goals
            .filter(({ id }) => id !== ask)
            .map(({ id }) => `${stage.name}: ${learnerText} → ${id}, not ${ask}`);
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
