// What teaching shows of its things, as the contract and its callers know them.

import * as z from 'zod';
import { userIdSchema } from '../../../kit/core/user-id.ts';
import { APPLICATION_STATES } from './application.ts';

const at = z.iso.datetime();
const count = z.int().nonnegative();

export const application = z.object({
  id: z.uuid(),
  /** Where, whom, and why somebody wants to teach. */
  place: z.string(),
  audience: z.string(),
  motive: z.string(),
  state: z.enum(APPLICATION_STATES),
  /** Of the decision. */
  reason: z.string().nullable(),
  createdAt: at,
  decidedAt: at.nullable(),
});

export const namedApplication = application.extend({ userId: userIdSchema, name: z.string() });

export const teacher = z.object({
  id: userIdSchema,
  name: z.string(),
  email: z.string(),
  isBanned: z.boolean(),
  /** Classes that have not ended, and the learners in them. */
  classes: count,
  learners: count,
});

/** A class as its teacher has it. */
export const taughtClass = z.object({
  id: z.uuid(),
  name: z.string(),
  note: z.string(),
  code: z.string(),
  link: z.url(),
  members: count,
  createdAt: at,
  endedAt: at.nullable(),
});

export const member = z.object({ id: userIdSchema, name: z.string(), joinedAt: at });

/** A class as a learner has it. */
export const joinedClass = z.object({
  id: z.uuid(),
  name: z.string(),
  note: z.string(),
  /** Null where the account is gone. */
  teacherName: z.string().nullable(),
  joinedAt: at,
  endedAt: at.nullable(),
});
