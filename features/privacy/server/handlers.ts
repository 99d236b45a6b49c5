// Answers the calls about one's own data.

import { implement, ORPCError } from '@orpc/server';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { privacyContract } from '../contract.ts';
import { mayAsk } from '../domain/index.ts';
import { agesHandlers } from './ages/handlers.ts';
import { askDeletion, keepAccount } from './deletion/ask-deletion.ts';
import { deleteNow } from './deletion/delete-now.ts';
import { findDeletion } from './deletion/deletions-repo.ts';
import { readLosses } from './deletion/losses.ts';
import { keptAfter, previewOf, retentionOf } from './deletion/preview.ts';
import type { PrivacyDeps } from './deps.ts';
import { askExport } from './export/ask-export.ts';
import { latestExport } from './export/exports-repo.ts';
import { toDeletionView, toExportView, toObstacleView } from './views.ts';

export function privacyHandlers(deps: PrivacyDeps) {
  const os = implement(privacyContract).$context<RequestContext>();
  return os.router({
    ...agesHandlers(deps),
    ...deletionHandlers(deps),
    readExport: os.readExport.handler(async ({ context }) => {
      const { id } = requireMember(context);
      const [latest, deletion] = await Promise.all([latestExport(deps.db, id), findDeletion(deps.db, id)]);
      const may = mayAsk(latest, { now: new Date(), leavingSince: deletion?.askedAt });
      return {
        latest: latest ? await toExportView(deps, latest) : null,
        nextAt: may.ok ? null : may.error.data.nextAt.toISOString(),
      };
    }),
    askExport: os.askExport.handler(async ({ input: { id }, context, errors }) => {
      const asked = await askExport(deps, { id, userId: requireMember(context).id, now: new Date() });
      if (asked.ok) return toExportView(deps, asked.value);
      if (asked.error.code === 'not_found') throw new ORPCError('NOT_FOUND');
      throw errors.EXPORT_TOO_SOON({ data: { nextAt: asked.error.data.nextAt.toISOString() } });
    }),
  });
}

function deletionHandlers(deps: PrivacyDeps) {
  const os = implement(privacyContract).$context<RequestContext>();
  const policies = Object.values(deps.dataByFeature).flat();
  const topics = [...retentionOf(policies)];
  return {
    readRetention: os.readRetention.handler(async () => ({
      topics,
      modelProviders: [...(await deps.modelProviders())],
      recipients: [...deps.recipients],
    })),
    readSeen: os.readSeen.handler(({ context }) => deps.countSeen(deps.db, requireMember(context).id)),
    readDeletion: os.readDeletion.handler(async ({ context }) => {
      const { id, email } = requireMember(context);
      const [deletion, obstacles, preview, evidence, losses] = await Promise.all([
        findDeletion(deps.db, id),
        deps.findObstacles(deps.db, id),
        previewOf(deps.db, policies, { id, email }),
        deps.findEvidence(deps.db, id),
        readLosses(deps, id, context.locale),
      ]);
      return {
        deletion: deletion ? toDeletionView(deletion) : null,
        obstacles: obstacles.map(toObstacleView),
        goes: preview.goes.map(({ topic, tables }) => ({ topic, tables: [...tables] })),
        stays: preview.stays.map(({ topic, tables }) => ({ topic, tables: [...tables] })),
        kept: [...keptAfter(preview, evidence)],
        losses,
      };
    }),
    askDeletion: os.askDeletion.handler(async ({ context, errors }) => {
      const asked = await askDeletion(deps, { userId: requireMember(context).id, now: new Date() });
      if (asked.ok) return toDeletionView(asked.value);
      if (asked.error.code === 'not_found') throw new ORPCError('NOT_FOUND');
      throw errors.DELETION_BLOCKED({ data: { obstacles: asked.error.data.obstacles.map(toObstacleView) } });
    }),
    deleteNow: os.deleteNow.handler(async ({ input, context, errors }) => {
      const deleted = await deleteNow(deps, { userId: requireMember(context).id, typed: input.email });
      if (deleted.ok) {
        for (const cookie of deps.forgottenCookies) context.resHeaders.append('set-cookie', cookie);
        return {};
      }
      if (deleted.error.code === 'email_differs') throw errors.EMAIL_DIFFERS();
      throw errors.DELETION_BLOCKED({
        data: { obstacles: deleted.error.data.obstacles.map(toObstacleView) },
      });
    }),
    keepAccount: os.keepAccount.handler(async ({ context }) => {
      await keepAccount(deps, requireMember(context).id);
      return {};
    }),
  };
}
