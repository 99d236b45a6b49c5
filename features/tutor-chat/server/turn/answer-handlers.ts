// Answers the two calls that make a tutor speak, as streams.

import { implement, ORPCError } from '@orpc/server';
import { type RequestContext, requireMember } from '../../../../kit/server/http/request/context.ts';
import { tutorChatContract } from '../../contract.ts';
import { decideTurn } from '../decision/decide-turn.ts';
import { engineResponder } from '../responders/engine-responder.ts';
import type { Responder } from '../responders/responder.ts';
import { tutorResponder } from '../responders/tutor-responder.ts';
import { progressOf, subjectOf } from '../talks/read-talks.ts';
import { toMessageView, toProgressView } from '../talks/views.ts';
import { type BegunTurn, beginRetry, beginTurn, type TurnFailure } from './begin-turn.ts';
import type { TutorChatDeps } from './deps.ts';
import { type AnswerEvent, streamAnswer } from './stream-answer.ts';

/** About as long as an answer takes, when somebody has too many running. */
const ANSWER_SECONDS = 10;

export function answerHandlers(deps: TutorChatDeps) {
  const os = implement(tutorChatContract).$context<RequestContext>();
  return {
    postMessage: os.postMessage.handler(async ({ input, context, errors, signal }) => {
      const { id: talkId, saidAt, ...post } = input;
      const userId = requireMember(context).id;
      const at = saidAt === undefined ? undefined : new Date(saidAt);
      const begun = await deps.firstWords.before(() =>
        beginTurn(deps.db, { ...post, talkId, userId, saidAt: at }),
      );
      const speaker = responderFor(deps, input);
      if (begun.ok) return streamEvents(deps, { turn: begun.value, speaker, context, signal, isSaid: true });
      throw refusal(begun.error, errors);
    }),
    retryAnswer: os.retryAnswer.handler(async ({ input, context, errors, signal }) => {
      const { id: talkId, messageId } = input;
      const begun = await beginRetry(deps.db, { talkId, messageId, userId: requireMember(context).id });
      const speaker = responderFor(deps, input);
      if (begun.ok) return streamEvents(deps, { turn: begun.value, speaker, context, signal });
      throw refusal(begun.error, errors);
    }),
  };
}

function responderFor(
  { ai }: TutorChatDeps,
  { speaker }: { readonly speaker?: 'engine' | undefined },
): Responder {
  return speaker === 'engine' ? engineResponder : tutorResponder(ai);
}

type Refusals = { readonly TALK_BUSY: () => Error; readonly TALK_FULL: () => Error };

function refusal({ code }: TurnFailure, errors: Refusals): Error {
  switch (code) {
    case 'not_found':
      return new ORPCError('NOT_FOUND');
    case 'talk_busy':
      return errors.TALK_BUSY();
    case 'talk_full':
      return errors.TALK_FULL();
    case 'too_many_answers':
      return new ORPCError('TOO_MANY_REQUESTS', { data: { retryAfterSeconds: ANSWER_SECONDS } });
  }
}

type Streaming = {
  readonly turn: BegunTurn;
  readonly speaker: Responder;
  readonly context: RequestContext;
  readonly signal: AbortSignal | undefined;
  /** The learner has said something, and not only asked for another answer. */
  readonly isSaid?: boolean;
};

async function* streamEvents(
  deps: TutorChatDeps,
  { turn, speaker, context, signal, isSaid = false }: Streaming,
): AsyncGenerator<AnswerEvent, void, undefined> {
  if (!turn.isNew) {
    yield { type: 'started', message: toMessageView(turn.message), answer: toMessageView(turn.answer) };
    yield await storedEvent(deps, turn);
    return;
  }
  const { db, tasks, saver, firstWords, summaries } = deps;
  const left = new AbortController();
  try {
    yield* streamAnswer(turn, {
      db,
      log: context.log,
      speaker,
      decide: (of) => decideTurn(deps, of),
      tasks,
      saver,
      firstWords,
      left: signal ? AbortSignal.any([signal, left.signal]) : left.signal,
      shutdown: context.shutdown,
      onAnswered: ({ decided, message, answer }) =>
        decided ? summaries.askFor(decided.talk, [...decided.before, message, answer]) : Promise.resolve(),
    });
  } finally {
    // However the stream ends, nobody listens any more.
    left.abort();
    if (isSaid) await noteTurn(deps, turn);
  }
}

/** After the answer, so that nobody waits for it before the first words; a failure is logged and fails no answer. */
async function noteTurn({ tasks, onTurn }: TutorChatDeps, { talk }: BegunTurn): Promise<void> {
  await tasks.run('noting a turn', onTurn(talk.userId)).catch(() => undefined);
}

/** The end of a turn that was taken before. */
async function storedEvent(
  { db, content }: TutorChatDeps,
  { talk, message, answer }: BegunTurn,
): Promise<AnswerEvent> {
  const [progress, subject] = await Promise.all([progressOf(db, talk), subjectOf(content, talk)]);
  return {
    type: 'ended',
    message: toMessageView(message),
    answer: toMessageView(answer),
    ...toProgressView(progress, subject),
  };
}
