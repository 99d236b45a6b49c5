// The calls by which admins make, change, publish and hide roles.

import { implement, ORPCError } from '@orpc/server';
import type { Role } from '../../../content/schema/studies/role.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { aiRolesContract } from '../contract.ts';
import { materialOf, writeCard } from '../domain/card/card.ts';
import { draftOf, roleOf } from '../domain/draft.ts';
import { importCard } from './card/import-card.ts';
import type { RoleChecks } from './role-checks.ts';
import {
  findRole,
  findVersion,
  listMade,
  listUnmade,
  listVersions,
  type RoleRow,
  type VersionRow,
} from './roles-repo.ts';
import { tryWording } from './try-wording.ts';
import { hideRole, makeRole, publishRole, saveVersion } from './versions.ts';
import { madeRoleStatus, shippedRoleStatus } from './views.ts';

export type AdminDeps = {
  readonly db: Database;
  readonly shipped: readonly Role[];
  readonly checks: RoleChecks;
};

const PAGE = 20;

export function adminHandlers({ db, shipped, checks }: AdminDeps) {
  const os = implement(aiRolesContract).$context<RequestContext>();
  const shippedRole = (id: string) => shipped.find((role) => role.id === id);
  return {
    listRolesForAdmins: os.listRolesForAdmins.handler(async () => listAll(db, shipped)),
    readRoleForAdmins: os.readRoleForAdmins.handler(async ({ input: { id, version } }) => {
      const row = await findRole(db, id);
      const found = row && (await findVersion(db, id, version ?? row.version));
      if (row && found)
        return { ...madeRoleStatus(row, found), draft: found.draft, material: materialOf(row.card) };
      const role = shippedRole(id);
      if (!role || version !== undefined) throw new ORPCError('NOT_FOUND');
      return { ...shippedRoleStatus(role, row), draft: draftOf(role), material: [] };
    }),
    createRole: os.createRole.handler(async ({ input, context, errors }) => {
      if (shippedRole(input.id)) throw errors.ROLE_EXISTS();
      const made = await makeRole(db, { ...input, actorId: requireMember(context).id });
      if (made.ok) return { version: made.value };
      throw made.error.code === 'exists' ? errors.ROLE_EXISTS() : errors.ROLE_LIMIT();
    }),
    saveRole: os.saveRole.handler(async ({ input, context, errors }) => {
      const saved = await saveVersion(db, { ...input, actorId: requireMember(context).id });
      if (saved.ok) return { version: saved.value };
      if (saved.error.code === 'stale') throw errors.ROLE_STALE({ data: saved.error.data });
      throw new ORPCError('NOT_FOUND');
    }),
    publishRole: os.publishRole.handler(async ({ input, errors }) => {
      if (!shippedRole(input.id) && input.expectedVersion === 0) throw new ORPCError('NOT_FOUND');
      const published = await publishRole(db, { ...input, allows: checks.allows });
      if (published.ok) return {};
      if (published.error.code === 'stale') throw errors.ROLE_STALE({ data: published.error.data });
      throw published.error.code === 'incomplete' ? errors.ROLE_INCOMPLETE() : new ORPCError('NOT_FOUND');
    }),
    hideRole: os.hideRole.handler(async ({ input: { id } }) => {
      if (!(await hideRole(db, id, shippedRole(id) !== undefined))) throw new ORPCError('NOT_FOUND');
      return {};
    }),
    importCard: os.importCard.handler(async ({ input: { file, note }, context, errors }) => {
      const imported = await importCard(db, {
        file: Buffer.from(file, 'base64'),
        note,
        actorId: requireMember(context).id,
        isShipped: (id) => shippedRole(id) !== undefined,
      });
      if (imported.ok) return imported.value;
      throw imported.error.code === 'too_many'
        ? errors.ROLE_LIMIT()
        : errors.CARD_REFUSED({ data: imported.error.data });
    }),
    exportCard: os.exportCard.handler(async ({ input: { id } }) => {
      const row = await findRole(db, id);
      const newest = row && (await findVersion(db, id, row.version));
      const role = newest ? roleOf(id, newest.draft) : shippedRole(id);
      if (!role) throw new ORPCError('NOT_FOUND');
      return { card: writeCard(role, row?.card) };
    }),
    listRoleVersions: os.listRoleVersions.handler(async ({ input: { id, before } }) => {
      const row = await findRole(db, id);
      if (!row && !shippedRole(id)) throw new ORPCError('NOT_FOUND');
      const found = await listVersions(db, { roleId: id, before, limit: PAGE + 1 });
      const versions = found.slice(0, PAGE).map(({ role, createdAt, createdBy, ...version }) => ({
        ...version,
        isComplete: role !== null,
        isPublished: version.number === row?.publishedVersion,
        authorId: createdBy,
        createdAt: createdAt.toISOString(),
      }));
      return { versions, nextBefore: found.length > PAGE ? (versions.at(-1)?.number ?? null) : null };
    }),
    checkRole: os.checkRole.handler(async ({ input }) => ({
      problems: await checks.problemsOf(input.draft),
    })),
    tryWording: os.tryWording.handler(({ input: { draft, said } }) =>
      tryWording(draft, said, checks.wordsOf(draft.level)),
    ),
  };
}

async function listAll(db: Database, shipped: readonly Role[]) {
  const made = await listMade(db);
  const touched = new Map((await listUnmade(db)).map((row) => [row.id, row]));
  const summary = ({ name, level, theme, picture }: Pick<Role, 'name' | 'level' | 'theme' | 'picture'>) => ({
    name,
    level,
    theme,
    picture,
  });
  const summed = (row: RoleRow, newest: VersionRow) => ({
    ...madeRoleStatus(row, newest),
    ...summary(newest.draft),
  });
  return [
    ...made.map(({ role, newest }) => summed(role, newest)),
    ...shipped.map((role) => ({ ...shippedRoleStatus(role, touched.get(role.id)), ...summary(role) })),
  ];
}
