// What waits among orders for an operator, by stage and age, and how many are placed a day.

import { count, isNotNull, min } from 'drizzle-orm';
import { count as shownCount } from '../../../../kit/core/parts/shown-value.ts';
import {
  type DayFigure,
  dayOf,
  isInDays,
  type OverviewPart,
  task,
} from '../../../../kit/server/parts/overview-part.ts';
import { type Stage } from '../../domain/index.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };
import { orders } from '../tables.ts';
import { countQueues } from './queues.ts';

const TEXTS = { zh, en, pt };
const titlesOf = (key: keyof typeof zh.overview) => ({
  zh: zh.overview[key],
  en: en.overview[key],
  pt: pt.overview[key],
});

/** Stages that only an operator moves on: an order there waits for one. */
const WAITING: readonly Stage[] = ['paid_review', 'to_buy', 'ordered', 'packed', 'returned'];

export const ordersOverview: OverviewPart = {
  name: 'orders',
  titles: titlesOf('title'),
  read: async (db, { locale }) => {
    const [{ queues, enquiries }, [claims], [cancels]] = await Promise.all([
      countQueues({ db }),
      db
        .select({ count: count(), oldestAt: min(orders.stageSince) })
        .from(orders)
        .where(isNotNull(orders.openClaim)),
      db
        .select({ count: count(), oldestAt: min(orders.cancelAskedAt) })
        .from(orders)
        .where(isNotNull(orders.cancelAskedAt)),
    ]);
    const { desk } = TEXTS[locale];
    const NONE = { count: 0, oldestAt: null };
    return {
      tasks: [
        ...task(desk.claims, '/admin/global-orders?queue=claims', claims ?? NONE),
        ...task(desk.cancels, '/admin/global-orders?queue=cancels', cancels ?? NONE),
        ...task(desk.enquiries, '/admin/global-orders/enquiries', {
          count: enquiries.count,
          oldestAt: enquiries.oldestSince === null ? null : new Date(enquiries.oldestSince),
        }),
        ...queues
          .filter(({ stage }) => WAITING.includes(stage))
          .flatMap((queue) =>
            task(desk.stages[queue.stage], `/admin/global-orders?queue=${queue.stage}`, {
              count: queue.count,
              oldestAt: queue.oldestSince === null ? null : new Date(queue.oldestSince),
            }),
          ),
      ],
      facts: queues
        .filter((queue) => queue.count > 0)
        .map((queue) => ({ label: desk.stages[queue.stage], value: shownCount(queue.count) })),
    };
  },
};

export const ordersDayFigures: readonly DayFigure[] = [
  {
    name: 'orders.placed',
    titles: titlesOf('placed'),
    unit: 'count',
    read: (db, days) =>
      db
        .select({ day: dayOf(orders.createdAt), value: count() })
        .from(orders)
        .where(isInDays(orders.createdAt, days))
        .groupBy(dayOf(orders.createdAt)),
  },
];
