// What learners meet instead of the shipped lessons and texts, and how admins write it: drafts, checks, versions.

import * as z from 'zod';
import { LEVELS } from '../../content/schema/levels.ts';
import { slugSchema } from '../../content/schema/line.ts';
import { adminProcedure, memberProcedure, READS } from '../../kit/core/procedure.ts';
import { changedBy } from '../audit/contract.ts';
import { problem, versionsPage } from '../drafts/contract.ts';
import { lessonDraftSchema, textDraftSchema } from './domain/draft-schemas.ts';
import { PIECE_KINDS, TASK_KINDS } from './domain/piece.ts';

const tag = 'learning-content';
const WRITES = { max: 60, seconds: 600 } as const;

const kind = z.enum(PIECE_KINDS);
const pieceId = z.string().max(80);
const note = z.string().trim().max(500);
const numbers = z.record(z.string(), z.int());
const three = z.object({ zh: z.string(), en: z.string(), pt: z.string() });

/** The newest version that was seen; 0 for what is shipped and was never changed. */
const expectedVersion = z.int().min(0);
/** What learners met when the admin looked: a version, or null for what is shipped or nothing. */
const expectedPublished = z.int().nullable();

const status = z.object({
  kind,
  id: z.string(),
  origin: z.enum(['shipped', 'made']),
  /** `changed`: learners meet a version of ours in place of what is shipped. */
  state: z.enum(['shipped', 'changed', 'draft', 'published', 'hidden']),
  version: z.int(),
  publishedVersion: z.int().nullable(),
  /** The newest version says something else than what learners meet. */
  isAhead: z.boolean(),
  isComplete: z.boolean(),
  updatedAt: z.iso.datetime().nullable(),
});

const STALE = {
  PIECE_STALE: {
    status: 409,
    message: 'Somebody else has changed this since it was read.',
    data: changedBy.extend({ version: z.int(), publishedVersion: z.int().nullable() }),
  },
} as const;

const lessonDraft = z.object({ kind: z.literal('lesson'), draft: lessonDraftSchema });
const textDraft = z.object({ kind: z.literal('text'), draft: textDraftSchema });

export const learningContentContract = {
  published: memberProcedure({
    tag,
    method: 'GET',
    path: '/learning-content/published',
    summary: 'Which lessons and texts are met in a version of this installation, and which are not met',
    limit: READS,
  }).output(
    z.object({
      lessons: numbers,
      texts: numbers,
      hidden: z.object({ lessons: z.array(z.string()), texts: z.array(z.string()) }),
    }),
  ),

  listPieces: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/learning-content',
    summary:
      'All lessons and texts in the order in which they are studied, or those in which words are found: in the title, any line or the id',
    limit: READS,
  })
    .input(z.object({ q: z.string().trim().max(80).optional() }))
    .output(
      z.array(
        status.extend({
          title: three,
          level: z.enum(LEVELS),
          band: z.int(),
          order: z.int(),
          /** The line in which the words were found first, and its place in the draft; null where nothing was looked for, or it is the id. */
          found: z.object({ path: z.string(), line: z.string() }).nullable(),
          /** What was looked for is a new word or a point of grammar of this lesson; such come first. */
          isTaught: z.boolean(),
        }),
      ),
    ),

  choices: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/learning-content/choices',
    summary:
      'What a lesson can name: points of grammar, lessons before it, and what its closing talk is about',
    limit: READS,
  }).output(
    z.object({
      points: z.array(
        z.object({
          id: z.string(),
          band: z.int(),
          title: three,
          explanation: three,
          pairs: z.array(z.object({ wrong: z.string(), right: z.string() })),
        }),
      ),
      lessons: z.array(z.object({ id: z.string(), title: three })),
      subjects: z.array(
        z.object({
          kind: z.enum(TASK_KINDS),
          subject: z.string(),
          title: three,
          /** Of a topic: the level whose talks have it. */
          level: z.enum(LEVELS).nullable(),
        }),
      ),
    }),
  ),

  readPiece: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/learning-content/{kind}/{id}',
    summary:
      'A lesson or text with all its parts, in its newest version or an older one; 0 is the shipped one',
    limit: READS,
  })
    .input(z.object({ kind, id: pieceId, version: z.coerce.number().int().min(0).optional() }))
    .output(z.discriminatedUnion('kind', [status.extend(lessonDraft.shape), status.extend(textDraft.shape)])),

  countLearners: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/learning-content/{kind}/{id}/learners',
    summary: 'How many learners have studied a lesson or text, in whatever version',
    limit: READS,
  })
    .input(z.object({ kind, id: pieceId }))
    .output(
      z.object({
        learners: z.int(),
        /** Of them in the last seven days. */
        lately: z.int(),
        /** There are more than were counted. */
        isMore: z.boolean(),
      }),
    ),

  createPiece: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/learning-content',
    summary: 'Write a new lesson or text, which learners meet once it is published',
    limit: WRITES,
  })
    .input(
      z.discriminatedUnion('kind', [
        lessonDraft.extend({ id: slugSchema.max(60), note }),
        textDraft.extend({ id: slugSchema.max(60), note }),
      ]),
    )
    .output(z.object({ version: z.int() }))
    .errors({
      PIECE_EXISTS: { status: 409, message: 'There is one with this id.' },
      PIECE_LIMIT: { status: 409, message: 'There are as many as one installation keeps.' },
    }),

  savePiece: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/learning-content/{kind}/{id}/versions',
    summary: 'Add a version; learners keep what they meet',
    limit: WRITES,
  })
    .input(
      z.discriminatedUnion('kind', [
        lessonDraft.extend({ id: pieceId, note, expectedVersion }),
        textDraft.extend({ id: pieceId, note, expectedVersion }),
      ]),
    )
    .output(z.object({ version: z.int() }))
    .errors(STALE),

  publishPiece: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/learning-content/{kind}/{id}/publish',
    summary: 'Let learners meet a version, also an older one again; 0 gives them what is shipped',
    limit: WRITES,
  })
    .input(
      z.object({
        kind,
        id: pieceId,
        number: z.int().min(0),
        expectedVersion,
        expectedPublished: expectedPublished.optional(),
        /** Why, for the history and the audit. */
        note: note.default(''),
      }),
    )
    .output(z.object({}))
    .errors({
      ...STALE,
      PIECE_INCOMPLETE: {
        status: 422,
        message: 'Something is missing or does not fit the course; what it is, the check says.',
      },
    }),

  hidePiece: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/learning-content/{kind}/{id}/hide',
    summary: 'Take a lesson or text from the learners; what they have begun stays with them',
    limit: WRITES,
  })
    .input(
      z.object({
        kind,
        id: pieceId,
        expectedVersion,
        expectedPublished: expectedPublished.optional(),
        note: note.default(''),
      }),
    )
    .output(z.object({}))
    .errors({
      ...STALE,
      PIECE_NEEDED: { status: 409, message: 'Other lessons build on this one.' },
    }),

  listPieceVersions: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/learning-content/{kind}/{id}/versions',
    summary: 'Who wrote which version, the newest first',
    limit: READS,
  })
    .input(z.object({ kind, id: pieceId, before: z.coerce.number().int().positive().optional() }))
    .output(versionsPage),

  checkPiece: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/learning-content-checks',
    summary:
      'What a draft lacks, what does not fit the course, and what the language core would say otherwise',
    limit: READS,
    unaudited: 'it only reads a draft',
  })
    .input(
      z.discriminatedUnion('kind', [lessonDraft.extend({ id: pieceId }), textDraft.extend({ id: pieceId })]),
    )
    .output(
      z.object({
        problems: z.array(problem),
      }),
    ),
};
export type LearningContentContract = typeof learningContentContract;
