// Answers the calls about one's own data.

import { implement, ORPCError } from '@orpc/server';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { privacyContract } from '../contract.ts';
import { mayAsk } from '../domain/index.ts';
import type { PrivacyDeps } from './deps.ts';
import { askExport } from './export/ask-export.ts';
import { latestExport } from './export/exports-repo.ts';
import { toExportView } from './views.ts';

export function privacyHandlers(deps: PrivacyDeps) {
  const os = implement(privacyContract).$context<RequestContext>();
  return os.router({
    readExport: os.readExport.handler(async ({ context }) => {
      const latest = await latestExport(deps.db, requireMember(context).id);
      const may = mayAsk(latest, new Date());
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
