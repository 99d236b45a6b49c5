// Whether an exam is within reach by its day, before a plan is made: by the pace of the plan that would be made.

import type { Member } from '../../../../kit/core/access.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { LearnerLevel } from '../../../learner-settings/domain/index.ts';
import { dateAfter } from '../../../study/domain/index.ts';
import {
  type Basis,
  completeProfile,
  daysToAim,
  daysUntil,
  fitMinutes,
  type Pace,
  sessionsAWeekOf,
  wordsBy,
} from '../../domain/index.ts';
import type { PlansDeps } from '../deps.ts';
import { readProfile } from '../rows/profile-repo.ts';
import { examAfter } from './exam-words.ts';
import { readWeek } from './pace.ts';
import { readPreview } from './preview.ts';

type ReachParams = {
  readonly band: number;
  readonly by?: string | undefined;
  readonly level: LearnerLevel;
  readonly minutesADay: number;
};

/** Null while an answer is missing that a plan is made of, and where nothing is left to plan. */
export async function readReach(
  deps: PlansDeps,
  member: Member,
  { band, by, level, minutesADay }: ReachParams,
) {
  const { id: userId } = member;
  const [draft, allowance, begins, week] = await Promise.all([
    readProfile(deps.db, userId),
    deps.allowanceOf(member),
    deps.history.today(userId),
    readWeek(deps, userId),
  ]);
  const profile = completeProfile({ ...draft, aim: { kind: 'exam', band, by: by ?? null } });
  if (!profile) return null;
  const basis: Basis = { profile, level, begins, ...week, ...fitMinutes(minutesADay, allowance) };
  const preview = await readPreview(deps, userId, basis);
  if (!preview) return null;
  const days = daysToAim(basis);
  const daysAWeek = sessionsAWeekOf(week);
  const of = (pace: Pace) => readAt(deps, userId, { pace, band, days, begins, daysAWeek });
  const [own, vip] = await Promise.all([
    of(preview.pace),
    preview.vip && of(preview.vip.pace).then((at) => ({ ...at, minutesADay: preview.vip?.minutesADay ?? 0 })),
  ]);
  const offered =
    vip && vip.missing > 0 && own.missing > 0
      ? ((await readEnough(deps, userId, { basis, of })) ?? vip)
      : vip;
  return { ...own, minutesADay: basis.minutesADay, vip: offered && isBetter(offered, own) ? offered : null };
}

type Reached = Pick<Awaited<ReturnType<typeof readAt>>, 'missing' | 'gained' | 'until'>;

/** More minutes are worth naming where fewer words are missing by the day, or none is sooner. */
const isBetter = (vip: Reached, own: Reached): boolean =>
  own.gained === null
    ? vip.until !== null && (own.until === null || vip.until < own.until)
    : vip.missing < own.missing;

type Enough = { readonly basis: Basis; readonly of: (pace: Pace) => ReturnType<typeof readAt> };

/** Where the minutes that were wished for are too few: what all minutes of a membership bring, if these are enough. */
async function readEnough(deps: PlansDeps, userId: UserId, { basis, of }: Enough) {
  const { wishedMinutes = 0, vipMinutes = 0 } = basis;
  if (wishedMinutes >= vipMinutes) return undefined;
  const most = (await readPreview(deps, userId, { ...basis, wishedMinutes: vipMinutes }))?.vip;
  const at = most && (await of(most.pace));
  return most && at && at.gained !== null && at.missing === 0
    ? { ...at, minutesADay: most.minutesADay }
    : undefined;
}

type At = {
  readonly pace: Pace;
  readonly band: number;
  readonly days: number | undefined;
  readonly begins: string;
  readonly daysAWeek: number;
};

/** Without a day nothing is said of one. */
async function readAt(deps: PlansDeps, userId: UserId, { pace, band, days, begins, daysAWeek }: At) {
  const gained = days === undefined ? undefined : wordsBy(days, pace);
  const exam = await examAfter(deps, userId, { band, gained: gained ?? 0 });
  const until = daysUntil(exam, pace);
  const told = gained === undefined ? { within: null, nearly: null, isOut: false, offer: null } : {};
  return {
    ...exam,
    ...told,
    daysAWeek,
    gained: gained ?? null,
    until: until === undefined ? null : dateAfter(begins, until),
  };
}
