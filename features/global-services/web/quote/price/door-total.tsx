// What a thing comes to in all once it is at the door: what is paid to us, what the border probably asks for and what a card is taxed, as an estimate.

import { formatFen } from '../../../../../kit/web/i18n.ts';
import { formatAmount, useCardTax } from '../../../../settings/web/api.ts';
import { doorTotal, type DoorTotal as Total } from '../../../domain/border/door-total.ts';
import type { PriceView } from '../../../domain/quote/shapes.ts';
import { t } from '../../texts.ts';
import type { OpenFreight } from '../basket/freight.ts';
import { isCloseCall, LimitNote } from './limit-note.tsx';

type DoorTotalProps = {
  readonly price: Pick<PriceView, 'totalFen' | 'shown' | 'border' | 'country'>;
  /** Freight in China that nobody knows: no part of the sum, and said beside it. */
  readonly openFreight: OpenFreight;
};

function useDoorTotal(price: DoorTotalProps['price']) {
  const cardTax = useCardTax(price.country);
  const total = doorTotal(price, cardTax?.of);
  const write = (amount: number) =>
    total.currency === 'CNY' ? formatFen(amount) : formatAmount(amount, total.currency);
  return { total, cardTax, write, sum: sumText(total, write) };
}

/** The same in one line, beside what is paid now; nothing where nothing more is expected. */
export function DoorSum(props: DoorTotalProps) {
  const sum = useDoorSum(props.price);
  return (
    <>
      {sum}
      {props.openFreight.length === 0 ? null : <span className="block">{t('door.freightOpen')}</span>}
    </>
  );
}

function useDoorSum(price: DoorTotalProps['price']): string | null {
  const { total, cardTax, sum } = useDoorTotal(price);
  if (total.kind === 'unknown') return t('door.shortUnknown', { sum });
  if (cardTax === undefined) return total.kind === 'none' ? null : t('door.short', { sum });
  return t(total.kind === 'none' ? 'door.shortTaxAlone' : 'door.shortTax', { sum, tax: cardTax.name });
}

export function DoorTotal({ price, openFreight }: DoorTotalProps) {
  const { total, cardTax, write, sum } = useDoorTotal(price);
  const { limit, lines, paying } = price.border;
  const ranged = lines
    .filter(({ fen, mostFen, levy }) => fen !== mostFen && levy !== 'handling')
    .map(({ name }) => name);
  return (
    <section aria-labelledby="door-total" className="rounded-soft bg-raised p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="door-total" className="font-bold">
          {t('door.title')}
        </h2>
        <span className="text-lead font-bold tabular-nums">{sum}</span>
      </div>
      <p className="mt-1 text-small">
        {partsText(total, write, isCloseCall({ limit, openFreight }))}
        {cardTax === undefined ? null : (
          <>
            {' '}
            {t('door.cardTax', {
              name: cardTax.name,
              percent: cardTax.percent,
              amount: write(total.cardTax),
            })}
          </>
        )}
      </p>
      {ranged.length === 0 ? null : (
        <p className="mt-1 text-small">{t('door.rangeWhy', { names: ranged.join('; ') })}</p>
      )}
      {total.kind === 'none'
        ? null
        : paying.map(({ rule, name }) => (
            <p key={rule} className="mt-1 text-small">
              {t('door.paying', { how: name })}
            </p>
          ))}
      {lines.some(({ isUnchecked }) => isUnchecked) ? (
        <p className="mt-1 text-small">{t('door.unchecked')}</p>
      ) : null}
      <LimitNote limit={limit} openFreight={openFreight} />
      {openFreight.length === 0 ? null : <p className="mt-1 text-small">{t('door.freightOpen')}</p>}
      <p className="mt-1 text-caption text-muted">{t('door.note', { paid: write(total.paid) })}</p>
    </section>
  );
}

type Write = (amount: number) => string;

/** What nobody knows is no reason to say no sum: it is at least this. */
function sumText({ kind, sum, mostSum }: Total, write: Write): string {
  if (kind === 'range') return t('border.range', { least: write(sum), most: write(mostSum) });
  const isLeast = kind === 'at_least' || kind === 'unknown';
  return t(isLeast ? 'border.atLeast' : 'border.about', { amount: write(sum) });
}

function partsText({ kind, paid, due, mostDue }: Total, write: Write, isClose: boolean): string {
  const values = { paid: write(paid), due: write(due) };
  if (kind === 'unknown') return t('door.open', values);
  if (kind === 'none') return t(isClose ? 'door.noneWithin' : 'door.none', values);
  return kind === 'range' ? t('door.sumRange', { ...values, most: write(mostDue) }) : t('door.sum', values);
}
