// Has a turn answered: the answer is written to the database by a task of its own, which the learner's stream only watches.

import type { Database } from '../../../../kit/server/db/database.ts';
import type { FirstWords } from '../../../../kit/server/first-words.ts';
import type { Log } from '../../../../kit/server/log.ts';
import type { Tasks } from '../../../../kit/server/tasks.ts';
import { NO_PROGRESS } from '../../domain/turn/progress.ts';
import type { DecidedTurn } from '../decision/decide-turn.ts';
import { type Responder, type ResponderResult, type TextChunk } from '../responders/responder.ts';
import { AnswerError } from '../talks/answer-error.ts';
import type { AnswerEnding } from '../talks/turns-repo.ts';
import { type MessageView, type ProgressView, toMessageView, toProgressView } from '../talks/views.ts';
import type { Turn } from './begin-turn.ts';
import { ChunkQueue } from './chunk-queue.ts';
import { type FinishedTurn, finishTurn } from './finish-turn.ts';
import type { PartialSaver } from './partial-saver.ts';

export type AnswerEvent =
  | { readonly type: 'started'; readonly message: MessageView; readonly answer: MessageView }
  | { readonly type: 'delta'; readonly text: string; readonly restart?: true }
  | ({ readonly type: 'ended'; readonly message: MessageView; readonly answer: MessageView } & ProgressView);

export type StreamAnswerOptions = {
  readonly db: Database;
  readonly log: Log;
  readonly speaker: Responder;
  /** Settles what the turn comes to. Throws SpeakerError when nobody can speak in the talk any more. */
  readonly decide: (turn: Turn) => Promise<DecidedTurn>;
  readonly tasks: Tasks;
  readonly saver: PartialSaver;
  readonly firstWords: FirstWords;
  /** The learner stopped or left. */
  readonly left: AbortSignal;
  /** The server must end now. */
  readonly shutdown: AbortSignal;
  /** Called when the answer is stored whole. */
  readonly onAnswered: (finished: FinishedTurn) => Promise<void>;
};

/** Streams a turn's answer. Ending the iteration early stops nothing by itself: `left` does. */
export async function* streamAnswer(
  turn: Turn,
  options: StreamAnswerOptions,
): AsyncGenerator<AnswerEvent, void, undefined> {
  const pieces = new ChunkQueue();
  const finished = options.tasks.run('an answer', writeAnswer(turn, options, pieces));
  yield { type: 'started', message: toMessageView(turn.message), answer: toMessageView(turn.answer) };
  for (;;) {
    const piece = await pieces.take();
    if (piece === undefined) break;
    yield { type: 'delta', ...piece };
  }
  yield endedEvent(await finished);
}

export function endedEvent({ message, answer, decided, progress }: FinishedTurn): AnswerEvent {
  return {
    type: 'ended',
    message: toMessageView(message),
    answer: toMessageView(answer),
    ...toProgressView(progress, decided?.subject),
  };
}

async function writeAnswer(
  turn: Turn,
  options: StreamAnswerOptions,
  pieces: ChunkQueue,
): Promise<FinishedTurn> {
  const { db, log, speaker, tasks, firstWords, left, shutdown, onAnswered } = options;
  const { id } = turn.answer;
  const replaced = new AbortController();
  const signal = AbortSignal.any([left, shutdown, replaced.signal]);
  const text = { value: '' };
  const stopSaving = options.saver.watch(id, { text: () => text.value, onReplaced: () => replaced.abort() });
  const asked = Promise.withResolvers<void>();
  let decided: DecidedTurn | undefined;
  let ending: AnswerEnding;
  try {
    decided = await firstWords.before(() => options.decide(turn));
    void firstWords.before(() => asked.promise);
    const spoken = await collect(speaker.respond({ decided, signal, onAsked: asked.resolve }), (piece) => {
      asked.resolve();
      text.value = piece.restart ? piece.text : text.value + piece.text;
      pieces.put(piece);
    });
    ending = { state: 'complete', text: text.value, speaker: speaker.kind, ...spoken };
  } catch (error) {
    ending = { text: text.value, speaker: speaker.kind, ...endingOf(error, text.value, { left, shutdown }) };
    logEnding(log, turn.talk.id, ending.failure, error);
  } finally {
    asked.resolve();
    stopSaving();
  }
  try {
    await firstWords.gone();
    const ended = await finishTurn(db, turn, decided, ending);
    // What follows is no part of the answer: the learner neither waits for it nor hears when it fails.
    if (ended?.answer.state === 'complete') void tasks.run('what follows an answer', onAnswered(ended));
    // Put aside or deleted meanwhile: nothing is stored, and whoever still watches sees it end here.
    return (
      ended ?? { ...supersededAnswer(turn, text.value), decided, progress: decided?.earlier ?? NO_PROGRESS }
    );
  } finally {
    pieces.end();
  }
}

function supersededAnswer({ message, answer }: Turn, text: string): Pick<FinishedTurn, 'message' | 'answer'> {
  return { message, answer: { ...answer, text, state: 'stopped', leaseUntil: null, isLive: false } };
}

async function collect(
  spoken: AsyncGenerator<TextChunk, ResponderResult, undefined>,
  onPiece: (piece: TextChunk) => void,
): Promise<ResponderResult> {
  for (;;) {
    const step = await spoken.next();
    if (step.done) return step.value;
    onPiece(step.value);
  }
}

type Signals = Pick<StreamAnswerOptions, 'left' | 'shutdown'>;

function endingOf(error: unknown, text: string, { left, shutdown }: Signals) {
  const brokenOff = text === '' ? ('failed' as const) : ('broken_off' as const);
  if (shutdown.aborted) return { state: brokenOff, failure: 'server_stopped' as const };
  if (left.aborted) return { state: 'stopped' as const };
  return {
    state: brokenOff,
    failure: error instanceof AnswerError ? error.failure : ('unavailable' as const),
  };
}

function logEnding(log: Log, talk: string, failure: string | null | undefined, error: unknown): void {
  if (!failure) return;
  if (!(error instanceof AnswerError))
    log.error({ err: error, talk, failure }, 'a speaker failed unexpectedly');
  else
    log.warn(
      { talk, failure, cause: error.cause instanceof Error ? error.cause.message : undefined },
      'no whole answer',
    );
}
