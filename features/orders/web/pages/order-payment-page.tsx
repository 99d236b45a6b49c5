// The order's own step of paying: what is due, until when, and what becomes of the money; then over to the payment.

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formatFen } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import {
  CostLines,
  CouponNote,
  DoorSum,
  DoorTotal,
  openFreightOf,
} from '../../../global-services/web/api.ts';
import { helpPath } from '../../../help/domain/index.ts';
import { BankCosts, Converted, useFenShown, useProposedFor } from '../../../settings/web/api.ts';
import { CancelTerms } from '../components/cancel-terms.tsx';
import { ItemList } from '../components/item-list.tsx';
import { NoOrder } from '../components/no-order.tsx';
import { shopsOf, Told } from '../components/told.tsx';
import { nextText } from '../order/next-text.ts';
import { awaitedOrderQuery, type OrderView, refusalText } from '../queries.ts';
import { showCountedDay, showDay, showMoment } from '../show.ts';
import { t } from '../texts.ts';

export function OrderPaymentPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get('order') ?? '';
  return id === '' ? <NoOrder title={t('payment.title')} /> : <OfOrder id={id} />;
}

function OfOrder({ id }: { readonly id: string }) {
  const query = useQuery(awaitedOrderQuery(id));
  return (
    <Page
      help={helpPath('payments')}
      title={t('payment.title')}
      {...(query.data ? { lead: t('payment.lead', { number: query.data.number }) } : {})}
    >
      <QueryPart query={query} failed={t('order.failed')} explain={refusalText} lines={8}>
        {(order) => <Due order={order} />}
      </QueryPart>
    </Page>
  );
}

function Due({ order }: { readonly order: OrderView }) {
  const { balance, stage, isLapsed, totalFen, paymentId, payableUntil, price, paidAt, paidFen } = order;
  useProposedFor(price.country);
  const openFreight = openFreightOf(order.request.items);
  const pictureOf = (at: number) => order.pictures.find(({ item }) => item === at)?.url ?? null;
  if (stage === 'awaiting_payment' && !isLapsed)
    return (
      <Card>
        <p className="font-serif text-title font-bold tabular-nums">{formatFen(totalFen)}</p>
        <Converted fen={totalFen} price={price.shown} />
        <p className="mt-1 font-medium">
          <DoorSum price={price} openFreight={openFreight} />
        </p>
        <p className="mt-2">{t('payment.held')}</p>
        <p className="mt-2 text-small text-muted">{t('payment.until', { date: showMoment(payableUntil) })}</p>
        <div className="mt-5 grid gap-4">
          <DoorTotal price={price} openFreight={openFreight} />
          <CancelTerms price={price} />
        </div>
        <Ways order={order} paymentId={paymentId} amountFen={totalFen} />
        <div className="mt-8 mb-6">
          <ItemList
            items={order.request.items}
            pictureOf={pictureOf}
            renderNote={(at) => <CouponNote item={order.request.items[at]} />}
          />
        </div>
        <CostLines
          lines={price.lines}
          totalFen={totalFen}
          tier={price.tier}
          openFreight={openFreight}
          shown={price.shown}
        >
          <Converted fen={totalFen} price={price.shown} />
        </CostLines>
        {order.estimate === null ? null : (
          <p className="mt-5 font-medium">
            {t('order.arrives', {
              from: showCountedDay(order.estimate.from, order.createdAt),
              until: showCountedDay(order.estimate.until, order.createdAt),
            })}
          </p>
        )}
      </Card>
    );
  if (balance?.state === 'open') return <BalanceDue order={order} balance={balance} />;
  const toOrder = (
    <ButtonLink look="primary" to={`/global-services/order-details?id=${order.id}`}>
      {t('payment.toOrder')}
    </ButtonLink>
  );
  // Reached again by an old tab, by Back, or by the link of a mail.
  if (paidAt !== null && stage !== 'cancelled')
    return (
      <EmptyState
        title={t('payment.paidTitle')}
        action={
          <>
            {toOrder}
            <ButtonLink to={`/payments/${paymentId}`}>{t('payment.toPayment')}</ButtonLink>
          </>
        }
      >
        {t('payment.paid', { amount: formatFen(paidFen), date: showDay(paidAt) })} {nextText(order)}
      </EmptyState>
    );
  return (
    <EmptyState title={t('payment.nothingDue')} action={toOrder}>
      {nextText(order)}
    </EmptyState>
  );
}

type BalanceDueProps = {
  readonly order: OrderView;
  readonly balance: NonNullable<OrderView['balance']>;
};

function BalanceDue({ order, balance: { id, amountFen, reason } }: BalanceDueProps) {
  const write = useFenShown(order.price.shown);
  return (
    <Card>
      <h2 className="font-bold">{t('balance.title', { amount: write(amountFen) })}</h2>
      <p className="mt-2">
        <Told text={reason} shops={shopsOf(order)} />
      </p>
      <Ways order={order} paymentId={id} amountFen={amountFen} />
    </Card>
  );
}

type WaysProps = {
  readonly order: OrderView;
  readonly paymentId: string;
  readonly amountFen: number;
};

function Ways({
  order: {
    id,
    price: { country, shown },
  },
  paymentId,
  amountFen,
}: WaysProps) {
  const write = useFenShown(shown);
  return (
    <>
      <BankCosts country={country} fen={amountFen} />
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink look="primary" to={`/payments/${paymentId}`}>
          {t('payment.goOn', { amount: write(amountFen) })}
        </ButtonLink>
        <ButtonLink to={`/global-services/order-details?id=${id}`}>{t('payment.toOrder')}</ButtonLink>
      </div>
    </>
  );
}
