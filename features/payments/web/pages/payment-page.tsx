// One payment: what it is for, how much, how it stands, and what can be done. It can be left and found again.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { formatFen } from '../../../../kit/web/i18n.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { refreshSession, useIsYounger } from '../../../account/web/api.ts';
import { helpPath } from '../../../help/domain/index.ts';
import { AskGrownUp } from '../../../privacy/web/api.ts';
import { BankCosts, Converted, CurrencyChoice, RateOf } from '../../../settings/web/api.ts';
import { refreshToday } from '../../../study-time/web/api.ts';
import { orderOf } from '../../domain/kinds.ts';
import { isSettled } from '../../domain/states.ts';
import { PaidAlike } from '../components/payer/paid-alike.tsx';
import { PaymentMessage } from '../components/payer/payment-message.tsx';
import { RefundList } from '../components/payer/refund-list.tsx';
import { TransferDetails } from '../components/payer/transfer-details.tsx';
import { Ways } from '../components/payer/ways.tsx';
import { Withdrawal } from '../components/payer/withdrawal.tsx';
import { StateBadge } from '../components/state-badge.tsx';
import { type PaymentView, paymentQuery, paymentsApi, refusalText } from '../queries.ts';
import { showMoment } from '../show.ts';
import { t } from '../texts.ts';

export function PaymentPage() {
  const { id = '' } = useParams();
  const query = useQuery(paymentQuery(id));
  const payment = query.data;
  useNewBelongings(payment?.state);
  return (
    <Page
      help={helpPath('payments')}
      title={payment?.title ?? t('page.title')}
      {...(payment ? { lead: t('page.number', { number: payment.number }) } : {})}
    >
      <QueryPart query={query} failed={t('page.failed')} explain={refusalText} lines={8}>
        {(found) => <Payment payment={found} />}
      </QueryPart>
      <nav className="mt-10 flex flex-wrap gap-3" aria-label={t('list.title')}>
        {payment && isSettled(payment.state) ? (
          <ButtonLink to={`/payments/${id}/receipt`}>{t('page.receipt')}</ButtonLink>
        ) : null}
        {payment && !isSettled(payment.state) && orderOf(payment) !== undefined ? (
          <ButtonLink to={`/global-services/order-details?id=${orderOf(payment)}`}>
            {t('page.toOrder')}
          </ButtonLink>
        ) : null}
        {payment === undefined ||
        orderOf(payment) !== undefined ||
        (payment.kind === 'booster' && payment.state === 'succeeded') ? null : (
          <ButtonLink to="/profile/membership">{t('page.toMembership')}</ButtonLink>
        )}
        <ButtonLink to="/payments">{t('page.all')}</ButtonLink>
      </nav>
    </Page>
  );
}

/** What was paid for, or given back, is in the header at once: the minutes of today, and whether VIP runs. */
function useNewBelongings(state: PaymentView['state'] | undefined): void {
  const booked = state !== undefined && isSettled(state) ? state : null;
  useEffect(() => {
    if (booked === null) return;
    void refreshToday();
    void refreshSession().catch(() => undefined); // What was known stays; the next page asks again.
  }, [booked]);
}

function Payment({ payment }: { readonly payment: PaymentView }) {
  const [parameters] = useSearchParams();
  const message = useFocusOnRefusal(payment);
  // What was paid before they said so can be looked at.
  if (useIsYounger() && !isSettled(payment.state)) return <AskGrownUp />;
  return (
    <div className="grid gap-8">
      {/* How it stands before anything else: below the amount nobody on a phone would see it. */}
      <div ref={message} tabIndex={-1} className="grid scroll-mt-20 gap-4 empty:hidden">
        <PaymentMessage
          payment={payment}
          returned={parameters.get('returned') ?? undefined}
          actions={<GoingOn payment={payment} />}
        />
      </div>
      <Amount payment={payment} />
      <PaidAlike payment={payment} />
      <WayOn payment={payment} />
      <TransferDetails payment={payment} />
      {mayChoose(payment) ? <Ways payment={payment} /> : null}
      <RefundList refunds={payment.refunds} />
      <Withdrawal payment={payment} />
    </div>
  );
}

/** Whoever comes back from the provider, or has waited here, is told at once that it was refused. */
function useFocusOnRefusal({ state }: PaymentView) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state !== 'failed') return undefined;
    // The page itself is focused first, when it is gone to.
    const timer = setTimeout(() => message.current?.focus(), 0);
    return () => clearTimeout(timer);
  }, [state]);
  return message;
}

/** To what was paid for, before anything else that can be done with a payment. */
function WayOn({ payment: { kind, state, reference } }: { readonly payment: PaymentView }) {
  const orderId = orderOf({ kind, reference });
  if (orderId !== undefined && isSettled(state))
    return (
      <p>
        <ButtonLink look="primary" to={`/global-services/order-details?id=${orderId}`}>
          {t('page.toOrder')}
        </ButtonLink>
      </p>
    );
  if (state !== 'succeeded') return null;
  const isPack = kind === 'booster';
  return (
    <p>
      <ButtonLink look="primary" to={isPack ? '/profile/membership' : '/study'}>
        {t(isPack ? 'page.usePack' : 'page.goOn')}
      </ButtonLink>
    </p>
  );
}

/** While a try goes on, only another way is a choice; where a part has come in already, not even that. */
function mayChoose({ state, ways, attempt }: PaymentView): boolean {
  if (state === 'created' || state === 'failed') return true;
  return state === 'processing' && attempt?.receivedFen === 0 && ways.some((way) => way !== attempt.provider);
}

/** By the words above the amount, or by the message below it. */
const IS_SAID: ReadonlySet<PaymentView['state']> = new Set(['created', 'failed', 'succeeded']);

function Amount({ payment }: { readonly payment: PaymentView }) {
  const { amountFen, state, expiresAt, shown } = payment;
  const isPaid = isSettled(state);
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-6">
        <div className="max-w-prose grow basis-64">
          <p className="flex items-center gap-3 text-muted">
            {isPaid ? t('page.paidAmount') : t('page.amount')}
            {/* “Paid” beside “paid” says it twice, and what failed is told below. */}
            {IS_SAID.has(state) ? null : <StateBadge state={state} />}
          </p>
          <p className="mt-1 font-serif text-title font-bold tabular-nums">{formatFen(amountFen)}</p>
          <Converted fen={amountFen} price={shown} />
          {isPaid ? null : (
            <>
              <RateOf fen={amountFen} price={shown} />
              <p className="mt-2 text-small text-muted">{t('page.charged')}</p>
              <BankCosts fen={amountFen} />
            </>
          )}
          {isPaid || state === 'expired' ? null : (
            <p className="mt-2 text-small text-muted">{t('page.until', { date: showMoment(expiresAt) })}</p>
          )}
        </div>
        <div className="w-full tablet:w-72">
          <CurrencyChoice />
        </div>
      </div>
    </Card>
  );
}

/** While something is awaited: on to the provider's page, or a question to the provider. */
function GoingOn({ payment: { id, state, attempt } }: { readonly payment: PaymentView }) {
  const queries = useQueryClient();
  const asking = useMutation({
    mutationFn: () => paymentsApi.ask({ id }),
    onSuccess: (payment) => queries.setQueryData(paymentQuery(id).queryKey, payment),
    onError: (error) => notify('wrong', refusalText(error)),
  });
  const url = state === 'processing' ? attempt?.url : null;
  return (
    <>
      {url ? <ToProvider url={url} /> : null}
      <Button busy={asking.isPending} onClick={() => asking.mutate()}>
        {t('told.ask')}
      </Button>
    </>
  );
}

function ToProvider({ url }: { readonly url: string }) {
  if (url.startsWith('/')) {
    return (
      <ButtonLink to={url} look="primary">
        {t('told.toProvider')}
      </ButtonLink>
    );
  }
  return (
    <Button look="primary" onClick={() => location.assign(url)}>
      {t('told.toProvider')}
    </Button>
  );
}
