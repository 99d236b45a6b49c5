// All orders of the list as it is filtered, as a table for a spreadsheet.

import { useMutation } from '@tanstack/react-query';
import { type CsvCell, toCsv } from '../../../../../kit/core/csv.ts';
import { download } from '../../../../../kit/web/download.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { type DeskFilter, type DeskSummary, ordersApi, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';

/** More than anybody reads; a bound, so that a tap cannot ask for ever. */
const MOST_PAGES = 200;

export function ExportButton({ filter }: { readonly filter: DeskFilter }) {
  const exporting = useMutation({
    mutationFn: async () => {
      const orders = await readAll(filter);
      download({ name: 'global-orders.csv', csv: toCsv([header(), ...orders.map(rowOf)]) });
    },
    onError: (error) => notify('wrong', refusalText(error)),
  });
  return (
    <Button busy={exporting.isPending} onClick={() => exporting.mutate()}>
      {t('desk.export')}
    </Button>
  );
}

async function readAll({ search, queue }: DeskFilter): Promise<readonly DeskSummary[]> {
  const all: DeskSummary[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer: Awaited<ReturnType<typeof ordersApi.listAll>> = await ordersApi.listAll({
      ...(cursor === null ? {} : { cursor }),
      ...(search === '' ? {} : { q: search }),
      ...(queue === undefined ? {} : { queue }),
    });
    all.push(...answer.orders);
    cursor = answer.nextCursor;
    if (cursor === null) break;
  }
  return all;
}

const header = (): readonly CsvCell[] => [
  t('desk.order'),
  t('desk.stage'),
  t('desk.buyer'),
  t('desk.things'),
  t('desk.to'),
  t('desk.total'),
  t('desk.claimedBy'),
  t('desk.placed'),
  t('desk.ageDays'),
];

const rowOf = (order: DeskSummary): readonly CsvCell[] => [
  order.number,
  t(`stages.${order.stage}`),
  order.buyer.name,
  order.product,
  order.country,
  order.totalFen / 100,
  order.claimedBy?.name ?? '',
  order.createdAt,
  order.ageDays,
];
