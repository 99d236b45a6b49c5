// The words a learner has kept from anywhere in the product, to be learnt.

import * as z from 'zod';
import { cursor, nextCursor } from '../../kit/core/paging.ts';
import { memberProcedure } from '../../kit/core/procedure.ts';
import { CHANGED_MAX, CONTEXT_MAX, MEANING_MAX, SEARCH_MAX, WORD_MAX } from './domain/index.ts';

const tag = 'my-words';
const keptWord = z.object({
  id: z.uuid(),
  /** Simplified characters. */
  word: z.string(),
  /** The reading meant: numbered pinyin, a space between syllables, as the dictionary writes it. */
  pinyin: z.string(),
  /** The same as the learner's deck has written it; empty where none has. */
  spelling: z.string(),
  /** The sentence it was met in; empty when it was met alone. */
  context: z.string(),
  /** In the learner's own words, or as the deck has it that it came with; empty where there is none. */
  meaning: z.string(),
  /** Where the sound that came with a deck is read; null without one. */
  sound: z.string().nullable(),
  /** Where the picture that came with a deck is read; null without one. */
  picture: z.string().nullable(),
  /** The decks of Anki's that it came in, and its tags there. */
  decks: z.array(z.string()),
  tags: z.array(z.string()),
  /** It is in no review until it is taken back. */
  isSetAside: z.boolean(),
  createdAt: z.iso.datetime(),
});

/** A word as it is put on the list. */
const toKeep = z.object({
  word: z.string().max(WORD_MAX),
  pinyin: z.string().max(200),
  context: z.string().trim().max(CONTEXT_MAX).optional(),
});
const REFUSED = {
  WORD_INVALID: { status: 422, message: 'Not a Chinese word with its reading.' },
  LIST_FULL: { status: 409, message: 'The list holds as many words as it can.' },
} as const;

export const myWordsContract = {
  keep: memberProcedure({
    tag,
    method: 'PUT',
    path: '/my-words',
    summary: 'Keep a word in one of its readings; keeping it again changes nothing',
    limit: { max: 300, seconds: 600 },
  })
    .input(toKeep)
    /** `total`: how many words are kept now; null where this one had been kept before. */
    .output(keptWord.extend({ total: z.int().nullable() }))
    .errors(REFUSED),

  drop: memberProcedure({
    tag,
    method: 'DELETE',
    path: '/my-words/{id}',
    summary: 'Take a word off the list',
    limit: { max: 300, seconds: 600 },
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),

  dropSeveral: memberProcedure({
    tag,
    method: 'POST',
    path: '/my-words/drop',
    summary: 'Take several words off the list; what is not there is passed over',
    limit: { max: 120, seconds: 600 },
  })
    .input(z.object({ ids: z.array(z.uuid()).min(1).max(CHANGED_MAX) }))
    .output(z.object({ dropped: z.int() })),

  putBack: memberProcedure({
    tag,
    method: 'POST',
    path: '/my-words/back',
    summary: 'Put several words back that were taken off: the last stands first, and all of them or none',
    limit: { max: 120, seconds: 600 },
  })
    .input(z.object({ words: z.array(toKeep).min(1).max(CHANGED_MAX) }))
    .output(z.object({}))
    .errors(REFUSED),

  setMeaning: memberProcedure({
    tag,
    method: 'PUT',
    path: '/my-words/{id}/meaning',
    summary: 'Say in one’s own words what a kept word means; empty takes that away',
    limit: { max: 300, seconds: 600 },
  })
    .input(z.object({ id: z.uuid(), meaning: z.string().trim().max(MEANING_MAX) }))
    .output(keptWord),

  readings: memberProcedure({
    tag,
    method: 'GET',
    path: '/my-words/readings',
    summary: 'Which readings of a word are on the list',
    limit: 'none',
  })
    .input(z.object({ word: z.string().max(WORD_MAX) }))
    .output(z.array(keptWord)),

  list: memberProcedure({
    tag,
    method: 'GET',
    path: '/my-words',
    summary: 'The words on the list, the latest first; those that are searched for, or all',
    limit: 'none',
  })
    /** `search`: characters or pinyin from the beginning, a tag or a deck of which a word begins so (`#tag`: tags alone), own meanings. */
    .input(z.object({ cursor, search: z.string().trim().max(SEARCH_MAX).default('') }))
    /** `total`: of the whole list. */
    .output(z.object({ words: z.array(keptWord), total: z.int(), nextCursor })),
};
export type MyWordsContract = typeof myWordsContract;
