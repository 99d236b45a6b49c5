// Answers to choose from: what the embedded teacher would accept for what is open, whoever speaks.

import type { Line } from '../../../../content/schema/line.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import type { TalkId } from '../../domain/ids.ts';
import { suggestedAfter } from '../../domain/turn/compute-turn.ts';
import { sourceOf } from '../decision/engine-input.ts';
import { findNewest } from '../talks/messages-repo.ts';
import { subjectOf } from '../talks/read-talks.ts';
import { findTalk } from '../talks/talks-repo.ts';
import { readTranscript } from '../talks/transcript.ts';
import type { TutorChatDeps } from '../turn/deps.ts';

type Params = { readonly userId: UserId; readonly id: TalkId };
type Deps = Pick<TutorChatDeps, 'content' | 'learner'> & { readonly db: Database };
type Suggested = { readonly after: string | null; readonly suggestions: Line[] };

/** The engine's memory lies in its last message. */
const READ_MAX = 20;

/** Undefined when the talk is not there, not the person's, or what it is about is gone. */
export async function suggestAnswers(
  { db, content, learner }: Deps,
  { userId, id }: Params,
): Promise<Suggested | undefined> {
  const talk = await findTalk(db, userId, id);
  const subject = talk && (await subjectOf(content, talk));
  if (!talk || !subject) return undefined;
  const [newest, { said }, { name, ...known }] = await Promise.all([
    findNewest(db, talk),
    readTranscript(db, talk, { afterSeq: talk.summarisedSeq, limit: READ_MAX }),
    learner(userId),
  ]);
  if (newest?.author !== 'tutor' || newest.isLive) return { after: newest?.id ?? null, suggestions: [] };
  return {
    after: newest.id,
    suggestions: [...suggestedAfter(sourceOf(content, talk, subject, known), said, name)],
  };
}
