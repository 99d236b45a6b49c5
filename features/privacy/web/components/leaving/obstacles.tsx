// What must find its end before an account can go, each with the way to it.

import { Link } from 'react-router';
import { ButtonLink } from '../../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import type { ObstacleKind } from '../../../domain/index.ts';
import { dayOf } from '../../moments.ts';
import type { DeletionStatus } from '../../queries.ts';
import { t } from '../../texts.ts';

const PAGES: Readonly<Record<Exclude<ObstacleKind, 'admin'>, string>> = {
  order: '/global-services/my-orders',
  return: '/global-services/my-orders',
  payment: '/payments',
  refund: '/payments',
  withdrawal: '/profile/earnings',
  balance: '/profile/earnings',
};

type ObstaclesProps = {
  readonly title: string;
  readonly lead: string;
  readonly obstacles: DeletionStatus['obstacles'];
};

/** Nothing where nothing is open. */
export function Obstacles({ title, lead, obstacles }: ObstaclesProps) {
  if (obstacles.length === 0) return null;
  return (
    <Notice tone="info" title={title}>
      <p>{lead}</p>
      <ul className="mt-3 grid gap-4">
        {obstacles.map(({ kind, count, orders }) => (
          <li key={kind} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <div className="min-w-0 grow basis-56">
              <p className="font-medium">{t(`obstacles.${kind}.title`, { count })}</p>
              <OpenOrders orders={orders} />
              <p className="text-small text-muted">{t(`obstacles.${kind}.way`)}</p>
            </div>
            {kind === 'admin' ? null : (
              <ButtonLink to={PAGES[kind]}>{t(`obstacles.${kind}.action`)}</ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type OpenOrder = DeletionStatus['obstacles'][number]['orders'][number];

/** Each by its number, with the days between which it is expected. */
function OpenOrders({ orders }: { readonly orders: readonly OpenOrder[] }) {
  if (orders.length === 0) return null;
  return (
    <ul className="my-1 text-small">
      {orders.map(({ id, number, expected }) => (
        <li key={id}>
          <Link
            to={`/global-services/order-details?id=${id}`}
            className="inline-flex min-h-11 items-center text-active underline underline-offset-4"
          >
            {expected === null
              ? t('openOrders.undated', { number })
              : t('openOrders.expected', {
                  number,
                  from: dayOf(expected.from),
                  until: dayOf(expected.until),
                })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
