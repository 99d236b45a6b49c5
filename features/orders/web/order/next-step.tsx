// What happens next with an order, and, where it waits for its buyer, the one thing to do.

import { type ReactNode, useEffect, useRef } from 'react';
import { t as common, formatFen } from '../../../../kit/web/i18n.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { Converted } from '../../../settings/web/api.ts';
import { shopsOf, Told } from '../components/told.tsx';
import { type OrderView, refusalText } from '../queries.ts';
import { showMoment, showNumbers } from '../show.ts';
import { stageName } from '../stage-name.ts';
import { t } from '../texts.ts';
import { ConfirmReceipt } from './actions/confirm-receipt.tsx';
import { OrderAgain } from './actions/order-again.tsx';
import { PhotoDecision, ReopenPhotos } from './actions/photo-decision.tsx';
import { useAct, useSendAct } from './actions/use-act.ts';
import { nextText } from './next-text.ts';

type OrderProps = { readonly order: OrderView };

export function NextStep({ order }: OrderProps) {
  const { stage, waitsFor, photoDecision } = order;
  const isDecided = stage === 'in_warehouse' && photoDecision !== null;
  const heading = useFocusAfterStep(
    `${stage} ${waitsFor} ${photoDecision?.decision} ${order.cancelAsked?.at}`,
  );
  const isClaimed = order.claims.some(({ state }) => state === 'open');
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="font-serif text-lead font-bold">
        {stageName(order)}
      </h2>
      <p className="mt-1">
        {isDecided ? decidedText(photoDecision) : isClaimed ? t('next.claimed') : nextText(order)}
      </p>
      {stage === 'cancelled' && order.isPaid ? (
        <>
          {order.refundedFen > 0 ? <Converted fen={order.refundedFen} /> : null}
          <p className="mt-4">
            <ButtonLink to={`/payments/${order.paymentId}`}>{t('order.toPayment')}</ButtonLink>
          </p>
        </>
      ) : null}
      <WholeParcel order={order} />
      {waitsFor === null ? null : <div className="mt-5">{STEPS[waitsFor]({ order })}</div>}
      <ReopenPhotos order={order} />
      <OrderAgain order={order} />
    </Card>
  );
}

/** What the buyer does now is done for all that came in the same parcel. */
function WholeParcel({ order: { waitsFor, parcel } }: OrderProps) {
  const isOfParcel = waitsFor === 'confirm_receipt' || waitsFor === 'return_choice';
  if (!isOfParcel || parcel === null || parcel.others.length === 0) return null;
  return <p className="mt-3">{t('arrive.wholeParcel', { numbers: showNumbers(parcel.others) })}</p>;
}

/** What silence has decided is not said to be the buyer's word. */
function decidedText({ decision, isByClock }: NonNullable<OrderView['photoDecision']>): string {
  return isByClock && decision !== 'exchange'
    ? t(`decide.byClock.${decision}`)
    : t(`decide.decided.${decision}`);
}

/** What was pressed is gone once a step is done: who works by keyboard or hears the page goes on at what comes next. */
function useFocusAfterStep(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return undefined;
    before.current = step;
    // Dialogs close first, and give the focus back to what may be gone.
    const timer = setTimeout(() => {
      if (document.activeElement === null || document.activeElement === document.body)
        heading.current?.focus();
    }, 0);
    return () => clearTimeout(timer);
  }, [step]);
  return heading;
}

const STEPS: Readonly<Record<NonNullable<OrderView['waitsFor']>, (props: OrderProps) => ReactNode>> = {
  payment: ({ order }) => <Pay order={order} />,
  answer: ({ order }) => <Answer order={order} />,
  photo_decision: ({ order }) => <PhotoDecision order={order} />,
  balance: ({ order }) => <PayBalance order={order} />,
  return_choice: ({ order }) => <ReturnChoice order={order} />,
  confirm_receipt: ({ order }) => <ConfirmReceipt order={order} />,
};

function Pay({ order: { id, totalFen, payableUntil, price } }: OrderProps) {
  return (
    <>
      <ButtonLink look="primary" to={`/global-services/payment?order=${id}`}>
        {t('payment.look', { amount: formatFen(totalFen) })}
      </ButtonLink>
      <p className="mt-2 empty:hidden">
        <Converted fen={totalFen} price={price.shown} />
      </p>
      <p className="mt-3 text-small text-muted">{t('payment.until', { date: showMoment(payableUntil) })}</p>
    </>
  );
}

function PayBalance({ order }: OrderProps) {
  const { balance, stage } = order;
  if (balance === null) return null;
  if (stage === 'awaiting_price') return <AgreeToPrice order={order} balance={balance} />;
  return (
    <>
      <p className="mb-4 border-s-2 border-retry ps-4">
        <Told text={balance.reason} shops={shopsOf(order)} />
      </p>
      <ButtonLink look="primary" to={`/payments/${balance.id}`}>
        {t('balance.pay', { amount: formatFen(balance.amountFen) })}
      </ButtonLink>
      <p className="mt-2 empty:hidden">
        <Converted fen={balance.amountFen} price={order.price.shown} />
      </p>
    </>
  );
}

type AgreeProps = OrderProps & { readonly balance: NonNullable<OrderView['balance']> };

/** Nothing has been bought: yes is to pay the difference, no gives everything back. */
function AgreeToPrice({ order, balance: { id, amountFen, reason, payableUntil } }: AgreeProps) {
  const act = useAct(order);
  const { refundFen } = order.cancellation;
  return (
    <>
      <p className="mb-4 border-s-2 border-retry ps-4">
        <Told text={reason} shops={shopsOf(order)} />
      </p>
      <div className="flex flex-wrap gap-3">
        <div className="grid content-start gap-1">
          <ButtonLink look="primary" to={`/payments/${id}`}>
            {t('balance.agree', { amount: formatFen(amountFen) })}
          </ButtonLink>
          <Converted fen={amountFen} />
        </div>
        <div className="grid content-start gap-1">
          <Button
            busy={act.isPending}
            onClick={() =>
              act.mutate({
                act: { action: 'cancel', refundFen, reason: t('balance.refused') },
                done: t('cancel.done'),
              })
            }
          >
            {t('balance.refuse', { amount: formatFen(refundFen) })}
          </Button>
          <Converted fen={refundFen} />
        </div>
      </div>
      {payableUntil === null ? null : (
        <p className="mt-3 text-small text-muted">{t('balance.until', { date: showMoment(payableUntil) })}</p>
      )}
    </>
  );
}

/** What the operator asks, and the answer, after which they go on. */
function Answer({ order }: OrderProps) {
  const send = useSendAct(order);
  const form = useForm({
    initial: { text: '' },
    check: ({ text }) => (text.trim() === '' ? { fields: { text: common('field.missing') } } : undefined),
    send: ({ text }) => send({ act: { action: 'answer', text }, done: t('messages.answered') }),
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormMessage form={form} />
      <p className="border-s-2 border-retry ps-4">
        <Told text={order.question} shops={shopsOf(order)} />
      </p>
      <TextArea {...form.field('text')} label={t('messages.yourAnswer')} rows={3} maxLength={2000} />
      <div>
        <Button type="submit" look="primary" busy={form.busy}>
          {t('messages.answer')}
        </Button>
      </div>
    </form>
  );
}

function ReturnChoice({ order }: OrderProps) {
  const act = useAct(order);
  const choose = (choice: 'resend' | 'refund') =>
    act.mutate({ act: { action: 'choose_return', choice }, done: t(`arrive.chosen.${choice}`) });
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="primary" busy={act.isPending} onClick={() => choose('resend')}>
        {t('arrive.resend')}
      </Button>
      <Button look="danger" busy={act.isPending} onClick={() => choose('refund')}>
        {t('arrive.refund')}
      </Button>
    </div>
  );
}
