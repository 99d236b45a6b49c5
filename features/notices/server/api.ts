// The public face of the notices' server side.

import * as z from 'zod';
import type { Database } from '../../../kit/server/db/database.ts';
import type { Figure } from '../../../kit/server/http/operations.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import type { Log } from '../../../kit/server/log.ts';
import type { Mailer } from '../../../kit/server/mail/mail.ts';
import type { Signals } from '../../../kit/server/signals/signals.ts';
import { SESSION_ENDED_TOPIC } from '../../account/server/api.ts';
import { forgetNotices } from './forget-notices.ts';
import { defineGathering } from './gather-mails.ts';
import { noticesHandlers } from './handlers.ts';
import type { NoticeKind } from './kinds/notice-kind.ts';
import { NOTICES_TOPIC } from './notices-repo.ts';
import type { Pushes } from './push/pushes.ts';
import { createEventHub } from './stream/event-hub.ts';
import { readNews } from './stream/read-news.ts';
import { createShowNotice, type NoticeKinds } from './views.ts';

type NoticesOptions = {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly signals: Pick<Signals, 'listen'>;
  readonly kinds: NoticeKinds;
  readonly pushes: Pushes | undefined;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
};

/** Puts notices together: handlers with the stream, and the job that deletes old ones (defined, not started). */
export function createNotices({ db, jobs, log, signals, kinds, pushes, mailer, publicUrl }: NoticesOptions) {
  defineGathering(jobs, { db, log, mailer, publicUrl, kinds });
  const hub = createEventHub({ read: (requests) => readNews(db, requests), log });
  signals.listen(NOTICES_TOPIC, { onSignal: hub.wake, onGap: hub.wakeAll });
  // What is missed here ends with the life of its stream.
  signals.listen(SESSION_ENDED_TOPIC, { onSignal: hub.endSession });
  jobs.define({
    name: 'notices.forget',
    data: z.object({}),
    retries: 1,
    every: '41 3 * * *',
    handle: async () => {
      await forgetNotices(db, new Date());
    },
  });
  const figures: readonly Figure[] = [
    {
      name: 'yulu_event_streams',
      help: 'Event streams that browsers hold open at this process',
      read: async () => hub.count(),
    },
  ];
  return {
    handlers: noticesHandlers({ db, hub, kinds, pushes, show: createShowNotice(kinds, log) }),
    figures,
    /** Ends all streams, so that a stopping process need not wait for them. */
    endStreams: hub.endAll,
  };
}

export { noticeKind } from './kinds/notice-kind.ts';
export { createPushes, type Pushes, type PushOptions } from './push/pushes.ts';
export type { NoticeKinds } from './views.ts';
/** All kinds by their names. */
export const kindsByName = (kinds: readonly NoticeKind[]): NoticeKinds =>
  new Map(kinds.map((kind) => [kind.name, kind]));

export { correctNotices, settleNotices } from './notices-repo.ts';
export { createPostNotice, type PostNotice } from './post-notice.ts';
