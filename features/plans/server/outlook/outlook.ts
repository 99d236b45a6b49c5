// What a plan means for the day on which it is done, and for the day that it is for: by how well its learner has remembered so far.

import type { Member } from '../../../../kit/core/access.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { databaseNow } from '../../../../kit/server/db/clock.ts';
import { dateAfter } from '../../../study/domain/index.ts';
import {
  completionOf,
  daysAtPace,
  daysOf,
  daysToAim,
  examToTell,
  type PlanContent,
  sessionsAWeekOf,
  sessionsLeft,
  wordsBy,
} from '../../domain/index.ts';
import type { PlansDeps } from '../deps.ts';
import { evidenceWith, NO_REVIEW } from '../history/history.ts';
import { findFollowedRow, type PlanRow } from '../rows/plans-repo.ts';
import { examAfter } from './exam-words.ts';
import { inWeekNow, paceOfPlan } from './pace.ts';
import { readPreview } from './preview.ts';

type Answers = Pick<PlanRow, 'basis' | 'createdAt'>;
type Made = Answers & { readonly content: PlanContent };

/** Null for a plan that is not there yet, or in which nothing is open. */
export async function readOutlook(deps: PlansDeps, { id: userId }: Member, row: PlanRow) {
  const { content, createdAt } = row;
  const basis = await inWeekNow(deps, userId, row.basis);
  const sessions = content ? await readSessionsLeft(deps, userId, { basis, content, createdAt }) : 0;
  if (!content || sessions === 0) return null;
  const [ends, lately, withVip] = await Promise.all([
    readEnds(deps, userId, { basis, content, createdAt, days: daysOf(sessions, basis) }),
    readLately(deps, userId, { since: createdAt, sessions }),
    readWithVip(deps, userId, { basis, createdAt }),
  ]);
  const { before, ...told } = ends;
  const vip = withVip && { ...withVip, words: before + withVip.words };
  const dayAndWeek = { minutesADay: basis.minutesADay, daysAWeek: sessionsAWeekOf(basis) };
  // Where nothing is missing without it, or it brings nothing more, a membership changes nothing.
  const isBetter = vip && told.exam?.missing !== 0 && vip.words > (told.aim?.words ?? 0);
  return { ...told, ...dayAndWeek, lately, withVip: isBetter ? vip : null };
}

/** Where the followed plan ends, for reports; null without one in which something is open. */
export async function readEndsOf(deps: PlansDeps, userId: UserId, made: Made) {
  const sessions = await readSessionsLeft(deps, userId, made);
  if (sessions === 0) return null;
  const basis = await inWeekNow(deps, userId, made.basis);
  return readEnds(deps, userId, { ...made, basis, days: daysOf(sessions, basis) });
}

async function readSessionsLeft(deps: PlansDeps, userId: UserId, { content, createdAt }: Made) {
  const evidence = await evidenceWith(deps, userId, { since: createdAt, review: NO_REVIEW });
  return sessionsLeft(content.weeks, completionOf(content, evidence(createdAt)).weeks);
}

type Ahead = Made & { readonly days: number };

/** When a plan is done, what is known by then and on the day that it is for, and what of its exam will be missing. */
async function readEnds(deps: PlansDeps, userId: UserId, plan: Ahead) {
  const band = examToTell(plan.basis.profile)?.band;
  const [{ date, words, won, by }, toAim] = await Promise.all([
    paceOfPlan(deps, userId, plan),
    daysAhead(deps, userId, plan),
  ]);
  const byAim = toAim && by(toAim.days, toAim.of);
  const gained = byAim?.won ?? won;
  // What has been won since the plan was made counts on: the figure does not fall because something was learnt.
  const aim = toAim && byAim && { by: toAim.by, words: byAim.inAll, isLate: date > toAim.by };
  const exam = band === undefined ? null : { band, ...(await examAfter(deps, userId, { band, gained })) };
  return { date, words, before: words - won, aim, exam };
}

/** What a day with a membership would bring by the day of the plan; null for whom it holds no more. */
async function readWithVip(deps: PlansDeps, userId: UserId, { basis, createdAt }: Answers) {
  if (basis.vipMinutes === undefined) return null;
  const toAim = await daysAhead(deps, userId, { basis, createdAt });
  if (!toAim) return null;
  const begins = await deps.history.today(userId);
  const vip = (await readPreview(deps, userId, { ...basis, begins }))?.vip;
  if (!vip) return null;
  const [band, words] = [examToTell(basis.profile)?.band, wordsBy(toAim.days, vip.pace)];
  const exam = band === undefined ? undefined : await examAfter(deps, userId, { band, gained: words });
  return { minutesADay: vip.minutesADay, words, missing: exam?.missing ?? null };
}

/** New words a day by the plan that is followed; null without one that has something left. */
export async function readPace(deps: PlansDeps, userId: UserId): Promise<number | null> {
  const row = await findFollowedRow(deps.db, userId);
  if (!row) return null;
  const sessions = await readSessionsLeft(deps, userId, row);
  if (sessions === 0) return null;
  const basis = await inWeekNow(deps, userId, row.basis);
  const { pace } = await paceOfPlan(deps, userId, { ...row, basis, days: daysOf(sessions, basis) });
  return pace.words / pace.days;
}

/** So many days are looked back on; before half of them there is nothing to go by. */
const LATELY = { days: 14, least: 7 } as const;
const DAY_MS = 24 * 3600 * 1000;

type Lately = { readonly since: Date; readonly sessions: number };

/** On how many of the last days there was study, and when the plan is done if that goes on; null for a plan of a few days. */
async function readLately({ db, history }: PlansDeps, userId: UserId, { since, sessions }: Lately) {
  const now = await databaseNow(db);
  const of = Math.min(LATELY.days, Math.floor((now.getTime() - since.getTime()) / DAY_MS));
  if (of < LATELY.least) return null;
  const [studied, today] = await Promise.all([
    // Today is one of them.
    history.daysStudied(userId, new Date(now.getTime() - (of - 1) * DAY_MS)),
    history.today(userId),
  ]);
  const days = daysAtPace(sessions, { studied, of });
  return { studied, of, date: days === undefined ? null : dateAfter(today, days) };
}

/** Null for a plan that is for no day, or whose day is over. `of`: days from the one on which it was made. */
async function daysAhead({ history }: PlansDeps, userId: UserId, { basis, createdAt }: Answers) {
  const { aim } = basis.profile;
  const begins = await history.today(userId);
  const days = daysToAim({ ...basis, begins });
  if (!aim || aim.by === null || days === undefined) return null;
  return {
    by: aim.by,
    days,
    of: daysToAim({ ...basis, begins: createdAt.toISOString().slice(0, 10) }) ?? days,
  };
}
