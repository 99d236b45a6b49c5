// The people a learner can talk with in a situation.

import * as z from 'zod';
import { LEVELS } from '../../content/schema/levels.ts';
import { slugSchema } from '../../content/schema/line.ts';
import { ROLE_THEMES } from '../../content/schema/studies/role.ts';
import { adminProcedure, memberProcedure, READS } from '../../kit/core/procedure.ts';
import { changedBy } from '../audit/contract.ts';
import { problem, versionsPage } from '../drafts/contract.ts';
import { MATERIAL } from './domain/card/card.ts';
import { CARD_BODY_BYTES, CARD_REFUSALS } from './domain/card/limits.ts';
import { roleDraftSchema } from './domain/draft-schema.ts';

const tag = 'ai-roles';
const line = z.object({ zh: z.string(), en: z.string(), pt: z.string() });

const role = z.object({
  id: z.string(),
  level: z.enum(LEVELS),
  theme: z.enum(ROLE_THEMES),
  name: line,
  /** Where the talk takes place, who the learner is in it and what they want. */
  situation: line,
  /** The parts from which the page draws the picture; `hue` in degrees. */
  picture: z.object({
    hue: z.number(),
    age: z.string(),
    skin: z.string(),
    mood: z.string(),
    hair: z.string(),
    wear: z.string(),
    item: z.string(),
  }),
});

const WRITES = { max: 60, seconds: 600 } as const;

const roleId = z.string().max(80);
const note = z.string().trim().max(500);
/** Why learners meet something else, for the history and the audit. */
const why = note.default('');
/** The number of the newest version that was seen; 0 for a shipped role. */
const expectedVersion = z.int().min(0);

/** Where a role stands: being written, met by learners, or taken from them. */
const state = z.enum(['draft', 'published', 'hidden']);
const roleState = z.object({
  id: z.string(),
  origin: z.enum(['shipped', 'made']),
  state,
  /** The number of the newest version; 0 for a shipped role. */
  version: z.int(),
  /** The version that new talks begin with. */
  publishedVersion: z.int().nullable(),
  /** Whether the newest version lacks nothing. */
  isComplete: z.boolean(),
  updatedAt: z.iso.datetime().nullable(),
});

const STALE = {
  ROLE_STALE: {
    status: 409,
    message: 'Somebody else has saved this role since it was read.',
    data: changedBy.extend({ version: z.int() }),
  },
} as const;
const LIMIT = {
  ROLE_LIMIT: { status: 409, message: 'There are as many roles as one installation keeps.' },
} as const;

export const aiRolesContract = {
  listRoles: memberProcedure({
    tag,
    limit: 'none',
    method: 'GET',
    path: '/ai-roles/roles',
    summary: 'All roles, the easiest first',
  }).output(z.array(role)),

  readRole: memberProcedure({
    tag,
    limit: 'none',
    method: 'GET',
    path: '/ai-roles/roles/{id}',
    summary: 'A role with its goals, its words and what to know about it',
  })
    .input(z.object({ id: z.string().max(80) }))
    .output(
      role.extend({
        character: line,
        goals: z.array(z.object({ id: z.string(), goal: line })),
        targetWords: z.array(
          z.object({ zh: z.string(), pinyin: z.string(), en: z.string(), pt: z.string() }),
        ),
        opening: line,
        culturalNote: line,
        /** For the browser's voice: which, and its pitch and rate, 1 being its own. */
        voice: z.object({ kind: z.enum(['woman', 'man']), pitch: z.number(), rate: z.number() }),
      }),
    ),

  listRolesForAdmins: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/ai-roles',
    summary: 'All roles, the made ones first, those changed last before the others',
    limit: READS,
  }).output(
    z.array(
      roleState.extend({
        name: line,
        level: z.enum(LEVELS),
        theme: z.enum(ROLE_THEMES),
        picture: role.shape.picture,
      }),
    ),
  ),

  readRoleForAdmins: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/ai-roles/{id}',
    summary: 'A role with all its parts, in its newest version or an older one',
    limit: READS,
  })
    .input(z.object({ id: roleId, version: z.coerce.number().int().positive().optional() }))
    .output(
      roleState.extend({
        draft: roleDraftSchema,
        /** What the card says from which the role was made, where it came from elsewhere. */
        material: z.array(z.object({ field: z.enum(MATERIAL), text: z.string() })),
      }),
    ),

  createRole: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/ai-roles',
    summary: 'Make a role, which learners meet once it is published',
    limit: WRITES,
  })
    .input(z.object({ id: slugSchema.max(60), draft: roleDraftSchema, note }))
    .output(z.object({ version: z.int() }))
    .errors({
      ...LIMIT,
      ROLE_EXISTS: { status: 409, message: 'There is a role with this id.' },
    }),

  saveRole: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/ai-roles/{id}/versions',
    summary: 'Add a version to a made role; learners keep the published one',
    limit: WRITES,
  })
    .input(z.object({ id: roleId, draft: roleDraftSchema, note, expectedVersion }))
    .output(z.object({ version: z.int() }))
    .errors(STALE),

  publishRole: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/ai-roles/{id}/publish',
    summary: 'Let learners meet the newest version, or a shipped role again',
    limit: WRITES,
  })
    .input(z.object({ id: roleId, expectedVersion, note: why }))
    .output(z.object({}))
    .errors({
      ...STALE,
      ROLE_INCOMPLETE: {
        status: 422,
        message: 'Something is missing or wrong; what it is, the check of the role says.',
      },
    }),

  hideRole: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/ai-roles/{id}/hide',
    summary: 'Take a role from the learners; talks that have begun go on',
    limit: WRITES,
  })
    .input(z.object({ id: roleId, note: why }))
    .output(z.object({})),

  importCard: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/ai-role-cards',
    summary:
      'Make a role of a character card (version 2), as JSON or PNG; learners meet it once it is published',
    limit: WRITES,
    bodyBytes: CARD_BODY_BYTES,
  })
    .input(z.object({ /** The file as it is. */ file: z.base64(), note }))
    .output(z.object({ id: z.string(), /** Whether the card brought a role of ours. */ isOurs: z.boolean() }))
    .errors({
      ...LIMIT,
      CARD_REFUSED: {
        status: 422,
        message: 'The card cannot be read; nothing was stored.',
        /** `place`: where in the card, as far as the reason has one. */
        data: z.object({ reason: z.enum(CARD_REFUSALS), place: z.string() }),
      },
    }),

  exportCard: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/ai-roles/{id}/card',
    summary: 'A role, in its newest version, as a character card (version 2)',
    limit: READS,
  })
    .input(z.object({ id: roleId }))
    .output(z.object({ card: z.record(z.string(), z.unknown()) })),

  listRoleVersions: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/ai-roles/{id}/versions',
    summary: 'Who wrote which version of a made role, the newest first',
    limit: READS,
  })
    .input(z.object({ id: roleId, before: z.coerce.number().int().positive().optional() }))
    .output(versionsPage),

  checkRole: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/ai-role-checks',
    summary: 'What a draft lacks, and what the language core would say otherwise',
    limit: READS,
    unaudited: 'it only reads a draft',
  })
    .input(z.object({ draft: roleDraftSchema }))
    .output(z.object({ problems: z.array(problem) })),

  tryWording: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/ai-role-tries',
    summary: 'What a sentence of a learner would do in a draft',
    limit: READS,
    unaudited: 'it only reads a draft',
  })
    .input(z.object({ draft: roleDraftSchema, said: z.string().trim().min(1).max(300) }))
    .output(
      z.object({
        /** Of every goal that the sentence reaches or comes nearer to; the play takes the open ones in order. */
        goals: z.array(
          z.object({ index: z.int(), reach: z.enum(['reached', 'partly']), pattern: z.string() }),
        ),
        /** The aside that answers it where no goal is touched. */
        aside: z.object({ index: z.int(), pattern: z.string() }).nullable(),
        /** Patterns that cannot be read. */
        unreadable: z.array(z.string()),
      }),
    ),
};
export type AiRolesContract = typeof aiRolesContract;
