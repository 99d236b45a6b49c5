// The calls of payers.

import { implement, ORPCError } from '@orpc/server';
import { readPage } from '../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { paymentsContract } from '../contract.ts';
import type { PaymentId } from '../domain/ids.ts';
import { adminHandlers } from './admin-handlers.ts';
import { askAboutPayment } from './events/ask-provider.ts';
import { playTest } from './events/play-test.ts';
import { beginAttempt } from './payments/begin-attempt.ts';
import { openWays, type PaymentsDeps, providerOf } from './payments/deps.ts';
import { findAttempt, findOwnPayment, listOwnPayments } from './payments/payments-repo.ts';
import { withdrawPurchase } from './refunds/withdraw-purchase.ts';
import { toPaymentView, toSummaries } from './views.ts';

const PAGE = 20;

type Call = { readonly context: RequestContext; readonly input: { readonly id: PaymentId } };

export function paymentsHandlers(deps: PaymentsDeps) {
  const os = implement(paymentsContract).$context<RequestContext>();
  const readOwn = async ({ context, input }: Call) => {
    const payment = await findOwnPayment(deps.db, input.id, requireMember(context).id);
    if (!payment) throw new ORPCError('NOT_FOUND');
    return payment;
  };
  const viewOwn = async (call: Call) => toPaymentView(deps, await readOwn(call), call.context.locale);
  return os.router({
    ...adminHandlers(deps),
    list: os.list.handler(async ({ context, input: { cursor } }) => {
      const payerId = requireMember(context).id;
      const { rows, nextCursor } = await readPage({
        cursor,
        size: PAGE,
        read: (page) => listOwnPayments(deps.db, { payerId, ...page }),
      });
      return {
        payments: await toSummaries(deps, rows, context.locale),
        nextCursor,
      };
    }),
    ways: os.ways.handler(async () => ({ ways: await openWays(deps, deps.db) })),
    read: os.read.handler(viewOwn),
    begin: os.begin.handler(async ({ context, input, errors }) => {
      const payerId = requireMember(context).id;
      const { id: paymentId, ...way } = input;
      await deps.onBeginning(payerId, context);
      const begun = await beginAttempt(deps, { paymentId, payerId, ...way, locale: context.locale });
      if (begun.ok) return viewOwn({ context, input });
      if (begun.error.code === 'payment_unknown') throw new ORPCError('NOT_FOUND');
      if (begun.error.code === 'paid_alike') throw errors.PAID_ALIKE();
      if (begun.error.code === 'too_young') throw errors.TOO_YOUNG();
      if (begun.error.code === 'age_unknown') throw errors.AGE_UNKNOWN();
      throw begun.error.code === 'not_payable' ? errors.NOT_PAYABLE() : errors.PROVIDER_CLOSED();
    }),
    withdraw: os.withdraw.handler(async ({ context, input, errors }) => {
      const payment = await readOwn({ context, input });
      const withdrawn = await withdrawPurchase(deps, payment, {
        id: input.refundId,
        payer: requireMember(context),
      });
      if (withdrawn.ok) return viewOwn({ context, input });
      throw withdrawn.error.code === 'refund_conflict' ? errors.REFUND_CONFLICT() : errors.NOT_REFUNDABLE();
    }),
    ask: os.ask.handler(async ({ context, input }) => {
      await askAboutPayment(deps, (await readOwn({ context, input })).id);
      return viewOwn({ context, input });
    }),
    playTest: os.playTest.handler(async ({ context, input, errors }) => {
      const payment = await readOwn({ context, input });
      if (!providerOf(deps, 'test')) throw errors.PROVIDER_CLOSED();
      // They may have said it since they began.
      if ((await deps.ageOf(deps.db, payment.payerId)) === 'younger') throw errors.TOO_YOUNG();
      const attempt = payment.latestAttempt && (await findAttempt(deps.db, payment.latestAttempt));
      if (!attempt || attempt.provider !== 'test' || attempt.state !== 'open') throw errors.NOT_PAYABLE();
      await playTest(deps, payment, attempt, input.play);
      return viewOwn({ context, input });
    }),
  });
}
