// What the border will probably ask for at the door: beside the total and never in it, each line with its source.

import { formatDate, formatFen } from '../../../../../kit/web/i18n.ts';
import { Converted } from '../../../../settings/web/api.ts';
import type { PriceView } from '../../../domain/quote/shapes.ts';
import { t } from '../../texts.ts';

export type Border = PriceView['border'];

/** A day without a time is the same one everywhere. */
const day = (iso: string): string => formatDate(new Date(iso), { dateStyle: 'medium', timeZone: 'UTC' });

export function BorderEstimate({ border }: { readonly border: Border }) {
  const { isKnown, lines, papers, knownFen, hasUnknown } = border;
  return (
    <section
      aria-labelledby="at-your-door"
      className="rounded-soft border border-dashed border-line-strong p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="at-your-door" className="font-bold">
          {t('border.title')}
        </h3>
        <span className="text-end font-bold tabular-nums">
          {amountText({ isKnown, knownFen, hasUnknown })}
          {isKnown && knownFen > 0 ? (
            <span className="block font-normal">
              <Converted fen={knownFen} />
            </span>
          ) : null}
        </span>
      </div>
      <p className="mt-1 text-small text-muted">{t('border.lead')}</p>
      <ul className="mt-3 grid gap-3">
        {lines.map((line) => (
          <li key={line.rule}>
            <span className="flex items-baseline justify-between gap-4">
              {line.name}
              <span className="text-end tabular-nums">
                {line.fen === null ? (
                  t('border.unknown')
                ) : (
                  <>
                    <span className="whitespace-nowrap">≈ {formatFen(line.fen)}</span>
                    <span className="block whitespace-nowrap text-small">
                      <Converted fen={line.fen} />
                    </span>
                  </>
                )}
              </span>
            </span>
            <Origin {...line} />
          </li>
        ))}
      </ul>
      {lines.some(({ isUnchecked }) => isUnchecked) ? (
        <p className="mt-3 text-caption text-muted">{t('border.unchecked')}</p>
      ) : null}
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
    </section>
  );
}

/** Unknown is said, and is never nothing. */
function amountText({ isKnown, knownFen, hasUnknown }: Omit<Border, 'papers' | 'lines'>): string {
  if (!isKnown || (hasUnknown && knownFen === 0)) return t('border.unknown');
  if (knownFen === 0) return t('border.none');
  return t(hasUnknown ? 'border.atLeast' : 'border.about', { amount: formatFen(knownFen) });
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
