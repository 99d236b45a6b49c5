// The level of a word in the HSK, the official Chinese exam; a tap says what that is.

import { useId, useState } from 'react';
import { type Band, cefrOf, toBand } from '../../../../chinese/levels/index.ts';
import { t } from '../texts.ts';

/** Bands 7 to 9 are one in the standard's list of words. */
const HIGHEST: Band = 7;

type HskTagProps = {
  /** As the list names it. */
  readonly band: number;
  /** The word is in no list: the band is how hard its characters are. */
  readonly isEstimate?: boolean;
};

/** Stands in a row that wraps: what it says takes a line of its own. */
export function HskTag({ band: listed, isEstimate = false }: HskTagProps) {
  const [isOpen, setOpen] = useState(false);
  const meaningId = useId();
  const band = toBand(listed);
  if (band === undefined) return null;
  const name = hskName(band);
  return (
    <>
      <button
        type="button"
        title={t('hsk.ask')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? meaningId : undefined}
        onClick={() => setOpen(!isOpen)}
        className="group inline-flex min-h-11 items-center"
      >
        <span className="rounded-soft border border-line-strong px-2 py-0.5 text-small font-medium group-hover:border-ink">
          {isEstimate ? t('card.about', { level: name }) : name}
          <span aria-hidden="true" className="ms-1.5 text-muted">
            ?
          </span>
        </span>
      </button>
      {isOpen ? (
        <p id={meaningId} className="basis-full text-small text-muted">
          {t('hsk.what')}{' '}
          {t(isEstimate ? 'hsk.estimate' : 'hsk.band', { band: bandText(band), level: cefrOf(band) })}
        </p>
      ) : null}
    </>
  );
}

/** `HSK 3`, for where there is no room for more than its name. */
export const hskShort = (band: number): string => `HSK ${bandText(band)}`;

/** `HSK 3 · B1`. */
const hskName = (band: Band): string => `${hskShort(band)} · ${cefrOf(band)}`;

const bandText = (band: number): string => (band >= HIGHEST ? '7–9' : String(band));
