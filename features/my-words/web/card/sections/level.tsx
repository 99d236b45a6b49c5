// The level of a word: the HSK band that teaches it, and about which CEFR level that is.

import { toBand } from '../../../../../chinese/levels/index.ts';
import { useLoadedCore } from '../../../../../kit/web/language-core/load.ts';
import { t } from '../../texts.ts';
import { HskTag } from './hsk-tag.tsx';

type LevelProps = { readonly word: string; readonly band: number | undefined };

export function Level({ word, band: listed }: LevelProps) {
  const core = useLoadedCore();
  const own = toBand(listed);
  const estimated = own === undefined ? core?.levelOf(word)?.band : undefined;
  const band = own ?? estimated;
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-small">
      <span className="text-muted">{t('card.level')}</span>
      {own === undefined ? <span>{t('card.notInHsk')}</span> : null}
      {band === undefined ? null : <HskTag band={band} isEstimate={own === undefined} />}
    </div>
  );
}
