// The other orders of the same buyer that are not over, and which of them could lie in one parcel with this one.

import { Link } from 'react-router';
import { Badge } from '../../../../../kit/web/ui/elements/badge.tsx';
import { MixedText } from '../../../../../kit/web/ui/text/mixed-text.tsx';
import type { DeskOrder } from '../../queries.ts';
import { t } from '../../texts.ts';

export function OtherOrders({ order: { others } }: { readonly order: DeskOrder }) {
  if (others.length === 0) return null;
  const ready = others.filter(({ isTogether }) => isTogether).length;
  return (
    <div className="mb-4">
      <p className="font-medium">
        {t('desk.others', { count: others.length })}
        {ready === 0 ? null : t('desk.othersReady', { count: ready })}
      </p>
      <ul>
        {others.map(({ id, number, product, stage, isTogether, isUnanswered }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-2">
            <Link
              to={`/admin/global-orders/${id}`}
              className="inline-flex min-h-11 items-center whitespace-nowrap underline"
            >
              {number}
            </Link>
            <span className="min-w-0 break-words">
              <MixedText text={product} /> · {t(`desk.stages.${stage}`)}
            </span>
            {isTogether ? <Badge tone="good">{t('desk.canGoAlong')}</Badge> : null}
            {isUnanswered ? <Badge tone="retry">{t('desk.tasks.messages')}</Badge> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
