// Lends a page what it needs to go on with a talk without a connection: what the talk is about, and where it stands.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Situation } from '../../../../tutor-engine/index.ts';
import { withNewestMemory } from '../../../../tutor-engine/index.ts';
import type { TalkId } from '../../domain/ids.ts';
import { HISTORY_MAX } from '../../domain/turn/compute-turn.ts';
import { situationOf, withExamples } from '../decision/engine-input.ts';
import { findNewest } from '../talks/messages-repo.ts';
import { subjectOf } from '../talks/read-talks.ts';
import { findTalk } from '../talks/talks-repo.ts';
import { readTranscript } from '../talks/transcript.ts';
import type { SituationView, SnapshotView } from '../talks/views.ts';
import type { TutorChatDeps } from './deps.ts';

type Params = { readonly userId: UserId; readonly id: TalkId };

/** Undefined when the talk is not there, not the person's, or what it is about is gone. */
export async function readSituation(
  { db, content }: Pick<TutorChatDeps, 'db' | 'content'>,
  { userId, id }: Params,
): Promise<SituationView | undefined> {
  const talk = await findTalk(db, userId, id);
  const subject = talk && (await subjectOf(content, talk));
  return subject && toSituationView(situationOf(content, subject));
}

function toSituationView(situation: Situation): SituationView {
  if (situation.kind === 'tutor') return { kind: 'tutor', persona: situation.persona };
  const { kind, play, level, partner, targetWords } = situation;
  const { name, character } = partner;
  return { kind, play, level, partner: { name, character }, targetWords: [...targetWords] };
}

/** Undefined when the talk is not there, not the person's, has no message, or what it is about is gone. */
export async function readSnapshot(
  { db, content, learner }: Pick<TutorChatDeps, 'db' | 'content' | 'learner'>,
  { userId, id }: Params,
): Promise<SnapshotView | undefined> {
  const talk = await findTalk(db, userId, id);
  if (!talk) return undefined;
  const [subject, newest, { said }, { due, facts }] = await Promise.all([
    subjectOf(content, talk),
    findNewest(db, talk),
    readTranscript(db, talk, { afterSeq: talk.summarisedSeq, limit: HISTORY_MAX }),
    learner(userId),
  ]);
  if (!newest || !subject) return undefined;
  const history = withNewestMemory(said.map(({ author, ...message }) => ({ ...message, by: author })));
  return {
    newestId: newest.id,
    said: history.map(({ by, text, memory, helped }) => ({ author: by, text, memory, helped })),
    facts: [...facts],
    due: withExamples(content, subject, due).map(({ zh, gloss: { en, pt }, example }) => ({
      zh,
      gloss: { en, ...(pt !== undefined && { pt }) },
      ...(example && { example }),
    })),
  };
}
