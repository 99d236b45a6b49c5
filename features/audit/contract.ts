// What can be asked of the audit: every admin reads all of it, and who has read it.

import * as z from 'zod';
import { cursor, nextCursor } from '../../kit/core/paging.ts';
import { adminProcedure, READS } from '../../kit/core/procedure.ts';
import { userIdSchema } from '../../kit/core/user-id.ts';
import { AUDIT_ACTIONS, SUBJECT_KINDS } from './domain/index.ts';

const tag = 'audit';
const facts = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

const filters = {
  action: z.enum(AUDIT_ACTIONS).optional(),
  /** Who did it; `system` for what nobody did by hand. */
  actorId: z.union([userIdSchema, z.literal('system')]).optional(),
  /** A part of a name, of who did it too, of a mail address of theirs, or of a number or word that the entry shows. */
  search: z.string().trim().max(254).optional(),
  /** To what sort of thing. */
  kind: z.enum(SUBJECT_KINDS).optional(),
  /** To whom, or to what: an id or a whole name. */
  subjectId: z.string().trim().max(100).optional(),
  /** From this moment on, and before that one: days of Beijing, on the page. */
  from: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
} as const;

const entriesPage = z.object({
  entries: z.array(
    z.object({
      id: z.uuid(),
      /** Null for the system and the console. */
      actorId: userIdSchema.nullable(),
      actorName: z.string(),
      action: z.enum(AUDIT_ACTIONS),
      subjectKind: z.enum(SUBJECT_KINDS),
      subjectId: z.string(),
      subjectName: z.string(),
      before: facts,
      after: facts,
      reason: z.string(),
      createdAt: z.iso.datetime(),
    }),
  ),
  nextCursor,
});

/** Of an error by which an admin was overtaken: whether by themselves, in another window; null where no admin did it. */
export const changedBy = z.object({ isOwn: z.boolean().nullable() });

export const auditContract = {
  list: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/audit',
    summary: 'Deeds that moved money or rights, newest first; that it was read is kept and shown',
    limit: READS,
  })
    .input(z.object({ ...filters, cursor }))
    .output(entriesPage),

  actors: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/audit/actors',
    summary: 'Who has done something that the audit keeps, as they were called last',
    limit: READS,
  }).output(z.array(z.object({ id: userIdSchema, name: z.string() }))),

  export: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/audit/table',
    summary: 'The same in long pages, for a table; kept and shown as a reading',
    limit: READS,
  })
    .input(z.object({ ...filters, cursor }))
    .output(entriesPage),

  readers: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/audit/readers',
    summary: 'Who has read the audit, the latest first, by the hour',
    limit: READS,
  }).output(
    z.array(
      z.object({
        readerId: z.uuid(),
        readerName: z.string(),
        hour: z.iso.datetime(),
        times: z.int(),
        lastAt: z.iso.datetime(),
      }),
    ),
  ),
};
export type AuditContract = typeof auditContract;
