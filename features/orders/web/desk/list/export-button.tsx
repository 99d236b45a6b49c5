// All orders of the list as it is filtered, as a table for a spreadsheet.

import { useMutation } from '@tanstack/react-query';
import { type CsvCell, toCsv } from '../../../../../kit/core/text/csv.ts';
import { download } from '../../../../../kit/web/files/download.ts';
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
      download({
        name: `global-orders-${localTime(new Date().toISOString()).slice(0, 10)}.csv`,
        csv: toCsv([COLUMNS.map(([header]) => header()), ...orders.map(rowOf)]),
      });
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
      as: 'table',
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

const rowOf = (order: DeskSummary) => COLUMNS.map(([, cell]) => cell(order));

/** Of this browser. */
const zone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `2026-11-23 16:05` in this browser's zone: a moment that a spreadsheet sorts and counts with. */
function localTime(iso: string): string {
  const at = new Date(iso);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

const yuan = (fen: number | null): CsvCell => (fen === null ? '' : fen / 100);

const timeOf = (iso: string | null): CsvCell => (iso === null ? '' : localTime(iso));

/** A line of the price, as it was charged. */
const lineOf =
  (kind: DeskSummary['lines'][number]['kind']) =>
  ({ lines }: DeskSummary): CsvCell =>
    yuan(lines.find((line) => line.kind === kind)?.fen ?? 0);

/** As a spreadsheet of purchases and parcels has them; amounts are in yuan. */
const COLUMNS: readonly (readonly [header: () => string, cell: (order: DeskSummary) => CsvCell])[] = [
  [() => t('desk.order'), ({ number }) => number],
  [() => t('desk.stage'), ({ stage }) => t(`desk.stages.${stage}`)],
  [() => t('desk.buyer'), ({ buyer }) => buyer.name],
  [() => t('desk.recipient'), ({ recipient }) => recipient],
  [() => t('desk.things'), ({ product }) => product],
  [() => t('desk.to'), ({ country }) => country],
  [() => t('desk.totalYuan'), ({ totalFen }) => yuan(totalFen)],
  [() => t('desk.claimedBy'), ({ claimedBy }) => claimedBy?.name ?? ''],
  [() => t('desk.placedIn', { zone: zone() }), ({ createdAt }) => localTime(createdAt)],
  [() => t('desk.paidIn', { zone: zone() }), ({ paidAt }) => timeOf(paidAt)],
  [() => t('desk.boughtIn', { zone: zone() }), ({ boughtAt }) => timeOf(boughtAt)],
  [() => t('desk.sentIn', { zone: zone() }), ({ sentAt }) => timeOf(sentAt)],
  [() => t('desk.quotedGoods'), lineOf('goods')],
  [() => t('desk.quotedFreight'), lineOf('domestic_freight')],
  [() => t('desk.serviceFee'), lineOf('service_fee')],
  [() => t('desk.tierFee'), lineOf('tier_fee')],
  [() => t('desk.quotedShipping'), lineOf('shipping')],
  [() => t('desk.tip'), lineOf('tip')],
  [() => t('desk.besides'), ({ besidesFen }) => yuan(besidesFen)],
  [() => t('desk.ageDays'), ({ ageDays }) => ageDays],
  [() => t('desk.shopOrder'), ({ shopOrders }) => shopOrders.filter(Boolean).join('; ')],
  [() => t('desk.courier'), ({ courierNumbers }) => courierNumbers.join('; ')],
  [() => t('desk.goods'), ({ costs }) => yuan(costs.goodsFen)],
  [() => t('desk.freight'), ({ costs }) => yuan(costs.freightFen)],
  [() => t('desk.grossGrams'), ({ realGrams }) => realGrams ?? ''],
  [() => t('desk.shippingYuan'), ({ costs }) => yuan(costs.shippingFen)],
  [() => t('desk.carrier'), ({ carrier }) => carrier],
  [() => t('desk.tracking'), ({ trackingNumber }) => trackingNumber],
  [() => t('desk.refunded'), ({ refundedFen }) => yuan(refundedFen)],
  [() => t('desk.profit'), ({ profitFen }) => yuan(profitFen)],
];
