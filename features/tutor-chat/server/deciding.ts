// What a turn comes to, settled before anybody speaks: the same for the model and for the embedded teacher.

import type { Executor } from '../../../kit/server/db/database.ts';
import { type Decision, decide, type RespondInput } from '../../../tutor-engine/index.ts';
import { advance, type Progress } from '../domain/progress.ts';
import type { TeachingContent } from './content.ts';
import type { Learner } from './learner.ts';
import { type Message, readTranscript, type Said } from './messages-repo.ts';
import { presentSubject, progressOf } from './reading.ts';
import { settingOf } from './settings.ts';
import type { Subject } from './subjects.ts';
import type { Talk } from './talks-repo.ts';

export type DecidingDeps = {
  readonly db: Executor;
  readonly content: TeachingContent;
  readonly learner: Learner;
};

/** A turn that is decided and waits for its words. */
export type Decided = {
  readonly talk: Talk;
  readonly subject: Subject;
  readonly message: Message;
  /** What was said before the learner's message since the summary, oldest first. */
  readonly before: readonly Said[];
  readonly input: RespondInput;
  readonly decision: Decision;
  /** How far the play was before, and how far it is with this turn. */
  readonly earlier: Progress;
  readonly progress: Progress;
  readonly facts: readonly string[];
};

/** More messages than any window of a model's holds are not even read; the engine's memory lies in the last of them. */
const READ_MAX = 200;

/** Throws SpeakerError when what the talk is about is no longer there. */
export async function decideTurn(
  { db, content, learner }: DecidingDeps,
  { talk, message }: { readonly talk: Talk; readonly message: Message },
): Promise<Decided> {
  const [subject, transcript, earlier, { facts, due }] = await Promise.all([
    presentSubject(content, talk),
    readTranscript(db, talk.id, { afterSeq: talk.summarisedSeq, limit: READ_MAX }),
    progressOf(db, talk),
    learner(talk.userId),
  ]);
  const before = transcript.filter(({ seq }) => seq < message.seq);
  const input: RespondInput = {
    ...settingOf(content, talk, subject, due),
    ...historyOf(before),
    learnerText: message.text,
  };
  const decision = decide(input);
  const step = { messageId: message.id, goals: decision.goals, ended: decision.end !== undefined };
  const progress = advance(earlier, step);
  return { talk, subject, message, before, input, decision, earlier, progress, facts };
}

/** The transcript as the engine reads it, with the help that was asked for since the last answer. */
export function historyOf(before: readonly Said[]): Pick<RespondInput, 'history' | 'helped'> {
  const history = before.map(({ author, text, memory }) => ({ by: author, text, memory }));
  const helped = before.at(-1)?.helped;
  return helped === 1 || helped === 2 || helped === 3 ? { history, helped } : { history };
}
