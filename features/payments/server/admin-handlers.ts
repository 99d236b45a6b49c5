// The calls of admins: read payments, enter transfers, refund.

import { implement, ORPCError } from '@orpc/server';
import { readPage } from '../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { lastDays } from '../../../kit/server/parts/overview-part.ts';
import { paymentsContract } from '../contract.ts';
import type { PaymentId } from '../domain/ids.ts';
import { askAboutPayment } from './events/ask-provider.ts';
import { confirmTransfer } from './events/confirm-transfer.ts';
import { listStrayEvents } from './events/events-repo.ts';
import type { PaymentsDeps } from './payments/deps.ts';
import { exportPayments } from './payments/export-payments.ts';
import { putAside } from './payments/looked-at.ts';
import { findNamedPayment, listPayments } from './payments/payments-repo.ts';
import { listDisputes } from './refunds/disputes-repo.ts';
import { listRefunds, listRefundsOf } from './refunds/refunds-repo.ts';
import { requestRefund } from './refunds/request-refund.ts';
import { readRevenue } from './refunds/revenue.ts';
import { retryRefund, settleByHand } from './refunds/settle-by-hand.ts';
import { askAboutRefund } from './refunds/submit-refund.ts';
import {
  previewRefund,
  toAdminPayment,
  toAdminRefund,
  toAdminSummaries,
  toDispute,
  toEventView,
} from './views.ts';

type Call = { readonly context: RequestContext; readonly input: { readonly id: PaymentId } };

export function adminHandlers(deps: PaymentsDeps) {
  const os = implement(paymentsContract).$context<RequestContext>();
  const { db } = deps;
  const view = async ({ context, input }: Call) => {
    const named = await findNamedPayment(db, input.id);
    if (!named) throw new ORPCError('NOT_FOUND');
    return toAdminPayment(deps, named, context.locale);
  };
  return {
    ...listHandlers(deps),
    adminRead: os.adminRead.handler(view),
    adminAsk: os.adminAsk.handler(async (call) => {
      await askAboutPayment(deps, call.input.id);
      for (const { id, state } of await listRefundsOf(db, call.input.id)) {
        if (state === 'submitted' || state === 'unknown') await askAboutRefund(deps, id);
      }
      return view(call);
    }),
    confirmTransfer: os.confirmTransfer.handler(async ({ context, input, errors }) => {
      const confirmed = await confirmTransfer(deps, { ...input, actor: requireMember(context) });
      if (confirmed.ok) return view({ context, input });
      if (confirmed.error.code === 'payment_unknown') throw new ORPCError('NOT_FOUND');
      if (confirmed.error.code === 'receipt_conflict') throw errors.RECEIPT_CONFLICT();
      throw confirmed.error.code === 'no_transfer' ? errors.NO_TRANSFER() : errors.RECEIPT_IN_FUTURE();
    }),
    refund: os.refund.handler(async ({ context, input, errors }) => {
      const { id: paymentId, refundId: id, ...request } = input;
      const requested = await requestRefund(deps, {
        ...request,
        id,
        paymentId,
        actor: requireMember(context),
        by: 'admin',
      });
      if (requested.ok) return view({ context, input });
      const { error } = requested;
      if (error.code === 'payment_unknown') throw new ORPCError('NOT_FOUND');
      if (error.code === 'amount_too_large') throw errors.REFUND_TOO_LARGE({ data: error.data });
      if (error.code === 'refused') throw errors.REFUND_REFUSED({ data: error.data });
      throw error.code === 'refund_conflict' ? errors.REFUND_CONFLICT() : errors.MONEY_SPENT();
    }),
    previewRefund: os.previewRefund.handler(async ({ context, input: { id, amountFen, goodwill } }) => {
      const named = await findNamedPayment(db, id);
      if (!named) throw new ORPCError('NOT_FOUND');
      return previewRefund(deps, named.payment, {
        amountFen,
        isGoodwill: goodwill === 'yes',
        locale: context.locale,
      });
    }),
    lookedAt: os.lookedAt.handler(async ({ context, input, errors }) => {
      const looked = await putAside(db, { ...input, actor: requireMember(context) });
      if (looked.ok) return {};
      throw looked.error.code === 'attention_changed'
        ? errors.ATTENTION_CHANGED()
        : new ORPCError('NOT_FOUND');
    }),
    retryRefund: os.retryRefund.handler(async ({ context, input, errors }) => {
      const retried = await retryRefund(deps, { ...input, actor: requireMember(context) });
      if (retried.ok) return {};
      throw retried.error.code === 'not_possible' ? errors.REFUND_NOT_POSSIBLE() : new ORPCError('NOT_FOUND');
    }),
    settleByHand: os.settleByHand.handler(async ({ context, input, errors }) => {
      const settled = await settleByHand(deps, { ...input, actor: requireMember(context) });
      if (settled.ok) return {};
      throw settled.error.code === 'not_possible' ? errors.REFUND_NOT_POSSIBLE() : new ORPCError('NOT_FOUND');
    }),
  };
}

function listHandlers(deps: PaymentsDeps) {
  const { db } = deps;
  const os = implement(paymentsContract).$context<RequestContext>();
  return {
    adminList: os.adminList.handler(async ({ input: { search = '', cursor, ...filter }, context }) => {
      const { rows, nextCursor } = await readPage({
        cursor,
        read: (page) => listPayments(deps, { search, ...filter, ...page }),
        keyOf: ({ payment }) => payment,
      });
      return { payments: await toAdminSummaries(deps, rows, context.locale), nextCursor };
    }),
    adminExport: os.adminExport.handler(({ input: { search = '', cursor, ...filter }, context }) =>
      exportPayments(deps, {
        filter: { search, ...filter },
        cursor,
        locale: context.locale,
        actor: requireMember(context),
      }),
    ),
    adminRevenue: os.adminRevenue.handler(async ({ input }) => {
      const days = lastDays(new Date(), Number(input.days));
      return { days, rows: await readRevenue(db, { from: days[0] ?? '', until: days.at(-1) ?? '' }) };
    }),
    listRefunds: os.listRefunds.handler(async ({ input: { state, byHand, cursor } }) => {
      const { rows, nextCursor } = await readPage({
        cursor,
        read: (page) => listRefunds(db, { state, byHand, ...page }),
        keyOf: ({ refund }) => refund,
      });
      return { refunds: rows.map(toAdminRefund), nextCursor };
    }),
    listDisputes: os.listDisputes.handler(async ({ input: { state, cursor } }) => {
      const { rows, nextCursor } = await readPage({
        cursor,
        read: (page) => listDisputes(db, { state, ...page }),
        keyOf: ({ refund }) => refund,
      });
      return { disputes: rows.map(toDispute), nextCursor };
    }),
    strayEvents: os.strayEvents.handler(async ({ input: { cursor } }) => {
      const { rows, nextCursor } = await readPage({
        cursor,
        read: (page) => listStrayEvents(db, page),
        keyOf: ({ receivedAt, id }) => ({ createdAt: receivedAt, id }),
      });
      return { events: rows.map(toEventView), nextCursor };
    }),
  };
}
