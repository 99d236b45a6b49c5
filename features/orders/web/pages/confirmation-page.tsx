// After paying: whether the money has arrived, the number, when it is expected, and what comes next.

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { CopyField } from '../../../../kit/web/ui/fields/copy-field.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { NoOrder } from '../components/no-order.tsx';
import { nextText } from '../order/next-text.ts';
import { StageLine } from '../order/stage-line.tsx';
import { awaitedOrderQuery, type OrderView, refusalText } from '../queries.ts';
import { showDay } from '../show.ts';
import { t } from '../texts.ts';

export function ConfirmationPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get('order') ?? '';
  return id === '' ? <NoOrder title={t('confirmation.paidTitle')} /> : <OfOrder id={id} />;
}

function OfOrder({ id }: { readonly id: string }) {
  const query = useQuery(awaitedOrderQuery(id));
  const isPaid = query.data?.paidAt !== null;
  return (
    <Page title={t(isPaid ? 'confirmation.paidTitle' : 'confirmation.waitingTitle')}>
      <QueryPart query={query} failed={t('order.failed')} explain={refusalText} lines={8}>
        {(order) => <Confirmation order={order} />}
      </QueryPart>
    </Page>
  );
}

function Confirmation({ order }: { readonly order: OrderView }) {
  const { id, number, stage, paidAt, price } = order;
  const expected = order.arrival ?? price.delivery;
  return (
    <div className="grid gap-8">
      {order.isLapsed ? (
        <Notice
          tone="retry"
          action={
            <ButtonLink to={`/global-services/order-details?id=${id}`}>{t('payment.toOrder')}</ButtonLink>
          }
        >
          {t('lapsed.next')}
        </Notice>
      ) : paidAt === null ? (
        <Notice
          tone="retry"
          action={<ButtonLink to={`/global-services/payment?order=${id}`}>{t('payment.title')}</ButtonLink>}
        >
          {t('confirmation.waiting')}
        </Notice>
      ) : (
        <Notice tone="good">{t('confirmation.paid')}</Notice>
      )}
      <CopyField label={t('confirmation.number')} value={number} />
      <dl>
        <dt className="text-caption text-muted">{t('confirmation.arrives')}</dt>
        <dd className="text-lead">
          {showDay(expected.from)} – {showDay(expected.until)}
        </dd>
      </dl>
      <StageLine stage={stage} />
      <Section title={t('confirmation.next')}>
        <p>{nextText(order)}</p>
      </Section>
      <div className="flex flex-wrap gap-3">
        <ButtonLink look="primary" to={`/global-services/order-details?id=${id}`}>
          {t('payment.toOrder')}
        </ButtonLink>
        <ButtonLink to="/global-services">{t('confirmation.more')}</ButtonLink>
      </div>
    </div>
  );
}
