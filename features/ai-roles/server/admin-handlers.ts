// The calls by which admins make, change, publish and hide roles.

import { implement, ORPCError } from '@orpc/server';
import type { Role } from '../../../content/schema/studies/role.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { hideDraft, makeDraft, publishDraft, saveDraft } from '../../drafts/server/api.ts';
import { aiRolesContract } from '../contract.ts';
import { materialOf, writeCard } from '../domain/card/card.ts';
import { draftOf, roleOf } from '../domain/draft.ts';
import { importCard } from './card/import-card.ts';
import type { RoleChecks } from './role-checks.ts';
import type { RoleDrafts, RoleRow, VersionRow } from './role-drafts.ts';
import { tryWording } from './try-wording.ts';
import { madeRoleStatus, shippedRoleStatus } from './views.ts';

export type AdminDeps = {
  readonly drafts: RoleDrafts;
  readonly shipped: readonly Role[];
  readonly checks: RoleChecks;
};

const staleOf = ({ version, isOwn }: { readonly version: number; readonly isOwn: boolean | null }) => ({
  version,
  isOwn,
});

export function adminHandlers({ drafts, shipped, checks }: AdminDeps) {
  const os = implement(aiRolesContract).$context<RequestContext>();
  const { read } = drafts;
  const shippedRole = (id: string) => shipped.find((role) => role.id === id);
  return {
    listRolesForAdmins: os.listRolesForAdmins.handler(async () => listAll(drafts, shipped)),
    readRoleForAdmins: os.readRoleForAdmins.handler(async ({ input: { id, version } }) => {
      const row = await read.find(id);
      const found = row && (await read.version(id, version ?? row.version));
      if (row && found)
        return { ...madeRoleStatus(row, found), draft: found.draft, material: materialOf(row.attachment) };
      const role = shippedRole(id);
      if (!role || version !== undefined) throw new ORPCError('NOT_FOUND');
      return { ...shippedRoleStatus(role, row), draft: draftOf(role), material: [] };
    }),
    createRole: os.createRole.handler(async ({ input, context, errors }) => {
      const made = await makeDraft(drafts, { ...input, actor: requireMember(context) });
      if (made.ok) return { version: made.value };
      throw made.error.code === 'exists' ? errors.ROLE_EXISTS() : errors.ROLE_LIMIT();
    }),
    saveRole: os.saveRole.handler(async ({ input, context, errors }) => {
      const saved = await saveDraft(drafts, { ...input, actor: requireMember(context) });
      if (saved.ok) return { version: saved.value };
      if (saved.error.code === 'stale') throw errors.ROLE_STALE({ data: staleOf(saved.error.data) });
      throw new ORPCError('NOT_FOUND');
    }),
    publishRole: os.publishRole.handler(async ({ input, context, errors }) => {
      const published = await publishDraft(drafts, {
        ...input,
        number: input.expectedVersion,
        actor: requireMember(context),
        allows: checks.allows,
      });
      if (published.ok) return {};
      if (published.error.code === 'stale') throw errors.ROLE_STALE({ data: staleOf(published.error.data) });
      throw published.error.code === 'incomplete' ? errors.ROLE_INCOMPLETE() : new ORPCError('NOT_FOUND');
    }),
    hideRole: os.hideRole.handler(async ({ input, context }) => {
      const hidden = await hideDraft(drafts, { ...input, actor: requireMember(context) });
      if (!hidden.ok) throw new ORPCError('NOT_FOUND');
      return {};
    }),
    importCard: os.importCard.handler(async ({ input: { file, note }, context, errors }) => {
      const imported = await importCard(drafts, {
        file: Buffer.from(file, 'base64'),
        note,
        actor: requireMember(context),
      });
      if (imported.ok) return imported.value;
      throw imported.error.code === 'too_many'
        ? errors.ROLE_LIMIT()
        : errors.CARD_REFUSED({ data: imported.error.data });
    }),
    exportCard: os.exportCard.handler(async ({ input: { id } }) => {
      const row = await read.find(id);
      const newest = row && (await read.version(id, row.version));
      const role = newest ? roleOf(id, newest.draft) : shippedRole(id);
      if (!role) throw new ORPCError('NOT_FOUND');
      return { card: writeCard(role, row?.attachment) };
    }),
    listRoleVersions: os.listRoleVersions.handler(async ({ input: { id, before } }) => {
      const row = await read.find(id);
      if (!row && !shippedRole(id)) throw new ORPCError('NOT_FOUND');
      return read.history(id, before);
    }),
    checkRole: os.checkRole.handler(async ({ input }) => ({
      problems: await checks.problemsOf(input.draft),
    })),
    tryWording: os.tryWording.handler(({ input: { draft, said } }) =>
      tryWording(draft, said, checks.wordsOf(draft.level)),
    ),
  };
}

async function listAll({ read }: RoleDrafts, shipped: readonly Role[]) {
  const [made, unmade] = await Promise.all([read.made(), read.unmade()]);
  const touched = new Map(unmade.map((row) => [row.id, row]));
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
    ...made.map(({ item, newest }) => summed(item, newest)),
    ...shipped.map((role) => ({ ...shippedRoleStatus(role, touched.get(role.id)), ...summary(role) })),
  ];
}
