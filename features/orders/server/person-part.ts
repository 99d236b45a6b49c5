// What admins see of a person's orders: how many are open, and the latest.

import { and, count, eq, inArray } from 'drizzle-orm';
import { fen, link, count as shownCount, text, time } from '../../../kit/core/parts/shown-value.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { PART_ROWS, type PersonPart } from '../../../kit/server/parts/person-part.ts';
import { isFinal, STAGES } from '../domain/index.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };
import { listOwnOrders } from './orders/orders-repo.ts';
import { orders } from './tables.ts';

const TEXTS = { zh, en, pt };

export const ordersPersonPart: PersonPart = {
  name: 'orders',
  titles: { zh: zh.person.title, en: en.person.title, pt: pt.person.title },
  read: async (db, { userId, locale }) => {
    const [open, latest] = await Promise.all([
      countOpen(db, userId),
      listOwnOrders(db, { userId, status: undefined, search: '', before: undefined, limit: PART_ROWS }),
    ]);
    // An operator's words: what a buyer reads would send an admin looking for another stage.
    const { person, desk } = TEXTS[locale];
    return {
      facts: [{ label: person.open, value: shownCount(open) }],
      table: {
        columns: [
          { label: person.number, isNumber: false },
          { label: person.product, isNumber: false },
          { label: person.stage, isNumber: false },
          { label: person.when, isNumber: false },
          { label: person.total, isNumber: true },
        ],
        rows: latest.map(({ id, number, product, stage, createdAt, totalFen }) => ({
          key: id,
          values: [
            link(number, `/admin/global-orders/${id}`),
            text(product),
            text(desk.stages[stage]),
            time(createdAt),
            fen(totalFen),
          ],
        })),
      },
      more: null,
    };
  },
};

async function countOpen(db: Executor, userId: UserId): Promise<number> {
  const isOpen = inArray(
    orders.stage,
    STAGES.filter((stage) => !isFinal(stage)),
  );
  const [row] = await db
    .select({ open: count() })
    .from(orders)
    .where(and(eq(orders.userId, userId), isOpen));
  return row?.open ?? 0;
}
