// What waits among orders for an operator, by stage and age, and how many are placed a day.

import { count } from 'drizzle-orm';
import { count as shownCount } from '../../../../kit/core/parts/shown-value.ts';
import {
  type DayFigure,
  dayOf,
  isInDays,
  type OverviewPart,
  task,
} from '../../../../kit/server/parts/overview-part.ts';
import { type DeskQueue, TASK_QUEUES } from '../../domain/index.ts';
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

const TASKS: ReadonlySet<string> = new Set(TASK_QUEUES);
/** What only an operator moves on, or has to look after: an order there waits for one. */
const WAITING: readonly DeskQueue[] = [
  ...TASK_QUEUES,
  'paid_review',
  'to_buy',
  'packed',
  'customs',
  'returned',
];

/** What gives money back, or is refused it. */
const MONEY: ReadonlySet<DeskQueue> = new Set(['claims', 'cancels', 'to_return']);
/** What waits for nobody is sorted behind all terms there are. */
const LONGEST_TERM_MS = 30 * 24 * 3_600_000;

const dueIn = (dueAt: Date | null, now: Date): Date | null =>
  dueAt !== null && dueAt.getTime() - now.getTime() < LONGEST_TERM_MS ? dueAt : null;

export const ordersOverview: OverviewPart = {
  name: 'orders',
  titles: titlesOf('title'),
  read: async (db, { locale, now }) => {
    const { queues, enquiries } = await countQueues(db);
    const { desk } = TEXTS[locale];
    const nameOf = (queue: DeskQueue) => ({ ...desk.tasks, ...desk.stages })[queue];
    const dateOf = (since: string | null) => (since === null ? null : new Date(since));
    return {
      tasks: [
        ...task(desk.enquiries, '/admin/global-orders/enquiries', {
          count: enquiries.count,
          oldestAt: dateOf(enquiries.oldestSince),
        }),
        ...queues
          .filter(({ queue }) => WAITING.includes(queue))
          .flatMap(({ queue, count: waiting, oldestSince, dueAt }) => {
            const waits = { count: waiting, oldestAt: dateOf(oldestSince), dueAt: dueIn(dueAt, now) };
            const of = MONEY.has(queue) ? 'money' : undefined;
            return task(nameOf(queue), `/admin/global-orders?queue=${queue}`, waits, of);
          }),
      ],
      facts: queues
        .filter(({ queue, count: some }) => queue === 'messages' || (some > 0 && !TASKS.has(queue)))
        .map(({ queue, count: some }) => ({ label: nameOf(queue), value: shownCount(some) })),
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
