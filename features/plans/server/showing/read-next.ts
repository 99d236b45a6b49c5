// What a learner does next by the plan that they follow.

import type { Member } from '../../../../kit/core/access.ts';
import type { Locale } from '../../../../kit/core/locale.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { lessonBeside } from '../../../learning-path/domain/index.ts';
import type { Device } from '../../../study/server/api.ts';
import {
  type Catalogue,
  completionOf,
  type Evidence,
  isLessonDone,
  nextPlace,
  plannedOnPath,
  titleOf,
} from '../../domain/index.ts';
import { findChange } from '../changing/replanning.ts';
import type { PlansDeps } from '../deps.ts';
import { nextOn, readDayOfPlan } from '../history/day-of-plan.ts';
import { evidenceSince, evidenceWith, NO_REVIEW } from '../history/history.ts';
import { findFollowedRow } from '../rows/plans-repo.ts';
import { testOutOf } from './test-out.ts';

/** Null without a plan that is followed and has something left. */
export async function readNext(
  deps: PlansDeps,
  member: Member,
  { locale, device }: { readonly locale: Locale; readonly device: Device },
) {
  const row = await findFollowedRow(deps.db, member.id);
  if (!row) return null;
  const { id, content, createdAt } = row;
  const [evidenceFrom, day] = await Promise.all([
    evidenceSince(deps, member, createdAt, device),
    readDayOfPlan(deps, member.id, row),
  ]);
  const evidence = evidenceFrom(createdAt);
  const done = completionOf(content, evidence).weeks;
  const next = nextOn(day, content, done, evidence);
  if (!next) return null;
  const [change, testOut] = await Promise.all([
    findChange(deps, member, row),
    testOutOf(deps, member.id, next, evidence),
  ]);
  return {
    ...next,
    id,
    title: titleOf(row.title, content, locale),
    begun: begunBeside(evidence.lessons, plannedOnPath(content.weeks, done), deps.catalogue()),
    testOut,
    hasChange: change !== undefined,
    minutes: change?.minutes ?? null,
  };
}

/** A lesson that lies half done beside the plan: it is finished first. Null without one. */
export function begunBeside(
  lessons: Evidence['lessons'],
  planned: ReturnType<typeof plannedOnPath>,
  { lessons: course }: Catalogue,
) {
  const begun = course.filter(({ id }) => lessons.has(id) && !isLessonDone(lessons.get(id)));
  const beside =
    planned &&
    lessonBeside(
      begun.map(({ id }) => `lesson:${id}`),
      planned,
    );
  const lesson = begun.find(({ id }) => `lesson:${id}` === beside);
  return lesson ? { lesson: lesson.id, title: lesson.title } : null;
}

/** The followed plan, with what of it is done; undefined without one. */
export async function findFollowed(deps: Pick<PlansDeps, 'db' | 'history' | 'catalogue'>, userId: UserId) {
  const row = await findFollowedRow(deps.db, userId);
  if (!row) return undefined;
  const { content, createdAt } = row;
  const evidence = (await evidenceWith(deps, userId, { since: createdAt, review: NO_REVIEW }))(createdAt);
  const done = completionOf(content, evidence).weeks;
  return { row, done, isOver: nextPlace(content.weeks, done) === undefined };
}

/** What comes next by the followed plan, as the learning path names it; null without one that has something left. */
export async function readPlanned(deps: PlansDeps, userId: UserId) {
  const followed = await findFollowed(deps, userId);
  return (followed && plannedOnPath(followed.row.content.weeks, followed.done)) ?? null;
}
