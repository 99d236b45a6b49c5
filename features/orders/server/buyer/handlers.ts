// The calls of buyers.

import { implement, ORPCError } from '@orpc/server';
import type { Owned } from '../../../../kit/server/db/owned.ts';
import { readPage } from '../../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../../kit/server/http/request/context.ts';
import { buyerContract } from '../../contract/buyer.ts';
import { lessonContract } from '../../contract/lesson.ts';
import { statusOf } from '../../domain/index.ts';
import { listAddresses, removeAddress } from '../addresses/addresses.ts';
import type { OrdersDeps } from '../deps.ts';
import { learnLesson, readLesson } from '../lesson/order-lesson.ts';
import { answerMessages, answerWritten } from '../messages/answer-messages.ts';
import { readDeskLanguages } from '../messages/desk-languages.ts';
import { createOrder } from '../orders/create-order.ts';
import { readKinds } from '../orders/kinds.ts';
import { findOwnOrder, listOwnOrders, type Order, paidBesidesOf } from '../orders/orders-repo.ts';
import { throwChange, throwUpload } from '../refusals.ts';
import { viewOrder } from '../views/order-view.ts';
import { paymentStatusOf, toSummary } from '../views/summary-view.ts';
import { actAsBuyer } from './act.ts';
import { openClaim } from './claim.ts';
import { foundBy } from './search-own.ts';

const PAGE = 20;
const os = implement({ ...buyerContract, ...lessonContract }).$context<RequestContext>();
type Context = Pick<RequestContext, 'member' | 'locale'>;

export function buyerHandlers(deps: OrdersDeps) {
  return { ...makingAndReading(deps), ...deciding(deps), ...writing(deps), ...learning(deps) };
}

async function requireOwn({ db }: OrdersDeps, id: string, context: Context): Promise<Owned<Order>> {
  const order = await findOwnOrder(db, id, requireMember(context).id);
  if (!order) throw new ORPCError('NOT_FOUND');
  return order;
}

const view = (deps: OrdersDeps, order: Order, context: Context) =>
  viewOrder(deps, order, {
    locale: context.locale,
    by: { actor: 'buyer', id: requireMember(context).id },
    now: new Date(),
  });

const makingAndReading = (deps: OrdersDeps) => ({
  create: os.create.handler(async ({ input, context, errors }) => {
    const made = await createOrder(deps, { ...input, userId: requireMember(context).id });
    if (made.ok) return view(deps, made.value, context);
    const { error } = made;
    switch (error.code) {
      case 'address_invalid':
        throw errors.ADDRESS_INVALID({ data: { fields: [...error.data.fields] } });
      case 'ordered_already':
        throw errors.ORDERED_ALREADY({ data: error.data });
      case 'quote_unknown':
        throw new ORPCError('NOT_FOUND');
      case 'quote_expired':
        throw errors.QUOTE_EXPIRED();
      case 'quote_refused':
        throw errors.QUOTE_REFUSED();
      case 'email_unverified':
        throw errors.EMAIL_UNVERIFIED();
      case 'age_unknown':
        throw errors.AGE_UNKNOWN();
      case 'too_young':
        throw errors.TOO_YOUNG();
      case 'order_taken':
        throw errors.ORDER_TAKEN();
    }
  }),
  list: os.list.handler(async ({ input: { cursor, status, q = '' }, context }) => {
    const found = await foundBy(deps.db, q);
    const { rows, nextCursor } = await pageOf(deps, context, { cursor, status, found });
    const now = new Date();
    const kindOf = await readKinds(deps.db, context.locale, now);
    return {
      orders: rows.map((order) => ({ ...toSummary(deps, order, now), kind: kindOf(order) })),
      nextCursor,
    };
  }),
  userOrders: os.userOrders.handler(async ({ input: { cursor }, context }) => {
    const { rows, nextCursor } = await pageOf(deps, context, { cursor, status: undefined });
    const besides = await paidBesidesOf(
      deps.db,
      rows.map(({ id }) => id),
    );
    return {
      success: true as const,
      data: rows.map((order) => ({
        id: order.number,
        product: order.product,
        status: statusOf(order.stage),
        createTime: order.createdAt.toISOString(),
        totalPrice: order.totalFen / 100,
        paymentStatus: paymentStatusOf(order, besides.get(order.id) ?? 0),
      })),
      nextCursor,
    };
  }),
  read: os.read.handler(async ({ input, context }) =>
    view(deps, await requireOwn(deps, input.id, context), context),
  ),
  listAddresses: os.listAddresses.handler(async ({ context }) => ({
    addresses: await listAddresses(deps.db, deps, requireMember(context).id),
    desk: await readDeskLanguages(deps.db),
  })),
  removeAddress: os.removeAddress.handler(async ({ input: { id }, context }) => {
    await removeAddress(deps.db, { userId: requireMember(context).id, id });
    return {};
  }),
});

type OwnFilter = Pick<Parameters<typeof listOwnOrders>[1], 'status' | 'found'> & {
  readonly cursor: string | undefined;
};

const pageOf = ({ db }: OrdersDeps, context: Context, { cursor, ...filter }: OwnFilter) =>
  readPage({
    cursor,
    size: PAGE,
    read: (page) => listOwnOrders(db, { userId: requireMember(context).id, ...filter, ...page }),
  });

const deciding = (deps: OrdersDeps) => ({
  act: os.act.handler(async ({ input: { id, version, act }, context, errors }) => {
    const order = await requireOwn(deps, id, context);
    const acted = await actAsBuyer(deps, { order, version, act, buyer: requireMember(context).id });
    if (acted.ok) return view(deps, acted.value, context);
    const { error } = acted;
    if (error.code === 'refund_changed') throw errors.REFUND_CHANGED({ data: error.data });
    if (error.code === 'address_invalid') {
      throw errors.ADDRESS_INVALID({ data: { fields: [...error.data.fields] } });
    }
    return throwChange(deps, error, errors, 'buyer');
  }),
  openClaim: os.openClaim.handler(async ({ input: { id, ...claim }, context, errors }) => {
    const order = await requireOwn(deps, id, context);
    const opened = await openClaim(deps, { order, buyer: requireMember(context).id, claim });
    if (opened.ok) return view(deps, opened.value, context);
    const { error } = opened;
    if (error.code === 'not_allowed') throw errors.NOT_ALLOWED({ data: error.data });
    if (error.code === 'changed') throw new Error('a claim names no version');
    return throwUpload(error, errors);
  }),
});

const writing = (deps: OrdersDeps) => ({
  listMessages: os.listMessages.handler(async ({ input: { id, cursor }, context }) =>
    answerMessages(deps, await requireOwn(deps, id, context), { cursor, side: 'buyer' }),
  ),
  write: os.write.handler(async ({ input: { id, ...said }, context, errors }) => {
    const { id: authorId } = requireMember(context);
    const message = { ...said, authorId, isOperator: false, answers: false, locale: context.locale };
    return answerWritten(deps, await requireOwn(deps, id, context), { message, errors });
  }),
});

const learning = (deps: OrdersDeps) => ({
  readLesson: os.readLesson.handler(async ({ input, context }) =>
    readLesson(deps, await requireOwn(deps, input.id, context), {
      buyer: requireMember(context).id,
      locale: context.locale,
    }),
  ),
  learnLesson: os.learnLesson.handler(async ({ input, context }) =>
    learnLesson(deps, await requireOwn(deps, input.id, context), {
      buyer: requireMember(context).id,
      locale: context.locale,
    }),
  ),
});
