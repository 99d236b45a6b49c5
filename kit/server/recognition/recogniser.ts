// Has pictures read by a process of its own: one at a time, a short queue, a limit of time, and a new process after a crash.

import { fileURLToPath } from 'node:url';
import type { RecognisedPicture } from '../../core/recognised-picture.ts';
import { err, type Failure, ok, type Result } from '../../core/result.ts';
import type { Log } from '../log.ts';
import { type ReadingChild, startReading } from './reading-child.ts';

/**
 * `off`: not on this machine, or switched off. `busy`: the queue is full. `too_slow`: it took more processor time than the limit, or never came to an end.
 * `failed`: the picture could not be read, or its process died over it.
 */
type Reading = Result<RecognisedPicture, Failure<'off' | 'busy' | 'too_slow' | 'failed'>>;

export type Recogniser = {
  readonly isOn: () => boolean;
  readonly read: (bytes: Uint8Array) => Promise<Reading>;
  /** Ends the process; what waits is answered `failed`. */
  readonly stop: () => void;
};

type RecogniserOptions = {
  readonly log: Pick<Log, 'warn'>;
  readonly isOn: boolean;
  /** Of processor time, for one picture; how long it waits for its turn or for others does not count. */
  readonly limitMs?: number;
  /** The module that reads, for tests of what goes wrong. */
  readonly entry?: string;
};

const QUEUE_MOST = 8;
/** Twenty seconds of two processors. */
const LIMIT_MS = 40_000;
/** The models hold some 200 MB, which an idle server should not. */
const IDLE_MS = 120_000;
const ENTRY = fileURLToPath(new URL('./reading-process.ts', import.meta.url));

type Waiting = { readonly bytes: Uint8Array; readonly answer: (reading: Reading) => void };

export function createRecogniser(options: RecogniserOptions): Recogniser {
  const { isOn, limitMs = LIMIT_MS } = options;
  const queue: Waiting[] = [];
  const holder = createChildHolder(options);
  let isWorking = false;

  const readNow = async (bytes: Uint8Array): Promise<Reading> => {
    const held = await holder.get();
    if (!held.ok) return held;
    const child = held.value;
    const reading = await child.ask(bytes, limitMs);
    if (!reading.ok && (reading.error.code === 'too_slow' || !child.isAlive()))
      holder.renew(reading.error.code);
    return reading;
  };

  const work = async () => {
    if (isWorking) return;
    isWorking = true;
    holder.wake();
    for (let next = queue.shift(); next; next = queue.shift()) next.answer(await readNow(next.bytes));
    isWorking = false;
    holder.rest();
  };

  return {
    isOn: () => isOn && holder.isAvailable(),
    read: (bytes) => {
      if (!isOn || !holder.isAvailable()) return Promise.resolve(err('off'));
      if (queue.length >= QUEUE_MOST) return Promise.resolve(err('busy'));
      return new Promise((answer) => {
        queue.push({ bytes, answer });
        void work();
      });
    },
    stop: holder.stop,
  };
}

/** The process, begun when it is needed and ended when it has not been for a while. */
function createChildHolder({ log, entry = ENTRY }: RecogniserOptions) {
  let child: ReadingChild | undefined;
  let isAvailable = true;
  let isStopped = false;
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    child?.end();
    child = undefined;
  };
  return {
    isAvailable: () => isAvailable,
    get: async (): Promise<Result<ReadingChild, Failure<'off' | 'failed' | 'too_slow'>>> => {
      if (isStopped) return err('failed');
      if (child?.isAlive()) return ok(child);
      const started = await startReading(entry);
      if (started.ok) {
        child = started.value;
        if (isStopped) end();
        return started;
      }
      const { error } = started;
      if (error.code !== 'off') {
        log.warn({ cause: error.code }, 'the process that reads pictures did not start');
        return err(error.code);
      }
      isAvailable = false;
      log.warn({ cause: error.data }, 'recognition off: the models cannot be loaded here');
      return err('off');
    },
    renew: (cause: string) => {
      log.warn({ cause }, 'a picture could not be read; the reading process starts anew');
      end();
    },
    wake: () => clearTimeout(idle),
    rest: () => {
      idle = setTimeout(end, IDLE_MS);
      idle.unref();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(idle);
      end();
    },
  };
}
