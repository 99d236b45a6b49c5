// Enforces what each procedure declares, before its input is read: access, a confirmed password, rate limit, study time.

import { ORPCError } from '@orpc/server';
import { decideAccess, type Member } from '../../../core/access.ts';
import type { ProcedureMeta, RateLimit } from '../../../core/procedure.ts';
import type { Database } from '../../db/database.ts';
import { countCall } from '../../rate-limit/rate-limit.ts';
import { callerKey, networkKey } from './caller.ts';
import type { RequestContext } from './context.ts';

export type GuardedCall = {
  readonly context: RequestContext;
  /** As far as the guard looks at it: what its contract declares. */
  readonly procedure: { readonly '~orpc': { readonly meta: ProcedureMeta } };
  readonly path: readonly string[];
};

/**
 * Takes note that somebody studies now, and says until when they have no time left; undefined while they have. It may read
 * while `allowed` is waited for, and notes nothing of a call that is not.
 */
export type StudyTimeGate = (
  member: Member,
  allowed: Promise<void>,
) => Promise<{ readonly resetsAt: Date } | undefined>;

/** Whether an admin may not act as one yet, since the rules ask for a second factor that they have not set up. */
export type AdminGate = (admin: Member) => Promise<boolean>;

type Guard = {
  readonly db: Database;
  readonly studyTime: StudyTimeGate;
  readonly needsSecondFactor: AdminGate;
};

/**
 * Throws VIEWING_ONLY, UNAUTHORIZED, FORBIDDEN, REAUTHENTICATION_NEEDED, SECOND_FACTOR_NEEDED, TOO_MANY_REQUESTS or STUDY_TIME_OVER; a
 * procedure that declares nothing is nobody's.
 */
export async function guardCall(
  { db, studyTime, needsSecondFactor }: Guard,
  { context, procedure, path }: GuardedCall,
): Promise<void> {
  const { meta } = procedure['~orpc'];
  // Before all else: what an admin sees of somebody's is only what was declared for that, also of what is public.
  if (context.member?.viewing && meta.seeAs === undefined) throw viewingOnly();
  const verdict = decideAccess(meta.access, context.member);
  if (verdict === 'sign-in-needed') throw new ORPCError('UNAUTHORIZED');
  if (verdict === 'forbidden' || meta.limit === undefined) throw new ORPCError('FORBIDDEN');
  if (isForAdmins(meta, context.member) && (await needsSecondFactor(context.member)))
    throw new ORPCError('SECOND_FACTOR_NEEDED', { status: 403, message: 'Set up a second factor first.' });
  if (meta.confirm && !context.member?.isReauthenticated) throw reauthenticationNeeded();
  const allowed = withinLimit(db, meta, { context, path });
  await (meta.metered ? meter(studyTime, context.member, allowed) : allowed);
}

async function withinLimit(
  db: Database,
  { access, limit }: ProcedureMeta,
  { context, path }: Pick<GuardedCall, 'context' | 'path'>,
): Promise<void> {
  if (limit === undefined || limit === 'none') return;
  // What guests may call is counted by network for all: else everyone would open accounts to have more tries.
  const caller = access === 'public' ? networkKey(context) : callerKey(context);
  await spend(db, `${path.join('.')}:${caller}`, limitFor(limit, context.member));
}

const limitFor = ({ max, seconds, adminMax = max }: RateLimit, member: Member | undefined): RateLimit => ({
  max: member?.role === 'admin' ? adminMax : max,
  seconds,
});

const viewingOnly = () =>
  new ORPCError('VIEWING_ONLY', {
    status: 403,
    message: 'Closed while you see somebody else’s pages; nothing was done.',
  });

const reauthenticationNeeded = () =>
  new ORPCError('REAUTHENTICATION_NEEDED', {
    status: 403,
    message: 'Confirm your password first; nothing was done.',
  });

/** An admin who acts by that role, and not as any member may. */
function isForAdmins({ access }: ProcedureMeta, member: Member | undefined): member is Member {
  return member?.role === 'admin' && typeof access === 'object' && access.includes('admin');
}

async function meter(
  studyTime: StudyTimeGate,
  member: Member | undefined,
  allowed: Promise<void>,
): Promise<void> {
  if (!member) {
    await allowed;
    // Nobody's study time can be measured: what is metered is for those who are signed in.
    throw new ORPCError('UNAUTHORIZED');
  }
  const over = await studyTime(member, allowed);
  if (!over) return;
  const data = { secondsLeft: 0, resetsAt: over.resetsAt.toISOString() };
  throw new ORPCError('STUDY_TIME_OVER', { status: 402, message: 'No study time is left today.', data });
}

/** Counts one call under a key of the handler's own, such as an account that somebody tries to sign in to. */
export async function spend(
  db: Database,
  key: string,
  limit: { readonly max: number; readonly seconds: number },
): Promise<void> {
  const rate = await countCall(db, key, limit);
  if (!rate.allowed) {
    throw new ORPCError('TOO_MANY_REQUESTS', { data: { retryAfterSeconds: rate.retryAfterSeconds } });
  }
}
