// Everything that was given, bought, used and taken back, the newest first.

import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDate, formatFen } from '../../../../kit/web/i18n.ts';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { type HistoryEvent, historyQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { Section } from './section.tsx';

export function History() {
  const query = useInfiniteQuery(historyQuery);
  return (
    <Section title={t('history.title')}>
      <ListPart
        query={query}
        itemsOf={(page) => page.events}
        failed={t('history.failed')}
        empty={<p className="text-muted">{t('history.empty')}</p>}
      >
        {(events) => (
          <ol className="border-b border-line">
            {events.map((event) => (
              <Item key={event.id} event={event} />
            ))}
          </ol>
        )}
      </ListPart>
    </Section>
  );
}

function Item({ event }: { readonly event: HistoryEvent }) {
  const { createdAt, amountFen, paymentId, kind } = event;
  const period = periodOf(event);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-3">
      <span className="min-w-0">
        <span className="block">{titleOf(event)}</span>
        {period === undefined ? null : <span className="block text-small text-muted">{period}</span>}
        <span className="block text-caption text-muted">
          {formatDate(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
        </span>
      </span>
      {amountFen === null ? null : (
        <span className="flex items-baseline gap-4">
          <span className="tabular-nums">{formatFen(kind === 'taken_back' ? -amountFen : amountFen)}</span>
          {paymentId === null ? null : (
            <Link
              to={`/payments/${paymentId}`}
              className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            >
              {t('history.payment')}
            </Link>
          )}
        </span>
      )}
    </li>
  );
}

function titleOf({ kind, source, plan, months, days, packs }: HistoryEvent): string {
  if (kind === 'applied') return t('history.applied');
  if (kind === 'packs') return t('history.packs', { count: packs });
  if (kind === 'taken_back') {
    if (packs === 0 && (days ?? 0) === 0) return t('history.nothingBack');
    return plan === null && packs > 0
      ? t('history.packsBack', { count: packs })
      : t('history.daysBack', { count: days ?? 0 });
  }
  const length =
    months === null ? t('history.days', { count: days ?? 0 }) : t('history.months', { count: months });
  return t(`history.${source ?? 'purchase'}`, { length });
}

function periodOf({ kind, begin, end }: HistoryEvent): string | undefined {
  if (kind !== 'vip' || begin === null || end === null) return undefined;
  const show = (moment: string) => formatDate(new Date(moment), { dateStyle: 'medium' });
  // Of what was taken back on the day it began, nothing is left to name two days for.
  if (show(begin) === show(end)) return t('history.nothingLeft');
  return t('history.period', { begin: show(begin), end: show(end) });
}
