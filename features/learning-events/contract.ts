// What a learner's devices tell of learning that the server has not seen itself.

import * as z from 'zod';
import { memberProcedure, procedure, READS } from '../../kit/core/procedure.ts';
import {
  AIDED,
  ANSWER_MAX,
  APPEND_MAX,
  DEVICE_SOURCES,
  ITEM_KINDS,
  OUTCOMES,
  SKILLS,
  SOURCES,
  TOOK_MS_MAX,
} from './domain/index.ts';

const tag = 'learning-events';
const place = z.string().max(100);

const item = z
  .object({
    kind: z.enum(ITEM_KINDS),
    key: z.string().min(1).max(120),
    /** Of a word: numbered pinyin (`zhang3`), empty where nobody can tell; else empty. */
    reading: z.string().max(120),
  })
  .refine(({ kind, reading }) => reading === '' || kind === 'word', 'Only words have readings.');

const fact = {
  skill: z.enum(SKILLS),
  outcome: z.enum(OUTCOMES),
  aided: z.enum(AIDED),
  /** From the question to the answer, in milliseconds; null where nobody measured. */
  tookMs: z.int().min(0).max(TOOK_MS_MAX).nullable(),
};

const event = z
  .object({
    /** Made on the device; the same id again stores nothing. */
    id: z.uuid(),
    ...fact,
    item,
    answer: z.string().max(ANSWER_MAX),
    source: z.enum(DEVICE_SOURCES),
    sourceId: place,
    partId: place,
    /** Counts up on the device. */
    seq: z.int().min(0).max(2_147_483_647),
    /** By the device's clock. */
    at: z.iso.datetime(),
    /** The event that this one takes back, with `outcome: 'undone'`; it may arrive before that. */
    undoes: z.uuid().optional(),
  })
  .refine(({ outcome, undoes }) => (outcome === 'undone') === (undoes !== undefined), 'Undone is one event.');

/** An event that counts: none that was taken back, none that takes back. */
const storedEvent = z.object({
  ...fact,
  id: z.uuid(),
  item: z.object({ kind: z.enum(ITEM_KINDS), key: z.string(), reading: z.string() }),
  /** As another program has graded it, 1 to 4. */
  grade: z.int().nullable(),
  answer: z.string(),
  source: z.enum(SOURCES),
  sourceId: z.string(),
  partId: z.string(),
  deviceId: z.string(),
  seq: z.int(),
  happenedAt: z.iso.datetime(),
});

export const learningEventsContract = {
  append: procedure({
    tag,
    access: 'member',
    metered: true,
    method: 'POST',
    path: '/learning-events',
    summary: 'Add what was practised on a device; sent again, it is stored once',
    limit: { max: 600, seconds: 600 },
  })
    .input(
      z.object({
        deviceId: z.uuid(),
        /** When this is sent by the device's clock, from which its error is told. */
        sentAt: z.iso.datetime(),
        events: z.array(event).min(1).max(APPEND_MAX),
      }),
    )
    .output(
      z.object({
        /** How many of them were new. */
        added: z.int(),
        /** Those that answer what another tab or device had answered already: they count for nothing. */
        repeated: z.array(z.uuid()).optional(),
      }),
    ),

  history: memberProcedure({
    tag,
    method: 'GET',
    path: '/learning-events',
    summary: 'What the person did and missed, in the order in which it happened',
    limit: READS,
  })
    .input(z.object({ cursor: z.uuid().optional() }))
    .output(z.object({ events: z.array(storedEvent), nextCursor: z.uuid().nullable() })),

  item: memberProcedure({
    tag,
    method: 'GET',
    path: '/learning-events/item',
    summary: 'What became of one word in one reading, one grammar point, one line, the earliest first',
    limit: READS,
  })
    .input(
      z.object({
        kind: z.enum(ITEM_KINDS),
        key: z.string().min(1).max(120),
        reading: z.string().max(120).default(''),
        skill: z.enum(SKILLS).optional(),
      }),
    )
    .output(z.array(storedEvent)),
};
export type LearningEventsContract = typeof learningEventsContract;
