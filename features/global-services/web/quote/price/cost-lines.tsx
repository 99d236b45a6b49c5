// Every line of a price with its share as a bar, and the sum of the lines: what is shown is what is charged.

import type { ReactNode } from 'react';
import { formatFen } from '../../../../../kit/web/i18n.ts';
import { classNames } from '../../../../../kit/web/ui/elements/class-names.ts';
import { formatAmount } from '../../../../settings/web/api.ts';
import { shownLines } from '../../../domain/price/shown-lines.ts';
import type { PriceView } from '../../../domain/quote/shapes.ts';
import type { LineKind, Tier } from '../../../domain/quote/terms.ts';
import { t } from '../../texts.ts';
import type { OpenFreight } from '../basket/freight.ts';

export type CostLine = { readonly kind: LineKind; readonly fen: number };

type CostLinesProps = {
  readonly lines: readonly CostLine[];
  readonly totalFen: number;
  readonly tier: Tier;
  /** Of what nobody has said what the freight in China costs: each is told, and the total is none yet. */
  readonly openFreight?: OpenFreight;
  /** Each line in another currency, too. */
  readonly shown?: PriceView['shown'];
  /** Beside the total: the same in another currency. */
  readonly children?: ReactNode;
};

/** Each stands beside its name too, so that colour is never the only sign. */
const COLOURS: Readonly<Record<LineKind, string>> = {
  goods: 'bg-active',
  service_fee: 'bg-tone-1',
  tier_fee: 'bg-tone-4',
  domestic_freight: 'bg-tone-2',
  shipping: 'bg-seal-mark',
  tip: 'bg-inactive',
};

export const lineName = (kind: LineKind, tier: Tier): string =>
  kind === 'tier_fee' ? t('lines.tier_fee', { tier: t(`tiers.${tier}`) }) : t(`lines.${kind}`);

export function CostLines({ lines, totalFen, tier, openFreight = [], shown, children }: CostLinesProps) {
  const above = lines.filter(({ fen }) => fen > 0);
  const amounts = shownLines(above, shown);
  // Of older orders nobody kept whose freight it is that was said.
  const isSaid = openFreight === 'all' && above.some(({ kind }) => kind === 'domestic_freight');
  const open = isSaid ? [] : openFreight;
  return (
    <div>
      <CostBar lines={above} totalFen={totalFen} />
      <dl className="mt-3">
        {above.map(({ kind, fen }, at) => (
          <div key={kind} className="flex items-baseline justify-between gap-4 py-1.5">
            <dt className="flex items-center gap-3">
              <span
                aria-hidden="true"
                className={classNames('size-3 shrink-0 rounded-full', COLOURS[kind])}
              />
              {lineName(kind, tier)}
            </dt>
            <dd className="text-end whitespace-nowrap tabular-nums">
              {formatFen(fen)}
              {shown && amounts ? (
                <span className="block text-small text-muted">
                  ≈ {formatAmount(amounts[at] ?? 0, shown.currency)}
                </span>
              ) : null}
            </dd>
          </div>
        ))}
        {(open === 'all' ? [null] : open).map((name, at) => (
          // Two things may have one name.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className="py-1.5 text-small text-muted">
            <dt className="inline">
              {name === null ? t('lines.domestic_freight') : t('lines.freightOf', { name })}
              {': '}
            </dt>
            <dd className="inline">{t('lines.freightUnknown')}</dd>
          </div>
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line-strong pt-3">
          <dt className="font-bold">{t(totalKey(open))}</dt>
          <dd className="text-end font-serif text-title font-bold whitespace-nowrap tabular-nums">
            {formatFen(totalFen)}
          </dd>
        </div>
      </dl>
      {children === undefined ? null : <div className="text-end">{children}</div>}
    </div>
  );
}

/** A sum in which something is counted as 0 is not called the total. */
export const totalKey = (openFreight: OpenFreight) =>
  openFreight.length === 0 ? 'lines.total' : 'lines.totalSoFar';

/** The same numbers stand below it as lines, which is what is read out. */
function CostBar({ lines, totalFen }: Pick<CostLinesProps, 'lines' | 'totalFen'>) {
  return (
    <figure>
      <div aria-hidden="true" className="flex h-4 gap-px overflow-hidden rounded-soft bg-raised">
        {lines.map(({ kind, fen }) => (
          <span
            key={kind}
            className={classNames('min-w-0.5', COLOURS[kind])}
            style={{ flexGrow: totalFen === 0 ? 1 : fen / totalFen, flexBasis: 0 }}
          />
        ))}
      </div>
      <figcaption className="mt-1 text-caption text-muted">{t('lines.barCaption')}</figcaption>
    </figure>
  );
}
