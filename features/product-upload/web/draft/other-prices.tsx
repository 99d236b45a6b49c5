// Amounts of the picture that were not taken for the price, each with what it seems to be; a tap takes it.

import { formatFen } from '../../../../kit/web/i18n.ts';
import type { Draft } from '../queries.ts';
import { t } from '../texts.ts';

type OtherPricesProps = {
  readonly prices: Draft['otherPrices'];
  readonly onTake: (fen: number) => void;
};

export function OtherPrices({ prices, onTake }: OtherPricesProps) {
  if (prices.length === 0) return null;
  return (
    <div className="mt-2 grid gap-2">
      <p className="text-caption text-muted">{t('prices.title')}</p>
      <ul className="flex flex-wrap gap-2">
        {prices.map(({ fen, role }) => (
          <li key={fen}>
            <button
              type="button"
              aria-label={`${t('prices.take', { price: formatFen(fen) })}, ${t(`prices.${role}`)}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-soft border border-line-strong px-3 text-small transition-colors hover:border-ink"
              onClick={() => onTake(fen)}
            >
              <span className="font-medium tabular-nums">{formatFen(fen)}</span>
              <span className="text-muted">{t(`prices.${role}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
