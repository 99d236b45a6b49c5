// What was missed: a word with its reading and, for who reads no Chinese, its meaning; or a point of grammar by its name.

import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import { Chinese } from '../../../../kit/web/ui/text/chinese.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { markedSyllables } from '../../../study/web/api.ts';
import type { Insight } from '../queries.ts';

type MissedNameProps = {
  readonly mistake: Pick<Insight['mistakes'][number], 'key' | 'reading' | 'title' | 'gloss'>;
};

export function MissedName({ mistake: { key, reading, title, gloss } }: MissedNameProps) {
  if (title !== null)
    return (
      <span className="min-w-0 font-medium wrap-anywhere">
        <MixedText text={title[locale]} />
      </span>
    );
  return (
    <span className="min-w-0 wrap-anywhere">
      <span className="font-medium">
        <Chinese text={key} />
      </span>{' '}
      <span lang="zh-Latn" className="text-small text-muted">
        {markedSyllables(key, reading)}
      </span>
      {gloss === null || locale === 'zh' ? null : (
        <span lang={LANGUAGE_TAGS[locale]} className="block text-small text-muted">
          {gloss[locale]}
        </span>
      )}
    </span>
  );
}
