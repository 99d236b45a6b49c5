// Has a turn answered: the answer is written to the database by a task of its own, which the learner's stream only watches.

import type { Database } from '../../../kit/server/db/database.ts';
import type { Log } from '../../../kit/server/log.ts';
import type { Tasks } from '../../../kit/server/tasks.ts';
import { finishMessage, type Message } from './messages-repo.ts';
import type { PartialSaver } from './partial-saver.ts';
import { type Speaker, SpeakerError, type Spoken } from './speaker.ts';
import type { Subject } from './subjects.ts';
import type { Talk } from './talks-repo.ts';
import type { Turn } from './turn.ts';
import { type MessageView, toMessageView } from './views.ts';

export type AnswerEvent =
  | { readonly type: 'started'; readonly message: MessageView; readonly answer: MessageView }
  | { readonly type: 'delta'; readonly text: string }
  | { readonly type: 'ended'; readonly answer: MessageView };

export type AnsweringOptions = {
  readonly db: Database;
  readonly log: Log;
  readonly speaker: Speaker;
  /** What the talk is about. Throws SpeakerError when it is no longer there. */
  readonly subject: (talk: Talk) => Promise<Subject>;
  readonly tasks: Tasks;
  readonly saver: PartialSaver;
  /** The learner stopped or left. */
  readonly left: AbortSignal;
  /** The server must end now. */
  readonly shutdown: AbortSignal;
  /** Called when the answer is stored whole. */
  readonly onAnswered: (turn: Turn) => Promise<void>;
};

/** Streams a turn's answer. Ending the iteration early stops nothing by itself: `left` does. */
export async function* answerTurn(
  turn: Turn,
  options: AnsweringOptions,
): AsyncGenerator<AnswerEvent, void, undefined> {
  const pieces = new PieceQueue();
  const finished = options.tasks.run('an answer', writeAnswer(turn, options, pieces));
  yield { type: 'started', message: toMessageView(turn.message), answer: toMessageView(turn.answer) };
  for (;;) {
    const text = await pieces.take();
    if (text === undefined) break;
    yield { type: 'delta', text };
  }
  yield { type: 'ended', answer: toMessageView(await finished) };
}

async function writeAnswer(turn: Turn, options: AnsweringOptions, pieces: PieceQueue): Promise<Message> {
  const { db, log, speaker, tasks, left, shutdown, onAnswered } = options;
  const { id } = turn.answer;
  const replaced = new AbortController();
  const signal = AbortSignal.any([left, shutdown, replaced.signal]);
  const text = { value: '' };
  const stopSaving = options.saver.watch(id, { text: () => text.value, onReplaced: () => replaced.abort() });
  let ending: Parameters<typeof finishMessage>[2];
  try {
    const spoken = await collect(
      speaker.speak({
        talk: turn.talk,
        subject: await options.subject(turn.talk),
        message: turn.message,
        signal,
      }),
      (piece) => {
        text.value += piece;
        pieces.put(piece);
      },
    );
    ending = { state: 'complete', text: text.value, speaker: speaker.kind, ...spoken };
  } catch (error) {
    ending = { text: text.value, speaker: speaker.kind, ...endingOf(error, text.value, { left, shutdown }) };
    logEnding(log, turn.talk.id, ending.failure, error);
  } finally {
    stopSaving();
  }
  try {
    const stored = await finishMessage(db, id, ending);
    // What follows is no part of the answer: the learner neither waits for it nor hears when it fails.
    if (stored?.state === 'complete') void tasks.run('what follows an answer', onAnswered(turn));
    // Put aside or deleted meanwhile: nothing is stored, and whoever still watches sees it end here.
    return stored ?? { ...turn.answer, text: text.value, state: 'stopped', leaseUntil: null, isLive: false };
  } finally {
    pieces.end();
  }
}

async function collect(
  spoken: AsyncGenerator<string, Spoken, undefined>,
  onPiece: (piece: string) => void,
): Promise<Spoken> {
  for (;;) {
    const step = await spoken.next();
    if (step.done) return step.value;
    onPiece(step.value);
  }
}

type Signals = Pick<AnsweringOptions, 'left' | 'shutdown'>;

function endingOf(error: unknown, text: string, { left, shutdown }: Signals) {
  const brokenOff = text === '' ? ('failed' as const) : ('broken_off' as const);
  if (shutdown.aborted) return { state: brokenOff, failure: 'server_stopped' as const };
  if (left.aborted) return { state: 'stopped' as const };
  return {
    state: brokenOff,
    failure: error instanceof SpeakerError ? error.failure : ('unavailable' as const),
  };
}

function logEnding(log: Log, talk: string, failure: string | null | undefined, error: unknown): void {
  if (!failure) return;
  if (!(error instanceof SpeakerError))
    log.error({ err: error, talk, failure }, 'a speaker failed unexpectedly');
  else
    log.warn(
      { talk, failure, cause: error.cause instanceof Error ? error.cause.message : undefined },
      'no whole answer',
    );
}

/** Pieces of text on their way from the writing task to the learner's stream. */
class PieceQueue {
  #pieces: string[] = [];
  #isEnded = false;
  #wake: (() => void) | undefined;

  put(piece: string): void {
    this.#pieces.push(piece);
    this.#wake?.();
  }

  end(): void {
    this.#isEnded = true;
    this.#wake?.();
  }

  /** Everything that has come since the last time in one piece; undefined at the end. */
  async take(): Promise<string | undefined> {
    while (this.#pieces.length === 0) {
      if (this.#isEnded) return undefined;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.#pieces.splice(0).join('');
  }
}
