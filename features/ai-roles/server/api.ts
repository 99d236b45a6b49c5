// The public face of the roles' server side: what a learner sees of them.

import { implement, ORPCError } from '@orpc/server';
import { LEVELS } from '../../../content/schema/line.ts';
import type { Role } from '../../../content/schema/role.ts';
import type { RequestContext } from '../../../kit/server/http/context.ts';
import { aiRolesContract } from '../contract.ts';

/** Handlers for the roles' contract; `roles` are the shipped ones. */
export function createAiRoles({ roles }: { readonly roles: readonly Role[] }) {
  const os = implement(aiRolesContract).$context<RequestContext>();
  const ordered = roles.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
  const handlers = os.router({
    listRoles: os.listRoles.handler(() => ordered.map(toListed)),
    readRole: os.readRole.handler(({ input }) => {
      const role = roles.find(({ id }) => id === input.id);
      if (!role) throw new ORPCError('NOT_FOUND');
      return toDetail(role);
    }),
  });
  return { handlers };
}

const toListed = ({ id, level, theme, name, situation, picture }: Role) => ({
  id,
  level,
  theme,
  name,
  situation,
  picture,
});

/** Without what would give the answers away: patterns, replies and hints stay here. */
const toDetail = (role: Role) => ({
  ...toListed(role),
  character: role.character,
  goals: role.play.goals.map(({ id, goal }) => ({ id, goal })),
  targetWords: role.targetWords.map(({ zh, pinyin, en, pt }) => ({ zh, pinyin, en, pt })),
  opening: role.play.opening,
  culturalNote: role.culturalNote,
  voice: role.voice,
});
