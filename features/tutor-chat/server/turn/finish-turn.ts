// Ends a turn in one transaction: the answer, the corrections of the learner's message, the goals, and what was learnt.

import type { Database, Executor } from '../../../../kit/server/db/database.ts';
import { teachingOf } from '../../../../tutor-engine/index.ts';
import { storeFacts } from '../../../learner-facts/server/api.ts';
import { eventId, recordEvents } from '../../../learning-events/server/api.ts';
import { NO_PROGRESS, type Progress } from '../../domain/turn/progress.ts';
import type { DecidedTurn } from '../decision/decide-turn.ts';
import { extractFacts } from '../decision/extract-facts.ts';
import type { ShownMessage } from '../talks/messages-repo.ts';
import { type AnswerEnding, type Feedback, finishAnswer } from '../talks/turns-repo.ts';
import type { Turn } from './begin-turn.ts';

export type FinishedTurn = {
  readonly message: ShownMessage;
  readonly answer: ShownMessage;
  /** Undefined when the turn failed before it was decided. */
  readonly decided: DecidedTurn | undefined;
  readonly progress: Progress;
};

/** Undefined when the answer was put aside meanwhile: then nothing of the turn is stored. */
export async function finishTurn(
  db: Database,
  turn: Turn,
  decided: DecidedTurn | undefined,
  ending: AnswerEnding,
): Promise<FinishedTurn | undefined> {
  return db.transaction(async (tx) => {
    // Where nothing was said, the turn is still to be taken: a retry decides it anew.
    const taken = ending.text === '' ? undefined : decided;
    const feedback = taken && feedbackOf(taken);
    const kept = { ...ending, ...(taken && decidedColumns(taken, ending)) };
    const answer = await finishAnswer(tx, turn, kept, feedback);
    if (!answer) return undefined;
    if (taken) await storeLearnt(tx, taken, turn);
    const progress = taken?.progress ?? decided?.earlier ?? NO_PROGRESS;
    return { message: { ...turn.message, ...feedback }, answer, decided, progress };
  });
}

/** A part of an answer carries the turn on as well as a whole one. */
function decidedColumns(
  { decision, progress, talk }: DecidedTurn,
  { memory }: AnswerEnding,
): Partial<AnswerEnding> {
  return {
    decision,
    memory: memory ?? decision.memory,
    teaching: teachingOf(decision) ?? null,
    ...(talk.kind === 'tutor' ? {} : { progress }),
  };
}

/** Undefined where there is nothing to say of the learner's message. */
function feedbackOf({ decision }: DecidedTurn): Feedback | undefined {
  const { corrections, understood = null } = decision;
  if (corrections.length === 0 && understood === null) return undefined;
  return { corrections, understood };
}

async function storeLearnt(
  tx: Executor,
  decided: DecidedTurn,
  { saidAt, isDecidedAgain = false }: Pick<Turn, 'saidAt' | 'isDecidedAgain'>,
): Promise<void> {
  const { talk, message, decision } = decided;
  // A learner who has deleted what a message told does not want it back because the answer is asked for anew.
  const facts = isDecidedAgain ? [] : extractFacts(decided);
  await storeFacts(tx, { userId: talk.userId, talkId: talk.id, messageId: message.id, facts });
  await recordEvents(
    tx,
    decision.recorded.map(({ kind, what, aided, evidence }) => ({
      id: eventId(message.id, kind, what, evidence),
      userId: talk.userId,
      talkId: talk.id,
      messageId: message.id,
      kind,
      what,
      aided,
      evidence,
      // The device's clock, as far as it was believed when the message was stored.
      clientAt: saidAt ? message.createdAt : null,
    })),
  );
}
