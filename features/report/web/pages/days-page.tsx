// The days behind the minutes.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import { ListPage } from '../lists/list-page.tsx';
import { type Day, daysQuery } from '../queries.ts';
import { dayText } from '../show.ts';
import { t } from '../texts.ts';
import { usePeriod } from '../use-period.ts';

export function DaysPage() {
  const [period] = usePeriod();
  const [address] = useSearchParams();
  const only = address.get('only') === 'study_days' ? ('study_days' as const) : undefined;
  const query = useInfiniteQuery(daysQuery({ period, only }));
  const parts = [t(`period.${period}`), ...(only ? [t('lists.studyDays')] : [])];
  return (
    <ListPage title={t('lists.days')} parts={parts} period={period}>
      <ListPart
        query={query}
        itemsOf={(page) => page.days}
        failed={t('lists.failed')}
        empty={<p className="text-muted">{t('lists.none')}</p>}
      >
        {(days) => (
          <Table caption={t('lists.days')} rows={days} rowKey={({ date }) => date} columns={columns()} />
        )}
      </ListPart>
    </ListPage>
  );
}

const columns = (): readonly Column<Day>[] => [
  { key: 'day', header: t('lists.day'), cell: ({ date }) => dayText(date, { dateStyle: 'full' }) },
  {
    key: 'minutes',
    header: t('lists.minutes'),
    align: 'end',
    cell: ({ minutes }) => t('lists.minutesOf', { count: minutes }),
  },
];
