// Reads and writes payments and their attempts.

import { and, desc, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { readYuan } from '../../../../kit/core/numbers/typed-amount.ts';
import { type UserId, userIdSchema } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { asOwned, type Owned } from '../../../../kit/server/db/owned.ts';
import { olderThan, type PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import { isInDays } from '../../../../kit/server/parts/overview-part.ts';
import { nameOf, searchPeople } from '../../../account/server/api.ts';
import { type PaymentId, paymentIdSchema } from '../../domain/ids.ts';
import { nextState, type PaymentKind, type PaymentState, PROVIDERS, shownState } from '../../domain/index.ts';
import { paymentAttempts, paymentRefunds, payments } from '../tables.ts';
import type { PaymentsDeps } from './deps.ts';

export type Payment = typeof payments.$inferSelect;
export type Attempt = typeof paymentAttempts.$inferSelect;
type PaymentChange = Partial<Omit<Payment, 'id'>>;
type AttemptChange = Partial<Omit<Attempt, 'id' | 'paymentId'>>;

/** Undefined when the id or the number is taken. */
export async function insertPayment(
  db: Executor,
  payment: typeof payments.$inferInsert,
): Promise<Payment | undefined> {
  const [inserted] = await db.insert(payments).values(payment).onConflictDoNothing().returning();
  return inserted;
}

export async function findPayment(db: Executor, id: PaymentId): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  return payment;
}

export async function findOwnPayment(
  db: Executor,
  id: PaymentId,
  payerId: UserId,
): Promise<Owned<Payment> | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.payerId, payerId)));
  return asOwned(payment);
}

/** What somebody has paid for and was given, of these kinds, the newest first. */
export const listFulfilled = (
  db: Executor,
  payerId: UserId,
  kinds: readonly PaymentKind[],
): Promise<Payment[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.payerId, payerId),
        eq(payments.outcome, 'fulfilled'),
        inArray(payments.kind, [...kinds]),
        gt(payments.amountFen, payments.refundedFen),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id));

/** Those of these payments that are not paid and can still be. */
export async function listPayable(db: Executor, ids: readonly PaymentId[], now: Date): Promise<PaymentId[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select()
    .from(payments)
    .where(inArray(payments.id, [...ids]));
  return found.filter((payment) => isPayableState(shownState(payment, now))).map(({ id }) => id);
}

const isPayableState = (state: PaymentState) => nextState(state, 'begin') !== undefined;

/** Everything that changes a payment holds its row, so that tries, events and refunds come one after another. */
export async function lockPayment(tx: Executor, id: PaymentId): Promise<Payment | undefined> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return payment;
}

export async function updatePayment(tx: Executor, id: PaymentId, change: PaymentChange): Promise<void> {
  await tx.update(payments).set(change).where(eq(payments.id, id));
}

/** Whether another payment has been fulfilled for the same purchase; asked under a lock that both take. */
export async function isPaidByAnother(tx: Executor, { id, kind, reference }: Payment): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}:${reference}`}, 0))`);
  const found = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.kind, kind),
        eq(payments.reference, reference),
        ne(payments.id, id),
        eq(payments.outcome, 'fulfilled'),
      ),
    )
    .limit(1);
  return found.length > 0;
}

type OwnPage = PageRequest & { readonly payerId: UserId };

/** A person's payments, the newest first. */
export async function listOwnPayments(db: Executor, { payerId, before, limit }: OwnPage): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.payerId, payerId), olderThan(payments, before)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit);
}

export type NamedPayment = { readonly payment: Payment; readonly payerName: string | null };

export type PaymentsFilter = {
  /**
   * A payment's number or id, an amount in yuan, the provider's number, the number of what was paid for, a person's id, or
   * the beginning of their username or mail address; empty for all.
   */
  readonly search: string;
  readonly state?: PaymentState | undefined;
  readonly kind?: PaymentKind | undefined;
  /** Days of the books, both included. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** Only those that an admin should look at. */
  readonly toLookAt?: 'yes' | undefined;
};

type AdminPage = PageRequest & PaymentsFilter;

/** Before and after all payments. */
const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '9999-12-30'];

/** Payments of all people, the newest first. */
export async function listPayments(deps: Finding, page: AdminPage): Promise<NamedPayment[]> {
  const { db } = deps;
  const { search, state, kind, from, until, toLookAt, before, limit } = page;
  const isDated = from !== undefined || until !== undefined;
  return db
    .select({ payment: payments, payerName: nameOf(payments.payerId) })
    .from(payments)
    .where(
      and(
        search === '' ? undefined : await meantBy(deps, search),
        state && eq(payments.state, state),
        kind && eq(payments.kind, kind),
        toLookAt && isNotNull(payments.attention),
        isDated
          ? isInDays(payments.createdAt, { from: from ?? FIRST_DAY, until: until ?? LAST_DAY })
          : undefined,
        olderThan(payments, before),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit);
}

type Finding = Pick<PaymentsDeps, 'db' | 'fulfilmentHandlers'>;

async function meantBy({ db, fulfilmentHandlers }: Finding, search: string) {
  const plain = search.toLowerCase();
  const payment = paymentIdSchema.safeParse(plain);
  const payer = userIdSchema.safeParse(plain);
  const payers = [...(await searchPeople(db, search)), ...(payer.success ? [payer.data] : [])];
  const named = await Promise.all(
    fulfilmentHandlers.map(async ({ findNamed }) => (findNamed ? findNamed(db, search) : [])),
  );
  const ids = [
    ...named.flat(),
    ...(await findByProvider(db, search)),
    ...(payment.success ? [payment.data] : []),
  ];
  const amountFen = readYuan(search);
  return or(
    eq(payments.number, search.toUpperCase()),
    ids.length > 0 ? inArray(payments.id, ids) : undefined,
    amountFen === undefined ? undefined : eq(payments.amountFen, amountFen),
    payers.length > 0 ? inArray(payments.payerId, payers) : undefined,
  );
}

/** By what a provider calls a try, its money, or what it has given back of it. */
async function findByProvider(db: Executor, name: string): Promise<PaymentId[]> {
  const [tries, refunds] = await Promise.all([
    db
      .select({ id: paymentAttempts.paymentId })
      .from(paymentAttempts)
      .where(
        or(
          eq(paymentAttempts.providerPayment, name),
          and(inArray(paymentAttempts.provider, PROVIDERS), eq(paymentAttempts.providerRef, name)),
        ),
      ),
    db
      .select({ id: paymentRefunds.paymentId })
      .from(paymentRefunds)
      .where(eq(paymentRefunds.providerRefund, name)),
  ]);
  return [...tries, ...refunds].map(({ id }) => id);
}

export async function insertAttempt(
  db: Executor,
  attempt: typeof paymentAttempts.$inferInsert,
): Promise<Attempt> {
  const [inserted] = await db.insert(paymentAttempts).values(attempt).returning();
  if (!inserted) throw new Error('a try to pay was not written');
  return inserted;
}

export async function findAttempt(db: Executor, id: string): Promise<Attempt | undefined> {
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return attempt;
}

/** The try by which money came in, by the provider's name for that money. */
export async function findAttemptOfMoney(
  db: Executor,
  providerPayment: string,
): Promise<Attempt | undefined> {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.providerPayment, providerPayment))
    .limit(1);
  return attempt;
}

export async function updateAttempt(tx: Executor, id: string, change: AttemptChange): Promise<void> {
  await tx.update(paymentAttempts).set(change).where(eq(paymentAttempts.id, id));
}

/** All that has come in for a payment, by whatever try. */
export async function sumReceived(db: Executor, paymentId: PaymentId): Promise<number> {
  return (await listAttempts(db, paymentId)).reduce((sum, { capturedFen }) => sum + capturedFen, 0);
}

/** The tries to pay a payment, the newest first. */
export async function listAttempts(db: Executor, paymentId: PaymentId): Promise<Attempt[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.paymentId, paymentId))
    .orderBy(desc(paymentAttempts.createdAt), desc(paymentAttempts.id));
}

export async function findNamedPayment(db: Executor, id: PaymentId): Promise<NamedPayment | undefined> {
  const [named] = await db
    .select({ payment: payments, payerName: nameOf(payments.payerId) })
    .from(payments)
    .where(eq(payments.id, id));
  return named;
}
