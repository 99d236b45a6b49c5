import { expect, it } from 'vitest';
import { plainCard } from '../material/plain-card.ts';
import { tellReturns } from './comes-back.ts';
import { answerEvents } from './facts.ts';

const card = (days: number) => ({
  ...plainCard({ word: '她', reading: 'ta1', gloss: { en: 'she', pt: 'ela' } }),
  stage: 'new' as const,
  daysUntil: { right: days, slow: days },
});

it('says when a card comes back only where that differs from what was said last', () => {
  const say = tellReturns();
  const answered = (days: number) =>
    say(
      [card(days)],
      answerEvents([{ card: card(days), outcome: 'right', answer: '', aided: 'none' }], {
        source: 'review',
        sourceId: 's',
        kind: 'meaning',
        tookMs: 3000,
      }),
    );
  expect([1, 1, 1, 4, 1].map(answered)).toEqual([1, undefined, undefined, 4, 1]);
});
