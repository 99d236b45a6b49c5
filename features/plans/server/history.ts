// What a learner has done so far, as the planner and the completion of plans go by it.

import type { UserId } from '../../../kit/core/user-id.ts';
import { type Catalogue, type Evidence, type Known, playKey } from '../domain/index.ts';
import type { LearnerHistory, PathPlace } from './deps.ts';

/** For a new plan: what need not be learnt any more. */
export async function knownOf(history: LearnerHistory, userId: UserId, catalogue: Catalogue): Promise<Known> {
  const words = [
    ...catalogue.lessons.flatMap((lesson) => lesson.words),
    ...[...catalogue.words.values()].flat(),
  ].map(({ zh }) => zh);
  const [lessons, places, plays, known] = await Promise.all([
    history.lessonShares(userId),
    history.places(userId),
    playsOf(history, userId),
    history.knownWords(userId, [...new Set(words)]),
  ]);
  const behind = places.filter(({ kind, state }) => kind === 'lesson' && state === 'completed');
  return {
    lessons: new Map([...lessons, ...behind.map(({ subject }) => [subject, 1] as const)]),
    plays,
    locked: lockedPlays(places),
    words: known,
  };
}

/** Plays that the path has locked, with the lessons that open them. */
function lockedPlays(places: readonly PathPlace[]): Known['locked'] {
  const lessonOf = new Map(places.map(({ id, kind, subject }) => [id, kind === 'lesson' ? subject : id]));
  return new Map(
    places.flatMap(({ kind, subject, state, missing }) =>
      state === 'locked' && (kind === 'scene' || kind === 'role')
        ? [[playKey(kind, subject), missing.map((id) => lessonOf.get(id) ?? id)] as const]
        : [],
    ),
  );
}

/** Evidence since any moment from `since` on, in as many questions for one plan as for all of a person's. */
export async function evidenceSince(
  history: LearnerHistory,
  userId: UserId,
  since: Date,
): Promise<(from: Date) => Evidence> {
  const [lessons, plays, talks, reviews] = await Promise.all([
    history.lessonShares(userId),
    playsOf(history, userId),
    history.tutorTalks(userId, since),
    history.reviewSessions(userId, since),
  ]);
  return (from) => ({
    lessons,
    plays,
    talks: talks.filter((at) => at >= from).length,
    reviews: reviews.filter(({ at }) => at >= from),
  });
}

async function playsOf(history: LearnerHistory, userId: UserId): Promise<ReadonlySet<string>> {
  return new Set((await history.finishedPlays(userId)).map(({ kind, subject }) => playKey(kind, subject)));
}
