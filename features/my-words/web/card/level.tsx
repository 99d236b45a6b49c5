// The level of a word: the HSK band that teaches it, and about which CEFR level that is.

import { type Band, cefrOf, toBand } from '../../../../chinese/levels/index.ts';
import { useLoadedCore } from '../../../../kit/web/language-core/load.ts';
import { t } from '../texts.ts';

/** Bands 7 to 9 are one in the standard's list of words. */
const HIGHEST: Band = 7;

type LevelProps = { readonly word: string; readonly band: number | undefined };

export function Level({ word, band: listed }: LevelProps) {
  const core = useLoadedCore();
  const own = toBand(listed);
  const estimated = own === undefined ? core?.levelOf(word)?.band : undefined;
  const band = own ?? estimated;
  return (
    <p className="flex flex-wrap items-center gap-2 text-small">
      <span className="text-muted">{t('card.level')}</span>
      {own === undefined ? <span>{t('card.notInHsk')}</span> : null}
      {band === undefined ? null : (
        <span className="rounded-soft border border-line-strong px-2 py-0.5 font-medium">
          {own === undefined ? t('card.about', { level: nameOf(band) }) : nameOf(band)}
        </span>
      )}
    </p>
  );
}

/** `HSK 3 · B1`. */
function nameOf(band: Band): string {
  return `HSK ${band === HIGHEST ? '7–9' : band} · ${cefrOf(band)}`;
}
