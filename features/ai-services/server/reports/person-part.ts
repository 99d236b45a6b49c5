// What admins see of a person's use of models and of the answers that they reported; never what was said.

import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { fen, count as shownCount, text, time } from '../../../../kit/core/parts/shown-value.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { PART_ROWS, type PersonPart } from '../../../../kit/server/parts/person-part.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };
import { aiLearnerDays, aiReports } from '../tables.ts';

const TEXTS = { zh, en, pt };
const MICRO_PER_FEN = 10_000;

export const aiServicesPersonPart: PersonPart = {
  name: 'ai-services',
  titles: { zh: zh.person.title, en: en.person.title, pt: pt.person.title },
  read: async (db, { userId, locale }) => {
    const [use, latest] = await Promise.all([sumUse(db, userId), listReportsBy(db, userId)]);
    const { person, reports } = TEXTS[locale];
    return {
      facts: [
        { label: person.calls, value: shownCount(use.calls) },
        { label: person.cost, value: fen(Math.round(use.costMicro / MICRO_PER_FEN)) },
      ],
      table: {
        columns: [person.when, person.reason, person.state].map((label) => ({ label, isNumber: false })),
        rows: latest.map(({ id, createdAt, reason, state }) => ({
          key: id,
          values: [time(createdAt), text(reports.reasons[reason]), text(reports.states[state])],
        })),
      },
      more: { text: person.all, to: '/admin/ai-reports' },
    };
  },
};

async function sumUse(db: Executor, userId: UserId) {
  const [row] = await db
    .select({
      calls: sql<number>`coalesce(sum(${aiLearnerDays.calls}), 0)`.mapWith(Number),
      costMicro: sql<number>`coalesce(sum(${aiLearnerDays.costMicro}), 0)`.mapWith(Number),
    })
    .from(aiLearnerDays)
    .where(and(eq(aiLearnerDays.userId, userId), gte(aiLearnerDays.day, sql`current_date - 30`)));
  return row ?? { calls: 0, costMicro: 0 };
}

const listReportsBy = (db: Executor, userId: UserId) =>
  db
    .select({
      id: aiReports.id,
      createdAt: aiReports.createdAt,
      reason: aiReports.reason,
      state: aiReports.state,
    })
    .from(aiReports)
    .where(eq(aiReports.userId, userId))
    .orderBy(desc(aiReports.createdAt), desc(aiReports.id))
    .limit(PART_ROWS);
