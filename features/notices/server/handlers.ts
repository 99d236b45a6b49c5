// Answers the calls of notices, and opens their stream.

import { implement, ORPCError } from '@orpc/server';
import type { Database } from '../../../kit/server/db/database.ts';
import { readPage } from '../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { noticesContract } from '../contract.ts';
import { chooseMail, readMailChoices } from './mail-choices-repo.ts';
import { listNotices, markRead, readUnread } from './notices-repo.ts';
import type { EventHub } from './stream/event-hub.ts';
import { followEvents } from './stream/follow-events.ts';
import type { NoticeKinds, ShowNotice } from './views.ts';

const PAGE = 20;
/** When one of too many streams may be gone. */
const STREAM_RETRY_SECONDS = 60;

type NoticesDeps = {
  readonly db: Database;
  readonly kinds: NoticeKinds;
  readonly show: ShowNotice;
  readonly hub: EventHub;
};

export function noticesHandlers(deps: NoticesDeps) {
  const { db, kinds, show } = deps;
  const os = implement(noticesContract).$context<RequestContext>();
  return os.router({
    list: os.list.handler(async ({ input, context }) => {
      const { id } = requireMember(context);
      const [{ rows, nextCursor }, unread] = await Promise.all([
        readPage({ cursor: input.cursor, size: PAGE, read: (page) => listNotices(db, id, page) }),
        readUnread(db, id),
      ]);
      return { notices: rows.flatMap((row) => show(row, context.locale) ?? []), nextCursor, unread };
    }),
    read: os.read.handler(async ({ input, context }) => ({
      unread: await markRead(db, requireMember(context).id, input),
    })),
    readAll: os.readAll.handler(async ({ input, context }) => ({
      unread: await markRead(db, requireMember(context).id, input),
    })),
    listMailChoices: os.listMailChoices.handler(async ({ context }) => {
      const chosen = await readMailChoices(db, requireMember(context).id);
      const choices = [...kinds.values()].map((kind) => ({
        kind: kind.name,
        label: kind.labelIn(context.locale),
        isMailed: chosen.get(kind.name) ?? kind.isMailed,
      }));
      return { choices };
    }),
    chooseMail: os.chooseMail.handler(async ({ input: { kind: name, isMailed }, context }) => {
      const kind = kinds.get(name);
      if (!kind) throw new ORPCError('NOT_FOUND');
      await chooseMail(db, { userId: requireMember(context).id, kind: name, isMailed });
      return { kind: name, label: kind.labelIn(context.locale), isMailed };
    }),
    events: os.events.handler(async ({ input, context, lastEventId, signal }) => {
      const { id: userId, sessionId } = requireMember(context);
      const stream = deps.hub.open({ userId, sessionId, after: readSeq(lastEventId ?? input.after) });
      if (!stream)
        throw new ORPCError('TOO_MANY_REQUESTS', { data: { retryAfterSeconds: STREAM_RETRY_SECONDS } });
      if (signal?.aborted) stream.end();
      signal?.addEventListener('abort', stream.end);
      return followEvents({ stream, show, locale: input.language ?? context.locale });
    }),
  });
}

/** The number in `Last-Event-ID`; undefined for anything that we did not send. */
const readSeq = (lastEventId: string | undefined): number | undefined =>
  lastEventId !== undefined && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : undefined;
