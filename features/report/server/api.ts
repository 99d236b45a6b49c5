// The public face of the report's server side.

import { implement } from '@orpc/server';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { reportContract } from '../contract.ts';
import type { ReportDeps } from './deps.ts';
import { pageOfAnswers, pageOfDays, pageOfWords } from './lists.ts';
import { readReport } from './read-report.ts';

export function createReport(deps: ReportDeps) {
  const os = implement(reportContract).$context<RequestContext>();
  const handlers = os.router({
    read: os.read.handler(({ input, context }) => readReport(deps, requireMember(context).id, input.period)),
    listAnswers: os.listAnswers.handler(({ input, context }) =>
      pageOfAnswers(deps, requireMember(context).id, input),
    ),
    listWords: os.listWords.handler(({ input, context }) =>
      pageOfWords(deps, requireMember(context).id, input),
    ),
    listDays: os.listDays.handler(({ input, context }) => pageOfDays(deps, requireMember(context).id, input)),
  });
  return { handlers };
}

export { createItemNames } from './item-names.ts';
