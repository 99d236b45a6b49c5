// Ends a turn at once: the answer, the corrections of the learner's message, the goals, and what was learnt.

import type { Database } from '../../../../kit/server/db/database.ts';
import { teachingOf } from '../../../../tutor-engine/index.ts';
import { takeToldName } from '../../../account/server/api.ts';
import { nameTold } from '../../../learner-facts/domain/index.ts';
import { storeFacts } from '../../../learner-facts/server/api.ts';
import { NO_PROGRESS, type Progress } from '../../domain/turn/progress.ts';
import type { DecidedTurn } from '../decision/decide-turn.ts';
import { extractFacts } from '../decision/extract-facts.ts';
import type { ShownMessage } from '../talks/messages-repo.ts';
import { type AnswerEnding, type Feedback, finishAnswer } from '../talks/turns-repo.ts';
import type { Turn } from './begin-turn.ts';
import { turnEvents } from './turn-events.ts';

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
  // Where nothing was said, the turn is still to be taken: a retry decides it anew.
  const taken = ending.text === '' ? undefined : decided;
  const feedback = taken && feedbackOf(taken);
  const answer = await store(db, turn, { taken, ending, feedback });
  if (!answer) return undefined;
  const progress = taken?.progress ?? decided?.earlier ?? NO_PROGRESS;
  return { message: { ...turn.message, ...feedback }, answer, decided, progress };
}

type Ended = {
  readonly taken: DecidedTurn | undefined;
  readonly ending: AnswerEnding;
  readonly feedback: Feedback | undefined;
};

async function store(
  db: Database,
  turn: Turn,
  { taken, ending, feedback }: Ended,
): Promise<ShownMessage | undefined> {
  const kept = { ...ending, ...(taken && decidedColumns(taken, ending)) };
  const follows = { feedback, events: taken ? turnEvents(taken, turn) : [] };
  // A learner who has deleted what a message told does not want it back because the answer is asked for anew.
  const facts = taken && !turn.isDecidedAgain ? extractFacts(taken) : [];
  if (facts.length === 0) return finishAnswer(db, turn, kept, follows);
  const { talk, message } = turn;
  return db.transaction(async (tx) => {
    const answer = await finishAnswer(tx, turn, kept, follows);
    const told = { userId: talk.userId, talkId: talk.id, messageId: message.id, facts };
    const isKept = answer !== undefined && (await storeFacts(tx, told));
    const name = isKept ? nameTold(facts) : undefined;
    if (name !== undefined) await takeToldName(tx, talk.userId, name);
    return answer;
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
