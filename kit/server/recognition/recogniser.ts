// Has pictures read by a process of its own: one at a time, a short queue, a limit of time, and a new process after a crash.

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RecognisedPicture } from '../../core/recognised-picture.ts';
import { err, type Failure, ok, type Result } from '../../core/result.ts';
import type { Log } from '../log.ts';
import type { Answer, Question } from './messages.ts';

/**
 * `off`: not on this machine, or switched off. `busy`: the queue is full. `too_slow`: it took longer than the limit.
 * `failed`: the picture could not be read, or its process died over it.
 */
export type ReadingFailure = Failure<'off' | 'busy' | 'too_slow' | 'failed'>;
export type Reading = Result<RecognisedPicture, ReadingFailure>;

export type Recogniser = {
  readonly isOn: () => boolean;
  readonly read: (bytes: Uint8Array) => Promise<Reading>;
  /** Ends the process; what waits is answered `failed`. */
  readonly stop: () => void;
};

export type RecogniserOptions = {
  readonly log: Pick<Log, 'warn'>;
  readonly isOn: boolean;
  /** Of one picture, beginning when it is its turn. */
  readonly limitMs?: number;
  /** The module that reads, for tests of what goes wrong. */
  readonly entry?: string;
};

const QUEUE_MOST = 8;
const LIMIT_MS = 20_000;
/** Loading the models, on a machine that does other things too. */
const START_MS = 20_000;
/** The models hold some 200 MB, which an idle server should not. */
const IDLE_MS = 120_000;
const HEAP_MB = 384;
const ENTRY = fileURLToPath(new URL('./reading-process.ts', import.meta.url));

type Waiting = { readonly bytes: Uint8Array; readonly answer: (reading: Reading) => void };

export function createRecogniser({ log, isOn, limitMs = LIMIT_MS, entry = ENTRY }: RecogniserOptions): Recogniser {
  const queue: Waiting[] = [];
  let child: ChildProcess | undefined;
  let isAvailable = isOn;
  let isWorking = false;
  let isStopped = false;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };

  const start = async (): Promise<ChildProcess | undefined> => {
    const started = fork(entry, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    const first = await nextAnswer(started, () => true, START_MS);
    if (first.ok && first.value.kind === 'ready') {
      child = started;
      return started;
    }
    started.kill('SIGKILL');
    if (first.ok && first.value.kind === 'unavailable') {
      isAvailable = false;
      log.warn({ cause: first.value.detail }, 'recognition off: the models cannot be loaded here');
    }
    return undefined;
  };

  const readNow = async (bytes: Uint8Array): Promise<Reading> => {
    const running = child ?? (await start());
    if (!running) return err(isAvailable ? 'failed' : 'off');
    const id = nextId();
    const answered = nextAnswer(running, (answer) => 'id' in answer && answer.id === id, limitMs);
    running.send({ id, bytes } satisfies Question);
    const found = await answered;
    if (!found.ok) {
      end();
      log.warn({ cause: found.error.code }, 'a picture could not be read; the reading process starts anew');
      return found;
    }
    if (found.value.kind === 'read') return ok(found.value.picture);
    return err('failed');
  };

  const work = async () => {
    if (isWorking) return;
    isWorking = true;
    clearTimeout(idle);
    for (let next = queue.shift(); next; next = queue.shift())
      next.answer(isStopped ? err('failed') : await readNow(next.bytes));
    isWorking = false;
    idle = setTimeout(end, IDLE_MS);
    idle.unref();
  };

  return {
    isOn: () => isAvailable,
    read: (bytes) => {
      if (!isAvailable) return Promise.resolve(err('off'));
      if (queue.length >= QUEUE_MOST) return Promise.resolve(err('busy'));
      return new Promise((answer) => {
        queue.push({ bytes, answer });
        void work();
      });
    },
    stop: () => {
      isStopped = true;
      end();
    },
  };
}

let lastId = 0;
const nextId = (): number => ++lastId;

/** The first answer that fits; a failure when the process ends before, or takes too long. */
function nextAnswer(
  child: ChildProcess,
  fits: (answer: Answer) => boolean,
  limitMs: number,
): Promise<Result<Answer, Failure<'too_slow' | 'failed'>>> {
  return new Promise((resolve) => {
    const settle = (result: Result<Answer, Failure<'too_slow' | 'failed'>>) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onExit);
      resolve(result);
    };
    // What comes over this channel is sent by our own module alone.
    const onMessage = (message: unknown) => {
      const answer = message as Answer;
      if (fits(answer)) settle(ok(answer));
    };
    const onExit = () => settle(err('failed'));
    const timer = setTimeout(() => settle(err('too_slow')), limitMs);
    child.on('message', onMessage).once('exit', onExit).once('error', onExit);
  });
}
