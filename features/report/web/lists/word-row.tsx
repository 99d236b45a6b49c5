// One word of the report: how well it is known, of which level it is, and when it was met.

import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { isKnown } from '../../../study/domain/index.ts';
import { markedSyllables } from '../../../study/web/api.ts';
import type { Word } from '../queries.ts';
import { bandText, dayText } from '../show.ts';
import { t } from '../texts.ts';
import { Meaning } from './meaning.tsx';

export function WordRow({ word: { word, reading, meaning, state, band, metOn } }: { readonly word: Word }) {
  const met = metOn === null ? [] : [t('lists.met', { date: dayText(metOn, { dateStyle: 'medium' }) })];
  return (
    <li className="flex items-start justify-between gap-4 border-t border-line py-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-hanzi leading-tight">
            <ChineseWords text={word} pinyin="never" />
          </span>
          <span lang="zh-Latn" className="text-muted">
            {markedSyllables(word, reading)}
          </span>
        </p>
        <Meaning meaning={meaning} />
        <p className="text-caption text-muted">{[bandText(band), ...met].join(' · ')}</p>
      </div>
      <Badge tone={state !== 'probable' && isKnown(state) ? 'good' : state === 'learning' ? 'retry' : 'info'}>
        {t(`words.states.${state}`)}
      </Badge>
    </li>
  );
}
