// The people a learner can talk with in a situation.

import * as z from 'zod';
import { LEVELS } from '../../content/schema/line.ts';
import { ROLE_THEMES } from '../../content/schema/role.ts';
import { procedure } from '../../kit/core/procedure.ts';

const forMembers = { access: 'member', metered: false, limit: 'none', tag: 'ai-roles' } as const;
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
    hair: z.string(),
    wear: z.string(),
    item: z.string(),
  }),
});

export const aiRolesContract = {
  listRoles: procedure({
    ...forMembers,
    method: 'GET',
    path: '/ai-roles/roles',
    summary: 'All roles, the easiest first',
  }).output(z.array(role)),

  readRole: procedure({
    ...forMembers,
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
};
export type AiRolesContract = typeof aiRolesContract;
