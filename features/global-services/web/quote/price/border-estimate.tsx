// What the border will probably ask for at the door: beside the total and never in it, each line with its source.

import { formatDate, formatFen } from '../../../../../kit/web/i18n.ts';
import { Converted } from '../../../../settings/web/api.ts';
import type { PriceView } from '../../../domain/quote/shapes.ts';
import { t } from '../../texts.ts';
import type { OpenFreight } from '../basket/freight.ts';
import { LimitNote } from './limit-note.tsx';

export type Border = PriceView['border'];

/** A day without a time is the same one everywhere. */
const day = (iso: string): string => formatDate(new Date(iso), { dateStyle: 'medium', timeZone: 'UTC' });

type BorderEstimateProps = {
  readonly border: Border;
  /** Where no sum at the door stands beside it, which says how near the limit is. */
  readonly openFreight?: OpenFreight;
};

export function BorderEstimate({ border, openFreight }: BorderEstimateProps) {
  const { isKnown, lines, papers, knownFen, mostFen } = border;
  return (
    <section
      aria-labelledby="at-your-door"
      className="rounded-soft border border-dashed border-line-strong p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="at-your-door" className="font-bold">
          {t('border.title')}
        </h3>
        <span className="ms-auto text-end font-bold tabular-nums">
          {amountText(border)}
          {isKnown && mostFen > 0 ? (
            <span className="block font-normal">
              <Converted fen={knownFen} mostFen={mostFen} />
            </span>
          ) : null}
        </span>
      </div>
      <p className="mt-1 text-small text-muted">{t('border.lead')}</p>
      {lines.some(({ isUnchecked }) => isUnchecked) ? (
        <p className="mt-1 text-small">{t('border.unchecked')}</p>
      ) : null}
      {openFreight === undefined ? null : <LimitNote limit={border.limit} openFreight={openFreight} />}
      <ul className="mt-3 grid gap-3">
        {lines.map((line) => (
          <li key={line.rule}>
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="grow basis-44">{line.name}</span>
              <span className="ms-auto shrink-0 text-end whitespace-nowrap tabular-nums">
                <LineAmount {...line} />
              </span>
            </span>
            <Origin {...line} />
          </li>
        ))}
      </ul>
      {papers.length === 0 ? null : (
        <>
          <p className="mt-4 font-medium">{t('border.papers')}</p>
          <ul className="list-disc ps-5">
            {papers.map(({ rule, name }) => (
              <li key={rule}>{name}</li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-4 text-small">{t('border.returned')}</p>
    </section>
  );
}

/** Unknown is said, and is never nothing. */
function amountText({ isKnown, knownFen, mostFen, hasUnknown, limit }: Border): string {
  if (!isKnown || (hasUnknown && mostFen === 0)) return t('border.unknown');
  if (mostFen === 0) return t(limit === null ? 'border.none' : 'border.noneWithin');
  if (hasUnknown) return t('border.atLeast', { amount: formatFen(knownFen) });
  return mostFen > knownFen
    ? t('border.range', { least: formatFen(knownFen), most: formatFen(mostFen) })
    : t('border.about', { amount: formatFen(knownFen) });
}

function LineAmount({ fen, mostFen }: Pick<Border['lines'][number], 'fen' | 'mostFen'>) {
  if (fen === null || mostFen === null) return t('border.unknown');
  return (
    <>
      <span>
        ≈{' '}
        {mostFen > fen
          ? t('border.lineRange', { least: formatFen(fen), most: formatFen(mostFen) })
          : formatFen(fen)}
      </span>
      <span className="block text-small">
        <Converted fen={fen} mostFen={mostFen} />
      </span>
    </>
  );
}

type OriginProps = Pick<
  Border['lines'][number],
  'source' | 'validFrom' | 'checkedOn' | 'isOld' | 'isUnchecked'
>;

function Origin({ source, validFrom, checkedOn, isOld, isUnchecked }: OriginProps) {
  return (
    <span className="block text-caption text-muted">
      {isUnchecked
        ? t('border.sourceUnchecked', { source, from: day(validFrom) })
        : t('border.source', { source, from: day(validFrom), checked: day(checkedOn) })}
      {isOld && !isUnchecked ? <Doubt>{t('border.old')}</Doubt> : null}
    </span>
  );
}

const Doubt = ({ children }: { readonly children: string }) => (
  <span className="block text-retry">{children}</span>
);
