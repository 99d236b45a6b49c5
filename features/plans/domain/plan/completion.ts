// How much of a plan is done, by what really happened: answers in lessons, plays brought to an end, talks, reviews.

import type { PlanContent, PlanItem } from './plan.ts';

/** What there is to know about a learner's doings, as far as plans go by it. */
export type Evidence = {
  /** Of each lesson the share of its words and points that were right the last time, 1 when it is completed. */
  readonly lessons: ReadonlyMap<string, number>;
  /** Plays that were brought to their end, as `role waiter`, `scene restaurant/noodles`. */
  readonly plays: ReadonlySet<string>;
  /** Texts that were read to their end. */
  readonly texts: ReadonlySet<string>;
  /** Of each lesson that closes with a talk, the topic of that talk. */
  readonly topics: ReadonlyMap<string, string>;
  /** Since the plan was made: of each topic, how many talks with a tutor really stayed with it for a while. */
  readonly talks: ReadonlyMap<string, number>;
  /** Since then, too: sessions of reviews that were ended. */
  readonly reviews: readonly ReviewSession[];
};

export type ReviewSession = {
  /** That were really studied. */
  readonly minutes: number;
  /** Whether nothing was left of what was due. */
  readonly isClear: boolean;
};

export const playKey = (kind: 'role' | 'scene', subject: string): string => `${kind} ${subject}`;

export type Completion = {
  /** 0 to 100, by minutes. */
  readonly percentage: number;
  readonly minutesDone: number;
  readonly minutes: number;
  /** For each week, for each session, for each item whether it is done. */
  readonly weeks: readonly (readonly (readonly boolean[])[])[];
};

/** Reviews, and talks on the same topic, are counted off in the order of the plan: which of them it was does not matter. */
export function completionOf(plan: Pick<PlanContent, 'weeks'>, evidence: Evidence): Completion {
  const left: Left = { talks: new Map(evidence.talks), reviews: [...evidence.reviews] };
  let [minutesDone, minutes] = [0, 0];
  const weeks = plan.weeks.map(({ sessions }) =>
    sessions.map(({ items }) =>
      items.map((item) => {
        const done = isDone(item, evidence, left);
        minutes += item.minutes;
        minutesDone += done ? item.minutes : item.minutes * begunOf(item, evidence);
        return done;
      }),
    ),
  );
  const percentage = minutes === 0 ? 0 : Math.floor((100 * minutesDone) / minutes + NEARLY);
  return { percentage, minutesDone: Math.floor(minutesDone + NEARLY), minutes, weeks };
}

/** Answers are rounded nowhere else: a third that is stored as 0.333 still counts as a third. */
const NEARLY = 1e-9;

type Left = { readonly talks: Map<string, number>; readonly reviews: ReviewSession[] };

function isDone(item: PlanItem, evidence: Evidence, left: Left): boolean {
  switch (item.kind) {
    case 'lesson':
      return (evidence.lessons.get(item.ref) ?? 0) + NEARLY >= item.part / item.of;
    case 'role':
    case 'scene':
      return evidence.plays.has(playKey(item.kind, item.ref));
    case 'talk':
      return takeTalk(left.talks, evidence.topics.get(item.ref), item);
    case 'text':
      return evidence.texts.has(item.ref);
    case 'review':
      return takeReview(left, item.minutes);
  }
}

/** A long talk that was divided is one talk: its last part uses it up. */
function takeTalk(talks: Left['talks'], topic: string | undefined, { part, of }: PlanItem): boolean {
  const count = topic === undefined ? 0 : (talks.get(topic) ?? 0);
  if (topic !== undefined && part === of) talks.set(topic, Math.max(0, count - 1));
  return count > 0;
}

/** A session that was broken off after a few cards is none: it was studied for its minutes, or something was answered and nothing left. */
function takeReview({ reviews }: Left, minutes: number): boolean {
  const place = reviews.findIndex(
    (review) => review.minutes >= minutes || (review.isClear && review.minutes > 0),
  );
  if (place >= 0) reviews.splice(place, 1);
  return place >= 0;
}

/** The share that is done of a part of a lesson that is not done whole. */
function begunOf({ kind, ref, part, of }: PlanItem, { lessons }: Evidence): number {
  if (kind !== 'lesson') return 0;
  return Math.min(1, Math.max(0, (lessons.get(ref) ?? 0) * of - (part - 1)));
}
