// The open streams of this process: woken by signals, fed by one reader, bounded per person.

import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../../../../kit/server/log.ts';
import { NEWS_MAX, type News, type NewsRequest } from './read-news.ts';

/** A browser needs one, whatever its tabs; what is more are devices, and connections whose end was never noticed. */
export const STREAMS_MAX = 16;
/** Streams that one statement reads for. */
const BATCH = 100;
const PAUSE_AFTER_FAILURE_MS = 1000;

type StreamOptions = {
  readonly userId: string;
  readonly sessionId: string;
  /** The number of the last notice that the reader has; undefined for a reader who wants only what is new from now. */
  readonly after: number | undefined;
};

/** With the number of the last notice that the reader has after it. */
export type StreamNews = News & { readonly position: number };

export type EventStream = {
  /** Resolves with what is new, as soon as something is; with undefined once the stream has ended. Call it one at a time. */
  readonly next: () => Promise<StreamNews | undefined>;
  readonly end: () => void;
};

type HubOptions = {
  readonly read: (requests: readonly NewsRequest[]) => Promise<readonly News[]>;
  readonly log: Log;
};

export type EventHub = ReturnType<typeof createEventHub>;

/** At most one answer waits in a stream, so a slow reader costs no memory. */
type OpenStream = {
  readonly userId: string;
  readonly sessionId: string;
  after: number | undefined;
  /** There may be something that neither was sent nor waits. */
  isDirty: boolean;
  isEnded: boolean;
  waiting: StreamNews | undefined;
  wake: (() => void) | undefined;
};

export function createEventHub({ read, log }: HubOptions) {
  const byUser = new Map<string, Set<OpenStream>>();
  const reader = createReader({ read, log });
  const all = () => [...byUser.values()].flatMap((streams) => [...streams]);

  const end = (stream: OpenStream) => {
    stream.isEnded = true;
    const own = byUser.get(stream.userId);
    own?.delete(stream);
    if (own?.size === 0) byUser.delete(stream.userId);
    stream.wake?.();
  };

  return {
    /** Undefined when the person has too many open here already. */
    open: (options: StreamOptions): EventStream | undefined => {
      const own = byUser.get(options.userId) ?? new Set();
      if (own.size >= STREAMS_MAX) return undefined;
      const stream: OpenStream = {
        ...options,
        isDirty: false,
        isEnded: false,
        waiting: undefined,
        wake: undefined,
      };
      byUser.set(options.userId, own.add(stream));
      reader.readSoon([stream]);
      return { next: () => take(stream, () => reader.readSoon([stream])), end: () => end(stream) };
    },
    wake: (userId: string) => reader.readSoon([...(byUser.get(userId) ?? [])]),
    wakeAll: () => reader.readSoon(all()),
    endSession: (sessionId: string) => {
      for (const stream of all()) if (stream.sessionId === sessionId) end(stream);
    },
    /** Ends all; browsers come back to another process, or to this one's successor. */
    endAll: () => all().forEach(end),
    count: () => all().length,
  };
}

/** Reads for the streams that need it, one statement at a time: however many wake, the database has one reader here. */
function createReader({ read, log }: HubOptions) {
  const due = new Set<OpenStream>();
  let isReading = false;

  const readFor = async (streams: readonly OpenStream[]) => {
    // Before reading: what happens meanwhile makes them dirty again.
    for (const stream of streams) {
      due.delete(stream);
      stream.isDirty = false;
    }
    try {
      const answers = await read(streams);
      streams.forEach((stream, place) => deliver(stream, answers[place]));
    } catch (error) {
      log.warn({ err: error }, 'reading for event streams failed; trying again');
      markDue(streams);
      await delay(PAUSE_AFTER_FAILURE_MS, undefined, { ref: false });
    }
  };

  const markDue = (streams: readonly OpenStream[]) => {
    for (const stream of streams) {
      if (stream.isEnded) continue;
      stream.isDirty = true;
      // With an answer that still waits it is read for once that has been taken.
      if (stream.waiting === undefined) due.add(stream);
    }
  };

  const readAll = async () => {
    if (isReading) return;
    isReading = true;
    while (due.size > 0) await readFor([...due].slice(0, BATCH));
    isReading = false;
  };

  return {
    readSoon: (streams: readonly OpenStream[]) => {
      markDue(streams);
      void readAll();
    },
  };
}

function deliver(stream: OpenStream, news: News | undefined): void {
  if (stream.isEnded || news === undefined) return;
  // A reader may name a number that was never given, such as one of a database that was restored.
  const position = news.notices.at(-1)?.seq ?? Math.min(stream.after ?? news.lastSeq, news.lastSeq);
  stream.after = position;
  stream.waiting = { ...news, position };
  // There may be more than fits.
  if (news.notices.length === NEWS_MAX) stream.isDirty = true;
  stream.wake?.();
}

async function take(stream: OpenStream, readOn: () => void): Promise<StreamNews | undefined> {
  while (!stream.isEnded && stream.waiting === undefined) {
    await new Promise<void>((resolve) => {
      stream.wake = resolve;
    });
  }
  if (stream.isEnded) return undefined;
  const news = stream.waiting;
  stream.waiting = undefined;
  if (stream.isDirty) readOn();
  return news;
}
