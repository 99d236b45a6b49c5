// My payments, the newest first: where a payment that was left is found again.

import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatFen } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { LoadMore } from '../../../../kit/web/ui/loading/load-more.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { helpPath } from '../../../help/domain/index.ts';
import { StateBadge } from '../components/state-badge.tsx';
import { myPaymentsQuery, type PaymentSummary } from '../queries.ts';
import { showMoment } from '../show.ts';
import { t } from '../texts.ts';

export function PaymentsPage() {
  const query = useInfiniteQuery(myPaymentsQuery);
  return (
    <Page help={helpPath('payments')} title={t('list.title')} lead={t('list.lead')}>
      <QueryPart query={query} failed={t('list.failed')}>
        {({ pages }) => <List payments={pages.flatMap((page) => page.payments)} />}
      </QueryPart>
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    </Page>
  );
}

function List({ payments }: { readonly payments: readonly PaymentSummary[] }) {
  if (payments.length === 0) {
    return (
      <EmptyState
        title={t('list.emptyTitle')}
        action={<ButtonLink to="/profile/membership">{t('list.toMembership')}</ButtonLink>}
      >
        {t('list.empty')}
      </EmptyState>
    );
  }
  return (
    <ul className="border-b border-line">
      {payments.map(({ id, title, number, state, amountFen, refundedFen, returnedFen, createdAt }) => (
        <li key={id} className="border-t border-line">
          <Link
            to={`/payments/${id}`}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3 transition-colors hover:text-active"
          >
            <span className="min-w-0">
              <span className="block font-medium">{title}</span>
              <span className="block text-small text-muted">
                {number} · {showMoment(createdAt)}
              </span>
              {refundedFen === 0 || state === 'refunded' ? null : (
                <span className="block text-small">
                  {t('list.refunded', {
                    amount: formatFen(refundedFen),
                    rest: formatFen(amountFen - refundedFen),
                  })}
                </span>
              )}
              {returnedFen === 0 ? null : (
                <span className="block text-small">
                  {t('list.returned', { amount: formatFen(returnedFen) })}
                </span>
              )}
            </span>
            <span className="flex w-full items-center justify-between gap-4 tablet:w-auto">
              <StateBadge state={state} />
              <span className="font-medium whitespace-nowrap tabular-nums">{formatFen(amountFen)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
