// What packing comes to before it is done: the weight of the parcel, and what goes back to the buyer of each order.

import { useQuery } from '@tanstack/react-query';
import { formatFen } from '../../../../../../kit/web/i18n.ts';
import { QueryPart } from '../../../../../../kit/web/ui/loading/query-part.tsx';
import { packingQuery, refusalText } from '../../../queries.ts';
import { showGrams } from '../../../show.ts';
import { t } from '../../../texts.ts';

export function PackPreview({ ids }: { readonly ids: readonly string[] }) {
  const query = useQuery(packingQuery(ids));
  return (
    <QueryPart query={query} failed={t('order.failed')} explain={refusalText} lines={2}>
      {({ grams, shippingFen, refundFen, borneFen, orders }) => {
        const refused = orders.flatMap((each) =>
          each.refused === null ? [] : [{ ...each, why: each.refused }],
        );
        return (
          <div className="mt-4 grid gap-3">
            {refused.map(({ id, number, why }) => (
              <p key={id} className="border-s-2 border-retry ps-4">
                {t(`desk.packing.refused.${why}`, { number })}
              </p>
            ))}
            <dl className="grid gap-1">
              <Line name={t('desk.packing.weight')} value={showGrams(grams)} />
              <Line name={t('desk.packing.shipping')} value={formatFen(shippingFen)} />
              {orders.length === 1
                ? null
                : orders.map((each) => (
                    <Line key={each.id} name={each.number} value={formatFen(each.refundFen)} />
                  ))}
              <Line
                name={t('desk.packing.back')}
                value={refundFen === 0 ? t('desk.packing.nothing') : formatFen(refundFen)}
                isMain
              />
              {borneFen === 0 ? null : <Line name={t('desk.packing.borne')} value={formatFen(borneFen)} />}
            </dl>
          </div>
        );
      }}
    </QueryPart>
  );
}

type LineProps = { readonly name: string; readonly value: string; readonly isMain?: boolean };

const Line = ({ name, value, isMain = false }: LineProps) => (
  <div className={`flex flex-wrap justify-between gap-x-6 ${isMain ? 'font-bold' : ''}`}>
    <dt>{name}</dt>
    <dd className="tabular-nums">{value}</dd>
  </div>
);
