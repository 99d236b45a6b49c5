// What the tutor may know about a learner: seen, corrected, added, deleted and switched off by the learner alone.

import * as z from 'zod';
import { memberProcedure } from '../../kit/core/procedure.ts';
import { FACT_MAX, FACT_SOURCES, tidyFact } from './domain/index.ts';

const tag = 'learner-facts';
const changing = { max: 120, seconds: 600 } as const;

const fact = z.object({
  id: z.uuid(),
  text: z.string(),
  source: z.enum(FACT_SOURCES),
  /** The talk that it was told in; null for one of the learner's own, and when the talk is deleted. */
  talkId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

const text = z
  .string()
  .trim()
  .min(1)
  .max(FACT_MAX)
  .refine((value) => tidyFact(value) !== undefined, 'nothing is said in it');

const TOO_YOUNG = { status: 403, message: 'Of people under 16 nothing is remembered.' } as const;
const FACT_KNOWN = { status: 409, message: 'There is another fact that says this already.' } as const;

export const learnerFactsContract = {
  list: memberProcedure({
    tag,
    method: 'GET',
    path: '/learner-facts',
    summary: 'All facts that are kept about the person, the latest first; never more than `max`',
    limit: 'none',
  }).output(
    z.object({
      facts: z.array(fact),
      max: z.int(),
      /** False: nothing of it is used and nothing is added from talks. */
      remembering: z.boolean(),
      /** False: of people under 16 nothing is remembered. */
      mayBe: z.boolean(),
    }),
  ),

  add: memberProcedure({
    tag,
    method: 'POST',
    path: '/learner-facts',
    summary: 'Tell a fact; one that says the same gives way to it',
    limit: changing,
  })
    .input(z.object({ text }))
    .output(fact)
    .errors({ FACTS_FULL: { status: 409, message: 'As many facts are kept as can be.' }, TOO_YOUNG }),

  edit: memberProcedure({
    tag,
    method: 'PUT',
    path: '/learner-facts/{id}',
    summary: 'Say a fact in other words; from then on it is the learner’s own',
    limit: changing,
  })
    .input(z.object({ id: z.uuid(), text }))
    .output(fact)
    .errors({ FACT_KNOWN }),

  delete: memberProcedure({
    tag,
    method: 'DELETE',
    path: '/learner-facts/{id}',
    summary: 'Delete a fact for good',
    limit: changing,
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),

  setRemembering: memberProcedure({
    tag,
    method: 'PUT',
    path: '/learner-facts/remembering',
    summary: 'Switch the use of facts on or off; nothing is deleted',
    limit: changing,
  })
    .input(z.object({ remembering: z.boolean() }))
    .output(z.object({ remembering: z.boolean() }))
    .errors({ TOO_YOUNG }),
};
export type LearnerFactsContract = typeof learnerFactsContract;
