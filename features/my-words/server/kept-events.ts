// What keeping a word tells the log of learning: it is taken up to be learnt, until it is dropped.

import { wordItem } from '../../learning-events/domain/index.ts';
import { eventId, type NewEvent } from '../../learning-events/server/api.ts';
import type { KeptWord } from './kept-words-repo.ts';

export const keptEvent = (kept: KeptWord): NewEvent => ({
  ...factsOf(kept),
  id: eventId(kept.id, 'kept'),
  outcome: 'added',
});

/** It is left out of all reviews from then on. What was answered before stays told, for the day it is kept again. */
export const droppedEvent = (kept: KeptWord): NewEvent => ({
  ...factsOf(kept),
  id: eventId(kept.id, 'dropped'),
  outcome: 'suspended',
});

const factsOf = ({ userId, word, pinyin }: KeptWord) => ({
  userId,
  skill: 'recognise' as const,
  item: wordItem(word, pinyin),
  aided: 'none' as const,
  answer: '',
  tookMs: null,
  source: 'list' as const,
  sourceId: 'kept',
  partId: '',
  seq: 0,
});
