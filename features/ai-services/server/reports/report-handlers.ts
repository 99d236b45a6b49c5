// Answers the calls about reported answers.

import { implement, ORPCError } from '@orpc/server';
import { decodeCursor, encodeCursor } from '../../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../../kit/server/http/context.ts';
import { aiServicesContract } from '../../contract.ts';
import type { AiServicesDeps } from '../deps.ts';
import { toReportView } from './report-view.ts';
import { handleReport, listReports } from './reports-repo.ts';

const PAGE = 20;

export function reportHandlers({ db }: AiServicesDeps) {
  const os = implement(aiServicesContract).$context<RequestContext>();
  return {
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
  };
}
