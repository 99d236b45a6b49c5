// What a turn comes to, settled before anybody speaks: the same for the model and for the embedded teacher.

import { segment } from '../../../../chinese/words/index.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { Owned } from '../../../../kit/server/db/owned.ts';
import type { Core } from '../../../../tutor-engine/index.ts';
import { type ComputedTurn, computeTurn, HISTORY_MAX } from '../../domain/turn/compute-turn.ts';
import type { ContextMessage } from '../../domain/turn/context.ts';
import { NO_PROGRESS, type Progress } from '../../domain/turn/progress.ts';
import type { ShownMessage } from '../talks/messages-repo.ts';
import { presentSubject } from '../talks/read-talks.ts';
import type { TeachingContent } from '../talks/subjects/content.ts';
import type { Subject } from '../talks/subjects/subjects.ts';
import type { OwnedTalk } from '../talks/talks-repo.ts';
import { readTranscript, type TranscriptMessage } from '../talks/transcript.ts';
import { sourceOf } from './engine-input.ts';
import type { Learner } from './learner-context.ts';
import { lookUpAskedWords } from './look-up-asked-words.ts';

export type DecideTurnDeps = {
  readonly db: Executor;
  readonly content: TeachingContent;
  readonly learner: Learner;
};

/** A turn that is decided and waits for its words. */
export type DecidedTurn = ComputedTurn & {
  readonly talk: OwnedTalk;
  readonly subject: Subject;
  readonly message: Owned<ShownMessage>;
  /** What was said before the learner's message since the summary, oldest first. */
  readonly before: readonly TranscriptMessage[];
  /** How far the play was before; `progress` is how far it is with this turn. */
  readonly earlier: Progress;
  readonly facts: readonly string[];
  readonly readingOf: TeachingContent['readingOf'];
};

/** As much of a decided turn as a speaker needs to put it into words. */
export type ResponderTurn = ComputedTurn &
  Pick<DecidedTurn, 'subject' | 'facts'> & {
    readonly talk: Pick<OwnedTalk, 'userId' | 'language' | 'summary'>;
    readonly message: Pick<ShownMessage, 'seq' | 'text'>;
    readonly before: readonly ContextMessage[];
  };

/** Throws SpeakerError when what the talk is about is no longer there. */
export async function decideTurn(
  { db, content, learner }: DecideTurnDeps,
  { talk, message }: { readonly talk: OwnedTalk; readonly message: Owned<ShownMessage> },
): Promise<DecidedTurn> {
  const [subject, { said, progress }, known, lookup] = await Promise.all([
    presentSubject(content, talk),
    readTranscript(db, talk, { afterSeq: talk.summarisedSeq, limit: HISTORY_MAX + 1 }),
    learner(talk.userId, wordsIn(content.core, message.text)),
    lookUpAskedWords(content.core, message.text, talk.language),
  ]);
  const { facts } = known;
  const earlier = progress ?? NO_PROGRESS;
  const before = said.filter(({ seq }) => seq < message.seq);
  const source = { ...sourceOf(content, talk, subject, known), lookup };
  const taken = computeTurn(source, { before, message, earlier });
  return { talk, subject, message, before, earlier, facts, readingOf: content.readingOf, ...taken };
}

const wordsIn = ({ lexicon }: Core, text: string): string[] => [
  ...new Set(segment(lexicon, text).flatMap((word) => (word.kind === 'word' ? [word.simplified] : []))),
];
