// Answers the calls of the report.

import { implement, ORPCError } from '@orpc/server';
import { readPage } from '../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { reportContract } from '../contract.ts';
import { linkState } from '../domain/index.ts';
import type { ReportDeps } from './deps.ts';
import { listLinks, type ReportLink, revokeLink } from './links/links-repo.ts';
import { makeLink, readShared } from './links/share-report.ts';
import { pageOfAnswers, pageOfDays, pageOfWords } from './lists.ts';
import { readReport } from './read-report.ts';

export function reportHandlers(deps: ReportDeps) {
  const { db } = deps;
  const os = implement(reportContract).$context<RequestContext>();
  return os.router({
    read: os.read.handler(({ input, context }) => readReport(deps, requireMember(context).id, input.period)),
    listAnswers: os.listAnswers.handler(({ input, context }) =>
      pageOfAnswers(deps, requireMember(context).id, input),
    ),
    listWords: os.listWords.handler(({ input, context }) =>
      pageOfWords(deps, requireMember(context).id, input),
    ),
    listDays: os.listDays.handler(({ input, context }) => pageOfDays(deps, requireMember(context).id, input)),
    listLinks: os.listLinks.handler(async ({ input, context }) => {
      const userId = requireMember(context).id;
      const { rows, nextCursor } = await readPage({
        cursor: input.cursor,
        read: (page) => listLinks(db, userId, page),
      });
      return { links: rows.map((link) => toLinkView(deps, link)), nextCursor };
    }),
    makeLink: os.makeLink.handler(async ({ input, context, errors }) => {
      const made = await makeLink(deps, requireMember(context).id, input);
      if (made.ok) return toLinkView(deps, made.value);
      throw made.error.code === 'links_full' ? errors.LINKS_FULL() : new ORPCError('NOT_FOUND');
    }),
    revokeLink: os.revokeLink.handler(async ({ input, context }) => {
      const link = await revokeLink(db, requireMember(context).id, input.id);
      if (!link) throw new ORPCError('NOT_FOUND');
      return toLinkView(deps, link);
    }),
    readShared: os.readShared.handler(async ({ input, errors }) => {
      const shared = await readShared(deps, input.key, input.period);
      if (!shared) throw errors.LINK_CLOSED();
      return shared;
    }),
  });
}

function toLinkView({ addresses, publicUrl }: ReportDeps, link: ReportLink) {
  const { id, label, shownName, createdAt, expiresAt } = link;
  const state = linkState(link, new Date());
  return {
    id,
    label,
    shownName,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    state,
    /** What is closed opens nothing, so its address is of no use. */
    address: state === 'open' ? `${publicUrl()}/report/${addresses.keyOf(id)}` : null,
  };
}
