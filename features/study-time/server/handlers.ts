// Answers the calls of study time.

import { implement, ORPCError } from '@orpc/server';
import type { Member } from '../../../kit/core/access.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { studyTimeContract } from '../contract.ts';
import { type ClockReading, countNow, lookAt } from './count-study.ts';
import { listDays } from './days-repo.ts';
import type { StudyTimeDeps } from './deps.ts';
import { countBoosters } from './extra-time.ts';
import { isLimited } from './gate.ts';
import { giveMinutes } from './giving/give-minutes.ts';
import { toTodayView } from './views.ts';
import { changeZoneNow } from './zone.ts';

const PAGE = 28;

export function studyTimeHandlers(deps: StudyTimeDeps) {
  const os = implement(studyTimeContract).$context<RequestContext>();
  const view = async (reading: ClockReading, { id, role }: Member) =>
    toTodayView(reading, { role, boostersOwned: await countBoosters(deps.db, id) });
  return os.router({
    today: os.today.handler(async ({ context }) => {
      const member = requireMember(context);
      return view(await lookAt(deps, member.id), member);
    }),
    beat: os.beat.handler(async ({ context }) => {
      const member = requireMember(context);
      const reading = await (isLimited(member.role) ? countNow : lookAt)(deps, member.id);
      return view(reading, member);
    }),
    changeZone: os.changeZone.handler(async ({ input, context, errors }) => {
      const member = requireMember(context);
      const changed = await changeZoneNow(deps, { userId: member.id, zone: input.zone });
      if (changed.ok) return view(changed.value, member);
      if (changed.error.code === 'zone_unknown') throw errors.ZONE_UNKNOWN();
      const { changeableAt } = changed.error.data;
      throw errors.ZONE_CHANGED_TODAY({ data: { changeableAt: changeableAt.toISOString() } });
    }),
    listDays: os.listDays.handler(async ({ input: { before }, context }) => {
      const found = await listDays(deps.db, requireMember(context).id, { before, limit: PAGE + 1 });
      const days = found.slice(0, PAGE);
      return { days, nextBefore: found.length > PAGE ? (days.at(-1)?.date ?? null) : null };
    }),
    giveMinutes: os.giveMinutes.handler(async ({ input, context, errors }) => {
      const given = await giveMinutes(deps, { ...input, admin: requireMember(context) });
      if (given.ok) return {};
      throw given.error.code === 'grant_taken' ? errors.GRANT_TAKEN() : new ORPCError('NOT_FOUND');
    }),
  });
}
