// Answers the calls of notices, and opens their stream.

import { implement, ORPCError } from '@orpc/server';
import type { Database } from '../../../kit/server/db/database.ts';
import { readPage } from '../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { noticesContract } from '../contract.ts';
import { isAbout } from '../domain/index.ts';
import { choose, readChoices } from './choices-repo.ts';
import { listNotices, listUnread, markRead, readUnread } from './notices-repo.ts';
import { hasDevice, removeDeviceOf, saveDevice } from './push/devices-repo.ts';
import type { Pushes } from './push/pushes.ts';
import type { EventHub } from './stream/event-hub.ts';
import { followEvents } from './stream/follow-events.ts';
import { type NoticeKinds, type ShowNotice, showChoice } from './views.ts';

const PAGE = 20;
/** When one of too many streams may be gone. */
const STREAM_RETRY_SECONDS = 60;

type NoticesDeps = {
  readonly db: Database;
  readonly kinds: NoticeKinds;
  readonly show: ShowNotice;
  readonly hub: EventHub;
  /** Absent where devices cannot be reached. */
  readonly pushes: Pushes | undefined;
};

export function noticesHandlers(deps: NoticesDeps) {
  const { db, kinds, show, pushes } = deps;
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
    see: os.see.handler(async ({ input: { path }, context }) => {
      const { id } = requireMember(context);
      const ids = (await listUnread(db, id)).filter(({ kind, data }) => {
        const shown = kinds.get(kind)?.render(data, context.locale);
        return shown?.ok === true && isAbout(shown.value.path, path);
      });
      if (ids.length === 0) return { unread: await readUnread(db, id) };
      return { unread: await markRead(db, id, { ids: ids.map((notice) => notice.id) }) };
    }),
    readAll: os.readAll.handler(async ({ input, context }) => ({
      unread: await markRead(db, requireMember(context).id, input),
    })),
    listChoices: os.listChoices.handler(async ({ context }) => {
      const { id, sessionId } = requireMember(context);
      const chosen = await readChoices(db, id);
      const choices = [...kinds.values()]
        .filter(({ mustReach }) => !mustReach)
        .map((kind) => showChoice(kind, chosen.get(kind.name), context.locale));
      if (!pushes) return { choices, push: null };
      return { choices, push: { publicKey: pushes.publicKey, isOnHere: await hasDevice(db, sessionId) } };
    }),
    choose: os.choose.handler(async ({ input, context }) => {
      const kind = kinds.get(input.kind);
      if (!kind || kind.mustReach) throw new ORPCError('NOT_FOUND');
      const chosen = await choose(db, { userId: requireMember(context).id, ...input });
      return showChoice(kind, chosen, context.locale);
    }),
    addDevice: os.addDevice.handler(async ({ input, context, errors }) => {
      const { id: userId, sessionId } = requireMember(context);
      if (!pushes) throw errors.PUSH_OFF();
      if (!pushes.isService(new URL(input.endpoint))) throw errors.PUSH_SERVICE_UNKNOWN();
      await saveDevice(db, { userId, sessionId, ...input });
      return {};
    }),
    removeDevice: os.removeDevice.handler(async ({ context }) => {
      await removeDeviceOf(db, requireMember(context).sessionId);
      return {};
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
