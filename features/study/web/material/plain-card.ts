// A word as exercises know cards, for whoever asks it outside of a review.

import type { Card } from '../queries.ts';

/** Known for days, so that no pinyin stands above it; no card of this kind is stored anywhere. */
export const plainCard = ({ word, reading, gloss }: Pick<Card, 'word' | 'reading' | 'gloss'>): Card => ({
  word,
  reading,
  gloss,
  skill: 'recognise',
  stage: 'review',
  reason: 'due',
  due: null,
  evidence: { reviews: 0, lapses: 0, lastAt: null, retrievability: null },
  isLeech: false,
  isNewWord: false,
  missesToday: 0,
  daysUntil: null,
  isPractised: true,
  ownMeaning: '',
  alsoRead: [],
  picture: null,
  confusables: [],
});
