// The calls of operators.

import { implement, ORPCError } from '@orpc/server';
import { readPage } from '../../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../../kit/server/http/request/context.ts';
import { operatorContract } from '../../contract/operator.ts';
import { trialContract } from '../../contract/trial.ts';
import type { OrdersDeps } from '../deps.ts';
import { answerMessages, answerWritten } from '../messages/answer-messages.ts';
import { findMessage, settleMessages } from '../messages/messages.ts';
import { translateSaid } from '../messages/translate-said.ts';
import { findOrder, type Order } from '../orders/orders-repo.ts';
import { throwChange, throwUpload } from '../refusals.ts';
import { toOperatorSummaries, viewForOperator } from '../views/operator-view.ts';
import { cancelAsOperator } from './cancel.ts';
import { decideClaim } from './decide-claim.ts';
import type { ToMind } from './failures.ts';
import { declareLost } from './lose.ts';
import { operate } from './operate.ts';
import { operateMany } from './operate-many.ts';
import { pack, previewPacking } from './pack.ts';
import { addPhoto, removePhoto } from './photos.ts';
import { countQueues, listDesk } from './queues.ts';
import { trySettings } from './try-settings.ts';

const os = implement({ ...operatorContract, ...trialContract }).$context<RequestContext>();
type Context = Pick<RequestContext, 'member' | 'locale'>;

export const operatorHandlers = (deps: OrdersDeps) => ({
  ...reading(deps),
  ...stepping(deps),
  ...deciding(deps),
  ...picturing(deps),
  ...writing(deps),
  ...trying(deps),
});

async function requireOrder({ db }: OrdersDeps, id: string): Promise<Order> {
  const order = await findOrder(db, id);
  if (!order) throw new ORPCError('NOT_FOUND');
  return order;
}

const toMindData = ({ data: { orderId, keys } }: ToMind) => ({ orderId, keys: [...keys] });

const view = (deps: OrdersDeps, order: Order, context: Context) =>
  viewForOperator(deps, order, {
    locale: context.locale,
    by: { actor: 'operator', id: requireMember(context).id },
    now: new Date(),
  });

const reading = (deps: OrdersDeps) => ({
  queues: os.queues.handler(({ context }) => countQueues(deps.db, requireMember(context).id)),
  listAll: os.listAll.handler(async ({ input: { cursor, queue, sort, as, q: search = '' }, context }) => {
    const { id: operator } = requireMember(context);
    const { rows, nextCursor } = await readPage({
      cursor,
      keyOf: ({ id, urgentAt }: Order) => ({ id, createdAt: urgentAt }),
      read: (page) => listDesk(deps, { queue, search, sort, operator, ...page }),
    });
    return {
      orders: await toOperatorSummaries(deps, rows, {
        locale: context.locale,
        now: new Date(),
        isTable: as === 'table',
      }),
      nextCursor,
    };
  }),
  translateSaid: os.translateSaid.handler(async ({ input: { id, messageId }, context, signal, errors }) => {
    const order = await requireOrder(deps, id);
    const { id: operator } = requireMember(context);
    const message = messageId === null ? undefined : await findMessage(deps, messageId);
    if (messageId !== null && message?.orderId !== order.id) throw new ORPCError('NOT_FOUND');
    const translated = await translateSaid(deps, {
      text: message?.text ?? order.requirements,
      operator,
      language: context.locale,
      signal: signal ?? context.shutdown,
    });
    if (!translated.ok) throw errors.TRANSLATION_UNAVAILABLE();
    return { text: translated.value };
  }),
  readAny: os.readAny.handler(async ({ input, context }) =>
    view(deps, await requireOrder(deps, input.id), context),
  ),
});

const stepping = (deps: OrdersDeps) => ({
  operate: os.operate.handler(async ({ input: { id, version, act }, context, errors }) => {
    const { id: operator } = requireMember(context);
    const done = await operate(deps, { orderId: id, version, act, operator });
    if (done.ok) return view(deps, done.value, context);
    if (done.error.code === 'address_invalid')
      throw errors.ADDRESS_INVALID({ data: { fields: [...done.error.data.fields] } });
    if (done.error.code === 'doubted') throw errors.DOUBTED({ data: done.error.data });
    if (done.error.code === 'to_mind') throw errors.TO_MIND({ data: toMindData(done.error) });
    if (done.error.code === 'costs_too_high') throw errors.COSTS_TOO_HIGH({ data: done.error.data });
    return throwChange(deps, done.error, errors);
  }),
  operateMany: os.operateMany.handler(async ({ input, context }) => ({
    results: await operateMany(deps, { ...input, operator: requireMember(context).id }),
  })),
  pack: os.pack.handler(async ({ input, context, errors }) => {
    const packed = await pack(deps, { ...input, operator: requireMember(context).id });
    if (!packed.ok) {
      const { error } = packed;
      if (error.code === 'to_mind') throw errors.TO_MIND({ data: toMindData(error) });
      if (error.code === 'doubted') throw errors.DOUBTED({ data: error.data });
      return throwChange(deps, error, errors);
    }
    return { orders: await Promise.all(packed.value.map((order) => view(deps, order, context))) };
  }),
  previewPacking: os.previewPacking.handler(async ({ input }) => {
    const plan = await previewPacking(deps.db, input.ids, input.parcel);
    if (!plan.ok) throw new ORPCError('NOT_FOUND');
    const { grams, billFen, doubt, shippingFen, refundFen, borneFen, orders } = plan.value;
    return {
      grams,
      billFen,
      doubt: doubt ?? null,
      shippingFen,
      refundFen,
      borneFen,
      orders: orders.map(({ id, number, realGrams, sharedFen, refundFen: back, refused }) => ({
        id,
        number,
        grams: realGrams,
        shippingFen: sharedFen,
        refundFen: back,
        refused,
      })),
    };
  }),
});

const deciding = (deps: OrdersDeps) => ({
  cancelAny: os.cancelAny.handler(async ({ input: { id, ...input }, context, errors }) => {
    const operator = requireMember(context).id;
    const cancelled = await cancelAsOperator(deps, { orderId: id, ...input, operator });
    if (cancelled.ok) return view(deps, cancelled.value, context);
    if (cancelled.error.code === 'costs_too_high') {
      throw errors.COSTS_TOO_HIGH({ data: cancelled.error.data });
    }
    return throwChange(deps, cancelled.error, errors);
  }),
  loseAny: os.loseAny.handler(async ({ input: { id, ...input }, context, errors }) => {
    const operator = requireMember(context).id;
    const lost = await declareLost(deps, { orderId: id, ...input, operator });
    return lost.ok ? view(deps, lost.value, context) : throwChange(deps, lost.error, errors);
  }),
  decideClaim: os.decideClaim.handler(async ({ input: { id, ...input }, context, errors }) => {
    const operator = requireMember(context).id;
    const decided = await decideClaim(deps, { orderId: id, ...input, operator });
    if (decided.ok) return view(deps, decided.value, context);
    const { error } = decided;
    if (error.code === 'costs_too_high') throw errors.COSTS_TOO_HIGH({ data: error.data });
    if (error.code === 'not_allowed') throw errors.NOT_ALLOWED({ data: error.data });
    throw new ORPCError('NOT_FOUND');
  }),
});

const picturing = (deps: OrdersDeps) => ({
  addPhoto: os.addPhoto.handler(async ({ input: { id, ...input }, context, errors }) => {
    const order = await requireOrder(deps, id);
    const added = await addPhoto(deps, { order, ...input, operator: requireMember(context).id });
    if (added.ok) return view(deps, added.value, context);
    const { error } = added;
    if (error.code === 'not_allowed') throw errors.NOT_ALLOWED({ data: error.data });
    if (error.code === 'changed') throw new Error('a photo names no version');
    return throwUpload(error, errors);
  }),
  removePhoto: os.removePhoto.handler(async ({ input: { id, photoId }, context, errors }) => {
    const operator = requireMember(context).id;
    const removed = await removePhoto(deps, { orderId: id, photoId, operator });
    if (removed.ok) return view(deps, removed.value, context);
    if (removed.error.code === 'not_allowed') throw errors.NOT_ALLOWED({ data: removed.error.data });
    throw new ORPCError('NOT_FOUND');
  }),
});

const writing = (deps: OrdersDeps) => ({
  listAnyMessages: os.listAnyMessages.handler(async ({ input: { id, cursor } }) =>
    answerMessages(deps, await requireOrder(deps, id), { cursor, side: 'operator' }),
  ),
  needNoAnswer: os.needNoAnswer.handler(async ({ input: { id }, context }) => {
    await settleMessages(deps, (await requireOrder(deps, id)).id, requireMember(context).id);
    return view(deps, await requireOrder(deps, id), context);
  }),
  writeToBuyer: os.writeToBuyer.handler(async ({ input: { id, ...said }, context, errors }) => {
    const { id: authorId } = requireMember(context);
    const message = { ...said, authorId, isOperator: true, locale: context.locale };
    return answerWritten(deps, await requireOrder(deps, id), { message, errors });
  }),
});

const trying = (deps: OrdersDeps) => ({
  trySettings: os.trySettings.handler(async ({ input, errors }) => {
    const tried = await trySettings(deps, input);
    if (!tried.ok) throw errors.DRAFT_INVALID({ data: { keys: [...tried.error.data.keys] } });
    return { ...tried.value, orders: [...tried.value.orders] };
  }),
});
