// An admin's try of a role or a scene: a turn that nobody stores, with all that it was made from.

import * as z from 'zod';
import { LOCALES } from '../../../kit/core/locale.ts';
import { HINT_STEPS } from '../../../tutor-engine/state/help.ts';
import { MESSAGE_MAX, TRIAL_MAX } from './limits.ts';
import { correction, level, line } from './view-schemas.ts';

/** How far the play is; `messageId` is any id that the caller gave the message. */
const progress = z.object({
  goals: z
    .array(
      z.object({
        id: z.string().max(80),
        state: z.enum(['partly', 'reached']),
        messageId: z.string().max(80),
      }),
    )
    .max(20),
  ended: z.boolean(),
});

export const trialInput = z.object({
  kind: z.enum(['role', 'scene']),
  /** The id of the role, or `place/scene`. */
  subject: z.string().max(120),
  /** Of a made role; left out: as learners find it. */
  version: z.int().min(0).optional(),
  /** The level of the learner who is tried. */
  level,
  /** What the learner is explained to in. */
  language: z.enum(LOCALES),
  /** Stays the same through one try. */
  seed: z.uuid(),
  /** `engine`: the embedded teacher speaks although a model could. */
  speaker: z.enum(['model', 'engine']),
  /** What was said so far, oldest first, with the memory that came with each answer. */
  said: z
    .array(
      z.object({
        author: z.enum(['learner', 'tutor']),
        text: z.string().max(MESSAGE_MAX),
        memory: z.unknown().optional(),
        /** The highest step of help that was looked at after it. */
        helped: z.enum(HINT_STEPS).optional(),
      }),
    )
    .max(TRIAL_MAX),
  progress,
  /** What the learner says; left out: the partner's first words. */
  text: z.string().trim().min(1).max(MESSAGE_MAX).optional(),
});

const aided = z.string();
const decision = z.object({
  move: z.string(),
  /** What is open after the turn. */
  ask: z.string().nullable(),
  /** Whether it answered what was open; null when it was no attempt. */
  accepted: z.boolean().nullable(),
  aided,
  recast: z.string().nullable(),
  end: z.string().nullable(),
  corrections: z.array(correction.extend({ point: z.string() })),
  goals: z.array(z.object({ id: z.string(), state: z.string(), aided })),
  recorded: z.array(z.object({ kind: z.string(), what: z.string(), aided, evidence: z.string() })),
  /** What the embedded teacher says for it. */
  script: z.array(line),
});

/** A call of a model when it is over: milliseconds, tokens, micro-CNY. */
const call = z.object({
  provider: z.string(),
  model: z.string(),
  /** `ok`, or the code of the failure; codes and numbers of it in `detail`. */
  outcome: z.string(),
  detail: z.string().nullable(),
  firstTokenMs: z.int().nullable(),
  tookMs: z.int(),
  promptTokens: z.int(),
  completionTokens: z.int(),
  isEstimated: z.boolean(),
  costMicro: z.int(),
});

export const trialTurn = z.object({
  /** The level that the role or scene is made for. */
  ownLevel: level,
  decision,
  /** What deciding took, in milliseconds. */
  decidedMs: z.number(),
  answer: z.object({
    /** Empty when nobody answered. */
    text: z.string(),
    speaker: z.enum(['model', 'engine']),
    /** Why the embedded teacher spoke in a model's place, and why none answered. */
    standIn: z.string().nullable(),
    failure: z.string().nullable(),
    /** What a model said and may not. */
    rejected: z.object({ reason: z.string(), text: z.string() }).nullable(),
    translation: z.string().nullable(),
  }),
  /** The answer held to the level: the share of running words beyond it, what is allowed, and the words. */
  verdict: z.object({
    share: z.number(),
    most: z.number(),
    isWithin: z.boolean(),
    hard: z.array(z.string()),
  }),
  /** Each question to a model with its call; one without a call when none was asked: what it would have been. */
  questions: z.array(
    z.object({
      version: z.string(),
      messages: z.array(z.object({ role: z.string(), content: z.string() })),
      call: call.nullable(),
    }),
  ),
  /** The three steps of help with what is open now. */
  hints: z.array(line),
  /** To hand in with the next turn. */
  memory: z.unknown(),
  progress,
  /** The play's goals in order. */
  goals: z.array(z.object({ id: z.string(), goal: line, state: z.enum(['open', 'partly', 'reached']) })),
});
