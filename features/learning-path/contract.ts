// Where a learner stands on the path, and what to do next.

import * as z from 'zod';
import { memberProcedure, READS } from '../../kit/core/procedure.ts';
import { LEARNER_LEVELS } from '../learner-settings/domain/index.ts';
import { COMPLETED_BY, NODE_KINDS, NODE_STATES, REASON_KINDS } from './domain/index.ts';

const tag = 'learning-path';
const count = z.int().nonnegative();

const reason = z.object({
  kind: z.enum(REASON_KINDS),
  count: count.optional(),
  of: count.optional(),
  /** The node that the reason is about. */
  node: z.string().optional(),
});

const node = z.object({
  /** Such as `lesson:greetings`. */
  id: z.string(),
  kind: z.enum(NODE_KINDS),
  /** What its own feature calls it: a lesson, `place/scene`, a role, the number of a band. */
  subject: z.string(),
  level: z.enum(LEARNER_LEVELS),
  /** Of a lesson or of words: the HSK band, 7 for 7 to 9; null for a play. */
  band: z.int().nullable(),
  /** Empty for a band. */
  title: z.object({ zh: z.string(), en: z.string(), pt: z.string() }),
  state: z.enum(NODE_STATES),
  completedBy: z.enum(COMPLETED_BY).nullable(),
  isBegun: z.boolean(),
  /** 0 to 1: how much of it is done. */
  share: z.number(),
  /** What is not completed of what comes directly before. */
  missing: z.array(z.string()),
  /** How many nodes have to be completed before it opens. */
  ahead: count,
});

export const learningPathContract = {
  read: memberProcedure({
    tag,
    method: 'GET',
    path: '/learning-path',
    summary: 'All nodes of the path with their states by the person’s own log, and what to do next and why',
    limit: READS,
    seeAs: 'read',
  }).output(
    z.object({
      /** In the order of the path. */
      nodes: z.array(node),
      /** Where the person is; null when all is completed. */
      current: z.string().nullable(),
      /** Three to five, the first first; fewer only where fewer nodes are open. */
      recommendations: z.array(z.object({ node: z.string(), reasons: z.array(reason) })),
    }),
  ),
};
export type LearningPathContract = typeof learningPathContract;
