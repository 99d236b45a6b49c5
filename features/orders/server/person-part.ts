// What admins see of a person's orders: how many are open, what they wait for from their buyer, and the latest.

import { and, eq, inArray } from 'drizzle-orm';
import { fen, link, count as shownCount, text, time } from '../../../kit/core/parts/shown-value.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { PART_ROWS, type PersonPart } from '../../../kit/server/parts/person-part.ts';
import { awaitedOf, isFinal, STAGES } from '../domain/index.ts';
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
      readOpen(db, userId),
      listOwnOrders(db, { userId, status: undefined, before: undefined, limit: PART_ROWS }),
    ]);
    // An operator's words: what a buyer reads would send an admin looking for another stage.
    const { person, desk } = TEXTS[locale];
    return {
      facts: [
        { label: person.open, value: shownCount(open.count) },
        { label: person.awaited, value: shownCount(open.awaited) },
        { label: person.awaitedUntil, value: time(open.awaitedUntil) },
      ],
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

/** How many there are, of how many the buyer has to say something, and when the clock first decides without them. */
async function readOpen(db: Executor, userId: UserId) {
  const isOpen = inArray(
    orders.stage,
    STAGES.filter((stage) => !isFinal(stage)),
  );
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isOpen));
  const awaited = rows.flatMap((order) => awaitedOf(order) ?? []);
  const ends = awaited.flatMap(({ until }) => until ?? []).toSorted((one, other) => +one - +other);
  return { count: rows.length, awaited: awaited.length, awaitedUntil: ends[0] ?? null };
}
