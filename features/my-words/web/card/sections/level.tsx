// The level of a word: the HSK band that teaches it, and about which CEFR level that is.

import { toBand } from '../../../../../chinese/levels/index.ts';
import { useLoadedCore } from '../../../../../kit/web/language-core/load.ts';
import { t } from '../../texts.ts';
import { HskTag } from '../../words/hsk-tag.tsx';

type LevelProps = {
  readonly word: string;
  readonly band: number | undefined;
  /** The reading shown is a name: the list means another one, and no level is a name’s. */
  readonly isName: boolean;
};

export function Level({ word, band: listed, isName }: LevelProps) {
  const core = useLoadedCore();
  const own = isName ? undefined : toBand(listed);
  const estimated = own === undefined && !isName ? core?.levelOf(word)?.band : undefined;
  const band = own ?? estimated;
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-small">
      <span className="text-muted">{t('card.level')}</span>
      {own === undefined ? <span>{t('card.notInHsk')}</span> : null}
      {band === undefined ? null : <HskTag band={band} isEstimate={own === undefined} />}
    </div>
  );
}
