// Answers the calls about reported answers.

import { implement, ORPCError } from '@orpc/server';
import { readPage } from '../../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../../kit/server/http/request/context.ts';
import { aiServicesContract } from '../../contract.ts';
import type { AiServicesDeps } from '../deps.ts';
import { toReportView } from './report-view.ts';
import { handleReport, listReports } from './reports-repo.ts';

const PAGE = 20;

export function reportHandlers({ db }: AiServicesDeps) {
  const os = implement(aiServicesContract).$context<RequestContext>();
  return {
    listReports: os.listReports.handler(async ({ input: { state, cursor } }) => {
      const { rows, nextCursor } = await readPage({
        cursor,
        size: PAGE,
        read: (page) => listReports(db, { state, ...page }),
      });
      return { reports: rows.map(toReportView), nextCursor };
    }),
    updateReport: os.updateReport.handler(async ({ input, context, errors }) => {
      const handled = await handleReport(db, { ...input, actor: requireMember(context) });
      if (handled.ok) return toReportView(handled.value);
      throw handled.error.code === 'stale'
        ? errors.AI_STALE({ data: handled.error.data })
        : new ORPCError('NOT_FOUND');
    }),
  };
}
