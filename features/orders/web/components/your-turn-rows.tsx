// What is to be done of each order that waits, one tap away; how far those under way have come; and the way to all of them.

import { Link } from 'react-router';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { useNameAbroad } from '../../../global-services/web/api.ts';
import type { OrderSummary } from '../queries.ts';
import { stageName } from '../stage-name.ts';
import { t } from '../texts.ts';

type Orders = readonly OrderSummary[];

/** So many of those under way; the rest are a tap away. */
const SHOWN = 2;

export function YourTurnRows({ waiting, underWay }: { readonly waiting: Orders; readonly underWay: Orders }) {
  const others = underWay.length - SHOWN;
  // What is over needs no place of its own, and a way back all the same.
  if (waiting.length + underWay.length === 0) return <Ways />;
  return (
    <section
      aria-labelledby="your-orders"
      className="rounded-soft border border-line bg-surface px-4 pt-4 pb-1 tablet:px-8 tablet:pt-6 tablet:pb-3"
    >
      <h2 id="your-orders" className="font-serif text-lead font-bold">
        {t('yourTurn.orders')}
      </h2>
      {waiting.length === 0 ? null : (
        <div className="mt-3 mb-2">
          <Notice tone="retry" title={t('yourTurn.title')}>
            <ul>
              {waiting.map((order) => (
                <li key={order.id}>
                  <Waiting order={order} />
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      <ul>
        {underWay.slice(0, SHOWN).map((order) => (
          <li key={order.id} className="border-b border-line last:border-0">
            <UnderWay order={order} />
          </li>
        ))}
      </ul>
      <div className="border-t border-line">
        <Ways more={others} />
      </div>
    </section>
  );
}

/** To all of them, and to the next one. */
function Ways({ more = 0 }: { readonly more?: number }) {
  return (
    <p className="flex flex-wrap gap-x-6 text-small">
      <Link
        to="/global-services/my-orders"
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {more > 0 ? t('yourTurn.others', { count: more }) : t('yourTurn.all')}
      </Link>
      <Link to="/global-services" className="inline-flex min-h-11 items-center underline underline-offset-4">
        {t('yourTurn.another')}
      </Link>
    </p>
  );
}

type OrderProps = { readonly order: OrderSummary };

const pathOf = ({ id }: OrderSummary): string => `/global-services/order-details?id=${id}`;

function Waiting({ order }: OrderProps) {
  const { number, product, kind } = order;
  const name = useNameAbroad(product, kind);
  return (
    <Link to={pathOf(order)} className="inline-flex min-h-11 items-center underline">
      {t('yourTurn.text', { name, number, stage: stageName(order) })}
    </Link>
  );
}

function UnderWay({ order }: OrderProps) {
  const name = useNameAbroad(order.product, order.kind);
  return (
    <Link
      to={pathOf(order)}
      className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2 transition-colors hover:text-active"
    >
      <span className="min-w-0 max-w-full truncate underline underline-offset-4">{name}</span>
      <span className="shrink-0 text-small font-medium">{stageName(order)}</span>
    </Link>
  );
}
