// Every commission, with what it is for and when it may be withdrawn.

import { useInfiniteQuery } from '@tanstack/react-query';
import { formatFen } from '../../../../kit/web/i18n.ts';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import { type Commission, commissionsQuery } from '../queries.ts';
import { Amount, showDay, showRate } from '../show.tsx';
import { t } from '../texts.ts';

export function Commissions() {
  const query = useInfiniteQuery(commissionsQuery);
  return (
    <Section title={t('commissions.title')}>
      <ListPart
        query={query}
        itemsOf={(page) => page.commissions}
        failed={t('commissions.failed')}
        empty={<p className="text-muted">{t('commissions.empty')}</p>}
      >
        {(commissions) => (
          <Table
            caption={t('commissions.caption')}
            rows={commissions}
            rowKey={({ id }) => id}
            columns={columns()}
          />
        )}
      </ListPart>
    </Section>
  );
}

function stateText({
  amountFen,
  reversedFen,
  verdict,
  isMatured,
  isBuyerVerified,
  availableAt,
}: Commission): string {
  if (verdict === 'rejected') return t('commissions.rejected');
  if (reversedFen === amountFen) return t('commissions.whole');
  if (isMatured) return t('commissions.matured');
  if (verdict === 'suspicious') return t('commissions.suspicious');
  if (!isBuyerVerified) return t('commissions.unverified');
  return t('commissions.until', { date: showDay(availableAt) });
}

const columns = (): readonly Column<Commission>[] => [
  { key: 'at', header: t('table.date'), cell: ({ createdAt }) => showDay(createdAt) },
  {
    key: 'guest',
    header: t('commissions.guest'),
    cell: ({ maskedName, code }) => (
      <>
        {maskedName ?? t('commissions.gone')}{' '}
        {code === null ? null : <span className="text-caption tracking-wider text-muted">{code}</span>}
      </>
    ),
  },
  {
    key: 'source',
    header: t('table.source'),
    cell: ({ source, baseFen, rate }) => (
      <>
        <span className="block">{t(`sources.${source}`)}</span>
        <span className="text-caption text-muted">
          {t('commissions.reckoned', { base: formatFen(baseFen), rate: showRate(rate) })}
        </span>
      </>
    ),
  },
  {
    key: 'amount',
    align: 'end',
    header: t('commissions.amount'),
    cell: ({ amountFen, reversedFen }) => (
      <>
        <span className="block">
          <Amount fen={amountFen} />
        </span>
        {reversedFen > 0 ? (
          <span className="text-caption text-muted">
            {t('commissions.reversed', { amount: formatFen(reversedFen) })}
          </span>
        ) : null}
      </>
    ),
  },
  { key: 'state', header: t('commissions.state'), cell: stateText },
];
