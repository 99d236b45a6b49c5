// What is to be done of each order that waits, one tap away; and in one line, how far the newest of those under way has come.

import { Link } from 'react-router';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { useNameAbroad } from '../../../global-services/web/api.ts';
import type { OrderSummary } from '../queries.ts';
import { stageName } from '../stage-name.ts';
import { t } from '../texts.ts';

type Orders = readonly OrderSummary[];

export function YourTurnRows({ waiting, underWay }: { readonly waiting: Orders; readonly underWay: Orders }) {
  const [newest, ...others] = underWay;
  return (
    <>
      {waiting.length === 0 ? null : (
        <Notice tone="retry" title={t('yourTurn.title')}>
          <ul>
            {waiting.map((order) => (
              <li key={order.id}>
                <Waiting order={order} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {newest ? <UnderWay order={newest} others={others.length} /> : null}
    </>
  );
}

type OrderProps = { readonly order: OrderSummary };

const pathOf = ({ id }: OrderSummary): string => `/global-services/order-details?id=${id}`;

function Waiting({ order }: OrderProps) {
  const { number, product } = order;
  const name = useNameAbroad(product);
  return (
    <Link to={pathOf(order)} className="inline-flex min-h-11 items-center underline">
      {t('yourTurn.text', { name, number, stage: stageName(order) })}
    </Link>
  );
}

function UnderWay({ order, others }: OrderProps & { readonly others: number }) {
  const name = useNameAbroad(order.product);
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small">
      <Link
        to={pathOf(order)}
        className="inline-flex min-h-11 min-w-0 max-w-full items-center gap-1 underline underline-offset-4"
      >
        <span className="truncate">{t('yourTurn.underWay', { name })}</span>
        <span className="shrink-0 font-medium">{stageName(order)}</span>
      </Link>
      {others === 0 ? null : (
        <Link
          to="/global-services/my-orders"
          className="inline-flex min-h-11 items-center text-muted underline underline-offset-4"
        >
          {t('yourTurn.others', { count: others })}
        </Link>
      )}
    </p>
  );
}
