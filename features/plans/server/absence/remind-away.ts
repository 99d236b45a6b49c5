// Tells people who have not studied for a week that their plan waits, once for each absence.

import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { AWAY_DAYS } from '../../../study-time/domain/index.ts';
import { completionOf, nextPlace } from '../../domain/index.ts';
import type { PlansDeps } from '../deps.ts';
import { evidenceWith, NO_REVIEW } from '../history.ts';
import { byLastSeen, listRows } from '../plans-repo.ts';
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

/** The plan that was opened last and has something left. */
async function findOpenPlan(deps: AwayDeps, userId: UserId): Promise<string | undefined> {
  const rows = byLastSeen(await listRows(deps.db, userId));
  const evidence = await evidenceWith(deps, userId, { since: new Date(0), review: NO_REVIEW });
  return rows.find(
    ({ content, createdAt }) =>
      content && nextPlace(content.weeks, completionOf(content, evidence(createdAt)).weeks),
  )?.id;
}
