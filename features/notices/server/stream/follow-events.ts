// Turns what a stream hears into the events of the contract, until it has lived long enough or ends.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { withEventMeta } from '@orpc/server';
import type { Locale } from '../../../../kit/core/locale.ts';
import type { NoticesContract } from '../../contract.ts';
import type { ShowNotice } from '../views.ts';
import type { EventStream } from './event-hub.ts';

type Events = InferContractRouterOutputs<NoticesContract>['events'];
type NoticeEvent = Events extends AsyncIterable<infer Event> ? Event : never;

/** A stream that nobody ends is opened anew: its session is looked at again, and connections spread over processes. */
const LIFE_MS = 15 * 60_000;
/** How soon a browser comes back; not all at the same moment, as after the end of a process. */
const BACK_MS = { least: 500, most: 3000 } as const;

type Following = { readonly stream: EventStream; readonly show: ShowNotice; readonly locale: Locale };

export async function* followEvents({
  stream,
  show,
  locale,
}: Following): AsyncGenerator<NoticeEvent, void, undefined> {
  const retry = Math.round(BACK_MS.least + Math.random() * (BACK_MS.most - BACK_MS.least));
  const life = setTimeout(stream.end, LIFE_MS * (0.8 + Math.random() * 0.4));
  let sent: number | undefined;
  try {
    for (let news = await stream.next(); news !== undefined; news = await stream.next()) {
      const { notices, unread, position } = news;
      const shown = notices.flatMap((notice) => show(notice, locale) ?? []);
      for (const notice of shown) {
        yield withEventMeta<NoticeEvent>({ type: 'notice', notice, unread }, { id: `${notice.seq}`, retry });
      }
      if (shown.length === 0 && unread !== sent)
        yield withEventMeta<NoticeEvent>({ type: 'unread', unread }, { id: `${position}`, retry });
      sent = unread;
    }
  } finally {
    clearTimeout(life);
    stream.end();
  }
}
