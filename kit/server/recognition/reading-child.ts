// Starts the process that reads pictures, and asks it about one.

import { type ChildProcess, fork } from 'node:child_process';
import type { RecognisedPicture } from '../../core/recognised-picture.ts';
import { err, type Failure, ok, type Result } from '../../core/result.ts';
import type { Answer, Question } from './messages.ts';

/** Loading the models: a second on a quiet machine, and no reason to begin again on one that is busy. */
const START_MS = 45_000;
const HEAP_MB = 384;
/** A picture that others keep from the processor has so many times its limit by the clock. */
const LATEST_OF_LIMIT = 3;

export type ReadingChild = {
  readonly isAlive: () => boolean;
  /** `limitMs` of processor time: on a busy machine a picture takes longer by the clock, and is no worse for it. */
  readonly ask: (
    bytes: Uint8Array,
    limitMs: number,
  ) => Promise<Result<RecognisedPicture, Failure<'too_slow' | 'failed'>>>;
  readonly end: () => void;
};

/** `off`, with the reason: the models cannot be loaded on this machine. */
export async function startReading(
  entry: string,
): Promise<Result<ReadingChild, Failure<'off', string> | Failure<'failed'> | Failure<'too_slow'>>> {
  const child = fork(entry, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const first = await nextAnswer(child, () => true, START_MS);
  if (first.ok && first.value.kind === 'ready') return ok(toReadingChild(child));
  child.kill('SIGKILL');
  if (!first.ok) return first;
  return first.value.kind === 'unavailable' ? err('off', first.value.detail) : err('failed');
}

function toReadingChild(child: ChildProcess): ReadingChild {
  let lastId = 0;
  return {
    isAlive: () => child.exitCode === null && child.signalCode === null,
    ask: async (bytes, limitMs) => {
      const id = ++lastId;
      const fits = (answer: Answer) =>
        'id' in answer && answer.id === id && (answer.kind !== 'used' || answer.ms > limitMs);
      const answered = nextAnswer(child, fits, LATEST_OF_LIMIT * limitMs);
      child.send({ id, bytes } satisfies Question);
      const answer = await answered;
      if (!answer.ok) return answer;
      if (answer.value.kind === 'used') return err('too_slow');
      return answer.value.kind === 'read' ? ok(answer.value.picture) : err('failed');
    },
    end: () => child.kill('SIGKILL'),
  };
}

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
    const onMessage = (message: unknown) => {
      // What comes over this channel is sent by our own module alone.
      const answer = message as Answer;
      if (fits(answer)) settle(ok(answer));
    };
    const onExit = () => settle(err('failed'));
    const timer = setTimeout(() => settle(err('too_slow')), limitMs);
    child.on('message', onMessage).once('exit', onExit).once('error', onExit);
  });
}
