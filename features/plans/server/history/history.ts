// What a learner has done so far, as the planner and the completion of plans go by it.

import type { Member } from '../../../../kit/core/access.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { PlacedNode } from '../../../learning-path/domain/index.ts';
import type { Device } from '../../../study/server/api.ts';
import {
  type Basis,
  type Catalogue,
  type Evidence,
  examOf,
  type Known,
  playKey,
  type ReviewOfToday,
  type RoundShares,
  termsIn,
} from '../../domain/index.ts';
import type { LearnerAhead, LearnerHistory, PlansDeps } from '../deps.ts';

type KnownParams = { readonly catalogue: Catalogue; readonly basis: Pick<Basis, 'level' | 'profile'> };

/** For a new plan: what need not be learnt any more. */
export async function knownOf(
  { history, ahead }: Pick<PlansDeps, 'history' | 'ahead'>,
  userId: UserId,
  { catalogue, basis: { level, profile } }: KnownParams,
): Promise<Known> {
  const band = examOf(profile)?.band;
  const words = [
    ...catalogue.lessons.flatMap((lesson) => lesson.words),
    ...catalogue.plays.flatMap((play) => play.words),
    ...[...catalogue.words.values()].flat(),
    ...(profile.dream === '' ? [] : termsIn(profile.dream, catalogue.index)).flatMap((term) => term.words),
  ].map(({ zh }) => zh);
  const [rounds, places, plays, texts, reviewSeconds, known, exam] = await Promise.all([
    history.lessonRounds(userId),
    history.places(userId, level),
    playsOf(history, userId),
    history.textsRead(userId),
    history.reviewSeconds(userId),
    history.knownWords(userId, [...new Set(words)]),
    band === undefined ? undefined : examWords(ahead, userId, band),
  ]);
  return {
    lessons: withCompleted(
      rounds,
      new Set(
        places.flatMap(({ kind, state, subject }) =>
          kind === 'lesson' && state === 'completed' ? [subject] : [],
        ),
      ),
    ),
    plays: new Set(plays.keys()),
    texts: new Set(texts),
    locked: lockedPlays(places),
    words: known,
    exam,
    reviewSeconds,
  };
}

/** Of an exam and of each before it. */
async function examWords(ahead: LearnerAhead, userId: UserId, band: number) {
  const bands = await Promise.all(Array.from({ length: band }, (_, at) => ahead.wordsUpTo(userId, at + 1)));
  const own = bands.at(-1);
  return own && { ...own, bands };
}

/** Of a lesson that is behind, whatever its rounds. */
const ALL: RoundShares = [1];

/** What a test or a placement has put behind is done though its rounds were not. */
const withCompleted = (
  rounds: ReadonlyMap<string, RoundShares>,
  behind: ReadonlySet<string>,
): ReadonlyMap<string, RoundShares> =>
  new Map([...rounds, ...[...behind].map((lesson) => [lesson, ALL] as const)]);

/** Plays that the path has locked, with the lessons that open them. */
function lockedPlays(places: readonly PlacedNode[]): Known['locked'] {
  const lessonOf = new Map(places.map(({ id, kind, subject }) => [id, kind === 'lesson' ? subject : id]));
  return new Map(
    places.flatMap(({ kind, subject, state, missing }) =>
      state === 'locked' && (kind === 'scene' || kind === 'role')
        ? [[playKey(kind, subject), missing.map((id) => lessonOf.get(id) ?? id)] as const]
        : [],
    ),
  );
}

/**
 * Evidence since any moment from `since` on, in as many questions for one plan as for all of a person's; with today's
 * review as it is on the device that asks.
 */
export const evidenceSince = (
  deps: Pick<PlansDeps, 'history' | 'catalogue'>,
  member: Member,
  since: Date,
  device: Device = { hasVoice: true, language: 'en' },
): Promise<(from: Date) => Evidence> =>
  evidenceWith(deps, member.id, { since, review: deps.history.reviewOfToday(member, device) });

/** For what no review moves. */
export const NO_REVIEW: ReviewOfToday = {
  cards: 0,
  seconds: 0,
  due: 0,
  dueSeconds: 0,
  doneCards: 0,
  doneSeconds: 0,
};

type EvidenceParams = {
  readonly since: Date;
  readonly review: Promise<ReviewOfToday> | ReviewOfToday;
  /** As it was before a moment; as it is now without one. */
  readonly before?: Date;
};

/** With what is told of today's review. */
export async function evidenceWith(
  { history, catalogue }: Pick<PlansDeps, 'history' | 'catalogue'>,
  userId: UserId,
  { since, review: told, before }: EvidenceParams,
): Promise<(from: Date) => Evidence> {
  const topics = new Map(
    catalogue().lessons.flatMap(({ id, task }) => (task.kind === 'topic' ? [[id, task.subject]] : [])),
  );
  const [rounds, behind, plays, practised, texts, talks, reviews, review] = await Promise.all([
    history.lessonRounds(userId, before),
    history.lessonsBehind(userId, before),
    playsOf(history, userId, before),
    history.practisedScenes(userId, before),
    history.textsRead(userId, before),
    history.topicTalks(userId, since),
    history.reviewsEnded(userId, since),
    told,
  ]);
  const lessons = withCompleted(rounds, behind);
  return (from) => ({
    lessons,
    worked: rounds,
    plays: withPractice(plays, practised),
    texts: new Set(texts),
    topics,
    talks: countTopics(talks.filter(({ at }) => at >= from && (before === undefined || at < before))),
    reviews: reviews.filter((at) => at >= from).length,
    review,
  });
}

/** A scene is practised line by line, then played freely: a practice that was finished is the first of its times. */
function withPractice(
  plays: ReadonlyMap<string, number>,
  practised: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const times = [...practised].map((scene) => {
    const key = playKey('scene', scene);
    return [key, (plays.get(key) ?? 0) + 1] as const;
  });
  return new Map([...plays, ...times]);
}

function countTopics(talks: readonly { readonly topics: readonly string[] }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const topic of talks.flatMap(({ topics }) => topics)) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return counts;
}

async function playsOf(
  history: LearnerHistory,
  userId: UserId,
  before?: Date,
): Promise<ReadonlyMap<string, number>> {
  const plays = await history.finishedPlays(userId, before);
  return new Map(plays.map(({ kind, subject, timesFinished }) => [playKey(kind, subject), timesFinished]));
}
