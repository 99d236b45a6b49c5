// The public face of the roles' server side: what learners see of them, and what admins do with them.

import { implement, ORPCError } from '@orpc/server';
import type { Content } from '../../../content/schema/content.ts';
import { LEVELS } from '../../../content/schema/levels.ts';
import type { Role } from '../../../content/schema/studies/role.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { aiRolesContract } from '../contract.ts';
import { adminHandlers } from './admin-handlers.ts';
import { createCatalog, type PersonalRole } from './catalog.ts';
import { createRoleChecks } from './role-checks.ts';
import { roleDrafts } from './role-drafts.ts';

type AiRolesOptions = {
  readonly db: Database;
  /** What ships: the roles, and what their plays lean on. */
  readonly content: Pick<Content, 'roles' | 'talks' | 'words' | 'personas'>;
  readonly personalRole: PersonalRole;
};

/** Puts the roles together: handlers for their contract, and where talks find a role that admins have made. */
export function createAiRoles({ db, content, personalRole }: AiRolesOptions) {
  const os = implement(aiRolesContract).$context<RequestContext>();
  const shipped = content.roles;
  const drafts = roleDrafts(db, shipped);
  const catalog = createCatalog(drafts, shipped, personalRole);
  const handlers = os.router({
    listRoles: os.listRoles.handler(async () => (await catalog.list()).toSorted(byLevel).map(toListed)),
    readRole: os.readRole.handler(async ({ input, context }) => {
      const role = await catalog.read(input.id, requireMember(context).id);
      if (!role) throw new ORPCError('NOT_FOUND');
      return toDetail(role);
    }),
    ...adminHandlers({ drafts, shipped, checks: createRoleChecks(content) }),
  });
  return { handlers, madeRole: catalog.find };
}

const byLevel = (a: Role, b: Role) =>
  LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || (a.id < b.id ? -1 : 1);

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
