// Tells all processes of a change at once, by LISTEN and NOTIFY over one connection per process.

import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Executor } from '../db/database.ts';
import type { Log } from '../log.ts';

/** The one channel; a payload is `topic:key`, and carries no content: who hears it reads the rows. */
const CHANNEL = 'yulu';
const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 10_000;
/** A connection that was lost without a word is found by a question that nobody answers. */
const CHECK_EVERY_MS = 30_000;
const ANSWER_MS = 10_000;

export type SignalListener = {
  readonly onSignal: (key: string) => void;
  /** Signals may have been lost while there was no connection: look at the rows. */
  readonly onGap?: () => void;
};

export type Signals = {
  /** Listens to one topic; returns the way to stop. */
  listen(topic: string, listener: SignalListener): () => void;
  /** Resolves after the first attempt to connect; later ones go on by themselves. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** Tells all processes when the transaction commits, and nobody when it does not. */
export async function sendSignal(tx: Executor, topic: string, key: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${`${topic}:${key}`})`);
}

export function createSignals(databaseUrl: string, log: Log): Signals {
  const listeners = new Map<string, Set<SignalListener>>();
  const dispatch = (payload: string) => {
    const [, topic = '', key = ''] = /^([^:]+):(.*)$/s.exec(payload) ?? [];
    for (const { onSignal } of listeners.get(topic) ?? []) onSignal(key);
  };
  const dispatchGap = () => {
    for (const of of listeners.values()) for (const { onGap } of of) onGap?.();
  };
  const connection = createConnection({ databaseUrl, log, dispatch, dispatchGap });
  return {
    listen: (topic, listener) => {
      const known = listeners.get(topic) ?? new Set();
      listeners.set(topic, known.add(listener));
      return () => known.delete(listener);
    },
    start: connection.start,
    stop: connection.stop,
  };
}

type ConnectionOptions = {
  readonly databaseUrl: string;
  readonly log: Log;
  readonly dispatch: (payload: string) => void;
  readonly dispatchGap: () => void;
};

/** Keeps one listening connection: a lost one is replaced, with growing pauses, until `stop`. */
function createConnection({ databaseUrl, log, dispatch, dispatchGap }: ConnectionOptions) {
  let client: Client | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;

  const connectLater = () => {
    if (isStopped) return;
    const pause = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
    failures += 1;
    // Many processes lose one database at the same moment, and must not come back at the same moment.
    timer = setTimeout(() => void connect(), pause * (0.5 + Math.random() / 2));
  };

  const checkLater = (checked: Client) => {
    timer = setTimeout(() => {
      checked.query('select 1').then(
        () => (checked === client ? checkLater(checked) : undefined),
        // Ends with `end`, which connects anew.
        () => checked.end().catch(() => undefined),
      );
    }, CHECK_EVERY_MS);
  };

  const connect = async () => {
    const next = new Client({
      connectionString: databaseUrl,
      application_name: 'yulu-signals',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    // The end of the connection follows each error.
    next.on('error', () => undefined);
    next.on('notification', ({ payload }) => dispatch(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      log.warn({ err: error }, 'listening for signals of other processes failed; trying again');
      await next.end().catch(() => undefined);
      connectLater();
      return;
    }
    if (isStopped) return next.end();
    client = next;
    failures = 0;
    next.on('end', () => {
      if (client !== next) return;
      client = undefined;
      clearTimeout(timer);
      log.warn('the connection that listens for signals was lost');
      connectLater();
    });
    checkLater(next);
    dispatchGap();
  };

  return {
    start: connect,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
