// The calls of the AI services' contract.

import { implement, ORPCError } from '@orpc/server';
import { decodeCursor, encodeCursor } from '../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/context.ts';
import { aiServicesContract } from '../contract.ts';
import { configHandlers } from './config-handlers.ts';
import type { AiServicesDeps } from './deps.ts';
import { providerHandlers } from './provider-handlers.ts';
import { handleReport, listReports } from './reports-repo.ts';
import { toReportView } from './views.ts';

const PAGE = 20;

export function aiServicesHandlers(deps: AiServicesDeps) {
  const os = implement(aiServicesContract).$context<RequestContext>();
  const { db } = deps;
  return os.router({
    ...providerHandlers(deps),
    ...configHandlers(deps),
    listReports: os.listReports.handler(async ({ input: { state, cursor } }) => {
      const found = await listReports(db, { state, before: decodeCursor(cursor), limit: PAGE + 1 });
      const page = found.slice(0, PAGE);
      const last = page.at(-1);
      return {
        reports: page.map(toReportView),
        nextCursor: found.length > PAGE && last ? encodeCursor(last) : null,
      };
    }),
    updateReport: os.updateReport.handler(async ({ input, context }) => {
      const handled = await handleReport(db, { ...input, adminId: requireMember(context).id });
      if (!handled) throw new ORPCError('NOT_FOUND');
      return toReportView(handled);
    }),
  });
}
