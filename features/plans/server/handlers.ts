// Answers the calls about profiles and plans.

import { implement, ORPCError } from '@orpc/server';
import type { Member } from '../../../kit/core/access.ts';
import type { Locale } from '../../../kit/core/locale.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { type Device, deviceOf } from '../../study/server/api.ts';
import { plansContract } from '../contract.ts';
import { type Basis, completeProfile, completionOf, fitMinutes, plannedOnPath } from '../domain/index.ts';
import { editPlan, previewEdit } from './changing/editing.ts';
import { decideChange, findChangeWithEnds } from './changing/replanning.ts';
import type { PlansDeps } from './deps.ts';
import { resumeLost, sendGeneration } from './generation/generate.ts';
import { nextOn, readDayOfPlan } from './history/day-of-plan.ts';
import { evidenceSince } from './history/history.ts';
import { readOutlook } from './outlook/outlook.ts';
import { readWeek } from './outlook/pace.ts';
import { readReach } from './outlook/read-reach.ts';
import { readStart } from './outlook/read-start.ts';
import {
  beginAgain,
  beginPlan,
  deletePlan,
  findPlan,
  followPlan,
  listRows,
  noteAccess,
  type PlanRow,
  renamePlan,
  unfollowPlan,
  unsharePlan,
} from './rows/plans-repo.ts';
import { changeProfile, readProfile } from './rows/profile-repo.ts';
import { beginSharing, readShared } from './sharing/sharing.ts';
import { begunBeside, findFollowed, readNext } from './showing/read-next.ts';
import { testOutOf } from './showing/test-out.ts';
import { toChange, toListed, toPreview, toView } from './showing/views.ts';

const os = implement(plansContract).$context<RequestContext>();

export const plansHandlers = (deps: PlansDeps) =>
  os.router({ ...profileHandlers(deps), ...planHandlers(deps), ...changeHandlers(deps) });

const ofOwner = (context: RequestContext, id: string) => ({ userId: requireMember(context).id, id });
const findOwn = ({ db }: Pick<PlansDeps, 'db'>, context: RequestContext, id: string) =>
  found(findPlan(db, ofOwner(context, id)));

function profileHandlers(deps: PlansDeps) {
  const { db } = deps;
  return {
    readProfile: os.readProfile.handler(async ({ context }) =>
      toProfile(await readProfile(db, requireMember(context).id)),
    ),
    changeProfile: os.changeProfile.handler(async ({ input, context }) =>
      toProfile(await changeProfile(db, requireMember(context).id, input)),
    ),
    readStart: os.readStart.handler(({ context }) => readStart(deps, requireMember(context))),
    readReach: os.readReach.handler(({ input, context }) => readReach(deps, requireMember(context), input)),
  };
}

/** Plans as they are: made, read, kept, followed and shared. */
function planHandlers(deps: PlansDeps) {
  const { db } = deps;
  return {
    list: os.list.handler(({ context }) => listPlans(deps, requireMember(context), context.locale)),
    readNext: os.readNext.handler(({ input, context }) =>
      readNext(deps, requireMember(context), {
        locale: context.locale,
        device: deviceOf(input.voice === 'yes', context.locale),
      }),
    ),
    begin: os.begin.handler(async ({ input: { id, level, minutesADay }, context, errors }) => {
      const member = requireMember(context);
      const userId = member.id;
      const read = await readBasis(deps, member, { level, minutesADay });
      if ('missing' in read) throw errors[read.missing]();
      const followed = await findFollowed(deps, userId);
      // Made during a day: what was studied before is none of the plan.
      const minutesBefore = await deps.history.minutesStudied(userId, new Date());
      const basis = { ...read.basis, minutesBefore };
      const begun = await beginPlan(db, { userId, id, basis, isFollowed: followed?.isOver ?? true });
      if (!begun) throw errors.TOO_MANY_PLANS();
      if (begun.isNew) await sendGeneration(deps, begun.plan.id);
      return view(deps, context, begun.plan);
    }),
    read: os.read.handler(async ({ input, context }) => {
      const own = ofOwner(context, input.id);
      const plan = await found(findPlan(db, own));
      await noteAccess(db, own);
      await resumeLost(deps, plan);
      return view(deps, context, plan, deviceOf(input.voice === 'yes', context.locale));
    }),
    retry: os.retry.handler(async ({ input, context }) => {
      const own = ofOwner(context, input.id);
      if (await beginAgain(db, own)) await sendGeneration(deps, input.id);
      return view(deps, context, await found(findPlan(db, own)));
    }),
    rename: os.rename.handler(async ({ input: { id, title }, context }) =>
      view(deps, context, await found(renamePlan(db, ofOwner(context, id), title))),
    ),
    follow: os.follow.handler(async ({ input, context }) =>
      view(deps, context, await found(followPlan(db, ofOwner(context, input.id)))),
    ),
    unfollow: os.unfollow.handler(async ({ input, context }) =>
      view(deps, context, await found(unfollowPlan(db, ofOwner(context, input.id)))),
    ),
    share: os.share.handler(async ({ input, context, errors }) => {
      const own = ofOwner(context, input.id);
      const shared = await beginSharing(db, own, context.locale);
      if (shared) return view(deps, context, shared);
      await found(findPlan(db, own));
      throw errors.PLAN_NOT_SAVED();
    }),
    unshare: os.unshare.handler(async ({ input, context }) =>
      view(deps, context, await found(unsharePlan(db, ofOwner(context, input.id)))),
    ),
    readShared: os.readShared.handler(({ input, context }) =>
      found(readShared(deps, input.key, context.locale)),
    ),
    remove: os.remove.handler(async ({ input, context }) => {
      if (!(await deletePlan(db, ofOwner(context, input.id)))) throw new ORPCError('NOT_FOUND');
      return {};
    }),
  };
}

/** What a plan comes to, and what changes it. */
function changeHandlers(deps: PlansDeps) {
  const { db } = deps;
  return {
    takeAnswers: os.takeAnswers.handler(async ({ input, context }) => {
      const { userId, basis } = await findOwn(deps, context, input.id);
      return toProfile(await changeProfile(db, userId, { ...basis.profile, step: 'basics' }));
    }),
    previewEdit: os.previewEdit.handler(async ({ input: { id, ...asked }, context, errors }) => {
      const member = requireMember(context);
      const plan = await findOwn(deps, context, id);
      const read = await readBasis(deps, member, asked);
      if ('missing' in read) throw errors[read.missing]();
      const preview = await previewEdit(deps, member, plan, read.basis);
      return toPreview(plan, preview);
    }),
    edit: os.edit.handler(async ({ input: { id, version, ...asked }, context, errors }) => {
      const member = requireMember(context);
      const plan = await findOwn(deps, context, id);
      const read = await readBasis(deps, member, asked);
      if ('missing' in read) throw errors[read.missing]();
      const { minutesBefore } = plan.basis;
      const basis = { ...read.basis, ...(minutesBefore === undefined ? {} : { minutesBefore }) };
      const changed = await editPlan(deps, member, plan, { basis, version });
      if (!changed) throw errors.PLAN_CHANGED();
      return view(deps, context, changed);
    }),
    readOutlook: os.readOutlook.handler(async ({ input, context }) =>
      readOutlook(deps, requireMember(context), await findOwn(deps, context, input.id)),
    ),
    readChange: os.readChange.handler(async ({ input, context }) => {
      const plan = await findOwn(deps, context, input.id);
      const change = await findChangeWithEnds(deps, requireMember(context), plan);
      return change ? toChange(plan, change) : null;
    }),
    decideChange: os.decideChange.handler(async ({ input: { id, ...decision }, context, errors }) => {
      const plan = await findOwn(deps, context, id);
      const changed = await decideChange(deps, requireMember(context), plan, decision);
      if (!changed) throw errors.PLAN_CHANGED();
      return view(deps, context, changed);
    }),
  };
}

type BasisParams = Pick<Basis, 'level'> & { readonly minutesADay: number };

/** What a plan would be made of now, or which answer is missing. */
async function readBasis(
  deps: PlansDeps,
  member: Member,
  { level, minutesADay }: BasisParams,
): Promise<{ readonly basis: Basis } | { readonly missing: 'PROFILE_INCOMPLETE' | 'AIM_DAY_PAST' }> {
  const profile = completeProfile(await readProfile(deps.db, member.id));
  if (!profile) return { missing: 'PROFILE_INCOMPLETE' };
  const begins = await deps.history.today(member.id);
  // A draft may lie for months, and days pass.
  if (profile.aim?.by != null && profile.aim.by <= begins) return { missing: 'AIM_DAY_PAST' };
  const times = fitMinutes(minutesADay, await deps.allowanceOf(member));
  return { basis: { profile, level, begins, ...times, ...(await readWeek(deps, member.id)) } };
}

/** A person's plans, the newest first, with how much of each is done. */
async function listPlans(deps: PlansDeps, member: Member, locale: Locale) {
  const rows = await listRows(deps.db, member.id);
  const oldest = rows.at(-1);
  if (!oldest) return [];
  const evidence = await evidenceSince(deps, member, oldest.createdAt, deviceOf(true, locale));
  return rows.map((row) => toListed(row, { locale, evidence: evidence(row.createdAt) }));
}

async function view(
  deps: PlansDeps,
  context: RequestContext,
  row: PlanRow,
  device: Device = deviceOf(true, context.locale),
) {
  const member = requireMember(context);
  const [evidenceFrom, day, minutesStudied, capped] = await Promise.all([
    evidenceSince(deps, member, row.createdAt, device),
    readDayOfPlan(deps, row.userId, row),
    deps.history.minutesStudied(row.userId, row.createdAt),
    cappedNow(deps, member, row),
  ]);
  const evidence = evidenceFrom(row.createdAt);
  const { content } = row;
  const done = content ? completionOf(content, evidence).weeks : [];
  const planned = row.isFollowed && content ? plannedOnPath(content.weeks, done) : undefined;
  const next = content ? nextOn(day, content, done, evidence) : undefined;
  const words = content?.weeks.flatMap((week) => week.words.map(({ zh }) => zh)) ?? [];
  const [testOut, wordsKnown] = await Promise.all([
    testOutOf(deps, row.userId, next, evidence),
    deps.history.knownWords(row.userId, [...new Set(words)]),
  ]);
  return toView(row, {
    locale: context.locale,
    evidence,
    next,
    testOut,
    wordsKnown,
    capped,
    minutesStudied: Math.max(0, minutesStudied - (row.basis.minutesBefore ?? 0)),
    begun: begunBeside(evidence.lessons, planned, deps.catalogue()),
    catalogue: deps.catalogue,
  });
}

/** What a plan was kept from, as long as it still is: the wish, the study time and the membership may have changed since. */
async function cappedNow(
  { allowanceOf, history }: PlansDeps,
  member: Member,
  { basis: { wishedMinutes, minutesADay } }: PlanRow,
) {
  if (wishedMinutes === undefined) return {};
  const [allowance, wished] = await Promise.all([allowanceOf(member), history.minutesWished(member.id)]);
  const now = fitMinutes(wished ?? wishedMinutes, allowance);
  return now.minutesADay <= minutesADay ? now : {};
}

async function found<Row>(finding: Promise<Row | undefined>): Promise<Row> {
  const row = await finding;
  if (!row) throw new ORPCError('NOT_FOUND');
  return row;
}

const toProfile = (draft: Awaited<ReturnType<typeof readProfile>>) => ({
  ...draft,
  textbooks: [...draft.textbooks],
  interests: [...draft.interests],
});
