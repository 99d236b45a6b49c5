// Tells people who have not studied for a week that their plan waits, once for each absence.

import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { AWAY_DAYS } from '../../../study-time/domain/index.ts';
import type { PlansDeps } from '../deps.ts';
import { findFollowed } from '../showing/read-next.ts';
import { learningPlans } from '../tables.ts';
import { waitingNotice } from './waiting-notice.ts';

/** Whoever has not looked for longer is left in peace. */
const LONGEST_DAYS = 21;
/** People asked for at once. */
const PAGE = 500;

type AwayDeps = Pick<PlansDeps, 'db' | 'history' | 'catalogue' | 'postNotice'>;

export async function remindAway(deps: AwayDeps): Promise<void> {
  let after: UserId | undefined;
  for (;;) {
    const page = await listCandidates(deps, after);
    for (const userId of page) await remind(deps, userId);
    after = page.at(-1);
    if (page.length < PAGE) return;
  }
}

/** Whose plans nobody has opened for a week or two; whether they have studied all the same is looked at one by one. */
async function listCandidates({ db }: AwayDeps, after: UserId | undefined): Promise<UserId[]> {
  const { userId, state, lastAccessedAt, createdAt } = learningPlans;
  const seen = sql`max(coalesce(${lastAccessedAt}, ${createdAt}))`;
  const rows = await db
    .select({ userId })
    .from(learningPlans)
    .where(and(eq(state, 'generated'), after && gt(userId, after)))
    .groupBy(userId)
    .having(
      and(
        lt(seen, sql`now() - make_interval(days => ${AWAY_DAYS})`),
        gt(seen, sql`now() - make_interval(days => ${LONGEST_DAYS})`),
      ),
    )
    .orderBy(asc(userId))
    .limit(PAGE);
  return rows.map((row) => row.userId);
}

async function remind(deps: AwayDeps, userId: UserId): Promise<void> {
  const last = await deps.history.lastStudied(userId);
  if (!last || last.daysAgo < AWAY_DAYS || last.daysAgo > LONGEST_DAYS) return;
  const plan = await findOpenPlan(deps, userId);
  if (!plan) return;
  await deps.db.transaction((tx) =>
    deps.postNotice(tx, {
      userId,
      eventId: `${plan} ${last.date}`,
      content: waitingNotice.of({ plan, days: last.daysAgo }),
    }),
  );
}

/** The plan that is followed, if it has something left. */
async function findOpenPlan(deps: AwayDeps, userId: UserId): Promise<string | undefined> {
  const followed = await findFollowed(deps, userId);
  return followed && !followed.isOver ? followed.row.id : undefined;
}
