// How a payment stands, told so that nobody is left wondering whether something was charged.

import type { ReactNode } from 'react';
import { formatFen } from '../../../../../kit/web/i18n.ts';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import type { PaymentView } from '../../queries.ts';
import { showMoment } from '../../show.ts';
import { t } from '../../texts.ts';

type PaymentMessageProps = {
  readonly payment: PaymentView;
  /** How the browser says it came back; never believed about the money. */
  readonly returned: string | undefined;
  /** What can be done about it now. */
  readonly actions: ReactNode;
};

export function PaymentMessage({ payment, returned, actions }: PaymentMessageProps) {
  const { state } = payment;
  if (state === 'processing') return <Processing payment={payment} returned={returned} actions={actions} />;
  if (state === 'unknown') {
    return (
      <Notice tone="retry" title={t('told.unknownTitle')} action={actions}>
        {t('told.unknown')}
      </Notice>
    );
  }
  if (state === 'failed') {
    return (
      <Notice tone="wrong" title={t('told.failedTitle')}>
        {whyFailed(payment.failure)}
      </Notice>
    );
  }
  if (state === 'expired') {
    return (
      <Notice tone="retry" title={t('told.expiredTitle')}>
        {t('told.expired')}
      </Notice>
    );
  }
  if (state === 'created') return null;
  return (
    <>
      <Settled payment={payment} />
      <Surplus payment={payment} />
    </>
  );
}

function Processing({ payment: { attempt, amountFen }, returned, actions }: PaymentMessageProps) {
  const received = attempt?.receivedFen ?? 0;
  if (received > 0 && received < amountFen) {
    return (
      <Notice tone="retry" title={t('told.lessTitle', { amount: formatFen(received) })} action={actions}>
        {t('told.less')}
      </Notice>
    );
  }
  const left = returned === 'left' ? t('told.backLeft') : t('told.processing');
  return (
    <Notice tone="info" title={t('told.processingTitle')} action={actions}>
      {returned === 'paid' ? t('told.backPaid') : left}
    </Notice>
  );
}

function Settled({ payment }: { readonly payment: PaymentView }) {
  const { state, kind, outcome, settledAt, refundedFen, amountFen } = payment;
  if (outcome === 'unfulfillable' || outcome === 'duplicate') {
    return (
      <Notice tone="info" title={t(state === 'refunded' ? 'told.refundedTitle' : 'told.succeededTitle')}>
        {t(outcome === 'duplicate' ? 'told.duplicate' : 'told.unfulfillable')}
      </Notice>
    );
  }
  if (state === 'refunded') {
    return (
      <Notice tone="info" title={t('told.refundedTitle')}>
        {t('told.refunded')}
      </Notice>
    );
  }
  if (state === 'partially_refunded') {
    return (
      <Notice tone="info" title={t('told.partlyTitle', { amount: formatFen(refundedFen) })}>
        {t('told.partly', { rest: formatFen(amountFen - refundedFen) })} {t('told.refunded')}
      </Notice>
    );
  }
  return (
    <Notice tone="good" title={t('told.succeededTitle')}>
      {t(succeededKey(kind), { date: settledAt === null ? '' : showMoment(settledAt) })}
    </Notice>
  );
}

/** An order is begun when it is paid; only what is bought outright is the payer's at once. */
function succeededKey(kind: PaymentView['kind']) {
  if (kind === 'order') return 'told.orderPaid';
  return kind === 'order_balance' ? 'told.balancePaid' : 'told.succeeded';
}

/** More was paid than was due: how much, and what becomes of it. */
function Surplus({ payment: { surplusFen } }: { readonly payment: PaymentView }) {
  if (surplusFen === 0) return null;
  return (
    <Notice tone="info" title={t('told.surplusTitle', { amount: formatFen(surplusFen) })}>
      {t('told.surplus')}
    </Notice>
  );
}

function whyFailed(failure: string | null): string {
  if (failure === 'session_expired') return t('told.sessionExpired');
  return failure === 'provider_refused' || failure === 'provider_busy'
    ? t('told.providerRefused')
    : t('told.declined');
}
