// What of distributors waits for an admin: applications, and withdrawals by what they wait for.

import { count, eq, inArray, min } from 'drizzle-orm';
import { type OverviewPart, task } from '../../../kit/server/parts/overview-part.ts';
import type { WithdrawalState } from '../domain/index.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };
import { distributorApplications, withdrawals } from './tables.ts';

const TEXTS = { zh: zh.overview, en: en.overview, pt: pt.overview };
const NONE = { count: 0, oldestAt: null };
/** With the text of what each waits for. */
const WAITING = {
  requested: 'requested',
  approved_once: 'second',
  approved: 'approved',
  unknown: 'unknown',
} as const satisfies Partial<Record<WithdrawalState, keyof typeof zh.overview>>;
const STATES = ['requested', 'approved_once', 'approved', 'unknown'] as const;

export const distributionOverview: OverviewPart = {
  name: 'distribution',
  titles: { zh: zh.overview.title, en: en.overview.title, pt: pt.overview.title },
  read: async (db, { locale }) => {
    const [[applications], byState] = await Promise.all([
      db
        .select({ count: count(), oldestAt: min(distributorApplications.createdAt) })
        .from(distributorApplications)
        .where(eq(distributorApplications.state, 'submitted')),
      db
        .select({ state: withdrawals.state, count: count(), oldestAt: min(withdrawals.createdAt) })
        .from(withdrawals)
        .where(inArray(withdrawals.state, STATES))
        .groupBy(withdrawals.state),
    ]);
    const texts = TEXTS[locale];
    return {
      tasks: [
        ...STATES.flatMap((state) =>
          task(
            texts[WAITING[state]],
            `/admin/withdrawals?state=${state}`,
            byState.find((each) => each.state === state) ?? NONE,
            'money',
          ),
        ),
        ...task(texts.applications, '/admin/distributors', applications ?? NONE),
      ],
      facts: [],
    };
  },
};
