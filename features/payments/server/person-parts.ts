// What admins see of a person's payments and refunds, and who made these.

import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { fen, link, text, time } from '../../../kit/core/parts/shown-value.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { PART_ROWS, type PersonPart } from '../../../kit/server/parts/person-part.ts';
import { nameOf } from '../../account/server/api.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };
import { listOwnPayments } from './payments/payments-repo.ts';
import { paymentRefunds, payments } from './tables.ts';

const TEXTS = { zh, en, pt };
const toPayment = (number: string, id: string) => link(number, `/admin/payments/${id}`);

const paymentsPart: PersonPart = {
  name: 'payments',
  titles: { zh: zh.person.title, en: en.person.title, pt: pt.person.title },
  read: async (db, { userId, locale }) => {
    const [sums, latest] = await Promise.all([
      sumPayments(db, userId),
      listOwnPayments(db, { payerId: userId, before: undefined, limit: PART_ROWS }),
    ]);
    const { person, kinds, states } = TEXTS[locale];
    return {
      facts: [
        { label: person.paid, value: fen(sums.paid) },
        { label: person.refunded, value: fen(sums.refunded) },
      ],
      table: {
        columns: [
          { label: person.number, isNumber: false },
          { label: person.kind, isNumber: false },
          { label: person.state, isNumber: false },
          { label: person.when, isNumber: false },
          { label: person.amount, isNumber: true },
        ],
        rows: latest.map(({ id, number, kind, state, createdAt, amountFen }) => ({
          key: id,
          values: [
            toPayment(number, id),
            text(kinds[kind]),
            text(states[state]),
            time(createdAt),
            fen(amountFen),
          ],
        })),
      },
      more: { text: person.all, to: `/admin/payments?search=${userId}` },
    };
  },
};

const refundsPart: PersonPart = {
  name: 'refunds',
  titles: { zh: zh.person.refundsTitle, en: en.person.refundsTitle, pt: pt.person.refundsTitle },
  read: async (db, { userId, locale }) => {
    const { person, refunds } = TEXTS[locale];
    const found = await listRefundsTo(db, userId);
    return {
      facts: [],
      table: {
        columns: [
          { label: person.payment, isNumber: false },
          { label: person.why, isNumber: false },
          { label: person.state, isNumber: false },
          { label: person.by, isNumber: false },
          { label: person.when, isNumber: false },
          { label: person.amount, isNumber: true },
        ],
        rows: found.map(({ refund, number, actorName }) => ({
          key: refund.id,
          values: [
            toPayment(number, refund.paymentId),
            text([refunds[refund.origin], refund.reason].filter((each) => each !== '').join(': ')),
            text(refunds[refund.state]),
            text(actorName ?? person.itself),
            time(refund.createdAt),
            fen(refund.amountFen),
          ],
        })),
      },
      more: null,
    };
  },
};

async function sumPayments(db: Executor, payerId: UserId) {
  const sum = (column: typeof payments.amountFen | typeof payments.refundedFen) =>
    sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
  const [row] = await db
    .select({ paid: sum(payments.amountFen), refunded: sum(payments.refundedFen) })
    .from(payments)
    .where(and(eq(payments.payerId, payerId), isNotNull(payments.settledAt)));
  return row ?? { paid: 0, refunded: 0 };
}

const listRefundsTo = (db: Executor, payerId: UserId) =>
  db
    .select({
      refund: paymentRefunds,
      number: payments.number,
      actorName: nameOf(paymentRefunds.actorId),
    })
    .from(payments)
    .innerJoin(paymentRefunds, eq(paymentRefunds.paymentId, payments.id))
    .where(eq(payments.payerId, payerId))
    .orderBy(desc(paymentRefunds.createdAt), desc(paymentRefunds.id))
    .limit(PART_ROWS);

export const paymentsPersonParts: readonly PersonPart[] = [paymentsPart, refundsPart];
