// Offers to plan the rest of a plan anew: once a week from what happened, and at once when a day has other minutes, or a placement has put much of it behind.

import { and, eq, sql } from 'drizzle-orm';
import type { Member } from '../../../../kit/core/access.ts';
import { databaseNow } from '../../../../kit/server/db/clock.ts';
import type { Owned } from '../../../../kit/server/db/owned.ts';
import {
  type Basis,
  completionOf,
  daysLeft,
  fitMinutes,
  isLessonDone,
  isNews,
  type PlanContent,
  type Replanned,
  type RoundShares,
  replan,
  sessionsAWeekOf,
  targetLevelOf,
  type Way,
  workOf,
} from '../../domain/index.ts';
import type { PlansDeps } from '../deps.ts';
import { evidenceSince, knownOf } from '../history/history.ts';
import { inWeekNow, paceOfPlan, paceOfWeeks } from '../outlook/pace.ts';
import { agreedBy, doneBefore } from '../rows/agreement.ts';
import type { PlanRow } from '../rows/plans-repo.ts';
import { learningPlans } from '../tables.ts';

const WEEK_MS = 7 * 24 * 3600 * 1000;

type Occasion = {
  readonly now: Date;
  /** A week has passed since the last change was taken or declined. */
  readonly isDue: boolean;
  /** What a day holds now; undefined where the plan is made for just that, or its learner has declined it. */
  readonly minutes: ReturnType<typeof fitMinutes> | undefined;
  /** Lessons of the plan that a placement or a test has settled since; 0 where they are few, or their learner has declined. */
  readonly settled: number;
};

/** Undefined where there is no reason to offer a change. */
async function occasionFor(
  deps: PlansDeps,
  member: Member,
  { basis, content, createdAt, replannedAt }: PlanRow,
): Promise<Occasion | undefined> {
  const [now, wished, allowance, behind, rounds] = await Promise.all([
    databaseNow(deps.db),
    deps.history.minutesWished(member.id),
    deps.allowanceOf(member),
    deps.history.lessonsBehind(member.id),
    deps.history.lessonRounds(member.id),
  ]);
  const settledNow = content ? settledIn(content, behind, rounds) : 0;
  const settled = settledNow > (basis.settledDeclined ?? 0) ? settledNow : 0;
  const isDue = now.getTime() - (replannedAt ?? createdAt).getTime() >= WEEK_MS;
  const fitted = fitMinutes(wished ?? basis.wishedMinutes ?? basis.minutesADay, allowance);
  const { minutesADay } = fitted;
  const isNews = minutesADay !== basis.minutesADay && minutesADay !== basis.minutesDeclined;
  const isOccasion = isDue || isNews || settled > 0;
  return isOccasion ? { now, isDue, settled, minutes: isNews ? fitted : undefined } : undefined;
}

/** Fewer of a plan's lessons are passed over as they come. */
const SETTLED_SHARE = 0.15;

/** Lessons of a plan that are behind its learner, and on which they have not worked to the end; 0 where they are few of it. */
function settledIn(
  { weeks }: PlanContent,
  behind: ReadonlySet<string>,
  rounds: ReadonlyMap<string, RoundShares>,
): number {
  const lessons = new Set(
    weeks.flatMap(({ sessions }) =>
      sessions.flatMap(({ items }) => items.flatMap(({ kind, ref }) => (kind === 'lesson' ? [ref] : []))),
    ),
  );
  const settled = [...lessons].filter((id) => behind.has(id) && !isLessonDone(rounds.get(id)));
  return settled.length >= SETTLED_SHARE * lessons.size ? settled.length : 0;
}

/** A way in which the rest can be planned anew: what the plan would be, and the days until it is done. */
type PlannedWay = Replanned & { readonly way: Way; readonly basis: Basis; readonly days: number };

/** Undefined when there is no occasion, or nothing would change. Where time is short there are two ways: the learner chooses. */
export async function findChange(deps: PlansDeps, member: Member, row: PlanRow) {
  const { content: plan, basis, createdAt } = row;
  const occasion = plan && (await occasionFor(deps, member, row));
  if (!plan || !occasion) return undefined;
  const { now, minutes, settled } = occasion;
  const catalogue = deps.catalogue();
  const [evidenceFrom, known, last, begins] = await Promise.all([
    evidenceSince(deps, member, createdAt),
    knownOf(deps, member.id, { catalogue, basis }),
    deps.history.lastStudied(member.id),
    deps.history.today(member.id),
  ]);
  const evidence = workOf(evidenceFrom(createdAt));
  const { weeks: done } = completionOf(plan, evidence);
  const weeksGone = Math.floor((now.getTime() - createdAt.getTime()) / WEEK_MS);
  const changed = await inWeekNow(deps, member.id, minutes ? withMinutes(basis, minutes) : basis);
  const input = { basis: { ...changed, begins }, catalogue, known };
  const hasNewMinutes = minutes !== undefined;
  const stored = { content: plan, basis };
  const ways = await Promise.all(
    waysOf({ plan, done, weeksGone, input, hasNewMinutes }).map(async (made): Promise<PlannedWay> => {
      const pace = await paceOfWeeks(deps, member.id, {
        weeks: made.rest,
        basis: changed,
      });
      return {
        ...made,
        basis: {
          ...changed,
          agreed: agreedBy(stored, { ...made, pace }, hasNewMinutes),
          doneBefore: doneBefore(stored, made.content, evidence),
          ...(made.way === 'whole' ? { isOpenEnded: true } : {}),
        },
        days: daysLeft(made.content.weeks, completionOf(made.content, evidence).weeks, changed),
      };
    }),
  );
  if (ways.length === 0) return undefined;
  const sessionsDone = done.flat().filter((items) => items.every(Boolean)).length;
  const sessionsDue = Math.min(done.flat().length, weeksGone * sessionsAWeekOf(basis));
  return {
    ways,
    minutes: minutes ? { before: basis.minutesADay, after: minutes.minutesADay } : null,
    reasons: { settled, sessionsDone, sessionsDue, daysAway: last?.daysAgo ?? 0 },
    /** Until the plan is done as it is. */
    days: daysLeft(plan.weeks, done, changed),
  };
}

type WaysParams = Omit<Parameters<typeof replan>[0], 'way'>;

/** What fits; and, where that leaves something out for want of time, all of it with a later end. */
function waysOf(params: WaysParams): readonly (Replanned & { readonly way: Way })[] {
  const { isOpenEnded = false } = params.input.basis;
  if (isOpenEnded) {
    const whole = replan({ ...params, way: 'whole' });
    return whole && (params.hasNewMinutes || isNews(whole.difference)) ? [{ ...whole, way: 'whole' }] : [];
  }
  const less = replan({ ...params, way: 'less' });
  if (!less) return [];
  const isCut = less.difference.dropped.some(({ why }) => why === 'no_time');
  const whole = isCut ? replan({ ...params, way: 'whole' }) : undefined;
  return [{ ...less, way: 'less' }, ...(whole ? [{ ...whole, way: 'whole' as const }] : [])];
}

/** The plan is no longer made for other minutes than those that were wished for, nor has it been kept from any. */
const withMinutes = (
  { profile, level, begins, isOpenEnded = false }: Basis,
  minutes: ReturnType<typeof fitMinutes>,
): Basis => ({ profile, level, begins, ...minutes, ...(isOpenEnded ? { isOpenEnded } : {}) });

/** The change with what the plan comes to without it and by each way: the day on which it is done, and the words known by then. */
export async function findChangeWithEnds(deps: PlansDeps, member: Member, row: PlanRow) {
  const { content, basis } = row;
  const change = await findChange(deps, member, row);
  if (!content || !change) return undefined;
  const [before, ...after] = await Promise.all([
    paceOfPlan(deps, member.id, { content, basis, days: change.days }),
    ...change.ways.map((made) => paceOfPlan(deps, member.id, made)),
  ]);
  const ways = change.ways.flatMap((made, at) => {
    const end = after[at];
    return end ? [{ ...made, end: { date: end.date, words: end.words } }] : [];
  });
  return { ...change, before: { date: before.date, words: before.words }, ways };
}

/** `way`: null where the plan stays as it is. */
type Decision = { readonly version: number; readonly way: Way | null };

/** Undefined when the plan has been changed since the learner looked. */
export async function decideChange(
  deps: PlansDeps,
  member: Member,
  row: Owned<PlanRow>,
  { version, way }: Decision,
): Promise<PlanRow | undefined> {
  const [changed] = await deps.db
    .update(learningPlans)
    .set({
      ...(way === null ? await declining(deps, member, row) : await taking(deps, member, row, way)),
      version: version + 1,
    })
    .where(
      and(
        eq(learningPlans.id, row.id),
        eq(learningPlans.userId, row.userId),
        eq(learningPlans.version, version),
        eq(learningPlans.state, 'generated'),
      ),
    )
    .returning();
  return changed;
}

/** A way that is no longer offered changes nothing. */
async function taking(deps: PlansDeps, member: Member, row: PlanRow, way: Way) {
  const change = await findChange(deps, member, row);
  const made = change?.ways.find((each) => each.way === way);
  if (!made) return { replannedAt: sql`now()` };
  const { content, basis } = made;
  const targetLevel = targetLevelOf(content, { basis, catalogue: deps.catalogue() });
  return { replannedAt: sql`now()`, content, basis, targetLevel };
}

/** Other minutes are declined for good, and have nothing to do with the week. */
async function declining(deps: PlansDeps, member: Member, row: PlanRow) {
  const occasion = await occasionFor(deps, member, row);
  const { isDue = true, minutes, settled = 0 } = occasion ?? {};
  return {
    ...(isDue ? { replannedAt: sql`now()` } : {}),
    basis: {
      ...row.basis,
      ...(minutes ? { minutesDeclined: minutes.minutesADay } : {}),
      ...(settled > 0 ? { settledDeclined: settled } : {}),
    },
  };
}
