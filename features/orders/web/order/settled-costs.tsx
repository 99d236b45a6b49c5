// What an order was quoted at, what it really costs, and the difference: from the moment both are known, at every later stage.

import { formatFen, formatNumber } from '../../../../kit/web/i18n.ts';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { kilograms, lineName } from '../../../global-services/web/api.ts';
import { Converted } from '../../../settings/web/api.ts';
import { settledRows } from '../../domain/money/settled-rows.ts';
import type { OrderView } from '../queries.ts';
import { t } from '../texts.ts';

/** Of what is weighed and not packed yet it is the outlook that is known. */
export const realLines = ({ settlement, outlook }: OrderView) => settlement?.lines ?? outlook?.lines;

type SettledCostsProps = {
  readonly order: OrderView;
  readonly lines: NonNullable<OrderView['settlement']>['lines'];
};

export function SettledCosts({ order, lines }: SettledCostsProps) {
  const { price } = order;
  const { rows, total } = settledRows(price.lines, lines);
  const nameOf = (kind: (typeof rows)[number]['kind']) =>
    kind === 'consolidation' ? t('settlement.consolidation') : lineName(kind, price.tier);
  return (
    <>
      <table className="w-full text-small">
        <caption className="sr-only">{t('settled.caption')}</caption>
        <thead className="text-muted">
          <tr className="border-b border-line-strong">
            <th scope="col" className="py-1.5 pe-2 text-start font-normal">
              {t('settled.line')}
            </th>
            {(['quoted', 'real', 'difference'] as const).map((column) => (
              <th key={column} scope="col" className="py-1.5 ps-2 text-end font-normal">
                {t(`settled.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, ...amounts }) => (
            <Line key={kind} name={nameOf(kind)} {...amounts} />
          ))}
        </tbody>
        <tfoot>
          <Line name={t('settled.total')} {...total} isTotal />
        </tfoot>
      </table>
      <p className="text-end text-small">
        <Converted fen={total.realFen} />
      </p>
      {order.realGrams === null ? null : (
        <p className="mt-2 text-small text-muted">
          {t('settled.weight', {
            estimated: kilograms(price.weight.grams),
            real: kilograms(order.realGrams),
          })}
        </p>
      )}
      {price.lines.some(({ kind, fen }) => kind === 'service_fee' && fen > 0) ? (
        <p className="mt-2 text-small text-muted">{t('settled.fee')}</p>
      ) : null}
      <p className="mt-3 border-s-2 border-good ps-4 font-medium">{outcomeText(order)}</p>
    </>
  );
}

type LineProps = {
  readonly name: string;
  /** Null: no price of its own, only what it changes. */
  readonly quotedFen: number | null;
  readonly realFen: number | null;
  readonly differenceFen: number;
  readonly isTotal?: boolean;
};

function Line({ name, quotedFen, realFen, differenceFen, isTotal = false }: LineProps) {
  const amount = (fen: number | null) => (fen === null ? '' : plainAmount(fen));
  return (
    <tr className={classNames('align-baseline', isTotal ? 'border-t border-line-strong font-bold' : '')}>
      <th
        scope="row"
        className={classNames('py-1.5 pe-2 text-start break-normal', isTotal ? '' : 'font-normal')}
      >
        {name}
      </th>
      <td className="py-1.5 ps-2 text-end whitespace-nowrap tabular-nums">{amount(quotedFen)}</td>
      <td className="py-1.5 ps-2 text-end whitespace-nowrap tabular-nums">{amount(realFen)}</td>
      <td
        className={classNames(
          'py-1.5 ps-2 text-end whitespace-nowrap tabular-nums',
          differenceFen < 0 ? 'text-good' : differenceFen > 0 ? 'text-retry' : 'text-muted',
        )}
      >
        {signed(differenceFen)}
      </td>
    </tr>
  );
}

/** The heading names the currency: three amounts stand beside one another on a phone. */
const plainAmount = (fen: number): string =>
  formatNumber(fen / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const signed = (fen: number): string => {
  if (fen === 0) return '–';
  return `${fen > 0 ? '+' : '−'}${plainAmount(Math.abs(fen))}`;
};

/** What follows from the difference, and how far that is. */
function outcomeText({ price, settlement, outlook, balance, ...order }: OrderView): string {
  const said = (key: Parameters<typeof t>[0], fen: number) => t(key, { amount: formatFen(fen) });
  if (settlement === null && outlook !== null) {
    if (outlook.balanceFen > 0) return said('settled.willAsk', outlook.balanceFen);
    if (outlook.refundFen > 0) return said('settled.willRefund', outlook.refundFen);
    if (outlook.borneFen > 0) return said('settled.borne', outlook.borneFen);
    return nothingText(settledRows(price.lines, outlook.lines));
  }
  if (balance?.state === 'open') return said('settled.asked', balance.amountFen);
  if ((settlement?.refundFen ?? 0) > 0) return said('settled.refunded', settlement?.refundFen ?? 0);
  if (balance?.state === 'paid') return said('settled.askedPaid', balance.amountFen);
  const settled = settledRows(price.lines, settlement?.lines ?? []);
  const borneFen = settled.total.realFen - order.paidFen;
  return borneFen > 0 ? said('settled.borne', borneFen) : nothingText(settled);
}

/** What was saved and does not go back now went back before. */
const nothingText = ({ total }: ReturnType<typeof settledRows>): string =>
  t(total.differenceFen < 0 ? 'settled.before' : 'settled.same');
