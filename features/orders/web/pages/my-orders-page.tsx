// My orders: what waits for me first in sight, found by words or status; and what was picked and not ordered yet.

import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatFen } from '../../../../kit/web/i18n.ts';
import { useAddressFilter } from '../../../../kit/web/routing/use-address-filter.ts';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { SearchField } from '../../../../kit/web/ui/fields/search-field.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { BasketWaiting, NameGloss } from '../../../global-services/web/api.ts';
import { helpPath } from '../../../help/domain/index.ts';
import { Converted } from '../../../settings/web/api.ts';
import { STATUS_FILTERS } from '../../domain/stages/stages.ts';
import { Thumbnail } from '../components/thumbnail.tsx';
import { myOrdersQuery, type OrderSummary, type OrdersFilter } from '../queries.ts';
import { showDay } from '../show.ts';
import { stageName } from '../stage-name.ts';
import { t } from '../texts.ts';
import { useOrderNews } from '../use-order-news.ts';

export function MyOrdersPage() {
  useOrderNews('buyer');
  const { search, typed, setTyped, read, change } = useAddressFilter();
  const status = STATUS_FILTERS.find((known) => known === read('status'));
  return (
    <Page
      help={helpPath('buying')}
      title={t('orders.title')}
      lead={t('orders.lead')}
      actions={<ButtonLink to="/global-services">{t('orders.new')}</ButtonLink>}
    >
      <div className="mb-6 empty:hidden">
        <BasketWaiting />
      </div>
      <search className="mb-6 grid items-start gap-4 tablet:grid-cols-2">
        <SearchField
          label={t('orders.search')}
          hint={t('orders.searchHint')}
          value={typed}
          onChange={setTyped}
        />
        <Select
          label={t('orders.status')}
          options={[
            { value: '', label: t('orders.anyStatus') },
            ...STATUS_FILTERS.map((value) => ({ value, label: t(`statuses.${value}`) })),
          ]}
          value={status ?? ''}
          onChange={(chosen) => change({ status: chosen })}
        />
      </search>
      <Orders filter={{ search, status }} onClear={() => change({ search: '', status: '' })} />
    </Page>
  );
}

type OrdersProps = { readonly filter: OrdersFilter; readonly onClear: () => void };

function Orders({ filter, onClear }: OrdersProps) {
  const query = useInfiniteQuery(myOrdersQuery(filter));
  const isFiltered = filter.search !== '' || filter.status !== undefined;
  return (
    <ListPart
      query={query}
      itemsOf={(page) => page.orders}
      failed={t('orders.failed')}
      empty={
        <EmptyState
          title={isFiltered ? t('orders.noneTitle') : t('orders.emptyTitle')}
          action={
            isFiltered ? (
              <Button onClick={onClear}>{t('orders.clear')}</Button>
            ) : (
              <ButtonLink look="primary" to="/global-services">
                {t('orders.new')}
              </ButtonLink>
            )
          }
        >
          {isFiltered ? t('orders.none') : t('orders.empty')}
        </EmptyState>
      }
    >
      {(orders) => (
        <ul className="border-b border-line">
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      )}
    </ListPart>
  );
}

type OrderRowProps = { readonly order: OrderSummary };

function OrderRow({ order }: OrderRowProps) {
  const { id, number, product, things, pictureUrl, pictureBox, waitsFor, createdAt } = order;
  return (
    <li className="border-t border-line">
      <Link
        to={`/global-services/order-details?id=${id}`}
        className="flex items-center gap-4 py-3 transition-colors hover:text-active"
      >
        <Thumbnail url={pictureUrl} box={pictureBox} />
        <span className="min-w-0 grow">
          <span className="block font-medium">
            <MixedText text={product} />
            {things > 1 ? ` ${t('orders.others', { count: things - 1 })}` : null}
          </span>
          <NameGloss name={product} />
          <span className="block text-small text-muted">
            <span className="whitespace-nowrap">{number}</span> ·{' '}
            <span className="whitespace-nowrap">{showDay(createdAt)}</span>
          </span>
          <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
            <span className="font-medium tabular-nums tablet:hidden">
              <Amount order={order} />
            </span>
            {stageName(order)}
            {waitsFor === null ? null : <Badge tone="retry">{t('orders.needsYou')}</Badge>}
          </span>
        </span>
        <span className="hidden text-end font-medium whitespace-nowrap tabular-nums tablet:block">
          <Amount order={order} />
        </span>
      </Link>
    </li>
  );
}

/** Of what is cancelled nothing is due any more: what counts is what came back. */
function Amount({ order: { stage, totalFen, isPaid, isLapsed, refundedFen } }: OrderRowProps) {
  const isOver = stage === 'cancelled' || isLapsed;
  if (isOver && !isPaid) return t('orders.nothingCharged');
  const fen = isOver ? refundedFen : totalFen;
  return (
    <>
      {isOver ? t('orders.refunded', { amount: formatFen(fen) }) : formatFen(fen)}{' '}
      <span className="font-normal tablet:block tablet:text-small">
        <Converted fen={fen} />
      </span>
    </>
  );
}
