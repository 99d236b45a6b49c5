import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateTokens } from '../../../../kit/core/text/tokens.ts';
import { type ContextMessage, historyBudget, messagesToSummarise, recentMessages } from './context.ts';

const message = (seq: number, text: string): ContextMessage => ({
  seq,
  author: seq % 2 ? 'learner' : 'tutor',
  text,
});
const anyTalk = fc
  .array(fc.string({ maxLength: 400, unit: 'grapheme' }), { minLength: 1, maxLength: 60 })
  .map((texts) => texts.map((text, index) => message(index + 1, text)));

describe('what a model is shown of a talk', () => {
  it('counts a hanzi as a token and three letters as one', () => {
    expect(estimateTokens('你好吗')).toBe(3);
    expect(estimateTokens('hello!')).toBe(2);
    expect(estimateTokens('')).toBe(0);
  });

  it('leaves room for the instructions, the summary and the answer', () => {
    const budget = historyBudget({
      contextTokens: 4096,
      instructions: '字'.repeat(500),
      summary: '字'.repeat(300),
    });
    expect(budget).toBe(4096 - 700 - 500 - 300 - 50);
    expect(historyBudget({ contextTokens: 128_000, instructions: '', summary: '' })).toBe(6000);
  });

  it('holds the newest messages, always the very newest, and fits the budget', () => {
    fc.assert(
      fc.property(anyTalk, fc.integer({ min: 50, max: 3000 }), (talk, budget) => {
        const shown = recentMessages(talk, budget);
        expect(shown.length).toBeGreaterThan(0);
        expect(shown.at(-1)?.seq).toBe(talk.at(-1)?.seq);
        expect(shown.map(({ seq }) => seq)).toEqual(talk.slice(-shown.length).map(({ seq }) => seq));
        expect(shown.reduce((sum, { text }) => sum + estimateTokens(text) + 6, 0)).toBeLessThanOrEqual(
          budget,
        );
      }),
    );
  });

  it('is summarised only when it fills up, and keeps the newest twelve word for word', () => {
    const short = Array.from({ length: 30 }, (_, index) => message(index, '好'));
    expect(messagesToSummarise(short, 6000)).toEqual([]);
    const long = Array.from({ length: 30 }, (_, index) => message(index, '好'.repeat(150)));
    expect(messagesToSummarise(long, 6000).map(({ seq }) => seq)).toEqual(
      Array.from({ length: 18 }, (_, i) => i),
    );
  });

  it('shrinks under the threshold once summarised, so that it is not summarised again at once', () => {
    const talk = Array.from({ length: 60 }, (_, index) => message(index, '好'.repeat(100)));
    const folded = messagesToSummarise(talk, 6000);
    expect(messagesToSummarise(talk.slice(folded.length), 6000)).toEqual([]);
  });
});
